"""Time on Discord: waking hours, absences, and what people do to the clock of their table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta
from typing import assert_never
from zoneinfo import ZoneInfo

import discord

from bot.house import House
from bot.messages.controls import Control, TimeKey
from bot.messages.names import find, index, number
from bot.messages.parsing import QUOTED
from bot.messages.sentences import stamp
from bot.messages.timing import PAUSES
from bot.tables.hours import as_typed, city, day, hours, midnight, zones
from bot.tables.pace import PACES
from bot.tables.people_records import MAIL, MENTION, NOTHING
from bot.tables.records import Motion, TableId, UserId
from bot.tables.timekeeper import Timekeeper
from bot.ui.visits import Visit, Visits
from bot.ui.voting import VotingHandler
from games.core.contract import Refusal

USUAL_NIGHT = ("22:00", "8:00")
DAY = 86_400


class TimingHandler:
    """What people set about time."""

    def __init__(self, house: House, visits: Visits, voting: VotingHandler) -> None:
        self._visits = visits
        self._tables = house.tables
        self._people = house.ground.people
        self._timekeeper = Timekeeper(house.tables)
        self._answers = house.words.answers
        self._timing = house.words.presenter.timing
        self._voting = voting

    # At a table

    async def press(self, visit: Visit, control: Control, values: Sequence[str]) -> None:
        """Do what was pressed, or chosen in a list."""
        table, chosen = control.table, values[0] if values else ""
        try:
            key = TimeKey(control.number)
        except ValueError:
            raise Refusal("stale") from None
        if key not in (
            TimeKey.MUTE_ALL,
            TimeKey.REMIND,
        ):  # those are for all tables, and may be pressed when this one is over
            await self._visits.press(visit, table)
        match key:
            case TimeKey.SHOW:
                await self.show(visit, table)
            case TimeKey.EXTEND:
                await self.extend(visit, table)
            case TimeKey.HERE:
                await self.here(visit, table)
            case TimeKey.PACE:
                await self.pace(visit, table, chosen)
            case TimeKey.PAUSE:
                await self.pause(visit, table, number(chosen) or 0)
            case TimeKey.MUTE:
                await self._timekeeper.mute(table, visit.person.user)
                await visit.reply.privately(self._answers.note(visit.reader, "reminder-muted"))
            case TimeKey.MUTE_ALL:
                await self.reminders(visit, NOTHING, None)
            case TimeKey.REMIND:
                await self.reminders(visit, chosen, None)
            case _:
                assert_never(key)

    async def show(self, visit: Visit, table_id: TableId) -> None:
        """Show how the clock stands, and what can be done to it."""
        press = await self._visits.press(visit, table_id)
        waiting = press.table.now.view.waiting
        screen = self._timing.screen(press.table.record, press.seat, waiting, press.locale)
        await visit.reply.in_place(screen)

    async def extend(
        self, visit: Visit, table_id: TableId, player: discord.User | discord.Member | None = None
    ) -> None:
        """Give a player more time: oneself, or another."""
        press = await self._visits.press(visit, table_id)
        chosen = None
        if player is not None:
            if (seated := press.table.record.seat_of(UserId(player.id))) is None:
                raise Refusal("unknown-player", n=len(press.table.record.seats))
            chosen = seated.seat
        record, seat = await self._timekeeper.extend(table_id, visit.person.user, chosen)
        if await visit.reply.publicly(self._timing.gift(record, press.seat, seat)) is None:
            await visit.reply.privately(self._answers.note(visit.reader, "time-changed"))

    async def here(self, visit: Visit, table_id: TableId) -> None:
        """Let the table wait for somebody again; where everybody is there, let it play live."""
        await self._visits.press(visit, table_id)
        record = await self._timekeeper.here(table_id, visit.person.user)
        key = "here-live" if record.clock.is_live else "here-noted"
        await visit.reply.in_place(self._answers.note(visit.reader, key))

    async def pace(self, visit: Visit, table_id: TableId, pace: str | None) -> None:
        """Propose another pace to all; without one, show how the clock stands."""
        if pace is None:
            await self.show(visit, table_id)
            return
        if pace not in PACES:
            raise Refusal("no-such-option")
        await self._voting.agree(visit, table_id, Motion.PACE, PACES[pace])

    async def pause(self, visit: Visit, table_id: TableId, days: int) -> None:
        """Propose a pause to all."""
        await self._voting.agree(visit, table_id, Motion.PAUSE, days * DAY)

    @property
    def pauses(self) -> Sequence[int]:
        """How many days a pause is offered for."""
        return PAUSES

    # For all tables

    @property
    def zones(self) -> Sequence[tuple[str, str]]:
        """The time zones of the world as (label, value)."""
        return [(name, name) for name in zones()]

    @property
    def times(self) -> Sequence[tuple[str, str]]:
        """The hours of a day as (label, value)."""
        return [(as_typed(60 * hour), as_typed(60 * hour)) for hour in range(24)]

    async def days(self, user: UserId) -> Sequence[tuple[str, str]]:
        """Return the days that come, as (label, value), where somebody lives."""
        today = self._tables.now().astimezone(ZoneInfo((await self._people.get(user)).zone)).date()
        return [(str(today + timedelta(days=n)),) * 2 for n in range(32)]

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

    async def reminders(self, visit: Visit, by: str | None, every: int | None) -> None:
        """Set how somebody is reminded, or say how they are. Every 0 hours: twice in a turn."""
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
        said = self._answers.note(visit.reader, "reminders-kept", by=person.remind_by, every=person.remind_every)
        await visit.reply.privately(said)

    async def away(self, visit: Visit, start: str | None, end: str | None) -> None:
        """Announce an absence from all tables, or say which is announced."""
        person = await self._people.get(visit.person.user)
        if end is not None:
            now = self._tables.now()
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


def _zone(text: str) -> str:
    """Return the time zone that somebody typed: its name, or a city in it. Raises Refusal."""
    cities = ((name.rpartition("/")[2], zone) for name, zone in zones().items())
    if (found := find(text, index([*zones().items(), *cities]))) is None:
        raise Refusal("no-such-zone", text=text[:QUOTED])
    return found
