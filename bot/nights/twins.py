"""Twins: tables of a round with the same deal. Nothing is shown of how one ended before the last of them is over.

Then all of it is shown at once, and the channel is told which table needed the fewest turns.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace

from bot.house import House
from bot.nights.nights import Nights
from bot.nights.ports import EveningWords
from bot.nights.records import NightRecord, NightTable
from bot.tables.stores import NoSuchTable
from bot.tables.table import solvers
from bot.telling.outbox import Post, deliver_once, fitting, moment
from games.core.contract import Refusal


class Twins:
    """Looks after the duplicate rounds of an evening, each step stored before the next."""

    def __init__(self, house: House, nights: Nights, words: EveningWords) -> None:
        self._store = nights.stored
        self._announcer = house.outside.announcer
        self._words = words
        self._tables = house.tables

    async def go_on(self, night: NightRecord) -> None:
        """Show and compare twins that are over; an evening that is over stops those that still play. Raises PortError."""
        if not _rounds(night):
            return
        await self.release(night)
        night = await self._store.night(night.id) or night
        for n in _rounds(night):
            same = night.twins(n)
            if any(each.turns is None for each in same):
                continue
            if len(night.dealt(n)) > 1:
                post = Post(self._announcer, night.channel, self._words.comparison(night, n))
                nonce = fitting(f"night.{night.id}.c{n}.{moment(night.created_at)}")
                await deliver_once(post, nonce, night.created_at)
            await self._store.keep_compared(night.id, n)

    async def release(self, night: NightRecord) -> None:
        """Let everything be seen of rounds that are through."""
        for n in _rounds(night):
            same = night.twins(n)
            is_through = night.is_over or all(each.is_over for each in same)
            if not is_through or all(each.turns is not None and not each.is_held for each in same):
                continue
            for each in same:
                await self._stop(each)
            judged = [replace(each, turns=await self._turns(each)) for each in same]
            for table in await self._store.release_twins(night.id, judged):
                self._tables.renew(table)

    async def _stop(self, twin: NightTable) -> None:
        """Make sure that a table is over, also one that was dealt and not noted down."""
        with suppress(NoSuchTable, Refusal):
            if (table := twin.table) is None and twin.thread is not None:
                there = await self._tables.store.open_in(twin.thread)
                table = there.id if there is not None and there.is_held else None  # else its people have opened another
            if table is not None:
                await self._tables.end(table, by="ended-by-night")

    async def _turns(self, twin: NightTable) -> int:
        """Return after how many turns of all its players a table has solved its case; 0 where it has not."""
        if twin.table is None:
            return 0
        try:
            table = await self._tables.load(twin.table)
        except Refusal:  # its rules, or its key, are no longer here
            return 0
        return table.turns if solvers(table) else 0


def _rounds(night: NightRecord) -> list[int]:
    """Return the duplicate rounds of which something is still to be shown or said."""
    return sorted({each.round for each in night.tables if each.twins is not None and not each.is_compared})
