"""Deadlines: the one task that plays for a seat when its clock has run out. Engines have no clock; this is it."""

from __future__ import annotations

import asyncio
from typing import Final

import structlog

from bot.loop import Loop
from bot.tables.ids import TableId
from bot.tables.records import TableRef
from bot.tables.service import Tables
from bot.tables.stores import StoreError, StoreTrouble
from bot.tables.table import is_playable
from bot.tables.timekeeper import Timekeeper
from games.core.contract import Refusal

log = structlog.get_logger(__name__)

INTERVAL: Final = 30.0
"""Seconds between two rounds, unless a deadline comes before."""
AT_ONCE: Final = 8
"""Tables for which it plays at the same time: a slow one delays no other."""


class Deadlines:
    """Looks for tables that are due, at the earliest deadline and at least every half minute."""

    def __init__(self, tables: Tables, timekeeper: Timekeeper) -> None:
        self._tables = tables
        self._timekeeper = timekeeper
        self._now = tables.now
        self.loop = Loop("deadlines", self.tick, interval=INTERVAL)

    async def tick(self) -> float:
        """Begin and end absences, and play for all seats that are late now. Return the seconds to the next deadline.

        A table that fails does not hold up the others.
        """
        await self._timekeeper.tick()
        gate = asyncio.Semaphore(AT_ONCE)
        due = await self._tables.store.due(self._now())
        await asyncio.gather(*(self._play(gate, each.table) for each in due if self._is_ours(each)))
        return await self._until_next()

    async def _until_next(self) -> float:
        """Return the seconds to the next deadline. A table still due was refused, or failed: it waits for the next look."""
        now = self._now()
        coming = await self._tables.store.next_deadline(now)
        return INTERVAL if coming is None else min((coming - now).total_seconds(), INTERVAL)

    def _is_ours(self, late: TableRef) -> bool:
        """Return whether it is for us to play there. A table of older rules is frozen: it cannot be played."""
        return self._tables.owns(late.guild) and is_playable(late.game, late.version)

    async def _play(self, gate: asyncio.Semaphore, table: TableId) -> None:
        async with gate:
            try:
                await self._tables.clock(table)
            except Refusal as refusal:
                log.warning("a turn could not be played for a seat", table=table, key=refusal.key)
            except StoreError as error:  # another process was faster
                log.info("a clock waits", table=table, error=type(error).__name__)
            except StoreTrouble as error:  # the next look tries again
                log.warning("the database fails", worker="deadlines", error=str(error))
            except Exception:
                log.exception("the clock of a table failed", table=table)
