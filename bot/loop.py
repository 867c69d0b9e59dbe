"""Loops: the one way in which the bot looks at something again and again, for as long as the process serves."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Hashable
from contextlib import suppress
from typing import Any, Final

import structlog

from bot import metrics
from bot.tables.stores import StoreTrouble

log = structlog.get_logger(__name__)

BREATH: Final = 1.0
"""Seconds of rest after a round of changes, since many things may change at once."""
RETRY: Final = 5.0
"""Seconds until the next try of a failed round, in a loop without an interval."""


async def _nothing() -> None:
    """The round of a loop that is only woken for single things."""


class Loop:
    """Runs `tick` at the start, after each interval and when it is woken, and `changed` over the things that it is woken for.

    However often things change, a round over everything comes after each interval. A failing database is a warning and a
    defect an exception; both are counted, and neither ends the loop.
    """

    def __init__(
        self,
        name: str,
        tick: Callable[[], Awaitable[Any]] | None = None,
        *,
        interval: float | None = None,
        changed: Callable[[frozenset[Any]], Awaitable[None]] | None = None,
        ended: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        """`interval`: seconds between two rounds, unless `tick` returns others. `ended` is awaited when the loop is cancelled."""
        self.name = name
        self.tick = tick or _nothing
        self._interval = interval
        self._changed = changed
        self._ended = ended
        self._things: set[Hashable] = set()
        self._is_due = False
        self._woken = asyncio.Event()

    def wake(self, *things: Hashable) -> None:
        """Look soon at these things; without any, at everything."""
        self._things.update(things)
        self._is_due = self._is_due or (not things and self._has_rounds)
        self._woken.set()

    @property
    def _has_rounds(self) -> bool:
        """Whether a round looks at everything, and so at all single things too."""
        return self.tick is not _nothing

    async def run(self) -> None:
        """Run until cancelled."""
        clock = asyncio.get_running_loop().time
        next_at: float | None = None
        self._is_due = self._is_due or self._has_rounds
        try:
            while True:
                self._woken.clear()
                if self._is_due or (next_at is not None and clock() >= next_at):
                    self._is_due, self._things = False, set()
                    pause = await self._guarded(self._round())
                    next_at = None if pause is None else clock() + pause
                elif self._things:
                    things, self._things = frozenset(self._things), set()
                    await self._guarded(self._look_at(things))
                    await asyncio.sleep(BREATH)
                if self._is_due or self._things:
                    continue
                with suppress(TimeoutError):
                    async with asyncio.timeout_at(next_at):
                        await self._woken.wait()
        finally:
            if self._ended is not None:
                await self._ended()

    async def _round(self) -> float | None:
        """Look at everything. Return the seconds to the next round."""
        pause = await self.tick()
        return pause if isinstance(pause, float) else self._interval

    async def _look_at(self, things: frozenset[Any]) -> None:
        if self._changed is not None:
            await self._changed(things)

    async def _guarded(self, work: Awaitable[float | None]) -> float | None:
        """Return the pause after a round; after a failed one, the seconds to the next try."""
        try:
            return await work
        except StoreTrouble as error:
            metrics.FAILURES.labels(self.name, "database").inc()
            log.warning("the database fails", loop=self.name, error=str(error))
        except Exception:  # whatever it is, the next round may go well
            metrics.FAILURES.labels(self.name, "defect").inc()
            log.exception("a loop failed", loop=self.name)
        return RETRY if self._interval is None else self._interval
