"""Waking: people that asked for it are told once when enough players wait for a game, and have not been told for some hours.

It is noted down before it is said: where the process dies in between, no message is sent, for a second is worse than none.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
from datetime import datetime, timedelta
from typing import Final, Protocol

import structlog

from bot.loop import Loop
from bot.tables.ids import ChannelId, TableId, UserId
from bot.tables.lobby import most_seats
from bot.tables.records import TableRecord
from bot.tables.service import Tables
from bot.tables.status import Status
from bot.tables.stores import StoreTrouble, WakeStore
from bot.telling.message import PrivateMessage
from bot.telling.outbox import fitting
from bot.telling.senders import Mail, PortError

log = structlog.get_logger(__name__)

REST: Final = timedelta(hours=12)
"""The time after such a message in which a person gets no other, on any server."""
CROWDS: Final = (20, 10, 5, 3)
"""The numbers of sleepers that are said, as "at least". Fewer are not mentioned, and no number is exact: it would tell when one person asks."""


async def asleep(store: WakeStore, record: TableRecord, now: datetime) -> int | None:
    """Return how many at least have asked to be told of such a table on its server and do not sit at it, or None."""
    if record.guild is None or record.is_private:
        return None
    asked = await store.sleepers(record.guild, record.game, most_seats(record), now)
    others = sum(record.seat_of(each.user) is None for each in asked)
    return next((crowd for crowd in CROWDS if crowd <= others), None)


class WakingWords(Protocol):
    """The words of waking."""

    def wake_up(self, record: TableRecord, locale: str) -> PrivateMessage:
        """Return the message that people wait for a game."""


class Waker:
    """Wakes people that asked for it, when a lobby has changed."""

    def __init__(
        self,
        tables: Tables,
        words: WakingWords,
        mail: Mail,
        may_see: Callable[[ChannelId, UserId], Awaitable[bool]],
    ) -> None:
        """`may_see`: whether the whole server sees a channel, and the user is still on it."""
        self._tables = tables
        self._store = tables.store
        self._words = words
        self._mail = mail
        self._now = tables.now
        self._may_see = may_see
        self._owns = tables.owns
        self.loop = Loop("waking", changed=self._look_at)

    def wake(self, table: TableId) -> None:
        """Look soon: a table has changed."""
        self.loop.wake(table)

    async def _look_at(self, tables: Collection[TableId]) -> None:
        for table in sorted(tables):
            try:
                await self.gather(table)
            except StoreTrouble as error:
                log.warning("nobody is woken", table=table, error=str(error))
            except Exception:
                log.exception("waking failed", table=table)

    async def gather(self, table: TableId) -> None:
        """Tell of a waiting table the people that asked for it, if all may know of it and there is room."""
        record = await self._tables.store.get(table)
        if record is None or record.status is not Status.LOBBY or record.is_private or record.guild is None:
            return
        if not self._owns(record.guild) or len(record.seats) >= most_seats(record):
            return
        waiting = [seat.user for seat in record.seats if not seat.is_rival]
        now = self._now()
        for each in await self._store.sleepers(record.guild, record.game, len(waiting), now - REST):
            if not await self._may_wake(record, each.user) or not await self._may_see(record.channel, each.user):
                continue
            if await self._store.claim_wake(each, table, at=now, rested=now - REST):
                await self._tell(record, each.user, each.locale)

    async def _may_wake(self, record: TableRecord, user: UserId) -> bool:
        """Return whether a person is awake, wants messages, and may and would sit down there."""
        if record.seat_of(user) is not None or record.guests.get(user) is False:
            return False
        people, now = self._tables.people, self._now()
        if await people.blocks(record.host, user) or await people.blocks(user, record.host):
            return False
        person = await people.get(user)
        return person.wants_mail and person.back_at(now) is None and not person.hours.is_quiet(now)

    async def _tell(self, record: TableRecord, user: UserId, locale: str) -> None:
        try:
            await self._mail.whisper(user, self._words.wake_up(record, locale), fitting(f"w{record.id}.{user}"))
        except PortError as error:
            log.info("somebody sleeps on", table=record.id, error=type(error).__name__)
