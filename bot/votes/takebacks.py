"""Takebacks: at once where a move has taught nothing to others, else by vote."""

from __future__ import annotations

from bot.tables.ids import InteractionId, TableId, UserId
from bot.tables.service import Receipt
from bot.tables.vote_records import VoteRecord
from bot.votes.motions.takeback import TAKEBACK
from bot.votes.votes import Votes
from games.core.events import Back


class Takebacks:
    """Takes moves back, by vote where needed."""

    def __init__(self, votes: Votes) -> None:
        self._tables = votes.tables
        self._votes = votes

    async def press(
        self, table_id: TableId, user: UserId, n: int, interaction: InteractionId | None
    ) -> Receipt | VoteRecord:
        """Take a player's move `n` back, or ask all others whether they may, where there are any. Raises Refusal, Duplicate."""
        async with self._tables.live(table_id) as table:
            seat = table.seat_of(user)
            is_agreed, is_alone = table.back(seat) is Back.AGREED, table.record.is_alone(seat)
            is_current = table.n == n
        if is_agreed and is_current and not is_alone:
            return await self._votes.propose(table_id, user, TAKEBACK, {"n": n})
        most = Back.AGREED if is_agreed and is_alone else Back.FREELY
        return await self._tables.take_back(table_id, user, n, most=most, interaction=interaction)
