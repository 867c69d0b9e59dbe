"""Motions to stop the game: to end it, by most players, and to end it as a draw, by all."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar, Final

from bot.tables.ids import UserId
from bot.tables.records import TableRecord
from bot.tables.service import Tables
from bot.tables.vote_records import VoteRecord
from bot.votes.motion import Details, Motion, VoteButton, Voters, all_of, most_of, playing

COSTS: Final = "costs"
"""The fact that voters were told the cost of ending a game. Votes from before that cost no player anything."""


class Ending(Motion):
    """The motion to end the game."""

    name: ClassVar[str] = "end"
    number: ClassVar[int | None] = 4
    note: ClassVar[str | None] = "vote-menu-costs"
    is_told: ClassVar[bool] = True
    details: ClassVar[Details] = {COSTS: 1}
    ended_by: ClassVar[str] = "ended-by-vote"
    """The cause as the table remembers it."""

    def voters(self, record: TableRecord, vote: VoteRecord) -> Voters:
        """Return the voters: most players."""
        return most_of(playing(record))

    def buttons(self, record: TableRecord, user: UserId) -> Iterator[VoteButton]:
        """Yield its button. To a person alone with rivals, none: their own vote would decide it, without asking once more."""
        if not any(each.user == user and record.is_alone(each.seat) for each in record.seats):
            yield from super().buttons(record, user)

    async def carry_out(self, tables: Tables, record: TableRecord, vote: VoteRecord) -> None:
        """End the game."""
        await tables.end(record.id, by=self.ended_by)


class Draw(Ending):
    """The motion to end the game as a draw, which costs no player anything."""

    name: ClassVar[str] = "draw"
    number: ClassVar[int | None] = 5
    note: ClassVar[str | None] = None
    details: ClassVar[Details] = {}
    ended_by: ClassVar[str] = "ended-by-draw"

    def voters(self, record: TableRecord, vote: VoteRecord) -> Voters:
        """Return the voters: all players."""
        return all_of(playing(record))


END: Final = Ending()
DRAW: Final = Draw()


def deserters(record: TableRecord, votes: Iterable[VoteRecord]) -> frozenset[UserId]:
    """Return the players that have left a game by ending it with a vote; none where all agreed that the table waited for.

    `votes`: the votes of the table, in order.
    """
    asked = [vote for vote in votes if vote.motion == END.name]
    if record.ended_by != END.ended_by or not asked:
        return frozenset()
    vote = asked[-1]  # the game ended by it, so none came after it
    agreed = frozenset(user for user in END.voters(record, vote).all if vote.ballots.get(user))
    waited_for = {
        seat.user
        for seat in record.seats
        if not seat.gone and not seat.is_rival and seat.seat not in record.clock.covered
    }
    return agreed if vote.facts.get(COSTS) and not waited_for <= agreed else frozenset()
