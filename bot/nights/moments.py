"""Moments: when something is to be, as people type it: `in 3 h`, `20:30`, `Friday at 8 pm`, `2026-12-01 20:30`. Pure.

The words are given: those of all languages.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, time, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from bot.tables.hours import day, minutes
from games.core.contract import Refusal

WEEK: Final = timedelta(weeks=1)
EVENING: Final = 20
"""The hour that is offered first."""
_CLOCK: Final = re.compile(
    r"(?:(?P<day>.*?) )?(?P<time>[0-9]{1,2}(?: ?[:.h] ?[0-9]{2}| ?h)?(?: ?[ap]\.?m\.?)?)", re.DOTALL
)
EVENINGS: Final = 15
"""Days ahead with an evening on offer."""


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

    def parted(self, text: str) -> tuple[str, time, timedelta]:
        """Return the day of a typed text, empty where it names none, its time of day, and a day more for 24:00.

        Raises Refusal.
        """
        found = _CLOCK.fullmatch(re.sub(rf" (?:{_any(self.sharp)})$", "", _typed(text)))
        if found is None:
            raise Refusal("no-such-moment", text=text[:50])
        later = timedelta(days=found["time"].startswith("24"))
        return re.sub(rf"(?:^| )(?:{_any(self.at)})$", "", found["day"] or ""), _clock(found["time"], text), later

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


def moment(text: str, zone: str | None, now: datetime, words: MomentWords) -> datetime:
    """Return the moment of a typed text, in a time zone. A time without a day is the next such, and so is a day of the week.

    Raises Refusal, also where the zone is missing (None) and makes a difference.
    """
    if (found := words.span(text)) is not None:
        given = {unit: int(value) for unit, value in found.groupdict().items() if value is not None}
        return now + timedelta(**given)
    head, at, later = words.parted(text)
    if zone is None:
        raise Refusal("night-zone")
    here = ZoneInfo(zone)
    today = now.astimezone(here).date()
    if not head:
        first = datetime.combine(today, at, here)
        return (first if first > now else datetime.combine(today + timedelta(days=1), at, here)).astimezone(UTC)
    head = head.rstrip(" ,")
    if head in words.today:
        on = today
    elif head in words.tomorrow:
        on = today + timedelta(days=1)
    elif (weekday := words.weekdays.get(words.named(head).rstrip("."))) is not None:
        on = today + timedelta(days=(weekday - today.weekday()) % 7)
        if datetime.combine(on + later, at, here) <= now:
            on += WEEK
    else:
        on = day(words.named(head), zone, now)
    return datetime.combine(on + later, at, here).astimezone(UTC)


def _typed(text: str) -> str:
    return " ".join(text.lower().replace("’", "'").split())


def _any(words: Iterable[str]) -> str:
    return "|".join(re.escape(each) for each in sorted(words, key=len, reverse=True))


def _clock(typed: str, text: str) -> time:
    try:
        at = minutes(typed)
    except Refusal:
        raise Refusal("no-such-moment", text=text[:50]) from None
    return time(at // 60, at % 60)


def offered(zone: str | None, now: datetime) -> Iterator[str]:
    """Yield moments to choose from, as they may be typed: the next full hours, then the evenings that follow.

    Without a time zone (None) the clock on the wall is not known, so only evenings are offered.
    """
    local = now.astimezone(ZoneInfo(zone or "UTC"))
    for hours in range(1, 9 if zone is not None else 1):
        yield (local + timedelta(hours=hours)).strftime("%Y-%m-%d %H:00")
    for ahead in range(1, EVENINGS + 1):
        yield f"{local.date() + timedelta(days=ahead)} {EVENING}:00"


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
