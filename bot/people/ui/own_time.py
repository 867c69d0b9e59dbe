"""Time for all tables of a person: quiet hours, absences and reminders."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta
from typing import Final
from zoneinfo import ZoneInfo

from bot.house import House
from bot.messages.controls import Control, Mine, Own
from bot.messages.parsing import day_named, time_zone, zone_choices
from bot.people.messages.own_pages import EVERY, OwnPages
from bot.tables.hours import as_typed, hours, midnight
from bot.tables.ids import UserId
from bot.tables.people_records import NOTHING, REMINDING, PersonRecord
from bot.ui.drafts import Drafts
from bot.ui.room import Given
from bot.ui.visits import Visit
from games.core.contract import Refusal

USUAL_NIGHT: Final = ("22:00", "8:00")
USUAL_ABSENCE: Final = timedelta(days=6)
"""Until the last day of a week."""


class OwnTime:
    """A person's time, at all tables they play at."""

    def __init__(self, house: House, pages: OwnPages) -> None:
        self._pages = pages
        self._now = house.now
        self._people = house.ground.people
        self._servers = house.servers
        self._timekeeper = house.timekeeper
        self._answers = house.words.answers
        self._catalogue = house.words.catalogue
        self._drafts = Drafts()

    async def mute_all(self, visit: Visit, _: Control, __: Given) -> None:
        """Remind the presser no more, at any table; also where the one that is pressed at is over."""
        await self.reminders(visit, NOTHING, None)

    async def remind_by(self, visit: Visit, _: Control, given: Given) -> None:
        """Remind the presser as they have chosen."""
        await self.reminders(visit, given.values[0] if given.values else "", None)

    def zones(self, locale: str) -> Sequence[tuple[str, str]]:
        """Return the time zones of the world as (label, value), in the language of a locale."""
        return zone_choices(self._catalogue, locale)

    @property
    def times(self) -> Sequence[tuple[str, str]]:
        """The hours of a day as (label, value)."""
        return [(as_typed(60 * hour), as_typed(60 * hour)) for hour in range(24)]

    async def days(self, user: UserId) -> Sequence[tuple[str, str]]:
        """Return the days that come, as (label, value), in the time zone of a person."""
        today = self._now().astimezone(ZoneInfo((await self._people.get(user)).zone)).date()
        return [(str(today + timedelta(days=n)),) * 2 for n in range(32)]

    # By commands, each answered by one sentence

    async def hours(self, visit: Visit, zone: str | None, start: str | None, end: str | None) -> None:
        """Set the visitor's quiet hours, or say which they are."""
        person = await self._people.get(visit.person.user)
        if zone is not None or start is not None or end is not None:
            person = await self._set_hours(visit, zone, start, end)
        await self._say(visit, self._pages.hours(visit.reader, person))

    async def reminders(self, visit: Visit, by: str | None, every: int | None) -> None:
        """Set the visitor's reminders, or say how they are. Every 0 hours: twice in a turn."""
        person = await self._set_reminders(visit, by, every)
        await self._say(visit, self._pages.reminders(visit.reader, person))

    async def away(self, visit: Visit, start: str | None, end: str | None) -> None:
        """Announce an absence from all tables, or say which is announced. The last day is asked for where only the first is given."""
        if start is not None and end is None:
            first = day_named(start, (await self._placed(visit)).zone, self._now(), self._catalogue)
            await visit.reply.form(self._pages.away_form(visit.reader, str(first), str(first + USUAL_ABSENCE)))
            return
        person = await self._people.get(visit.person.user)
        if end is not None:
            person = await self._leave(await self._placed(visit), start, end)
        await self._say(visit, self._pages.away(visit.reader, person))

    async def back(self, visit: Visit) -> None:
        """End an absence."""
        await self._timekeeper.return_(visit.person.user)
        await self._say(visit, self._answers.sentences.say(visit.reader, "away-over"))

    async def _say(self, visit: Visit, text: str) -> None:
        await visit.reply.privately(self._pages.note(visit.reader, text))

    # By presses on one page, which shows what has changed

    async def show(self, visit: Visit, _: Own, __: Given) -> None:
        """Show the visitor's hours, absence and reminders."""
        await self._page(visit, await self._people.get(visit.person.user))

    async def ask_hours(self, visit: Visit, _: Own, __: Given) -> None:
        """Ask for the quiet hours."""
        known = (await self._placed(visit)).hours
        is_new = known.start == known.end
        start, end = USUAL_NIGHT if is_new else (as_typed(known.start), as_typed(known.end))
        typed = {"zone": known.zone.replace("_", " "), "start": start, "end": end}
        typed |= self._drafts.take(visit, Own(Mine.HOURS).id)
        await visit.reply.form(self._pages.hours_form(visit.reader, **typed))

    async def set_hours(self, visit: Visit, _: Own, given: Given) -> None:
        """Set the quiet hours of the form."""
        self._drafts.lead_back(visit, self._pages.opening(visit.reader, Mine.HOURS), given)
        zone, start, end = (given.first(each) for each in ("zone", "start", "end"))
        await self._page(visit, await self._set_hours(visit, zone, start, end))

    async def ask_away(self, visit: Visit, _: Own, __: Given) -> None:
        """Ask for the days of an absence."""
        zone = (await self._placed(visit)).zone
        today = self._now().astimezone(ZoneInfo(zone)).date()
        typed = {"first": str(today), "last": str(today + USUAL_ABSENCE)}
        typed |= self._drafts.take(visit, Own(Mine.AWAY).id)
        await visit.reply.form(self._pages.away_form(visit.reader, **typed))

    async def set_away(self, visit: Visit, _: Own, given: Given) -> None:
        """Announce the absence of the form."""
        self._drafts.lead_back(visit, self._pages.opening(visit.reader, Mine.AWAY), given)
        person = await self._placed(visit)
        await self._page(visit, await self._leave(person, given.first("first"), given.first("last")))

    async def come_back(self, visit: Visit, _: Own, __: Given) -> None:
        """End an absence."""
        await self._timekeeper.return_(visit.person.user)
        above = self._answers.sentences.say(visit.reader, "away-over")
        await self._page(visit, await self._people.get(visit.person.user), above)

    async def set_reminders(self, visit: Visit, control: Own, given: Given) -> None:
        """Set by which way, or every how many hours, the visitor is reminded."""
        chosen = given.values[0] if given.values else ""
        if not control.number:
            await self._page(visit, await self._set_reminders(visit, chosen, None))
            return
        if chosen not in map(str, EVERY):
            raise Refusal("stale")
        await self._page(visit, await self._set_reminders(visit, None, int(chosen)))

    async def _page(self, visit: Visit, person: PersonRecord, above: str | None = None) -> None:
        await visit.reply.in_place(self._pages.time(visit.reader, person, above))

    # By both

    async def _placed(self, visit: Visit) -> PersonRecord:
        """Return the visitor; one who has set no time zone is in that of the server."""
        person = await self._people.get(visit.person.user)
        return replace(person, zone=person.known_zone or (await self._servers.get(visit.guild)).zone or person.zone)

    async def _set_hours(self, visit: Visit, zone: str | None, start: str | None, end: str | None) -> PersonRecord:
        person = await self._placed(visit)
        known = person.hours
        is_new = known.start == known.end
        first, last = USUAL_NIGHT if is_new else (as_typed(known.start), as_typed(known.end))
        place = known.zone if zone is None else time_zone(zone, self._catalogue, visit.person.locale)
        new = hours(place, start or first, end or last)
        return await self._people.change(
            person.user, lambda now: replace(now, zone=new.zone, quiet_from=new.start, quiet_to=new.end)
        )

    async def _set_reminders(self, visit: Visit, by: str | None, every: int | None) -> PersonRecord:
        if by not in (None, *REMINDING):
            raise Refusal("stale")
        user = visit.person.user
        if by is None and every is None:
            return await self._people.get(user)
        person = await self._people.change(
            user,
            lambda now: replace(
                now,
                remind_by=now.remind_by if by is None else by,
                remind_every=now.remind_every if every is None else every,
            ),
        )
        await self._timekeeper.remind_anew(user)
        return person

    async def _leave(self, person: PersonRecord, start: str | None, end: str) -> PersonRecord:
        now = self._now()
        first = day_named(start, person.zone, now, self._catalogue) if start is not None else None
        last = midnight(day_named(end, person.zone, now, self._catalogue, after=first), person.zone, after=True)
        begins = now if first is None else max(now, midnight(first, person.zone))
        return await self._timekeeper.leave(person.user, begins, last)
