"""Knowledge: the exact conclusions from the log of a seat, for every cell of its sheet, with reasons.

A deal is consistent if a seat may think that the game began with it, after everything it was told. In a game of chance
falls or draws, a deal counts as often as its luck can come about. A share of deals is called a share, never a chance: how
people choose their questions and answers is not in it.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import NamedTuple, Protocol, TypeAlias, runtime_checkable

from games.core.contract import Action
from games.core.deduction.seat_log import SeatLog
from games.core.deduction.sheet import Cell, Sign
from games.core.lines import Line

Value: TypeAlias = str
"""The content of a cell: a `Sign` (yes or not), or a number in digits."""

Case: TypeAlias = tuple[StrEnum, ...]
"""A solution that a seat may name, where a game is won by naming one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Findings:
    """Of `deals` consistent deals, how many have which value in each cell of the seat's sheet.

    A cell without an entry is one about which nothing can follow. `cases` counts the deals by the solution that this seat
    is after; it is empty in a game without one. No count is ever 0: impossible values are not listed.
    """

    deals: int
    cells: Mapping[Cell, Mapping[Value, int]]
    cases: Mapping[Case, int] = field(default_factory=dict)

    def certain(self, cell: Cell) -> Value | None:
        """Return the value that all consistent deals have there, if they agree."""
        values = self.cells.get(cell, {})
        return next(iter(values)) if len(values) == 1 else None

    @property
    def is_solved(self) -> bool:
        """Whether the seat can name the solution and be right."""
        return len(self.cases) == 1


def yes_or_no(yes: int, deals: int) -> Mapping[Value, int]:
    """Return the values of a cell that is a yes in so many of these deals."""
    counts = {Sign.YES.value: yes, Sign.NO.value: deals - yes}
    return {value: count for value, count in counts.items() if count}


class Knowledge(Protocol):
    """The conclusions of a game. Pure and stateless: they follow from the log of a seat alone."""

    def findings(self, log: SeatLog) -> Findings:
        """Return the exact findings, under all options, also after players have left."""

    def deals(self, log: SeatLog) -> int:
        """Return how many deals are consistent: the same number as in the findings, and sooner."""

    def why(self, log: SeatLog, cell: Cell) -> tuple[Line, ...]:
        """Return the reasons for the certainty in a cell, a sentence each, citing steps by `Cited`.

        Dropping any cited step loses the certainty. Raises Refusal("why-not-certain") where nothing is certain.
        """


@runtime_checkable
class Supposing(Knowledge, Protocol):
    """Knowledge of a game in which each row of the sheet has one YES, that can suppose more than a seat was told."""

    def supposing(self, log: SeatLog, held: Collection[Cell]) -> Findings:
        """Return the findings as if these cells held YES, as they do together in some consistent deal."""


class QuestionRating(NamedTuple):
    """The bits that a question was expected to tell about the solution, and those of the best question in its place."""

    bits: float
    best: float


@runtime_checkable
class Foreseeing(Knowledge, Protocol):
    """Knowledge of a game that also foresees the expected information of a question's answer about the solution.

    Nothing but the log counts: every consistent deal as much as any other. None where an answer may be false.
    """

    def left(self, log: SeatLog, question: Action) -> float | None:
        """Return the share of the solutions that a question is expected to leave possible, exactly."""

    def rating(self, log: SeatLog, question: Action) -> QuestionRating | None:
        """Return the rating of a question; drawn deals may be enough for it."""
