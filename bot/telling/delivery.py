"""Delivery: the interface of the telling for the rest of the bot, and the only way to send the text of a game."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection

import structlog

from bot import metrics
from bot.tables.ground import Ground
from bot.tables.ids import GuildId, MessageId, TableId, UserId
from bot.tables.records import TableRecord
from bot.telling.ports import Inquire, TellingWords
from bot.telling.promises import Promise
from bot.telling.scheduler import Scheduler
from bot.telling.senders import Announcer, Mail, PortError, TryLater
from bot.telling.teller import Teller

log = structlog.get_logger(__name__)


class Delivery:
    """Tells the untold steps of every line of every table."""

    def __init__(
        self,
        ground: Ground,
        words: TellingWords,
        announcer: Announcer,
        mail: Mail,
        calm: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        """`calm` waits while a crowd is being answered: its answers come first."""
        self._store = ground.store
        self._mail = mail
        self._teller = Teller(ground, words, announcer, mail)
        self._scheduler = scheduler = Scheduler(ground, self._teller, calm)
        self.resume, self.close, self.idle = scheduler.resume, scheduler.close, scheduler.idle
        self.wake, self.answering = scheduler.wake, scheduler.answering
        self.returned, self.sweep_soon = scheduler.returned, scheduler.sweep_soon
        self.begin_anew = scheduler.begin_anew

    def inquire_by(self, inquest: Inquire) -> None:
        """Set the inquest of games that are over. It takes its time, and is told last."""
        self._teller.inquest = inquest

    @property
    def inquiring(self) -> Collection[TableId]:
        """The tables of which all is told but their inquest, which is being held."""
        return self._teller.inquiring

    async def untold(self, most: int) -> frozenset[TableId]:
        """Return the tables that wait to be told, of so many at most that are behind. An inquest takes its time."""
        waiting, parked = await self._scheduler.untold(most)
        metrics.TABLES_PARKED.set(len(parked))
        return waiting.difference(self.inquiring)

    async def adopt(self, record: TableRecord, panel: MessageId | None = None, *, is_whole: bool = True) -> None:
        """An answer to a command or a press has shown the lobby as this record has it; `panel`: in a new message.

        Without its picture (`is_whole`), which was late, it is drawn once more.
        """
        await self._teller.panels.adopt(self._scheduler.progress(record.id), record, panel, is_whole=is_whole)
        self.wake(record.id)

    def promise(self, table: TableId, user: UserId, promise: Promise | None) -> None:
        """Go on with a player's private answer when they learn more; None: it stays as it is."""
        self._teller.promises.make(table, user, promise)
        self._scheduler.keep_promises(table)

    async def joined(self, guild: GuildId) -> None:
        """Note that the bot is in a server again: tell the waiting messages there, and offer the owed ones of closed mailboxes."""
        self.returned(guild)
        for table, user in await self._store.closed_in(guild):
            self._mail.retry(user)
            self._scheduler.offer(table, user)

    def press(self, record: TableRecord, user: UserId) -> None:
        """Note that a player is there: try again the waiting messages, and whether their mailbox is open now."""
        seat = record.seat_of(user)
        if seat is not None:  # another table, or the process before, may have found it closed
            self._mail.retry(user)
        if seat is not None and seat.mail_open is False:
            self._scheduler.offer(record.id, user)
        elif self._scheduler.is_waiting(record.id) or record.trouble is not None:
            self.wake(record.id)

    async def greet(self, table: TableId, user: UserId, *, is_there: bool = False) -> str | None:
        """Send the first DM to a seated player; `is_there`: they have pressed. Return the key of the reason, if it was not sent."""
        if is_there:
            self._mail.retry(user)
        try:
            why_not = await self._teller.letters.greet(table, user, is_unsure=False)
        except PortError as error:
            log.info("no greeting for now", table=table)
            after = error.after if isinstance(error, TryLater) else 0.0
            asyncio.get_running_loop().call_later(after, self._scheduler.offer, table, user)
            return None
        self.wake(table)  # perhaps no player is left to be greeted
        return why_not
