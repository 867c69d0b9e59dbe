"""Ratings of cases and solvers: a case and each of its solvers have a duel, and each has a rating.

A case begins with the rating of its grade, and is the harder the more people it beats. A person has a rating for the cases
of each game, on all servers alike, which no other person is shown.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from bot.cases.records import AttemptRecord
from bot.record.ratings import NEWCOMER, Rating, met

GRADED: Final = {1: Rating(NEWCOMER.mu - 5), 2: NEWCOMER, 3: Rating(NEWCOMER.mu + 5)}
"""The rating of an untried case, by its grade: 1300, 1500 and 1700 points."""


class Score(IntEnum):
    """The result of a person's duel with a case."""

    LOST = 0
    DRAWN = 1
    WON = 2


@dataclass(frozen=True, slots=True)
class Graded:
    """A case, by its number: that of its day, or one below 0 to practise; its game, and the grade it was made with."""

    number: int
    game: str
    grade: int


@dataclass(frozen=True, slots=True)
class Duel:
    """The ratings of a case and of a person that has tried it."""

    case: Rating
    solver: Rating


def score_of(attempt: AttemptRecord) -> Score:
    """Return the score of an attempt at the case of a day: the first answer wins, one after it draws."""
    if not attempt.is_solved:
        return Score.LOST
    return Score.WON if attempt.tries == 1 else Score.DRAWN


def after(before: Duel, score: Score) -> Duel:
    """Return both ratings after a duel."""
    case, solver = met(before.case, before.solver, (score, Score.WON - score))
    return Duel(case, solver)


def grade_of(case: Rating) -> int:
    """Return the grade with cases rated most nearly like this one."""
    return _nearest(case.mu)


def grade_for(solver: Rating) -> int:
    """Return the grade of cases for a solver: as hard as they can surely do, so newcomers begin with easy ones."""
    return _nearest(solver.mu - solver.sigma)


def _nearest(mu: float) -> int:
    return min(GRADED, key=lambda grade: abs(GRADED[grade].mu - mu))
