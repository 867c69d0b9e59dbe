"""Posts of votes: once a vote is decided, its post says so and has no buttons."""

from __future__ import annotations

from typing import Final, Protocol

import structlog

from bot.loop import Loop
from bot.tables.records import TableRecord
from bot.tables.service import Tables
from bot.tables.vote_records import VoteRecord
from bot.tables.votes import Votes
from bot.telling.message import PublicMessage
from bot.telling.senders import Announcer, PortError, TryLater

log = structlog.get_logger(__name__)

INTERVAL: Final = 60.0
"""Seconds between two looks at what is due."""


class VoteWords(Protocol):
    """The words of votes."""

    def closed(self, record: TableRecord, vote: VoteRecord) -> PublicMessage:
        """Return the call to a vote once it is decided, without buttons. `record`: the table as it is now."""


class VotePosts:
    """Decides the votes that are due, and takes the buttons off the posts of all that are decided."""

    def __init__(self, tables: Tables, votes: Votes, announcer: Announcer, words: VoteWords) -> None:
        self._store = tables.store
        self._owns = tables.owns
        self._votes = votes
        self._announcer = announcer
        self._words = words
        self.loop = Loop("votes", self.tick, interval=INTERVAL)

    async def tick(self) -> None:
        """Look at all votes."""
        await self._votes.tick()
        for vote in await self._store.decided_posts():
            record = await self._store.get(vote.table)
            if vote.post is None or record is None or not self._owns(record.guild):
                continue
            try:
                await self._announcer.close(record.channel, vote.post, self._words.closed(record, vote))
            except TryLater:
                continue
            except PortError as error:  # its buttons lead on
                log.info("the post of a vote stays as it is", table=vote.table, error=type(error).__name__)
            await self._votes.keep_post(vote, None)
