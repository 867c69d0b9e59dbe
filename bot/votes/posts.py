"""Posts of votes: once a vote is decided, its post says so and has no buttons. Where no press decides it, another post tells the verdict.

Call and verdict are answers to presses. Where Discord has not taken one, a post says it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final, Protocol

import structlog

from bot.loop import Loop
from bot.tables.ids import TableId, UserId
from bot.tables.records import TableRecord
from bot.tables.status import Status
from bot.tables.stores import StoreTrouble
from bot.tables.vote_records import UNPOSTED, Verdict, VoteRecord
from bot.telling.message import PublicMessage
from bot.telling.outbox import Post, deliver_once, fitting
from bot.telling.senders import Announcer, NotAllowed, PortError, TryLater
from bot.telling.worker import SideBySide
from bot.votes.motions import motion_of
from bot.votes.votes import ANSWERED, Votes

log = structlog.get_logger(__name__)

INTERVAL: Final = 60.0
"""Seconds between two looks at what is due."""


class VoteWords(Protocol):
    """The words of votes."""

    def asks(self, record: TableRecord, vote: VoteRecord) -> PublicMessage:
        """Return the call to vote."""

    def closed(self, record: TableRecord, vote: VoteRecord) -> PublicMessage:
        """Return the call to a vote once it is decided, without buttons. `record`: the table as it is now."""

    def unsaid(self, record: TableRecord, vote: VoteRecord) -> PublicMessage | None:
        """Return the verdict of a vote that no answer has told; None where its effect tells it."""


class VotePosts:
    """Decides the votes that are due and tells their verdicts, and takes the buttons off the posts of all that are decided."""

    def __init__(
        self,
        votes: Votes,
        announcer: Announcer,
        words: VoteWords,
        greet: Callable[[TableId, UserId], Awaitable[object]],
    ) -> None:
        """`greet` sends the first letter to a person with a seat, unless they have it."""
        self._greet = greet
        self._store = votes.tables.store
        self._now = votes.tables.now
        self._owns = votes.tables.owns
        self._votes = votes
        self._announcer = announcer
        self._words = words
        self.side_by_side = SideBySide("vote", self._guarded)
        self.loop = Loop("votes", self.tick, interval=INTERVAL, ended=self.side_by_side.close)

    async def tick(self) -> None:
        """Decide the votes that are due, and post every untold call and verdict."""
        await self._votes.tick()
        uncalled = [each for each in await self._store.open_votes() if self._is_uncalled(each)]
        untold = [*uncalled, *await self._votes.to_close()]
        await self.side_by_side.look_at([(each.table, each.n) for each in untold])

    async def _guarded(self, key: tuple[TableId, int]) -> None:
        """Post the untold call or verdict of one vote. A failure holds up no other vote."""
        try:
            vote = await self._votes.vote(*key)
            if vote is not None and vote.verdict is not None:
                with self._votes.apart(vote, "close"):
                    await self._close(vote)
            elif vote is not None and self._is_uncalled(vote):
                with self._votes.apart(vote, "call"):
                    await self._call_late(vote)
        except StoreTrouble as error:  # the next look tries again
            log.info("a vote waits", table=key[0], error=str(error))

    async def _close(self, vote: VoteRecord) -> None:
        record = await self._store.get(vote.table)
        if vote.post is None or record is None or not self._owns(record.guild):
            return
        is_early = vote.is_untold and not vote.is_post_due(self._now())
        if is_early and vote.post == UNPOSTED:
            return
        try:
            if not is_early:
                await self._tell(record, vote)
            if vote.post != UNPOSTED:
                await self._announcer.close(record.channel, vote.post, self._words.closed(record, vote))
        except TryLater:
            return
        except PortError as error:
            if isinstance(error, NotAllowed) and record.is_open:  # it waits for the permission, as its table does
                return
            # Its buttons lead on.
            log.info("the post of a vote stays as it is", table=vote.table, error=type(error).__name__)
        await self._votes.keep_post(vote, UNPOSTED if is_early else None)

    async def call(self, record: TableRecord, vote: VoteRecord) -> None:
        """Post the call to a vote that the channel has not read. Where that fails, the loop tries again."""
        call = Post(self._announcer, record.channel, self._words.asks(record, vote))
        try:
            post = await deliver_once(call, await self._nonce(vote, "call"), vote.opened_at)
        except PortError as error:
            log.info("a vote is not called yet", table=vote.table, error=type(error).__name__)
        else:
            await self._votes.keep_post(vote, post)

    def _is_uncalled(self, vote: VoteRecord) -> bool:
        """Whether the process of an open vote died before it could call to it, or Discord did not take the call."""
        return vote.post is None and vote.opened_at + ANSWERED <= self._now() < vote.until

    async def _call_late(self, vote: VoteRecord) -> None:
        """Call to an open vote that the channel has not read."""
        record = await self._store.get(vote.table)
        if record is not None and record.status is Status.LIVE and self._owns(record.guild):
            await self.call(record, vote)

    async def _tell(self, record: TableRecord, vote: VoteRecord) -> None:
        """Post a verdict that was said to nobody, unless a process before did: nobody is told of an edit. Raises PortError."""
        newcomer = motion_of(vote).newcomer(vote)
        if vote.is_untold and vote.verdict is Verdict.PASSED and newcomer is not None:
            await self._greet(vote.table, newcomer)
        message = self._words.unsaid(record, vote) if vote.is_untold and record.is_open else None
        if message is not None:
            post = Post(self._announcer, record.channel, message)
            await deliver_once(post, await self._nonce(vote, "vote"), vote.opened_at, after=vote.post or None)

    async def _nonce(self, vote: VoteRecord, what: str) -> str:
        """Return the nonce by which Discord knows a post about a vote."""
        return fitting(f"{(await self._store.told(vote.table)).epoch:x}.{what}.{vote.table}.{vote.n}")
