"""Waking hours: when a player sleeps, in a time zone of theirs, and when they can play again. Pure."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from importlib.resources import files
from typing import Final
from zoneinfo import ZoneInfo, available_timezones

from games.core.contract import Refusal

DAY: Final = 24 * 60
MOST_QUIET: Final = timedelta(hours=12)
"""No night is longer, so one player's quiet hours never hold up a table for long."""
LONGEST_NIGHT: Final = MOST_QUIET + timedelta(hours=1)
"""With the hour that is played twice when summer time ends."""

YEARS: Final = range(2000, 3000)
"""Days of other years are refused: at both ends of the calendar some zone has none left."""

YEAR: Final = 2026
"""The year by whose winter and summer zones are abbreviated."""

_DATE: Final = re.compile(
    r"(?P<year>[0-9]{4})-(?P<month>[0-9]{1,2})-(?P<day>[0-9]{1,2})"
    r"|(?P<in>[0-9]{1,2})(?P<sign>[./-])(?P<of>[0-9]{1,2})(?:(?P=sign)(?P<later>[0-9]{4})?)?"
)
_OFFSET: Final = re.compile(r"(?:UTC|GMT)?\s*(?P<sign>[+−-])(?P<hours>[0-9]{1,2})(?::?(?P<minutes>[0-9]{2}))?")
_TIME: Final = re.compile(r"(?P<hour>[0-9]{1,2})(?: ?[:.hu] ?(?P<minute>[0-9]{2})?)?(?: ?(?P<half>[ap])\.?m\.?)?")


