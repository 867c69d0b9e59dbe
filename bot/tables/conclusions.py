"""Findings of seats, worked out beside the loop: for sheets, for reasons, and for the inquest.

They are worked out when a player asks, from the log of that seat and from nothing else, for that player alone. No other
player can tell whether it was done, or how long it took.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from weakref import WeakValueDictionary

from cachetools import LRUCache

from bot.queueing import Order
from bot.tables.cache import TableCache
from bot.tables.game_log import GameLog
from bot.tables.ids import TableId, UserId
from bot.tables.levels import has_inquest
from bot.tables.records import TableRecord
from bot.tables.status import Status
from bot.tables.table import Table
from bot.thinking import Thinker, Unthought
from games.core.contract import Refusal
from games.core.deduction.hint import easiest
from games.core.deduction.inquest import Inquest, close_case, conclude, explain, hold
from games.core.deduction.knowledge import Findings, Knowledge, Value
from games.core.deduction.sheet import Cell
from games.core.lines import Line
from games.core.seats import Seat

REMEMBERED = 64
"""Sheets with their findings kept: a player marks cell after cell."""
HELD = 16
"""Inquests kept: all players of a game read the same."""
PATIENCE = 20.0
"""Seconds for an inquest: it looks at every step of a game."""


class Conclusions:
    """Asks the knowledge of games, in the thinker's process. Inquests take longer, and no other question waits behind them."""

    def __init__(self, cache: TableCache, thinker: Thinker, patient: Thinker) -> None:
        self._cache = cache
        self._thinker = thinker
        self._patient = patient
        self._findings: LRUCache[tuple[TableId, Seat, int], Findings] = LRUCache(REMEMBERED)
        self._inquests: LRUCache[TableId, Inquest] = LRUCache(HELD)
        self._under_way: WeakValueDictionary[TableId, asyncio.Lock] = WeakValueDictionary()

    async def findings(self, table: Table, seat: Seat) -> Findings:
        """Return the findings of a seat now. Raises Refusal where they could not be worked out."""
        key = (table.record.id, seat, table.n)
        if (known := self._findings.get(key)) is None:
            log = await self._cache.log(table.record)
            try:
                known = self._findings[key] = await self._thinker.run(
                    conclude, _knowledge(log), log.seat_log(seat), order=order_of(log, seat)
                )
            except Unthought as error:
                raise error.refusal from None
        return known

    async def why(self, log: GameLog, seat: Seat, cell: Cell) -> tuple[Line, ...]:
        """Return the reasons for a certain cell of a seat's sheet. Raises Refusal."""
        try:
            return await self._thinker.run(
                explain, _knowledge(log), log.seat_log(seat), cell, order=order_of(log, seat)
            )
        except Unthought as error:
            raise error.refusal from None

    async def easiest(
        self, log: GameLog, seat: Seat, certain: Mapping[Cell, Value]
    ) -> tuple[Cell, tuple[Line, ...]] | None:
        """Return the certain cell that is easiest to see, with its reasons. Raises Refusal."""
        try:
            return await self._thinker.run(
                easiest, _knowledge(log), log.seat_log(seat), certain, order=order_of(log, seat)
            )
        except Unthought as error:
            raise error.refusal from None

    async def inquest(self, record: TableRecord, reader: UserId | None = None) -> Inquest:
        """Look into a game that is over, for a reader or for all. Raises Refusal where it could not be worked out."""
        if not has_inquest(record):
            raise Refusal("no-inquest")
        async with self._under_way.setdefault(record.id, asyncio.Lock()):  # readers that ask meanwhile read the same
            if (known := self._inquests.get(record.id)) is None:
                known = self._inquests[record.id] = await self._looked_into(record, Order(customer=reader))
        return known

    async def _looked_into(self, record: TableRecord, order: Order) -> Inquest:
        log = await self._cache.log(record)
        last = max(0, log.n - (record.status is Status.OVER))  # the step that ended it opens everything
        try:
            if log.game.inquest is not None:
                return await self._patient.run(
                    hold, log.game.inquest, log.seat_logs, log.deeds, last, patience=PATIENCE, order=order
                )
            return await self._patient.run(
                close_case,
                _knowledge(log),
                log.seat_logs,
                log.deeds,
                log.game.questions,
                last,
                patience=PATIENCE,
                order=order,
            )
        except Unthought as error:
            raise error.refusal from None


def _knowledge(log: GameLog) -> Callable[[], Knowledge]:
    if log.game.knowledge is None:
        raise Refusal("no-knowledge")
    return log.game.knowledge


def order_of(log: GameLog, seat: Seat) -> Order:
    """Return the order of work for one seat, so that its repeated questions hold up no other seat."""
    return Order(customer=(log.record.id, seat))
