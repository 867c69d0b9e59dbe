"""SQLite: work is done in aiosqlite's threads, but by whole pieces.

aiosqlite's own calls go to the thread and back once for every step of a cursor, which takes five times as long.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep
from typing import Final, cast

import aiosqlite
from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection, DBAPICursor
from sqlalchemy.pool import ConnectionPoolEntry

from bot.store.engine import READERS, ConnectionRole, T, Work, exclusive
from bot.store.sqlite_file import KnownFile, make_file

BUSY_MS: Final = 5_000
BUSY_PAUSE: Final = 0.01


def on_sqlite(url: URL, file: Path, role: ConnectionRole) -> ThreadEngine:
    """Return an engine at a file, and make its folder, for its owner only."""
    make_file(file)
    logging.getLogger("aiosqlite").setLevel(logging.WARNING)  # at DEBUG it writes the values that it is given
    count = READERS if role is ConnectionRole.READ else 1
    engine = create_engine(url, hide_parameters=True, pool_size=count, max_overflow=0)
    _prepare(engine, role, KnownFile(file))
    return ThreadEngine(engine, count)


class _Kept:
    """A connection of SQLAlchemy's that is kept: taking one from the pool costs as much as storing an entry."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: Connection | None = None

    def do(self, work: Work[T]) -> T:
        connection = self._connection = self._connection or self._engine.connect()
        try:
            return work(connection)
        except BaseException:
            self.close()  # a transaction that it was in the middle of is rolled back
            raise

    def close(self) -> None:
        kept, self._connection = self._connection, None
        if kept is not None:
            kept.close()


class _Thread(aiosqlite.Connection):
    """A thread of aiosqlite's, in which whole pieces of work are done."""

    def __init__(self, engine: Engine) -> None:
        self._kept = _Kept(engine)
        super().__init__(cast("Callable[[], sqlite3.Connection]", lambda: self._kept), iter_chunk_size=1)
        self._thread.daemon = True  # a process that ends without closing does not wait for it

    async def do(self, work: Work[T]) -> T:
        return cast("T", await self._execute(self._kept.do, work))  # type: ignore[no-untyped-call]  # aiosqlite names no types there


class ThreadEngine:
    """A few threads, each with a connection."""

    def __init__(self, engine: Engine, count: int) -> None:
        self._engine = engine
        self._count = count
        self._free = asyncio.Semaphore(count)
        self._resting: list[_Thread] = []

    async def run(self, work: Work[T]) -> T:
        """Run the work and return its result."""
        async with self._free:
            thread = self._resting.pop() if self._resting else await self._start()
            try:
                return await thread.do(work)
            finally:
                self._resting.append(thread)

    async def close(self) -> None:
        """Let go of the connections, when all work has ended."""
        async with exclusive(self._free, self._count):
            while self._resting:
                await self._resting.pop().close()
            self._engine.dispose()

    async def _start(self) -> _Thread:
        thread = _Thread(self._engine)
        await thread
        return thread


def _prepare(engine: Engine, role: ConnectionRole, file: KnownFile) -> None:
    """Let the connections of an engine begin, and keep their writes, as the role asks, as long as the file has its name."""
    begin = "BEGIN" if role is ConnectionRole.READ else "BEGIN IMMEDIATE"

    @event.listens_for(engine, "do_connect")
    def check(*_: object) -> None:
        file.check()  # to connect would make an empty file

    @event.listens_for(engine, "connect")
    def prepare(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
        connection.isolation_level = None  # the driver begins nothing by itself: see `start`
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA busy_timeout={BUSY_MS}")
        cursor.execute(f"PRAGMA foreign_keys={'OFF' if role is ConnectionRole.MIGRATE else 'ON'}")
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute("PRAGMA secure_delete=ON")  # a value erased, or sealed since, stays in no free page
        if role is ConnectionRole.READ:
            cursor.execute("PRAGMA query_only=ON")
        elif role is ConnectionRole.WRITE:
            _turn_to_wal(cursor)  # stays in the file, so not before we know that it is ours
        cursor.close()

    @event.listens_for(engine, "begin")
    def start(connection: Connection) -> None:
        file.check()
        connection.exec_driver_sql(begin)


def _turn_to_wal(cursor: DBAPICursor) -> None:
    """Let readers and a writer share the file from now on. Waits as `busy_timeout` says for a connection that has it.

    SQLite itself does not wait here: it has read the file when it asks to have it alone, and a connection that has read something
    is refused at once, or two of them would wait for each other.
    """
    until = monotonic() + BUSY_MS / 1000
    while True:
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or monotonic() > until:
                raise
        else:
            return
        sleep(BUSY_PAUSE)
