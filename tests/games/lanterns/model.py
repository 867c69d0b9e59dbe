"""Lanterns, the game of the tests: everybody hides a coloured lantern, and looks for those of the others. It is never shipped.

It has every kind of field, private events, an event that fades, a sound, an option, and choices made at the same time, so that
whatever the platform promises to a game is tried on it.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar, TypeAlias

from games.core.contract import Action, Outcome
from games.core.endings import Left, TurnMissed
from games.core.events import Back, PrivateEvent, PublicEvent
from games.core.seats import Seat, all_seats
from games.core.secret import Secret

Colour = StrEnum("Colour", ["RED", "GREEN", "BLUE", "WHITE"])
Phase = StrEnum("Phase", ["HIDING", "SEARCHING", "OVER"])
SPOTS = ("a1", "a2", "b1", "b2")
ENDINGS = (Left, TurnMissed)


class Hide(Action):
    verb: ClassVar[str] = "hide"
    spot: str


class Signal(Action):
    verb: ClassVar[str] = "signal"
    players: tuple[Seat, ...]
    flashes: int
    loud: bool


class Guess(Action):
    verb: ClassVar[str] = "guess"
    player: Seat
    colour: Colour
    spot: str | None = None


Move: TypeAlias = Hide | Signal | Guess


class Began(PublicEvent):
    pass


class Lit(PrivateEvent):
    colour: Colour


class Remembered(PrivateEvent):
    back: ClassVar[Back] = Back.FREELY
    shows_desk: ClassVar[bool] = True
    spot: str


class Flashed(PublicEvent):
    back: ClassVar[Back] = Back.AGREED
    fades: ClassVar[bool] = True
    by: Seat
    players: tuple[Seat, ...]
    flashes: int
    loud: bool


class Guessed(PublicEvent):
    reveals: ClassVar[frozenset[str]] = frozenset({"is_right"})
    by: Seat
    player: Seat
    colour: Colour
    spot: str | None
    is_right: bool


class TurnBegan(PublicEvent):
    back: ClassVar[Back] = Back.FREELY
    is_turn: ClassVar[bool] = True
    seat: Seat


class Ended(PublicEvent):
    reveals: ClassVar[frozenset[str]] = frozenset({"colours", "winners"})
    winners: tuple[Seat, ...]
    colours: tuple[Colour, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class State:
    """`wrong` are the guesses that failed; by whom they were made is of no matter."""

    colours: tuple[Secret[Colour], ...]
    spots: tuple[Secret[str] | None, ...]
    turns_left: int
    active: Seat | None = None
    wrong: tuple[Guess, ...] = ()
    gone: frozenset[Seat] = frozenset()
    outcome: Outcome | None = None

    @property
    def phase(self) -> Phase:
        return Phase.OVER if self.outcome else Phase.HIDING if self.active is None else Phase.SEARCHING

    @property
    def there(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in all_seats(len(self.spots)) if seat not in self.gone)

    @property
    def owing(self) -> tuple[Seat, ...]:
        if self.phase is not Phase.HIDING:
            return (self.active,) if self.active is not None and self.outcome is None else ()
        return tuple(seat for seat in self.there if self.spots[seat] is None)

    def is_right(self, guess: Guess) -> bool:
        """Return whether a guess is right; without a spot, the colour is enough."""
        spot = self.spots[guess.player]
        is_there = guess.spot is None or (spot is not None and spot.open() == guess.spot)
        return is_there and self.colours[guess.player].open() == guess.colour
