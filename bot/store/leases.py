"""Leases: which of the processes on one PostgreSQL database serves which shards.

Each process has a row with its shards and how long it may keep them, by the clock of the database. It renews the row long
before; where it does not, the others take its shards. All of that happens under one lock, so no shard is ever given twice.

A shard changes hands in four steps, each a renewal of one of the two rows: its owner *offers* it, another process is *coming*
for it and connects it, that one is *ready*, and the owner passes it on. A process that goes offers all that it has.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass, replace
from datetime import timedelta
from functools import partial
from math import inf
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, delete, func, inspect, select, text, update
from sqlalchemy.exc import SQLAlchemyError

from bot.store.changes import insert_into
from bot.store.engine import ConnectionRole, Engine, Work
from bot.store.engines import open_engine, read_url
from bot.store.errors import DatabaseFailed, DatabaseInUse, without_values
from bot.store.rows import PROCESSES

T = TypeVar("T")

_LOCK: Final = 0xA11B2  # any number, the same in all versions of the bot


NONE: Final = frozenset[int]()


@dataclass(frozen=True, slots=True)
class ShardClaim:
    """The shards of this process, and the number of its fair share.

    `kept`: those that it had already. No other process can have had them since, for a late one loses all of them.
    `coming`: the shards of others that this process is to connect. `wanted`: its own shards that another is coming for;
    `ready`: those of them that the other has connected. `is_last`: no other process stays.
    """

    mine: frozenset[int]
    share: int
    kept: frozenset[int] = NONE
    coming: frozenset[int] = NONE
    wanted: frozenset[int] = NONE
    ready: frozenset[int] = NONE
    is_last: bool = False


@dataclass(frozen=True, slots=True)
class LeaseWishes:
    """The part of a process in a handover: its own shards that it offers, and those of others that it has connected."""

    offered: frozenset[int] = NONE
    ready: frozenset[int] = NONE
    is_leaving: bool = False


STAYING: Final = LeaseWishes()


@dataclass(frozen=True, slots=True)
class _Process:
    shards: frozenset[int] = NONE
    offered: frozenset[int] = NONE
    coming: frozenset[int] = NONE
    ready: frozenset[int] = NONE

    @property
    def is_leaving(self) -> bool:
        return bool(self.shards) and self.shards <= self.offered


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

    async def renew(self, wishes: LeaseWishes = STAYING) -> ShardClaim:
        """Renew the lease, take free shards up to a fair share, and come for offered ones. Raises DatabaseFailed."""
        # A process that has not reached the database for a while itself cannot know whether the silent ones could.
        is_judge = self._clock() - self._renewed < self._life.total_seconds()
        claim = await self._run(
            partial(_renew, me=self._id, wishes=wishes, count=self._count, life=self._life, is_judge=is_judge)
        )
        self._renewed = self._clock()
        return claim

    async def keep(self, shards: frozenset[int]) -> None:
        """Give up all shards but these, for others to take. Raises DatabaseFailed."""
        await self._run(partial(_keep, me=self._id, kept=_Process(shards)))

    async def pass_on(self, shards: frozenset[int]) -> frozenset[int]:
        """Give shards to the processes that have connected them; return those that are theirs now. Raises DatabaseFailed."""
        return await self._run(partial(_pass_on, me=self._id, shards=shards))

    async def close(self) -> None:
        """Let go of the database. Shards that were not given up are free when their time is over."""
        for each in self._given_up:
            each.cancel()
        await asyncio.gather(*self._given_up, return_exceptions=True)
        await self._engine.close()

    async def _run(self, work: Work[T]) -> T:
        """Run the work. A connection that gives no answer in a third of the life is given up: the next call makes another."""
        engine, patience = self._engine, self._life.total_seconds() / 3
        asked = asyncio.create_task(engine.run(partial(_alone, work=work, patience=patience)), name="lease")
        try:
            done, _ = await asyncio.wait([asked], timeout=patience)
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


def check_at_rest(connection: Connection) -> None:
    """Raise DatabaseInUse where a process has a lease of a PostgreSQL database; a killed one has it until its time is over."""
    if connection.dialect.name != "postgresql" or not inspect(connection).has_table(PROCESSES.name):
        return
    alive = select(PROCESSES.c.id).where(PROCESSES.c.until > func.clock_timestamp())
    if connection.execute(alive.limit(1)).first() is not None:
        raise DatabaseInUse


def _alone(connection: Connection, work: Work[T], patience: float) -> T:
    # A process that is cut off, or hangs, would hold the lock for as long as the server takes it to be there: for hours.
    patient = text("SELECT set_config('idle_in_transaction_session_timeout', :ms, true)")
    with connection.begin():
        connection.execute(patient, {"ms": str(int(patience * 1000))})
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _LOCK})
        return work(connection)


def _renew(
    connection: Connection, me: int, wishes: LeaseWishes, *, count: int, life: timedelta, is_judge: bool
) -> ShardClaim:
    now = func.clock_timestamp()  # that of the transaction may be older than the lock
    if is_judge:
        connection.execute(delete(PROCESSES).where(PROCESSES.c.until <= now, PROCESSES.c.id != me))
    others = _processes(connection)
    before = others.pop(me, _Process())
    offers = _all(each.offered for each in others.values())
    claimed = _all(each.coming for each in others.values())
    staying = [each for each in others.values() if not each.is_leaving]
    mine, coming, share = before.shards, NONE, 0
    if not wishes.is_leaving:
        share = -(-count // (len(staying) + 1))
        free = frozenset(range(count)).difference(mine, *(each.shards for each in others.values()))
        for some in (free & before.coming, free):  # first those that are connected already
            mine |= _first(some - mine, share - len(mine))
        coming = before.coming & offers
        coming |= _first(offers - claimed - coming, share - len(mine | coming))
    claim = ShardClaim(
        mine,
        share,
        before.shards,
        coming,
        wanted=mine & claimed,
        ready=mine & _all(each.ready for each in others.values()),
        is_last=not staying,
    )
    made = _Process(mine, wishes.offered & mine, coming, wishes.ready & coming)
    lists = _lists(made)
    row = insert_into(connection.dialect.name, PROCESSES).values(id=me, until=now + life, **lists)
    renewed = {name: row.excluded[name] for name in ("until", *lists)}
    connection.execute(row.on_conflict_do_update(index_elements=["id"], set_=renewed))
    return claim


def _processes(connection: Connection) -> dict[int, _Process]:
    return {
        row.id: _Process(*(frozenset(each or ()) for each in (row.shards, row.offered, row.coming, row.ready)))
        for row in connection.execute(select(PROCESSES))
    }


def _lists(process: _Process) -> dict[str, list[int]]:
    return {name: sorted(shards) for name, shards in asdict(process).items()}


def _all(sets: Iterable[frozenset[int]]) -> frozenset[int]:
    return NONE.union(*sets)


def _first(shards: frozenset[int], n: int) -> frozenset[int]:
    return frozenset(sorted(shards)[: max(0, n)])


def _pass_on(connection: Connection, *, me: int, shards: frozenset[int]) -> frozenset[int]:
    processes = _processes(connection)
    own = processes.pop(me, _Process())
    passed = NONE
    for number, taker in processes.items():
        if given := own.shards & shards & taker.ready:
            passed |= given
            taken = update(PROCESSES).where(PROCESSES.c.id == number)
            connection.execute(taken.values(shards=sorted(taker.shards | given)))
    # What is offered besides stays so: whoever comes for it would hang up, and connect it anew a moment later.
    _keep(connection, me=me, kept=replace(own, shards=own.shards - passed, offered=own.offered - passed))
    return passed


def _keep(connection: Connection, *, me: int, kept: _Process) -> None:
    if kept.shards:
        connection.execute(update(PROCESSES).where(PROCESSES.c.id == me).values(_lists(kept)))
    else:
        connection.execute(delete(PROCESSES).where(PROCESSES.c.id == me))
