"""Time on Discord: waking hours, absences, and what people do to the clock of their table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.messages.answers import Answers
from bot.messages.names import find, index
from bot.messages.parsing import QUOTED
from bot.tables.hours import as_typed, city, hours, zones
from bot.tables.people import People
from bot.ui.visits import Visit
from games.core.contract import Refusal

USUAL_NIGHT = ("22:00", "8:00")


@dataclass(frozen=True, slots=True)
class TimingHandler:
    """What people set about time."""

    _people: People
    _answers: Answers

    @property
    def zones(self) -> Sequence[tuple[str, str]]:
        """Return the time zones of the world as (label, value)."""
        return [(name, name) for name in zones()]

    @property
    def times(self) -> Sequence[tuple[str, str]]:
        """Return the hours of a day as (label, value)."""
        return [(as_typed(60 * hour), as_typed(60 * hour)) for hour in range(24)]

    async def hours(self, visit: Visit, zone: str | None, start: str | None, end: str | None) -> None:
        """Set somebody's quiet hours, or say which they are."""
        known = (await self._people.get(visit.person.user)).hours
        if zone is not None or start is not None or end is not None:
            is_new = known.start == known.end
            first, last = USUAL_NIGHT if is_new else (as_typed(known.start), as_typed(known.end))
            new = hours(known.zone if zone is None else _zone(zone), start or first, end or last)
            known = (
                await self._people.change(
                    visit.person.user, lambda now: replace(now, zone=new.zone, quiet_from=new.start, quiet_to=new.end)
                )
            ).hours
        key = "hours-none" if known.start == known.end else "hours-kept"
        at = {"zone": city(known.zone), "start": as_typed(known.start), "end": as_typed(known.end)}
        await visit.reply.privately(self._answers.note(visit.reader, key, **at))


def _zone(text: str) -> str:
    """Return the time zone that somebody typed: its name, or a city in it. Raises Refusal."""
    cities = ((name.rpartition("/")[2], zone) for name, zone in zones().items())
    if (found := find(text, index([*zones().items(), *cities]))) is None:
        raise Refusal("no-such-zone", text=text[:QUOTED])
    return found
