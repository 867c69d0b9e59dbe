"""Mord im Arosa: its verbs."""

from __future__ import annotations

from discord import app_commands

from bot.ui.client import Interaction
from bot.ui.commands import GameCog
from games.arosa.actions import ACTIONS, Drop, Erase, Search, Suspect


class Arosa(GameCog, group_name="arosa", group_description="Play Mord im Arosa at the table of this channel."):
    """The verbs of Mord im Arosa."""

    kinds = ACTIONS

    @app_commands.command()
    async def drop(self, interaction: Interaction) -> None:
        """Prologue: drop the victims, or your first two traces, down the shaft.

        Args:
            interaction: Discord's.
        """
        await self.play(interaction, Drop)

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
    async def erase(self, interaction: Interaction, floor: int, count: int | None = None) -> None:
        """Second act: open a floor and take back your traces from its box.

        Args:
            interaction: Discord's.
            floor: The floor to open, from 0 (ground floor) to 7.
            count: How many at most; as many as allowed if left out.
        """
        await self.play(interaction, Erase, floor=floor, count=count)
