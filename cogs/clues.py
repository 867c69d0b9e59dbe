"""13 Indices: its verbs."""

from __future__ import annotations

from discord import app_commands

from bot.ui.client import Interaction
from bot.ui.commands import GameCog
from games.clues.actions import ACTIONS, Accuse, Ask, Choose, Consult, Take


class Clues(GameCog, group_name="clues", group_description="Play 13 Clues at the table of this channel."):
    """The verbs of 13 Indices."""

    kinds = ACTIONS

    @app_commands.command()
    async def place(self, interaction: Interaction, person: str, place: str, weapon: str) -> None:
        """Choose three of your cards for your left neighbour's screen.

        Args:
            interaction: Discord's.
            person: A person from your hand.
            place: A place from your hand.
            weapon: A weapon from your hand.
        """
        await self.play(interaction, Choose, person=person, place=place, weapon=weapon)

    @app_commands.command()
    async def ask(
        self,
        interaction: Interaction,
        witness: str,
        about: str,
        inner: str | None = None,
        secret: bool = False,
    ) -> None:
        """Question a witness: how many cards of a colour or category do they see?

        Args:
            interaction: Discord's.
            witness: The player to question.
            about: A colour in play, or one of the six categories.
            inner: Two players only: which card behind their screen counts, left or right.
            secret: Spend your Top secret tile: only you get the answer.
        """
        await self.play(interaction, Ask, witness=witness, about=about, inner=inner, secret=secret)

    @app_commands.command()
    async def informant(self, interaction: Interaction, letter: str) -> None:
        """Look secretly at the card of one informant.

        Args:
            interaction: Discord's.
            letter: The letter of the informant.
        """
        await self.play(interaction, Consult, letter=letter)

    @app_commands.command()
    async def accuse(self, interaction: Interaction, person: str, place: str, weapon: str) -> None:
        """Name the three cards on your own screen.

        Args:
            interaction: Discord's.
            person: The culprit.
            place: The scene of the crime.
            weapon: The weapon.
        """
        await self.play(interaction, Accuse, person=person, place=place, weapon=weapon)

    @app_commands.command()
    async def take(self, interaction: Interaction, player: str) -> None:
        """Take a magnifying glass from a player: the reserve is empty and you have none.

        Args:
            interaction: Discord's.
            player: Who gives you a magnifying glass.
        """
        await self.play(interaction, Take, player=player)
