"""`/play`: every way into a game on one private screen."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.ui.client import Interaction
from bot.ui.components import Router
from bot.ui.table_handlers import TableHandlers


class PlayCog(commands.Cog):
    """The command that a newcomer needs."""

    def __init__(self, router: Router, on: TableHandlers) -> None:
        super().__init__()
        self.router = router
        self.on = on

    @app_commands.command()
    async def play(self, interaction: Interaction) -> None:
        """Play: alone against rivals, with others here, or at a table with a free seat."""
        await self.router.visit(interaction, self.on.door.show)
