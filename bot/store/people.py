"""What people have set, and what is known of their mailboxes: functions for a connection."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict
from datetime import datetime

from sqlalchemy import Connection, delete, func, insert, select

from bot.store.rows import MAILBOXES, PEOPLE
from bot.tables.records import MailboxRecord, PersonRecord, UserId


def person(connection: Connection, user: UserId) -> PersonRecord:
    """Return what somebody has set."""
    row = connection.execute(select(PEOPLE).where(PEOPLE.c.user_id == user)).first()
    return PersonRecord(user=user) if row is None else PersonRecord(user=user, wants_mail=row.wants_mail)


def change_person(connection: Connection, user: UserId, change: Callable[[PersonRecord], PersonRecord]) -> PersonRecord:
    """Change what somebody has set."""
    changed = change(person(connection, user))
    values = asdict(changed)
    connection.execute(delete(PEOPLE).where(PEOPLE.c.user_id == user))
    connection.execute(insert(PEOPLE), {"user_id": values.pop("user"), **values})
    return changed


def mailbox(connection: Connection, user: UserId) -> MailboxRecord:
    """Return what is known of a mailbox."""
    row = connection.execute(select(MAILBOXES).where(MAILBOXES.c.user_id == user)).first()
    if row is None:
        return MailboxRecord(user=user)
    return MailboxRecord(user=user, opened_at=row.opened_at, is_closed=row.is_closed)


def open_mailbox(connection: Connection, user: UserId, at: datetime, since: datetime, most: int) -> bool:
    """Note that a mailbox is opened, unless too many were."""
    if mailbox(connection, user).opened_at is not None:
        return True
    lately = select(func.count()).select_from(MAILBOXES).where(MAILBOXES.c.opened_at > since)
    if connection.execute(lately).scalar_one() >= most:
        return False
    connection.execute(insert(MAILBOXES), {"user_id": user, "opened_at": at, "is_closed": False})
    return True


def set_mailbox(connection: Connection, user: UserId, *, is_closed: bool) -> None:
    """Note whether a mailbox takes anything."""
    connection.execute(MAILBOXES.update().where(MAILBOXES.c.user_id == user).values(is_closed=is_closed))
