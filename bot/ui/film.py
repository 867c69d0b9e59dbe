"""The film on Discord: a finished game as a moving picture, posted where it was played by one of those who played it.

Nothing is stored of it: the post itself says that there is one, also after a restart.
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
        self, theatre: TheatreHandler, words: Theatre, announcer: Announcer, roll: Roll, answers: Answers
    ) -> None:
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
        there = await self._there(record, message)
        if there is not None:
            return self._answer(visit, record, "film-there", there)
        if not self._announcer.may_attach(record.channel):
            raise self._lacking(visit, ATTACHING)
        film = await self._roll(self._words.scenes(game, steps), message.reader)
        if film is None:
            raise Refusal("film-later")
        whole = replace(message, files=(("film.webp", film),))
        posted = await self._announcer.announce(record.channel, whole, f"film.{record.id}")
        return self._answer(visit, record, "film-posted", posted.message)

    async def _there(self, record: TableRecord, message: PublicMessage) -> MessageId | None:
        if record.ended_at is None:
            raise AssertionError("only a game that is over has a film")
        return await self._announcer.announced(record.channel, message, record.ended_at, None)

    def _answer(self, visit: Visit, record: TableRecord, key: str, at: MessageId) -> PrivateMessage:
        link = f"https://discord.com/channels/{record.guild or '@me'}/{record.channel}/{at}"
        return self._answers.note(visit.reader, key, link=link)

    def _lacking(self, visit: Visit, permission: str) -> Trouble:
        return Trouble("film-may-not", permission=self._answers.sentences.permission(visit.reader, permission))
