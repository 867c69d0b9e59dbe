"""Writing tables.

`append`, `set_line` and `settle` run for every move and every message: two statements, one and one, no ORM. They are made once, with
names for what differs, for SQLAlchemy takes longer to put a statement together than SQLite to run it.
A statement that looks at a table and then writes locks its row first; SQLite's `BEGIN IMMEDIATE` has done that already.
"""

from __future__ import annotations

import secrets
from dataclasses import replace
from datetime import datetime
from functools import cache
from types import SimpleNamespace
from typing import Any, Final, Unpack

from sqlalchemy import (
    Connection,
    Insert,
    and_,
    bindparam,
    delete,
    insert,
    or_,
    select,
    update,
)

from bot.store import reads
from bot.store.changes import change, change_unnoticed, hold, insert_into, unless_there
from bot.store.database import Store, writing
from bot.store.keys import Keys, head_values, link_values
from bot.store.rows import AWAY, ENTRIES, LINES, POSTS, SEATS, TABLES, TAKEBACK
from bot.store.seats import newcomer, seat_anew
from bot.store.visitors import forget_visitors
from bot.tables.changes import Beginning, Change, Following, NewTable
from bot.tables.ids import CHANNEL, MessageId, TableId, UserId
from bot.tables.pace import UNTIMED, Schedule
from bot.tables.records import Entry, LineRecord, PanelRecord, TableRecord
from bot.tables.status import Status
from bot.tables.stores import INQUEST, AlreadyApplied, ChannelTaken, NoSuchTable
from games.core.deal import commitment
from games.core.playthrough import EntryKind, seed_hash
from games.core.seats import Seat

EPOCHS: Final = 2**20
"""The number of epochs. A table draws one when it opens, and restoring a backup moves it on."""

_AT: Final = update(TABLES).where(TABLES.c.id == bindparam("wanted"))
_SETTLE: Final = _AT.where(TABLES.c.settled < bindparam("upto"))
_LAST_LINK: Final = select(ENTRIES.c.chain).where(
    ENTRIES.c.table_id == bindparam("wanted"), ENTRIES.c.n == bindparam("last")
)
_ADVANCE: Final = (
    _AT.where(TABLES.c.status == Status.LIVE.value, TABLES.c.entries == bindparam("last"))
    .values(revision=TABLES.c.revision + bindparam("noticed"))
    .returning(TABLES.c.revision, _LAST_LINK.scalar_subquery())
)
_SEAT_OF: Final = select(SEATS.c.seat).where(
    SEATS.c.table_id == bindparam("wanted"), SEATS.c.user_id == bindparam("reader")
)

_ABOUT_IT: Final = ("seen", "terms", "is_unnoticed")
"""The parts of a change that are no columns."""

_NOTHING_DUE: Final = {each.name: None for each in reads.SCHEDULE.columns if each is not TABLES.c.clock}


@cache
def _tell(dialect: str) -> Insert:
    """Return the statement that moves a line forward, never back."""
    new = insert_into(dialect, LINES)
    is_further = or_(
        LINES.c.told_n < new.excluded.told_n,
        and_(LINES.c.told_n == new.excluded.told_n, LINES.c.told_k <= new.excluded.told_k),
    )
    moved = {
        name: new.excluded[name] for name in ("told_n", "told_k", "message_id", "fading_id", "is_closed", "controls")
    }
    return new.on_conflict_do_update(index_elements=["table_id", "reader_id"], set_=moved, where=is_further)


