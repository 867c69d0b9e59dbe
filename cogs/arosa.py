"""Mord im Arosa: its verbs."""

from __future__ import annotations

from bot.ui.commands import GameCog, Verb
from games.arosa.actions import Erase, Search, Suspect, TakeBack


class Arosa(GameCog, group_name="arosa", group_description="Play Mord im Arosa at the table of this channel."):
    """The verbs of Mord im Arosa."""

    verbs = (
        Verb(
            Search,
            "First act: open a floor and look for the victims.",
            floor="The floor to open, from 0 (ground floor) to 7.",
        ),
        Verb(
            Suspect,
            "Second act: suspect one or more players and open a floor.",
            floor="The floor to open, from 0 (ground floor) to 7.",
            player="Whom you suspect.",
            player2="Another suspect.",
            player3="A third suspect.",
            player4="A fourth suspect.",
            player5="A fifth suspect.",
        ),
        Verb(
            Erase,
            "Second act: open a floor and count your traces there.",
            floor="The floor to open, from 0 (ground floor) to 7.",
        ),
        Verb(
            TakeBack,
            "After counting: take traces back from the box of the open floor.",
            count="How many traces you take back.",
        ),
    )
