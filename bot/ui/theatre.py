"""The theatre on Discord: a finished game to watch again, privately, by whoever played it or is where it was played."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

from bot.messages.controls import Control
from bot.messages.message import PrivateMessage
from bot.messages.theatre import TABLE, Theatre
from bot.record.turning import turning_points
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
        record = await self.finished(visit, table_id)
        await visit.reply.privately(await self._frame(visit, record, 0, TABLE))

    async def turn_to(self, visit: Visit, control: Control) -> None:
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
        if record.is_open:
            raise Refusal("replay-after-end")
        if record.entries is None:
            raise Refusal("no-table")
        if record.is_sealed:
            raise Refusal("sealed")
        if not is_playable(record.game, record.version):
            raise Refusal("frozen")
        return record

    async def steps(self, record: TableRecord) -> tuple[list[NumberedStep], Sequence[int]]:
        """Return the whole game and its turning points, played again in a thread: that takes longer than the loop may stand still."""
        game, entries = BY_KEY[record.game], await self._store.entries(record.id)

        def play() -> tuple[list[NumberedStep], Sequence[int]]:
            steps = list(replay(record, game, entries))
            return steps, turning_points(game, entries, steps)

        return await asyncio.to_thread(play)

    async def _frame(self, visit: Visit, record: TableRecord, n: int, look: int) -> PrivateMessage:
        steps, turns = await self.steps(record)
        return self._theatre.frame(
            record,
            BY_KEY[record.game],
            steps[n],
            look,
            visit.person.locale,
            turns=turns,
            may_post=record.seat_of(visit.person.user) is not None,
        )
