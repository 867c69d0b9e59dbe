"""The table store on SQLite or PostgreSQL: reads on connections that cannot write, writes through the one writer.

    store = await SqlTableStore.open(url)      # makes the folder, runs the migrations
    try: ...
    finally: await store.close()               # commits what waits

Raises the errors of `bot.tables.ports`, and `bot.store.errors.DatabaseTrouble` where the database itself fails; neither
carries a value that is stored.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection, Mapping, Sequence
from datetime import datetime
from functools import partial
from typing import Any, Self, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from bot.store import deferrals, reads, writes
from bot.store.errors import StoreClosed, without_values
from bot.store.hands import Hands, Role, Work, open_hands, read_url
from bot.store.keys import Keys, find_keys
from bot.store.migrate import migrate
from bot.store.writer import Writer
from bot.tables.pace import FRESH, Clock
from bot.tables.records import (
    ChannelId,
    Deferral,
    Entry,
    GuildId,
    InteractionId,
    LineRecord,
    Mark,
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
from games.core.secret import Secret
from games.core.sheet import Cell

T = TypeVar("T")


class SqlTableStore:
    """`bot.tables.ports.TableStore` in a database. When a call that writes returns, what it wrote is durable."""

    def __init__(self, readers: Hands, writer: Writer, keys: Keys) -> None:
        self._readers = readers
        self._writer = writer
        self._keys = keys
        self._is_closed = False

    @classmethod
    async def open(cls, url: str, keys: Keys | None = None) -> Self:
        """Open a database and bring its schema up to date; without `keys`, with those of its file.

        Raises UnusableUrl, UnusableKey, NewerDatabase, ForeignDatabase.
        """
        parsed = read_url(url)
        keys = keys or find_keys(parsed)
        await migrate(parsed, keys=keys)
        return cls(open_hands(parsed, Role.READ), Writer(open_hands(parsed, Role.WRITE)), keys)

    async def close(self) -> None:
        """Commit what waits and let go of the database. Calls after this raise StoreClosed."""
        self._is_closed = True
        await self._writer.close()
        await self._readers.close()

    async def create(
        self,
        *,
        guild: GuildId | None,
        channel: ChannelId,
        host: UserId,
        game: str,
        version: int,
        locale: str,
        options: Mapping[str, str],
        pace: int | None,
        at: datetime,
        secret: Secret[bytes] | None = None,
        is_private: bool = False,
    ) -> TableRecord:
        """Open a lobby. Raises ChannelTaken."""
        values = {
            "guild_id": guild,
            "channel_id": channel,
            "host_id": host,
            "game": game,
            "version": version,
            "locale": locale,
            "options": dict(options),
            "pace": pace,
            "status": Status.LOBBY.value,
            "created_at": at,
            "epoch": secrets.randbelow(writes.EPOCHS),
            "revision": 1,
            "is_private": is_private,
        }
        return await self._writer.submit(partial(writes.create, keys=self._keys, values=values, secret=secret))

    async def get(self, table: TableId) -> TableRecord | None:
        """Return the table, whatever its status."""
        return await self._read(partial(reads.table, keys=self._keys, wanted=table))

    async def open_in(self, channel: ChannelId) -> TableRecord | None:
        """Return the lobby or live table of this channel."""
        return await self._read(partial(reads.open_in, keys=self._keys, channel=channel))

    async def latest_in(self, channel: ChannelId) -> TableRecord | None:
        """Return the newest table of this channel, open or past."""
        return await self._read(partial(reads.latest_in, keys=self._keys, channel=channel))

    async def count_open(self) -> int:
        """Return how many tables are in their lobby or live."""
        return await self._read(reads.count_open)

    async def behind(self, *, after: TableId, most: int) -> list[Waiting]:
        """Return tables of which not everybody has seen everything, by id, from behind `after`."""
        return await self._read(partial(reads.behind, after=after, most=most))

    async def lines(self, table: TableId) -> list[LineRecord]:
        """Return the lines of a table that have told something themselves."""
        return await self._read(partial(reads.lines, at=table))

    async def closed_in(self, guild: GuildId) -> list[tuple[TableId, UserId]]:
        """Return whose mailboxes were closed at the open tables of a server."""
        return await self._read(partial(reads.closed_in, guild=guild))

    async def take_seat(self, table: TableId, *, user: UserId, name: str, locale: str, most: int) -> SeatRecord:
        """Seat a person in a lobby, on the next seat. Raises NoSuchTable, TableFull."""
        return await self._writer.submit(
            partial(writes.take_seat, keys=self._keys, table=table, user=user, name=name, locale=locale, most=most)
        )

    async def leave_seat(self, table: TableId, user: UserId) -> bool:
        """Free a seat in a lobby and close the gap. Return whether the person sat there. Raises NoSuchTable."""
        return await self._writer.submit(partial(writes.leave_seat, keys=self._keys, table=table, user=user))

    async def configure(
        self,
        table: TableId,
        *,
        options: Mapping[str, str] | None = None,
        locale: str | None = None,
        host: UserId | None = None,
        pace: int | None = None,
        deadline: datetime | None = None,
        clock: Clock | None = None,
        clear_clock: bool = False,
        seen: int | None = None,
        is_private: bool | None = None,
        guests: Mapping[UserId, bool] | None = None,
    ) -> int:
        """Change what is given, in a lobby or live (options: in a lobby only). Return the new revision. Raises NoSuchTable.

        `clear_clock` takes pace and deadline away, before what is given is set. `seen`: only if that is its revision still.
        """
        cleared = {"pace": None, "deadline": None} if clear_clock else {}
        given = {
            "options": None if options is None else dict(options),
            "locale": locale,
            "host_id": host,
            "pace": pace,
            "deadline": deadline,
            "clock": None if clock is None else reads.CLOCKS.dump_python(clock, mode="json", exclude_defaults=True),
            "is_private": is_private,
            "guests": None if guests is None else {str(user): is_welcome for user, is_welcome in guests.items()},
        }
        values = cleared | _given(given)
        return await self._writer.submit(partial(writes.configure, table=table, values=values, seen=seen))

    async def begin(
        self,
        table: TableId,
        *,
        seed: Secret[bytes],
        order: Sequence[UserId],
        words: Sequence[Word] = (),
        options: Mapping[str, str],
        version: int,
        deadline: datetime | None,
        clock: Clock = FRESH,
        at: datetime,
    ) -> TableRecord:
        """Turn a lobby into a live table: seats renumbered in `order`, entries = 0.

        Raises NoSuchTable, also where `order` does not name exactly the people who sit there now.
        """
        return await self._writer.submit(
            partial(
                writes.begin,
                keys=self._keys,
                table=table,
                seed=seed,
                order=tuple(order),
                words=tuple(words),
                options=options,
                version=version,
                deadline=deadline,
                clock=clock,
                at=at,
            )
        )

    async def append(
        self,
        entry: Entry,
        *,
        status: Status = Status.LIVE,
        deadline: datetime | None = None,
        clock: Clock = FRESH,
        gone: bool = False,
        is_unnoticed: bool = False,
    ) -> int:
        """Store entry n of a live table with what follows from it, in one transaction. Return the revision.

        Raises AlreadyApplied where this number or interaction is stored, else NoSuchTable where the table is not live
        or n does not follow its last entry.
        """
        return await self._writer.submit(
            partial(
                writes.append,
                keys=self._keys,
                entry=entry,
                status=status,
                deadline=deadline,
                clock=clock,
                gone=gone,
                is_unnoticed=is_unnoticed,
            )
        )

    async def end(self, table: TableId, *, at: datetime) -> None:
        """Stop a lobby or live table without an outcome. Raises NoSuchTable."""
        await self._writer.submit(partial(writes.end, table=table, at=at))

    async def entries(self, table: TableId) -> list[Entry]:
        """Return all entries in order. Raises CannotOpen."""
        return await self._read(partial(reads.entries, keys=self._keys, of=table))

    async def set_line(self, table: TableId, line: LineRecord) -> None:
        """Move the cursor of a line; never back."""
        await self._writer.submit(partial(writes.set_line, table=table, line=line))

    async def settle(self, table: TableId, revision: int, told: tuple[int, int]) -> None:
        """Note that everybody has seen everything up to a revision, and been told everything before a cursor."""
        await self._writer.submit(partial(writes.settle, table=table, revision=revision, told=told))

    async def set_panel(self, table: TableId, panel: PanelRecord | None) -> None:
        """Remember the panel message."""
        await self._writer.submit(partial(writes.set_panel, table=table, panel=panel))

    async def set_trouble(self, table: TableId, trouble: str | None) -> None:
        """Park the delivery of a table, or unpark it."""
        await self._writer.submit(partial(writes.set_trouble, table=table, trouble=trouble))

    async def set_seat(
        self,
        table: TableId,
        user: UserId,
        *,
        locale: str | None = None,
        name: str | None = None,
        mail_open: bool | None = None,
    ) -> None:
        """Remember what an interaction or a DM taught about a person; None leaves a value as it is."""
        values = _given(
            {"locale": locale, "name": None if name is None else writes.clean(name), "mail_open": mail_open}
        )
        if values:
            await self._writer.submit(partial(writes.set_seat, table=table, user=user, values=values))

    async def due(self, now: datetime) -> list[Waiting]:
        """Return the live tables whose deadline has passed, oldest first."""
        return await self._read(partial(reads.due, now=now))

    async def next_deadline(self, now: datetime) -> datetime | None:
        """Return the earliest deadline of a live table that is still to come."""
        return await self._read(partial(reads.next_deadline, now=now))

    async def notes(self, table: TableId, user: UserId) -> str:
        """Return a person's private notes, "" if there are none. Raises CannotOpen."""
        return await self._read(partial(reads.notes, keys=self._keys, of=table, user=user))

    async def set_word(self, table: TableId, user: UserId, word: str) -> None:
        """Keep the word of somebody who sits in a lobby. Raises NoSuchTable."""
        await self._writer.submit(partial(writes.set_word, keys=self._keys, table=table, user=user, word=word))

    async def marks(self, table: TableId, user: UserId) -> list[Mark]:
        """Return what a person has marked on their sheet, oldest first. Raises CannotOpen."""
        return await self._read(partial(reads.marks, keys=self._keys, of=table, user=user))

    async def mark(self, table: TableId, user: UserId, cell: Cell, sign: str) -> None:
        """Add a mark to a person's sheet; "" empties the cell. Raises NoSuchTable."""
        await self._writer.submit(partial(writes.mark, keys=self._keys, table=table, user=user, cell=cell, sign=sign))

    async def unmark(self, table: TableId, user: UserId, n: int) -> None:
        """Take a person's last mark back, if it still is number `n`. Raises NoSuchTable."""
        await self._writer.submit(partial(writes.unmark, table=table, user=user, n=n))

    async def set_notes(self, table: TableId, user: UserId, text: str) -> None:
        """Replace a person's private notes. Raises NoSuchTable."""
        await self._writer.submit(partial(writes.set_notes, keys=self._keys, table=table, user=user, notes=text))

    async def forget(self, user: UserId) -> int:
        """Erase a person's notes, marks and names from past tables; return how many tables were touched."""
        return await self._writer.submit(partial(writes.forget, user=user))

    async def people(self, users: Collection[UserId]) -> list[PersonRecord]:
        """Return what these people have set for all their tables; whoever has set nothing is not among them."""
        return await self._read(partial(reads.people, users=tuple(users)))

    async def set_person(self, person: PersonRecord) -> None:
        """Remember what somebody has set for all their tables."""
        await self._writer.submit(partial(writes.set_person, person=person))

    async def defer(self, deferral: Deferral, expired: datetime) -> None:
        """Remember whose answer was put off; forget all that are as old as `expired`."""
        await self._writer.submit(partial(deferrals.defer, keys=self._keys, deferral=deferral, expired=expired))

    async def answered(self, interaction: InteractionId) -> None:
        """Forget whose answer was put off."""
        await self._writer.submit(partial(deferrals.answered, interaction=interaction))

    async def deferred(self, expired: datetime) -> list[Deferral]:
        """Return whose answers were put off and can still be given, oldest first."""
        return await self._read(partial(deferrals.deferred, keys=self._keys, expired=expired))

    async def _read(self, work: Work[T]) -> T:
        if self._is_closed:
            raise StoreClosed
        try:
            return await self._readers.run(partial(_in_snapshot, work=work))
        except (SQLAlchemyError, OSError) as error:
            failure = without_values(error)
        raise failure


def _in_snapshot(connection: Connection, work: Work[T]) -> T:
    """Run several queries on one state of the database."""
    with connection.begin():
        return work(connection)


def _given(values: Mapping[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in values.items() if value is not None}
