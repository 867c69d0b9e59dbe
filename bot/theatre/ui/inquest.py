"""The inquest on Discord: the findings that were possible in a finished game, for the people that may watch it again."""

from __future__ import annotations

import asyncio
from typing import Final

import structlog

from bot.house import House
from bot.messages.controls import Control
from bot.messages.sentences import citations
from bot.tables.ids import TableId
from bot.tables.levels import has_inquest
from bot.tables.records import TableRecord
from bot.tables.status import Status
from bot.tables.stores import INQUEST, StoreTrouble
from bot.tables.table import Table
from bot.telling.message import PublicMessage
from bot.telling.teller import INQUIRED
from bot.theatre.messages.inquests import Inquests
from bot.theatre.ui.theatre import TheatreHandler
from bot.ui.posting import GamePost, Posting
from bot.ui.reply import Trouble
from bot.ui.room import Given
from bot.ui.visits import Visit
from games.core.contract import Refusal
from games.core.deduction.inquest import Inquest

log = structlog.get_logger(__name__)

THE_INQUEST: Final = GamePost(
    name="inquest",
    n=INQUEST,
    posted="inquest-posted",
    there="inquest-there",
    later=lambda: Refusal("inquest-later"),
    no_channel=lambda: Refusal("inquest-no-channel"),
    may_not=lambda permission: Trouble("inquest-may-not", permission=permission),
    place=INQUIRED,
)

TRIES = 2
"""Tries to hold an inquest of the program's own accord: the process in which it was may have ended."""


class OwnAccord:
    """Makes the inquest that all at a table read when its game is over, without a press.

    One after the other: where a whole crowd ends its games at once, a press waits behind one of them and not all.
    """

    def __init__(self, house: House, inquests: Inquests) -> None:
        self._store = house.store
        self._tables = house.tables
        self._conclusions = house.conclusions
        self._inquests = inquests
        self._turn = asyncio.Lock()

    async def post(self, table: Table) -> PublicMessage | None:
        """Return the inquest, where the game came to its end, something was found, and it has not been posted meanwhile.

        A failure is logged and no more: the game is over and was told, and no player waits for this.
        """
        record = table.record
        if record.status is not Status.OVER or not has_inquest(record):
            return None
        for _ in range(TRIES):
            try:
                async with self._turn:
                    inquest = await self._conclusions.inquest(record)
                    if inquest.is_telling and INQUEST not in await self._store.posts(record.id):
                        return self._inquests.post(record, inquest, await self.cited(record))
            except Refusal as refusal:
                log.warning("no inquest", table=record.id, key=refusal.key)
                continue
            except StoreTrouble:
                raise
            except Exception:  # a defect
                log.exception("no inquest", table=record.id)
            return None
        return None

    async def cited(self, record: TableRecord) -> tuple[str, ...]:
        """Return how the steps of a game are cited."""
        log, posts = await self._tables.log(record), await self._store.posts(record.id)
        return await asyncio.to_thread(citations, log, posts)


class InquestHandler:
    """Opens inquests, and posts them for players of the game."""

    def __init__(self, house: House, theatre: TheatreHandler) -> None:
        self._theatre = theatre
        self._store = house.store
        self._conclusions = house.conclusions
        self._inquests = Inquests(house.words.presenter)
        self._own_accord = OwnAccord(house, self._inquests)
        self._posting = Posting(house, THE_INQUEST)
        house.telling.inquire_by(self._own_accord.post)

    async def show(self, visit: Visit, control: Control, _: Given) -> None:
        """Show one person the inquest, or another page of it in place of the one that it was pressed on. Raises Refusal."""
        record, inquest, cited = await self._held(visit, control.table)
        is_player = record.seat_of(visit.person.user) is not None
        may_post = is_player and INQUEST not in await self._store.posts(record.id)
        screen = self._inquests.screen(
            record, inquest, cited, visit.person.locale, control.part or 0, may_post=may_post
        )
        await (visit.reply.privately if control.part is None else visit.reply.in_place)(screen)

    async def post(self, visit: Visit, table_id: TableId) -> None:
        """Show all the inquest, where the game was played, unless they have it there. Raises Refusal, Trouble."""
        record, inquest, cited = await self._held(visit, table_id)
        await self._posting.post(visit, record, self._inquests.post(record, inquest, cited))

    async def _held(self, visit: Visit, table_id: TableId) -> tuple[TableRecord, Inquest, tuple[str, ...]]:
        record = await self._theatre.finished(visit, table_id)
        inquest = await self._conclusions.inquest(record, visit.person.user)
        if not inquest.lines:
            raise Refusal("inquest-nothing")
        return record, inquest, await self._own_accord.cited(record)
