"""What the store reads: functions for a connection, from rows to records."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from contextlib import suppress
from datetime import datetime
from typing import Any, Final

from pydantic import TypeAdapter
from sqlalchemy import Connection, Row, Select, bindparam, func, select, text

from bot.store.keys import Keys
from bot.store.rows import BEHIND, ENTRIES, LINES, MARKS, NOTES, PEOPLE, SEATS, TABLES
from bot.tables.hours import ALWAYS, Hours
from bot.tables.pace import Clock
from bot.tables.ports import CannotOpen
from bot.tables.records import (
    ChannelId,
    Entry,
    EntryKind,
    GuildId,
    InteractionId,
    LineRecord,
    Mark,
    MessageId,
    PanelRecord,
    PersonRecord,
    SeatRecord,
    Status,
    TableId,
    TableRecord,
    UserId,
    Waiting,
)
from games.core.deal import Word
from games.core.seats import Seat
from games.core.secret import Secret

CLOCKS: Final = TypeAdapter(Clock)

OPEN: Final = (Status.LOBBY.value, Status.LIVE.value)

_IN_CHANNEL: Final = (
    select(TABLES).where(TABLES.c.channel_id == bindparam("wanted")).order_by(TABLES.c.id.desc()).limit(1)
)
_OPEN_IN_CHANNEL: Final = _IN_CHANNEL.where(TABLES.c.status.in_(OPEN))
_TABLE: Final = select(TABLES).where(TABLES.c.id == bindparam("wanted"))
_SEATS: Final = select(SEATS).where(SEATS.c.table_id == bindparam("wanted")).order_by(SEATS.c.seat)
_LINES: Final = select(LINES).where(LINES.c.table_id == bindparam("wanted")).order_by(LINES.c.reader_id)
_WAITING: Final[Select[Any]] = select(
    TABLES.c.id, TABLES.c.guild_id, TABLES.c.game, TABLES.c.version, TABLES.c.revision
)
_ENTRIES: Final = select(ENTRIES).where(ENTRIES.c.table_id == bindparam("wanted")).order_by(ENTRIES.c.n)


def table(connection: Connection, keys: Keys, wanted: TableId) -> TableRecord | None:
    """Return a table by its id."""
    return _first(connection, keys, _TABLE, wanted)


def known_table(connection: Connection, keys: Keys, wanted: TableId) -> TableRecord:
    """Return a table that is there."""
    found = table(connection, keys, wanted)
    assert found is not None
    return found


def open_in(connection: Connection, keys: Keys, channel: ChannelId) -> TableRecord | None:
    """Return the lobby or live table of a channel."""
    return _first(connection, keys, _OPEN_IN_CHANNEL, channel)


def latest_in(connection: Connection, keys: Keys, channel: ChannelId) -> TableRecord | None:
    """Return the newest table of a channel."""
    return _first(connection, keys, _IN_CHANNEL, channel)


def count_open(connection: Connection) -> int:
    """Return how many tables are in their lobby or live."""
    return int(
        connection.execute(select(func.count()).select_from(TABLES).where(TABLES.c.status.in_(OPEN))).scalar_one()
    )


def behind(connection: Connection, after: TableId, most: int) -> list[Waiting]:
    """Return the tables of which not everybody has seen everything, by id."""
    late = _WAITING.where(text(BEHIND), TABLES.c.id > after).order_by(TABLES.c.id).limit(most)
    return [_waiting(row) for row in connection.execute(late)]


def closed_in(connection: Connection, guild: GuildId) -> list[tuple[TableId, UserId]]:
    """Return whose mailboxes were closed at the open tables of a server."""
    there = select(LINES.c.table_id, LINES.c.reader_id).join(TABLES, TABLES.c.id == LINES.c.table_id)
    closed = there.where(LINES.c.is_closed, TABLES.c.guild_id == guild, TABLES.c.status.in_(OPEN))
    return [(TableId(row.table_id), UserId(row.reader_id)) for row in connection.execute(closed)]


def lines(connection: Connection, at: TableId) -> list[LineRecord]:
    """Return the lines of a table that have told something themselves."""
    return [_line(row) for row in connection.execute(_LINES, {"wanted": at})]


def seats(connection: Connection, keys: Keys, at: TableId) -> list[SeatRecord]:
    """Return the seats of a table in order."""
    return [_seat(keys, row) for row in connection.execute(_SEATS, {"wanted": at})]


def entries(connection: Connection, keys: Keys, of: TableId) -> list[Entry]:
    """Return the entries of a table in order. Raises CannotOpen."""
    return [_entry(keys, row) for row in connection.execute(_ENTRIES, {"wanted": of})]


def due(connection: Connection, now: datetime) -> list[Waiting]:
    """Return the live tables whose deadline has passed, oldest first."""
    late = _WAITING.where(TABLES.c.status == Status.LIVE.value, TABLES.c.deadline <= now)
    return [_waiting(row) for row in connection.execute(late.order_by(TABLES.c.deadline, TABLES.c.id))]


def next_deadline(connection: Connection, now: datetime) -> datetime | None:
    """Return the earliest deadline of a live table that is still to come."""
    coming = select(TABLES.c.deadline).where(TABLES.c.status == Status.LIVE.value, TABLES.c.deadline > now)
    earliest: datetime | None = connection.execute(coming.order_by(TABLES.c.deadline).limit(1)).scalar()
    return earliest


def people(connection: Connection, users: Collection[UserId]) -> list[PersonRecord]:
    """Return what these people have set; whoever has set nothing is not among them."""
    return [_person(row) for row in connection.execute(select(PEOPLE).where(PEOPLE.c.user_id.in_(users)))]


def notes(connection: Connection, keys: Keys, of: TableId, user: UserId) -> str:
    """Return a person's notes. Raises CannotOpen."""
    wanted = select(NOTES.c.text).where(NOTES.c.table_id == of, NOTES.c.user_id == user)
    sealed = connection.execute(wanted).scalar()
    return "" if sealed is None else keys.open_text(sealed, "notes", "text", of, user)


