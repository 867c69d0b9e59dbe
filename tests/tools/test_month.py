"""Each promise of the month, broken on purpose by one mutation of the bot: the month notices."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any, Final, TypeAlias, cast

import pytest

from bot.messages.presenter import Presenter
from bot.store.kernel import KernelStore
from bot.tables import pace
from bot.tables.deadlines import Deadlines
from bot.tables.ids import TableId, UserId
from bot.tables.pace import Attendance, Clock, Sitter
from bot.tables.people import People
from bot.tables.people_records import NOTHING
from bot.tables.records import ReminderRecord, TableRecord, TableRef, ToldRecord
from bot.tables.service import Tables
from bot.tables.status import Status
from bot.tables.stores import KernelPort
from bot.telling.outbox import Outbox
from bot.telling.panels import Panels
from bot.telling.progress import PanelState
from bot.telling.reminders import Reminders
from games.core.seats import Seat
from tests.builders import amount
from tests.tools.month import a_month
from tests.tools.month.ledger import Promise
from tests.tools.month.month import START, Size
from tests.tools.month.process import Process

Patch: TypeAlias = pytest.MonkeyPatch
Mutation: TypeAlias = Callable[[Patch], None]

SMALL: Final = Size(tables=8, seed=4, patient=12, budget=3, meddling=0.8)
SHORT_LIVES: Final = {
    Promise.BOUND, Promise.DEADLINE, Promise.OPEN, Promise.GONE, Promise.ONCE, Promise.END, Promise.END_SOON, Promise.BUDGET,
}  # fmt: skip
"""What is broken at the last moment of a table, or seen when all are over: it therefore comes after a few turns."""

OF_PAUSES: Final = {Promise.PAUSE, Promise.BOUND_STAYS, Promise.CALM}
"""What is broken by pauses, which therefore are all that people propose."""


def shorten_lives(patch: Patch) -> None:
    """Let the last moment of a table come after four turns."""
    patch.setattr(pace, "last_moment", lambda start, pace: start + timedelta(seconds=4 * pace))


async def nothing(*_: Any, **__: Any) -> None:
    """Do nothing."""


# Time


def end_late(patch: Patch) -> None:
    real = Tables.clock

    async def clock(self: Tables, table_id: TableId) -> None:
        end = (await self.load(table_id)).record.clock.ends_at
        if end is None or not end <= self.now() < end + timedelta(hours=1):
            await real(self, table_id)

    patch.setattr(Tables, "clock", clock)


def give_a_pause_time_beyond_the_end(patch: Patch) -> None:
    real = pace.paused

    def paused(clock: Clock, now: datetime, length: timedelta) -> Clock:
        return replace(real(clock, now, length), ends_at=(clock.ends_at or now) + length)

    patch.setattr("bot.votes.motions.time.paused", paused)


def play_for_nobody(patch: Patch) -> None:
    async def tick(self: Deadlines) -> float:
        return 1.0

    patch.setattr(Deadlines, "tick", tick)


def forget_the_last_moment(patch: Patch) -> None:
    patch.setattr(pace, "capped", lambda _, due: due)


def halve_the_pace(patch: Patch) -> None:
    real = pace.wait
    patch.setattr("bot.tables.waits.wait", lambda clock, now, pace, room: real(clock, now, pace // 2, room))


def forget_quiet_hours(patch: Patch) -> None:
    patch.setattr(Attendance, "awake", lambda _, at, __: at)


def refill_the_clock_in_a_pause(patch: Patch) -> None:
    real = pace.resumed
    patch.setattr(
        "bot.tables.service.resumed", lambda clock, pace, room: real(replace(clock, left=float(pace)), pace, room)
    )


def cover_nobody(patch: Patch) -> None:
    patch.setattr(pace, "MISSED", 10**6)


def begin_no_absence(patch: Patch) -> None:
    async def turning(self: KernelStore, now: datetime) -> list[UserId]:
        return []

    patch.setattr(KernelStore, "turning", turning)


# Reminders


def hold_all_reminders_for_true(patch: Patch) -> None:
    patch.setattr(Reminders, "_is_true", staticmethod(lambda _, __: True))


def remind_when_it_is_over(patch: Patch) -> None:
    hold_all_reminders_for_true(patch)
    real = KernelStore.to_remind

    async def to_remind(self: KernelStore, now: datetime) -> list[TableRef]:
        records = [await self.get(TableId(n + 1)) for n in range(SMALL.tables)]
        over = [each for each in records if each is not None and each.status is Status.ENDED]
        return await real(self, now) + [
            TableRef(table=each.id, guild=each.guild, game=each.game, version=each.version, revision=each.revision)
            for each in over
        ]

    patch.setattr(KernelStore, "to_remind", to_remind)


def say_otherwise(patch: Patch, change: Callable[[int, Seat, int], tuple[int, Seat]]) -> None:
    """Let reminders be said of another step or seat."""
    hold_all_reminders_for_true(patch)
    real = Reminders._say

    async def say(self: Reminders, table_id: TableId, n: int, seat: Seat, before: ReminderRecord | None) -> None:
        table = await self._tables.load(table_id)
        await real(self, table_id, *change(n, seat, len(table.record.seats)), before)

    patch.setattr(Reminders, "_say", say)


def remind_before_telling(patch: Patch) -> None:
    remind_at_once(patch)
    real_tick, real_wake, real_remind = Process.tick, Process._wake, Reminders._remind
    changed: dict[TableId, int | None] = {}

    def wake(self: Process, table: TableId, step: int | None = None) -> None:
        changed[table] = step
        self.touched.add(table)

    async def tick(self: Process) -> None:
        await self.reminders.tick()
        for table, step in changed.items():
            real_wake(self, table, step)
        changed.clear()
        await real_tick(self)

    async def remind(self: Reminders, table_id: TableId) -> None:
        store = self._store
        self._store = cast("KernelPort", Rash(store))
        await real_remind(self, table_id)
        self._store = store

    patch.setattr(Process, "tick", tick)
    patch.setattr(Process, "_wake", wake)
    patch.setattr(Reminders, "_remind", remind)


class Rash:
    """A store that holds everything for told."""

    def __init__(self, store: KernelPort) -> None:
        self._store = store

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def told(self, table: TableId) -> ToldRecord:
        return replace(await self._store.told(table), settled=10**9)


def remind_whoever_is_absent(patch: Patch) -> None:
    hold_all_reminders_for_true(patch)
    patch.setattr(Attendance, "here", property(lambda self: self.asked))


def remind_those_who_want_none(patch: Patch) -> None:
    patch.setattr(pace, "_to_remind", lambda _, clock, room: () if clock.paused_until or clock.is_live else room.here)


def remind_in_a_pause(patch: Patch) -> None:
    hold_all_reminders_for_true(patch)
    patch.setattr(
        pace, "_to_remind", lambda _, clock, room: [x for x in room.here if x.is_reminded and x.seat not in clock.muted]
    )


def remind_at_night(patch: Patch) -> None:
    def reminded_at(sitter: Sitter, since: datetime, now: datetime, pace: int | None) -> datetime:
        return max(now, since + timedelta(hours=sitter.remind_every or (pace or 0) / 7200))

    patch.setattr(pace, "_reminded_at", reminded_at)


def remind_at_once(patch: Patch) -> None:
    patch.setattr(pace, "_reminded_at", lambda sitter, _, now, __: sitter.hours.awake(now))


def leave_reminders(patch: Patch) -> None:
    patch.setattr(Reminders, "_take_away", nothing)


def keep_reminders(patch: Patch) -> None:
    patch.setattr(Reminders, "_take_away_the_untrue", nothing)


# Telling


def tell_again_after_a_death(patch: Patch) -> None:
    patch.setattr(Outbox, "_may_be_there", lambda *_: False)


def write_no_letters(patch: Patch) -> None:
    patch.setattr(Presenter, "letter", lambda *_: None)


def call_nobody_at_the_end(patch: Patch) -> None:
    patch.setattr("bot.messages.closings._is_to_hear", lambda *_: False)


def tell_ends_after_the_next_start(patch: Patch) -> None:
    real_end, real_wake = Tables._end, Process._wake
    is_ending = False

    async def end(self: Tables, table_id: TableId, *how: Any) -> TableRecord:
        nonlocal is_ending
        is_ending = True
        record = await real_end(self, table_id, *how)
        is_ending = False
        return record

    def wake(self: Process, table: TableId, step: int | None = None) -> None:
        if is_ending:
            self.touched.add(table)
        else:
            real_wake(self, table, step)

    patch.setattr(Tables, "_end", end)
    patch.setattr(Process, "_wake", wake)


def call_the_sleeping_at_the_end(patch: Patch) -> None:
    async def called(record: TableRecord, hearers: Collection[Seat], people: People) -> frozenset[Seat]:
        persons = {seat: await people.get(record.seats[seat].user) for seat in hearers}
        return frozenset(seat for seat, each in persons.items() if each.remind_by != NOTHING)

    patch.setattr("bot.telling.teller.called_at_once", called)


def call_the_unwilling_at_the_end(patch: Patch) -> None:
    async def called(record: TableRecord, hearers: Collection[Seat], people: People) -> frozenset[Seat]:
        persons = {seat: await people.get(record.seats[seat].user) for seat in hearers}
        return frozenset(seat for seat, each in persons.items() if not each.hours.is_quiet(record.ended_at or START))

    patch.setattr("bot.telling.teller.called_at_once", called)


def wake_nobody(patch: Patch) -> None:
    patch.setattr(Process, "_wake", lambda self, table, _=None: self.touched.add(table))


def leave_old_panels(patch: Patch) -> None:
    async def remove_old(self: Panels, state: PanelState, record: TableRecord) -> None:
        state.old.clear()

    patch.setattr(Panels, "_remove_old", remove_old)


def open_all_mailboxes(patch: Patch) -> None:
    async def open_mailbox(self: KernelStore, user: UserId, **_: Any) -> bool:
        return True

    patch.setattr(KernelStore, "open_mailbox", open_mailbox)


MUTATIONS: Final[dict[Promise, Mutation]] = {
    Promise.BOUND: end_late,
    Promise.BOUND_STAYS: give_a_pause_time_beyond_the_end,
    Promise.ENDS: play_for_nobody,
    Promise.DEADLINE: forget_the_last_moment,
    Promise.PACE: halve_the_pace,
    Promise.NIGHT: forget_quiet_hours,
    Promise.PAUSE: refill_the_clock_in_a_pause,
    Promise.COVERED: cover_nobody,
    Promise.ABSENT: begin_no_absence,
    Promise.OPEN: remind_when_it_is_over,
    Promise.CURRENT: lambda patch: say_otherwise(patch, lambda n, seat, _: (n - 1, seat)),
    Promise.TOLD_FIRST: remind_before_telling,
    Promise.OWN: lambda patch: say_otherwise(patch, lambda n, seat, seats: (n, Seat((seat + 1) % seats))),
    Promise.AWAITED: remind_whoever_is_absent,
    Promise.WANTED: remind_those_who_want_none,
    Promise.CALM: remind_in_a_pause,
    Promise.AWAKE: remind_at_night,
    Promise.SELDOM: remind_at_once,
    Promise.ALONE: leave_reminders,
    Promise.GONE: keep_reminders,
    Promise.ONCE: tell_again_after_a_death,
    Promise.ALL: write_no_letters,
    Promise.AT_ONCE: wake_nobody,
    Promise.END: call_nobody_at_the_end,
    Promise.END_SOON: tell_ends_after_the_next_start,
    Promise.END_AWAKE: call_the_sleeping_at_the_end,
    Promise.END_WANTED: call_the_unwilling_at_the_end,
    Promise.PANEL: leave_old_panels,
    Promise.BUDGET: open_all_mailboxes,
}


@pytest.mark.parametrize("are_short", [False, True])
async def test_without_a_mutation_the_same_month_keeps_every_promise(
    are_short: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if are_short:
        shorten_lives(monkeypatch)
    month = await a_month(SMALL)

    assert month.checks.ledger.wrong == []
    assert month.counts["days down"] == 2
    assert are_short or month.checks.ledger.unseen == []
    assert all(figure.is_met for figure in month.checks.figures())


@pytest.mark.parametrize("promise", list(Promise)[:: amount(8, 1)], ids=lambda promise: promise.name)
async def test_the_month_notices_a_broken_promise(promise: Promise, monkeypatch: pytest.MonkeyPatch) -> None:
    if promise in SHORT_LIVES:
        shorten_lives(monkeypatch)
    MUTATIONS[promise](monkeypatch)
    deeds = ("pause",) if promise in OF_PAUSES else SMALL.deeds
    month = await a_month(replace(SMALL, until=promise, deeds=deeds))

    assert month.checks.ledger.broken[promise]
