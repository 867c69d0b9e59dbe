"""Mord im Arosa: its verbs."""

from __future__ import annotations

from discord import app_commands

from bot.ui.client import Interaction
from bot.ui.commands import GameCog
from games.arosa.actions import ACTIONS, Erase, Search, Suspect, TakeBack


class Arosa(GameCog, group_name="arosa", group_description="Play Mord im Arosa at the table of this channel."):
    """The verbs of Mord im Arosa."""

    kinds = ACTIONS

    @app_commands.command()
    async def search(self, interaction: Interaction, floor: int) -> None:
        """First act: open a floor and look for the victims.

        Args:
            interaction: Discord's.
            floor: The floor to open, from 0 (ground floor) to 7.
        """
        await self.play(interaction, Search, floor=floor)

    @app_commands.command()
    async def suspect(
        self,
        interaction: Interaction,
        floor: int,
        player: str,
        player2: str | None = None,
        player3: str | None = None,
        player4: str | None = None,
        player5: str | None = None,
    ) -> None:
        """Second act: suspect one or more players and open a floor.

        Args:
            interaction: Discord's.
            floor: The floor to open, from 0 (ground floor) to 7.
            player: Whom you suspect.
            player2: Another suspect.
            player3: A third suspect.
            player4: A fourth suspect.
            player5: A fifth suspect.
        """
        await self.play(interaction, Suspect, floor=floor, players=(player, player2, player3, player4, player5))

    @app_commands.command()
    async def erase(self, interaction: Interaction, floor: int) -> None:
        """Second act: open a floor and count your traces there.

        Args:
            interaction: Discord's.
            floor: The floor to open, from 0 (ground floor) to 7.
        """
        await self.play(interaction, Erase, floor=floor)

    @app_commands.command()
    async def take(self, interaction: Interaction, count: int) -> None:
        """After counting: take traces back from the box of the open floor.

        Args:
            interaction: Discord's.
            count: How many traces you take back.
        """
        await self.play(interaction, TakeBack, count=count)
