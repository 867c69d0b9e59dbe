"""Proposals about a table's time: another pace, or a pause."""

from __future__ import annotations

from datetime import timedelta

from bot.tables.ids import TableId, UserId
from bot.tables.records import TableRecord
from bot.tables.vote_records import VoteRecord
from bot.votes.motion import Motion
from bot.votes.motions.time import PACE, PAUSE, check_pace, check_pause
from bot.votes.votes import LASTS, Votes
from games.core.contract import Refusal


class Agreements:
    """Puts time to the vote."""

    def __init__(self, votes: Votes) -> None:
        self._tables = votes.tables
        self._votes = votes

    async def propose_pace(self, table_id: TableId, user: UserId, pace: int | None) -> VoteRecord:
        """Propose another pace. It is done at once where no other player must agree. Raises Refusal."""
        record = await self._seated(table_id, user)
        if pace == record.pace:
            raise Refusal("pace-already")
        check_pace(record)
        return await self._put(record, user, PACE, pace or 0)

    async def propose_pause(self, table_id: TableId, user: UserId, seconds: int) -> VoteRecord:
        """Propose a pause. It is done at once where no other player must agree. Raises Refusal."""
        record = await self._seated(table_id, user)
        if record.clock.paused_until is not None:
            raise Refusal("time-paused")
        check_pause(record, seconds)
        return await self._put(record, user, PAUSE, seconds)

    async def _seated(self, table_id: TableId, user: UserId) -> TableRecord:
        async with self._tables.live(table_id) as table:
            table.seat_of(user)
            return table.record

    async def _put(self, record: TableRecord, user: UserId, motion: Motion, seconds: int) -> VoteRecord:
        lasts = max(LASTS, timedelta(seconds=record.pace or 0))  # long enough for every voter to play in it
        return await self._votes.propose(record.id, user, motion, {"seconds": seconds}, lasts=lasts)
