"""Time at a table: a player's pace, its changes, and its end. Pure: no clock is read in here.

Nothing gives time without end:

- a wait lasts one pace, and at most a night longer (`hours.LONGEST_NIGHT`), for one player's hours;
- an extension is one more pace, once for each seat in a game;
- a pause keeps the rest of the wait, and neither refills it nor moves the last moment of the table;
- an absent or covered seat (two missed turns in a row) is not waited for (`SHORT`), unless all are; its return gives no seat
  more than the wait had from the start (`Clock.due`), nor does playing live for a while;
- where all are on holiday, the table waits for the first return and a pace more, and from an earlier return on for a pace;
- and, since every game could go on for ever by its rules, a table with a clock has a **last moment** (`last_moment`). It is set
  when the cards are dealt, and only another pace, which all must want, sets another, `MOST_CHANGES` times.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from types import MappingProxyType
from typing import Final

from bot.tables.hours import ALWAYS, Hours
from games.core.seats import Seat

LIVE_TURN: Final = 5 * 60
"""Seconds for a turn where everybody is there."""
PACES: Final[Mapping[str, int | None]] = {
    "none": None,
    "live": LIVE_TURN,
    "12-hours": 12 * 60 * 60,
    "1-day": 24 * 60 * 60,
    "2-days": 2 * 24 * 60 * 60,
    "1-week": 7 * 24 * 60 * 60,
}
"""The paces that every lobby offers, in seconds for a turn."""
PACE: Final = "pace"
DEFAULT_PACE: Final = "1-day"
"""No table stalls on one person."""
SHORT_PACE: Final = "12-hours"
"""The default of a game with many short turns."""

HOURLY: Final = 60 * 60
"""At this pace or a faster one people are there, so their quiet hours do not count."""
WAITS: Final = 120
"""Paces that a table may take: about twice as many as sensible players need for the longest game."""
SHORT: Final = timedelta(minutes=1)
"""The wait for a seat with an absent player."""
MISSED: Final = 2
"""Missed turns in a row, after which the table no longer waits for a seat."""

REMINDED: Final = timedelta(days=1)
"""The time between two reminders where no clock runs."""

MOST_PAUSES: Final = 2
MOST_CHANGES: Final = 3
LONGEST_PAUSE: Final = timedelta(days=14)
SHORTEST_PAUSE: Final = timedelta(days=1)


@dataclass(frozen=True, slots=True, kw_only=True)
class Clock:
    """The clock of a table, beside its pace and its next deadline."""

    ends_at: datetime | None = None
    due: datetime | None = None  # the deadline of this wait, were all players there and did they play at their pace
    extended: tuple[Seat, ...] = ()
    pauses: int = 0
    paused_until: datetime | None = None
    left: float | None = None  # seconds that the wait had left when the pause began
    was_due: datetime | None = None  # that of the wait before the last move, which goes on if the move is taken back
    without_holiday: datetime | None = None  # `due` as it would be, as long as all are on holiday
    missed: Mapping[Seat, int] = field(default_factory=dict)  # turns in a row
    covered: Mapping[Seat, int] = field(default_factory=dict)  # entry after which a seat is no longer waited for
    away: Mapping[Seat, datetime] = field(default_factory=dict)  # end of each announced absence that has begun
    muted: tuple[Seat, ...] = ()  # seats without a reminder of this turn
    no_absences: bool = False  # a table where none counts
    here: tuple[Seat, ...] = ()
    is_live: bool = False  # all players are there, at a table of days
    changes: int = 0

    def played(self, seat: Seat, n: int, *, is_late: bool) -> Clock:
        """Return the clock after entry `n`: a player's own move, or a turn that they missed."""
        missed = {each: count for each, count in self.missed.items() if each != seat}
        covered = {each: since for each, since in self.covered.items() if each != seat}
        if is_late:
            missed[seat] = self.missed.get(seat, 0) + 1
            if missed[seat] >= MISSED:
                covered[seat] = self.covered.get(seat, n)
        return replace(self, missed=missed, covered=covered)

    def back(self, seat: Seat) -> Clock:
        """Return the clock when the table waits for a seat again."""
        return replace(
            self.played(seat, 0, is_late=False), away={at: end for at, end in self.away.items() if at != seat}
        )

    def absent(self, seat: Seat, until: datetime) -> Clock:
        """Return the clock when an announced absence begins."""
        return self if self.no_absences else replace(self, away={**self.away, seat: until}, is_live=False, here=())


FRESH: Final = Clock()


