"""The theatre on Discord: a finished game to watch again, privately, by its players and by people at its place."""

from __future__ import annotations

import asyncio
from typing import Final

from cachetools import LRUCache

from bot.house import House
from bot.messages.controls import Control
from bot.messages.sentences import citations
from bot.queueing import Order
from bot.rivals.asking import asked_before
from bot.tables.game_log import GameLog
from bot.tables.ids import TableId, UserId
from bot.tables.records import TableRecord
from bot.tables.table import is_playable
from bot.telling.message import PrivateMessage
from bot.theatre.messages.theatre import TABLE, Theatre
from bot.thinking import Unthought
from bot.ui.room import Given
from bot.ui.visits import Visit, Visits, check_over
from games.core.contract import Refusal
from games.core.deduction.inquest import Inquest
from games.core.lines import Line
from games.core.seats import Seat
from games.core.wire import pack

FAILED: Final = 64
"""Failed inquests remembered."""


class TheatreHandler:
    """Shows games that are over."""

    def __init__(self, house: House, visits: Visits) -> None:
        self._visits = visits
        self._store = house.store
        self._tables = house.tables
        self.words = Theatre(house.words.presenter)
        self._conclusions = house.conclusions
        self._advise = house.workers.advise
        # Views of which no inquest could be held: none is tried at each frame, only when they begin again.
        self._failed: LRUCache[tuple[UserId, TableId], bool] = LRUCache(FAILED)

    async def show(self, visit: Visit, table_id: TableId) -> None:
        """Open the theatre with the deal."""
        record = await self.finished(visit, table_id)
        self._failed.pop((visit.person.user, record.id), None)
        await visit.reply.privately(await self._frame(visit, record, 0, TABLE))

    async def turn_to(self, visit: Visit, control: Control, _: Given) -> None:
        """Show another step, or another picture of it, in place of the one that it was pressed on. Raises Refusal."""
        record = await self.finished(visit, control.table)
        look = control.picked[0] if control.picked else TABLE
        if control.number > (record.entries or 0) or look > len(record.seats):
            raise Refusal("stale")
        await visit.reply.in_place(await self._frame(visit, record, control.number, look))

    async def finished(self, visit: Visit, table_id: TableId) -> TableRecord:
        """Return a game that is over and that this person may see: all its secrets are open. Raises Refusal."""
        record = await self._visits.record(visit, table_id)
        if record.seat_of(visit.person.user) is None and record.channel != visit.channel:
            raise Refusal("no-table")  # a forged id leads nowhere
        check_over(record, Refusal("replay-after-end"))
        if not is_playable(record.game, record.version):
            raise Refusal("frozen")
        await self._visits.watched(visit, record)
        return record

    async def _frame(self, visit: Visit, record: TableRecord, n: int, look: int) -> PrivateMessage:
        log = await self._tables.log(record)
        inquest = await self._inquest(visit, record)
        posts = await self._store.posts(record.id)
        return self.words.frame(
            log,
            n,
            look,
            visit.person.locale,
            why=await self._why(log, n, visit.person.user) if n else None,
            turns=log.turning_points(inquest),
            cited=await asyncio.to_thread(citations, log, posts),
            inquest=inquest,
            may_post=record.seat_of(visit.person.user) is not None,
        )

    async def _inquest(self, visit: Visit, record: TableRecord) -> Inquest | None:
        """Return the inquest, where there is something to find out and it could be held: the game is shown all the same."""
        view = (visit.person.user, record.id)
        if view in self._failed:
            return None
        try:
            return await self._conclusions.inquest(record, visit.person.user)
        except Refusal:
            self._failed[view] = True
            return None

    async def _why(self, log: GameLog, n: int, reader: UserId) -> tuple[Seat, Line] | None:
        """Return the reason of the program's move, if it would make it again: its way of playing may have changed since."""
        move, question = log.entries[n - 1], await asyncio.to_thread(asked_before, log, n)
        if question is None:
            return None
        try:
            decision = await self._advise(question, Order(customer=reader))
        except (Unthought, Refusal):
            return None
        return (move.seat, decision.why) if pack(decision.action) == (move.name, move.fields) else None
