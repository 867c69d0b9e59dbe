"""Time at a table: how long a player has, what can change that, and why it ends. Pure: nobody looks at a clock in here.

Nothing gives time without end:

- a wait lasts one pace, and at most a night longer (`hours.LONGEST_NIGHT`), for one player's hours;
- an extension is one more pace, once for each seat in a game;
- a pause keeps what was left of the wait, and neither refills it nor moves the last moment of the table;
- whoever is away or has missed two turns in a row is not waited for (`SHORT`), unless everybody is;
- and, since every game could go on for ever by its rules, a table with a clock has a **last moment** (`last_moment`). It is set
  when the cards are dealt, and only another pace, which all must want, sets another, `MOST_CHANGES` times.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from typing import Final

from bot.tables.hours import ALWAYS, Hours
from games.core.seats import Seat

LIVE: Final = 5 * 60
PACES: Final[Mapping[str, int | None]] = {
    "none": None,
    "live": LIVE,
    "12-hours": 12 * 60 * 60,
    "1-day": 24 * 60 * 60,
    "2-days": 2 * 24 * 60 * 60,
    "1-week": 7 * 24 * 60 * 60,
}
"""How long a player may take, in seconds, as offered in every lobby."""
PACE: Final = "pace"
DEFAULT_PACE: Final = "1-day"
"""No table stalls on one person."""
SHORT_PACE: Final = "12-hours"
"""The default of a game with many short turns."""

HOURLY: Final = 60 * 60
"""At this pace or a faster one people are there, so their quiet hours do not count."""
WAITS: Final = 120
"""So many paces a table may take: about twice what sensible players need for the longest game."""
SHORT: Final = timedelta(minutes=1)
"""How long a table waits for a seat whose player is not there."""
MISSED: Final = 2
"""So many missed turns in a row, and the table no longer waits for a seat."""

MOST_PAUSES: Final = 2
MOST_CHANGES: Final = 3
LONGEST_PAUSE: Final = timedelta(days=14)
SHORTEST_PAUSE: Final = timedelta(days=1)


@dataclass(frozen=True, slots=True)
class Motion:
    """What somebody proposes to the whole table: another pace, or a pause. `number` tells it from those before."""

    number: int
    kind: str
    value: int  # seconds: of the pace (0 for none), or of the pause
    agreed: tuple[Seat, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Clock:
    """What a table remembers of its time, beside its pace and its next deadline."""

    ends_at: datetime | None = None
    pauses: int = 0
    paused_until: datetime | None = None
    left: float | None = None  # seconds that the wait had left when the pause began
    changes: int = 0
    extended: tuple[Seat, ...] = ()
    missed: Mapping[Seat, int] = field(default_factory=dict)  # turns in a row
    covered: Mapping[Seat, int] = field(default_factory=dict)  # since which entry nobody waits for a seat
    here: tuple[Seat, ...] = ()
    is_live: bool = False  # everybody is there, at a table of days
    days_due: datetime | None = None  # the deadline that the wait had before everybody was there
    motions: int = 0
    motion: Motion | None = None

    def played(self, seat: Seat, n: int, *, is_late: bool) -> Clock:
        """Return the clock after entry `n`: a player's own move, or a turn that they missed."""
        missed = {each: count for each, count in self.missed.items() if each != seat}
        covered = {each: since for each, since in self.covered.items() if each != seat}
        if is_late:
            missed[seat] = self.missed.get(seat, 0) + 1
            if missed[seat] >= MISSED:
                covered[seat] = self.covered.get(seat, n)
        return replace(self, missed=missed, covered=covered)


FRESH: Final = Clock()


@dataclass(frozen=True, slots=True)
class Sitter:
    """Somebody at a table, as its clock sees them. `back_at`: the end of an absence that has begun."""

    seat: Seat
    hours: Hours = ALWAYS
    back_at: datetime | None = None
    is_covered: bool = False

    @property
    def is_here(self) -> bool:
        """Whether the table waits for this seat."""
        return self.back_at is None and not self.is_covered


