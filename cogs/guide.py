"""`/help` and `/learn`: commands of no table."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.messages.guide import DEDUCTION
from bot.ui.client import Interaction
from bot.ui.components import Router
from bot.ui.guide import GuideHandler
from games import GAMES

LESSONS = [app_commands.Choice(name=game.info.key, value=game.info.key) for game in GAMES]
LESSONS.append(app_commands.Choice(name=DEDUCTION, value=DEDUCTION))


class GuideCog(commands.Cog):
    """Commands for newcomers."""

    def __init__(self, router: Router, on: GuideHandler) -> None:
        super().__init__()
        self.router = router
        self.on = on

    @app_commands.command()
    async def help(self, interaction: Interaction) -> None:
        """See what Alibi is, how to begin, and how secrets reach you."""
        await self.router.visit(interaction, self.on.help)

    @app_commands.command()
    @app_commands.choices(game=LESSONS)
    async def learn(self, interaction: Interaction, game: app_commands.Choice[str] | None = None) -> None:
        """Learn a game in five minutes, privately, without a table.

        Args:
            interaction: Discord's.
            game: The game to learn; leave it out to choose.
        """
        key = game.value if game is not None else None
        await self.router.visit(interaction, lambda visit: self.on.learn(visit, key))
