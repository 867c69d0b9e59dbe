"""Outbox: delivers each message once, and notes down how far a line is told, even if the process dies or a reply is lost."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime, timedelta
from hashlib import blake2b
from typing import Final

import structlog

from bot.tables.ids import ChannelId, MessageId, TableId, UserId
from bot.tables.people_records import MAIL
from bot.tables.records import LineRecord, TableRecord, ToldRecord
from bot.tables.stores import TableStore
from bot.telling.message import PrivateMessage, PublicMessage
from bot.telling.progress import Deliverable, Progress, ReaderLine, Start, Tried
from bot.telling.senders import Announcer, NotAllowed, PortError, TryLater, Whisperer

log = structlog.get_logger(__name__)

NONCES_LAST: Final = timedelta(seconds=60)
"""The time for which Discord surely recognises a nonce."""

LONGEST_NONCE: Final = 25


def fitting(name: str) -> str:
    """Return the nonce of a message with a name of its own: this name, or its hash where Discord would not take so long a one."""
    return name if len(name) <= LONGEST_NONCE else blake2b(name.encode(), digest_size=LONGEST_NONCE // 2).hexdigest()


def moment(at: datetime) -> str:
    """Return a moment as nonces name it: Discord knows one for minutes, not for a day.

    A restored game goes on at other moments, so its nonces differ from the lost ones.
    """
    return str(int(at.timestamp() * 1000) % 10**8)


def nonce_of(table: TableId, told: ToldRecord, n: int, place: int) -> str:
    """Return the nonce by which Discord knows a message of a table."""
    return f"{told.epoch:x}.{table}.{n}.{place}"


@dataclass(slots=True)
class Post:
    """A message to a channel. `is_whole`: all of it is known to be there."""

    announcer: Announcer
    channel: ChannelId
    message: PublicMessage
    is_whole: bool = False

    async def deliver(self, nonce: str) -> MessageId:
        """Post it. Raises PortError."""
        posted = await self.announcer.announce(self.channel, self.message, nonce)
        self.is_whole = posted.is_whole
        return posted.message

    async def find(self, since: datetime, after: MessageId | None) -> MessageId | None:
        """Return its post, where it is there. Raises PortError."""
        return await self.announcer.announced(self.channel, self.message, since, after)


@dataclass(frozen=True, slots=True)
class Letter:
    """A message to a mailbox."""

    mail: Whisperer
    user: UserId
    message: PrivateMessage

    async def deliver(self, nonce: str) -> MessageId:
        """Deliver it. Raises PortError."""
        return await self.mail.whisper(self.user, self.message, nonce)

    async def find(self, since: datetime, after: MessageId | None) -> MessageId | None:
        """Return its message in the mailbox, where it is there. Raises PortError."""
        return await self.mail.whispered(self.user, self.message, since, after)


async def deliver_once(
    message: Post | Letter, nonce: str, tried_at: datetime | None, *, after: MessageId | None = None
) -> MessageId:
    """Deliver a message; where it may have been tried before, unless it is there, behind `after`. Raises PortError."""
    if tried_at is not None:
        with suppress(NotAllowed):  # to read the history: then the nonce must do
            found = await message.find(tried_at, after)
            if found is not None:
                return found
    return await message.deliver(nonce)


async def call_once(
    letter: Letter, post: Post, remind_by: str, nonce: str, tried_at: datetime | None
) -> tuple[MessageId, ChannelId | None] | None:
    """Deliver a call once, by letter or by post as its reader wants, or in the other way where that cannot be.

    Return the message, and the channel where it is a post; None: neither could be. Raises TryLater.
    """
    for way in (letter, post) if remind_by == MAIL else (post, letter):
        try:
            sent = await deliver_once(way, nonce, tried_at)
        except TryLater:
            raise
        except PortError as error:  # a closed mailbox, or a channel that takes no posts: its host is told of it
            log.info("a call goes another way", error=type(error).__name__)
        else:
            return sent, post.channel if way is post else None
    return None


class Outbox:
    """Delivers the messages of tables, each once."""

    def __init__(self, store: TableStore, now: Callable[[], datetime]) -> None:
        self._store = store
        self._now = now

    async def deliver(
        self, progress: Progress, line: ReaderLine, record: TableRecord, at: tuple[int, int], message: Deliverable
    ) -> MessageId:
        """Deliver a message unless it is there: the process before, or an answer that got lost, may have brought it there.

        `at`: its step, and its place among the messages of that step.
        """
        n, place = at
        if isinstance(line.attempt, Tried):
            message = line.attempt.message
        if self._may_be_there(progress, line, n):
            try:
                found = await message.find(await self._time_of(record, n), line.record.message)
            except NotAllowed:  # to read the history: then the nonce must do
                found = None
            if found is not None:
                if not line.is_unsure:
                    line.attempt = Start.SURE
                return found
            if line.is_unsure:
                line.attempt = Start.SURE  # later messages cannot have been told either
        is_first = isinstance(line.attempt, Start)
        if is_first:
            line.attempt = Tried(self._now(), message)
        try:
            sent = await message.deliver(nonce_of(record.id, progress.told, n, place))
        except TryLater:
            raise
        except PortError:
            if is_first:  # surely not sent; else an earlier try may have got through
                line.attempt = Start.SURE
            raise
        line.attempt = Start.SURE
        return sent

    def _may_be_there(self, progress: Progress, line: ReaderLine, n: int) -> bool:
        if isinstance(line.attempt, Tried):
            return self._now() - line.attempt.at >= NONCES_LAST
        return line.is_unsure and n < progress.stored.first

    async def note(self, progress: Progress, line: ReaderLine, record: LineRecord) -> None:
        """Store how far a line is. A told message counts as told, also where that cannot be stored for a while."""
        line.record, line.is_noted = record, False
        await self._store.set_line(progress.id, record)
        line.is_noted = True

    async def note_again(self, progress: Progress, line: ReaderLine) -> None:
        """Store how far a line is, if it is not stored yet."""
        if not line.is_noted:
            await self.note(progress, line, line.record)

    async def _time_of(self, record: TableRecord, n: int) -> datetime:
        """Return the time at which a step was stored; for the closing, the end of the table."""
        if n > 0:
            entries = await self._store.entries(record.id)
            if n <= len(entries):
                return entries[n - 1].at
        known = record.started_at if n == 0 else record.ended_at
        return known or record.created_at
