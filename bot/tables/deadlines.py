"""Deadlines: the one task that plays for whoever let the clock run out. Engines have no clock; this is it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import datetime

import structlog

from bot.tables.service import Tables
from games.core.contract import Refusal

log = structlog.get_logger(__name__)

LONGEST_SLEEP = 30.0


class Deadlines:
    """Looks for tables that are due, at the earliest deadline and at least every half minute."""

    def __init__(self, tables: Tables, *, now: Callable[[], datetime]) -> None:
        self._tables = tables
        self._now = now

    async def run(self) -> None:
        """Run until cancelled, whatever fails meanwhile."""
        while True:
            try:
                await self.strike()
                wait = await self._until_next()
            except Exception:  # the one clock there is must not stop
                log.exception("the clock could not look")
                wait = LONGEST_SLEEP
            await asyncio.sleep(wait)

    async def _until_next(self) -> float:
        due = await self._tables.store.next_deadline()
        wait = LONGEST_SLEEP if due is None else (due - self._now()).total_seconds()
        # What is due still was refused, or is another process's to play: no use in asking again at once.
        return min(wait, LONGEST_SLEEP) if wait > 0 else LONGEST_SLEEP

    async def strike(self) -> None:
        """Play for everybody who is late now. A table that fails does not hold up the others."""
        for table in await self._tables.store.due(self._now()):
            try:
                await self._tables.clock(table)
            except Refusal as refusal:
                log.warning("the clock was refused", table=table, key=refusal.key)
            except Exception:
                log.exception("the clock failed", table=table)
