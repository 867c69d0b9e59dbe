"""`/stats`: statistics of finished games, by person, game or server."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.messages.controls import Chapter, StatsPage
from bot.record.ui.stats import StatsHandler
from bot.ui.client import Interaction
from bot.ui.components import Router
from games import GAMES

PLAYED = [app_commands.Choice(name=game.info.key, value=game.info.key) for game in GAMES]


class StatsCog(commands.Cog):
    """The one command of the record."""

    def __init__(self, router: Router, on: StatsHandler) -> None:
        super().__init__()
        self.router = router
        self.on = on

    @app_commands.command()
    @app_commands.choices(game=PLAYED)
    async def stats(
        self,
        interaction: Interaction,
        person: discord.User | None = None,
        game: app_commands.Choice[str] | None = None,
        server: bool = False,
    ) -> None:
        """See your finished games, somebody else’s, or those of the server; the answer is for you alone.

        Args:
            interaction: Discord's.
            person: Whose games; yours without it.
            game: One game alone; with a person, their games of it.
            server: Yes for what the whole server plays.
        """
        key = game.value if game is not None else ""
        if person is not None:
            page = StatsPage(Chapter.PERSON, key, person.id)
        elif key:
            page = StatsPage(Chapter.GAME, key)
        else:
            page = StatsPage(Chapter.SERVER if server else Chapter.PERSON)
        await self.router.visit(interaction, lambda visit: self.on.show(visit, page))
