"""Cluedo: the cards, and the board as `data/games/cluedo.toml` tells it.

A place is a number: a corridor square is `row * STRIDE + column`, a room is `ROOMS` plus its number. To players a square is
called `r7c4` and a room by its name.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, NewType, TypeAlias

LIARS = "false_witnesses"
"""The key of the option by which witnesses may lie."""
STRIDE = 25
"""One more than there are columns, so that a step to the right of the last column leads nowhere."""
ROOMS = 625

Spot = NewType("Spot", int)


class Suspect(StrEnum):
    """The pawns, clockwise around the board from Rose (A-CL-05)."""

    SCARLETT = "scarlett"
    MUSTARD = "mustard"
    WHITE = "white"
    GREEN = "green"
    PEACOCK = "peacock"
    PLUM = "plum"


class Weapon(StrEnum):
    """The weapons."""

    DAGGER = "dagger"
    CANDLESTICK = "candlestick"
    REVOLVER = "revolver"
    ROPE = "rope"
    COSH = "cosh"
    SPANNER = "spanner"


class Room(StrEnum):
    """The rooms; the cellar is none of them."""

    KITCHEN = "kitchen"
    BALL_ROOM = "ball_room"
    CONSERVATORY = "conservatory"
    BILLIARD_ROOM = "billiard_room"
    LIBRARY = "library"
    STUDY = "study"
    HALL = "hall"
    LOUNGE = "lounge"
    DINING_ROOM = "dining_room"


class Silence(StrEnum):
    """The answer of a witness that shows no card."""

    NOTHING = "nothing"


class Phase(StrEnum):
    """The phase of play."""

    CHOOSING = "choosing"  # pawns, at the same time
    STARTING = "starting"  # the active player may roll, take a passage, stay or ask
    ROLLED = "rolled"  # the dice lie there: move or stay
    ARRIVED = "arrived"  # the active player may ask, or end the turn
    ASKING = "asking"  # a witness must answer
    ASKED = "asked"  # the hypothesis is answered: accuse, or end the turn
    OVER = "over"


Card: TypeAlias = Suspect | Weapon | Room
Case: TypeAlias = tuple[Suspect, Weapon, Room]
Place: TypeAlias = Room | str
"""The name of a spot: a room, or a square such as `r7c4`."""

SUSPECTS = tuple(Suspect)
WEAPONS = tuple(Weapon)
ROOM_LIST = tuple(Room)
CARDS: tuple[Card, ...] = (*SUSPECTS, *WEAPONS, *ROOM_LIST)
ROOM_SPOT: Mapping[Room, Spot] = {room: Spot(ROOMS + i) for i, room in enumerate(ROOM_LIST)}


def square(row: int, column: int) -> Spot:
    """Return the spot of a corridor square."""
    return Spot(row * STRIDE + column)


def is_room(spot: Spot) -> bool:
    """Return whether a spot is a room."""
    return spot >= ROOMS


def room_at(spot: Spot) -> Room | None:
    """Return the room that a spot is, or None for a corridor square."""
    return ROOM_LIST[spot - ROOMS] if spot >= ROOMS else None


@dataclass(frozen=True, slots=True)
class Door:
    """A door: the corridor square before it, and the square of the room behind it."""

    room: Room
    before: Spot
    row: int
    column: int


@dataclass(frozen=True, slots=True)
class Board:
    """The board of 1974."""

    rows: tuple[str, ...]
    squares: tuple[Spot, ...]
    doors: tuple[Door, ...]
    passages: Mapping[Room, Room]
    linked: Mapping[Spot, Spot]  # the same, by spot
    starts: tuple[Spot, ...]  # by suspect
    called: Mapping[Spot, Place]
    spots: Mapping[str, Spot]

    @classmethod
    def read(cls, content: Mapping[str, Any]) -> Board:
        """Return the board from plain values. Raises KeyError or ValueError where they do not fit together."""
        rows = tuple(content["board"])
        letters = {letter: Room(room) for room, letter in content["rooms"].items()}
        at = {row * STRIDE + column: mark for row, text in enumerate(rows) for column, mark in enumerate(text)}
        squares = tuple(Spot(spot) for spot, mark in at.items() if mark == "." or mark.islower())
        starts = tuple(next(spot for spot in squares if at[spot] == content["starts"][suspect]) for suspect in SUSPECTS)
        doors = []
        for row in content["doors"]:
            before, (r, c) = square(*row["from"]), row["into"]
            if before not in squares or abs(before - (r * STRIDE + c)) not in (1, STRIDE):
                raise ValueError("a door joins a corridor square to the room beside it")
            doors.append(Door(letters[rows[r][c]], before, r, c))
        ways = {Room(a): Room(b) for a, b in content["passages"].items()}
        passages = {**ways, **{b: a for a, b in ways.items()}}
        called: dict[Spot, Place] = {spot: f"r{spot // STRIDE}c{spot % STRIDE}" for spot in squares}
        called.update({spot: room for room, spot in ROOM_SPOT.items()})
        return cls(
            rows=rows,
            squares=squares,
            doors=tuple(doors),
            passages=passages,
            linked={ROOM_SPOT[a]: ROOM_SPOT[b] for a, b in passages.items()},
            starts=starts,
            called=called,
            spots={name: spot for spot, name in called.items()},
        )

    def doors_of(self, room: Room) -> tuple[Spot, ...]:
        """Return the corridor squares before the doors of a room."""
        return tuple(door.before for door in self.doors if door.room is room)
