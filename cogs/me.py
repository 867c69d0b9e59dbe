"""`/me`: what belongs to one person, at whatever tables they sit."""

from __future__ import annotations

from discord import app_commands

from bot.ui.client import Interaction
from bot.ui.commands import TableGroup, fitting

SECRETS = [
    app_commands.Choice(name="direct message", value="mail"),
    app_commands.Choice(name="desk only", value="desk"),
]


class MeCog(TableGroup, group_name="me", group_description="Your own settings, for all tables."):
    """The commands of a person."""

    @app_commands.command()
    @app_commands.choices(secrets=SECRETS)
    async def settings(self, interaction: Interaction, secrets: app_commands.Choice[str] | None = None) -> None:
        """See or change your settings.

        Args:
            interaction: Discord's.
            secrets: Where your secrets reach you.
        """
        wants_mail = None if secrets is None else secrets.value == "mail"
        await self.visit(interaction, lambda visit: self.on.me.settings(visit, wants_mail=wants_mail))

    @app_commands.command()
    async def hours(
        self, interaction: Interaction, zone: str | None = None, start: str | None = None, end: str | None = None
    ) -> None:
        """Set your quiet hours: no turn of yours runs out in them.

        Args:
            interaction: Discord's.
            zone: A large city in your time zone.
            start: When they begin, such as 22:30.
            end: When they end, such as 8:00.
        """
        await self.visit(interaction, lambda visit: self.on.timing.hours(visit, zone, start, end))

    @hours.autocomplete("zone")
    async def zones(self, _: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Offer the time zones of the world by their cities."""
        return [app_commands.Choice(name=label, value=value) for label, value in fitting(current, self.on.timing.zones)]

    @hours.autocomplete("start")
    @hours.autocomplete("end")
    async def times(self, _: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Offer the hours of a day."""
        return [app_commands.Choice(name=label, value=value) for label, value in fitting(current, self.on.timing.times)]
