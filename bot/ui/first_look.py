"""The first look after an absence: the news since then, once, above the next screen that a player opens."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

import structlog

from bot.house import House
from bot.messages.previously import previously
from bot.tables.records import SeatRecord, TableRecord
from bot.tables.stores import StoreTrouble
from bot.tables.table import Table
from bot.telling.message import PrivateMessage
from bot.ui.visits import Visit
from games.core.seats import Seat

log = structlog.get_logger(__name__)

ABSENCE: Final = timedelta(hours=6)
"""A player without a look or a move for that long is told what happened meanwhile."""
GLANCE: Final = timedelta(minutes=10)
"""The time between two looks at an unchanged table that are noted down."""


class FirstLook:
    """Knows when each player looked last, and the events since."""

    def __init__(self, house: House) -> None:
        self._store = house.store
        self._tables = house.tables
        self._sentences = house.words.sentences

    async def at(self, visit: Visit, table: Table, shown: PrivateMessage) -> PrivateMessage:
        """Return the message for the visitor below the events that they have missed; and note that they look now."""
        async with self.missed(visit, table) as above:
            return below(above, shown)

    @asynccontextmanager
    async def missed(self, visit: Visit, table: Table, *, is_playing: bool = False) -> AsyncIterator[list[str]]:
        """Give the events that the visitor has missed to a block that shows them; unless the block raises, note the look.

        `is_playing`: they press something on their turn, which is noted only where they have not looked for long.
        """
        now, record, n = self._tables.now(), table.record, table.n
        seated = record.seat_of(visit.person.user)
        if seated is None:
            yield []
            return
        seen, looked_at = seated.looked_n or 0, seated.looked_at
        since = None if looked_at is None else seen
        is_away = now - (looked_at or record.started_at or record.created_at) >= ABSENCE
        is_noted = looked_at is not None and now - looked_at < GLANCE and seen == n
        yield await self._since(visit, table, seated, since) if is_away and seen < n else []
        if not is_noted and (is_away or not is_playing):
            try:
                await self._store.set_seat(record.id, seated.user, looked_n=n, looked_at=now)
            except StoreTrouble as error:
                # They have their answer, and a move is made: at worst they read this once more.
                log.warning("the database fails", table=record.id, error=str(error))
                return
            self._tables.refresh(record.id, lambda known: _looking(known, seated.seat, n, now))

    async def _since(self, visit: Visit, table: Table, seated: SeatRecord, seen: int | None) -> list[str]:
        """Return the events since a step (None: since the deal), unless their reader has played a short while ago."""
        record = table.record
        log = await self._tables.log(record)
        if (own := next((each for each in reversed(log.entries) if each.user == seated.user), None)) is not None:
            if self._tables.now() - own.at < ABSENCE:
                return []
            seen = max(seen or 0, own.n)
        return previously(self._sentences, log, seen, seated.seat, visit.person.locale, visit.reply.link)


def below(above: list[str], shown: PrivateMessage) -> PrivateMessage:
    """Return a message with lines above it."""
    return replace(shown, text="\n".join([*above, shown.text])) if above else shown


def _looking(record: TableRecord, seat: Seat, n: int, at: datetime) -> TableRecord:
    seats = tuple(replace(each, looked_n=n, looked_at=at) if each.seat == seat else each for each in record.seats)
    return replace(record, seats=seats)
