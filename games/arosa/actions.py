"""Mord im Arosa: the actions of a seat."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from games.arosa.model import Floor
from games.core.contract import Action
from games.core.seats import Seat


class Search(Action):
    """First act: open a floor and look for victims."""

    verb: ClassVar[str] = "search"
    floor: Floor


class Suspect(Action):
    """Second act: name one or more other players, then open a floor."""

    verb: ClassVar[str] = "suspect"
    floor: Floor
    players: tuple[Seat, ...]


class Erase(Action):
    """Second act: open a floor and count the own traces there (R-AR-28)."""

    verb: ClassVar[str] = "erase"
    then: ClassVar[str] = "take"
    floor: Floor


class TakeBack(Action):
    """Second act, after counting: take so many own traces back from the box of the open floor (R-AR-29, A-AR-28)."""

    verb: ClassVar[str] = "take"
    count: int


ArosaAction: TypeAlias = Search | Suspect | Erase | TakeBack
ACTIONS = (Search, Suspect, Erase, TakeBack)
