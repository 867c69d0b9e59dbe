"""A database as the parts of the store share it: reads on connections that cannot write, writes through the one writer.

A method of a part is written for a connection, and called without one:

    @reading
    def notes(self, connection: Connection, table: TableId, user: UserId) -> str: ...

    text = await store.notes(table, user)

A method that writes may run more than once before the commit, so it uses nothing but its connection.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, ParamSpec, Self, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from bot.store.errors import StoreClosed, without_values
from bot.store.hands import open_hands, read_url, run_once
from bot.store.keys import Keys, find_keys
from bot.store.migrate import migrate
from bot.store.work import Hands, Role, Work
from bot.store.writer import Writer

T = TypeVar("T")
P = ParamSpec("P")
D = TypeVar("D", bound="Database")


class Database:
    """An open database and its keys."""

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
        # A new file turns to WAL here: at the first write, a reader would find it locked.
        await run_once(parsed, Role.WRITE, _nothing)
        return cls(open_hands(parsed, Role.READ), Writer(open_hands(parsed, Role.WRITE)), keys)

    def part(self, kind: type[D]) -> D:
        """Return a part of the store with queries of its own, on this database."""
        return kind(self._readers, self._writer, self._keys)

    async def close(self) -> None:
        """Commit the waiting jobs and let go of the database. Calls after this raise StoreClosed."""
        self._is_closed = True
        await self._writer.close()
        await self._readers.close()

    async def _read(self, work: Work[T]) -> T:
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
                # The server let go of a connection at rest, so it may have of all of them: the pool connects anew.
                # Asking each whether it lives before its use would cost more than most reads do.
                is_lost = isinstance(error, DBAPIError) and error.connection_invalidated
            if not (is_first and is_lost):
                raise failure
        raise AssertionError


def _nothing(_: Connection) -> None:
    """Connect, and no more."""


def reading(
    work: Callable[Concatenate[D, Connection, P], T],
) -> Callable[Concatenate[D, P], Coroutine[Any, Any, T]]:
    """Run a method on a connection that cannot write."""

    @wraps(work)
    async def read(self: D, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self._read(lambda connection: work(self, connection, *args, **kwargs))

    return read


def writing(
    work: Callable[Concatenate[D, Connection, P], T],
) -> Callable[Concatenate[D, P], Coroutine[Any, Any, T]]:
    """Run a method on the write connection. When the call returns, the rows are durable."""

    @wraps(work)
    async def write(self: D, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self._writer.submit(lambda connection: work(self, connection, *args, **kwargs))

    return write
