"""The restorations of the database."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import Connection, insert, or_, select, update

from bot.store.codec import Codec
from bot.store.database import Store, reading, writing
from bot.store.restoration_rows import RESTORATIONS
from bot.tables.restorations import LostTime

_LOST: Codec[LostTime] = Codec(LostTime, RESTORATIONS)


def note_restoration(connection: Connection, taken_at: datetime, restored_at: datetime) -> None:
    """Note that the database is filled from a backup."""
    connection.execute(insert(RESTORATIONS), {"taken_at": taken_at, "restored_at": restored_at})


class StoredRestorations(Store):
    """`RestorationStore` of `bot.tables.restorations`."""

    @reading
    def lost_times(self, connection: Connection) -> Sequence[LostTime]:
        """Return the lost time of each restoration."""
        return [_LOST.record(row) for row in connection.execute(select(*_LOST.columns))]

    @writing
    def end_at(self, connection: Connection, now: datetime) -> None:
        """Let each lost time end at this moment that ends later, or before it begins."""
        ends = RESTORATIONS.c.restored_at
        is_wrong = or_(ends > now, ends < RESTORATIONS.c.taken_at)
        connection.execute(update(RESTORATIONS).where(is_wrong).values(restored_at=now))
