"""What the store writes: functions for the write connection. They may run more than once, so they only use it.

`append`, `set_line` and `settle` run for every move and every message: two statements, one and one, cached by SQLAlchemy, no ORM.
A statement that looks at a table and then writes locks its row first; SQLite's `BEGIN IMMEDIATE` has done that already.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from types import ModuleType, SimpleNamespace
from typing import Any, Final

from sqlalchemy import JSON, Connection, Insert, Table, and_, bindparam, delete, func, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from bot.store import reads
from bot.store.keys import Keys, head_values, link_values
from bot.store.rows import ENTRIES, LINES, MARKS, NOTES, PEOPLE, SEATS, TABLES
from bot.tables.pace import Clock
from bot.tables.ports import AlreadyApplied, ChannelTaken, NoSuchTable, TableFull
from bot.tables.records import Entry, LineRecord, PanelRecord, PersonRecord, SeatRecord, Status, TableId, TableRecord, UserId
from games.core.deal import Word, commitment
from games.core.playthrough import seed_hash
from games.core.seats import Seat
from games.core.secret import Secret
from games.core.sheet import Cell

OPEN: Final = (Status.LOBBY.value, Status.LIVE.value)
PAST: Final = (Status.OVER.value, Status.ENDED.value)

UNDOABLE: Final = 100
"""So many marks on a sheet can be taken back; of older ones, only the last in each cell is kept."""
EPOCHS: Final = 2**20
"""How many epochs there are. A table draws one when it opens, and a backup that is restored moves it on."""

_ADVANCE: Final = (
    update(TABLES)
    .where(
        TABLES.c.id == bindparam("table"),
        TABLES.c.status == Status.LIVE.value,
        TABLES.c.entries == bindparam("before"),
    )
    .values(
        entries=bindparam("n"),
        head=bindparam("bound"),
        status=bindparam("then"),
        deadline=bindparam("until"),
        clock=bindparam("clock", type_=JSON),
        ended_at=bindparam("ended"),
        revision=TABLES.c.revision + bindparam("noticed"),
    )
    .returning(
        TABLES.c.revision,
        select(ENTRIES.c.chain)
        .where(ENTRIES.c.table_id == bindparam("table"), ENTRIES.c.n == bindparam("before"))
        .scalar_subquery(),
    )
)
_SETTLE: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table"), TABLES.c.settled < bindparam("upto"))
    .values(settled=bindparam("upto"), told_n=bindparam("n"), told_k=bindparam("k"))
)


def _tell(dialect: ModuleType) -> Insert:
    """Return the statement that moves a line forward, never back."""
    new = dialect.insert(LINES)
    is_further = or_(
        LINES.c.told_n < new.excluded.told_n,
        and_(LINES.c.told_n == new.excluded.told_n, LINES.c.told_k <= new.excluded.told_k),
    )
    moved = {name: new.excluded[name] for name in ("told_n", "told_k", "message_id", "fading_id", "is_closed")}
    done: Insert = new.on_conflict_do_update(index_elements=["table_id", "reader_id"], set_=moved, where=is_further)
    return done


_TELL: Final = {"sqlite": _tell(sqlite), "postgresql": _tell(postgresql)}


def _unless_there(table: Table) -> Mapping[str, Insert]:
    """Return, by dialect, the insert that writes nothing where a unique key is taken."""
    return {
        "sqlite": sqlite.insert(table).on_conflict_do_nothing(),
        "postgresql": postgresql.insert(table).on_conflict_do_nothing(),
    }


_NEW_TABLE: Final = {name: each.returning(TABLES.c.id) for name, each in _unless_there(TABLES).items()}
_NEW_ENTRY: Final = _unless_there(ENTRIES)


def create(connection: Connection, keys: Keys, values: Mapping[str, Any], secret: Secret[bytes] | None) -> TableRecord:
    """Open a lobby."""
    table = connection.execute(_NEW_TABLE[connection.dialect.name], dict(values)).scalar()
    if table is None:
        raise ChannelTaken
    if secret is not None:
        sealed = keys.seal(secret.open(), "tables", "secret", table)
        bound = {"secret": sealed, "commitment": commitment(secret.open())}
        connection.execute(update(TABLES).where(TABLES.c.id == table).values(**bound))
    return reads.known_table(connection, keys, TableId(table))


def take_seat(
    connection: Connection, keys: Keys, table: TableId, *, user: UserId, name: str, locale: str, most: int
) -> SeatRecord:
    """Seat a person on the next seat of a lobby."""
    _hold(connection, table, Status.LOBBY)
    seats = reads.seats(connection, keys, table)
    if len(seats) >= most or any(seat.user == user for seat in seats):
        raise TableFull
    taken = SeatRecord(seat=Seat(len(seats)), user=user, name=clean(name), locale=locale)
    connection.execute(insert(SEATS), _seat_values(keys, table, taken))
    _change(connection, table)
    return taken


def leave_seat(connection: Connection, keys: Keys, table: TableId, user: UserId) -> bool:
    """Free a seat of a lobby and close the gap."""
    _hold(connection, table, Status.LOBBY)
    seats = reads.seats(connection, keys, table)
    staying = [seat for seat in seats if seat.user != user]
    if len(staying) == len(seats):
        return False
    _seat_anew(connection, keys, table, staying)
    _change(connection, table)
    return True


def configure(connection: Connection, table: TableId, values: Mapping[str, Any], seen: int | None) -> int:
    """Change columns of an open table; `options` of a lobby only. Return the table's new revision."""
    if seen is not None and connection.execute(
        select(TABLES.c.revision).where(TABLES.c.id == table).with_for_update()
    ).scalar() != seen:
        raise NoSuchTable
    _hold(connection, table, *([Status.LOBBY] if "options" in values else [Status.LOBBY, Status.LIVE]))
    return _change(connection, table, **values)


