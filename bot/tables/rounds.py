"""Rounds: the order and the times in which tables are looked at. Nothing is said in here.

Each table has a looker, which finds the lines that are behind, and each line a worker of its own: a slow or closed mailbox
delays no other. A sweep finds the rest: after a start, or where a commit went through though it looked lost.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Container, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from datetime import timedelta
from typing import Final

import structlog
from cachetools import LRUCache

from bot.loop import Loop
from bot.tables.ground import Ground
from bot.tables.progress import NEVER, NOWHERE, Line, Progress, Sleep
from bot.tables.records import (
    CHANNEL,
    ChannelId,
    Controls,
    GuildId,
    LineRecord,
    TableId,
    TableRecord,
    UserId,
    Waiting,
)
from bot.tables.table import NumberedStep, Table, end_of, is_playable, last_told, place_of
from bot.tables.worker import Worker
from games.core.contract import Refusal

log = structlog.get_logger(__name__)

SWEEP: Final = 30.0
"""Seconds between two looks for tables that are behind and have no looker at work."""

SHARED_SWEEP: Final = 1.0
"""The same, where other processes may store steps for this one to tell: a press in a mailbox reaches that of the first shard."""

PARKED: Final = timedelta(minutes=10)
"""The rest of a table that cannot be told anything, unless it is woken before."""

AT_ONCE: Final = 8
"""Tables that the sweep asks for at the same time, so that those with a press come first."""

PAGE: Final = 64
GLANCE: Final = 5.0
"""Seconds that the sweep waits for one table before it goes on to the next."""

RESTING: Final = 1024
"""Of how many tables at rest the delivery remembers how far they are; of any other it reads it again."""


class Rounds(ABC):
    """Looks after every table that has something to tell."""

    def __init__(
        self,
        ground: Ground,
        calm: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        """`calm` waits while a crowd is being answered: its answers come first."""
        self._store = ground.store
        self._cache = ground.cache
        self._now = ground.now
        self._owns = ground.owns
        self._calm = calm
        self._sweeps = Loop("sweep", self._sweep_once, interval=SHARED_SWEEP if ground.is_shared else SWEEP)
        self._under_way: dict[TableId, Progress] = {}
        self._resting: LRUCache[TableId, Progress] = LRUCache(RESTING)
        self._asleep: dict[TableId, Sleep] = {}
        self._answering: dict[ChannelId, set[TableId]] = {}
        self._is_open = False
        self._sweeper: asyncio.Task[None] | None = None
        self._swept = asyncio.Event()
        self._swept.set()

    @abstractmethod
    async def _tell_channel(self, progress: Progress) -> None:
        """Tell the channel its untold steps, and bring the panel up to date."""

    @abstractmethod
    async def _tell_mailbox(self, progress: Progress, line: Line) -> None:
        """Tell one person their untold steps."""

    @abstractmethod
    def _old_controls(self, line: Line, table: Table) -> tuple[Controls, ...]:
        """Return the messages of a mailbox with buttons to take away."""

    # Requests of others

    def wake(self, table: TableId, step: int | None = None) -> None:
        """Tell the untold steps of this table, soon. May be called any number of times, and shortens any pause.

        `step`: this process has just stored it, so no other process can have told it.
        """
        progress = self._progress(table)
        if step is not None:
            progress.ours = min(progress.ours, step)
            progress.commits += 1
        progress.is_hurried = True
        self._asleep.pop(table, None)
        progress.rest.clear()
        if self._is_open:
            progress.looker.ask()

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

    def press(self, record: TableRecord, user: UserId) -> None:
        """Note that a player is there: try again the waiting messages, and whether their mailbox is open now."""
        seat = record.seat_of(user)
        is_shut = seat is not None and seat.mail_open is False
        if is_shut:
            self._progress(record.id).pressed.add(user)
        progress = self._under_way.get(record.id)
        is_waiting = progress is not None and any(worker.is_waiting for worker in progress.workers)
        if is_shut or is_waiting or record.trouble is not None:
            self.wake(record.id)

    def returned(self, guild: GuildId, channels: Container[ChannelId] | None = None) -> None:
        """Note a change in a server, or in some of its channels: try again the tables there that could not be told."""
        for table, sleep in tuple(self._asleep.items()):
            if sleep.guild == guild and (channels is None or sleep.channel in channels):
                self.wake(table)

    async def joined(self, guild: GuildId) -> None:
        """Note that the bot is in a server again: tell the waiting messages there, and offer the owed ones of closed mailboxes."""
        self.returned(guild)
        for table, user in await self._store.closed_in(guild):
            self._progress(table).pressed.add(user)
            self.wake(table)

    def sweep_soon(self) -> None:
        """Look for tables that are behind without waiting any longer."""
        self._sweeps.wake()

    async def resume(self) -> None:
        """Begin: tell the stored steps that were not said, and go on doing so."""
        self._is_open = True
        for progress in self._under_way.values():
            progress.looker.ask()
        self._swept.clear()
        self._sweeper = asyncio.create_task(self._sweeps.run(), name="delivery-sweep")

    async def close(self) -> None:
        """Stop. Untold steps stay stored, and are told after the next start."""
        self._is_open = False
        tasks = self._tasks()
        if self._sweeper is not None:
            tasks.append(self._sweeper)
        while tasks:  # a looker that has just ended may have sent others to work
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            tasks = self._tasks()

    async def idle(self) -> None:
        """Wait until nothing is being told, and nothing waits for another try."""
        while True:
            await self._swept.wait()
            if not (tasks := self._tasks()):
                return
            await asyncio.wait(tasks)

    def _tasks(self) -> list[asyncio.Task[None]]:
        return [
            worker.task
            for progress in (*self._under_way.values(), *self._resting.values())  # a looker may look once more
            for worker in progress.workers
            if worker.task is not None and not worker.task.done()
        ]

    # Tables under way

    def _progress(self, table: TableId) -> Progress:
        if (progress := self._under_way.get(table)) is None:
            progress = self._resting.pop(table) if table in self._resting else self._new_progress(table)
            self._under_way[table] = progress
        return progress

    def _new_progress(self, table: TableId) -> Progress:
        progress = Progress(table, self._new_line)
        progress.looker = Worker(f"look-{table}", lambda: self._look(progress), rested=lambda: None, calm=self._calm)
        return progress

    def _new_line(self, progress: Progress, reader: UserId) -> Line:
        def work() -> Awaitable[None]:
            return self._tell_channel(progress) if reader == CHANNEL else self._tell_mailbox(progress, line)

        kind = "channel" if reader == CHANNEL else "mailbox"  # its owner stays out of the log
        worker = Worker(f"{kind}-{progress.id}", work, rested=lambda: progress.looker.ask(hurry=False), calm=self._calm)
        line = Line(LineRecord(reader=reader, told=(0, 0)), worker, at=(0, 0))
        return line

    def _put_to_rest(self, progress: Progress) -> None:
        progress.rest.set()
        if self._under_way.get(progress.id) is progress:
            self._resting[progress.id] = self._under_way.pop(progress.id)

    def _put_to_sleep(self, progress: Progress, record: TableRecord) -> None:
        """Leave a table alone for a long while, unless it is woken, or its server or channel changes."""
        self._asleep[progress.id] = Sleep(self._now() + PARKED, record.guild, record.channel)
        self._put_to_rest(progress)

    # Looking

    async def _look(self, progress: Progress) -> None:
        """Send the lines that are behind to work; where none is, note that all readers have seen everything."""
        is_hurried, progress.is_hurried = progress.is_hurried, False
        try:
            record, table = await self._current(progress.id)
        except Refusal as refusal:  # frozen: begun under older rules, its panel stays as it is
            log.info("a table is not told", table=progress.id, key=refusal.key)
            self._put_to_rest(progress)
            return
        if not self._owns(record.guild):  # it was stored here, and is told by its own process
            progress.rest.set()
            self._under_way.pop(progress.id, None)
            return
        if (held := self._answering.get(record.channel)) is not None:
            held.add(progress.id)
            self._put_to_rest(progress)
            return
        if not progress.is_learnt:
            await self._learn(progress, record)
        if is_hurried:
            progress.is_parked = False
        is_behind = not progress.is_parked and self._is_channel_behind(progress, record, table)
        behind = [progress.channel] if is_behind else []
        for user in (*record.people, *progress.left_behind(record)):
            line = self._line(progress, record, user)
            if await self._is_mailbox_behind(progress, line, record, table):
                behind.append(line)
        for line in behind:
            line.worker.ask(hurry=is_hurried)
        if behind:
            return
        if progress.is_parked:
            self._put_to_sleep(progress, record)
        elif table is None and record.is_greeting:
            self._put_to_rest(progress)  # the process that knows of it may die, and the next is to look
        elif not progress.is_hurried:
            await self._settle(progress, record)

    async def _current(self, table_id: TableId) -> tuple[TableRecord, Table | None]:
        """Return a table as it is stored; with its steps, if it has begun. Raises Refusal."""
        if (table := self._cache.peek(table_id)) is None:
            record = await self._store.get(table_id)
            if record is None:
                raise Refusal("no-table")
            if record.entries is None:
                return record, None
            table = await self._cache.load(table_id)
        return table.record, table

    async def _learn(self, progress: Progress, record: TableRecord) -> None:
        stored = {line.reader: line for line in await self._store.lines(progress.id)}
        # More is unsettled than the steps of this process: the process before may have told it and died.
        is_unsure = record.settled < record.revision - progress.commits
        with_buttons = (line.reader for line in stored.values() if line.controls)
        for reader in {CHANNEL, *record.people, *with_buttons}:
            line = progress.line(reader)
            line.record = stored.get(reader, LineRecord(reader=reader, told=record.told))
            # A closed mailbox stays where it is; every other line is at least as far as the whole table.
            line.at = line.record.told if line.record.is_closed else max(line.record.told, record.told)
            line.is_shut = line.record.is_closed
            line.is_unsure = is_unsure
        progress.panel = record.panel
        progress.is_panel_unsure = is_unsure
        if progress.painted != NEVER:
            progress.painted = max(progress.painted, record.settled)
        progress.shown = NOWHERE if record.panel is None else record.panel.shows
        progress.is_learnt = True

    @staticmethod
    def _line(progress: Progress, record: TableRecord, user: UserId) -> Line:
        is_new = user not in progress.lines
        line = progress.line(user)
        if is_new:  # a player that sat down since
            line.at = record.told
            line.record = replace(line.record, told=record.told)
        return line

    @staticmethod
    def _is_channel_behind(progress: Progress, record: TableRecord, table: Table | None) -> bool:
        if progress.painted < record.revision or progress.old_panels:
            return True
        return table is not None and progress.channel.at < end_of(table)

    async def _is_mailbox_behind(
        self, progress: Progress, line: Line, record: TableRecord, table: Table | None
    ) -> bool:
        reader = line.record.reader
        is_pressed = reader in progress.pressed
        progress.pressed.discard(reader)
        if table is None:  # newcomers are greeted at once: the rest are greetings that failed, or died
            seat = record.seat_of(reader)
            is_late = is_pressed or line.is_unsure
            return record.is_open and is_late and seat is not None and seat.mail_open is None
        if is_pressed:
            line.is_shut = False
        while line.at[0] <= last_told(table) and not line.is_shut:
            n, k = line.at
            place = place_of(await self._step(progress, table, n), table.record, reader)
            if place is not None and place >= k:
                return True
            line.at = (n + 1, 0)
        return not line.is_shut and bool(self._old_controls(line, table))

    async def _step(self, progress: Progress, table: Table, n: int) -> NumberedStep:
        """Return a step, also one that the table in memory has forgotten, as after a long silence of Discord."""
        if (step := table.step(n) or progress.older.get(n)) is not None:
            return step
        progress.older = {each.n: each for each in (await self._cache.log(table.record)).steps}
        return progress.older[n]

    async def _settle(self, progress: Progress, record: TableRecord) -> None:
        if record.settled < record.revision:
            panel = progress.panel or record.panel
            await self._store.settle(progress.id, record.revision, progress.channel.at, panel.shows if panel else None)
            self._cache.refresh(progress.id, lambda now: replace(now, settled=record.revision, panel=panel))
        for line in progress.lines.values():
            line.is_unsure = False
        if not progress.is_hurried:  # else something new came meanwhile, and is looked at next
            progress.older.clear()
            self._put_to_rest(progress)

    # The sweep

    async def _sweep_once(self) -> None:
        try:
            await self._sweep()
        finally:
            self._swept.set()

    async def _sweep(self) -> None:
        """Look at every table that is behind and has no looker at work, a few at a time."""
        gate = asyncio.Semaphore(AT_ONCE)
        after = TableId(0)
        while page := await self._store.behind(after=after, most=PAGE):
            await asyncio.gather(*(self._see_to(gate, each) for each in page))
            after = page[-1].table

    async def _see_to(self, gate: asyncio.Semaphore, waiting: Waiting) -> None:
        sleep = self._asleep.get(waiting.table)
        is_asleep = sleep is not None and self._now() < sleep.until
        progress = self._under_way.get(waiting.table)
        is_looked_after = progress is not None and any(worker.task is not None for worker in progress.workers)
        if is_asleep or is_looked_after or not self._owns(waiting.guild):
            return
        if not is_playable(waiting.game, waiting.version):
            return
        async with gate:
            known = self._cache.peek(waiting.table)
            if known is not None and known.record.revision < waiting.revision:
                self._cache.forget(waiting.table)
            self.wake(waiting.table)
            with suppress(TimeoutError):
                async with asyncio.timeout(GLANCE):
                    await self._progress(waiting.table).rest.wait()
