"""Bakerstreet: its verbs."""

from __future__ import annotations

from discord import app_commands

from bot.ui.client import Interaction
from bot.ui.commands import GameCog
from games.bakerstreet.actions import ACTIONS, Choose, Doubt, Estimate, Play, Take


class Bakerstreet(GameCog, group_name="baker", group_description="Play Bakerstreet at the table of this channel."):
    """The verbs of Bakerstreet."""

    kinds = ACTIONS

    @app_commands.command(name="play")
    async def lay(self, interaction: Interaction, card: str, pile: int) -> None:
        """Play a card from your hand in front of a pile of clues; you draw another at once.

        Args:
            interaction: Discord's.
            card: A card from your hand: its value and its symbol.
            pile: The pile of clues, 1 to 5.
        """
        await self.play(interaction, Play, card=card, pile=pile)

    @app_commands.command()
    async def estimate(self, interaction: Interaction, number: int) -> None:
        """Estimate what the six cards in both hands are worth together.

        Args:
            interaction: Discord's.
            number: A number above the last estimate, 30 at most.
        """
        await self.play(interaction, Estimate, number=number)

    @app_commands.command()
    async def doubt(self, interaction: Interaction) -> None:
        """Doubt the last estimate, instead of playing a card."""
        await self.play(interaction, Doubt)

    @app_commands.command()
    async def choose(self, interaction: Interaction, pile: int) -> None:
        """Choose the pile to count: you have won the doubt.

        Args:
            interaction: Discord's.
            pile: The pile of clues, 1 to 5.
        """
        await self.play(interaction, Choose, pile=pile)

    @app_commands.command()
    async def take(self, interaction: Interaction, letter: str) -> None:
        """Take a clue from the pile that you have won.

        Args:
            interaction: Discord's.
            letter: The letter that you keep.
        """
        await self.play(interaction, Take, letter=letter)
