"""`/me`: what belongs to one person, at whatever tables they sit."""

from __future__ import annotations

from discord import app_commands

from bot.ui.client import Interaction
from bot.ui.commands import TableGroup

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
