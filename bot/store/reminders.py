"""Reminders: the tables that need one, and those that were sent."""

from __future__ import annotations

from datetime import datetime
from typing import Final

from sqlalchemy import Connection, delete, insert, select, update

from bot.store.codec import Codec
from bot.store.database import Store, reading, writing
from bot.store.reads import WAITING, WAITING_TABLES
from bot.store.rows import REMINDERS, TABLES
from bot.tables.ids import TableId, UserId
from bot.tables.records import ReminderRecord, TableRef
from bot.tables.status import Status

_REMINDER: Final = Codec(ReminderRecord, REMINDERS)


class StoredReminders(Store):
    """`ReminderStore` of `bot.tables.stores`."""

    @reading
    def to_remind(self, connection: Connection, now: datetime) -> list[TableRef]:
        """Return the live tables with a reminder that is due, oldest first."""
        due = WAITING_TABLES.where(TABLES.c.status == Status.LIVE.value, TABLES.c.remind_at <= now)
        return [WAITING.record(row) for row in connection.execute(due.order_by(TABLES.c.remind_at, TABLES.c.id))]

    @reading
    def to_call(self, connection: Connection, now: datetime) -> list[TableRef]:
        """Return the tables that are over, with players that may have to be told of it now, oldest first."""
        over = TABLES.c.status.in_([Status.OVER.value, Status.ENDED.value])
        due = WAITING_TABLES.where(over, TABLES.c.remind_at <= now)
        return [WAITING.record(row) for row in connection.execute(due.order_by(TABLES.c.remind_at, TABLES.c.id))]

    @writing
    def plan_reminder(self, connection: Connection, table: TableId, at: datetime | None) -> None:
        """Set the time of the next reminder of a table. The revision stays."""
        connection.execute(update(TABLES).where(TABLES.c.id == table).values(remind_at=at))

    @reading
    def reminders(self, connection: Connection) -> list[ReminderRecord]:
        """Return all reminders that are there."""
        found = select(REMINDERS).order_by(REMINDERS.c.table_id, REMINDERS.c.user_id)
        return [_REMINDER.record(row) for row in connection.execute(found)]

    @writing
    def keep_reminder(self, connection: Connection, reminder: ReminderRecord) -> None:
        """Note a reminder down, in place of the one before."""
        _drop(connection, reminder.table, reminder.user)
        connection.execute(insert(REMINDERS), _REMINDER.values(reminder))

    @writing
    def drop_reminder(self, connection: Connection, table: TableId, user: UserId) -> None:
        """Forget a reminder."""
        _drop(connection, table, user)


def _drop(connection: Connection, table: TableId, user: UserId) -> None:
    connection.execute(delete(REMINDERS).where(REMINDERS.c.table_id == table, REMINDERS.c.user_id == user))
