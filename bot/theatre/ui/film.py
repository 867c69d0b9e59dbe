"""The film on Discord: a finished game as a moving picture, posted once where it was played, by one of its players."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Final

from bot.house import House
from bot.queueing import Order
from bot.tables.ids import TableId
from bot.tables.stores import FILM
from bot.telling.message import PublicMessage
from bot.theatre.ui.theatre import TheatreHandler
from bot.ui.posting import GamePost, Posting
from bot.ui.reply import Trouble
from bot.ui.visits import Visit
from games.core.contract import Refusal

THE_FILM: Final = GamePost(
    name="film",
    n=FILM,
    posted="film-posted",
    there="film-there",
    later=lambda: Refusal("film-later"),
    no_channel=lambda: Refusal("film-no-channel"),
    may_not=lambda permission: Trouble("film-may-not", permission=permission),
)


class FilmHandler:
    """Makes and posts films."""

    def __init__(self, house: House, theatre: TheatreHandler) -> None:
        self._theatre = theatre
        self._tables = house.tables
        self._words = theatre.words
        self._posting = Posting(house, THE_FILM)
        self._roll = house.outside.film

    async def post(self, visit: Visit, table_id: TableId) -> None:
        """Post the film of a game, unless it is there, and say where it is. Raises Refusal, Trouble."""
        record = await self._theatre.finished(visit, table_id)
        log = await self._tables.log(record)
        message = self._words.film(log)

        async def make() -> PublicMessage | None:
            film = await self._roll(await asyncio.to_thread(self._words.scenes, log), Order(customer=visit.person.user))
            return replace(message, files=(("film.webp", film),)) if film is not None else None

        await self._posting.post(visit, record, message, make)
