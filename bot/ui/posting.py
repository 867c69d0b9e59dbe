"""Posts of a finished game, for all: posted once where it was played, by one of its players.

Where it was posted is kept. Whether it is still there, and whether one was posted by a process that died before it noted
so, is seen in the channel.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from weakref import WeakValueDictionary

from bot.house import House
from bot.tables.ids import MessageId, TableId
from bot.tables.records import TableRecord
from bot.telling.message import PrivateMessage, PublicMessage
from bot.telling.outbox import fitting, nonce_of
from bot.telling.senders import NotAllowed, NotThere, TryLater
from bot.ui.reply import Trouble
from bot.ui.visits import Visit
from games.core.contract import Refusal

ATTACHING = "attach_files"


@dataclass(frozen=True, slots=True)
class GamePost:
    """A kind of post of a finished game: its name, its number among the posts, and its texts: keys, or errors."""

    name: str
    n: int
    posted: str
    there: str
    later: Callable[[], Refusal]
    no_channel: Callable[[], Refusal]
    may_not: Callable[[str], Trouble]  # a permission is lacking
    place: int | None = None  # among the messages after the last step, if the delivery posts it


class Posting:
    """Posts one kind of post, for each game one at a time: a press while it is made is answered with that one."""

    def __init__(self, house: House, kind: GamePost) -> None:
        self._store = house.store
        self._announcer = house.outside.announcer
        self._answers = house.words.answers
        self._kind = kind
        self._locks: WeakValueDictionary[TableId, asyncio.Lock] = WeakValueDictionary()

    async def post(
        self,
        visit: Visit,
        record: TableRecord,
        message: PublicMessage,
        make: Callable[[], Awaitable[PublicMessage | None]] | None = None,
    ) -> None:
        """Post a message, unless one with its words is there, and say where it is. Raises Refusal, Trouble.

        `make` adds files to it: that takes a while, and may fail.
        """
        if record.seat_of(visit.person.user) is None:
            raise Refusal("not-seated")
        try:
            async with self._locks.setdefault(record.id, asyncio.Lock()):
                answer = await self._posted(visit, record, message, make)
        except NotAllowed as error:
            raise self._lacking(visit, error.permission) from error
        except NotThere as error:
            raise self._kind.no_channel() from error
        except TryLater as error:
            raise self._kind.later() from error
        await visit.reply.privately(answer)

    async def _posted(
        self,
        visit: Visit,
        record: TableRecord,
        message: PublicMessage,
        make: Callable[[], Awaitable[PublicMessage | None]] | None,
    ) -> PrivateMessage:
        kept = (await self._store.posts(record.id)).get(self._kind.n)
        if (there := await self._there(record, message, kept)) is not None:
            return self._answer(visit, record, self._kind.there, there)
        if make is not None and not self._announcer.may_attach(record.channel):
            raise self._lacking(visit, ATTACHING)
        whole = await make() if make is not None else message
        if whole is None:
            raise self._kind.later()
        told = await self._store.told(record.id)
        nonce = fitting(f"{told.epoch:x}.{self._kind.name}.{record.id}.{(kept or 0) % 10**6}")
        if kept is None and self._kind.place is not None:
            # The delivery may be about to post the same, here or in another process: Discord takes it once.
            nonce = nonce_of(record.id, told, (record.entries or 0) + 1, self._kind.place)
        posted = await self._announcer.announce(record.channel, whole, nonce)
        await self._store.keep_post(record.id, self._kind.n, posted.message)
        return self._answer(visit, record, self._kind.posted, posted.message)

    async def _there(self, record: TableRecord, message: PublicMessage, kept: MessageId | None) -> MessageId | None:
        if record.ended_at is None:
            raise AssertionError("only of a game that is over something is posted")
        before = MessageId(kept - 1) if kept is not None else None
        return await self._announcer.announced(record.channel, message, record.ended_at, before)

    def _answer(self, visit: Visit, record: TableRecord, key: str, at: MessageId) -> PrivateMessage:
        link = f"https://discord.com/channels/{record.guild or '@me'}/{record.channel}/{at}"
        return self._answers.note(visit.reader, key, link=link)

    def _lacking(self, visit: Visit, permission: str) -> Trouble:
        return self._kind.may_not(self._answers.sentences.permission(visit.reader, permission))
