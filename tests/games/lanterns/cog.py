"""Lanterns: its verbs."""

from __future__ import annotations

from discord import app_commands

from bot.ui.client import Interaction
from bot.ui.commands import GameCog
from tests.games.lanterns.model import Guess, Hide, Signal


class Lanterns(GameCog, group_name="lanterns", group_description="Play Lanterns at the table of this channel."):
    """The verbs of Lanterns."""

    kinds = (Hide, Signal, Guess)

    @app_commands.command()
    async def hide(self, interaction: Interaction, spot: str) -> None:
        """Hide your lantern.

        Args:
            interaction: Discord's.
            spot: Where it is hidden.
        """
        await self.play(interaction, Hide, spot=spot)

    @app_commands.command()
    async def signal(
        self,
        interaction: Interaction,
        player: str,
        flashes: int,
        loud: bool,
        player2: str | None = None,
    ) -> None:
        """Flash at one or several players.

        Args:
            interaction: Discord's.
            player: A player to flash at.
            flashes: How often.
            loud: Whether it is heard.
            player2: Another player.
        """
        await self.play(interaction, Signal, players=(player, player2), flashes=flashes, loud=loud)

    @app_commands.command()
    async def guess(self, interaction: Interaction, player: str, colour: str, spot: str | None = None) -> None:
        """Guess which lantern somebody has, and where.

        Args:
            interaction: Discord's.
            player: Whose lantern.
            colour: Its colour.
            spot: Where it is hidden; the colour is enough.
        """
        await self.play(interaction, Guess, player=player, colour=colour, spot=spot)
