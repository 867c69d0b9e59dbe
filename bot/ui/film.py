"""The film on Discord: a finished game as a moving picture, posted once where it was played, by one of those who played it.

Where it was posted is kept. Whether it is still there, and whether one was posted by a process that died before it noted
so, is seen in the channel.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import TypeAlias

from bot.messages.answers import Answers
from bot.messages.message import PrivateMessage, PublicMessage, Reader
from bot.messages.theatre import Theatre
from bot.tables.records import MessageId, TableId, TableRecord
from bot.tables.senders import Announcer, NotAllowed, NotThere, TryLater
from bot.tables.stores import FILM, TableStore
from bot.ui.reply import Trouble
from bot.ui.theatre import TheatreHandler
from bot.ui.visits import Visit
from games import BY_KEY
from games.core.contract import Refusal
from games.core.scene import PublicScene

Roll: TypeAlias = Callable[[Sequence[PublicScene], Reader], Awaitable[bytes | None]]
"""Makes a moving picture of scenes; None where it failed."""

ATTACHING = "attach_files"


class FilmHandler:
    """Makes and posts films, one at a time: who presses while one is made is shown that one."""

    def __init__(
        self,
        store: TableStore,
        theatre: TheatreHandler,
        words: Theatre,
        announcer: Announcer,
        roll: Roll,
        answers: Answers,
    ) -> None:
        self._store = store
        self._theatre = theatre
        self._words = words
        self._announcer = announcer
        self._roll = roll
        self._answers = answers
        self._one_at_a_time = asyncio.Lock()

    async def post(self, visit: Visit, table_id: TableId) -> None:
        """Post the film of a game, unless it is there, and say where it is. Raises Refusal, Trouble."""
        record = await self._theatre.finished(visit, table_id)
        if record.seat_of(visit.person.user) is None:
            raise Refusal("not-seated")
        try:
            async with self._one_at_a_time:
                answer = await self._posted(visit, record)
        except NotAllowed as error:
            raise self._lacking(visit, error.permission) from error
        except NotThere as error:
            raise Refusal("film-no-channel") from error
        except TryLater as error:
            raise Refusal("film-later") from error
        await visit.reply.privately(answer)

    async def _posted(self, visit: Visit, record: TableRecord) -> PrivateMessage:
        game = BY_KEY[record.game]
        steps = await self._theatre.steps(record)
        message = self._words.film(record, game, steps)
        kept = (await self._store.posts(record.id)).get(FILM)
        there = await self._there(record, message, kept)
        if there is not None:
            return self._answer(visit, record, "film-there", there)
        if not self._announcer.may_attach(record.channel):
            raise self._lacking(visit, ATTACHING)
        scenes = await asyncio.to_thread(self._words.scenes, game, steps)
        film = await self._roll(scenes, message.reader)
        if film is None:
            raise Refusal("film-later")
        whole = replace(message, files=(("film.webp", film),))
        posted = await self._announcer.announce(record.channel, whole, f"film.{record.id}.{(kept or 0) % 10**6}")
        await self._store.keep_film(record.id, posted.message)
        return self._answer(visit, record, "film-posted", posted.message)

    async def _there(self, record: TableRecord, message: PublicMessage, kept: MessageId | None) -> MessageId | None:
        if record.ended_at is None:
            raise AssertionError("only a game that is over has a film")
        before = MessageId(kept - 1) if kept is not None else None
        return await self._announcer.announced(record.channel, message, record.ended_at, before)

    def _answer(self, visit: Visit, record: TableRecord, key: str, at: MessageId) -> PrivateMessage:
        link = f"https://discord.com/channels/{record.guild or '@me'}/{record.channel}/{at}"
        return self._answers.note(visit.reader, key, link=link)

    def _lacking(self, visit: Visit, permission: str) -> Trouble:
        return Trouble("film-may-not", permission=self._answers.sentences.permission(visit.reader, permission))
