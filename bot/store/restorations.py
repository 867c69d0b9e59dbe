"""The restorations of the database."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import Connection, insert, select

from bot.store.codec import Codec
from bot.store.database import Store, reading
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
