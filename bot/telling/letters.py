"""Letters: the greeting of a mailbox, its private messages, and the buttons that are taken off the outdated ones.

A closed mailbox never stops a table: the desk gives the same secrets. Owed letters are told when it is open again.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import replace
from typing import Final
from weakref import WeakValueDictionary

from bot import metrics
from bot.tables.ground import Ground
from bot.tables.ids import TableId, UserId
from bot.tables.records import Controls, TableRecord
from bot.tables.table import Table, last_told, place_of
from bot.telling.mailboxes import why_not_greeted
from bot.telling.message import PrivateMessage
from bot.telling.outbox import Letter, Outbox, fitting
from bot.telling.ports import Farewell, TellingWords
from bot.telling.progress import Progress, ReaderLine, Stage
from bot.telling.senders import Mail, MailboxClosed, MailboxDeclined, NotAllowed, NotThere
from bot.telling.steps import StoredSteps

FAREWELL: Final = 2
"""The place of the first farewell among the messages after the last step: behind the closing and the inquest."""


class Letters:
    """Tells one person their untold steps."""

    def __init__(self, ground: Ground, steps: StoredSteps, words: TellingWords, mail: Mail, outbox: Outbox) -> None:
        self._store = ground.store
        self._cache = ground.cache
        self._people = ground.people
        self._now = ground.now
        self._steps = steps
        self._words = words
        self._mail = mail
        self._outbox = outbox
        self._greetings: WeakValueDictionary[tuple[TableId, UserId], asyncio.Lock] = WeakValueDictionary()

    async def are_behind(self, progress: Progress, line: ReaderLine, record: TableRecord, table: Table | None) -> bool:
        """Return whether there is something to tell a person, or to take away; skip the steps that are not theirs."""
        reader = line.record.reader
        is_pressed = reader in progress.pressed
        progress.pressed.discard(reader)
        if table is None:  # newcomers are greeted at once: the rest are greetings that failed, or died
            seat = record.seat_of(reader)
            is_late = is_pressed or line.is_unsure
            return record.is_greeting and is_late and seat is not None and seat.mail_open is None
        if is_pressed:
            line.is_shut = False
        while line.at[0] <= last_told(table) and not line.is_shut:
            n, k = line.at
            place = place_of(await self._steps.step(progress, table, n), table.record, reader)
            if place is not None and place >= k:
                return True
            line.at = (n + 1, 0)
        if await self._farewell(progress, line, table) is not None:
            return True
        return not line.is_shut and bool(self._old_controls(line, table))

    async def tell(self, progress: Progress, line: ReaderLine) -> None:
        """Tell one person their untold steps."""
        record, table = await self._steps.current(progress.id, is_seen=progress.is_seen)
        user = line.record.reader
        await self._outbox.note_again(progress, line)
        if table is None:
            await self.greet(record.id, user, is_unsure=line.is_unsure)
            return
        while line.at[0] <= last_told(table) and not line.is_shut:
            n, k = line.at
            step = await self._steps.step(progress, table, n)
            seat, place = table.record.seat_of(user), place_of(step, table.record, user)
            if seat is not None and place is not None and place >= k:
                letter = self._words.letter(table, step, seat.seat)
                if letter is not None and not await self._send(progress, line, table.record, letter, (n, place)):
                    return
            line.at = (n + 1, 0)
        if (farewell := await self._farewell(progress, line, table)) is not None:
            # A nonce of its own: Discord compares those of all that the bot says.
            place = FAREWELL + table.seat_of(user)
            await self._send(progress, line, table.record, farewell, (line.at[0], place))
        if not line.is_shut:
            await self._disarm(progress, line, table)
        if line.record.is_closed and not line.is_shut:  # all that fell due while it was closed is told
            await self._outbox.note(progress, line, replace(line.record, told=line.at, is_closed=False))

    def owes_farewell(self, progress: Progress, line: ReaderLine, table: Table) -> bool:
        """Whether a person is to be told the end of a game by letter, because its channel cannot tell it."""
        record = table.record
        if not progress.is_mute or record.is_open or record.is_hidden or line.at > (table.n + 1, 0):
            return False
        seat = record.seat_of(line.record.reader)
        return seat is not None and seat.seat in self._words.closings.hearers(record) and not line.is_shut

    async def _farewell(self, progress: Progress, line: ReaderLine, table: Table) -> PrivateMessage | None:
        """Return the end of a game as one letter more, where it is owed; None while its reader sleeps."""
        user = line.record.reader
        if not self.owes_farewell(progress, line, table):
            return None
        if (await self._people.get(user)).hours.is_quiet(self._now()):
            return None  # a mute table is looked at again within minutes
        why = Farewell.GONE if progress.stage is Stage.HOMELESS else Farewell.SILENT
        return self._words.closings.farewell(table, table.seat_of(user), why)

    async def _send(
        self, progress: Progress, line: ReaderLine, record: TableRecord, letter: PrivateMessage, at: tuple[int, int]
    ) -> bool:
        """Send a letter, and note down that it is told. Return False where the mailbox is closed."""
        user, (n, _) = line.record.reader, at
        try:
            sent = await self._outbox.deliver(progress, line, record, at, Letter(self._mail, user, letter))
        except MailboxDeclined:  # nothing is owed: letters due meanwhile are at the desk
            line.at = (n + 1, 0)
            return True
        except MailboxClosed:
            # First of the seat: a press offers the letters of one whose mailbox is known to be closed.
            await self._note_mail(record, user, is_open=False)
            await self._outbox.note(progress, line, replace(line.record, told=line.at, is_closed=True))
            line.is_shut = True
            return False
        metrics.TOLD.labels("private").inc()
        line.at = (n + 1, 0)
        known = line.record.with_buttons(Controls(n, sent)) if letter.rows else line.record
        await self._outbox.note(progress, line, replace(known, told=line.at, message=sent))
        await self._note_mail(record, user, is_open=True)
        return True

    def _old_controls(self, line: ReaderLine, table: Table) -> tuple[Controls, ...]:
        """Return the messages of a mailbox with outdated buttons. The last one keeps its buttons while they do something."""
        controls, seat = line.record.controls, table.record.seat_of(line.record.reader)
        if not controls or seat is None or seat.gone or self._words.is_over(table, controls[-1].n, seat.seat):
            return controls
        return controls[:-1]

    async def _disarm(self, progress: Progress, line: ReaderLine, table: Table) -> None:
        """Take away old buttons. Where that is not possible, they stay: a press on them is answered with the way on."""
        for old in self._old_controls(line, table):
            with suppress(NotThere, NotAllowed, MailboxClosed):
                await self._mail.disarm(line.record.reader, old.message)
            await self._outbox.note(progress, line, line.record.without(old))

    async def greet(self, table_id: TableId, user: UserId, *, is_unsure: bool) -> str | None:
        """Send the first DM to a seated player. Return the key of the reason, if it was not sent. Raises PortError.

        `is_unsure`: the process before may have sent it.
        """
        async with self._greetings.setdefault((table_id, user), asyncio.Lock()):
            record = await self._store.get(table_id)
            seat = record.seat_of(user) if record is not None else None
            if record is None or not record.has_letters or seat is None or seat.mail_open is not None:
                return None
            told = await self._store.told(table_id)
            letter = Letter(self._mail, user, self._words.greeting(record, seat.locale))
            try:
                if not is_unsure or await letter.find(record.created_at, None) is None:
                    await letter.deliver(fitting(f"{told.epoch:x}.{record.id}.g{user}"))
            except MailboxClosed as closed:
                await self._note_mail(record, user, is_open=False)
                return why_not_greeted(closed)
            await self._note_mail(record, user, is_open=True)
            return None

    async def _note_mail(self, record: TableRecord, user: UserId, *, is_open: bool) -> None:
        seat = record.seat_of(user)
        if seat is not None and seat.mail_open is not is_open:
            await self._store.set_seat(record.id, user, mail_open=is_open)
            self._cache.refresh(record.id, lambda now: now.with_mail(user, is_open=is_open))
