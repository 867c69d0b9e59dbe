"""When a seat of the program acts. Pure: it follows from what all know, so that nobody can read anything from it."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime, timedelta
from hashlib import blake2b
from typing import Final

from bot.tables.records import TableId, TableRecord
from games.core.seats import Seat

LEAST, MOST = timedelta(seconds=3), timedelta(seconds=12)
"""How long a rival takes for a move, however little there is to decide: so neither a witness nor a guess shows by it."""
NEXT: Final = timedelta(seconds=4)
"""The most that it takes for a further move of its own turn."""
_PURPOSE: Final = b"alibi.delay"


def thinking_time(table: TableId, n: int, *, goes_on: bool = False) -> timedelta:
    """Return how long a rival takes after step `n`: drawn from public numbers alone. `goes_on`: its turn does."""
    drawn = int.from_bytes(blake2b(f"{table}.{n}".encode(), digest_size=4, person=_PURPOSE).digest(), "big") / 2**32
    return LEAST + drawn * ((NEXT if goes_on else MOST) - LEAST)


def acts_at(
    record: TableRecord,
    owing: Collection[Seat],
    n: int,
    now: datetime,
    *,
    by: Seat | None = None,
    waiting: Collection[Seat] = (),
) -> datetime | None:
    """Return when the program acts after step `n`, if a seat of its owes anything; `by`: who has moved just now."""
    if not any(record.seats[seat].is_rival for seat in owing):
        return None
    goes_on = by is not None and by in waiting and record.seats[by].is_rival
    return now + thinking_time(record.id, n, goes_on=goes_on)
