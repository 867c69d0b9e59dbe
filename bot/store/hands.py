"""How the store gets at a database: synchronous work on a SQLAlchemy connection, awaited.

SQLite is reached in aiosqlite's threads, but by whole pieces of work: its own calls go to the thread and back once for every
step of a cursor, which takes five times as long. PostgreSQL is reached through asyncpg. The same work runs on both.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from enum import Enum
from pathlib import Path
from time import monotonic, sleep
from typing import Final, Protocol, TypeAlias, TypeVar, cast

import aiosqlite
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection, DBAPICursor
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from bot.store.errors import DatabaseFailed, UnusableUrl, without_values

T = TypeVar("T")
Work: TypeAlias = Callable[[Connection], T]

READERS: Final = 3
BUSY_MS: Final = 5_000
BUSY_PAUSE: Final = 0.01
CONNECT_SECONDS: Final = 10
ANSWER_SECONDS: Final = 60


class Role(Enum):
    """What a connection is for. SQLite checks foreign keys in every role but MIGRATE, where tables are made anew."""

    READ = "read"
    WRITE = "write"
    MIGRATE = "migrate"


class Hands(Protocol):
    """Runs work on a connection of one role."""

    async def run(self, work: Work[T]) -> T:
        """Run the work and return what it returns. The work begins and ends its transactions itself."""

    async def close(self) -> None:
        """Let go of the connections."""


def read_url(url: str) -> URL:
    """Return the URL with the driver that the store uses. Raises UnusableUrl."""
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):  # a port that is no number
        parsed = None
    if parsed is None:
        raise UnusableUrl("malformed")
    match parsed.drivername:
        case "sqlite" | "sqlite+pysqlite" | "sqlite+aiosqlite":
            if parsed.database in (None, "", ":memory:") or "mode" in parsed.query or "uri" in parsed.query:
                raise UnusableUrl("sqlite without a file")  # readers and the writer would see different databases
            return parsed.set(drivername="sqlite+pysqlite")
        case "postgresql" | "postgres" | "postgresql+asyncpg":
            return parsed.set(drivername="postgresql+asyncpg")
        case _:
            raise UnusableUrl("unknown driver")


def sqlite_file(url: URL) -> Path | None:
    """Return the file of a SQLite database."""
    return Path(url.database) if url.database and url.get_backend_name() == "sqlite" else None


def open_hands(url: URL, role: Role) -> Hands:
    """Return hands for this role; nothing is connected yet. Makes the folder of a SQLite file, for its owner only."""
    file = sqlite_file(url)
    if file is None:
        count = READERS if role is Role.READ else 1
        return _LoopHands(_postgres_engine(url, role, count), count)
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)  # seeds and notes lie in it
    with suppress(OSError):  # it is there; or it cannot be made, and SQLite says why
        # SQLite gives its side files the same mode.
        os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    logging.getLogger("aiosqlite").setLevel(logging.WARNING)  # at DEBUG it writes what it is given
    count = READERS if role is Role.READ else 1
    engine = create_engine(url, hide_parameters=True, pool_size=count, max_overflow=0)
    _prepare(engine, role)
    return _ThreadHands(engine, count)


async def run_once(url: URL, role: Role, work: Work[T]) -> T:
    """Run work on a connection that is made for it. Raises what the work raises, or DatabaseFailed."""
    hands = open_hands(url, role)
    try:
        return await hands.run(work)
    except SQLAlchemyError as error:
        failure = without_values(error)
    finally:
        await hands.close()
    raise failure


@asynccontextmanager
async def _alone(free: asyncio.Semaphore, count: int) -> AsyncIterator[None]:
    """Wait until all who are at work have ended; whoever closes may do so again, or give up in the middle."""
    taken = 0
    try:
        while taken < count:
            await free.acquire()
            taken += 1
        yield
    finally:
        for _ in range(taken):
            free.release()


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
            self.close()  # whatever it was in the middle of is rolled back
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


class _ThreadHands:
    """A few threads, each with a connection."""

    def __init__(self, engine: Engine, count: int) -> None:
        self._engine = engine
        self._count = count
        self._free = asyncio.Semaphore(count)
        self._resting: list[_Thread] = []

    async def run(self, work: Work[T]) -> T:
        async with self._free:
            thread = self._resting.pop() if self._resting else await self._start()
            try:
                return await thread.do(work)
            finally:
                self._resting.append(thread)

    async def close(self) -> None:
        async with _alone(self._free, self._count):
            while self._resting:
                await self._resting.pop().close()
            self._engine.dispose()

    async def _start(self) -> _Thread:
        thread = _Thread(self._engine)
        await thread
        return thread


class _LoopHands:
    """As many at once as there are connections. A crowd waits here, in order, and is never refused by the pool."""

    def __init__(self, engine: AsyncEngine, count: int) -> None:
        self._engine = engine
        self._count = count
        self._free = asyncio.Semaphore(count)

    async def run(self, work: Work[T]) -> T:
        async with self._free:
            connection = await self._connect()
            try:
                return await connection.run_sync(work)
            finally:
                await connection.close()

    async def close(self) -> None:
        with suppress(TimeoutError):  # a server that no longer answers keeps nobody from closing
            async with asyncio.timeout(CONNECT_SECONDS), _alone(self._free, self._count):
                pass  # the pool knows nothing of connections that are in use
        await self._engine.dispose()

    async def _connect(self) -> AsyncConnection:
        try:
            return await self._engine.connect()
        except OSError as error:  # refused, unreachable, too slow: SQLAlchemy passes it on as it is
            kind = type(error).__name__
        raise DatabaseFailed(kind)


def _postgres_engine(url: URL, role: Role, count: int) -> AsyncEngine:
    is_reader = role is Role.READ
    try:
        return create_async_engine(
            url,
            hide_parameters=True,
            pool_size=count,
            max_overflow=0,
            isolation_level="REPEATABLE READ" if is_reader else "READ COMMITTED",
            execution_options={"postgresql_readonly": True} if is_reader else {},
            connect_args={"timeout": CONNECT_SECONDS, "command_timeout": ANSWER_SECONDS},
        )
    except ModuleNotFoundError:
        pass
    raise UnusableUrl("asyncpg is not installed")


def _prepare(engine: Engine, role: Role) -> None:
    """Let the connections of an engine begin and keep what they write as the role asks."""
    begin = "BEGIN" if role is Role.READ else "BEGIN IMMEDIATE"

    @event.listens_for(engine, "connect")
    def prepare(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
        connection.isolation_level = None  # the driver begins nothing by itself: see `start`
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA busy_timeout={BUSY_MS}")
        cursor.execute(f"PRAGMA foreign_keys={'OFF' if role is Role.MIGRATE else 'ON'}")
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute("PRAGMA secure_delete=ON")  # what was erased, or sealed since, stays in no free page
        if role is Role.READ:
            cursor.execute("PRAGMA query_only=ON")
        elif role is Role.WRITE:
            _turn_to_wal(cursor)  # stays in the file, so not before we know that it is ours
        cursor.close()

    @event.listens_for(engine, "begin")
    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)


def _turn_to_wal(cursor: DBAPICursor) -> None:
    """Let readers and a writer share the file from now on. Waits as `busy_timeout` says for whoever has it.

    SQLite itself does not wait here: it has read the file when it asks to have it alone, and whoever has read something
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
