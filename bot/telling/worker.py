"""A worker: one task that works until no request is left. A failure is tried again by itself, ever more slowly."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Hashable, Iterable
from contextlib import suppress
from typing import Final, Generic, TypeVar

import structlog

from bot import metrics
from bot.tables.stores import StoreTrouble
from bot.telling.senders import TryLater

log = structlog.get_logger(__name__)

FIRST_PAUSE: Final = 0.5
LONGEST_PAUSE = 60.0
"""Seconds between two tries, at first and at most. A new request shortens the pause."""
AWAY_PAUSE: Final = 8.0
"""The longest pause, in seconds, while Discord is slow or away. Short, so that the telling goes on soon after."""
GLANCE: Final = 5.0
"""Seconds that a look at many things waits for them; slow ones go on by themselves."""

Key = TypeVar("Key", bound=Hashable)


class Unfinished(Exception):
    """Not all is done yet, without an error: try again soon."""


class Worker:
    """Works as long as it is asked to.

    A request is a flag that is set before, and cleared when the work begins. Between the last look at the flag and the end
    of the task nothing else can run, so no request falls between two stools.
    """

    def __init__(
        self,
        name: str,
        work: Callable[[], Awaitable[None]],
        *,
        rested: Callable[[], None],
        calm: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        """`rested` is called when there is nothing more to do; `calm` waits while others come first."""
        self._name = name
        self._work = work
        self._rested = rested
        self._calm = calm
        self._is_asked = False
        self._hurry = asyncio.Event()
        self._failures = 0
        self.task: asyncio.Task[None] | None = None

    @property
    def is_waiting(self) -> bool:
        """Whether the last try failed."""
        return self._failures > 0

    @property
    def is_busy(self) -> bool:
        """Whether it is at work, and not for another try."""
        return self.task is not None and not self.is_waiting

    def ask(self, *, hurry: bool = True) -> None:
        """Ask for work, with `hurry` also in the middle of a pause after a failure."""
        self._is_asked = True
        if hurry:
            self._hurry.set()
        if self.task is None:
            self.task = asyncio.create_task(self._run(), name=self._name)

    async def _run(self) -> None:
        try:
            while self._is_asked:
                if self._calm is not None:
                    await self._calm()
                self._is_asked = False
                try:
                    await self._work()
                except Exception as error:  # noqa: BLE001  after any failure, stored steps must be told some day
                    self._is_asked = True
                    await self._pause(error)
                else:
                    self._failures = 0
        finally:
            self.task = None
        self._rested()

    async def _pause(self, error: Exception) -> None:
        most = min(LONGEST_PAUSE, AWAY_PAUSE) if isinstance(error, TryLater) else LONGEST_PAUSE
        longest = min(most, FIRST_PAUSE * 2 ** min(self._failures, 16))
        least = 0.0
        self._failures += 1
        match error:
            case TryLater():
                if self._failures == 1:  # an outage may last for hours
                    log.warning("discord is slow", worker=self._name, after=error.after)
                metrics.WAITED.inc()
                least = error.after
            case Unfinished():
                pass
            case StoreTrouble():
                if self._failures == 1:  # every press asks again, and a log may lie on the same full disk
                    log.warning("the database fails", worker=self._name, error=str(error))
            case _:  # a defect
                log.error("delivery failed", worker=self._name, exc_info=error)
        self._hurry.clear()
        await asyncio.sleep(least)
        if longest > least:
            with suppress(TimeoutError):
                async with asyncio.timeout(longest - least):
                    await self._hurry.wait()


class SideBySide(Generic[Key]):
    """A worker for each of many things: one that waits for Discord holds up no other."""

    def __init__(self, name: str, work: Callable[[Key], Awaitable[None]]) -> None:
        self.patience = GLANCE
        self._name = name
        self._work = work
        self._at_work: dict[Key, Worker] = {}

    async def look_at(self, things: Iterable[Key]) -> None:
        """Work on these things, and wait a moment for them. One that is at work does it once more afterwards."""
        asked = [each.task for each in map(self._asked, things) if each.task is not None]
        with suppress(TimeoutError):
            async with asyncio.timeout(self.patience):
                await asyncio.gather(*map(asyncio.shield, asked))

    def _asked(self, thing: Key) -> Worker:
        """Return the worker of a thing, which has been asked."""
        if (worker := self._at_work.get(thing)) is None:

            async def work() -> None:
                await self._work(thing)

            def rest() -> None:
                self._at_work.pop(thing, None)

            worker = self._at_work[thing] = Worker(f"{self._name}-{thing}", work, rested=rest)
        worker.ask()
        return worker

    async def close(self) -> None:
        """Stop all workers. Unfinished work is left to the next start."""
        tasks = [worker.task for worker in self._at_work.values() if worker.task is not None]
        self._at_work.clear()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