def begin(
    connection: Connection,
    keys: Keys,
    table: TableId,
    *,
    seed: Secret[bytes],
    order: Sequence[UserId],
    words: Sequence[Word],
    options: Mapping[str, str],
    version: int,
    deadline: datetime | None,
    clock: Clock,
    at: datetime,
) -> TableRecord:
    """Turn a lobby into a live table."""
    _hold(connection, table, Status.LOBBY)
    seats = {seat.user: seat for seat in reads.seats(connection, keys, table)}
    if sorted(seats) != sorted(order):
        raise NoSuchTable  # somebody joined or left since the order was drawn
    seated = [seats[user] for user in order]
    if words:
        if any(seat.word != word for seat, word in zip(seated, words, strict=True) if seat.word or not word.is_drawn):
            raise NoSuchTable  # somebody gave a word since
        seated = [replace(seat, word=word) for seat, word in zip(seated, words, strict=True)]
    _seat_anew(connection, keys, table, seated)
    _change(
        connection,
        table,
        status=Status.LIVE.value,
        seed=keys.seal(seed.open(), "tables", "seed", table),
        **({} if words else {"commitment": seed_hash(seed.open())}),
        options=dict(options),
        version=version,
        deadline=deadline,
        clock=reads.CLOCKS.dump_python(clock, mode="json", exclude_defaults=True),
        started_at=at,
        entries=0,
        head=keys.link(None, head_values(table, 0)),
    )
    return reads.known_table(connection, keys, table)


def append(
    connection: Connection,
    keys: Keys,
    entry: Entry,
    *,
    status: Status,
    deadline: datetime | None,
    clock: Clock,
    gone: bool,
    is_unnoticed: bool,
) -> int:
    """Store the next entry of a live table with what follows from it. Return the table's revision."""
    goes_on = status is Status.LIVE
    advanced = connection.execute(
        _ADVANCE,
        {
            "table": entry.table,
            "before": entry.n - 1,
            "n": entry.n,
            "bound": keys.link(None, head_values(entry.table, entry.n)),
            "then": status.value,
            "until": deadline if goes_on else None,
            "clock": reads.CLOCKS.dump_python(clock, mode="json", exclude_defaults=True),
            "ended": None if goes_on else entry.at,
            "noticed": 0 if is_unnoticed else 1,
        },
    ).first()
    if advanced is None:
        raise _why_not(connection, entry)
    revision, chain = advanced
    stored = connection.execute(_NEW_ENTRY[connection.dialect.name], _entry_values(keys, entry, chain))
    if stored.rowcount != 1:
        raise AlreadyApplied
    if gone:
        connection.execute(
            update(SEATS).where(SEATS.c.table_id == entry.table, SEATS.c.seat == entry.seat).values(gone=True)
        )
    return int(revision)


