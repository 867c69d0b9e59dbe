"""The motion to take a move back. One that has taught nothing to others is taken back without a vote."""

from __future__ import annotations

from typing import ClassVar, Final

from bot.tables.limits import LimitedDeed
from bot.tables.records import TableRecord
from bot.tables.service import Tables
from bot.tables.vote_records import VoteRecord
from bot.votes.motion import Motion, Voters, all_of, playing
from games.core.events import Back
from games.core.playthrough import EntryKind


class Takeback(Motion):
    """The motion to take move `n` back."""

    name: ClassVar[str] = "takeback"
    is_told: ClassVar[bool] = True
    is_of_a_move: ClassVar[bool] = True
    deed: ClassVar[LimitedDeed] = LimitedDeed.TAKEBACK

    def voters(self, record: TableRecord, vote: VoteRecord) -> Voters:
        """Return the voters: all players."""
        return all_of(playing(record))

    def failed(self, vote: VoteRecord) -> str:
        """Return the key of its failure: the game has gone on, where no vote was against it."""
        return "refusal-takeback-late" if all(vote.ballots.values()) else super().failed(vote)

    async def carry_out(self, tables: Tables, record: TableRecord, vote: VoteRecord) -> None:
        """Take the move back."""
        n = int(vote.facts["n"])
        entries = await tables.store.entries(record.id)
        if len(entries) > n and entries[n].kind is EntryKind.TAKEBACK:
            return  # done before the process died
        await tables.take_back(record.id, vote.by, n, most=Back.AGREED)


TAKEBACK: Final = Takeback()
