"""Scheduler: the order and the times in which tables are told. It says nothing itself.

Each table has a looker, which finds the lines that are behind, and each line a worker of its own: a slow or closed mailbox
delays no other. A sweep finds the rest: after a start, or where a commit went through though it looked lost.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Container, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Final

import structlog
from cachetools import LRUCache

from bot.loop import Loop
from bot.tables.ground import Ground
from bot.tables.ids import CHANNEL, ChannelId, GuildId, TableId, UserId
from bot.tables.records import TableRecord, TableRef
from bot.tables.table import is_playable
from bot.telling.panels import PANEL_DRIFT
from bot.telling.progress import NEVER, Progress, Stage
from bot.telling.teller import Teller
from bot.telling.worker import Worker
from games.core.contract import Refusal

log = structlog.get_logger(__name__)

SWEEP: Final = 30.0
"""Seconds between two looks for tables that are behind and have no looker at work."""

SHARED_SWEEP: Final = 1.0
"""The same, where other processes may store steps for this one to tell: a press in a mailbox reaches that of the first shard."""

FIRST_REST: Final = timedelta(seconds=15)
LONGEST_REST: Final = timedelta(minutes=10)
"""The rest of a table that cannot be told anything, unless it is woken before: twice as long each time."""

AT_ONCE: Final = 8
"""Tables that the sweep asks for at the same time, so that those with a press come first."""

PAGE: Final = 64
GLANCE: Final = 5.0
"""Seconds that the sweep waits for one table before it goes on to the next."""

RESTING: Final = 1024
"""Tables at rest with their progress in memory; that of any other is read again."""
OVER: Final = 64
"""Tables that are over with their progress in memory: hardly any is woken once more, and each takes some eight kilobytes."""


@dataclass(frozen=True, slots=True)
class Sleep:
    """The rest of a table that cannot be told anything, and its channel."""

    until: datetime
    guild: GuildId | None
    channel: ChannelId


@dataclass(slots=True)
class Job:
    """One table with its workers."""

    progress: Progress
    looker: Worker
    bringer: Worker
    keeper: Worker
    of_reader: Callable[[UserId], Worker]
    tellers: dict[UserId, Worker] = field(default_factory=dict)
    is_hurried: bool = False
    mute_since: datetime | None = None  # since when it cannot be told anything

    def teller(self, reader: UserId) -> Worker:
        """Return the worker of a reader's line."""
        if reader not in self.tellers:
            self.tellers[reader] = self.of_reader(reader)
        return self.tellers[reader]

    @property
    def workers(self) -> tuple[Worker, ...]:
        """All workers of this table."""
        return (self.looker, self.bringer, self.keeper, *self.tellers.values())

    @property
    def is_telling_channel(self) -> bool:
        """Whether the channel is being told something just now."""
        channel = self.tellers.get(CHANNEL)
        return channel is not None and channel.is_busy

    @property
    def is_waiting(self) -> bool:
        """Whether a worker waits for another try."""
        return any(worker.is_waiting for worker in self.workers)


