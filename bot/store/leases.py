"""Leases: which of the processes on one PostgreSQL database serves which shards.

Each process has a row with its shards and how long it may keep them, by the clock of the database. It renews the row long
before; where it does not, the others take its shards. All of that happens under one lock, so no shard is ever given twice.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass
from datetime import timedelta
from functools import partial
from math import inf
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, delete, func, select, text, update
from sqlalchemy.exc import SQLAlchemyError

from bot.store.changes import insert_into
from bot.store.engine import ConnectionRole, Engine, Work
from bot.store.engines import open_engine, read_url
from bot.store.errors import DatabaseFailed, without_values
from bot.store.rows import PROCESSES

T = TypeVar("T")

_LOCK: Final = 0xA11B2  # any number, the same in all versions of the bot


@dataclass(frozen=True, slots=True)
class Claim:
    """The shards of this process, and the number of its fair share.

    `kept`: those that it had already. No other process can have had them since, for a late one loses all of them.
    """

    mine: frozenset[int]
    share: int
    kept: frozenset[int] = frozenset()


class Leases:
    """The row of this process, on a connection of its own: a crowd at the writer must not look like a death."""

    def __init__(self, url: str, count: int, *, life: timedelta, clock: Callable[[], float] = time.monotonic) -> None:
        """`count`: the number of all shards; `life`: the time for which a silent process keeps its own. Raises UnusableUrl."""
        self._url = read_url(url)
        self._engine = open_engine(self._url, ConnectionRole.WRITE)
        self._given_up: set[asyncio.Task[None]] = set()
        self._count = count
        self._life = life
        self._clock = clock
        self._id = secrets.randbits(62)
        self._renewed = -inf

    async def renew(self) -> Claim:
        """Renew the lease, and take free shards up to a fair share. Raises DatabaseFailed."""
        # A process that has not reached the database for a while itself cannot know whether the silent ones could.
        is_judge = self._clock() - self._renewed < self._life.total_seconds()
        claim = await self._run(partial(_renew, me=self._id, count=self._count, life=self._life, is_judge=is_judge))
        self._renewed = self._clock()
        return claim

    async def keep(self, shards: frozenset[int]) -> None:
        """Give up all shards but these, for others to take. Raises DatabaseFailed."""
        await self._run(partial(_keep, me=self._id, shards=shards))

    async def close(self) -> None:
        """Let go of the database. Shards that were not given up are free when their time is over."""
        for each in self._given_up:
            each.cancel()
        await asyncio.gather(*self._given_up, return_exceptions=True)
        await self._engine.close()

    async def _run(self, work: Work[T]) -> T:
        """Run the work. A connection that gives no answer in a third of the life is given up: the next call makes another."""
        engine = self._engine
        asked = asyncio.create_task(engine.run(partial(_alone, work=work)), name="lease")
        try:
            done, _ = await asyncio.wait([asked], timeout=self._life.total_seconds() / 3)
        except asyncio.CancelledError:
            asked.cancel()
            raise
        if not done:
            self._engine = open_engine(self._url, ConnectionRole.WRITE)
            ending = asyncio.create_task(_end(engine, asked), name="lease-given-up")
            self._given_up.add(ending)
            ending.add_done_callback(self._given_up.discard)
            raise DatabaseFailed("TimeoutError")
        try:
            return asked.result()
        except (SQLAlchemyError, OSError) as error:
            failure = without_values(error)
        raise failure


async def _end(engine: Engine, asked: asyncio.Task[Any]) -> None:
    """End the work of a silent connection, however long that takes, and let go of it."""
    asked.cancel()
    await asyncio.wait([asked])
    if not asked.cancelled():
        asked.exception()
    await engine.close()


def _alone(connection: Connection, work: Work[T]) -> T:
    with connection.begin():
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _LOCK})
        return work(connection)


def _renew(connection: Connection, *, me: int, count: int, life: timedelta, is_judge: bool) -> Claim:
    now = func.clock_timestamp()  # that of the transaction may be older than the lock
    if is_judge:
        connection.execute(delete(PROCESSES).where(PROCESSES.c.until <= now, PROCESSES.c.id != me))
    found = {row.id: frozenset(row.shards) for row in connection.execute(select(PROCESSES.c.id, PROCESSES.c.shards))}
    mine = kept = found.setdefault(me, frozenset())
    share = -(-count // len(found))
    free = sorted(frozenset(range(count)).difference(*found.values()))
    mine |= frozenset(free[: max(0, share - len(mine))])
    row = insert_into(connection.dialect.name, PROCESSES).values(id=me, shards=sorted(mine), until=now + life)
    renewed = {"shards": row.excluded.shards, "until": row.excluded.until}
    connection.execute(row.on_conflict_do_update(index_elements=["id"], set_=renewed))
    return Claim(mine, share, kept)


def _keep(connection: Connection, *, me: int, shards: frozenset[int]) -> None:
    if shards:
        connection.execute(update(PROCESSES).where(PROCESSES.c.id == me).values(shards=sorted(shards)))
    else:
        connection.execute(delete(PROCESSES).where(PROCESSES.c.id == me))
