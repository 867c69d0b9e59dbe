"""The shards that this process serves: all there are, or those that it holds a lease on beside other processes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from datetime import timedelta
from typing import Any

import structlog

from bot.store.errors import DatabaseTrouble
from bot.store.hands import read_url, sqlite_file
from bot.store.keys import Keys
from bot.store.leases import Leases
from bot.store.migrate import migrate
from bot.tables.records import GuildId

log = structlog.get_logger(__name__)

PAUSE = 4.0
"""Seconds between two renewals."""

LIFE = timedelta(seconds=15)
"""How long a process that is silent keeps its shards: three renewals may fail."""


class ShardsLost(Exception):
    """Some shards are not this process's any more: what it serves must be built anew."""


class Shards:
    """Which servers are this process's, and the lease that says so."""

    def __init__(self, count: int | None = None, leases: Leases | None = None) -> None:
        """`count`: how many shards there are in all; None: as many as Discord advises, all of them in one process."""
        self.count = count
        self.mine = frozenset(range(count or 1)) if leases is None else frozenset[int]()
        self._leases = leases

    @property
    def is_shared(self) -> bool:
        """Whether other processes may serve other shards."""
        return self._leases is not None and self.count is not None

    def owns(self, guild: GuildId | None) -> bool:
        """Return whether this process tells, and keeps the clocks of, the tables of a server."""
        return self.count is None or (int(guild or 0) >> 22) % self.count in self.mine

    async def acquire(self) -> None:
        """Wait until there is a shard to serve. Raises DatabaseTrouble."""
        if self._leases is None:
            return
        while not (mine := (await self._leases.renew()).mine):
            log.info("others serve all shards: standing by")
            await asyncio.sleep(PAUSE)
        self.mine = mine

    async def hold(self, gained: Callable[[frozenset[int]], Coroutine[Any, Any, None]]) -> None:
        """Renew the lease for as long as the process serves; call `gained` with shards that others have left.

        Raises ShardsLost where some are lost, or to be given up for a process that has come.
        """
        tasks = []
        try:
            while True:
                await asyncio.sleep(PAUSE)
                if self._leases is not None and (new := await self._look(self._leases)):
                    # To connect takes 5 s a shard, and the lease must not wait for it.
                    tasks.append(asyncio.create_task(gained(new), name="takeover"))
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _look(self, leases: Leases) -> frozenset[int]:
        """Renew the lease; return the shards that have come with it. Raises ShardsLost."""
        try:
            claim = await leases.renew()
        except DatabaseTrouble as error:
            # Whoever is without the database stores nothing and tells nothing: there is no harm in staying.
            log.warning("the lease is not renewed", error=str(error))
            return frozenset()
        if not self.mine <= claim.mine or len(claim.mine) > claim.share:
            self.mine = frozenset(sorted(claim.mine)[: claim.share])
            raise ShardsLost
        if new := claim.mine - self.mine:
            log.info("taking over shards", shards=sorted(new))
            self.mine = claim.mine
        return new

    async def give_up(self) -> None:
        """Leave to others what is not `mine` any more. Raises DatabaseTrouble."""
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
    shards = Shards(count, leases)
    try:
        yield shards
    finally:
        shards.mine = frozenset()
        with suppress(DatabaseTrouble):  # then they are free when their time is over
            await shards.give_up()
        await leases.close()
