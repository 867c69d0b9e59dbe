"""Cluedo: its verbs."""

from __future__ import annotations

from discord import app_commands

from bot.ui.client import Interaction
from bot.ui.commands import GameCog
from games.cluedo.actions import (
    ACTIONS,
    Accuse,
    ChoosePawn,
    Denounce,
    End,
    Move,
    Roll,
    Show,
    Stay,
    Suggest,
    TakePassage,
)


class Cluedo(GameCog, group_name="cluedo", group_description="Play Cluedo at the table of this channel."):
    """The verbs of Cluedo."""

    kinds = ACTIONS

    @app_commands.command()
    async def pawn(self, interaction: Interaction, suspect: str) -> None:
        """Choose your pawn, before the cards are dealt.

        Args:
            interaction: Discord's.
            suspect: The pawn you play.
        """
        await self.play(interaction, ChoosePawn, suspect=suspect)

    @app_commands.command()
    async def roll(self, interaction: Interaction) -> None:
        """Roll both dice."""
        await self.play(interaction, Roll)

    @app_commands.command()
    async def move(self, interaction: Interaction, to: str) -> None:
        """Move your pawn as far as your throw leads.

        Args:
            interaction: Discord's.
            to: A room, or a square such as r7c4 (row 7, column 4).
        """
        await self.play(interaction, Move, to=to)

    @app_commands.command()
    async def passage(self, interaction: Interaction) -> None:
        """Take the secret passage instead of rolling."""
        await self.play(interaction, TakePassage)

    @app_commands.command()
    async def stay(self, interaction: Interaction) -> None:
        """Stay where your pawn is."""
        await self.play(interaction, Stay)

    @app_commands.command()
    async def suggest(self, interaction: Interaction, suspect: str, weapon: str) -> None:
        """Make a suggestion about the room that your pawn is in.

        Args:
            interaction: Discord's.
            suspect: Who did it; the pawn comes into the room.
            weapon: With what; it comes into the room.
        """
        await self.play(interaction, Suggest, suspect=suspect, weapon=weapon)

    @app_commands.command()
    async def show(self, interaction: Interaction, card: str) -> None:
        """Answer a suggestion with one of your cards; only its author sees it.

        Args:
            interaction: Discord's.
            card: One of the three cards named.
        """
        await self.play(interaction, Show, card=card)

    @app_commands.command()
    async def accuse(self, interaction: Interaction, suspect: str, weapon: str, room: str) -> None:
        """Say what is in the envelope; you can do it once in the game.

        Args:
            interaction: Discord's.
            suspect: The murderer.
            weapon: The weapon.
            room: The scene of the crime.
        """
        await self.play(interaction, Accuse, suspect=suspect, weapon=weapon, room=room)

    @app_commands.command()
    async def denounce(self, interaction: Interaction, player: str, suggestion: int) -> None:
        """Denounce a witness who hid a card; you can do it once in the game.

        Args:
            interaction: Discord's.
            player: The witness who lied.
            suggestion: The number of the suggestion.
        """
        await self.play(interaction, Denounce, player=player, suggestion=suggestion)

    @app_commands.command()
    async def end(self, interaction: Interaction) -> None:
        """End your turn."""
        await self.play(interaction, End)