class Scheduler:
    """Looks after every table that has something to tell."""

    def __init__(self, ground: Ground, teller: Teller, calm: Callable[[], Awaitable[None]] | None = None) -> None:
        """`calm` waits while a crowd is being answered: its answers come first."""
        self._store = ground.store
        self._cache = ground.cache
        self._now = ground.now
        self._owns = ground.owns
        self._teller = teller
        self._calm = calm
        self._sweeps = Loop("sweep", self._sweep_once, interval=SHARED_SWEEP if ground.is_shared else SWEEP)
        self._under_way: dict[TableId, Job] = {}
        self._resting: LRUCache[TableId, Job] = LRUCache(RESTING)
        self._over: LRUCache[TableId, Job] = LRUCache(OVER)
        self._asleep: dict[TableId, Sleep] = {}
        self._news: LRUCache[GuildId, datetime] = LRUCache(RESTING)
        self._answering: dict[ChannelId, set[TableId]] = {}
        self._is_open = False
        self._sweeper: asyncio.Task[None] | None = None
        self._swept = asyncio.Event()
        self._swept.set()

    # Requests of others

    def progress(self, table: TableId) -> Progress:
        """Return the progress of a table, which is under way from now on."""
        return self._job(table).progress

    def wake(self, table: TableId, step: int | None = None) -> None:
        """Tell the untold steps of this table, soon. May be called any number of times, and shortens any pause.

        `step`: this process has just stored it, so no other process can have told it.
        """
        job = self._job(table)
        progress = job.progress
        if step is not None:
            progress.stored = progress.stored.and_step(step)
        job.is_hurried = True
        self._asleep.pop(table, None)
        progress.rest.clear()
        if self._is_open:
            job.looker.ask()

    def keep_promises(self, table: TableId) -> None:
        """See soon whether private answers of a table go on."""
        if self._is_open and table in self._teller.promises:
            self._job(table).keeper.ask()

    @contextmanager
    def answering(self, channel: ChannelId) -> Iterator[None]:
        """Leave a channel alone while a table is opened there: a sweep would post its first panel beside the answer's."""
        held = self._answering.setdefault(channel, set())
        try:
            yield
        finally:
            self._answering.pop(channel, None)
            for table in held:
                self.wake(table)

    def offer(self, table: TableId, user: UserId) -> None:
        """Offer a mailbox, soon, the messages that it missed while it was closed."""
        self.progress(table).pressed.add(user)
        self.wake(table)

    def is_waiting(self, table: TableId) -> bool:
        """Whether something at this table waits for another try."""
        return (job := self._under_way.get(table)) is not None and job.is_waiting

    def returned(self, guild: GuildId, channels: Container[ChannelId] | None = None) -> None:
        """Note a change in a server, or in some of its channels: try again the tables there that could not be told."""
        self._news[guild] = self._now()
        for table, sleep in tuple(self._asleep.items()):
            if sleep.guild == guild and (channels is None or sleep.channel in channels):
                self.wake(table)

    def sweep_soon(self) -> None:
        """Look for tables that are behind without waiting any longer."""
        self._sweeps.wake()

    async def resume(self) -> None:
        """Begin: tell the stored steps that were not said, and go on doing so."""
        self._is_open = True
        for job in self._under_way.values():
            job.looker.ask()
        self._swept.clear()
        self._sweeper = asyncio.create_task(self._sweeps.run(), name="delivery-sweep")

    async def close(self) -> None:
        """Stop. Untold steps stay stored, and are told after the next start."""
        self._is_open = False
        tasks = self.tasks()
        if self._sweeper is not None:
            tasks.append(self._sweeper)
        while tasks:  # a looker that has just ended may have sent others to work
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            tasks = self.tasks()

    async def begin_anew(self) -> None:
        """Cancel all deliveries and reread the progress of every table: other processes own some from now on."""
        await self.close()
        self._under_way.clear()
        self._resting.clear()
        self._over.clear()
        self._asleep.clear()
        await self.resume()

    async def idle(self) -> None:
        """Wait until nothing is being told, and nothing waits for another try."""
        while True:
            await self._swept.wait()
            if not (tasks := self.tasks()):
                return
            await asyncio.wait(tasks)

    def tasks(self) -> list[asyncio.Task[None]]:
        """Return the tasks at work."""
        return [
            worker.task
            for jobs in (self._under_way, self._resting, self._over)  # a looker may look once more
            for job in jobs.values()
            for worker in job.workers
            if worker.task is not None and not worker.task.done()
        ]

    # Tables under way

    def _job(self, table: TableId) -> Job:
        if (job := self._under_way.get(table)) is None:
            job = self._resting.pop(table, None) or self._over.pop(table, None) or self._new_job(table)
            self._under_way[table] = job
        return job

    def _new_job(self, table: TableId) -> Job:
        """Return a new job. Its workers find it by its table: references in a circle would keep it until the collector's rarest round."""

        def look() -> None:
            self._job(table).looker.ask(hurry=False)

        def look_beside_channel() -> None:
            # Nothing is settled before the channel is told, and its worker has the table looked at then.
            if not self._job(table).is_telling_channel:
                look()

        def worker(kind: str, work: Callable[[], Awaitable[None]], rested: Callable[[], None]) -> Worker:
            return Worker(f"{kind}-{table}", work, rested=rested, calm=self._calm)

        def of_reader(reader: UserId) -> Worker:
            # The owner of a mailbox stays out of the log.
            kind, rested = ("channel", look) if reader == CHANNEL else ("mailbox", look_beside_channel)
            return worker(kind, lambda: self._tell(progress, reader), rested)

        progress = Progress(
            table, wake=lambda: self.wake(table), bring=lambda: self._job(table).bringer.ask(hurry=True)
        )
        return Job(
            progress,
            looker=Worker(f"look-{table}", lambda: self._look(self._job(table)), rested=lambda: None, calm=self._calm),
            bringer=worker("late", lambda: self._teller.bring(progress), look_beside_channel),
            keeper=worker("promises", lambda: self._teller.promises.keep(table), lambda: None),
            of_reader=of_reader,
        )

    async def _tell(self, progress: Progress, reader: UserId) -> None:
        try:
            covered = await self._teller.tell(progress, reader)
        except Exception:
            progress.is_seen = False  # the next try may be a long while from now
            raise
        if covered is not None:
            panel = self.progress(covered).panel
            panel.drift, panel.painted = PANEL_DRIFT, NEVER
            self.wake(covered)

    def _put_to_rest(self, job: Job, *, is_over: bool = False) -> None:
        progress = job.progress
        progress.rest.set()
        if self._under_way.get(progress.id) is job:
            kept = self._over if is_over else self._resting
            kept[progress.id] = self._under_way.pop(progress.id)

    def _put_to_sleep(self, job: Job, record: TableRecord) -> None:
        """Leave a table alone for as long as it has been mute, unless it is woken, or its server or channel changes.

        However often it is woken meanwhile, the next try comes no later.
        """
        now = self._now()
        job.mute_since = job.mute_since or now
        rest = min(LONGEST_REST, max(FIRST_REST, now - job.mute_since))
        news = self._news.get(record.guild) if record.guild is not None else None
        if news is not None and now - news < FIRST_REST:
            rest = FIRST_REST  # the last try may have begun before the change
        self._asleep[record.id] = Sleep(now + rest, record.guild, record.channel)
        self._put_to_rest(job)

    # Looking

    async def _look(self, job: Job) -> None:
        """Send the lines that are behind to work; where none is, note that all readers have seen everything."""
        progress = job.progress
        is_hurried, job.is_hurried = job.is_hurried, False
        try:
            record, table = await self._teller.steps.current(progress.id)
        except Refusal as refusal:  # frozen: begun under older rules, its panel stays as it is
            log.info("a table is not told", table=progress.id, key=refusal.key)
            self._put_to_rest(job)
            return
        self.keep_promises(progress.id)
        if not self._owns(record.guild):  # it was stored here, and is told by its own process
            progress.rest.set()
            self._under_way.pop(progress.id, None)
            return
        if (held := self._answering.get(record.channel)) is not None:
            held.add(progress.id)
            self._put_to_rest(job)
            return
        progress.is_seen = True
        if progress.stage is Stage.UNKNOWN:
            await self._teller.learn(progress, record)
        if is_hurried:
            progress.stage = Stage.KNOWN
        behind = await self._teller.behind(progress, record, table)
        for reader in behind:
            job.teller(reader).ask(hurry=is_hurried)
        if behind:
            return
        if self._teller.is_lost(progress, record, table):
            await self._teller.settle(progress, record)
            self._put_to_rest(job, is_over=True)
        elif progress.is_mute:
            self._put_to_sleep(job, record)
        elif table is None and record.is_greeting:
            self._put_to_rest(job)  # the process that knows of it may die, and the next is to look
        elif job.is_hurried:
            return  # something new came meanwhile, and is looked at next
        elif progress.missing:  # until it is there, a process that starts is to look for it
            progress.rest.set()
            job.bringer.ask(hurry=False)
        else:
            job.mute_since = None
            await self._teller.settle(progress, record)
            if not job.is_hurried:
                progress.older.clear()
                self._put_to_rest(job, is_over=not record.is_open)

    # The sweep

    async def untold(self, most: int) -> tuple[frozenset[TableId], frozenset[TableId]]:
        """Return the tables that wait to be told by this process, and those that are parked: of so many at most together.

        Games of rules that are not here are left out: they are never told.
        """
        behind = await self._store.behind(after=TableId(0), most=most)
        mine = frozenset(
            each.table for each in behind if self._owns(each.guild) and is_playable(each.game, each.version)
        )
        return mine.difference(self._asleep), mine.intersection(self._asleep)

    async def _sweep_once(self) -> None:
        try:
            await self._sweep()
        finally:
            self._swept.set()

    async def _sweep(self) -> None:
        """Look at every table that is behind and has no looker at work, a few at a time."""
        gate = asyncio.Semaphore(AT_ONCE)
        after = TableId(0)
        unseen = set(self._asleep)
        while page := await self._store.behind(after=after, most=PAGE):
            unseen.difference_update(each.table for each in page)
            await asyncio.gather(*(self._see_to(gate, each) for each in page))
            after = page[-1].table
        for table in unseen:  # erased with its server, or settled by another process
            self._asleep.pop(table, None)

    async def _see_to(self, gate: asyncio.Semaphore, waiting: TableRef) -> None:
        sleep = self._asleep.get(waiting.table)
        is_asleep = sleep is not None and self._now() < sleep.until
        job = self._under_way.get(waiting.table)
        is_looked_after = job is not None and any(worker.task is not None for worker in job.workers)
        if is_asleep or is_looked_after or not self._owns(waiting.guild):
            return
        async with gate:
            known = self._cache.peek(waiting.table)
            if known is not None and known.record.revision < waiting.revision:
                self._cache.forget(waiting.table)
            self.wake(waiting.table)
            with suppress(TimeoutError):
                async with asyncio.timeout(GLANCE):
                    await self.progress(waiting.table).rest.wait()
