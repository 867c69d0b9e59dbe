"""Personal data: everything stored about a person, for export and erasure."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from types import SimpleNamespace
from typing import Any, TypeAlias

from sqlalchemy import Connection, RowMapping, Select, Text, cast, delete, insert, or_, select, union, update

from bot.store import reads
from bot.store.audit import is_whole
from bot.store.changes import change
from bot.store.database import Database, Store, reading, writing
from bot.store.keys import Keys, link_values
from bot.store.own_rows import NAMES, plain, rows_of, votes_about
from bot.store.people_rows import BLOCKS, MAILBOXES, PEOPLE, WAKES
from bot.store.rows import ENTRIES, LINES, MARKS, NOTES, REMINDERS, SEATS, TABLES, VISITORS, VOTES
from bot.store.seats import seat_values
from bot.store.votes import VOTE
from bot.tables.ids import TableId, UserId, nobody
from bot.tables.records import SeatRecord, TableRecord
from bot.tables.status import Status
from games.core.deal import Word
from games.core.seats import Seat

KeptOf: TypeAlias = Callable[[Connection, UserId], Mapping[str, Any]]
"""Returns all that a room keeps of a person, as plain values by name."""
Forget: TypeAlias = Callable[[Connection, UserId], None]
"""Erases it. The tables of the person still name them, and are locked until the commit."""


class OwnData(Store):
    """The data of `/me export`, and their deletion by `/me erase`: rows of the kernel, and of each room that has some."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self._kept: list[KeptOf] = []
        self._forgetting: list[Forget] = []

    def add(self, kept_of: KeptOf, forget: Forget) -> None:
        """Let a room be asked too."""
        self._kept.append(kept_of)
        self._forgetting.append(forget)

    @reading
    def kept_of(self, connection: Connection, user: UserId) -> dict[str, Any]:
        """Return everything stored about a person, as plain values. Raises CannotOpen."""
        kept = rows_of(connection, self._keys, user)
        for each in self._kept:
            kept |= each(connection, user)
        return kept

    @reading
    def tables_of(self, connection: Connection, user: UserId) -> list[TableId]:
        """Return the tables that name a person, in whatever part."""
        return _tables_of(connection, user)

    @writing
    def erase(self, connection: Connection, user: UserId) -> list[TableId]:
        """Erase a person: settings, notes, marks, and their name on the seats of tables where they play no more.

        Return the tables that named them: none is to be kept in memory.
        Visits to a running game are deleted when it ends: until then the visitor takes no seat of it. No case is made
        of a game that they played, or offered any longer. Of a word that they gave to a deal its hash stays.
        """
        known = _tables_of(connection, user)
        # No room counts one of these tables, or makes anything of it, until the commit.
        connection.execute(select(TABLES.c.id).where(TABLES.c.id.in_(known)).order_by(TABLES.c.id).with_for_update())
        for each in self._forgetting:
            each(connection, user)
        _forget(connection, self._keys, user, known)
        return known


def plain_row(row: RowMapping | None, *leave_out: str) -> dict[str, Any] | None:
    """Return a row as the export holds it; None where there is none."""
    return None if row is None else plain(row, leave_out)


def plain_rows(connection: Connection, found: Select[Any]) -> list[dict[str, Any] | None]:
    """Return rows of a person as the export holds them."""
    return [plain_row(row, "user_id") for row in connection.execute(found).mappings()]


def known_tables(connection: Connection, user: UserId) -> list[TableId]:
    """Return the tables at which a person sits, or has played."""
    sat_at = select(SEATS.c.table_id).where(SEATS.c.user_id == user)
    played = select(ENTRIES.c.table_id).where(ENTRIES.c.user_id == user)
    return sorted(TableId(table) for table in connection.execute(union(sat_at, played)).scalars())


def _tables_of(connection: Connection, user: UserId) -> list[TableId]:
    return sorted({*known_tables(connection, user), *map(TableId, connection.execute(_naming(user)).scalars())})


def _naming(user: UserId) -> Select[Any]:
    """Return the query for tables that name a person beside their seats and entries: as host, as guest, or as the one that stopped them."""
    is_guest = cast(TABLES.c.guests, Text).contains(f'"{user}"')
    return select(TABLES.c.id).where(or_(TABLES.c.host_id == user, TABLES.c.stopped_by == user, is_guest))


