"""Mord im Arosa: the pieces, and the content of the box."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, TypeAlias

from games.arosa.hearing import Acoustics
from games.core.seats import Seat

Floor: TypeAlias = int
"""0 is the ground floor, 7 the top (R-AR-02)."""

FLOORS = range(8)
GROUND: Floor = 0


class Cube(StrEnum):
    """The cubes: traces, one colour for each seat in this order, and victims."""

    YELLOW = "yellow"
    BLUE = "blue"
    BROWN = "brown"
    GRAY = "gray"
    BLACK = "black"
    WHITE = "white"
    VICTIM = "victim"


class CubePlace(StrEnum):
    """The place of a cube."""

    GROUND = "floor_0"
    FIRST = "floor_1"
    SECOND = "floor_2"
    THIRD = "floor_3"
    FOURTH = "floor_4"
    FIFTH = "floor_5"
    SIXTH = "floor_6"
    TOP = "floor_7"


CUBES = tuple(Cube)

Piece: TypeAlias = int
"""A cube in the hotel: the seat of a trace, or VICTIM."""

VICTIM: Piece = CUBES.index(Cube.VICTIM)
VICTIMS = 2

Hotel: TypeAlias = tuple[tuple[Piece, ...], ...]
"""The cubes by floor."""


class Phase(StrEnum):
    """The phase of play."""

    SEARCH = "search"  # first act: the victims are looked for
    INQUIRY = "inquiry"  # second act: suspecting and erasing
    ERASING = "erasing"  # a floor stands open, and its opener says how many traces come back
    OVER = "over"


HEARING = "hearing"
"""The key of the option that has these values."""


class Hearing(StrEnum):
    """The hearing of all players: an option of the table."""

    KEEN = "keen"
    NORMAL = "normal"
    HARD = "hard"


def colour(seat: Seat) -> Cube:
    """Return the colour of a seat's traces."""
    return CUBES[seat]


@dataclass(frozen=True, slots=True)
class Opening:
    """An opened floor, and the cubes that all saw there."""

    floor: Floor
    pieces: tuple[Piece, ...]


@dataclass(frozen=True, slots=True)
class Kit:
    """The content of the box, from `data/games/arosa.toml`."""

    traces: int
    prologue: int
    limit: int
    scene: int
    beside: int
    elsewhere: int
    acoustics: Mapping[Hearing, Acoustics]

    @classmethod
    def read(cls, content: Mapping[str, Any]) -> Kit:
        """Return the box from plain values. Raises KeyError or ValueError where they do not fit the rules."""
        points, landing = content["points"], tuple(content["falling"]["landing"])
        if len(landing) != len(FLOORS):
            raise ValueError("one weight for each floor")
        acoustics = {
            each: Acoustics(landing, tuple(table["knock"]), wood=tuple(table["wood"]), ground=tuple(table["ground"]))
            for each in Hearing
            for table in [content["hearing"][each.value]]
        }
        return cls(
            content["traces"],
            content["prologue"],
            content["limit"],
            points["scene"],
            points["beside"],
            points["elsewhere"],
            acoustics,
        )

    def weight(self, floor: Floor, scenes: tuple[int, ...]) -> int:
        """Return the points of a trace on this box of the board (R-AR-34; A-AR-14 to 17)."""
        if scenes[floor]:
            return self.scene
        if any(scenes[each] for each in (floor - 1, floor + 1) if each in FLOORS):
            return self.beside
        return self.elsewhere

    def points(self, row: tuple[int, ...], scenes: tuple[int, ...]) -> int:
        """Return the points of suspicion of one player's traces on the board."""
        return sum(count * self.weight(floor, scenes) for floor, count in enumerate(row) if count)