def longest_pause(pace: int) -> timedelta:
    """Return how long a pause may be: fourteen turns, a day at least and two weeks at most."""
    return max(SHORTEST_PAUSE, min(LONGEST_PAUSE, 14 * timedelta(seconds=pace)))


def last_moment(start: datetime, pace: int | None) -> datetime | None:
    """Return when a table that begins then is over at the latest, whoever is away; None where it has no clock."""
    if pace is None:
        return None
    return start + WAITS * timedelta(seconds=pace) + MOST_PAUSES * longest_pause(pace)


def begun(now: datetime, pace: int | None, sitters: Collection[Sitter]) -> tuple[Clock, datetime | None]:
    """Return the clock and the first deadline of a table that is dealt now."""
    return wait(Clock(ends_at=last_moment(now, pace)), now, pace, [each.seat for each in sitters], sitters)


def wait(
    clock: Clock, now: datetime, pace: int | None, waiting: Collection[Seat], sitters: Collection[Sitter]
) -> tuple[Clock, datetime | None]:
    """Return the clock and the deadline of a wait that begins now."""
    if pace is None:
        return replace(clock, left=None, days_due=None), None
    due = _due(now, LIVE if clock.is_live else pace, waiting, sitters)
    clock = replace(clock, days_due=None)
    if clock.paused_until is not None:
        return replace(clock, left=(due - now).total_seconds()), capped(clock, clock.paused_until)
    return clock, capped(clock, due)


def _due(now: datetime, seconds: int, waiting: Collection[Seat], sitters: Collection[Sitter]) -> datetime:
    asked = [each for each in sitters if each.seat in waiting]
    here = [each for each in asked if each.is_here]
    full = timedelta(seconds=seconds)
    if asked and not here:
        if any(each.is_here for each in sitters):
            return now + min(SHORT, full)
        # Nobody is there to be kept waiting: a table of people on holiday waits for the first who comes back.
        return min((each.back_at for each in sitters if each.back_at is not None), default=now) + full
    if seconds <= HOURLY:
        return now + full
    return max((each.hours.awake(now + full) for each in here), default=now + full)


def hurried(due: datetime, now: datetime, waiting: Collection[Seat], sitters: Collection[Sitter]) -> datetime:
    """Return the deadline of a wait that goes on: the same, or a short one where all who are waited for are not there."""
    asked = [each for each in sitters if each.seat in waiting]
    is_idle = asked and not any(each.is_here for each in asked) and any(each.is_here for each in sitters)
    return min(due, now + SHORT) if is_idle else due


def paused(clock: Clock, now: datetime, deadline: datetime, length: timedelta) -> tuple[Clock, datetime]:
    """Return the clock and the deadline of a table that pauses: at its end the wait goes on with what it had left."""
    until = now + length
    left = max(0.0, (deadline - now).total_seconds())
    held = replace(clock, pauses=clock.pauses + 1, paused_until=until, left=left)
    return held, capped(held, until)


def resumed(
    clock: Clock, now: datetime, waiting: Collection[Seat], sitters: Collection[Sitter], pace: int
) -> tuple[Clock, datetime]:
    """Return the clock and the deadline after a pause: what was left, and not a moment more but for the night."""
    due = (clock.paused_until or now) + timedelta(seconds=clock.left or 0.0)
    if pace > HOURLY:
        due = max((each.hours.awake(due) for each in sitters if each.seat in waiting and each.is_here), default=due)
    goes_on = replace(clock, paused_until=None, left=None)
    return goes_on, capped(goes_on, due)


def capped(clock: Clock, due: datetime) -> datetime:
    """Return the deadline, or the last moment of the table where that is sooner."""
    return due if clock.ends_at is None else min(due, clock.ends_at)