@dataclass(frozen=True, slots=True)
class Hours:
    """Quiet hours, as minutes after midnight in a zone: from `start` to `end`, often past midnight; none where they are equal."""

    zone: str = "UTC"
    start: int = 0
    end: int = 0

    def is_quiet(self, at: datetime) -> bool:
        """Return whether that moment is in the quiet hours."""
        local = at.astimezone(ZoneInfo(self.zone))
        return (local.hour * 60 + local.minute - self.start) % DAY < (self.end - self.start) % DAY

    def awake(self, at: datetime) -> datetime:
        """Return that moment, or the end of the quiet hours in which it falls: at most `LONGEST_NIGHT` later."""
        if not self.is_quiet(at):
            return at
        zone = ZoneInfo(self.zone)
        today = at.astimezone(zone).date()
        ends = time(self.end // 60, self.end % 60)
        # On two days a year a time of the clock is there twice, or not at all: then the first of those that is to come.
        mornings = (
            datetime.combine(today + timedelta(days=days), ends, zone).replace(fold=fold).astimezone(UTC)
            for days in (0, 1)
            for fold in (0, 1)
        )
        return min(each for each in mornings if each > at)


ALWAYS: Final = Hours()
"""The hours of a person who has set none."""
CHOSEN_UTC: Final = "Etc/UTC"
"""The zone of a person who has set UTC, so that nothing else is put in its place."""


def minutes(text: str) -> int:
    """Return the minutes after midnight for a time typed as `22:30`, `22 h 30`, `22` or `10:30 pm`. Raises Refusal."""
    found = _TIME.fullmatch(text.strip().lower())
    hour, minute = (int(found["hour"]), int(found["minute"] or 0)) if found is not None else (DAY, 0)
    if found is not None and (half := found["half"]) is not None:
        hour = hour % 12 + 12 * (half == "p") if 1 <= hour <= 12 else DAY
    if hour > 24 or minute > 59 or hour * 60 + minute > DAY:
        raise Refusal("no-such-time", text=text[:20])
    return (hour * 60 + minute) % DAY


def as_typed(at: int) -> str:
    """Return minutes after midnight as people write them."""
    return f"{at // 60}:{at % 60:02}"


def hours(zone: str, start: str, end: str) -> Hours:
    """Return quiet hours from the typed times. Raises Refusal."""
    quiet = Hours(zone, minutes(start), minutes(end))
    length = timedelta(minutes=(quiet.end - quiet.start) % DAY)
    if length > MOST_QUIET or (not length and start.strip() != end.strip()):  # 0 to 24
        raise Refusal("quiet-too-long", n=int(MOST_QUIET / timedelta(hours=1)))
    return quiet


def day(text: str, zone: str, now: datetime) -> date:
    """Return the next day for a date typed as `2026-12-24`, `24.12.`, `24/12` or `24-12-2026`. Raises Refusal."""
    today = now.astimezone(ZoneInfo(zone)).date()
    found = _DATE.fullmatch(text.strip())
    year = found and (found["year"] or found["later"])
    if found is None or (year is not None and int(year) not in YEARS):
        raise Refusal("no-such-day", text=text[:20])
    try:
        if year is not None:
            return date(int(year), int(found["month"] or found["of"]), int(found["day"] or found["in"]))
        named = date(today.year, int(found["of"]), int(found["in"]))
        return named if named >= today else date(today.year + 1, named.month, named.day)
    except ValueError:  # such as 30 February
        raise Refusal("no-such-day", text=text[:20]) from None


def midnight(at: date, zone: str, *, after: bool = False) -> datetime:
    """Return the moment at which a day begins in a zone, or, `after`, is over."""
    at = at + timedelta(days=1) if after else at
    return datetime.combine(at, time(), ZoneInfo(zone)).astimezone(UTC)


@cache
def zones() -> Mapping[str, str]:
    """Return the zones of the world by their city, as people know it, and by their name."""
    known = sorted(each for each in available_timezones() if each != "localtime")
    placed = [each for each in known if "/" in each and not each.startswith(("Etc/", "SystemV/", "posix/", "right/"))]
    return {**{each.replace("_", " "): each for each in placed}, "UTC": CHOSEN_UTC}


@cache
def offsets(zone: str) -> Sequence[timedelta]:
    """Return how far a zone is ahead of UTC, each half month of a year: zones that agree in all are one to whoever lives there."""
    at = ZoneInfo(zone)
    moments = (datetime(YEAR, month, day, tzinfo=at) for month in range(1, 13) for day in (1, 15))
    return tuple(each.utcoffset() or timedelta() for each in moments)


@cache
def _representatives() -> Collection[str]:
    """Return the zone of the largest city for each time that is kept in the world now."""
    table = files("tzdata").joinpath("zoneinfo", "zonenow.tab").read_text("utf-8")
    rows = (line.split("\t") for line in table.splitlines() if not line.startswith("#"))
    return frozenset(row[2] for row in rows if len(row) > 2)


@cache
def zones_ranked() -> Sequence[str]:
    """Return all zones, those first that most people mean: with summer time before those without, of large cities before others."""
    continents = {each: n for n, each in enumerate(("Europe", "America", "Asia", "Australia", "Africa"))}

    def rank(zone: str) -> tuple[bool, bool, int, str]:
        is_even = len(set(offsets(zone))) == 1
        continent = continents.get(zone.partition("/")[0], len(continents))
        return is_even, zone not in _representatives(), continent, zone

    return sorted(zones().values(), key=rank)


@cache
def _abbreviated() -> Mapping[str, Sequence[str]]:
    found = {"GMT": [CHOSEN_UTC]}  # which is that all the year
    for zone in zones_ranked():
        for month in (1, 7):
            short = datetime(YEAR, month, 1, tzinfo=ZoneInfo(zone)).tzname() or ""
            if short.isalpha() and zone not in found.setdefault(short, []):
                found[short].append(zone)
    return found


def zones_abbreviated(text: str) -> Sequence[str]:
    """Return the zones that have this abbreviation in winter or summer, such as CET, or this offset, such as UTC+1: many for each."""
    if (given := _OFFSET.fullmatch(text)) is not None:
        ahead = timedelta(hours=int(given["hours"]), minutes=int(given["minutes"] or 0))
        ahead = -ahead if given["sign"] in "-−" else ahead
        return [zone for zone in zones_ranked() if ahead in offsets(zone)]
    return _abbreviated().get(text, ())


def city(zone: str) -> str:
    """Return how a zone is called: its city."""
    return zone.rpartition("/")[2].replace("_", " ")
