"""Time for all tables of a person: quiet hours, absences and reminders."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta
from typing import Final
from zoneinfo import ZoneInfo

from bot.house import House
from bot.messages.controls import Control
from bot.messages.parsing import time_zone
from bot.messages.sentences import stamp
from bot.tables.hours import as_typed, city, day, hours, midnight, zones
from bot.tables.ids import UserId
from bot.tables.people_records import MAIL, MENTION, NOTHING
from bot.ui.room import Given
from bot.ui.visits import Visit
from games.core.contract import Refusal

USUAL_NIGHT: Final = ("22:00", "8:00")


class OwnTime:
    """A person's time, at all tables they play at."""

    def __init__(self, house: House) -> None:
        self._now = house.now
        self._people = house.ground.people
        self._timekeeper = house.timekeeper
        self._answers = house.words.answers

    async def mute_all(self, visit: Visit, _: Control, __: Given) -> None:
        """Remind the presser no more, at any table; also where the one that is pressed at is over."""
        await self.reminders(visit, NOTHING, None)

    async def remind_by(self, visit: Visit, _: Control, given: Given) -> None:
        """Remind the presser as they have chosen."""
        await self.reminders(visit, given.values[0] if given.values else "", None)

    @property
    def zones(self) -> Sequence[tuple[str, str]]:
        """The time zones of the world as (label, value)."""
        return [(name, name) for name in zones()]

    @property
    def times(self) -> Sequence[tuple[str, str]]:
        """The hours of a day as (label, value)."""
        return [(as_typed(60 * hour), as_typed(60 * hour)) for hour in range(24)]

    async def days(self, user: UserId) -> Sequence[tuple[str, str]]:
        """Return the days that come, as (label, value), in the time zone of a person."""
        today = self._now().astimezone(ZoneInfo((await self._people.get(user)).zone)).date()
        return [(str(today + timedelta(days=n)),) * 2 for n in range(32)]

    async def hours(self, visit: Visit, zone: str | None, start: str | None, end: str | None) -> None:
        """Set the visitor's quiet hours, or say which they are."""
        known = (await self._people.get(visit.person.user)).hours
        if zone is not None or start is not None or end is not None:
            is_new = known.start == known.end
            first, last = USUAL_NIGHT if is_new else (as_typed(known.start), as_typed(known.end))
            new = hours(known.zone if zone is None else time_zone(zone), start or first, end or last)
            known = (
                await self._people.change(
                    visit.person.user, lambda now: replace(now, zone=new.zone, quiet_from=new.start, quiet_to=new.end)
                )
            ).hours
        key = "hours-none" if known.start == known.end else "hours-kept"
        at = {"zone": city(known.zone), "start": as_typed(known.start), "end": as_typed(known.end)}
        await visit.reply.privately(self._answers.note(visit.reader, key, **at))

    async def reminders(self, visit: Visit, by: str | None, every: int | None) -> None:
        """Set the visitor's reminders, or say how they are. Every 0 hours: twice in a turn."""
        if by not in (None, MAIL, MENTION, NOTHING):
            raise Refusal("stale")
        user = visit.person.user
        person = await self._people.get(user)
        if by is not None or every is not None:
            person = await self._people.change(
                user,
                lambda now: replace(
                    now,
                    remind_by=now.remind_by if by is None else by,
                    remind_every=now.remind_every if every is None else every,
                ),
            )
            await self._timekeeper.remind_anew(user)
        said = self._answers.note(visit.reader, "reminders-kept", by=person.remind_by, every=person.remind_every)
        await visit.reply.privately(said)

    async def away(self, visit: Visit, start: str | None, end: str | None) -> None:
        """Announce an absence from all tables, or say which is announced."""
        person = await self._people.get(visit.person.user)
        if end is not None:
            now = self._now()
            first = day(start, person.zone, now) if start is not None else None
            last = midnight(day(end, person.zone, now), person.zone, after=True)
            begins = now if first is None else max(now, midnight(first, person.zone))
            person = await self._timekeeper.leave(visit.person.user, begins, last)
        if person.away_from is None or person.away_until is None:
            await visit.reply.privately(self._answers.note(visit.reader, "away-none"))
            return
        dates = {"start": stamp(person.away_from), "end": stamp(person.away_until)}
        await visit.reply.privately(self._answers.note(visit.reader, "away-kept", **dates))

    async def back(self, visit: Visit) -> None:
        """End an absence."""
        await self._timekeeper.return_(visit.person.user)
        await visit.reply.privately(self._answers.note(visit.reader, "away-over"))
