"""What the store reads: functions for a connection, from rows to records."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from datetime import datetime
from typing import Any, Final

from sqlalchemy import Connection, Row, Select, bindparam, func, or_, select

from bot.store.rows import ENTRIES, NOTES, SEATS, TABLES
from bot.tables.records import (
    ChannelId,
    Entry,
    EntryKind,
    GuildId,
    InteractionId,
    MessageId,
    PanelRecord,
    SeatRecord,
    Status,
    TableId,
    TableRecord,
    UserId,
)
from games.core.seats import Seat
from games.core.secret import Secret

OPEN: Final = (Status.LOBBY.value, Status.LIVE.value)

_IN_CHANNEL: Final = (
    select(TABLES).where(TABLES.c.channel_id == bindparam("wanted")).order_by(TABLES.c.id.desc()).limit(1)
)
_OPEN_IN_CHANNEL: Final = _IN_CHANNEL.where(TABLES.c.status.in_(OPEN))
_TABLE: Final = select(TABLES).where(TABLES.c.id == bindparam("wanted"))
_SEATS: Final = select(SEATS).where(SEATS.c.table_id == bindparam("wanted")).order_by(SEATS.c.seat)
_ENTRIES: Final = select(ENTRIES).where(ENTRIES.c.table_id == bindparam("wanted")).order_by(ENTRIES.c.n)


def table(connection: Connection, wanted: TableId) -> TableRecord | None:
    """Return a table by its id."""
    return _first(connection, _TABLE, wanted)


def known_table(connection: Connection, wanted: TableId) -> TableRecord:
    """Return a table that is there."""
    found = table(connection, wanted)
    assert found is not None
    return found


def open_in(connection: Connection, channel: ChannelId) -> TableRecord | None:
    """Return the lobby or live table of a channel."""
    return _first(connection, _OPEN_IN_CHANNEL, channel)


def latest_in(connection: Connection, channel: ChannelId) -> TableRecord | None:
    """Return the newest table of a channel."""
    return _first(connection, _IN_CHANNEL, channel)


def open_tables(connection: Connection) -> list[TableRecord]:
    """Return lobbies, live tables, and past ones not told to the end: last the step after their last entry, the closing."""
    wanted = or_(TABLES.c.status.in_(OPEN), TABLES.c.told_n <= TABLES.c.entries + 1)
    seats: defaultdict[TableId, list[SeatRecord]] = defaultdict(list)
    at_them = select(SEATS).join(TABLES, TABLES.c.id == SEATS.c.table_id).where(wanted).order_by(SEATS.c.seat)
    for row in connection.execute(at_them):
        seats[row.table_id].append(_seat(row))
    rows = connection.execute(select(TABLES).where(wanted).order_by(TABLES.c.id))
    return [_table(row, seats[row.id]) for row in rows]


def seats(connection: Connection, at: TableId) -> list[SeatRecord]:
    """Return the seats of a table in order."""
    return [_seat(row) for row in connection.execute(_SEATS, {"wanted": at})]


def entries(connection: Connection, of: TableId) -> list[Entry]:
    """Return the entries of a table in order."""
    return [_entry(row) for row in connection.execute(_ENTRIES, {"wanted": of})]


def due(connection: Connection, now: datetime) -> list[TableId]:
    """Return the live tables whose deadline has passed, oldest first."""
    late = select(TABLES.c.id).where(TABLES.c.status == Status.LIVE.value, TABLES.c.deadline <= now)
    return [TableId(each) for each in connection.execute(late.order_by(TABLES.c.deadline, TABLES.c.id)).scalars()]


def next_deadline(connection: Connection) -> datetime | None:
    """Return the earliest deadline of a live table."""
    earliest: datetime | None = connection.execute(
        select(func.min(TABLES.c.deadline)).where(TABLES.c.status == Status.LIVE.value, TABLES.c.deadline.is_not(None))
    ).scalar()
    return earliest


def notes(connection: Connection, of: TableId, user: UserId) -> str:
    """Return a person's notes."""
    wanted = select(NOTES.c.text).where(NOTES.c.table_id == of, NOTES.c.user_id == user)
    return str(connection.execute(wanted).scalar() or "")


def _first(connection: Connection, statement: Select[Any], wanted: int) -> TableRecord | None:
    row = connection.execute(statement, {"wanted": wanted}).first()
    return None if row is None else _table(row, seats(connection, row.id))


def _table(row: Row[Any], at_it: Sequence[SeatRecord]) -> TableRecord:
    return TableRecord(
        id=TableId(row.id),
        guild=None if row.guild_id is None else GuildId(row.guild_id),
        channel=ChannelId(row.channel_id),
        host=UserId(row.host_id),
        game=row.game,
        version=row.version,
        locale=row.locale,
        options=row.options,
        status=Status(row.status),
        created_at=row.created_at,
        seats=tuple(at_it),
        seed=None if row.seed is None else Secret(bytes(row.seed)),
        entries=row.entries,
        started_at=row.started_at,
        ended_at=row.ended_at,
        pace=row.pace,
        deadline=row.deadline,
        told=(row.told_n, row.told_k),
        panel=_panel(row),
        trouble=row.trouble,
    )


def _panel(row: Row[Any]) -> PanelRecord | None:
    if row.panel_id is None:
        return None
    return PanelRecord(message=MessageId(row.panel_id), posted_at=row.panel_posted_at, shows=row.panel_shows)


def _seat(row: Row[Any]) -> SeatRecord:
    return SeatRecord(
        seat=Seat(row.seat),
        user=UserId(row.user_id),
        name=row.name,
        locale=row.locale,
        mail_open=row.mail_open,
        gone=row.gone,
    )


def _entry(row: Row[Any]) -> Entry:
    return Entry(
        table=TableId(row.table_id),
        n=row.n,
        kind=EntryKind(row.kind),
        seat=Seat(row.seat),
        at=row.at,
        user=None if row.user_id is None else UserId(row.user_id),
        name=row.name,
        fields=row.fields,
        interaction=None if row.interaction_id is None else InteractionId(row.interaction_id),
    )
