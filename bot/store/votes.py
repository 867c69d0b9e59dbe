"""The votes of tables, as they are stored."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Unpack

from sqlalchemy import ColumnElement, Connection, func, insert, select, update

from bot.store.changes import hold
from bot.store.codec import Codec
from bot.store.database import Store, reading, writing
from bot.store.rows import VOTES
from bot.tables.changes import NewVote
from bot.tables.ids import TableId
from bot.tables.status import Status
from bot.tables.stores import VoteOpen
from bot.tables.vote_records import HANDOVER, Verdict, VoteRecord

VOTE: Final = Codec(VoteRecord, VOTES)
HANDED_OVER: Final = (VOTES.c.motion == HANDOVER) & (VOTES.c.verdict == Verdict.PASSED.value)


class StoredVotes(Store):
    """`VoteStore` of `bot.tables.stores`."""

    @writing
    def open_vote(self, connection: Connection, table: TableId, motion: str, **how: Unpack[NewVote]) -> VoteRecord:
        """Open a vote with the ballot of its proposer. Raises VoteOpen."""
        hold(connection, table, *Status)
        if _first(connection, (VOTES.c.table_id == table) & VOTES.c.verdict.is_(None)) is not None:
            raise VoteOpen
        n = 1 + (connection.execute(select(func.max(VOTES.c.n)).where(VOTES.c.table_id == table)).scalar() or 0)
        by, at, until = how["by"], how["at"], how["until"]
        vote = VoteRecord(
            table=table, n=n, motion=motion, by=by, opened_at=at, until=until, facts=how["facts"], ballots={by: True}
        )
        connection.execute(insert(VOTES), VOTE.values(vote))
        return vote

    @reading
    def vote(self, connection: Connection, table: TableId, n: int | None = None) -> VoteRecord | None:
        """Return a vote of a table by its number, or the one that is not decided."""
        which = VOTES.c.verdict.is_(None) if n is None else VOTES.c.n == n
        return _first(connection, (VOTES.c.table_id == table) & which)

    @writing
    def change_vote(
        self, connection: Connection, vote: VoteRecord, change: Callable[[VoteRecord], VoteRecord]
    ) -> VoteRecord:
        """Change facts, ballots or verdict of a vote as it is stored now; return it."""
        hold(connection, vote.table, *Status)
        this = (VOTES.c.table_id == vote.table) & (VOTES.c.n == vote.n)
        changed = change(_first(connection, this) or vote)
        connection.execute(update(VOTES).where(this).values(VOTE.values(changed)))
        return changed

    @reading
    def open_votes(self, connection: Connection) -> list[VoteRecord]:
        """Return the undecided votes, in the order in which they run out."""
        undecided = select(VOTES).where(VOTES.c.verdict.is_(None)).order_by(VOTES.c.until)
        return [VOTE.record(row) for row in connection.execute(undecided)]

    @reading
    def votes_to_close(self, connection: Connection) -> list[VoteRecord]:
        """Return the decided votes with a post to close or a verdict to tell."""
        standing = VOTES.c.post_id.is_not(None) & VOTES.c.verdict.is_not(None)
        return [VOTE.record(row) for row in connection.execute(select(VOTES).where(standing))]

    @reading
    def handovers(self, connection: Connection, table: TableId) -> list[VoteRecord]:
        """Return the votes by which seats of a table went to others, in order."""
        return _votes(connection, table, HANDED_OVER)

    @reading
    def votes(self, connection: Connection, table: TableId) -> list[VoteRecord]:
        """Return all votes of a table, in order."""
        return _votes(connection, table)


def _votes(connection: Connection, table: TableId, *which: ColumnElement[bool]) -> list[VoteRecord]:
    found = select(VOTES).where(VOTES.c.table_id == table, *which).order_by(VOTES.c.n)
    return [VOTE.record(row) for row in connection.execute(found)]


def _first(connection: Connection, which: ColumnElement[bool]) -> VoteRecord | None:
    row = connection.execute(select(VOTES).where(which)).first()
    return None if row is None else VOTE.record(row)