def _entry_values(keys: Keys, entry: Entry, before: bytes | None) -> dict[str, Any]:
    values = {
        "table_id": entry.table,
        "n": entry.n,
        "kind": entry.kind.value,
        "seat": entry.seat,
        "at": entry.at,
        "user_id": entry.user,
        "name": entry.name,
        "interaction_id": entry.interaction,
    }
    sealed = keys.seal_value(dict(entry.fields), "entries", "fields", entry.table, entry.n)
    return {**values, "fields": sealed, "chain": keys.link(before, link_values(SimpleNamespace(**values), sealed))}


def _why_not(connection: Connection, entry: Entry) -> AlreadyApplied | NoSuchTable:
    same = or_(
        and_(ENTRIES.c.table_id == entry.table, ENTRIES.c.n == entry.n),
        and_(ENTRIES.c.interaction_id == entry.interaction, ENTRIES.c.interaction_id.is_not(None)),
    )
    return AlreadyApplied() if connection.execute(select(ENTRIES.c.n).where(same)).first() else NoSuchTable()


def end(connection: Connection, table: TableId, at: datetime) -> None:
    """Stop an open table without an outcome."""
    _hold(connection, table, Status.LOBBY, Status.LIVE)
    _change(connection, table, status=Status.ENDED.value, ended_at=at, deadline=None)


def set_line(connection: Connection, table: TableId, line: LineRecord) -> None:
    """Move the cursor of a line forward."""
    connection.execute(
        _TELL[connection.dialect.name],
        {
            "table_id": table,
            "reader_id": line.reader,
            "told_n": line.told[0],
            "told_k": line.told[1],
            "message_id": line.message,
            "fading_id": line.fading,
            "is_closed": line.is_closed,
        },
    )


def settle(connection: Connection, table: TableId, revision: int, told: tuple[int, int]) -> None:
    """Note that everybody has seen everything up to a revision."""
    connection.execute(_SETTLE, {"table": table, "upto": revision, "n": told[0], "k": told[1]})


def set_panel(connection: Connection, table: TableId, panel: PanelRecord | None) -> None:
    """Remember the panel message."""
    connection.execute(
        update(TABLES)
        .where(TABLES.c.id == table)
        .values(
            panel_id=panel and panel.message,
            panel_posted_at=panel and panel.posted_at,
            panel_shows=panel and panel.shows,
        )
    )


def set_trouble(connection: Connection, table: TableId, trouble: str | None) -> None:
    """Park or unpark the delivery."""
    connection.execute(update(TABLES).where(TABLES.c.id == table).values(trouble=trouble))


def set_seat(connection: Connection, table: TableId, user: UserId, values: Mapping[str, Any]) -> None:
    """Change columns of a seat."""
    if values:
        connection.execute(update(SEATS).where(SEATS.c.table_id == table, SEATS.c.user_id == user).values(**values))


def set_word(connection: Connection, keys: Keys, table: TableId, user: UserId, word: str) -> None:
    """Keep the word of somebody who sits in a lobby."""
    _hold(connection, table, Status.LOBBY)
    sealed = keys.seal_text(word, "seats", "word", table, user)
    seat = update(SEATS).where(SEATS.c.table_id == table, SEATS.c.user_id == user).values(word=sealed)
    if connection.execute(seat).rowcount != 1:
        raise NoSuchTable


def set_notes(connection: Connection, keys: Keys, table: TableId, user: UserId, notes: str) -> None:
    """Replace a person's notes."""
    _hold(connection, table, *Status)
    connection.execute(delete(NOTES).where(NOTES.c.table_id == table, NOTES.c.user_id == user))
    if notes:
        sealed = keys.seal_text(clean(notes), "notes", "text", table, user)
        connection.execute(insert(NOTES), {"table_id": table, "user_id": user, "text": sealed})