def marks(connection: Connection, keys: Keys, of: TableId, user: UserId) -> list[Mark]:
    """Return what a person has marked on their sheet, oldest first. Raises CannotOpen."""
    wanted = select(MARKS.c.n, MARKS.c.sealed).where(MARKS.c.table_id == of, MARKS.c.user_id == user)
    found = []
    for row in connection.execute(wanted.order_by(MARKS.c.n)):
        cell, sign = keys.open_value(row.sealed, "marks", "sealed", of, user, row.n)
        found.append(Mark(row.n, cell, sign))
    return found


def _first(connection: Connection, keys: Keys, statement: Select[Any], wanted: int) -> TableRecord | None:
    row = connection.execute(statement, {"wanted": wanted}).first()
    return None if row is None else _table(keys, row, seats(connection, keys, row.id))


def _table(keys: Keys, row: Row[Any], at_it: Sequence[SeatRecord]) -> TableRecord:
    seed, is_seed_sealed = _opened(keys, row.seed, "tables", "seed", row.id)
    secret, is_secret_sealed = _opened(keys, row.secret, "tables", "secret", row.id)
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
        seed=seed,
        entries=row.entries,
        started_at=row.started_at,
        ended_at=row.ended_at,
        pace=row.pace,
        deadline=row.deadline,
        clock=CLOCKS.validate_python(row.clock or {}),
        told=(row.told_n, row.told_k),
        panel=_panel(row),
        trouble=row.trouble,
        revision=row.revision,
        settled=row.settled,
        epoch=row.epoch,
        commitment=row.commitment,
        secret=secret,
        is_sealed=is_seed_sealed or is_secret_sealed,
        is_private=row.is_private,
        guests={UserId(int(user)): is_welcome for user, is_welcome in (row.guests or {}).items()},
    )


def _opened(keys: Keys, sealed: bytes | None, *place: str | int) -> tuple[Secret[bytes] | None, bool]:
    """Return a secret, and whether it is there but does not open."""
    if sealed is None:
        return None, False
    try:
        return Secret(keys.open(bytes(sealed), *place)), False
    except CannotOpen:
        return None, True


def _line(row: Row[Any]) -> LineRecord:
    return LineRecord(
        reader=UserId(row.reader_id),
        told=(row.told_n, row.told_k),
        message=None if row.message_id is None else MessageId(row.message_id),
        fading=None if row.fading_id is None else MessageId(row.fading_id),
        is_closed=row.is_closed,
    )


def _waiting(row: Row[Any]) -> Waiting:
    guild = None if row.guild_id is None else GuildId(row.guild_id)
    return Waiting(table=TableId(row.id), guild=guild, game=row.game, version=row.version, revision=row.revision)


def _panel(row: Row[Any]) -> PanelRecord | None:
    if row.panel_id is None:
        return None
    return PanelRecord(message=MessageId(row.panel_id), posted_at=row.panel_posted_at, shows=row.panel_shows)


def _seat(keys: Keys, row: Row[Any]) -> SeatRecord:
    word = None
    if row.word is not None:
        with suppress(CannotOpen):  # then the table's secret does not open either, and says so
            word = Word(keys.open_text(row.word, "seats", "word", row.table_id, row.user_id), row.is_word_drawn)
    return SeatRecord(
        seat=Seat(row.seat),
        user=UserId(row.user_id),
        name=row.name,
        locale=row.locale,
        mail_open=row.mail_open,
        gone=row.gone,
        word=word,
    )


def _person(row: Row[Any]) -> PersonRecord:
    return PersonRecord(
        user=UserId(row.user_id),
        hours=ALWAYS if row.zone is None else Hours(row.zone, row.quiet_from or 0, row.quiet_to or 0),
        away_from=row.away_from,
        away_until=row.away_until,
    )


def _entry(keys: Keys, row: Row[Any]) -> Entry:
    return Entry(
        table=TableId(row.table_id),
        n=row.n,
        kind=EntryKind(row.kind),
        seat=Seat(row.seat),
        at=row.at,
        user=None if row.user_id is None else UserId(row.user_id),
        name=row.name,
        fields=keys.open_value(row.fields, "entries", "fields", row.table_id, row.n),
        interaction=None if row.interaction_id is None else InteractionId(row.interaction_id),
    )
