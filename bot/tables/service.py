"""The table service: lock, load, judge, commit, and only then tell. Every change of a live table passes here."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any
from weakref import WeakValueDictionary

from bot.tables.ports import AlreadyApplied, TableStore
from bot.tables.records import ChannelId, Entry, EntryKind, InteractionId, Status, TableId, TableRecord, UserId
from bot.tables.table import NumberedStep, Table, entry_of
from games.core.contract import Action, Refusal, Step
from games.core.seats import Seat

CACHED = 512
"""How many live tables are kept in memory; any other is replayed when it is needed."""

READINGS = 3
"""How often a table is read again that goes on while it is read."""


class Duplicate(Exception):
    """This very interaction has been applied before: nothing to do, and nothing to say."""


@dataclass(frozen=True, slots=True)
class Receipt:
    """What an action led to: the table after it, and the step it made."""

    table: Table
    seat: Seat
    step: NumberedStep


class Tables:
    """Live tables. `wake` is called after each commit, with the table that has something new to tell."""

    def __init__(
        self,
        store: TableStore,
        *,
        now: Callable[[], datetime],
        wake: Callable[[TableId], None],
        owns: Callable[[TableRecord], bool] = lambda _: True,
        is_shared: bool = False,
    ) -> None:
        """`owns`: with several processes, which tables this one's clock plays for. `is_shared`: other processes write the same database, so a cached table is checked before it is used."""
        self.store = store
        self.now = now
        self._wake = wake
        self._owns = owns
        self._is_shared = is_shared
        self._cache: OrderedDict[TableId, Table] = OrderedDict()
        self._open_in: dict[ChannelId, TableId] = {}
        self._locks: WeakValueDictionary[TableId, asyncio.Lock] = WeakValueDictionary()
        self._loading: WeakValueDictionary[TableId, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def locked(self, table: TableId) -> AsyncIterator[None]:
        """Hold a table: nobody else in this process changes it meanwhile."""
        lock = self._locks.setdefault(table, asyncio.Lock())
        async with lock:
            yield

    async def open_in(self, channel: ChannelId) -> TableId:
        """Return the open table of a channel. Raises Refusal("no-table")."""
        # Another process may have ended the table meanwhile: then what is remembered is worth nothing.
        if not self._is_shared and (known := self._open_in.get(channel)) is not None:
            return known
        record = await self.store.open_in(channel)
        if record is None:
            raise Refusal("no-table")
        self._open_in[channel] = record.id
        return record.id

    async def load(self, table_id: TableId) -> Table:
        """Return a table that has begun, replayed if it is not in memory. Raises Refusal."""
        if (table := self._cache.get(table_id)) is not None and await self._is_current(table):
            self._cache.move_to_end(table_id)
            return table
        # One replay at a time: of two, the older could end up in the cache after the newer had gone on.
        async with self._loading.setdefault(table_id, asyncio.Lock()):
            if (again := self._cache.get(table_id)) is not None and again is not table:
                return again
            return await self._read(table_id)

    async def _read(self, table_id: TableId) -> Table:
        record, entries = await self._rows(table_id)
        for _ in range(READINGS):
            if len(entries) == record.entries:
                break
            # Something was stored between the two: a deadline, or who has left, would be an older one.
            record, entries = await self._rows(table_id)
        return self._keep(Table(record, entries))

    async def _rows(self, table_id: TableId) -> tuple[TableRecord, list[Entry]]:
        record = await self.store.get(table_id)
        if record is None:
            raise Refusal("no-table")
        if record.entries is None:
            raise Refusal("not-begun" if record.is_open else "table-over")
        return record, await self.store.entries(table_id)

    def _keep(self, table: Table) -> Table:
        """Remember a table, unless it has gone on while this one was read; return the one that is remembered."""
        known = self._cache.get(table.record.id)
        if known is not None and known.n > table.n:
            return known
        self._cache[table.record.id] = table
        while len(self._cache) > CACHED:
            self._cache.popitem(last=False)
        return table

    async def _is_current(self, table: Table) -> bool:
        if not self._is_shared:
            return True
        record = await self.store.get(table.record.id)
        return record is not None and record.entries == table.n and record.status is table.record.status

    def forget(self, record: TableRecord) -> None:
        """Drop what is remembered of a table, so that the next use reads it again."""
        self._cache.pop(record.id, None)
        if self._open_in.get(record.channel) == record.id:
            del self._open_in[record.channel]

    def refresh(self, table_id: TableId, change: Callable[[TableRecord], TableRecord]) -> None:
        """Carry a stored change of the record (a name, a language, the panel) into memory."""
        if (table := self._cache.get(table_id)) is not None:
            table.record = change(table.record)

    async def act(
        self,
        table_id: TableId,
        user: UserId,
        action: Action,
        *,
        seen: int | None = None,
        interaction: InteractionId | None = None,
    ) -> Receipt:
        """Carry out a player's action. `seen` is the step that the pressed control was made for (None: a command).

        Raises Refusal (nothing changed), Duplicate (this interaction was applied before).
        """
        return await self._play(table_id, user, EntryKind.ACTION, action, seen, interaction)

    async def resign(self, table_id: TableId, user: UserId, interaction: InteractionId | None = None) -> Receipt:
        """Let a player leave for good. Raises Refusal, Duplicate."""
        return await self._play(table_id, user, EntryKind.FORFEIT, None, None, interaction)

    async def _play(
        self,
        table_id: TableId,
        user: UserId,
        kind: EntryKind,
        action: Action | None,
        seen: int | None,
        interaction: InteractionId | None,
    ) -> Receipt:
        async with self.locked(table_id):
            for attempt in (1, 2):
                table = await self.load(table_id)
                seat = table.seat_of(user)
                if table.record.status is not Status.LIVE:
                    raise Refusal("table-over")
                if seen is not None and table.is_stale(seat, seen):
                    raise Refusal("stale")
                try:
                    return await self._commit(table, kind, seat, action, user, interaction)
                except AlreadyApplied:
                    # Another process was faster, or this interaction is here for the second time.
                    if await self._is_applied(table_id, interaction):
                        raise Duplicate from None
                    if attempt == 2:
                        raise
        raise AssertionError

    async def _is_applied(self, table_id: TableId, interaction: InteractionId | None) -> bool:
        if interaction is None:
            return False
        return any(entry.interaction == interaction for entry in await self.store.entries(table_id))

    async def clock(self, table_id: TableId) -> None:
        """Play for every seat that let the deadline pass. Does nothing if the deadline has moved meanwhile."""
        async with self.locked(table_id):
            table = await self.load(table_id)
            record = table.record
            is_due = record.deadline is not None and record.deadline <= self.now()
            if record.status is not Status.LIVE or not is_due or not self._owns(record):
                return
            for seat in sorted(table.game.rules.turn(table.state)):
                if table.record.status is Status.LIVE and seat in table.game.rules.turn(table.state):
                    await self._commit(table, EntryKind.LATE, seat, None, None, None)

    async def end(self, table_id: TableId) -> TableRecord:
        """Stop a table without an outcome. Raises NoSuchTable."""
        async with self.locked(table_id):
            await self.store.end(table_id, at=self.now())
            record = await self.store.get(table_id)
            if record is None:
                raise AssertionError
            self.forget(record)
        self._wake(table_id)
        return record

    async def _commit(
        self,
        table: Table,
        kind: EntryKind,
        seat: Seat,
        action: Action | None,
        user: UserId | None,
        interaction: InteractionId | None,
    ) -> Receipt:
        """Judge and store one entry; nothing may come between but the commit itself."""
        step = table.judge(kind, seat, action)
        now = self.now()
        is_over = table.game.rules.outcome(step.state) is not None
        status = Status.OVER if is_over else Status.LIVE
        is_unnoticed = _is_unnoticed(table, kind, step)
        if is_over:
            deadline = None
        else:
            deadline = table.record.deadline if is_unnoticed else self._deadline(table, step.state, now)
        what: dict[str, Any] = entry_of(action) if action is not None else {}
        entry = Entry(
            table=table.record.id,
            n=table.n + 1,
            kind=kind,
            seat=seat,
            at=now,
            user=user,
            interaction=interaction,
            **what,
        )
        gone = kind is EntryKind.FORFEIT
        try:
            await self.store.append(entry, status=status, deadline=deadline, gone=gone)
        except BaseException:
            self.forget(table.record)  # it may or may not have been stored: the next use reads again
            raise
        record = replace(table.record, entries=entry.n, status=status, deadline=deadline)
        if is_over:
            record = replace(record, ended_at=now)
            self._open_in.pop(record.channel, None)
        if gone:
            seats = tuple(replace(each, gone=True) if each.seat == seat else each for each in record.seats)
            record = replace(record, seats=seats)
        numbered = table.advance(record, step, is_late=kind is EntryKind.LATE)
        self._keep(table)  # other tables may have pushed it out meanwhile, and an older reading of it may be under way
        if not is_unnoticed:
            self._wake(record.id)
        return Receipt(table, seat, numbered)

    def _deadline(self, table: Table, state: Any, now: datetime) -> datetime | None:
        """Return when the clock plays next: a full pace for a new turn, the old deadline while the same wait goes on."""
        pace = table.record.pace
        if pace is None:
            return None
        # The deadline is public, so it must follow from what is public: from `waiting`, never from `turn`.
        waiting = table.game.observer.table_view(state).waiting
        before = table.game.observer.table_view(table.state).waiting
        if set(waiting) < set(before) and table.record.deadline is not None:
            return table.record.deadline  # others still choose at the same time: their time is not made longer
        return now + timedelta(seconds=pace)


def _is_unnoticed(table: Table, kind: EntryKind, step: Step[Any]) -> bool:
    """Return whether nobody else may notice a step, such as a choice thought over again.

    Then nothing is told and the panel is not even edited, for the hour of an edit can be seen; nor is time gained by it.
    """
    view = table.game.observer.table_view
    return kind is EntryKind.ACTION and not step.events and view(step.state) == view(table.state)
