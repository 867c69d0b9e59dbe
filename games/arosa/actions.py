"""Mord im Arosa: what a seat may want."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from games.arosa.model import Floor
from games.core.contract import Action
from games.core.seats import Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Drop(Action):
    """Prologue: throw the victims, or else one's own first traces (R-AR-04, R-AR-05)."""

    verb: ClassVar[str] = "drop"


@dataclass(frozen=True, slots=True, kw_only=True)
class Search(Action):
    """First act: open a floor and look for victims."""

    verb: ClassVar[str] = "search"
    floor: Floor


@dataclass(frozen=True, slots=True, kw_only=True)
class Suspect(Action):
    """Second act: name one or more other players, then open a floor."""

    verb: ClassVar[str] = "suspect"
    floor: Floor
    players: tuple[Seat, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Erase(Action):
    """Second act: open a floor and take back own traces from its box; `count` at most (None: as many as allowed)."""

    verb: ClassVar[str] = "erase"
    floor: Floor
    count: int | None = None


ArosaAction: TypeAlias = Drop | Search | Suspect | Erase
ACTIONS = (Drop, Search, Suspect, Erase)
