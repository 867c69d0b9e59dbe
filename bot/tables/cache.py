"""Live tables in memory, as many as there is room for: each replayed once, and never older than the store."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Final
from weakref import WeakValueDictionary

from cachetools import LRUCache

from bot.tables.game_log import GameLog
from bot.tables.ids import TableId
from bot.tables.records import Entry, TableRecord
from bot.tables.stores import CannotOpen, TableStore
from bot.tables.table import Table, is_playable
from games.core.contract import Refusal

ROOM: Final = 1500
"""Cached tables, of 40 to 70 kB each; any other is replayed when it is needed."""
OVER: Final = 64
"""Cached tables of finished games: the closing and the first looks back need them, and then hardly any reader."""

READINGS: Final = 3
"""Tries to read a table that goes on while it is read."""


LOGS: Final = 16
"""Whole games kept while they are read."""


class TableCache:
    """Tables that have begun. `is_shared`: other processes write the same database, so a table is checked before use."""

    def __init__(self, store: TableStore, *, is_shared: bool = False) -> None:
        self._store = store
        self._is_shared = is_shared
        self._kept: LRUCache[TableId, Table] = LRUCache(ROOM)
        self._over: LRUCache[TableId, Table] = LRUCache(OVER)
        self._loading: WeakValueDictionary[TableId, asyncio.Lock] = WeakValueDictionary()
        self._outdated: set[TableId] = set()  # tables that have changed since their reading began
        self._logs: LRUCache[TableId, GameLog] = LRUCache(LOGS)
        self._replaying: WeakValueDictionary[TableId, asyncio.Lock] = WeakValueDictionary()

    def peek(self, table_id: TableId) -> Table | None:
        """Return a table that is in memory and surely as it is stored."""
        return None if self._is_shared else self.known(table_id)

    def known(self, table_id: TableId) -> Table | None:
        """Return a table that is in memory, as it was when this process last read or changed it."""
        return self._kept.get(table_id) or self._over.get(table_id)

    async def load(self, table_id: TableId, record: TableRecord | None = None) -> Table:
        """Return a table that has begun, replayed if it is not in memory. Raises Refusal.

        `record`: where it has just been read, so that it need not be once more to check what is in memory.
        """
        if (table := self.known(table_id)) is not None and await self._is_current(table, record):
            return table
        # One replay at a time: of two, the older could end up in memory after the newer had gone on.
        async with self._loading.setdefault(table_id, asyncio.Lock()):
            if (again := self.known(table_id)) is not None and again is not table:
                return again
            return await self._read(table_id)

    async def log(self, record: TableRecord) -> GameLog:
        """Return the whole game of a table as far as this record has come, replayed once. Raises Refusal."""
        if record.entries is None or not is_playable(record.game, record.version):
            raise Refusal("frozen")
        handovers = tuple(await self._store.handovers(record.id))
        async with self._replaying.setdefault(record.id, asyncio.Lock()):  # its other readers wait for the one replay
            known = self._logs.get(record.id)
            if known is not None and known.n == record.entries:
                log = replace(known, record=record, handovers=handovers)
            else:
                try:
                    entries = (await self._store.entries(record.id))[: record.entries]
                except CannotOpen:
                    raise Refusal("sealed") from None
                log = await asyncio.to_thread(GameLog.replayed, record, entries, handovers)
            self._logs[record.id] = log
        return log

    def keep(self, table: Table) -> Table:
        """Remember a table, unless it has gone on while this one was read; return the one that is remembered."""
        known = self.known(table.record.id)
        if known is not None and known.n > table.n:
            return known
        new, old = (self._kept, self._over) if table.outcome is None else (self._over, self._kept)
        old.pop(table.record.id, None)
        new[table.record.id] = table
        return table

    def forget(self, table_id: TableId) -> None:
        """Drop a table, so that the next use reads it again."""
        self._kept.pop(table_id, None)
        self._over.pop(table_id, None)
        self._logs.pop(table_id, None)
        self._outdate(table_id)

    def refresh(self, table_id: TableId, change: Callable[[TableRecord], TableRecord]) -> None:
        """Carry a stored change of the record (a name, a language, the panel) into memory."""
        if (table := self.known(table_id)) is not None:
            table.record = change(table.record)
        self._outdate(table_id)

    def _outdate(self, table_id: TableId) -> None:
        """Have a reading that is under way begin anew: it may show the table as it was before this change."""
        if table_id in self._loading:
            self._outdated.add(table_id)

    async def _read(self, table_id: TableId) -> Table:
        tries = 0
        try:
            while True:
                self._outdated.discard(table_id)
                record, entries = await self._rows(table_id)
                tries += 1
                # An entry stored between the two reads: the record's deadline and seats would be older ones.
                if len(entries) == record.entries and table_id not in self._outdated:
                    return self.keep(Table(record, entries))
                if tries == READINGS:  # it changes all the time: the next use reads it again
                    return Table(record, entries)
        finally:
            self._outdated.discard(table_id)

    async def _rows(self, table_id: TableId) -> tuple[TableRecord, list[Entry]]:
        record = await self._store.get(table_id)
        if record is None:
            raise Refusal("no-table")
        if record.entries is None:
            raise record.not_live
        if not is_playable(record.game, record.version):
            raise Refusal("frozen")
        if record.is_sealed:
            raise Refusal("sealed")
        try:
            return record, await self._store.entries(table_id)
        except CannotOpen:
            raise Refusal("sealed") from None

    async def _is_current(self, table: Table, record: TableRecord | None) -> bool:
        if not self._is_shared:
            return True
        record = record or await self._store.get(table.record.id)
        if record is None or record.entries != table.n or record.status is not table.record.status:
            return False
        if record.revision >= table.record.revision:  # else it has gone on here since it was read
            table.record = record
        return True
