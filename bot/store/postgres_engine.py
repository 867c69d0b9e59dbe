"""PostgreSQL: work is done on the loop, through asyncpg, which is there only where it was asked for."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Final

from sqlalchemy import URL, event
from sqlalchemy.engine import ExceptionContext
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bot.store.engine import READERS, ConnectionRole, T, Work, exclusive
from bot.store.errors import DatabaseFailed, DatabaseTrouble, UnusableUrl

CONNECT_SECONDS: Final = 5
ANSWER_SECONDS: Final = 10
"""Seconds without an answer, after which a connection counts as cut off."""
LONG_SECONDS: Final = 60
"""The same for a migration, which may rewrite a table."""


def on_postgres(url: URL, role: ConnectionRole) -> LoopEngine:
    """Return an engine at a server. Raises UnusableUrl where asyncpg is not installed."""
    count = READERS if role is ConnectionRole.READ else 1
    return LoopEngine(_engine(url, role, count), count)


class LoopEngine:
    """Runs as much at once as there are connections. A crowd waits here, in order, and is never refused by the pool.

    Only while somebody waits for a server that is silent, all others who wait find that out together, and not in turn.
    A connection is kept after its work: the way to the pool and back costs half as much as a read.
    """

    def __init__(self, engine: AsyncEngine, count: int) -> None:
        self._engine = engine
        self._count = count
        self._free = asyncio.Semaphore(count)
        self._resting: list[AsyncConnection] = []
        self._silences = 0

    async def run(self, work: Work[T]) -> T:
        """Run the work and return its result."""
        known = self._silences
        async with self._free:
            if self._silences != known:
                raise DatabaseFailed(TimeoutError.__name__)
            connection = self._resting.pop() if self._resting else await self._connect()
            try:
                result = await connection.run_sync(work)
            except BaseException:
                # A transaction that it was in the middle of is rolled back. The pool knows whether the others are cut off, too.
                await connection.close()
                await self._give_back()
                raise
            self._resting.append(connection)
            return result

    async def close(self) -> None:
        """Let go of the connections, when all work has ended or has waited long enough."""
        with suppress(TimeoutError):  # a server that no longer answers does not hold up the closing
            async with asyncio.timeout(CONNECT_SECONDS), exclusive(self._free, self._count):
                await self._give_back()  # the pool knows nothing of connections that are in use
        await self._engine.dispose()

    async def _give_back(self) -> None:
        """Give the connections at rest back to the pool."""
        while self._resting:
            await self._resting.pop().close()

    async def _connect(self) -> AsyncConnection:
        try:
            return await self._engine.connect()
        except OSError as error:  # refused, unreachable, too slow: SQLAlchemy passes it on as it is
            self._silences += isinstance(error, TimeoutError)
            failure: DatabaseTrouble = DatabaseFailed(type(error).__name__)
        except TypeError:  # an option of the URL is passed on as an argument
            failure = UnusableUrl("an option behind its ? is unknown to asyncpg, as sslmode is: write ssl=require")
        raise failure


def _engine(url: URL, role: ConnectionRole, count: int) -> AsyncEngine:
    is_reader = role is ConnectionRole.READ
    patience = LONG_SECONDS if role is ConnectionRole.MIGRATE else ANSWER_SECONDS
    try:
        engine = create_async_engine(
            url,
            hide_parameters=True,
            pool_size=count,
            max_overflow=0,
            isolation_level="REPEATABLE READ" if is_reader else "READ COMMITTED",
            execution_options={"postgresql_readonly": True} if is_reader else {},
            connect_args={"timeout": CONNECT_SECONDS, "command_timeout": patience},
        )
    except ModuleNotFoundError:
        engine = None
    if engine is None:
        raise UnusableUrl("asyncpg is not installed")
    event.listen(engine.sync_engine, "handle_error", _give_up_the_silent)

    def bound(connection: Any, _: object) -> None:
        """Have the server end a transaction that is at rest for as long: the locks of a process that is cut off go on for hours."""
        cursor = connection.cursor()
        cursor.execute(f"SET idle_in_transaction_session_timeout = {1000 * patience}")
        cursor.close()
        connection.commit()

    if not is_reader:  # it holds no lock, and may think over what it has read
        event.listen(engine.sync_engine, "connect", bound)
    return engine


def _give_up_the_silent(context: ExceptionContext) -> None:
    """Have the pool connect anew after one connection gave no answer: the others are as old, and may be as dead.

    SQLAlchemy gives up that one alone, as if its caller had waited long enough.
    """
    if isinstance(context.original_exception, TimeoutError):
        context.invalidate_pool_on_disconnect = True
