"""Cases and attempts, as values."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Final, NamedTuple, NewType

from bot.tables.ids import GuildId, InteractionId, TableId, UserId

Day = NewType("Day", int)
"""Days since the first case, which was no. 1: the same number all over the world for the 24 hours of a day in UTC."""

FIRST: Final = datetime(2026, 1, 1, tzinfo=UTC)
FREEZES: Final = 2
FREEZE_AFTER: Final = 7
"""Cases solved in a row that earn a freeze; no more than `FREEZES` are held."""
TRIES: Final = 3
"""Answers that a person may give to a case."""


PLAYED_FROM: Final = 1_000_000
"""The difference between the number of a case that was made of a game played here and that of its day."""


PAST_FROM: Final = 990_000_000
"""The difference between the number under which the case of a past day is practised and that of its day."""


def past_number(day: Day) -> int:
    """Return the number under which the case of a past day is practised: above all others, and of nine digits as they are."""
    return PAST_FROM + day


def past_day(number: int) -> Day | None:
    """Return the day of a case to practise that was the case of a past day; None for any other."""
    return Day(number - PAST_FROM) if number > PAST_FROM else None


def played_number(day: Day) -> int:
    """Return the number of the case of a day that was made of a game played here."""
    return PLAYED_FROM + day


def day_of_case(number: int) -> Day:
    """Return of which day a case is."""
    return Day(number % PLAYED_FROM)


def day_of(now: datetime) -> Day:
    """Return the day of the present case."""
    return Day((now - FIRST).days + 1)


def weekday_of(day: Day) -> int:
    """Return the weekday of a case: 0 is Monday."""
    return (FIRST + timedelta(days=day - 1)).weekday()


def end_of(day: Day) -> datetime:
    """Return the moment at which the next case comes."""
    return FIRST + timedelta(days=day)


@dataclass(frozen=True, slots=True)
class PastCase:
    """The case of a past day, as a list names it. `is_solved`: by the reader, on that day or later."""

    day: Day
    game: str
    grade: int
    is_solved: bool


class PastPage(NamedTuple):
    """A page of past cases, the newest first. `older` and `newer`: the days before which the pages beside it begin, if there are any."""

    cases: Sequence[PastCase]
    older: Day | None = None
    newer: Day | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class AttemptRecord:
    """One person's attempt at one case. `last` is the interaction that it was last changed by.

    `unproven`, `hints` and `seconds` are the result of a proof, and None where answers were given. A proof without a slip counts
    as one try, another as more: so it is rated and listed with the answers of others.
    """

    day: Day
    user: UserId
    guild: GuildId | None
    name: str
    tries: int = 0
    is_solved: bool = False
    last: InteractionId | None = None
    unproven: int | None = None
    hints: int | None = None
    seconds: int | None = None

    @property
    def is_over(self) -> bool:
        """Whether there is nothing left to try."""
        return self.is_solved or self.tries >= TRIES


@dataclass(frozen=True, slots=True)
class PlayedRecord:
    """A case that was made of a game played here: whether a person knows that game, and whether they have done the case."""

    is_known: bool
    has_done: bool


@dataclass(frozen=True, slots=True)
class Retraced:
    """A puzzle, as a text, and the table that it was made of."""

    table: TableId
    text: str


class Streak(NamedTuple):
    """Cases in a row that a person has solved, and how many missed days among them were bridged."""

    days: int = 0
    frozen: int = 0


def streak(solved: Iterable[Day], today: Day) -> Streak:
    """Return the streak up to today's case or, as long as that is open, yesterday's.

    Each week of solved cases earns a freeze, which bridges a missed day; no more than two are held.
    """
    solved = set(solved)
    days = frozen = held = 0
    for day in range(min(solved, default=today), today + 1):
        if day in solved:
            days += 1
            held = min(FREEZES, held + (days % FREEZE_AFTER == 0))
        elif held and day != today:
            held, frozen = held - 1, frozen + 1
        elif day != today:
            days = frozen = 0
    return Streak(days, frozen)