@dataclass(frozen=True, slots=True, kw_only=True)
class Schedule:
    """The clock of a table and its next moments: deadline, reminder of the players it waits for, action of a rival."""

    clock: Clock = FRESH
    deadline: datetime | None = None
    remind_at: datetime | None = None
    rival_at: datetime | None = None


UNTIMED: Final = Schedule()


@dataclass(frozen=True, slots=True)
class Sitter:
    """A player at a table, as its clock sees them. `back_at`: the end of an absence that has begun."""

    seat: Seat
    hours: Hours = ALWAYS
    back_at: datetime | None = None
    is_covered: bool = False
    is_reminded: bool = True
    remind_every: int = 0  # hours; 0: twice in a turn

    @property
    def is_here(self) -> bool:
        """Whether the table waits for this seat."""
        return self.back_at is None and not self.is_covered


@dataclass(frozen=True, slots=True)
class Attendance:
    """The sitters of a table, and the seats that it waits for now."""

    waiting: Collection[Seat]
    sitters: Collection[Sitter]

    @property
    def asked(self) -> list[Sitter]:
        """The sitters that the table waits for."""
        return [each for each in self.sitters if each.seat in self.waiting]

    @property
    def here(self) -> list[Sitter]:
        """The present ones of them."""
        return [each for each in self.asked if each.is_here]

    @property
    def first_return(self) -> datetime | None:
        """The first announced return, where no sitter is there; None without one."""
        if any(each.is_here for each in self.sitters):
            return None
        return min((each.back_at for each in self.sitters if each.back_at is not None), default=None)

    def awake(self, at: datetime, pace: int) -> datetime:
        """Return that moment, or the end of the quiet hours of the sitters it waits for: the present ones, if there are any."""
        if pace <= HOURLY:
            return at
        return max((each.hours.awake(at) for each in self.here or self.asked), default=at)


def reminder_at(
    now: datetime,
    pace: int | None,
    clock: Clock,
    attendance: Attendance,
    since: Mapping[Seat, datetime] = MappingProxyType({}),
) -> datetime | None:
    """Return the time of the next reminder; None where there is none to send.

    `since`: when each seat was asked or reminded last; now, where it is missing.
    """
    times = (_reminded_at(each, since.get(each.seat, now), now, pace) for each in _to_remind(pace, clock, attendance))
    return min(times, default=None)


def due_for_reminder(
    now: datetime, pace: int | None, clock: Clock, attendance: Attendance, since: Mapping[Seat, datetime]
) -> tuple[Seat, ...]:
    """Return the seats to remind now: none in its quiet hours, and none sooner than its player wants."""
    wanted = _to_remind(pace, clock, attendance)
    return tuple(each.seat for each in wanted if _reminded_at(each, since[each.seat], now, pace) <= now)


def _to_remind(pace: int | None, clock: Clock, attendance: Attendance) -> tuple[Sitter, ...]:
    if clock.paused_until is not None or clock.is_live or (pace is not None and pace <= HOURLY):
        return ()
    return tuple(each for each in attendance.here if each.is_reminded and each.seat not in clock.muted)


def _reminded_at(sitter: Sitter, since: datetime, now: datetime, pace: int | None) -> datetime:
    """Return the time of a sitter's reminder, `since` the last request or reminder."""
    usual = REMINDED if pace is None else timedelta(seconds=pace) / 2
    every = timedelta(hours=sitter.remind_every) if sitter.remind_every else usual
    return sitter.hours.awake(max(now, since + every))


def scheduled(
    now: datetime,
    pace: int | None,
    timed: tuple[Clock, datetime | None],
    attendance: Attendance,
    rival_at: datetime | None = None,
    *,
    planned: datetime | None = None,
) -> Schedule:
    """Return the schedule of a table with this clock and this deadline. `planned`: the next reminder so far of the same wait."""
    clock, deadline = timed
    remind_at = reminder_at(now, pace, clock, attendance)
    if remind_at is not None and planned is not None:
        remind_at = min(remind_at, planned)
    return Schedule(clock=clock, deadline=deadline, remind_at=remind_at, rival_at=rival_at)


def handed_over(schedule: Schedule, seat: Seat, now: datetime, pace: int | None, attendance: Attendance) -> Schedule:
    """Return the schedule of a table when a seat has another player, with the time of a turn, and a reminder of it."""
    clock, deadline = schedule.clock.back(seat), schedule.deadline
    if pace is not None and deadline is not None:
        due = attendance.awake(now + timedelta(seconds=pace), pace)
        if clock.paused_until is None:
            clock = replace(clock, due=max(clock.due or due, due))
        deadline = max(deadline, capped(clock, due))
    reminders = (schedule.remind_at, reminder_at(now, pace, clock, attendance))
    remind_at = min((each for each in reminders if each is not None), default=None)
    return replace(schedule, clock=clock, deadline=deadline, remind_at=remind_at)


