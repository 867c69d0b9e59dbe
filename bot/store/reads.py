"""Reading tables: from rows to records."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from datetime import datetime
from typing import Any, Final

from sqlalchemy import Connection, Integer, Row, Select, bindparam, func, or_, select, text

from bot.store.codec import Codec
from bot.store.database import Store, reading
from bot.store.keys import Keys
from bot.store.migrate import newest, revision_of
from bot.store.rows import AWAY, BEHIND, ENTRIES, LINES, POSTS, SEATS, TABLES, TAKEBACK
from bot.tables.ids import ChannelId, GuildId, MessageId, TableId, UserId
from bot.tables.pace import Schedule
from bot.tables.records import Entry, LineRecord, PanelRecord, SeatRecord, TableRecord, TableRef, Terms, ToldRecord
from bot.tables.status import Status
from bot.tables.stores import CannotOpen, NoSuchTable
from games.core.deal import Word
from games.core.playthrough import EntryKind
from games.core.secret import Secret

MOST_LOBBIES: Final = 100
"""Lobbies of a server that are read at most."""
OPEN: Final = (Status.LOBBY.value, Status.LIVE.value)

PANEL: Final = Codec(PanelRecord, TABLES, message="panel_id", posted_at="panel_posted_at", shows="panel_shows")
SCHEDULE: Final = Codec(Schedule, TABLES)
TERMS: Final = Codec(Terms, TABLES)
TABLE: Final = Codec(
    TableRecord,
    TABLES,
    given=["seats", "seed", "secret", "is_sealed"],
    panel=PANEL,
    schedule=SCHEDULE,
    terms=TERMS,
)
TOLD: Final = Codec(ToldRecord, TABLES, given=["told"])
SEAT: Final = Codec(SeatRecord, SEATS, given=["word"])
LINE: Final = Codec(LineRecord, LINES, given=["told"])
ENTRY: Final = Codec(Entry, ENTRIES, given=["kind", "name", "fields"])
WAITING: Final = Codec(TableRef, TABLES, table="id")

WAITING_TABLES: Final[Select[Any]] = select(*WAITING.columns)

_IN_CHANNEL: Final = (
    select(TABLES).where(TABLES.c.channel_id == bindparam("wanted")).order_by(TABLES.c.id.desc()).limit(1)
)
_OPEN_IN_CHANNEL: Final = _IN_CHANNEL.where(TABLES.c.status.in_(OPEN))
_TABLE: Final = select(TABLES).where(TABLES.c.id == bindparam("wanted"))
_TOLD: Final[Select[Any]] = select(*TOLD.columns, TABLES.c.told_n, TABLES.c.told_k).where(
    TABLES.c.id == bindparam("wanted")
)
_SEATS: Final = select(SEATS).where(SEATS.c.table_id == bindparam("wanted")).order_by(SEATS.c.seat)
_LINES: Final = select(LINES).where(LINES.c.table_id == bindparam("wanted")).order_by(LINES.c.reader_id)
_ENTRIES: Final = select(ENTRIES).where(ENTRIES.c.table_id == bindparam("wanted")).order_by(ENTRIES.c.n)
_BEHIND: Final = (
    WAITING_TABLES.where(text(BEHIND), TABLES.c.id > bindparam("after"))
    .order_by(TABLES.c.id)
    .limit(bindparam("most", type_=Integer))
)
_RIVALS_DUE: Final = (
    WAITING_TABLES.add_columns(TABLES.c.rival_at)
    .where(TABLES.c.status == Status.LIVE.value, TABLES.c.rival_at < bindparam("before"))
    .order_by(TABLES.c.rival_at)
)


class Reads(Store):
    """Tables, their entries, and the cursors of their readers."""

    @reading
    def lobbies_in(self, connection: Connection, guild: GuildId) -> list[TableRecord]:
        """Return the lobbies of a server, the newest first."""
        wanted = select(TABLES.c.id).where(TABLES.c.guild_id == guild, TABLES.c.status == Status.LOBBY.value)
        found = connection.execute(wanted.order_by(TABLES.c.id.desc()).limit(MOST_LOBBIES)).scalars()
        return [known_table(connection, self._keys, TableId(each)) for each in found]

    @reading
    def get(self, connection: Connection, table: TableId) -> TableRecord | None:
        """Return the table, in any status."""
        return _first(connection, self._keys, _TABLE, table)

    @reading
    def open_in(self, connection: Connection, channel: ChannelId) -> TableRecord | None:
        """Return the lobby or live table of this channel."""
        return _first(connection, self._keys, _OPEN_IN_CHANNEL, channel)

    @reading
    def latest_in(self, connection: Connection, channel: ChannelId) -> TableRecord | None:
        """Return the newest table of this channel, open or past."""
        return _first(connection, self._keys, _IN_CHANNEL, channel)

    @reading
    def count_open(self, connection: Connection) -> int:
        """Return the number of tables in their lobby or live."""
        return connection.execute(
            select(func.count()).select_from(TABLES).where(TABLES.c.status.in_(OPEN))
        ).scalar_one()

    @reading
    def places(self, connection: Connection) -> list[tuple[TableId, GuildId, ChannelId]]:
        """Return the places of the open tables on servers, by server."""
        on_servers = select(TABLES.c.id, TABLES.c.guild_id, TABLES.c.channel_id).where(TABLES.c.guild_id.is_not(None))
        found = connection.execute(on_servers.where(TABLES.c.status.in_(OPEN)).order_by(TABLES.c.guild_id, TABLES.c.id))
        return [(TableId(row.id), GuildId(row.guild_id), ChannelId(row.channel_id)) for row in found]

    @reading
    def behind(self, connection: Connection, *, after: TableId, most: int) -> list[TableRef]:
        """Return tables behind in the delivery (settled < revision), by id, from behind `after`."""
        return [WAITING.record(row) for row in connection.execute(_BEHIND, {"after": after, "most": most})]

    @reading
    def all_open_in(self, connection: Connection, guild: GuildId) -> list[TableId]:
        """Return the lobbies and live tables of a server."""
        found = select(TABLES.c.id).where(TABLES.c.guild_id == guild, TABLES.c.status.in_(OPEN)).order_by(TABLES.c.id)
        return [TableId(table) for table in connection.execute(found).scalars()]

    @reading
    def unplayable(self, connection: Connection, played: Mapping[str, Collection[int]]) -> list[TableId]:
        """Return the lobbies of other games than these, and the live tables of other versions of their rules.

        Where a later release has brought the schema on there are none: it may have opened and dealt them.
        """
        if revision_of(connection) != newest():
            return []
        dealt = [(TABLES.c.game == game) & TABLES.c.version.in_(versions) for game, versions in played.items()]
        lobby = (TABLES.c.status == Status.LOBBY.value) & TABLES.c.game.not_in(played)
        live = (TABLES.c.status == Status.LIVE.value) & ~or_(*dealt)
        found = select(TABLES.c.id).where(lobby | live).order_by(TABLES.c.id)
        return [TableId(table) for table in connection.execute(found).scalars()]

    @reading
    def closed_in(self, connection: Connection, guild: GuildId) -> list[tuple[TableId, UserId]]:
        """Return the closed mailboxes at the open tables of a server."""
        there = select(LINES.c.table_id, LINES.c.reader_id).join(TABLES, TABLES.c.id == LINES.c.table_id)
        closed = there.where(LINES.c.is_closed, TABLES.c.guild_id == guild, TABLES.c.status.in_(OPEN))
        return [(TableId(row.table_id), UserId(row.reader_id)) for row in connection.execute(closed)]

    @reading
    def told(self, connection: Connection, table: TableId) -> ToldRecord:
        """Return how far a table has been told. Raises NoSuchTable."""
        row = connection.execute(_TOLD, {"wanted": table}).first()
        if row is None:
            raise NoSuchTable
        return TOLD.record(row, told=(row.told_n, row.told_k))

    @reading
    def lines(self, connection: Connection, table: TableId) -> list[LineRecord]:
        """Return the lines of a table with a cursor of their own; all others stand where the table does."""
        return [
            LINE.record(row, told=(row.told_n, row.told_k)) for row in connection.execute(_LINES, {"wanted": table})
        ]

    @reading
    def entries(self, connection: Connection, table: TableId) -> list[Entry]:
        """Return all entries in order. Raises CannotOpen."""
        return [_entry(self._keys, row) for row in connection.execute(_ENTRIES, {"wanted": table})]

    @reading
    def posts(self, connection: Connection, table: TableId) -> dict[int, MessageId]:
        """Return the posts that tell the steps of a table, by their numbers, and those of its film and its inquest (`FILM`, `INQUEST`)."""
        told = select(POSTS.c.n, POSTS.c.message_id).where(POSTS.c.table_id == table)
        return {row.n: MessageId(row.message_id) for row in connection.execute(told)}

    @reading
    def due(self, connection: Connection, now: datetime) -> list[TableRef]:
        """Return the live tables past their deadline, oldest first."""
        late = WAITING_TABLES.where(TABLES.c.status == Status.LIVE.value, TABLES.c.deadline <= now)
        return [WAITING.record(row) for row in connection.execute(late.order_by(TABLES.c.deadline, TABLES.c.id))]

    @reading
    def rivals_due(self, connection: Connection, before: datetime) -> list[tuple[TableRef, datetime]]:
        """Return the live tables at which a seat of the program acts before a moment, and when, the first first."""
        return [(WAITING.record(row), row.rival_at) for row in connection.execute(_RIVALS_DUE, {"before": before})]

    @reading
    def next_deadline(self, connection: Connection, now: datetime) -> datetime | None:
        """Return the earliest deadline of a live table that is still to come."""
        coming = select(TABLES.c.deadline).where(TABLES.c.status == Status.LIVE.value, TABLES.c.deadline > now)
        return connection.execute(coming.order_by(TABLES.c.deadline).limit(1)).scalar()


def known_table(connection: Connection, keys: Keys, wanted: int) -> TableRecord:
    """Return a table that is there."""
    found = _first(connection, keys, _TABLE, wanted)
    assert found is not None
    return found


def seats(connection: Connection, keys: Keys, at: int) -> list[SeatRecord]:
    """Return the seats of a table in order."""
    return [_seat(keys, row) for row in connection.execute(_SEATS, {"wanted": at})]


def _first(connection: Connection, keys: Keys, statement: Select[Any], wanted: int) -> TableRecord | None:
    row = connection.execute(statement, {"wanted": wanted}).first()
    return None if row is None else _table(keys, row, seats(connection, keys, row.id))


def _table(keys: Keys, row: Row[Any], at_it: Sequence[SeatRecord]) -> TableRecord:
    seed, is_seed_sealed = _opened(keys, row.seed, "tables", "seed", row.id)
    secret, is_secret_sealed = _opened(keys, row.secret, "tables", "secret", row.id)
    is_sealed = is_seed_sealed or is_secret_sealed
    return TABLE.record(row, seats=tuple(at_it), seed=seed, secret=secret, is_sealed=is_sealed)


def _opened(keys: Keys, sealed: bytes | None, *place: str | int) -> tuple[Secret[bytes] | None, bool]:
    """Return a secret, and whether it is there but does not open."""
    if sealed is None:
        return None, False
    try:
        return Secret(keys.open(bytes(sealed), *place)), False
    except CannotOpen:
        return None, True


def _seat(keys: Keys, row: Row[Any]) -> SeatRecord:
    word = None
    if row.word is not None:
        with suppress(CannotOpen):  # then the table's secret does not open either, and says so
            word = Word(keys.open_text(row.word, "seats", "word", row.table_id, row.user_id), row.is_word_drawn)
    return SEAT.record(row, word=word)


def _entry(keys: Keys, row: Row[Any]) -> Entry:
    named = {(EntryKind.LATE, AWAY): EntryKind.AWAY, (EntryKind.ACTION, TAKEBACK): EntryKind.TAKEBACK}
    kind = named.get((EntryKind(row.kind), row.name))
    return ENTRY.record(
        row,
        kind=kind or EntryKind(row.kind),
        name=None if kind else row.name,
        fields=keys.open_value(row.fields, "entries", "fields", row.table_id, row.n),
    )
