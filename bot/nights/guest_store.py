"""A guest in the database of evenings: taken from planned tables, shown to themselves, and forgotten."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, and_, delete, or_, select, update

from bot.nights.reads import tables_of
from bot.nights.records import NightId
from bot.nights.rows import NIGHT_GUESTS, NIGHT_TABLES, NIGHTS
from bot.tables.ids import UserId, nobody


def kept_of(connection: Connection, user: UserId) -> dict[str, Any]:
    """Return the evenings of a person, for the export."""
    mine = (
        select(NIGHTS.c.id, NIGHTS.c.starts_at, NIGHTS.c.host_id, NIGHT_GUESTS)
        .outerjoin(NIGHT_GUESTS, and_(NIGHT_GUESTS.c.night_id == NIGHTS.c.id, NIGHT_GUESTS.c.user_id == user))
        .where(or_(NIGHTS.c.host_id == user, NIGHT_GUESTS.c.user_id == user))
        .order_by(NIGHTS.c.id)
    )
    nights = [
        {
            "night_id": row.id,
            "starts_at": row.starts_at.isoformat(),
            "is_host": row.host_id == user,
            "name": row.name,
            "locale": row.locale,
            "is_coming": bool(row.is_coming),
            "is_cohost": bool(row.is_cohost),
            "standby_at": None if row.standby_at is None else row.standby_at.isoformat(),
            "moved_up_at": None if row.moved_up_at is None else row.moved_up_at.isoformat(),
            "likes": row.likes or [],
            "here_since": None if row.here_since is None else row.here_since.isoformat(),
            "asked_at": None if row.asked_at is None else row.asked_at.isoformat(),
            "tables": [each.table for each in tables_of(connection, NightId(row.id)) if user in each.users],
        }
        for row in connection.execute(mine).all()
    ]
    return {"nights": nights}


def forget(connection: Connection, user: UserId) -> None:
    """Delete a person from all evenings. An evening that they host goes on, with moderators in charge."""
    connection.execute(delete(NIGHT_GUESTS).where(NIGHT_GUESTS.c.user_id == user))
    connection.execute(update(NIGHTS).where(NIGHTS.c.host_id == user).values(host_id=nobody(0), title=None))
    for row in connection.execute(select(NIGHT_TABLES)).all():
        take_from(connection, NightId(row.night_id), row.n, row.users, user)


def take_from(connection: Connection, night: NightId, n: int, users: Sequence[int], user: UserId) -> None:
    """Take a person from a planned table of an evening."""
    if user in users:
        this = (NIGHT_TABLES.c.night_id == night) & (NIGHT_TABLES.c.n == n)
        left = [each for each in users if each != user]
        connection.execute(update(NIGHT_TABLES).where(this).values(users=left))
