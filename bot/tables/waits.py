"""The effect of an entry on the time of a table: its present seats, its next wait, and its deadline. Pure."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from datetime import datetime
from itertools import pairwise
from typing import assert_never

from bot.tables.pace import Attendance, Clock, retimed, taken_back, wait
from bot.tables.table import NumberedStep, Table
from games.core.playthrough import EntryKind
from games.core.seats import Seat


def clock_after(table: Table, kind: EntryKind, seat: Seat) -> Clock:
    """Return the clock with its absences after an entry. Where missed turns lose the game, no seat is covered."""
    clock = _played(table, kind, seat)
    return replace(clock, covered={}) if table.game.info.lost_after else clock


def _played(table: Table, kind: EntryKind, seat: Seat) -> Clock:
    clock = table.record.clock
    if table.player(seat).is_rival:
        return clock  # it is never waited for
    match kind:
        case EntryKind.ACTION | EntryKind.TAKEBACK | EntryKind.LATE:
            return clock.played(seat, table.n + 1, is_late=kind is EntryKind.LATE)
        case EntryKind.FORFEIT:
            return clock.back(seat)
        case EntryKind.AWAY:
            return clock
        case _:
            assert_never(kind)


def next_wait(
    table: Table, now: datetime, clock: Clock, attendance: Attendance, *, before: Collection[Seat] | None
) -> tuple[Clock, datetime | None]:
    """Return the clock and the deadline after a step: a full pace for a new turn, the old one while the same wait goes on.

    `before`: the seats that the table waited for; None after a takeback, which gives no seat time.
    """
    if before is None:
        return retimed(taken_back(clock), now, table.record.pace, attendance)
    again = retimed if goes_on(before, attendance.waiting) else wait
    was_due = clock.due if clock.paused_until is None else None  # in a pause no turn runs out
    return again(replace(clock, was_due=was_due), now, table.record.pace, attendance)


def goes_on(before: Collection[Seat], after: Collection[Seat], *, is_takeback: bool = False) -> bool:
    """Return whether a wait goes on after a step: others still choose at the same time, and their time is not made longer.

    After a takeback, one more of them does.
    """
    return set(before) < set(after) if is_takeback else set(after) < set(before)


def is_unnoticed(table: Table, kind: EntryKind, step: NumberedStep) -> bool:
    """Return whether a step must go unnoticed by other seats, such as a choice thought over again.

    Such a step keeps the revision and wakes nothing, for even the hour at which a panel was edited can be seen;
    nor is time gained by it.
    """
    return kind is EntryKind.ACTION and _is_silent(table.now, step)


def _is_silent(before: NumberedStep, step: NumberedStep) -> bool:
    return not step.events and step.view == before.view


def is_as_at(table: Table, n: int) -> bool:
    """Return whether all steps since step `n` went unnoticed, as far as the steps are remembered."""
    steps = [table.step(each) for each in range(n, table.n + 1)]
    known = [each for each in steps if each is not None]
    return 0 < len(known) == len(steps) and all(_is_silent(before, step) for before, step in pairwise(known))


def is_asked_since(table: Table, seat: Seat, n: int) -> bool:
    """Return whether all have waited for a seat ever since step `n`, at which they did, as far as the steps are remembered."""
    return is_as_at(table, n) or asked_since(table, seat) <= n <= table.n


def asked_since(table: Table, seat: Seat) -> int:
    """Return the step since which all wait for a seat, whatever others choose at the same time, as far as it is remembered."""
    since = table.now
    while since.by not in (None, seat) and (before := table.step(since.n - 1)) is not None:
        seats = before.view.waiting, since.view.waiting
        is_same = goes_on(*seats, is_takeback=since.is_takeback) or _is_silent(before, since)
        if seat not in since.view.waiting or not is_same:
            break
        since = before
    return since.n
