"""Cases and attempts, as values."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Final, NewType

from bot.tables.records import GuildId, InteractionId, UserId

Day = NewType("Day", int)
"""Days since the first case, which was no. 1: the same number all over the world for the 24 hours of a day in UTC."""

FIRST: Final = datetime(2026, 1, 1, tzinfo=UTC)
TRIES: Final = 3
"""So many answers somebody may give to a case."""


def day_of(now: datetime) -> Day:
    """Return which case is the one of the day."""
    return Day((now - FIRST).days + 1)


def end_of(day: Day) -> datetime:
    """Return when the next case comes."""
    return FIRST + timedelta(days=day)


@dataclass(frozen=True, slots=True, kw_only=True)
class AttemptRecord:
    """What became of one person's attempt at one case. `last` is the interaction that it was last changed by."""

    day: Day
    user: UserId
    guild: GuildId | None
    name: str
    tries: int = 0
    is_solved: bool = False
    last: InteractionId | None = None

    @property
    def is_over(self) -> bool:
        """Whether there is nothing left to try."""
        return self.is_solved or self.tries >= TRIES


def streak(solved: Iterable[Day], today: Day) -> int:
    """Return how many cases in a row somebody has solved, up to today's or, as long as that is open, yesterday's."""
    days = set(solved)
    last = today if today in days else today - 1
    n = 0
    while last - n in days:
        n += 1
    return n