def mark(connection: Connection, keys: Keys, table: TableId, user: UserId, cell: Cell, sign: str) -> None:
    """Add a mark to a person's sheet, and let go of those that are long written over. Raises NoSuchTable."""
    _hold(connection, table, *Status)
    mine = (MARKS.c.table_id == table) & (MARKS.c.user_id == user)
    n = 1 + (connection.execute(select(func.max(MARKS.c.n)).where(mine)).scalar() or 0)
    sealed = keys.seal_value([cell, clean(sign)], "marks", "sealed", table, user, n)
    connection.execute(insert(MARKS), {"table_id": table, "user_id": user, "n": n, "sealed": sealed})
    if n % UNDOABLE == 0:
        known = reads.marks(connection, keys, table, user)
        last = {each.cell: each.n for each in known}
        old = [each.n for each in known if each.n <= n - UNDOABLE and last[each.cell] != each.n]
        connection.execute(delete(MARKS).where(mine, MARKS.c.n.in_(old)))


def unmark(connection: Connection, table: TableId, user: UserId, n: int) -> None:
    """Take a person's last mark back, if it still is number `n`. Raises NoSuchTable."""
    _hold(connection, table, *Status)
    mine = (MARKS.c.table_id == table) & (MARKS.c.user_id == user)
    if connection.execute(select(func.max(MARKS.c.n)).where(mine)).scalar() == n:
        connection.execute(delete(MARKS).where(mine, MARKS.c.n == n))


def forget(connection: Connection, user: UserId) -> int:
    """Erase a person's notes, marks and names from past tables."""
    past = select(TABLES.c.id).where(TABLES.c.status.in_(PAST))
    marked = delete(MARKS).where(MARKS.c.user_id == user, MARKS.c.table_id.in_(past)).returning(MARKS.c.table_id)
    noted = delete(NOTES).where(NOTES.c.user_id == user, NOTES.c.table_id.in_(past)).returning(NOTES.c.table_id)
    named = (
        update(SEATS)
        .where(SEATS.c.user_id == user, SEATS.c.name != "", SEATS.c.table_id.in_(past))
        .values(name="")
        .returning(SEATS.c.table_id)
    )
    touched = {*connection.execute(marked).scalars(), *connection.execute(noted).scalars()}
    return len({*touched, *connection.execute(named).scalars()})


def set_person(connection: Connection, person: PersonRecord) -> None:
    """Remember what somebody has set for all their tables."""
    set_to = {
        "zone": person.hours.zone,
        "quiet_from": person.hours.start,
        "quiet_to": person.hours.end,
        "away_from": person.away_from,
        "away_until": person.away_until,
    }
    new = (sqlite if connection.dialect.name == "sqlite" else postgresql).insert(PEOPLE)
    known = new.on_conflict_do_update(index_elements=["user_id"], set_=set_to)
    connection.execute(known, {"user_id": person.user, **set_to})


def clean(written: str) -> str:
    """Return the text without what PostgreSQL (NUL) or UTF-8 (half a character) cannot hold."""
    return written.replace("\0", "").encode(errors="ignore").decode()


def _hold(connection: Connection, table: TableId, *allowed: Status) -> None:
    """Lock the table's row until the commit. Raises NoSuchTable unless its status is one of these."""
    status = connection.execute(select(TABLES.c.status).where(TABLES.c.id == table).with_for_update()).scalar()
    if status is None or Status(status) not in allowed:
        raise NoSuchTable


def _change(connection: Connection, table: TableId, **values: Any) -> int:
    """Change columns of a table in a way that somebody is to see. Return its new revision."""
    changed = update(TABLES).where(TABLES.c.id == table).values(**values, revision=TABLES.c.revision + 1)
    return int(connection.execute(changed.returning(TABLES.c.revision)).scalar_one())


def _seat_anew(connection: Connection, keys: Keys, table: TableId, seats: Sequence[SeatRecord]) -> None:
    """Write the seats anew, numbered in this order: renumbering in place would meet numbers still taken."""
    connection.execute(delete(SEATS).where(SEATS.c.table_id == table))
    if seats:
        numbered = [replace(each, seat=Seat(n)) for n, each in enumerate(seats)]
        connection.execute(insert(SEATS), [_seat_values(keys, table, each) for each in numbered])


def _seat_values(keys: Keys, table: TableId, seat: SeatRecord) -> dict[str, Any]:
    return {
        "table_id": table,
        "user_id": seat.user,
        "seat": seat.seat,
        "name": seat.name,
        "locale": seat.locale,
        "mail_open": seat.mail_open,
        "gone": seat.gone,
        "word": seat.word and keys.seal_text(seat.word.text, "seats", "word", table, seat.user),
        "is_word_drawn": seat.word is not None and seat.word.is_drawn,
    }
