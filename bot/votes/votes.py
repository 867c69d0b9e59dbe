"""The votes of tables: opened, counted and carried out. The verdict is pure; the rest is stored first.

A vote tells nothing but its ballots.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

import structlog

from bot.tables.ids import MessageId, TableId, UserId
from bot.tables.records import TableRecord
from bot.tables.service import Tables
from bot.tables.status import Status
from bot.tables.stores import StoreError, StoreTrouble, VoteOpen
from bot.tables.vote_records import UNPOSTED, UNSAID, Verdict, VoteRecord
from bot.votes.motion import NOTHING, Details, Motion, Voters
from bot.votes.motions import motion_of
from games.core.contract import Refusal

log = structlog.get_logger(__name__)

LASTS: Final = timedelta(hours=24)
"""The time for which a vote is open. After that the ballots that are there decide: missing ones hold up no table."""


ANSWERED: Final = timedelta(minutes=1)
"""The time after which no answer to a press can bring the call of a vote, or its verdict, any more."""


def voters(record: TableRecord, vote: VoteRecord) -> Voters:
    """Return the voters of a vote."""
    return motion_of(vote).voters(record, vote)


def _unsaid(vote: VoteRecord, since: datetime) -> VoteRecord:
    """Return a decided vote with its verdict due in a post from a moment on."""
    return replace(vote, facts={**vote.facts, UNSAID: int(since.timestamp())}, post=vote.post or UNPOSTED)


def _said(vote: VoteRecord) -> VoteRecord:
    """Return a decided vote without a verdict left to tell."""
    facts = {name: fact for name, fact in vote.facts.items() if name != UNSAID}
    return replace(vote, facts=facts, post=vote.post or None)


def verdict(record: TableRecord, vote: VoteRecord, now: datetime) -> Verdict | None:
    """Return the verdict of a vote; None while it is open."""
    who = voters(record, vote)
    if any(vote.ballots.get(user) is False for user in who.must):
        return Verdict.FAILED
    is_agreed = all(vote.ballots.get(user) for user in who.must)
    yes = sum(vote.ballots.get(user) is True for user in who.may)
    no = sum(vote.ballots.get(user) is False for user in who.may)
    if who.may and 2 * no >= len(who.may):
        return Verdict.FAILED
    if is_agreed and (not who.may or 2 * yes > len(who.may)):
        return Verdict.PASSED
    if motion_of(vote).is_of_a_move and (record.entries or 0) > int(vote.facts.get("n", 0)):
        return Verdict.LAPSED  # the game has gone on
    if now < vote.until:
        return None
    return Verdict.PASSED if is_agreed and yes > no else Verdict.LAPSED


class Votes:
    """Opens votes, counts them, and carries their verdicts out."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._store = tables.store
        self._one_at_a_time = asyncio.Lock()
        self._failed: set[tuple[TableId, int, str]] = set()

    async def undecided(self, table_id: TableId) -> VoteRecord | None:
        """Return the vote of a table that is not decided; a question that the game has left behind is none."""
        vote = await self._store.vote(table_id)
        if vote is not None and motion_of(vote).is_of_a_move:
            vote = await self.decide(vote, is_late=True)
        return vote if vote is not None and vote.verdict is None else None

    async def propose(
        self, table_id: TableId, user: UserId, motion: Motion, details: Details = NOTHING, *, lasts: timedelta = LASTS
    ) -> VoteRecord:
        """Open a vote on a motion; its proposer is for it. Raises Refusal."""
        await self._live(table_id)
        now = self.tables.now()
        async with self._one_at_a_time:
            if (before := await self._store.vote(table_id)) is not None:
                before = await self._decide(before, is_late=True)  # it may be over without having been decided
                if before.verdict is None:
                    raise Refusal("vote-open")
            self.tables.limits.count(motion.deed, user, table=table_id)
            facts = {**details, **motion.details}
            try:
                vote = await self._store.open_vote(
                    table_id, motion.name, by=user, facts=facts, at=now, until=now + lasts
                )
            except VoteOpen:
                raise Refusal("vote-open") from None
            return await self._decide(vote)

    async def cast(
        self, table_id: TableId, n: int, user: UserId, *, is_for: bool, facts: Details = NOTHING
    ) -> VoteRecord:
        """Count a user's ballot, in place of an earlier one; `facts` complete those of the vote. Raises Refusal."""

        def counted(now: VoteRecord) -> VoteRecord:
            if now.verdict is not None:
                return now
            others = {each: ballot for each, ballot in now.ballots.items() if each != user}
            return replace(now, facts={**now.facts, **facts}, ballots={**others, user: is_for})

        async with self._one_at_a_time:  # the ballot that decides is the last one, and its verdict is told once
            record = await self._live(table_id)
            vote = await self._store.vote(table_id, n)
            if vote is None or vote.verdict is not None:
                raise Refusal("vote-over")
            completed = replace(vote, facts={**vote.facts, **facts})
            if user not in voters(record, completed).all:
                raise Refusal("no-vote")
            return await self._decide(await self._store.change_vote(vote, counted))

    async def decide(self, vote: VoteRecord, *, is_late: bool = False) -> VoteRecord:
        """Carry out the verdict, if there is one, then note it down. A process that dies between the two carries it out again.

        `is_late`: nobody has pressed, to whom it would be said.
        """
        async with self._one_at_a_time:
            return await self._decide(vote, is_late=is_late)

    async def _decide(self, vote: VoteRecord, *, is_late: bool = False) -> VoteRecord:
        record = await self.tables.store.get(vote.table)
        vote = await self._store.vote(vote.table, vote.n) or vote
        if record is None or vote.verdict is not None:
            return vote
        now = self.tables.now()
        decided = verdict(record, vote, now)
        by_ballots = verdict(record, vote, vote.opened_at)
        is_unsaid = by_ballots is None or (is_late and by_ballots is not Verdict.LAPSED)
        if decided is Verdict.PASSED and by_ballots is None and vote.post is None:
            decided = Verdict.LAPSED  # nobody was called: silence agrees to nothing
        is_over = record.status is not Status.LIVE
        if is_over:
            decided = Verdict.LAPSED
        if decided is Verdict.PASSED:
            try:
                await motion_of(vote).carry_out(self.tables, record, vote)
            except (Refusal, StoreError) as error:  # the motion is no longer possible
                log.info("a vote came too late", table=vote.table, motion=vote.motion, error=type(error).__name__)
                decided = Verdict.FAILED
        if decided is None:
            return vote

        unsaid_since = now if is_unsaid else now + ANSWERED  # unless the answer to the press tells it

        def closed(vote: VoteRecord) -> VoteRecord:
            closed = replace(vote, verdict=vote.verdict or decided)
            return _said(closed) if is_over else _unsaid(closed, unsaid_since)

        return await self._store.change_vote(vote, closed)

    async def leave_unsaid(self, vote: VoteRecord) -> None:
        """Note that the channel is still to read the verdict of a vote: the answer that would have told it came too late."""
        now = self.tables.now()
        await self._store.change_vote(vote, lambda vote: _unsaid(vote, now))

    async def keep_said(self, vote: VoteRecord) -> None:
        """Note that an answer has told the verdict of a vote."""
        await self._store.change_vote(vote, _said)

    async def keep_post(self, vote: VoteRecord, post: MessageId | None) -> None:
        """Note the message of a vote that has buttons, None once it has none, or `UNPOSTED` while its verdict may still have to be told."""
        await self._store.change_vote(vote, lambda now: replace(now, post=post))

    async def to_close(self) -> list[VoteRecord]:
        """Return the decided votes with a post to close or a verdict to tell, none of them in the middle of its verdict."""
        async with self._one_at_a_time:
            return await self._store.votes_to_close()

    async def vote(self, table_id: TableId, n: int) -> VoteRecord | None:
        """Return a vote, decided or not, but never in the middle of its verdict."""
        async with self._one_at_a_time:
            return await self._store.vote(table_id, n)

    async def tick(self) -> None:
        """Decide the votes that have run out, those that the game has left behind, and those over whose last ballot a process died.

        At the tables of this process: two would carry the same verdict out at once.
        """
        for vote in await self._store.open_votes():
            with self.apart(vote, "decide"):
                record = await self._store.get(vote.table)
                if record is not None and self.tables.owns(record.guild):
                    await self.decide(vote, is_late=True)

    @contextmanager
    def apart(self, vote: VoteRecord, work: str) -> Iterator[None]:
        """Let a defect in the work on one vote hold up no other: it is logged once, not at each look. Raises StoreTrouble."""
        this = (vote.table, vote.n, work)
        try:
            yield
        except StoreTrouble:  # it is that of all votes
            raise
        except Exception:
            if this not in self._failed:
                log.exception("a vote failed", table=vote.table, n=vote.n, work=work)
            self._failed.add(this)
        else:
            self._failed.discard(this)

    async def _live(self, table_id: TableId) -> TableRecord:
        record = await self.tables.store.get(table_id)
        if record is None:
            raise Refusal("no-table")
        if record.status is not Status.LIVE:
            raise record.not_live
        return record
