"""The governor of direct messages: stands between the delivery and Discord, and holds back mailboxes not to be tried.

Discord quarantines a bot that opens many mailboxes in a short time, and counts its own refusals. So a person without
consent gets no messages, a closed mailbox is left alone until its owner is there, and only so many are opened for the first
time an hour.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Final
from weakref import WeakValueDictionary

from cachetools import LRUCache

from bot import metrics
from bot.tables.ids import MessageId, UserId, is_rival
from bot.tables.people_records import MailboxRecord
from bot.tables.stores import PeopleStore
from bot.telling.message import PrivateMessage
from bot.telling.reading import as_read
from bot.telling.senders import MailboxClosed, MailboxDeclined, MailboxUnopened, Whisperer

WINDOW: Final = timedelta(hours=1)
PER_HOUR: Final = 20
"""New mailboxes an hour, for all processes together. Reports of flagged bots begin at 25 within minutes."""

PRESENT: Final = 4096
"""People who have pressed something since the last letter to them."""


class Mailboxes:
    """Whispers into mailboxes that may be tried. Implements `bot.telling.senders.Mail`."""

    def __init__(
        self,
        whisperer: Whisperer,
        store: PeopleStore,
        *,
        now: Callable[[], datetime],
        per_hour: int = PER_HOUR,
        is_forgotten: Callable[[datetime], bool] = lambda _: False,
        is_kept_out: Callable[[UserId], bool] = lambda _: False,
    ) -> None:
        """`is_forgotten`: tells of a moment whether a restored backup may lack letters sent since. `is_kept_out`: people not written to."""
        self._whisperer = whisperer
        self._store = store
        self._now = now
        self._per_hour = per_hour
        self._is_forgotten = is_forgotten
        self._is_kept_out = is_kept_out
        self._to_retry: LRUCache[UserId, bool] = LRUCache(PRESENT)
        self._retrying: WeakValueDictionary[UserId, asyncio.Lock] = WeakValueDictionary()

    def retry(self, user: UserId) -> None:
        """Their owner is there: a mailbox that was closed may be tried once more."""
        self._to_retry[user] = True

    async def whisper(self, user: UserId, message: PrivateMessage, nonce: str) -> MessageId:
        """Send a DM once. Raises PortError."""
        if is_rival(user) or self._is_kept_out(user) or not (person := await self._store.person(user)).wants_mail:
            raise MailboxDeclined
        as_wanted = as_read(message, person.reading)
        known = await self._store.mailbox(user)
        if not known.is_closed:
            self._to_retry.pop(user, None)
            return await self._try(user, known, as_wanted, nonce)
        # One of the tables of a person tries the mailbox, and the others do as it has found.
        async with self._retrying.setdefault(user, asyncio.Lock()):
            known = await self._store.mailbox(user)
            if known.is_closed and user not in self._to_retry:
                raise MailboxClosed
            try:
                sent = await self._try(user, known, as_wanted, nonce)
            except MailboxClosed:
                self._to_retry.pop(user, None)
                raise
            self._to_retry.pop(user, None)  # where Discord is away, it may be tried again
            return sent

    async def _try(self, user: UserId, known: MailboxRecord, message: PrivateMessage, nonce: str) -> MessageId:
        """Send a DM, and note whether the mailbox is open. Raises PortError."""
        if known.opened_at is None:
            await self._note_opening(user)
        try:
            sent = await self._whisperer.whisper(user, message, nonce)
        except MailboxClosed:
            await self._store.set_mailbox(user, is_closed=True)
            raise
        if known.is_closed:
            await self._store.set_mailbox(user, is_closed=False)
        return sent

    async def _note_opening(self, user: UserId) -> None:
        """Note that a mailbox is about to be opened. Raises MailboxUnopened."""
        now = self._now()
        if not await self._store.open_mailbox(user, at=now, since=now - WINDOW, most=self._per_hour):
            metrics.MAILBOXES.labels("unopened").inc()
            raise MailboxUnopened

    async def disarm(self, user: UserId, at: MessageId) -> None:
        """Take the buttons off a DM; its words and picture stay. Raises PortError."""
        await self._whisperer.disarm(user, at)

    async def unsay(self, user: UserId, at: MessageId) -> None:
        """Delete a DM. Raises PortError."""
        await self._whisperer.unsay(user, at)

    async def whispered(
        self, user: UserId, message: PrivateMessage, since: datetime, after: MessageId | None
    ) -> MessageId | None:
        """Return the bot's own DM with these words, if it is among the last ones. Raises PortError."""
        if (await self._store.mailbox(user)).opened_at is None:
            if not self._is_forgotten(since):
                return None  # nothing was ever said there, and to look would open it
            await self._note_opening(user)
        person = await self._store.person(user)
        return await self._whisperer.whispered(user, as_read(message, person.reading), since, after)


def why_not_greeted(closed: MailboxClosed) -> str:
    """Return the key of the text that a present player reads in place of a greeting."""
    return next(key for kind, key in _UNGREETED if isinstance(closed, kind))


_UNGREETED: Final[tuple[tuple[type[MailboxClosed], str], ...]] = (
    (MailboxDeclined, "mail-declined"),
    (MailboxUnopened, "mail-unopened"),
    (MailboxClosed, "mail-closed"),
)
