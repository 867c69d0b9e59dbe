"""Mord im Arosa: the state of a game. Where the cubes lie is in a Secret; everything else is public."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import TypeAlias

from games.arosa.events import Fell
from games.arosa.model import Hearing, Hotel, Opening, Phase
from games.core.endings import PartyState
from games.core.seats import Seat
from games.core.secret import Secret


class Rulings(IntEnum):
    """The versions of the rules that are played: a table goes on to its end by the one that it was dealt under."""

    WITHOUT_WINNER = 2  # until 2026-11-23 nobody won where all others had left (A-AR-24)
    LAST_WINS = 3


@dataclass(frozen=True, slots=True)
class Turn:
    """The sights and sounds of one step: a floor emptied before all eyes (or none), then cubes that fell.

    No view shows it: it is the content of a perfect memory, and tells which other worlds are possible.
    """

    opening: Opening | None
    falls: tuple[Fell, ...]


Past: TypeAlias = "tuple[Past, Turn] | None"
"""All turns, the last first: one link for each, so that remembering a turn costs nothing."""


@dataclass(frozen=True, slots=True, kw_only=True)
class State(PartyState):
    """A game of Mord im Arosa. Tuples are by seat, or by floor."""

    seats: int
    hearing: Hearing
    phase: Phase
    active: Seat
    hotel: Secret[Hotel]
    reserves: tuple[int, ...]
    board: tuple[tuple[int, ...], ...]  # by seat, then by floor
    scenes: tuple[int, ...]  # by floor: victims found there
    opened: Opening | None
    past: Past
    rulings: Rulings = Rulings.LAST_WINS
