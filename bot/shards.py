"""The shards that this process serves: all there are, or those that it holds a lease on beside other processes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from datetime import timedelta
from math import inf
from typing import Any, TypeAlias

import structlog

from bot.identify import Gate
from bot.store.buckets import LockedBuckets
from bot.store.engines import read_url, sqlite_file
from bot.store.errors import DatabaseTrouble
from bot.store.keys import Keys
from bot.store.leases import Claim, Leases
from bot.store.migrate import migrate
from bot.tables.ids import GuildId

log = structlog.get_logger(__name__)

PAUSE = 4.0
"""Seconds between two renewals."""

LIFE = timedelta(seconds=15)
"""How long a process that is silent keeps its shards: three renewals may fail."""


Change: TypeAlias = Callable[[frozenset[int]], Coroutine[Any, Any, None]]
"""Called with the shards that have come, or that are to go."""


class ShardsLost(Exception):
    """Another process may have served some of these shards meanwhile: all that is kept in memory must be built anew."""


class Shards:
    """Which servers are this process's, and the lease that says so."""

    def __init__(
        self,
        count: int | None = None,
        leases: Leases | None = None,
        *,
        gate: Gate | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`count`: how many shards there are in all; None: as many as Discord advises, all of them in one process."""
        self.gate = gate or Gate()
        self.count = count
        self.mine = frozenset(range(count or 1)) if leases is None else frozenset[int]()
        self._leases = leases
        self._clock = clock
        self._until = inf if leases is None else -inf
        self._left = frozenset[int]()

    @property
    def is_leased(self) -> bool:
        """Whether another process may have served these shards a moment ago, and be alive."""
        return self._leases is not None

    @property
    def is_shared(self) -> bool:
        """Whether other processes may serve other shards."""
        return self._leases is not None and self.count is not None

    @property
    def part(self) -> float:
        """The part of the shards that is this process's, and with it of all that Discord allows the token."""
        return len(self.mine) / (self.count or 1)

    def serves(self, shard: int) -> bool:
        """Return whether this process is to be connected for a shard."""
        return self.count is None or shard in self.mine

    def owns(self, guild: GuildId | None) -> bool:
        """Return whether this process tells, and keeps the clocks of, the tables of a server.

        None are its own while its lease is over, though the database may be at hand for all else: others may have them. It
        knows of that before they do, for it counts from before it asked, and the database from when it answered.
        """
        if self._is_over:
            return False
        return self.count is None or (int(guild or 0) >> 22) % self.count in self.mine

    @property
    def _is_over(self) -> bool:
        """Whether the lease has not been renewed in time."""
        return self._clock() >= self._until

    @property
    def overdue(self) -> float:
        """For how many seconds the lease has been over; 0 while it holds, and where there is none."""
        return max(0.0, self._clock() - self._until)

    async def acquire(self) -> None:
        """Wait until there is a shard to serve. Raises DatabaseTrouble."""
        if self._leases is None:
            return
        while not (mine := (await self._renewed(self._leases)).mine):
            log.info("others serve all shards: standing by")
            await asyncio.sleep(PAUSE)
        self.mine = mine
        self._left = frozenset()

    async def hold(self, gained: Change, left: Change) -> None:
        """Renew the lease for as long as the process serves; call `gained` with shards that others have left.

        It is called with none where the lease ran out and no process took over: work that waited meanwhile is to be done.
        `left` is awaited with shards that go to a process that has come, before they are given up.
        Raises ShardsLost where some are lost, or come back.
        """
        tasks = []
        try:
            while True:
                await asyncio.sleep(PAUSE)
                if self._leases is not None and (new := await self._look(self._leases, left)) is not None:
                    # To connect takes 5 s a shard, and the lease must not wait for it.
                    tasks.append(asyncio.create_task(gained(new), name="takeover"))
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _renewed(self, leases: Leases) -> Claim:
        begun = self._clock()
        claim = await leases.renew()
        self._until = begun + LIFE.total_seconds()
        return claim

    async def _look(self, leases: Leases, left: Change) -> frozenset[int] | None:
        """Renew the lease; return the shards that have come with it; None where nothing is new. Raises ShardsLost."""
        was_over = self._is_over
        try:
            claim = await self._renewed(leases)
            # Shards that were another's meanwhile are lost too, though they came back: the steps told by that one are unknown here.
            if not self.mine <= claim.kept or claim.mine & self._left:
                self.mine = frozenset(sorted(claim.kept & self.mine)[: claim.share])
                raise ShardsLost
            if len(claim.mine) > claim.share:
                await self._leave(frozenset(sorted(claim.mine)[claim.share :]), left)
                return None
        except DatabaseTrouble as error:
            # It stays connected and answers as far as it can: it owns nothing from the end of its lease on.
            log.warning("the lease is not renewed", error=str(error))
            return None
        if new := claim.mine - self.mine:
            log.info("taking over shards", shards=sorted(new))
            self.mine = claim.mine
        return new if new or was_over else None

    async def _leave(self, shards: frozenset[int], left: Change) -> None:
        """Leave shards to a process that has come. Raises DatabaseTrouble: then they are given up at the next look."""
        log.info("leaving shards to another process", shards=sorted(shards))
        self.mine -= shards
        self._left |= shards
        await left(shards)
        await self.give_up()

    async def give_up(self) -> None:
        """Leave shards outside `mine` to others. Raises DatabaseTrouble."""
        if self._leases is not None:
            await self._leases.keep(self.mine)


@asynccontextmanager
async def leased(url: str, count: int | None, keys: Keys) -> AsyncIterator[Shards]:
    """Give the shards of a process, of `count` in all, and leave them to others at its end. A SQLite file has one process, which serves all.

    Raises DatabaseTrouble.
    """
    if sqlite_file(read_url(url)) is not None:
        yield Shards(count)
        return
    await migrate(read_url(url), keys=keys)
    leases = Leases(url, count or 1, life=LIFE)
    gate = Gate(LockedBuckets(url))
    shards = Shards(count, leases, gate=gate)
    try:
        yield shards
    finally:
        shards.mine = frozenset()
        with suppress(DatabaseTrouble):  # then they are free when their time is over
            await shards.give_up()
        await gate.close()
        await leases.close()
