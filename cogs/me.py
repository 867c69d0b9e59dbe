"""`/me`: what one person sets for all their tables, on every server. Each command is one call of a handler."""

from __future__ import annotations

from discord import app_commands

from bot.ui.client import Interaction
from bot.ui.commands import TableGroup, fitting


class MeCog(TableGroup, group_name="me", group_description="Set what holds for you at all your tables."):
    """The commands about oneself."""

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
        return [app_commands.Choice(name=each, value=each) for each, _ in fitting(current, self.on.timing.times)]
