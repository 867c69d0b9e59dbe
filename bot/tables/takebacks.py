"""Takebacks by vote. A move that has taught nothing to others is taken back without one."""

from __future__ import annotations

from bot.tables.ids import InteractionId, TableId, UserId
from bot.tables.records import TableRecord
from bot.tables.service import Receipt, Tables
from bot.tables.vote_records import Motion, VoteRecord
from bot.tables.votes import Votes
from games.core.events import Back
from games.core.playthrough import EntryKind


class Takebacks:
    """Takes moves back, by vote where needed."""

    def __init__(self, tables: Tables, votes: Votes) -> None:
        self._tables = tables
        self._votes = votes
        votes.carry_out(Motion.TAKEBACK, self._take_back)

    async def press(
        self, table_id: TableId, user: UserId, n: int, interaction: InteractionId | None
    ) -> Receipt | VoteRecord:
        """Take a player's move `n` back, or ask all others whether they may. Raises Refusal, Duplicate."""
        async with self._tables.live(table_id) as table:
            must_ask = table.n == n and table.back(table.seat_of(user)) is Back.AGREED
        if must_ask:
            return await self._votes.propose(table_id, user, Motion.TAKEBACK, {"n": n})
        return await self._tables.take_back(table_id, user, n, interaction=interaction)

    async def _take_back(self, record: TableRecord, vote: VoteRecord) -> None:
        n = int(vote.facts["n"])
        entries = await self._tables.store.entries(record.id)
        if len(entries) > n and entries[n].kind is EntryKind.TAKEBACK:
            return  # done before the process died
        await self._tables.take_back(record.id, vote.by, n, most=Back.AGREED)
