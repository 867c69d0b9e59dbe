"""Delivery: walks stored tables and tells their steps, in order, once. The only module that sends the text of a game.

A table has one line for its channel and one for each mailbox, each with a cursor of its own. A cursor moves only after
Discord has taken the message. Every message carries a nonce, so a message sent again within minutes is not shown twice;
after a longer silence the last messages there are compared first.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from typing import Final
from weakref import WeakValueDictionary

import structlog

from bot import metrics
from bot.messages.message import PrivateMessage, PublicMessage
from bot.tables.ground import Ground
from bot.tables.late import Late
from bot.tables.mailboxes import why_not_greeted
from bot.tables.once import CLOCKS_DIFFER, Once
from bot.tables.panels import LOBBY, PANEL_DRIFT, UNKNOWN, Panels
from bot.tables.progress import NEVER, Line, Progress
from bot.tables.promises import Promise, Promises
from bot.tables.records import Controls, GuildId, MessageId, PanelRecord, TableId, TableRecord, UserId
from bot.tables.senders import (
    Announcer,
    Archived,
    Mail,
    MailboxClosed,
    MailboxDeclined,
    NotAllowed,
    NotThere,
    PortError,
    TryLater,
)
from bot.tables.speaking import Inquire, Words
from bot.tables.table import Table, end_of, last_told, place_of
from bot.tables.troubles import LASTING, PARKING, SILENT, Troubles
from bot.tables.worker import Worker

log = structlog.get_logger(__name__)

TALL: Final = 2
"""A post with a clip takes as much of a phone as so many without."""

INQUIRED: Final = 1
"""The place of the inquest among the messages after the last step: behind the closing."""


class Delivery(Once):
    """Tells the untold steps of every line of every table."""

    def __init__(
        self,
        ground: Ground,
        words: Words,
        announcer: Announcer,
        mail: Mail,
        calm: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        super().__init__(ground, calm)
        self._words = words
        self._announcer = announcer
        self._letters = mail
        self._inquest: Inquire | None = None
        self._inquiring: set[TableId] = set()
        self._panels = Panels(ground.store, ground.cache, announcer, now=ground.now)
        self._late = Late(ground.store, announcer, words)
        self._promises = Promises(self._current)
        self._troubles = Troubles(ground.store, ground.cache, words, mail, self.wake)
        self._greetings: WeakValueDictionary[tuple[TableId, UserId], asyncio.Lock] = WeakValueDictionary()

    def inquire_by(self, inquest: Inquire) -> None:
        """Set the inquest of games that are over. It takes its time, and is told last."""
        self._inquest = inquest

    # Private answers

    def promise(self, table: TableId, user: UserId, promise: Promise | None) -> None:
        """Go on with a player's private answer when they learn more; None: it stays as it is."""
        self._promises.make(table, user, promise)
        self._keep_promises_soon(table)

    def wake(self, table: TableId, step: int | None = None) -> None:
        """Tell the untold steps of this table, soon; `step`: this process has just stored it."""
        super().wake(table, step)
        self._keep_promises_soon(table)

    def _keep_promises_soon(self, table: TableId) -> None:
        if self._is_open and table in self._promises:
            self._progress(table).keeper.ask()

    # The channel

    async def _tell_channel(self, progress: Progress) -> None:
        record, table = await self._current(progress.id)
        if not progress.channel.is_noted:
            await self._note(progress, progress.channel, progress.channel.record)
        try:
            await self._panels.find(progress, record)
            for old in tuple(progress.old_panels):
                await self._panels.remove(record, old)
                progress.old_panels.discard(old)
            if table is None:
                if progress.painted < record.revision:
                    await self._panels.show(
                        progress, record, self._words.lobby(record), LOBBY, revision=record.revision
                    )
            else:
                await self._tell_steps(progress, table)
        except (NotThere, NotAllowed) as error:
            await self._park(progress, error)
            return
        record, _ = await self._current(progress.id)
        if record.trouble in PARKING or (record.trouble == SILENT and self._announcer.may_attach(record.channel)):
            await self._troubles.note(progress.id, None)

    async def _tell_steps(self, progress: Progress, table: Table) -> None:
        line = progress.channel
        if line.is_unsure and not progress.is_recalled:
            await self._late.recall(progress, table)
            progress.is_recalled = True
        while line.at[0] <= last_told(table):
            n, k = line.at
            step = await self._step(progress, table, n)
            if k == 0 and (message := self._words.post(table, step.since(line.record.untold))) is not None:
                await self._announce(progress, table.record, message, n)
            # Changes of the panel alone are seen there before anything else is told.
            if progress.shown < n and step.fades:
                await self._panels.show(progress, table.record, self._words.panel(table, step), n, revision=None)
            line.at = (n + 1, 0)
        is_shown = not table.record.is_open and not table.record.is_hidden
        if is_shown and line.at <= (table.n + 1, 0):
            closing = self._words.closing(table, line.record.untold)
            await self._announce(progress, table.record, closing, table.n + 1)
            await self._announcer.let_sleep(table.record.channel)
        if progress.painted < (revision := table.record.revision):
            shows = table.n + (0 if table.record.is_open else 1)
            await self._panels.show(progress, table.record, self._words.panel(table), shows, revision=revision)
        if is_shown and line.at < end_of(table):
            progress.rest.set()  # the sweep goes on: others have more urgent things to tell
            if (message := await self._looked_into(table)) is not None:
                await self._announce(progress, table.record, message, table.n + 1, INQUIRED)
            line.at = end_of(table)
            if message is not None:
                await self._lift_panel(table.record, line.record.message)

    async def _looked_into(self, table: Table) -> PublicMessage | None:
        """Return the inquest of a game that is over, where it holds one. That takes a while, and no line waits for it."""
        if self._inquest is None:
            return None
        self._inquiring.add(table.record.id)
        try:
            return await self._inquest(table)
        finally:
            self._inquiring.discard(table.record.id)

    async def _lift_panel(self, record: TableRecord, post: MessageId | None) -> None:
        """Let the panel of the next game in a channel follow, where a post about the one before has come below it."""
        following = await self._store.open_in(record.channel)
        if following is None or following.panel is None or post is None or following.panel.message > post:
            return
        progress = self._progress(following.id)
        progress.drift, progress.painted = PANEL_DRIFT, NEVER
        self.wake(following.id)

    @property
    def inquiring(self) -> Collection[TableId]:
        """The tables of which all is told but their inquest, which is being held."""
        return self._inquiring

    async def _announce(
        self, progress: Progress, record: TableRecord, message: PublicMessage, n: int, place: int = 0
    ) -> None:
        """Post the line of a step, and note down that it is told."""
        line = progress.channel
        if message.fades and line.record.fading is not None:
            await self._take_away(record, line.record.fading)

        is_whole = False  # it is not known how much was posted before

        async def send(nonce: str) -> MessageId:
            nonlocal is_whole
            posted = await self._announcer.announce(record.channel, message, nonce)
            is_whole = posted.is_whole
            return posted.message

        def find(since: datetime) -> Awaitable[MessageId | None]:
            return self._announcer.announced(record.channel, message, since, line.record.message)

        sent = await self._once(progress, line, record, n, place, send, find)
        metrics.TOLD.labels("public").inc()
        if not is_whole:
            self._late.miss(progress, record.channel, sent, message)
        fading = sent if message.fades else line.record.fading
        line.at = (n, place + 1)
        await self._note(progress, line, replace(line.record, told=line.at, message=sent, fading=fading))
        progress.drift += 1 if message.sound is None else TALL
        if message.sound is not None and not self._announcer.may_attach(record.channel):
            await self._troubles.advise(progress.id, SILENT, "attach_files")

    async def _take_away(self, record: TableRecord, fading: MessageId) -> None:
        """Delete the fading post before: another one falls. Where it cannot be, the table is told and goes on."""
        try:
            await self._announcer.remove(record.channel, fading)
        except (Archived, NotAllowed):
            lasts = True
        except NotThere:
            return  # gone already
        else:
            lasts = False
        if lasts and record.trouble is None:
            await self._troubles.note(record.id, LASTING)
        elif not lasts and record.trouble == LASTING:
            await self._troubles.note(record.id, None)

    def _new_progress(self, table: TableId) -> Progress:
        def rested() -> None:
            progress.looker.ask(hurry=False)

        progress = super()._new_progress(table)
        progress.bringer = Worker(f"late-{table}", lambda: self._late.bring(progress), rested=rested, calm=self._calm)
        progress.keeper = Worker(f"promises-{table}", lambda: self._promises.keep(table), rested=rested)
        return progress

    async def _settle(self, progress: Progress, record: TableRecord) -> None:
        if progress.missing:  # until it is there, a process that starts is to look for it
            progress.rest.set()
            progress.bringer.ask(hurry=False)
            return
        if record.is_void and record.settled < record.revision:  # its panel says so by now: its thread goes
            await self._announcer.let_sleep(record.channel, at_once=True)
        await super()._settle(progress, record)

    # Mailboxes

    async def _tell_mailbox(self, progress: Progress, line: Line) -> None:
        record, table = await self._current(progress.id)
        user = line.record.reader
        if not line.is_noted:
            await self._note(progress, line, line.record)
        if table is None:
            await self._greet(record.id, user, is_unsure=line.is_unsure)
            return
        while line.at[0] <= last_told(table) and not line.is_shut:
            n, k = line.at
            step = await self._step(progress, table, n)
            seat, place = table.record.seat_of(user), place_of(step, table.record, user)
            if seat is not None and place is not None and place >= k:
                letter = self._words.letter(table, step, seat.seat)
                if letter is not None and not await self._whisper(progress, line, table.record, letter, n, place):
                    return
            line.at = (n + 1, 0)
        if not line.is_shut:
            await self._disarm(progress, line, table)
        if line.record.is_closed and not line.is_shut:  # all that fell due while it was closed is told
            await self._note(progress, line, replace(line.record, told=line.at, is_closed=False))

    async def _whisper(
        self, progress: Progress, line: Line, record: TableRecord, letter: PrivateMessage, n: int, place: int
    ) -> bool:
        """Send a letter, and note down that it is told. Return False where the mailbox is closed.

        A closed mailbox never stops a table: the desk gives the same secrets. Owed letters are told when it is open again.
        """
        user = line.record.reader

        def send(nonce: str) -> Awaitable[MessageId]:
            return self._letters.whisper(user, letter, nonce)

        def find(since: datetime) -> Awaitable[MessageId | None]:
            return self._letters.whispered(user, letter, since, line.record.message)

        try:
            sent = await self._once(progress, line, record, n, place, send, find)
        except MailboxDeclined:  # nothing is owed: letters due meanwhile are at the desk
            line.at = (n + 1, 0)
            return True
        except MailboxClosed:
            await self._note(progress, line, replace(line.record, told=line.at, is_closed=True))
            await self._mail(progress.id, record, user, is_open=False)
            line.is_shut = True
            return False
        metrics.TOLD.labels("private").inc()
        line.at = (n + 1, 0)
        known = line.record.with_buttons(Controls(n, sent)) if letter.rows else line.record
        await self._note(progress, line, replace(known, told=line.at, message=sent))
        await self._mail(progress.id, record, user, is_open=True)
        return True

    def _old_controls(self, line: Line, table: Table) -> tuple[Controls, ...]:
        """Return the messages of a mailbox with outdated buttons. The last one keeps its buttons while they do something."""
        controls, seat = line.record.controls, table.record.seat_of(line.record.reader)
        if not controls or seat is None or seat.gone or self._words.is_over(table, controls[-1].n, seat.seat):
            return controls
        return controls[:-1]

    async def _disarm(self, progress: Progress, line: Line, table: Table) -> None:
        """Take away old buttons. Where that is not possible, they stay: a press on them is answered with the way on."""
        for old in self._old_controls(line, table):
            with suppress(NotThere, NotAllowed, MailboxClosed):
                await self._letters.disarm(line.record.reader, old.message)
            await self._note(progress, line, line.record.without(old))

    def press(self, record: TableRecord, user: UserId) -> None:
        """Note that a player is there: try again the waiting messages, and whether their mailbox is open now."""
        seat = record.seat_of(user)
        if seat is not None and seat.mail_open is False:
            self._letters.retry(user)
        super().press(record, user)

    async def joined(self, guild: GuildId) -> None:
        """Note that the bot is in a server again: tell the waiting messages there, and offer the owed ones of closed mailboxes."""
        for _, user in await self._store.closed_in(guild):
            self._letters.retry(user)
        await super().joined(guild)

    async def greet(self, table_id: TableId, user: UserId, *, is_there: bool = False) -> str | None:
        """Send the first DM to a seated player; `is_there`: they have pressed. Return the key of the reason, if it was not sent."""
        if is_there:
            self._letters.retry(user)
        try:
            why_not = await self._greet(table_id, user, is_unsure=False)
        except PortError as error:
            log.info("no greeting for now", table=table_id)
            after = error.after if isinstance(error, TryLater) else 0.0
            asyncio.get_running_loop().call_later(after, self._greet_again, table_id, user)
            return None
        self.wake(table_id)  # perhaps no player is left to be greeted
        return why_not

    def _greet_again(self, table_id: TableId, user: UserId) -> None:
        self._progress(table_id).pressed.add(user)
        self.wake(table_id)

    async def _greet(self, table_id: TableId, user: UserId, *, is_unsure: bool) -> str | None:
        async with self._greetings.setdefault((table_id, user), asyncio.Lock()):
            record = await self._store.get(table_id)
            seat = record.seat_of(user) if record is not None else None
            if record is None or seat is None or seat.mail_open is not None:
                return None
            greeting = self._words.greeting(record, seat.locale)
            try:
                since = record.created_at - CLOCKS_DIFFER
                if not is_unsure or await self._letters.whispered(user, greeting, since, None) is None:
                    await self._letters.whisper(user, greeting, f"{record.epoch:x}.{record.id}.g{user % 10**6}")
            except MailboxClosed as closed:
                await self._mail(record.id, record, user, is_open=False)
                return why_not_greeted(closed)
            await self._mail(record.id, record, user, is_open=True)
            return None

    async def _mail(self, table_id: TableId, record: TableRecord, user: UserId, *, is_open: bool) -> None:
        seat = record.seat_of(user)
        if seat is not None and seat.mail_open is not is_open:
            await self._store.set_seat(table_id, user, mail_open=is_open)
            self._cache.refresh(table_id, lambda now: now.with_mail(user, is_open=is_open))

    # The panel

    async def adopt(self, record: TableRecord, panel: MessageId | None = None, *, is_whole: bool = True) -> None:
        """An answer to a command or a press has shown the lobby as this record has it; `panel`: in a new message.

        Without its picture (`is_whole`), which was late, it is drawn once more.
        """
        progress = self._progress(record.id)
        if panel is not None:
            await self._panels.keep(
                progress, PanelRecord(message=panel, posted_at=self._now(), shows=LOBBY if is_whole else UNKNOWN)
            )
            progress.commits = record.revision  # only now: a panel that is not stored is looked for
        now = await self._store.get(record.id)
        if now is None or now.revision != record.revision or not is_whole:
            progress.painted = NEVER  # of two presses at once, the older may be shown last
        elif progress.painted != NEVER:
            progress.painted = max(progress.painted, record.revision)
        self.wake(record.id)

    # Trouble

    async def _park(self, progress: Progress, error: NotThere | NotAllowed) -> None:
        """Keep the table, stop speaking in its channel, and advise the host once."""
        key = "no-channel" if isinstance(error, NotThere) else "no-permission"
        permission = error.permission if isinstance(error, NotAllowed) else None
        log.warning("parked", table=progress.id, trouble=key, permission=permission)
        metrics.PARKED.labels(key).inc()
        await self._troubles.advise(progress.id, key, permission)
        progress.is_parked = True
