"""Whom to remind when, and which reminders are there."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import Connection, delete, insert, select, update

from bot.store.database import Database, reading, writing
from bot.store.reads import WAITING, waiting
from bot.store.rows import REMINDERS, TABLES
from bot.tables.records import ChannelId, GuildId, MessageId, ReminderRecord, Status, TableId, UserId, Waiting


class Reminders(Database):
    """`ReminderStore` of `bot.tables.stores`."""

    @reading
    def to_remind(self, connection: Connection, now: datetime) -> list[Waiting]:
        """Return the live tables at which somebody is to be reminded."""
        due = WAITING.where(TABLES.c.status == Status.LIVE.value, TABLES.c.remind_at <= now)
        return [waiting(row) for row in connection.execute(due.order_by(TABLES.c.remind_at, TABLES.c.id))]

    @writing
    def plan_reminder(self, connection: Connection, table: TableId, at: datetime | None) -> None:
        """Note when to look at a live table again. Nobody sees a difference."""
        connection.execute(update(TABLES).where(TABLES.c.id == table).values(remind_at=at))

    @reading
    def reminders(self, connection: Connection) -> list[ReminderRecord]:
        """Return all reminders that are there."""
        return [
            ReminderRecord(
                table=TableId(row.table_id),
                guild=None if row.guild_id is None else GuildId(row.guild_id),
                user=UserId(row.user_id),
                n=row.n,
                again=row.again,
                at=row.at,
                message=None if row.message_id is None else MessageId(row.message_id),
                channel=None if row.channel_id is None else ChannelId(row.channel_id),
            )
            for row in connection.execute(select(REMINDERS).order_by(REMINDERS.c.table_id, REMINDERS.c.user_id))
        ]

    @writing
    def keep_reminder(self, connection: Connection, reminder: ReminderRecord) -> None:
        """Note a reminder down, in place of the one before."""
        _drop(connection, reminder.table, reminder.user)
        row = {
            "table_id": reminder.table,
            "user_id": reminder.user,
            "guild_id": reminder.guild,
            "n": reminder.n,
            "again": reminder.again,
            "at": reminder.at,
            "message_id": reminder.message,
            "channel_id": reminder.channel,
        }
        connection.execute(insert(REMINDERS), row)

    @writing
    def drop_reminder(self, connection: Connection, table: TableId, user: UserId) -> None:
        """Forget a reminder."""
        _drop(connection, table, user)


def _drop(connection: Connection, table: TableId, user: UserId) -> None:
    connection.execute(delete(REMINDERS).where(REMINDERS.c.table_id == table, REMINDERS.c.user_id == user))
