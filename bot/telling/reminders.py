"""Reminders: one message to each awaited player, replaced and never repeated, and taken away when it is no longer true.

Its facts are looked up in the moment before it is said. Nothing is said before all that is stored has been told.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Container, Coroutine, Iterable, Mapping
from dataclasses import replace
from datetime import datetime
from typing import Any, Final, Protocol

import structlog

from bot.loop import Loop
from bot.tables.ids import GuildId, TableId, UserId
from bot.tables.pace import Attendance, due_for_reminder, reminder_at
from bot.tables.records import ReminderRecord, TableRecord
from bot.tables.service import Tables
from bot.tables.status import Status
from bot.tables.stores import StoreTrouble
from bot.tables.table import Table, is_playable
from bot.tables.waits import asked_since, is_asked_since
from bot.telling.message import PrivateMessage, PublicMessage
from bot.telling.outbox import Letter, Post, call_once, fitting
from bot.telling.senders import Announcer, Mail, PortError, TryLater
from games.core.contract import Refusal
from games.core.seats import Seat

log = structlog.get_logger(__name__)

INTERVAL: Final = 30.0
"""Seconds between two looks at all tables."""


class ReminderWords(Protocol):
    """The words of reminders, from the presenter."""

    def reminder(self, record: TableRecord, seat: Seat) -> PrivateMessage:
        """Return the reminder of a player in their mailbox."""

    def reminding_post(self, record: TableRecord, seat: Seat) -> PublicMessage:
        """Return the reminder of a player in the channel."""


class Reminders:
    """Reminds the awaited players, each in the way they want, or where that cannot be, in the other."""

    def __init__(
        self,
        tables: Tables,
        words: ReminderWords,
        announcer: Announcer,
        mail: Mail,
        are_wanted: Callable[[GuildId | None], Awaitable[bool]] | None = None,
        is_kept_out: Callable[[UserId], bool] = lambda _: False,
    ) -> None:
        """`are_wanted`: whether a server allows reminders at its tables. `is_kept_out`: people that are not reminded."""
        self._are_wanted = are_wanted
        self._is_kept_out = is_kept_out
        self._tables = tables
        self._store = tables.store
        self._words = words
        self._announcer = announcer
        self._mail = mail
        self._now = tables.now
        self._owns = tables.owns
        self.loop = Loop("reminders", self.tick, interval=INTERVAL, changed=self.review)

    def wake(self, table: TableId, _step: int | None = None) -> None:
        """Look soon: a table has gone on, so that a reminder may no longer be true."""
        self.loop.wake(table)

    async def tick(self) -> None:
        """Take away all reminders that are no longer true, then send those that are due."""
        await self._take_away_the_untrue(await self._store.reminders())
        for waiting in await self._store.to_remind(self._now()):
            if self._owns(waiting.guild) and is_playable(waiting.game, waiting.version):
                await self._guarded(waiting.table, self._remind(waiting.table))

    async def review(self, tables: Container[TableId]) -> None:
        """Take away the reminders of these tables that are no longer true."""
        await self._take_away_the_untrue([each for each in await self._store.reminders() if each.table in tables])

    async def _take_away_the_untrue(self, sent: Iterable[ReminderRecord]) -> None:
        for each in sent:
            if self._owns(each.guild):
                await self._guarded(each.table, self._review(each))

    async def _guarded(self, table: TableId, work: Coroutine[Any, Any, None]) -> None:
        """Act at one table, which holds up no other where it fails."""
        try:
            await work
        except (TryLater, StoreTrouble, Refusal) as error:  # the next look tries again
            log.info("a reminder waits", table=table, error=type(error).__name__)
        except Exception:
            log.exception("a reminder failed", table=table)

    async def _review(self, sent: ReminderRecord) -> None:
        """Take a reminder away that is no longer true."""
        try:
            table = await self._tables.load(sent.table)
            if sent.n > table.n:  # it calls the end of a game: see `bot.telling.endings`
                return
            is_true = self._is_true(table, sent) and await self._is_wanted(sent.guild)
        except Refusal:
            record = await self._store.get(sent.table)
            if record is not None and sent.n > (
                record.entries or 0
            ):  # so does this, where the rules are no longer here
                return
            is_true = False
        if not is_true:
            await self._take_away(sent)
            await self._store.drop_reminder(sent.table, sent.user)

    async def _is_wanted(self, guild: GuildId | None) -> bool:
        return self._are_wanted is None or await self._are_wanted(guild)

    @staticmethod
    def _is_true(table: Table, sent: ReminderRecord) -> bool:
        record, seat = table.record, table.record.seat_of(sent.user)
        if (
            record.status is not Status.LIVE
            or seat is None
            or seat.gone
            or not is_asked_since(table, seat.seat, sent.n)
        ):
            return False
        clock = record.clock
        is_quiet = clock.paused_until is not None or clock.is_live
        return not is_quiet and not {seat.seat} & {*clock.covered, *clock.away, *clock.muted}

    async def _remind(self, table_id: TableId) -> None:
        """Remind every player of a table with a reminder due, and note when to look again."""
        record = (await self._tables.load(table_id)).record
        if not await self._is_wanted(record.guild):
            await self._tables.plan_reminder(table_id, None)  # the next turn asks again
            return
        is_late = record.deadline is not None and record.deadline <= self._now()
        if is_late or (await self._store.told(table_id)).settled < record.revision:
            return  # their turn is about to be played, or its events may not be told yet
        sent = {each.user: each for each in await self._store.reminders() if each.table == table_id}
        table = await self._tables.load(table_id)
        clock = table.record.clock
        attendance = await self._tables.attendance(table, clock)
        entries = await self._store.entries(table_id)
        begun = table.record.started_at or table.record.created_at
        reminded = {
            each.seat: before.at
            for each in attendance.asked
            if (before := sent.get(table.player(each.seat).user)) is not None
            and is_asked_since(table, each.seat, before.n)
            and before.message is not None
        }
        asked = {each.seat: asked_since(table, each.seat) for each in attendance.asked}
        since = {seat: reminded.get(seat, entries[n - 1].at if n else begun) for seat, n in asked.items()}
        waits: TryLater | None = None
        for seat in due_for_reminder(self._now(), table.record.pace, clock, attendance, since):
            user = table.player(seat).user
            try:
                if not self._is_kept_out(user):
                    await self._say(table_id, table.n, seat, sent.get(user))
            except TryLater as error:  # a slow mailbox holds up no other player
                waits = error
            since[seat] = self._now()
        if waits is not None:
            raise waits
        await self._plan(table_id, table.n, attendance, since)

    async def _say(self, table_id: TableId, n: int, seat: Seat, before: ReminderRecord | None) -> None:
        """Replace a reminder, noted down before it is said; one of which no word has come back is looked for, and else said again."""
        table = await self._tables.load(table_id)
        is_same = before is not None and is_asked_since(table, seat, before.n)
        unheard = before if before is not None and is_same and before.message is None else None
        if before is not None and unheard is None:
            await self._take_away(before)
        player = table.player(seat)
        person = await self._tables.people.get(player.user)
        again = before.again + 1 if before is not None and is_same else 0
        made = unheard or ReminderRecord(
            table=table_id, guild=table.record.guild, user=player.user, n=n, again=again, at=self._now()
        )
        if unheard is None:
            await self._store.keep_reminder(made)
        tried_at = None if unheard is None else unheard.at
        epoch = (await self._store.told(table_id)).epoch
        # Of the person, too: the seat may have had another a moment ago.
        nonce = fitting(f"{epoch:x}.{table_id}.r{seat}.{made.n}.{made.again}.{player.user % 10**4}")
        table = await self._tables.load(table_id)
        record = table.record
        if not self._is_true(table, made):  # a player has moved meanwhile
            return
        letter = Letter(self._mail, player.user, self._words.reminder(record, seat))
        post = Post(self._announcer, record.channel, self._words.reminding_post(record, seat))
        sent = await call_once(letter, post, person.remind_by, nonce, tried_at)
        if sent is not None:
            await self._store.keep_reminder(replace(made, at=self._now(), message=sent[0], channel=sent[1]))

    async def _take_away(self, sent: ReminderRecord) -> None:
        if sent.message is None:
            return
        try:
            if sent.channel is None:
                await self._mail.unsay(sent.user, sent.message)
            else:
                await self._announcer.remove(sent.channel, sent.message)
        except TryLater:
            raise
        except PortError:  # it is gone, or stays
            log.info("a reminder stays", table=sent.table)

    async def _plan(self, table_id: TableId, n: int, attendance: Attendance, since: Mapping[Seat, datetime]) -> None:
        """Note when to remind again, unless the table has gone on, which has planned for itself."""
        async with self._tables.locked(table_id):
            table = await self._tables.load(table_id)
            if table.n == n and table.record.status is Status.LIVE:
                at = reminder_at(self._now(), table.record.pace, table.record.clock, attendance, since)
                await self._tables.plan_reminder(table_id, at)
