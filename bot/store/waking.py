"""Wakes in a database: wishes to be told when enough persons wait for a game."""

from __future__ import annotations

from datetime import datetime
from typing import Final

from sqlalchemy import ColumnElement, Connection, delete, insert, select, update

from bot.store.codec import Codec
from bot.store.database import Store, reading, writing
from bot.store.people_rows import WAKES
from bot.tables.ids import GuildId, TableId, UserId
from bot.tables.people_records import WakeRecord

_WAKE: Final = Codec(WakeRecord, WAKES)


class Wakes(Store):
    """`WakeStore` of `bot.tables.stores`."""

    @reading
    def wake(self, connection: Connection, user: UserId, guild: GuildId) -> WakeRecord | None:
        """Return the wake of a person on a server."""
        row = connection.execute(select(WAKES).where(_theirs(user, guild))).first()
        return None if row is None else _WAKE.record(row)

    @writing
    def keep_wake(self, connection: Connection, wake: WakeRecord) -> None:
        """Keep a wake in place of the one before. The time of the last message stays."""
        values = _WAKE.values(wake)
        theirs = _theirs(wake.user, wake.guild)
        if not connection.execute(update(WAKES).where(theirs).values(values)).rowcount:
            connection.execute(insert(WAKES), values)

    @writing
    def drop_wakes(self, connection: Connection, user: UserId) -> None:
        """Delete the wakes of a person on all servers."""
        connection.execute(delete(WAKES).where(WAKES.c.user_id == user))

    @reading
    def sleepers(
        self, connection: Connection, guild: GuildId, game: str, waiting: int, rested: datetime
    ) -> list[WakeRecord]:
        """Return the wakes on a server that want this game with so many waiting, and were told nothing since `rested`."""
        is_rested = WAKES.c.woken_at.is_(None) | (WAKES.c.woken_at <= rested)
        wanted = select(WAKES).where(WAKES.c.guild_id == guild, WAKES.c.least <= waiting, is_rested)
        return [_WAKE.record(row) for row in connection.execute(wanted.order_by(WAKES.c.user_id)) if game in row.games]

    @writing
    def claim_wake(
        self, connection: Connection, wake: WakeRecord, table: TableId, *, at: datetime, rested: datetime
    ) -> bool:
        """Note that a person is told of a table, unless they were told of it, or of any since `rested`. Return whether they are."""
        mine = select(WAKES.c.woken_at, WAKES.c.woken_for).where(WAKES.c.user_id == wake.user)
        told = connection.execute(mine.with_for_update()).all()  # another process may ask just now
        if any(row.woken_for == table or (row.woken_at is not None and row.woken_at > rested) for row in told):
            return False
        told_now = update(WAKES).where(_theirs(wake.user, wake.guild)).values(woken_at=at, woken_for=table)
        return connection.execute(told_now).rowcount > 0


def _theirs(user: UserId, guild: GuildId) -> ColumnElement[bool]:
    return (WAKES.c.user_id == user) & (WAKES.c.guild_id == guild)