def _forget(connection: Connection, keys: Keys, user: UserId, known: Sequence[TableId]) -> None:
    """Erase a person from the rows of the kernel."""
    for table in (PEOPLE, MAILBOXES, REMINDERS, NOTES, MARKS, WAKES):
        connection.execute(delete(table).where(table.c.user_id == user))
    connection.execute(delete(BLOCKS).where((BLOCKS.c.user_id == user) | (BLOCKS.c.blocked_id == user)))
    connection.execute(delete(LINES).where(LINES.c.reader_id == user))
    over = select(TABLES.c.id).where(TABLES.c.status.in_([Status.OVER.value, Status.ENDED.value]))
    connection.execute(delete(VISITORS).where(VISITORS.c.user_id == user, VISITORS.c.table_id.in_(over)))
    held: dict[int, Seat] = {}
    for number in known:
        record = reads.known_table(connection, keys, number)
        seat = record.seat_of(user)
        if seat is not None and record.is_open and not seat.gone:
            continue  # they play there still
        if seat is not None:
            _unname(connection, keys, record.id, seat)
            held[record.id] = seat.seat
        others = [each.user for each in record.seats if each.user != user and not (each.gone or each.is_rival)]
        guests = {str(each): yes for each, yes in record.guests.items() if each != user}
        host = record.host if record.host != user else next(iter(others), nobody(0))
        change(connection, record.id, host_id=host, guests=guests)
        acted = select(ENTRIES.c.seat).where(ENTRIES.c.table_id == record.id, ENTRIES.c.user_id == user)
        _hide_words(connection, keys, record, {*connection.execute(acted).scalars()})
        _unname_entries(connection, keys, record.id, user)
        if record.stopped_by == user:
            stopped_by = nobody(seat.seat) if seat is not None else None
            connection.execute(update(TABLES).where(TABLES.c.id == record.id).values(stopped_by=stopped_by))
    _unname_votes(connection, keys, user, held)


def _unname(connection: Connection, keys: Keys, table: TableId, seat: SeatRecord) -> None:
    nameless = seat_values(
        keys,
        table,
        SeatRecord(
            seat=seat.seat,
            user=nobody(seat.seat),
            name="",
            locale=seat.locale,
            mail_open=False,
            gone=seat.gone,
            word=seat.word and _hidden(seat.word),
        ),
    )
    connection.execute(delete(SEATS).where(SEATS.c.table_id == table, SEATS.c.seat == seat.seat))
    connection.execute(insert(SEATS), nameless)


def _hidden(word: Word) -> Word:
    return word if word.is_drawn or word.is_erased else word.erased


def _hide_words(connection: Connection, keys: Keys, record: TableRecord, seats: Collection[int]) -> None:
    """Replace the words of seats that have another player now by their hashes: the former player may have given them."""
    for each in record.seats:
        if each.seat in seats and each.word is not None:
            sealed = keys.seal_text(_hidden(each.word).text, "seats", "word", record.id, each.user)
            theirs = (SEATS.c.table_id == record.id) & (SEATS.c.user_id == each.user)
            connection.execute(update(SEATS).where(theirs).values(word=sealed))


def _unname_entries(connection: Connection, keys: Keys, table: TableId, user: UserId) -> None:
    """Remove a person from the entries of a table. Links name the person, so a whole chain is linked anew and stays whole."""
    found = connection.execute(select(ENTRIES).where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.n)).mappings()
    rows = [SimpleNamespace(**row) for row in found]
    if all(row.user_id != user for row in rows):
        return
    was_whole = is_whole(keys, rows)
    before: bytes | None = None
    for row in rows:
        row.user_id = None if row.user_id == user else row.user_id
        if was_whole:
            row.chain = before = keys.link(before, link_values(row, row.fields))
        this = (ENTRIES.c.table_id == table) & (ENTRIES.c.n == row.n)
        connection.execute(update(ENTRIES).where(this).values(user_id=row.user_id, chain=row.chain))


def _unname_votes(connection: Connection, keys: Keys, user: UserId, held: Mapping[int, Seat]) -> None:
    """Forget the person of a ballot, and of a vote on a seat that changed hands. `held`: the seats that have just become nameless.

    The ballots of these seats stay with them: the results of games that a vote has ended follow from them.
    """
    for row in connection.execute(votes_about(user)).all():
        vote = VOTE.record(row)
        unnamed = nobody(int(vote.facts.get("seat", 0)))
        record = reads.known_table(connection, keys, vote.table)
        if vote.facts.get("old") == user and record.seat_of(user) is None:
            _hide_words(connection, keys, record, {int(vote.facts["seat"])})
        ballots = {each: yes for each, yes in vote.ballots.items() if each != user}
        if user in vote.ballots and vote.table in held:
            ballots[nobody(held[vote.table])] = vote.ballots[user]
        facts = {key: int(unnamed) if value == user else value for key, value in vote.facts.items()}
        for whose, name in NAMES:
            if vote.facts.get(whose) == user:
                facts.pop(name, None)
        connection.execute(
            update(VOTES)
            .where(VOTES.c.table_id == vote.table, VOTES.c.n == vote.n)
            .values(
                by_id=unnamed if vote.by == user else vote.by,
                facts=facts,
                ballots={str(each): yes for each, yes in ballots.items()},
            )
        )
