"""Notices: an announced maintenance, said once in each channel with a live game, and taken away when it does not stand any more.

Each is noted in the database before it is said, so that a process which starts looks whether the one before has said it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from datetime import datetime, timedelta
from typing import Any, Final, Protocol

import structlog

from bot.loop import Loop
from bot.tables.ground import Ground
from bot.tables.ids import ChannelId, MessageId
from bot.tables.maintenance import Maintenance, MaintenanceStore, Notice
from bot.tables.stores import StoreTrouble
from bot.telling.message import PublicMessage
from bot.telling.senders import Announcer, NotAllowed, NotThere, PortError, TryLater

log = structlog.get_logger(__name__)

INTERVAL: Final = 30.0
"""Seconds between two looks: games begin meanwhile, and another process may have announced something."""
AT_ONCE: Final = 8
REFUSED: Final = timedelta(minutes=5)
"""Time until a channel that takes no posts is tried again. Discord counts refusals, so not sooner."""
SHORTEST: Final = timedelta(minutes=1)
"""The shortest rest of a maintenance that is still announced."""


class NoticeWords(Protocol):
    """The words of notices."""

    def notice(self, locale: str, maintenance: Maintenance) -> PublicMessage:
        """Return the notice of a maintenance."""


class Notices:
    """Gives and takes away the notices of the maintenance that stands, on the servers of this process."""

    def __init__(
        self,
        ground: Ground,
        stored: MaintenanceStore,
        words: NoticeWords,
        announcer: Announcer,
        calm: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        """`calm` waits while a crowd is being answered."""
        self.stored = stored
        self._now = ground.now
        self._owns = ground.owns
        self._words = words
        self._announcer = announcer
        self._calm = calm
        self._again: dict[ChannelId, datetime] = {}
        """When a channel that took no post may be tried again."""
        self.loop = Loop("notices", self.tick, interval=INTERVAL)

    async def tick(self) -> None:
        """Take away all notices that are outdated, then give those that are untold."""
        self._again = {channel: at for channel, at in self._again.items() if at > self._now()}
        await self._each(self._take_away, await self.stored.outdated(self._now()))
        await self.stored.forget(self._now())
        maintenance = await self.stored.standing(self._now())
        if maintenance is not None and maintenance.ends_at - self._now() >= SHORTEST:
            await self._each(self._give, await self.stored.untold(maintenance))

    async def _each(self, do: Callable[[Notice], Coroutine[Any, Any, None]], notices: Iterable[Notice]) -> None:
        gate = asyncio.Semaphore(AT_ONCE)
        await asyncio.gather(*(self._guarded(gate, do, each) for each in notices if self._owns(each.guild)))

    async def _guarded(
        self, gate: asyncio.Semaphore, do: Callable[[Notice], Coroutine[Any, Any, None]], notice: Notice
    ) -> None:
        """Act on one notice, which holds up no other where it fails."""
        async with gate:
            if self._calm is not None:
                await self._calm()
            try:
                await do(notice)
            except (TryLater, StoreTrouble) as error:  # the next look tries again
                log.info("a notice waits", table=notice.table, error=type(error).__name__)
            except Exception:
                log.exception("a notice failed", table=notice.table)

    async def _give(self, notice: Notice) -> None:
        """Say a notice, unless it was said before; where it is refused, a later look tries again. Raises TryLater."""
        if notice.channel in self._again or not await self.stored.note(notice, self._now()):
            return  # refused a moment ago, or withdrawn meanwhile
        message = await self._said(notice) if notice.is_noted else None
        if message is None:
            try:
                post = self._words.notice(notice.locale, notice.maintenance)
                message = (await self._announcer.announce(notice.channel, post, _nonce(notice))).message
            except NotAllowed as error:  # the delivery tells the host of the trouble
                self._wait(notice, error)
                return
            except NotThere:
                log.info("a notice has no channel", table=notice.table)
        await self.stored.settle(notice, message)

    async def _said(self, notice: Notice) -> MessageId | None:
        """Return the message of an earlier try to say a notice. Raises TryLater."""
        post = self._words.notice(notice.locale, notice.maintenance)
        try:
            return await self._announcer.announced(notice.channel, post, notice.maintenance.at, None)
        except (NotAllowed, NotThere):  # to read the history: then the nonce must do
            return None

    async def _take_away(self, notice: Notice) -> None:
        """Delete a notice and forget it; where that is refused, a later look tries again until its end. Raises TryLater."""
        if notice.channel in self._again:
            return
        try:
            message = notice.message if notice.is_settled else await self._said(notice)
            if message is not None:
                await self._announcer.remove(notice.channel, message)
        except TryLater:
            raise
        except NotAllowed as error:
            if notice.maintenance.ends_at > self._now():  # withdrawn, it misleads until then
                self._wait(notice, error)
                return
        except PortError as error:  # it is gone, or stays
            log.info("a notice stays", table=notice.table, error=type(error).__name__)
        await self.stored.drop(notice)

    def _wait(self, notice: Notice, error: NotAllowed) -> None:
        log.info("a notice is refused", table=notice.table, permission=error.permission)
        self._again[notice.channel] = self._now() + REFUSED


def _nonce(notice: Notice) -> str:
    """Return the nonce by which Discord knows a notice: as long as Discord takes them, which is 25 letters."""
    return f"{int(notice.maintenance.at.timestamp()):x}m{notice.channel:x}"