def longest_pause(pace: int) -> timedelta:
    """Return how long a pause may be: fourteen turns, a day at least and two weeks at most."""
    return max(SHORTEST_PAUSE, min(LONGEST_PAUSE, 14 * timedelta(seconds=pace)))


def last_moment(start: datetime, pace: int | None) -> datetime | None:
    """Return the last moment of a table that begins then; None where it has no clock."""
    if pace is None:
        return None
    return start + WAITS * timedelta(seconds=pace) + MOST_PAUSES * longest_pause(pace)


def begun(clock: Clock, now: datetime, pace: int | None, attendance: Attendance) -> tuple[Clock, datetime | None]:
    """Return the clock and the first deadline of a table that is dealt now."""
    return wait(replace(clock, ends_at=last_moment(now, pace)), now, pace, attendance)


def wait(clock: Clock, now: datetime, pace: int | None, attendance: Attendance) -> tuple[Clock, datetime | None]:
    """Return the clock and the deadline of a wait that begins now."""
    if pace is None:
        return replace(clock, due=None, left=None, muted=()), None
    due = attendance.awake(now + timedelta(seconds=pace), pace)
    if clock.paused_until is not None:
        clock = replace(clock, left=(due - now).total_seconds())
    return retimed(replace(clock, due=due, without_holiday=None, muted=()), now, pace, attendance)


def retimed(clock: Clock, now: datetime, pace: int | None, attendance: Attendance) -> tuple[Clock, datetime | None]:
    """Return the clock and the deadline of a wait that goes on after a player came, left, or was covered."""
    if pace is None or clock.due is None:
        return clock, None
    if clock.paused_until is not None:
        return clock, capped(clock, clock.paused_until)
    full = timedelta(seconds=pace)
    due = clock.due
    if (first := attendance.first_return) is not None:  # all are on holiday: the table waits for the first return
        clock = replace(clock, without_holiday=clock.without_holiday or due)
        due = max(due, attendance.awake(first + full, pace))
    elif clock.without_holiday is not None:  # a player is back, perhaps before that
        due = max(clock.without_holiday, min(due, attendance.awake(now + full, pace)))
        clock = replace(clock, without_holiday=None)
    clock = replace(clock, due=due)
    if attendance.asked and not attendance.here and any(each.is_here for each in attendance.sitters):
        due = min(due, now + SHORT)
    elif clock.is_live:
        due = min(due, now + timedelta(seconds=LIVE_TURN))
    return clock, capped(clock, due)


def taken_back(clock: Clock) -> Clock:
    """Return the clock of a table after a takeback: its player has the rest of their time, and no more."""
    return replace(clock, due=clock.was_due or clock.due, was_due=None)


def paused(clock: Clock, now: datetime, length: timedelta) -> Clock:
    """Return the clock of a table that pauses: at the end of the pause the wait goes on with its rest."""
    left = max(0.0, ((clock.due or now) - now).total_seconds())
    return replace(
        clock, pauses=clock.pauses + 1, paused_until=now + length, left=left, was_due=None, is_live=False, here=()
    )


def resumed(clock: Clock, pace: int, attendance: Attendance) -> Clock:
    """Return the clock after a pause: with the rest of the wait, and not a moment more but for the night."""
    if clock.paused_until is None:
        return clock
    due = attendance.awake(clock.paused_until + timedelta(seconds=clock.left or 0.0), pace)
    return replace(clock, paused_until=None, left=None, due=due)


def extended(clock: Clock, seat: Seat, pace: int, attendance: Attendance) -> Clock:
    """Return the clock of a wait that is longer by a pace, for a seat that had none of these."""
    if clock.due is None:
        return clock
    due = attendance.awake(clock.due + timedelta(seconds=pace), pace)
    return replace(clock, due=due, extended=(*clock.extended, seat))


def next_to_extend(clock: Clock, waiting: Collection[Seat], own: Seat) -> Seat | None:
    """Return the seat to have more time where none is named: one's own, else the first awaited one that had none; None without one."""
    if own in waiting:
        return None if own in clock.extended else own
    return next((each for each in sorted(waiting) if each not in clock.extended), None)


def capped(clock: Clock, due: datetime) -> datetime:
    """Return the deadline, or the last moment of the table where that is sooner."""
    return due if clock.ends_at is None else min(due, clock.ends_at)


def default_pace(*, is_brisk: bool) -> int | None:
    """Return how long a player may take at a table that has just been opened, in seconds."""
    return PACES[SHORT_PACE if is_brisk else DEFAULT_PACE]
