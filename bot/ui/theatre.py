"""The theatre on Discord: a finished game to watch again, privately, by whoever played it or is where it was played."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from itertools import islice

from bot.messages.controls import Control
from bot.messages.theatre import TABLE, Theatre
from bot.tables.records import TableId, TableRecord
from bot.tables.stores import TableStore
from bot.tables.table import NumberedStep, is_playable, replay
from bot.ui.visits import Visit, Visits
from games import BY_KEY
from games.core.contract import Refusal


@dataclass(frozen=True, slots=True)
class TheatreHandler:
    """Shows games that are over."""

    _visits: Visits
    _store: TableStore
    _theatre: Theatre

    async def show(self, visit: Visit, table_id: TableId) -> None:
        """Open the theatre with the deal."""
        record = await self._finished(visit, table_id)
        step = await self._step(record, 0)
        message = self._theatre.frame(record, BY_KEY[record.game], step, TABLE, visit.person.locale)
        await visit.reply.privately(message)

    async def turn_to(self, visit: Visit, control: Control) -> None:
        """Show another step, or another picture of it, in place of the one that it was pressed on. Raises Refusal."""
        record = await self._finished(visit, control.table)
        look = control.picked[0] if control.picked else TABLE
        if control.number > (record.entries or 0) or look > len(record.seats):
            raise Refusal("stale")
        step = await self._step(record, control.number)
        await visit.reply.in_place(self._theatre.frame(record, BY_KEY[record.game], step, look, visit.person.locale))

    async def _finished(self, visit: Visit, table_id: TableId) -> TableRecord:
        """Return a game that is over and that this person may see: all its secrets are open. Raises Refusal."""
        record = await self._visits.record(visit, table_id)
        if record.seat_of(visit.person.user) is None and record.channel != visit.channel:
            raise Refusal("no-table")  # a forged id leads nowhere
        if record.is_open:
            raise Refusal("replay-after-end")
        if record.entries is None:
            raise Refusal("no-table")
        if record.is_sealed:
            raise Refusal("sealed")
        if not is_playable(record.game, record.version):
            raise Refusal("frozen")
        return record

    async def _step(self, record: TableRecord, n: int) -> NumberedStep:
        """Return a step, played again from the deal in a thread: a long game takes longer than the loop may stand still."""
        entries = await self._store.entries(record.id)
        return await asyncio.to_thread(lambda: next(islice(replay(record, BY_KEY[record.game], entries), n, None)))