class Writes(Store):
    """Opening, changing, playing and ending tables, and the cursors of their readers."""

    @writing
    def create(self, connection: Connection, **new: Unpack[NewTable]) -> TableRecord:
        """Open a lobby with its people: by itself it would hold its channel where the process dies now. Raises ChannelTaken."""
        secret = new.get("secret")
        named = {name: value for name, value in new.items() if name not in ("at", "secret", "people")}
        fresh = {"status": Status.LOBBY, "created_at": new["at"], "revision": 1}
        values = reads.TABLE.changes({**named, **fresh}) | reads.TOLD.changes({"epoch": secrets.randbelow(EPOCHS)})
        table = connection.execute(unless_there(connection, TABLES).returning(TABLES.c.id), values).scalar()
        if table is None:
            raise ChannelTaken
        if secret is not None:
            sealed = self._keys.seal(secret.open(), "tables", "secret", table)
            bound = {"secret": sealed, "commitment": commitment(secret.open())}
            connection.execute(update(TABLES).where(TABLES.c.id == table).values(**bound))
        seats = [newcomer(Seat(n), each) for n, each in enumerate(new.get("people", ()))]
        seat_anew(connection, self._keys, table, seats)
        return reads.known_table(connection, self._keys, table)

    @writing
    def configure(self, connection: Connection, table: TableId, **asked: Unpack[Change]) -> int:
        """Change the named fields, in a lobby or live (options: in a lobby only). Return the revision. Raises NoSuchTable."""
        hold(connection, table, *([Status.LOBBY, Status.LIVE] if asked.get("options") is None else [Status.LOBBY]))
        if (seen := asked.get("seen")) is not None:
            revision = connection.execute(select(TABLES.c.revision).where(TABLES.c.id == table)).scalar()
            if revision != seen:
                raise NoSuchTable
        columns = reads.TABLE.changes({name: value for name, value in asked.items() if name not in _ABOUT_IT})
        if (agreed := asked.get("terms")) is not None:
            now = connection.execute(select(*reads.TERMS.columns).where(TABLES.c.id == table)).one()
            columns |= reads.TERMS.values(agreed(reads.TERMS.record(now)))
        return (change_unnoticed if asked.get("is_unnoticed") else change)(connection, table, **columns)

    @writing
    def begin(self, connection: Connection, table: TableId, **how: Unpack[Beginning]) -> TableRecord:
        """Turn a lobby into a live table: seats renumbered in `order`, entries = 0.

        Raises NoSuchTable, also where `order` is not exactly the persons that sit there now.
        """
        hold(connection, table, Status.LOBBY)
        keys, order, words, seed = self._keys, how["order"], how.get("words", ()), how["seed"]
        seats = {seat.user: seat for seat in reads.seats(connection, keys, table)}
        if sorted(seats) != sorted(order):
            raise NoSuchTable  # the players have changed since the order was drawn
        seated = [seats[user] for user in order]
        if words:
            pairs = list(zip(seated, words, strict=True))
            if any(seat.word != word for seat, word in pairs if seat.word or not word.is_drawn):
                raise NoSuchTable  # a word was given since
            seated = [replace(seat, word=word) for seat, word in pairs]
        seat_anew(connection, keys, table, seated)
        change(
            connection,
            table,
            status=Status.LIVE.value,
            seed=keys.seal(seed.open(), "tables", "seed", table),
            **({} if words else {"commitment": seed_hash(seed.open())}),
            options=dict(how["options"]),
            version=how["version"],
            **reads.SCHEDULE.values(how.get("schedule", UNTIMED)),
            started_at=how["at"],
            entries=0,
            head=keys.link(None, head_values(table, 0)),
        )
        return reads.known_table(connection, keys, table)

    @writing
    def append(self, connection: Connection, entry: Entry, **after: Unpack[Following]) -> int:
        """Store entry n of a live table with the facts that follow from it, in one transaction. Return the revision.

        Raises AlreadyApplied where this number or interaction is stored, else NoSuchTable where the table is not live
        or n does not follow its last entry.
        """
        status = after.get("status", Status.LIVE)
        goes_on, schedule = status is Status.LIVE, after.get("schedule", UNTIMED)
        advance = {
            "wanted": entry.table,
            "last": entry.n - 1,
            "noticed": 0 if after.get("is_unnoticed") else 1,
            "entries": entry.n,
            "head": self._keys.link(None, head_values(entry.table, entry.n)),
            "status": status.value,
            "ended_at": None if goes_on else entry.at,
            **reads.SCHEDULE.values(schedule if goes_on else Schedule(clock=schedule.clock, remind_at=entry.at)),
        }
        advanced = connection.execute(_ADVANCE, advance).first()
        if advanced is None:
            raise _why_not(connection, entry)
        revision, chain = advanced
        values = _entry_values(self._keys, entry, chain)
        if connection.execute(unless_there(connection, ENTRIES), values).rowcount != 1:
            raise AlreadyApplied
        if after.get("gone"):
            connection.execute(
                update(SEATS).where(SEATS.c.table_id == entry.table, SEATS.c.seat == entry.seat).values(gone=True)
            )
        if not goes_on:
            forget_visitors(connection, entry.table)
        return int(revision)

    @writing
    def end(
        self,
        connection: Connection,
        table: TableId,
        *,
        at: datetime,
        by: str | None = None,
        stopped_by: UserId | None = None,
    ) -> None:
        """Stop a lobby or live table without an outcome; `by`: the cause, a key of the catalogue. Raises NoSuchTable."""
        hold(connection, table, Status.LOBBY, Status.LIVE)
        values = {"status": Status.ENDED.value, "ended_at": at, "ended_by": by, "stopped_by": stopped_by}
        is_dealt = connection.execute(select(TABLES.c.entries).where(TABLES.c.id == table)).scalar() is not None
        due = _NOTHING_DUE | {"remind_at": at if is_dealt else None}  # its players are to be told
        change(connection, table, **values, **due)
        forget_visitors(connection, table)

    @writing
    def plan_rival(self, connection: Connection, table: TableId, at: datetime | None) -> None:
        """Set the time at which a rival acts at a live table. The revision stays."""
        live = (TABLES.c.id == table) & (TABLES.c.status == Status.LIVE.value)
        connection.execute(update(TABLES).where(live).values(rival_at=at))

    @writing
    def set_line(self, connection: Connection, table: TableId, line: LineRecord) -> None:
        """Move the cursor of a line, never back; and remember where a step was told to all, and where the inquest stands.

        A reader without a seat has none: a letter may still be under way to a person that is being erased.
        """
        n, k = line.told
        at_it = {"wanted": table, "reader": line.reader}
        if line.reader != CHANNEL and connection.execute(_SEAT_OF, at_it).first() is None:
            return
        if line.reader == CHANNEL and k and line.message is not None:
            # The second message of a step is the inquest, after the closing.
            post = {"table_id": table, "n": n if k == 1 else INQUEST, "message_id": line.message}
            connection.execute(unless_there(connection, POSTS), post)
        values = {**reads.LINE.values(line), "table_id": table, "told_n": n, "told_k": k}
        connection.execute(_tell(connection.dialect.name), values)

    @writing
    def keep_post(self, connection: Connection, table: TableId, n: int, message: MessageId) -> None:
        """Remember where something that is no step was posted last."""
        connection.execute(delete(POSTS).where(POSTS.c.table_id == table, POSTS.c.n == n))
        connection.execute(insert(POSTS), {"table_id": table, "n": n, "message_id": message})

    @writing
    def settle(
        self,
        connection: Connection,
        table: TableId,
        revision: int,
        told: tuple[int, int],
        panel: PanelRecord | None = None,
    ) -> None:
        """Note that all readers have seen a revision, and been told everything before a cursor.

        `panel`: the panel, where it is not stored yet. It is stored whole: its last writing may have failed.
        """
        settled = {"wanted": table, "upto": revision, "settled": revision, "told_n": told[0], "told_k": told[1]}
        shown = {} if panel is None else reads.PANEL.write(panel)
        connection.execute(_SETTLE, {**settled, **shown})

    @writing
    def set_panel(self, connection: Connection, table: TableId, panel: PanelRecord | None) -> None:
        """Remember the panel message."""
        connection.execute(_AT, {"wanted": table, **reads.PANEL.write(panel)})

    @writing
    def set_trouble(self, connection: Connection, table: TableId, trouble: str | None) -> None:
        """Note down the trouble of a table's delivery; None: it is over."""
        connection.execute(_AT, {"wanted": table, "trouble": trouble})


def _entry_values(keys: Keys, entry: Entry, before: bytes | None) -> dict[str, Any]:
    named = {EntryKind.AWAY: (EntryKind.LATE, AWAY), EntryKind.TAKEBACK: (EntryKind.ACTION, TAKEBACK)}
    kind, name = named.get(entry.kind, (entry.kind, entry.name))
    values = {**reads.ENTRY.values(entry), "kind": kind.value, "name": name}
    sealed = keys.seal_value(dict(entry.fields), "entries", "fields", entry.table, entry.n)
    return {**values, "fields": sealed, "chain": keys.link(before, link_values(SimpleNamespace(**values), sealed))}


def _why_not(connection: Connection, entry: Entry) -> AlreadyApplied | NoSuchTable:
    same = or_(
        and_(ENTRIES.c.table_id == entry.table, ENTRIES.c.n == entry.n),
        and_(ENTRIES.c.interaction_id == entry.interaction, ENTRIES.c.interaction_id.is_not(None)),
    )
    return AlreadyApplied() if connection.execute(select(ENTRIES.c.n).where(same)).first() else NoSuchTable()
