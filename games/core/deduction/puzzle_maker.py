"""What a game asks in its puzzles: which moment of a game makes one, and what it takes to answer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, Protocol

from games.core.chance import Chance
from games.core.contract import Action, Event, Options, SeatView, TableView
from games.core.deduction.seat_log import SeatLog, seat_log
from games.core.lines import Line
from games.core.seats import Seat

LEAST: Final = 4
MOST: Final = 12
"""Turns that a puzzle may be made of: of fewer it is none, and more are too long to read."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayedGame:
    """A game that a puzzle is looked for in: what happened in it, step by step, as far as it may be used.

    `until`: the last step that may be used of what a seat was told, where that is not the last of all.
    """

    seats: int
    options: Options
    events: Sequence[tuple[Event, ...]]  # by step
    until: Mapping[Seat, int]

    def log(self, seat: Seat) -> SeatLog:
        """Return what a seat was told, as far as it may be used."""
        whole = seat_log(seat, self.seats, self.options, enumerate(self.events))
        return whole.until(self.until[seat]) if seat in self.until else whole


@dataclass(frozen=True, slots=True, kw_only=True)
class PuzzleDraft:
    """What is asked of one seat; see `games.core.deduction.puzzle.Puzzle`. `clues`: each event with its step, in their order."""

    seat: Seat
    start: int
    clues: tuple[tuple[int, Event], ...]
    parts: tuple[tuple[StrEnum, ...], ...]
    solution: tuple[StrEnum, ...]
    grade: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PuzzleView:
    """What somebody who solves a puzzle looks at: the table and their seat at the start, and the clues."""

    seat: Seat
    seats: int
    options: Options
    table: TableView
    view: SeatView
    before: tuple[Event, ...]  # what the seat was told up to the start
    clues: tuple[Event, ...]
    parts: tuple[tuple[StrEnum, ...], ...]
    solution: tuple[StrEnum, ...]


class PuzzleMaker(Protocol):
    """How a game makes puzzles. Pure and stateless."""

    nouns: tuple[type[StrEnum], ...]
    """What its answers are made of, besides what its actions are about."""

    options: Mapping[str, str]
    """The options of a game made up for a puzzle, where they are not the usual ones."""
    is_same_for_all: bool
    """Whether what follows is the same whatever the options of a table; else puzzles are made with the usual ones alone."""
    longest: int
    """Moves after which a game made up for a puzzle is given up."""

    def choices(self, legal: Sequence[Action], dice: Chance) -> Sequence[Action]:
        """Return what somebody may do next in a game made up for a puzzle: some of what is legal, never nothing."""

    def pose(self, story: PlayedGame) -> PuzzleDraft | None:
        """Return what can be asked about a game; None where nothing can."""

    def known(self, shown: PuzzleView) -> tuple[Line, ...] | None:
        """Return what the seat sees and is asked, in words; None where its desk says all there is to know."""

    def told(self, clue: Event) -> Line | None:
        """Return how a clue is told; None where it is told as at a table."""

    def asked(self, shown: PuzzleView) -> tuple[Line, ...]:
        """Return what each part of the solution is called."""

    def why(self, shown: PuzzleView) -> tuple[tuple[Line, ...], ...]:
        """Return the reasons for each part of the solution, citing clues by their numbers from 1 on."""
