"""The shards that this process serves: all there are, or those that it holds a lease on beside other processes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from datetime import timedelta
from math import inf
from typing import Final, Protocol

import structlog

from bot.clock import lasting
from bot.identify import Gate
from bot.store.buckets import LockedBuckets
from bot.store.engines import read_url, sqlite_file
from bot.store.errors import DatabaseTrouble
from bot.store.keys import Keys
from bot.store.leases import NONE, Leases, LeaseWishes, ShardClaim
from bot.store.migrate import migrate
from bot.store.sqlite_file import held_alone
from bot.tables.ids import GuildId

log = structlog.get_logger(__name__)

PAUSE = 4.0
"""Seconds between two renewals."""

HURRY: Final = 0.25
"""The same while a shard changes hands: nobody tells what is new at its tables between two of them."""

LIFE = timedelta(seconds=15)
"""The time for which a silent process keeps its shards: three renewals may fail."""

UNCLAIMED: Final = 10.0
"""Seconds after which offered shards are given up that no process is coming for, such as one of an older version."""

UNCONNECTED: Final = 30.0
"""The same for shards that another process is coming for, from the last one that it has connected."""

DOUBLED: Final = 30.0
"""Seconds after a change of hands in which both processes may hear a press."""


class Crew(Protocol):
    """The part of a process that connects shards, and tells of their tables."""

    async def connect(self, shards: frozenset[int], /) -> None:
        """Connect shards that another process still owns. It may take long."""

    async def take_over(self, shards: frozenset[int], /) -> None:
        """Go on where another process has left off, and connect those that are not connected. It may take long.

        It is called with none where the lease ran out and no process took over: work that waited meanwhile is to be done.
        """

    async def leave(self, shards: frozenset[int], /) -> None:
        """Tell nothing more of shards."""

    async def disconnect(self, shards: frozenset[int], /) -> None:
        """Close the connections of shards."""


class ShardsLost(Exception):
    """Another process may have served some of these shards meanwhile: all that is kept in memory must be built anew."""


@dataclass(frozen=True, slots=True)
class _News:
    coming: frozenset[int] = NONE
    gained: frozenset[int] | None = None


class Shards:
    """The shards of this process, and the lease that says so.

    `mine`: those that it owns, so that it tells, and keeps the clocks of, their tables. `coming`: those that it connects while
    another process owns them. `offered`: its own that others may come for.
    """

    def __init__(
        self,
        count: int | None = None,
        leases: Leases | None = None,
        *,
        gate: Gate | None = None,
        clock: Callable[[], float] = lasting,
    ) -> None:
        """`count`: how many shards there are in all; None: as many as Discord advises, all of them in one process."""
        self.gate = gate or Gate()
        self.count = count
        self.mine = frozenset(range(count or 1)) if leases is None else NONE
        self.coming = NONE
        self.offered = NONE
        self._leases = leases
        self._clock = clock
        self._until = inf if leases is None else -inf
        self._connected: set[int] = set()
        self._doubled: dict[int, float] = {}
        self._moved = asyncio.Event()
        self._hurried = asyncio.Event()
        self._is_holding = False
        self._is_leaving = False
        self._gone = asyncio.Event()
        self._progress: object = None
        self._progressed_at = clock()

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
        return self.count is None or shard in self.mine | self.coming

    def owns(self, guild: GuildId | None) -> bool:
        """Return whether this process tells, and keeps the clocks of, the tables of a server.

        None are its own while its lease is over, though the database may be at hand for all else: others may have them. It
        knows of that before they do, for it counts from before it asked, and the database from when it answered.
        """
        return not self.is_over and self._shard_of(guild) in self.mine

    def _shard_of(self, guild: GuildId | None) -> int:
        return (int(guild or 0) >> 22) % (self.count or 1)

    @property
    def is_over(self) -> bool:
        """Whether the lease has not been renewed in time: other processes may serve these shards."""
        return self._clock() >= self._until

    @property
    def overdue(self) -> float:
        """For how many seconds the lease has been over; 0 while it holds, and where there is none."""
        return max(0.0, self._clock() - self._until)

    # Presses, while two processes are connected for a shard

    def is_doubled(self, guild: GuildId | None) -> bool:
        """Return whether another process may hear the presses of a server, too."""
        shard = self._shard_of(guild)
        return shard not in self.mine - self.offered or self._clock() < self._doubled.get(shard, -inf)

    async def until_owned(self, guild: GuildId | None, patience: float) -> None:
        """Wait until this process owns the shard of a server, but not for long."""
        with suppress(TimeoutError):
            async with asyncio.timeout(patience):
                while not self.owns(guild):
                    await self._moved.wait()

    def connected(self, shard: int) -> None:
        """Note that the servers of a shard are known, and its presses heard."""
        self._connected.add(shard)
        self._hurried.set()

    def disconnected(self, shards: frozenset[int]) -> None:
        """Note that shards are let go of."""
        self._connected -= shards

    # The lease

    async def acquire(self) -> None:
        """Wait until there is a shard to serve, or to connect. Raises DatabaseTrouble."""
        if self._leases is None:
            return
        self._connected.clear()
        while not ((claim := await self._renewed(self._leases)).mine or claim.coming):
            log.info("others serve all shards: standing by")
            await asyncio.sleep(PAUSE)
        self._set(claim.mine, claim.coming)

    async def hold(self, crew: Crew) -> None:
        """Renew the lease for as long as the process serves, and let its crew know of shards that come and go.

        Raises ShardsLost where some are lost.
        """
        tasks: list[asyncio.Task[None]] = []
        self._is_holding = True
        try:
            while True:
                await self._until_next_look()
                if self._leases is None or self._gone.is_set():
                    continue
                news = await self._look(self._leases, crew)
                tasks = [task for task in tasks if not task.done()]
                # To connect takes 5 s a shard, and the lease must not wait for it.
                if news.coming:
                    tasks.append(asyncio.create_task(crew.connect(news.coming), name="coming"))
                if news.gained is not None:
                    tasks.append(asyncio.create_task(crew.take_over(news.gained), name="takeover"))
        finally:
            self._is_holding = False
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def hand_over(self) -> None:
        """Offer all shards, and wait until other processes own them, or it is clear that none takes them."""
        if not (self.is_shared and self._is_holding):  # alone, a process keeps tables in memory without looking them up
            return
        self._is_leaving = True
        self._offer(self.mine)
        await self._gone.wait()

    async def _until_next_look(self) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(HURRY if self.offered or self.coming else PAUSE):
                await self._hurried.wait()
        self._hurried.clear()

    async def _renewed(self, leases: Leases) -> ShardClaim:
        begun = self._clock()
        claim = await leases.renew(LeaseWishes(self.offered, self.coming & self._connected, self._is_leaving))
        self._until = begun + LIFE.total_seconds()
        return claim

    async def _look(self, leases: Leases, crew: Crew) -> _News:
        """Renew the lease; return the shards that have come with it. Raises ShardsLost."""
        was_over, mine, coming = self.is_over, self.mine, self.coming
        try:
            claim = await self._renewed(leases)
            # A late process has lost all, though some came back: the steps told by another meanwhile are unknown here.
            if not mine <= claim.kept:
                self.offered = NONE
                self._set(frozenset(sorted(claim.kept & mine)[: claim.share]), NONE)
                self._until = self._clock()  # what is under way is as it was before: none of it is to be told any more
                raise ShardsLost
            self._set(claim.mine, claim.coming)
            if dropped := coming - claim.mine - claim.coming:
                log.info("shards stay with another process", shards=sorted(dropped))
                await crew.disconnect(dropped)
            await self._hand_on(claim, leases, crew)
        except DatabaseTrouble as error:
            # It stays connected and answers as far as it can: it owns nothing from the end of its lease on.
            log.warning("the lease is not renewed", error=str(error))
            if self._is_leaving:
                self._gone.set()
            return _News()
        if new := claim.mine - mine:
            log.info("taking over shards", shards=sorted(new))
        return _News(claim.coming - coming, new if new or was_over else None)

    def _set(self, mine: frozenset[int], coming: frozenset[int]) -> None:
        """Hold other shards from now on."""
        for shard in (self.mine ^ mine) | (self.coming ^ coming):
            self._doubled[shard] = self._clock() + DOUBLED
        self.mine, self.coming, self.offered = mine, coming, self.offered & mine
        self._moved.set()
        self._moved = asyncio.Event()

    # The way of a shard to another process

    async def _hand_on(self, claim: ShardClaim, leases: Leases, crew: Crew) -> None:
        """Offer the shards above a fair share, and pass on those that another process has connected. Raises DatabaseTrouble."""
        if ready := claim.ready & self.offered:
            log.info("passing shards on", shards=sorted(ready))
            self._set(self.mine - ready, self.coming)
            await crew.leave(ready)
            await crew.disconnect(await leases.pass_on(ready))
        surplus = self.mine if self._is_leaving else frozenset(sorted(self.mine)[claim.share :])
        if self._is_leaving and (claim.is_last or not surplus):
            self._gone.set()
        elif surplus != self.offered:
            self._offer(surplus)
        elif surplus and self._is_stuck(claim):
            await self._give(surplus, crew)

    def _offer(self, shards: frozenset[int]) -> None:
        """Offer shards with the next renewal, which is soon. Their presses count as doubled before anybody can hear them."""
        for shard in self.offered - shards:
            self._doubled[shard] = self._clock() + DOUBLED
        self.offered = shards
        self._hurried.set()

    def _is_stuck(self, claim: ShardClaim) -> bool:
        """Return whether nothing has come of an offer for too long."""
        progress = (self.offered, claim.wanted, claim.ready)
        if progress != self._progress:
            self._progress, self._progressed_at = progress, self._clock()
        return self._clock() - self._progressed_at > (UNCONNECTED if claim.wanted else UNCLAIMED)

    async def _give(self, shards: frozenset[int], crew: Crew) -> None:
        """Give shards up, for others to connect afterwards. Raises DatabaseTrouble: then they come back, and are offered anew."""
        log.info("giving shards up", shards=sorted(shards))
        if self._is_leaving:
            self._gone.set()
            return
        self._set(self.mine - shards, self.coming)
        await crew.leave(shards)
        await crew.disconnect(shards)
        await self.give_up()

    async def give_up(self) -> None:
        """Leave shards outside `mine` to others. Raises DatabaseTrouble."""
        if self._leases is not None:
            await self._leases.keep(self.mine)


@asynccontextmanager
async def leased(url: str, count: int | None, keys: Keys) -> AsyncIterator[Shards]:
    """Give the shards of a process, of `count` in all, and leave them to others at its end. A SQLite file has one process, which serves all.

    Raises DatabaseTrouble; DatabaseInUse where another process has the file.
    """
    if sqlite_file(read_url(url)) is not None:
        with held_alone(read_url(url)):
            yield Shards(count)
        return
    await migrate(read_url(url), keys=keys)
    leases = Leases(url, count or 1, life=LIFE, clock=lasting)
    gate = Gate(LockedBuckets(url))
    shards = Shards(count, leases, gate=gate)
    try:
        yield shards
    finally:
        shards.mine = NONE
        with suppress(DatabaseTrouble):  # then they are free when their time is over
            await shards.give_up()
        await gate.close()
        await leases.close()
