"""The hour of a rival's action. Pure: it follows from public facts alone, so that it teaches nothing."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime, timedelta
from hashlib import blake2b
from typing import Final

from bot.tables.ids import TableId
from bot.tables.records import TableRecord
from games.core.seats import Seat

LEAST, MOST = timedelta(seconds=3), timedelta(seconds=12)
"""The bounds of the time that a rival takes for a move, however little there is to decide: so neither a witness nor a guess shows by it."""
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
    """Return the moment of the next rival's action after step `n`; None if none of them owes anything. `by`: the seat that has just moved."""
    if not any(record.seats[seat].is_rival for seat in owing):
        return None
    goes_on = by is not None and by in waiting and record.seats[by].is_rival
    return now + thinking_time(record.id, n, goes_on=goes_on)
