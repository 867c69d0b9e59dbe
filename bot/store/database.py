"""The database of a process: reads on connections that cannot write, writes through the one writer.

Each kind of rows has a small store of its own on it. A method of a store is written for a connection, and called without one:

    class Notes(Store):
        @reading
        def notes(self, connection: Connection, table: TableId, user: UserId) -> str: ...

    text = await Notes(database).notes(table, user)

A method that writes may run more than once before the commit, so it uses nothing but its connection.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, ParamSpec, Self, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from bot.store.engine import ConnectionRole, Engine, Work
from bot.store.engines import open_engine, read_url, run_once
from bot.store.errors import StoreClosed, without_values
from bot.store.keys import Keys, find_keys
from bot.store.migrate import migrate, note_revision, revision_of
from bot.store.schema import check_rows
from bot.store.writer import Writer

T = TypeVar("T")
P = ParamSpec("P")
S = TypeVar("S", bound="Store")


class Database:
    """An open database and its keys."""

    def __init__(self, readers: Engine, writer: Writer, keys: Keys) -> None:
        self._readers = readers
        self._writer = writer
        self.keys = keys
        self._is_closed = False

    @classmethod
    async def open(cls, url: str, keys: Keys | None = None) -> Self:
        """Open a database and bring its schema up to date; without `keys`, with those of its file.

        Raises UnusableUrl, UnusableKey, NewerDatabase, ForeignDatabase.
        """
        parsed = read_url(url)
        keys = keys or find_keys(parsed)
        await migrate(parsed, keys=keys)
        # A new file turns to WAL here: at the first write, a reader would find it locked.
        await run_once(parsed, ConnectionRole.WRITE, check_rows)
        return cls(open_engine(parsed, ConnectionRole.READ), Writer(open_engine(parsed, ConnectionRole.WRITE)), keys)

    async def close(self) -> None:
        """Commit the waiting jobs and let go of the database. Calls after this raise StoreClosed."""
        self._is_closed = True
        await self._writer.close()
        await self._readers.close()

    async def check(self) -> None:
        """Read and write a little: a full disk, or a server that takes no writes, still answers reads. Raises DatabaseTrouble."""
        revision = await self.read(revision_of)
        await self.write(lambda connection: note_revision(connection, revision))

    async def write(self, work: Work[T]) -> T:
        """Do work on the write connection. When the call returns, the rows are durable."""
        return await self._writer.submit(work)

    async def read(self, work: Work[T]) -> T:
        """Do work on a connection that cannot write, in one state of the database."""
        if self._is_closed:
            raise StoreClosed

        def in_snapshot(connection: Connection) -> T:
            with connection.begin():  # several queries see one state of the database
                return work(connection)

        for is_first in (True, False):
            try:
                # A cancelled call would leave its thread at work, even behind the end of the loop.
                return await asyncio.shield(self._readers.run(in_snapshot))
            except (SQLAlchemyError, OSError) as error:
                failure = without_values(error)
                # The server let go of a connection at rest, or is silent on it, so it may be of all of them: the pool
                # connects anew. Asking each whether it lives before its use would cost more than most reads do.
                is_cut = isinstance(error, DBAPIError) and error.connection_invalidated
                is_lost = is_cut or isinstance(error, TimeoutError)
            if not (is_first and is_lost):
                raise failure
        raise AssertionError


class Store:
    """Questions to a database about rows of one kind, and changes of them."""

    def __init__(self, database: Database) -> None:
        self.database = database

    @property
    def _keys(self) -> Keys:
        return self.database.keys


def reading(
    work: Callable[Concatenate[S, Connection, P], T],
) -> Callable[Concatenate[S, P], Coroutine[Any, Any, T]]:
    """Run a method on a connection that cannot write."""

    @wraps(work)
    async def read(self: S, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self.database.read(lambda connection: work(self, connection, *args, **kwargs))

    return read


def writing(
    work: Callable[Concatenate[S, Connection, P], T],
) -> Callable[Concatenate[S, P], Coroutine[Any, Any, T]]:
    """Run a method on the write connection. When the call returns, the rows are durable."""

    @wraps(work)
    async def write(self: S, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self.database.write(lambda connection: work(self, connection, *args, **kwargs))

    return write
