"""Changes to a table's time by vote: another pace, or a pause. All present players must agree.

Their bounds are in `pace`.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

from bot.tables.ids import TableId, UserId
from bot.tables.pace import MOST_CHANGES, MOST_PAUSES, last_moment, longest_pause, paused
from bot.tables.records import TableRecord
from bot.tables.service import Tables
from bot.tables.timekeeper import paced
from bot.tables.vote_records import Motion, VoteRecord
from bot.tables.votes import LASTS, Votes
from games.core.contract import Refusal


class Agreements:
    """Puts time to the vote, and carries out the verdict."""

    def __init__(self, tables: Tables, votes: Votes) -> None:
        self._tables = tables
        self._votes = votes
        votes.carry_out(Motion.PACE, self._change_pace)
        votes.carry_out(Motion.PAUSE, self._pause)

    async def propose_pace(self, table_id: TableId, user: UserId, pace: int | None) -> VoteRecord:
        """Propose another pace. It is done at once where no other player must agree. Raises Refusal."""
        record = await self._seated(table_id, user)
        if pace == record.pace:
            raise Refusal("pace-already")
        _check_pace(record)
        return await self._put(record, user, Motion.PACE, pace or 0)

    async def propose_pause(self, table_id: TableId, user: UserId, seconds: int) -> VoteRecord:
        """Propose a pause. It is done at once where no other player must agree. Raises Refusal."""
        record = await self._seated(table_id, user)
        if record.time.paused_until is not None:
            raise Refusal("time-paused")
        _check_pause(record, seconds)
        return await self._put(record, user, Motion.PAUSE, seconds)

    async def _seated(self, table_id: TableId, user: UserId) -> TableRecord:
        async with self._tables.live(table_id) as table:
            table.seat_of(user)
            return table.record

    async def _put(self, record: TableRecord, user: UserId, motion: Motion, seconds: int) -> VoteRecord:
        lasts = max(LASTS, timedelta(seconds=record.pace or 0))  # long enough for every voter to play in it
        return await self._votes.propose(record.id, user, motion, {"seconds": seconds}, lasts=lasts)

    async def _change_pace(self, record: TableRecord, vote: VoteRecord) -> None:
        pace = int(vote.facts["seconds"]) or None
        async with self._tables.live(record.id) as table:
            if table.record.pace == pace:
                return  # done before the process died
            _check_pace(table.record)
            clock = table.record.time
            clock = replace(
                clock,
                changes=clock.changes + 1,
                ends_at=last_moment(self._tables.now(), pace),
                paused_until=None,
                was_due=None,
                is_live=False,
                here=(),
            )
            await self._tables.retime(table, clock, pace=pace, is_new=True)

    async def _pause(self, record: TableRecord, vote: VoteRecord) -> None:
        seconds = int(vote.facts["seconds"])
        async with self._tables.live(record.id) as table:
            if table.record.time.paused_until is not None:
                return  # done before the process died
            _check_pause(table.record, seconds)
            clock = paused(table.record.time, self._tables.now(), timedelta(seconds=seconds))
            await self._tables.retime(table, clock)


def _check_pace(record: TableRecord) -> None:
    if record.is_held:
        raise Refusal("twin-pace")  # players of the same deal wait for this table
    if record.time.changes >= MOST_CHANGES:
        raise Refusal("too-many-paces", n=MOST_CHANGES)


def _check_pause(record: TableRecord, seconds: int) -> None:
    longest = longest_pause(paced(record))
    if record.time.pauses >= MOST_PAUSES:
        raise Refusal("too-many-pauses", n=MOST_PAUSES)
    if not 0 < seconds <= longest.total_seconds():
        raise Refusal("pause-too-long", n=longest.days)
