"""Moments: when something is to be, as people type it: `in 3 h`, `20:30`, `8 pm Friday`, `2026-12-01 20:30`. Pure.

The words are given: those of all languages.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from typing import Final
from zoneinfo import ZoneInfo

from bot.tables.hours import day, minutes
from games.core.contract import Refusal

WEEK: Final = timedelta(weeks=1)
DAY: Final = timedelta(days=1)
EVENING_HOUR: Final = 20
"""The hour that is offered first."""
_TIME: Final = r"(?P<time>[0-9]{1,2}(?: ?[:.hu] ?[0-9]{2}| ?[hu])?(?: ?[ap]\.?m\.?)?)"
_HALF: Final = range(1, 12)
_EVENING_HOURS: Final = range(5, 12)
"""The hours that are in the evening where a word for it is typed."""
EVENINGS_AHEAD: Final = 15
"""Days ahead with an evening on offer."""


@dataclass(frozen=True, slots=True)
class Parted:
    """A typed text as its day, empty where it names none, and its time: as typed, and in minutes after midnight, 24:00 as 0."""

    day: str
    typed: str
    minutes: int
    in_evening: bool

    @property
    def later(self) -> timedelta:
        """A day more for 24:00."""
        return timedelta(days=self.typed.startswith("24"))

    @property
    def times(self) -> tuple[time, ...]:
        """The times of day that may be meant: a bare `8` may be in the morning, and in the evening."""
        first = time(self.minutes // 60, self.minutes % 60)
        if first.hour not in _HALF or "m" in self.typed:
            return (first,)
        second = first.replace(hour=first.hour + 12)
        if self.in_evening and first.hour in _EVENING_HOURS:
            return (second,)
        return (first, second) if self.typed.isdecimal() and len(self.typed) == 1 + (first.hour > 9) else (first,)


@dataclass(frozen=True, slots=True, kw_only=True)
class MomentWords:
    """The words in which people type moments, whatever their language."""

    ahead: frozenset[str]
    """Words before a span, such as `in`."""
    days: frozenset[str]
    hours: frozenset[str]
    minutes: frozenset[str]
    today: frozenset[str]
    tomorrow: frozenset[str]
    on: frozenset[str]
    """Words before a day, such as `on`."""
    weekdays: Mapping[str, int]
    """The days of the week, from Monday, 0."""
    at: frozenset[str]
    """Words before a time of day, such as `at`."""
    sharp: frozenset[str]
    """Words after a time of day, such as `o'clock`."""
    evening: frozenset[str]
    """Words that put a time of day into the evening, such as `evening`; other words may end in them (`tonight`)."""
    next: frozenset[str]
    """Words before or after a day of the week that some mean of this week, and some of the one after, such as `next`."""

    def parted(self, text: str) -> Parted:
        """Return a typed text as its day and its time of day, which may stand in either order. Raises Refusal."""
        typed, at = _typed(text), rf"(?:{_any(self.at)})"
        time_ = rf"{_TIME}(?: (?:{_any(self.sharp)}))?(?P<evening> (?:{_any(self.evening)}))?"
        orders = (rf"(?:(?P<day>.*?) )?{time_}", rf"(?:{at} )?{time_},? (?P<day>.+)")
        found = next(filter(None, (re.fullmatch(each, typed, re.DOTALL) for each in orders)), None)
        if found is None:
            raise Refusal("no-such-moment", text=text[:50])
        day = re.sub(rf"(?:^| ){at}$", "", found["day"] or "").rstrip(" ,")
        in_evening = bool(found["evening"]) or day.endswith(tuple(self.evening))
        return Parted(day, found["time"], _minutes(found["time"], text), in_evening=in_evening)

    def weekday(self, day: str) -> tuple[int, bool] | None:
        """Return the day of the week of a typed day, from Monday, 0, and whether it may be that of the week after."""
        name = re.sub(rf" ?(?:{_any(self.evening)})$", "", self.named(day))
        plain = re.sub(rf"^(?:{_any(self.next)}) | (?:{_any(self.next)})$", "", name)
        found = self.weekdays.get(plain.rstrip("."))
        return None if found is None else (found, plain != name)

    def named(self, head: str) -> str:
        """Return the day of a moment without what stands before it."""
        return re.sub(rf"^(?:{_any(self.on)}) ", "", head)

    def span(self, text: str) -> re.Match[str] | None:
        """Return the units of a text such as `in 3 h`."""
        pattern = (
            rf"(?:{_any(self.ahead)})\s+(?:(?P<days>[0-9]{{1,3}})\s*(?:{_any(self.days)}))?\s*"
            rf"(?:(?P<hours>[0-9]{{1,3}})\s*(?:{_any(self.hours)}))?\s*"
            rf"(?:(?P<minutes>[0-9]{{1,4}})\s*(?:{_any(self.minutes)})?)?"
        )
        found = re.fullmatch(pattern, _typed(text))
        return found if found is not None and any(found.groups()) else None


def needs_zone(text: str, words: MomentWords) -> bool:
    """Return whether a typed text means another moment in another time zone. Raises Refusal where it has no time."""
    if words.span(text) is not None:
        return False
    words.parted(text)
    return True


def readings(text: str, zone: str | None, now: datetime, words: MomentWords) -> tuple[datetime, ...]:
    """Return the moments that a typed text may mean in a time zone, in order: one, or those that people read `next Friday at 8` as.

    A time without a day is the next such, and so is a day of the week. Raises Refusal, also where the zone is missing (None)
    and makes a difference.
    """
    if (found := words.span(text)) is not None:
        given = {unit: int(value) for unit, value in found.groupdict().items() if value is not None}
        return (now + timedelta(**given),)
    parted = words.parted(text)
    if zone is None:
        raise Refusal("night-zone")
    here = ZoneInfo(zone)
    days = _days(parted.day, zone, now, words)
    weekly = words.weekday(parted.day) is not None
    every = [
        _next(datetime.combine(on + parted.later, at, here), now, WEEK if weekly else DAY if not parted.day else None)
        for on in days
        for at in parted.times
    ]
    to_come = sorted({each for each in every if each > now})
    return tuple(to_come) or (every[0],)


def _days(typed: str, zone: str, now: datetime, words: MomentWords) -> tuple[date, ...]:
    """Return the days that a typed one may be: of the days of the week the next, and for `next` that of next week too."""
    today = now.astimezone(ZoneInfo(zone)).date()
    if not typed or typed in words.today:
        return (today,)
    if typed in words.tomorrow:
        return (today + DAY,)
    if (found := words.weekday(typed)) is None:
        return (day(words.named(typed), zone, now),)
    weekday, is_next = found
    coming = today + timedelta(days=(weekday - today.weekday()) % 7)
    of_next_week = today + timedelta(days=7 + weekday - today.weekday())
    if not is_next:
        return (coming,)
    return (of_next_week,) if coming in (today, of_next_week) else (coming, of_next_week)


def _next(at: datetime, now: datetime, every: timedelta | None) -> datetime:
    """Return a moment, or where it is past and comes again, the one after it."""
    return (at if every is None or at > now else at + every).astimezone(UTC)


def _typed(text: str) -> str:
    return " ".join(text.lower().replace("’", "'").split())


@cache
def _any(words: frozenset[str]) -> str:
    return "|".join(re.escape(each) for each in sorted(words, key=len, reverse=True))


def _minutes(typed: str, text: str) -> int:
    try:
        return minutes(typed)
    except Refusal:
        raise Refusal("no-such-moment", text=text[:50]) from None


def offered(zone: str | None, now: datetime) -> Iterator[str]:
    """Yield moments to choose from, as they may be typed: the next full hours, then the evenings that follow.

    Without a time zone (None) the clock on the wall is not known, so only evenings are offered.
    """
    local = now.astimezone(ZoneInfo(zone or "UTC"))
    for hours in range(1, 9 if zone is not None else 1):
        yield (local + timedelta(hours=hours)).strftime("%Y-%m-%d %H:00")
    for ahead in range(1, EVENINGS_AHEAD + 1):
        yield f"{local.date() + timedelta(days=ahead)} {EVENING_HOUR}:00"


def week_later(at: datetime, zone: str | None, now: datetime, *, first: datetime | None = None) -> datetime:
    """Return the first moment to come at the same hour and day of the week in a time zone, a week later or more.

    `first`: the first start, whose hour counts where the clocks skip that hour this week.
    """
    here, first = ZoneInfo(zone or "UTC"), first or at
    local = first.astimezone(here)
    after = max(at, now)
    weeks = 1 + (after - first) // WEEK
    ahead = (datetime.combine(local.date() + n * WEEK, local.time(), here).astimezone(UTC) for n in (weeks, weeks + 1))
    return next(each for each in ahead if each > after)
