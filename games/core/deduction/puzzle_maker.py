"""The puzzle maker of a game: it finds a moment to ask about, and the clues that the answer takes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Final, Protocol

from games.core.chance import Chance
from games.core.contract import Action, Event, Options, SeatView, TableView
from games.core.deduction.knowledge import Value
from games.core.deduction.proof import ProofSheet, SheetDeal
from games.core.deduction.seat_log import SeatLog, SeatStep, seat_log
from games.core.deduction.sheet import Cell
from games.core.lines import Line
from games.core.seats import Seat

LEAST: Final = 4
MOST: Final = 12
"""Turns that a puzzle may be made of: of fewer it is none, and more are too long to read."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayedGame:
    """A game in which a puzzle is looked for: its events by step, as far as they may be used.

    `until`: the last step of a seat's log that may be used, where that is not the last of all.
    """

    seats: int
    options: Options
    events: Sequence[tuple[Event, ...]]  # by step
    until: Mapping[Seat, int]

    def log(self, seat: Seat) -> SeatLog:
        """Return the log of a seat, as far as it may be used."""
        whole = seat_log(seat, self.seats, self.options, enumerate(self.events))
        return whole.until(self.until[seat]) if seat in self.until else whole


@dataclass(frozen=True, slots=True, kw_only=True)
class PuzzleDraft:
    """A question for one seat; see `games.core.deduction.puzzle.Puzzle`. `clues`: each event with its step, in their order."""

    seat: Seat
    start: int
    clues: tuple[tuple[int, Event], ...]
    parts: tuple[tuple[StrEnum, ...], ...]
    solution: tuple[StrEnum, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class PuzzleView:
    """The view of a puzzle's solver: the table and their seat at the start, and the clues."""

    seat: Seat
    seats: int
    options: Options
    table: TableView
    view: SeatView
    before: tuple[Event, ...]  # what the seat was told up to the start
    clues: tuple[Event, ...]
    parts: tuple[tuple[StrEnum, ...], ...]
    solution: tuple[StrEnum, ...]

    @property
    def log(self) -> SeatLog:
        """The seat log of the solver. Events before the clues are no clues, and share the number 0."""
        steps = (SeatStep(0, self.before), *(SeatStep(n, (clue,)) for n, clue in enumerate(self.clues, start=1)))
        return SeatLog(seat=self.seat, seats=self.seats, options=self.options, steps=steps)


NO_MARKS: Final[SheetDeal] = MappingProxyType({})
GUESSES: Final = 3
CHANCES: Final = 50
"""A case that three guesses would win more often than once in fifty is offered as a proof only."""


def outlasts_guessing(deals: Sequence[int]) -> bool:
    """Return whether there are too many answers to guess, of which each is right in so many deals."""
    return sum(sorted(deals)[-GUESSES:]) * CHANCES <= sum(deals)


class PuzzleMaker(Protocol):
    """The maker of a game's puzzles. Pure and stateless."""

    nouns: tuple[type[StrEnum], ...]
    """The parts of its answers, besides those that its actions name."""

    options: Mapping[str, str]
    """The options of a game made up for a puzzle, where they are not the usual ones."""
    is_same_for_all: bool
    """Whether what follows is the same whatever the options of a table; else puzzles are made with the usual ones alone."""
    looks: Sequence[int]
    """The moves of a game made up for a puzzle after which one is looked for, and after the last of which the game is given up.

    A puzzle found at an early look is the one that would be found at the last.
    """

    def choices(self, legal: Sequence[Action], dice: Chance) -> Sequence[Action]:
        """Return the actions to draw from in a game made up for a puzzle: some legal ones, never none."""

    def pose(self, story: PlayedGame) -> PuzzleDraft | None:
        """Return a puzzle about a game; None where it makes none."""

    def known(self, shown: PuzzleView) -> tuple[Line, ...] | None:
        """Return the position and the question in words; None where the desk says it all."""

    def beforehand(self, shown: PuzzleView) -> tuple[Line, ...]:
        """Return the facts that clues rest on and the desk does not show."""

    def told(self, clues: Sequence[Event], n: int) -> Event | Line:
        """Return how the clue at index `n` is told: as at a table if it is an event."""

    def asked(self, shown: PuzzleView) -> tuple[Line, ...]:
        """Return the title of each part of the solution."""

    def why(self, shown: PuzzleView) -> tuple[tuple[Line, ...], ...]:
        """Return the reasons for each part of the solution, citing clues by their numbers from 1 on."""

    def why_of(self, shown: PuzzleView, cell: Cell, marks: SheetDeal = NO_MARKS) -> tuple[Line, ...]:
        """Return the reasons for the value of a cell of the sheet, which must follow. They may rest on marks that stand."""

    def nearest(self, shown: PuzzleView, cells: Mapping[Cell, int], marks: SheetDeal) -> Sequence[Cell]:
        """Return those of some cells, each with how far it is from what is asked, that a person may prove next; never none of some."""

    def effort(self, shown: PuzzleView) -> int:
        """Return the effort that the solution takes, by which the game grades its cases."""

    def form(self, shown: PuzzleView) -> str:
        """Return a text that is the same for puzzles that differ in colours, cards or seats only."""

    def proof(self, shown: PuzzleView) -> ProofSheet:
        """Return the sheet to mark, all that follows on it, and the quiz, where somebody who guesses three times wins none of fifty."""

    def refuted(self, shown: PuzzleView, cell: Cell, sign: Value) -> SheetDeal | None:
        """Return a deal that fits all that is shown and has another value in a cell; None where none has: the mark follows."""
