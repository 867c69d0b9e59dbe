"""The backlog of the delivery: how many tables are behind, and for how long the oldest of them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
from typing import Final

from bot import metrics
from bot.loop import Loop
from bot.tables.ids import TableId

INTERVAL: Final = 10.0
"""Seconds between two looks."""


class Backlog:
    """Looks now and then at which tables have something untold, and remembers since when it has seen each so."""

    def __init__(self, behind: Callable[[], Awaitable[Collection[TableId]]], *, clock: Callable[[], float]) -> None:
        self._behind = behind
        self._clock = clock
        self._since: dict[TableId, float] = {}
        self.loop = Loop("backlog", self.tick, interval=INTERVAL)

    @property
    def size(self) -> int:
        """The number of tables with something untold."""
        return len(self._since)

    @property
    def oldest(self) -> float:
        """For how many seconds the first of them has been seen so; 0 where there is none."""
        return self._clock() - min(self._since.values()) if self._since else 0.0

    async def tick(self) -> None:
        """See which tables are behind now. Where that fails, the last finding stays, and grows older."""
        now = self._clock()
        try:
            self._since = {table: self._since.get(table, now) for table in await self._behind()}
        finally:
            metrics.BEHIND.set(self.size)
            metrics.BEHIND_SECONDS.set(self.oldest)
