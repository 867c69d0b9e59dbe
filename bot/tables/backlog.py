"""How far the delivery is behind what is stored: how many tables, and for how long the oldest of them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection

import structlog

from bot import metrics
from bot.tables.records import TableId

log = structlog.get_logger(__name__)

PAUSE = 10.0


class Backlog:
    """Looks now and then at which tables have something untold, and remembers since when it has seen each so."""

    def __init__(self, behind: Callable[[], Awaitable[Collection[TableId]]], *, clock: Callable[[], float]) -> None:
        self._behind = behind
        self._clock = clock
        self._since: dict[TableId, float] = {}

    @property
    def size(self) -> int:
        """How many tables have something untold."""
        return len(self._since)

    @property
    def oldest(self) -> float:
        """For how many seconds the first of them has been seen so; 0 where there is none."""
        return self._clock() - min(self._since.values()) if self._since else 0.0

    async def look(self) -> None:
        """See which tables are behind now."""
        now = self._clock()
        self._since = {table: self._since.get(table, now) for table in await self._behind()}
        metrics.BEHIND.set(self.size)
        metrics.BEHIND_SECONDS.set(self.oldest)

    async def run(self) -> None:
        """Look for as long as the process serves."""
        while True:
            try:
                await self.look()
            except Exception as error:  # noqa: BLE001 (the database may be away; what was seen last stays, and grows older)
                log.warning("the backlog cannot be seen", error=type(error).__name__)
                metrics.BEHIND_SECONDS.set(self.oldest)
            await asyncio.sleep(PAUSE)
