"""Lanterns, the game of the tests: everybody hides a coloured lantern, and looks for those of the others.

It is never shipped. It has every kind of field, private events, an event that fades, a sound, an option, and choices made at
the same time, so that whatever the platform promises to a game is tried on it.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar, TypeAlias

from games.core.contract import Action, Outcome
from games.core.endings import Left, TurnMissed
from games.core.events import PrivateEvent, PublicEvent
from games.core.seats import Seat
from games.core.secret import Secret


class Colour(StrEnum):
    RED = "red"
    GREEN = "green"
    BLUE = "blue"
    WHITE = "white"


class Phase(StrEnum):
    HIDING = "hiding"
    SEARCHING = "searching"
    OVER = "over"


SPOTS = ("a1", "a2", "b1", "b2")


@dataclass(frozen=True, slots=True, kw_only=True)
class Hide(Action):
    verb: ClassVar[str] = "hide"
    spot: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Signal(Action):
    verb: ClassVar[str] = "signal"
    players: tuple[Seat, ...]
    flashes: int
    loud: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Guess(Action):
    verb: ClassVar[str] = "guess"
    player: Seat
    colour: Colour
    spot: str | None = None


ENDINGS = (Left, TurnMissed)
Move: TypeAlias = Hide | Signal | Guess


@dataclass(frozen=True, slots=True)
class Began(PublicEvent):
    pass


@dataclass(frozen=True, slots=True, kw_only=True)
class Lit(PrivateEvent):
    colour: Colour


@dataclass(frozen=True, slots=True, kw_only=True)
class Hidden(PublicEvent):
    by: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Remembered(PrivateEvent):
    shows_desk: ClassVar[bool] = True
    spot: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Flashed(PublicEvent):
    fades: ClassVar[bool] = True
    by: Seat
    players: tuple[Seat, ...]
    flashes: int
    loud: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Guessed(PublicEvent):
    reveals: ClassVar[frozenset[str]] = frozenset({"is_right"})
    by: Seat
    player: Seat
    colour: Colour
    spot: str | None
    is_right: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnBegan(PublicEvent):
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Ended(PublicEvent):
    reveals: ClassVar[frozenset[str]] = frozenset({"colours", "winners"})
    winners: tuple[Seat, ...]
    colours: tuple[Colour, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class State:
    """`wrong` are the guesses that failed, and by whom they were made is of no matter."""

    colours: tuple[Secret[Colour], ...]
    spots: tuple[Secret[str] | None, ...]
    turns_left: int
    active: Seat | None = None
    wrong: tuple[Guess, ...] = ()
    gone: frozenset[Seat] = frozenset()
    outcome: Outcome | None = None
