"""The table service: lock, load, judge, commit, and only then tell. Every change of a live table passes here."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any, Protocol
from weakref import WeakValueDictionary

from bot.tables.game_log import GameLog
from bot.tables.ground import Ground
from bot.tables.ids import ChannelId, GuildId, InteractionId, TableId, UserId
from bot.tables.pace import LIVE_TURN, Attendance, Clock, Schedule, resumed, retimed, scheduled, wait
from bot.tables.records import Entry, TableRecord
from bot.tables.remembered import Remembered
from bot.tables.rivals import acts_at
from bot.tables.status import Status
from bot.tables.stores import AlreadyApplied, NoSuchTable
from bot.tables.table import NumberedStep, Table, entry_of
from bot.tables.waits import clock_after, goes_on, is_unnoticed, next_wait
from games.core.contract import Action, Refusal
from games.core.events import Back
from games.core.playthrough import EntryKind, Move
from games.core.seats import Seat

OPEN_CHANNELS = 16_384
"""Channels with their open table remembered."""


class Wake(Protocol):
    """Hears of every table that has changed."""

    def __call__(self, table: TableId, step: int | None = None, /) -> None:
        """Look at the table soon. `step`: this process has just stored it, so no other can have told it."""


class Duplicate(Exception):
    """This very interaction has been applied before: nothing to do, and nothing to say."""


@dataclass(frozen=True, slots=True)
class Receipt:
    """The results of an action: the table after it, and its step."""

    table: Table
    seat: Seat
    step: NumberedStep


class Tables:
    """All changes of a live table. `changed` is called after each commit, successful or not."""

    def __init__(self, ground: Ground) -> None:
        self.store = ground.store
        self.now = ground.now
        self.owns = ground.owns
        self.people = ground.people
        self.limits = ground.limits
        self._cache = ground.cache
        self._listeners: list[Wake] = []
        self._open_in: Remembered[ChannelId, TableId] = Remembered(0 if ground.is_shared else OPEN_CHANNELS)
        self._locks: WeakValueDictionary[TableId, asyncio.Lock] = WeakValueDictionary()

    def on_change(self, wake: Wake) -> None:
        """Let something hear of every table that has changed."""
        self._listeners.append(wake)

    def changed(self, table: TableId, step: int | None = None) -> None:
        """Wake all that looks after tables. `step`: this process has just stored it, so no other can have told it."""
        for wake in self._listeners:
            wake(table, step)

    @asynccontextmanager
    async def locked(self, table: TableId) -> AsyncIterator[None]:
        """Hold a table: no other task in this process changes it meanwhile."""
        lock = self._locks.setdefault(table, asyncio.Lock())
        async with lock:
            yield

    @asynccontextmanager
    async def live(self, table_id: TableId) -> AsyncIterator[Table]:
        """Hold a live table. Raises Refusal."""
        async with self.locked(table_id):
            table = await self.load(table_id)
            if table.record.status is not Status.LIVE:
                raise Refusal("table-over")
            yield table

    async def open_in(self, channel: ChannelId) -> TableId:
        """Return the open table of a channel. Raises Refusal("no-table")."""
        if (known := self._open_in.get(channel)) is not None:
            return known
        changes = self._open_in.changes
        record = await self.store.open_in(channel)
        if record is None:
            raise Refusal("no-table")
        self._open_in.keep(channel, record.id, changes=changes)
        return record.id

    async def load(self, table_id: TableId) -> Table:
        """Return a table that has begun. Raises Refusal."""
        return await self._cache.load(table_id)

    async def load_whole(self, table_id: TableId) -> Table:
        """Return a table with its steps since the deal. Raises Refusal."""
        table = await self.load(table_id)
        if not table.is_whole:  # the program has taken a seat since it was read
            self._cache.forget(table_id)
            table = await self.load(table_id)
        return table

    async def log(self, record: TableRecord) -> GameLog:
        """Return the whole game of a table as far as this record has come. Raises Refusal."""
        return await self._cache.log(record)

    def peek(self, table_id: TableId) -> Table | None:
        """Return a table that is in memory and surely as it is stored."""
        return self._cache.peek(table_id)

    def forget(self, record: TableRecord) -> None:
        """Drop a table from memory, so that the next use reads it again."""
        self._cache.forget(record.id)
        self._open_in.drop(record.channel)

    def forget_all(self, tables: Collection[TableId]) -> None:
        """Drop tables from memory of which nothing is stored any more, or much was changed at once."""
        for each in tables:
            self._cache.forget(each)
        self._open_in.clear()

    def renew(self, table_id: TableId) -> None:
        """Read a table again after a change from outside, and tell its untold steps."""
        self._cache.forget(table_id)
        self.changed(table_id)

    def refresh(self, table_id: TableId, change: Callable[[TableRecord], TableRecord]) -> None:
        """Carry a stored change of the record (a name, a language, the panel) into memory."""
        self._cache.refresh(table_id, change)

    async def act(
        self,
        table_id: TableId,
        user: UserId,
        action: Action,
        *,
        seen: int | None = None,
        interaction: InteractionId | None = None,
    ) -> Receipt:
        """Carry out a player's action. `seen` is the step that the pressed control was made for (None: a command).

        Raises Refusal (nothing changed), Duplicate (this interaction was applied before).
        """
        return await self._play(table_id, user, EntryKind.ACTION, action=action, seen=seen, interaction=interaction)

    async def take_back(
        self,
        table_id: TableId,
        user: UserId,
        n: int,
        *,
        most: Back = Back.FREELY,
        interaction: InteractionId | None = None,
    ) -> Receipt:
        """Take a player's own move `n` back, if it is the last; `most`: the takeback that all have agreed to. Raises Refusal,
        Duplicate.
        """
        return await self._play(table_id, user, EntryKind.TAKEBACK, seen=n, most=most, interaction=interaction)

    async def resign(self, table_id: TableId, user: UserId, interaction: InteractionId | None = None) -> Receipt:
        """Let a player leave for good; a table that has only the program left is closed. Raises Refusal, Duplicate."""
        receipt = await self._play(table_id, user, EntryKind.FORFEIT, interaction=interaction)
        if receipt.table.record.is_deserted and receipt.table.record.status is Status.LIVE:
            await self.desert(table_id)
        return receipt

    async def desert(self, table_id: TableId) -> TableRecord:
        """Close a table at which only the program is left to play. Raises NoSuchTable."""
        return await self.end(table_id, by="ended-by-rivals")

    async def uproot(self, channel: ChannelId) -> None:
        """Close the table of a deleted channel or thread, if there is one."""
        with suppress(Refusal, NoSuchTable):
            await self.end(await self.open_in(channel), by="ended-by-deletion")

    async def close_server(self, guild: GuildId) -> None:
        """Close all tables of a server that has removed the bot."""
        for table in await self.store.all_open_in(guild):
            with suppress(NoSuchTable):  # ended meanwhile
                await self.end(table, by="ended-by-removal")

    async def stand_in(self, table_id: TableId, seat: Seat, n: int) -> None:
        """Play as deputy of a rival, where all its actions after step `n` were refused: it has missed no turn. Raises Refusal."""
        async with self.live(table_id) as table:
            if table.n == n and seat in table.now.turn:
                await self._commit(table, EntryKind.AWAY, seat)

    async def _play(
        self,
        table_id: TableId,
        user: UserId,
        kind: EntryKind,
        *,
        interaction: InteractionId | None,
        action: Action | None = None,
        seen: int | None = None,
        most: Back = Back.FREELY,
    ) -> Receipt:
        async with self.locked(table_id):
            for attempt in (1, 2):
                table = await self.load(table_id)
                seat = table.seat_of(user)
                if table.record.status is not Status.LIVE:
                    raise Refusal("table-over")
                if kind is EntryKind.TAKEBACK:
                    if await self._is_applied(table_id, interaction):
                        raise Duplicate
                    table.check_takeback(seat, seen, self.now(), most)
                elif seen is not None and table.is_stale(seat, seen):
                    raise Refusal("stale")
                try:
                    return await self._commit(table, kind, seat, action, user, interaction)
                except AlreadyApplied:
                    # Another process was faster, or this interaction is here for the second time.
                    if await self._is_applied(table_id, interaction):
                        raise Duplicate from None
                    if attempt == 2:
                        raise
        raise AssertionError

    async def _is_applied(self, table_id: TableId, interaction: InteractionId | None) -> bool:
        if interaction is None:
            return False
        return any(entry.interaction == interaction for entry in await self.store.entries(table_id))

    async def clock(self, table_id: TableId) -> None:
        """Play for every seat that let the deadline pass. Does nothing if the deadline has moved meanwhile."""
        async with self.locked(table_id):
            table = await self.load(table_id)
            record = table.record
            is_due = record.deadline is not None and record.deadline <= self.now()
            if record.status is not Status.LIVE or not is_due:
                return
            clock = record.clock
            if clock.ends_at is not None and clock.ends_at <= self.now():
                await self._end(table_id)
            elif clock.paused_until is not None and record.pace is not None:
                await self.retime(table, resumed(clock, record.pace, await self.attendance(table, clock)))
            elif clock.is_live and record.pace is not None and record.pace > LIVE_TURN:
                # A player is silent: they have their days.
                await self.retime(table, replace(clock, is_live=False, here=()))
            elif clock.covered and table.game.info.lost_after:
                # Covered by an older release, which promised no more time.
                await self.retime(table, replace(clock, covered={}))
            else:
                await self._play_for_the_late(table)

    async def _play_for_the_late(self, table: Table) -> None:
        for seat in sorted(table.now.turn):
            if table.player(seat).is_rival:
                continue  # it acts by itself, if late: after a start, or where this process has much to do
            if table.record.status is Status.LIVE and seat in table.now.turn:
                kind = EntryKind.AWAY if seat in table.record.clock.away else EntryKind.LATE
                await self._commit(table, kind, seat)

    async def attendance(self, table: Table, clock: Clock, *, gone: Seat | None = None) -> Attendance:
        """Return the sitters of a table, without the seat that is leaving (`gone`), and the seats that it waits for."""
        sitters = await self.people.sitters(table.record, clock)
        # The deadline is public, so it must follow from public facts: from `waiting`, never from `turn`.
        waiting = table.now.view.waiting
        return Attendance(waiting, [each for each in sitters if each.seat != gone])

    async def retime(self, table: Table, clock: Clock, *, pace: int | None = None, is_new: bool = False) -> TableRecord:
        """Store another clock of a table that is held, and the deadline that follows from it; tell it.

        `is_new`: with this `pace`, which all have agreed on, the wait begins anew.
        """
        record, now = table.record, self.now()
        attendance = await self.attendance(table, clock)
        pace = pace if is_new else record.pace
        timed = (wait if is_new else retimed)(clock, now, pace, attendance)
        planned = None if is_new else record.schedule.remind_at
        schedule = scheduled(now, pace, timed, attendance, record.schedule.rival_at, planned=planned)
        return await self._reschedule(table, schedule, pace)

    async def note(self, table: Table, clock: Clock) -> TableRecord:
        """Store another clock of a table that is held, unseen: its revision and its next moments stay."""
        record = table.record
        return await self._reschedule(table, replace(record.schedule, clock=clock), record.pace, is_unnoticed=True)

    async def _reschedule(
        self, table: Table, schedule: Schedule, pace: int | None, *, is_unnoticed: bool = False
    ) -> TableRecord:
        record = table.record
        try:
            revision = await self.store.configure(
                record.id, pace=pace, schedule=schedule, seen=record.revision, is_unnoticed=is_unnoticed
            )
        except BaseException:  # it may be stored all the same, or another process was faster
            self.forget(record)
            self.changed(record.id)
            raise
        changed = replace(record, pace=pace, schedule=schedule, revision=revision)
        self.refresh(record.id, lambda _: changed)
        table.record = changed
        self.changed(record.id)
        return changed

    async def plan_reminder(self, table_id: TableId, at: datetime | None) -> None:
        """Set the time of the next reminder. The revision stays: nothing of it is seen."""
        await self.store.plan_reminder(table_id, at)
        self.refresh(table_id, lambda now: replace(now, schedule=replace(now.schedule, remind_at=at)))

    async def end(self, table_id: TableId, by: str | None = None, stopped_by: UserId | None = None) -> TableRecord:
        """Stop a table without an outcome; `by`: the cause, `stopped_by`: the one user that did it alone. Raises NoSuchTable."""
        async with self.locked(table_id):
            return await self._end(table_id, by, stopped_by)

    async def _end(self, table_id: TableId, by: str | None = None, stopped_by: UserId | None = None) -> TableRecord:
        try:
            await self.store.end(table_id, at=self.now(), by=by, stopped_by=stopped_by)
        except BaseException:  # it may be stored all the same, and its channel be free
            self._open_in.clear()
            raise
        finally:
            self._cache.forget(table_id)
            self.changed(table_id)
        record = await self.store.get(table_id)
        if record is None:
            raise AssertionError
        self.forget(record)
        return record

    async def _commit(
        self,
        table: Table,
        kind: EntryKind,
        seat: Seat,
        action: Action | None = None,
        user: UserId | None = None,
        interaction: InteractionId | None = None,
    ) -> Receipt:
        """Judge and store one entry; nothing may come between but the commit itself. The clock's entries have no user."""
        now, gone = self.now(), kind is EntryKind.FORFEIT
        clock = clock_after(table, kind, seat)
        attendance = await self.attendance(table, clock, gone=seat if gone else None)
        move = Move(kind, seat, action)
        step = table.judge(move)
        is_over = step.outcome is not None
        status = Status.OVER if is_over else Status.LIVE
        is_silent = is_unnoticed(table, kind, step)
        schedule = Schedule(clock=clock)
        if is_silent:
            schedule = replace(table.record.schedule, clock=replace(table.record.clock, was_due=None))
        elif not is_over:
            following = Attendance(step.view.waiting, attendance.sitters)
            is_takeback = kind is EntryKind.TAKEBACK
            is_back = is_takeback and table.back(seat) is Back.FREELY  # else all have agreed on it
            timed = next_wait(table, now, clock, following, before=None if is_back else attendance.waiting)
            acting = acts_at(table.record, step.turn, table.n + 1, now, by=seat, waiting=following.waiting)
            # The look at the others' reminders knows since when they are asked.
            is_same = goes_on(attendance.waiting, following.waiting, is_takeback=is_takeback)
            planned = now if is_same else None
            schedule = scheduled(now, table.record.pace, timed, following, acting, planned=planned)
        what: dict[str, Any] = entry_of(action) if action is not None else {}
        entry = Entry(
            table=table.record.id,
            n=table.n + 1,
            kind=kind,
            seat=seat,
            at=now,
            user=user,
            interaction=interaction,
            **what,
        )
        try:
            revision = await self.store.append(
                entry, status=status, schedule=schedule, gone=gone, is_unnoticed=is_silent
            )
        except BaseException:
            # It may or may not have been stored: the next use reads again, and stored steps are told.
            self.forget(table.record)
            self.changed(table.record.id)
            raise
        record = replace(table.record, entries=entry.n, status=status, schedule=schedule, revision=revision)
        if is_over:
            record = replace(record, ended_at=now, schedule=replace(schedule, remind_at=now))
            self._open_in.drop(record.channel)
        if gone:
            seats = tuple(replace(each, gone=True) if each.seat == seat else each for each in record.seats)
            record = replace(record, seats=seats)
        table.advance(record, move, step)
        # Other tables may have pushed it out meanwhile, and an older reading of it may be under way.
        self._cache.keep(table)
        if not is_silent:
            self.changed(record.id, entry.n)
        return Receipt(table, seat, step)
