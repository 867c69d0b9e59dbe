"""Cluedo: facts that players know: hypotheses, shown cards, the reach of a throw. Parts of views."""

from __future__ import annotations

from dataclasses import dataclass, field

from games.cluedo.actions import CluedoAction
from games.cluedo.model import Card, Case, Room, Spot, Suspect, Weapon
from games.core.seats import Seat


@dataclass(frozen=True, slots=True)
class Said:
    """A numbered hypothesis as everybody knows it."""

    number: int
    by: Seat
    suspect: Suspect
    weapon: Weapon
    room: Room
    passed: tuple[Seat, ...] = ()
    shown_by: Seat | None = None

    @property
    def case(self) -> Case:
        """The three cards."""
        return self.suspect, self.weapon, self.room


@dataclass(frozen=True, slots=True)
class Shown:
    """A shown card, as asker and witness know it: `other` is the other of the two."""

    number: int
    other: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Hidden:
    """Cards that a witness has, and said that it had not (A-CL-28)."""

    number: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Reach:
    """The reach of a throw: public. `moves` are the same as actions."""

    spots: frozenset[Spot]
    rooms: tuple[Room, ...]
    squares: tuple[str, ...]
    moves: tuple[CluedoAction, ...] = field(compare=False, repr=False)  # they follow from the places
