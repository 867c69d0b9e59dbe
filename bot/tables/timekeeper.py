"""Players' changes to the clock of their table: extend a turn, be here, or be away.

Every change is stored before it is told, and the panel shows it. Its bounds are in `pace`.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

import structlog

from bot.tables.ids import TableId, UserId
from bot.tables.pace import (
    LIVE_TURN,
    Attendance,
    extended,
    next_to_extend,
)
from bot.tables.people_records import PersonRecord
from bot.tables.records import TableRecord
from bot.tables.service import Tables
from bot.tables.stores import NoSuchTable, StoreTrouble
from games.core.contract import Refusal
from games.core.lines import Who
from games.core.seats import Seat

log = structlog.get_logger(__name__)

MOST_AWAY: Final = timedelta(days=31)
FURTHEST: Final = timedelta(days=366)


class Timekeeper:
    """Changes the clocks of live tables, one at a time."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._people = tables.people

    # A turn

    async def extend(self, table_id: TableId, user: UserId, seat: Seat | None = None) -> tuple[TableRecord, Seat]:
        """Give an awaited player one pace more, once in a game; by themselves or by another. Raises Refusal."""
        async with self._tables.live(table_id) as table:
            own, record = table.seat_of(user), table.record
            pace = paced(record)
            attendance = await self._tables.attendance(table, record.clock)
            if seat is None and (seat := next_to_extend(record.clock, attendance.waiting, own)) is None:
                seat = own if own in attendance.waiting else min(attendance.waiting, default=own)
            if record.clock.paused_until is not None:
                raise Refusal("time-paused")
            if seat not in attendance.waiting:
                raise Refusal("nobody-waits", player=Who(seat))
            if seat in record.clock.extended:
                raise Refusal("extended-already", player=Who(seat))
            return await self._tables.retime(table, extended(record.clock, seat, pace, attendance)), seat

    async def back(self, table_id: TableId, user: UserId) -> TableRecord:
        """Let a table wait again for an absent or covered player. Raises Refusal."""
        async with self._tables.live(table_id) as table:
            seat, clock = table.seat_of(user), table.record.clock
            if seat not in clock.covered and seat not in clock.away:
                raise Refusal("here-already")
            return await self._tables.retime(table, clock.back(seat))

    async def here(self, table_id: TableId, user: UserId) -> TableRecord:
        """Note that a player is there now; where all are, the table plays live. Raises Refusal."""
        async with self._tables.live(table_id) as table:
            seat, record = table.seat_of(user), table.record
            if paced(record) <= LIVE_TURN or record.clock.is_live:
                raise Refusal("live-already")
            if record.clock.paused_until is not None:
                raise Refusal("time-paused")
            clock = record.clock.back(seat)
            clock = replace(clock, here=tuple(sorted({*clock.here, seat})))
            attendance = await self._tables.attendance(table, clock)
            if _present(attendance) <= set(clock.here):
                clock = replace(clock, is_live=True)
            return await self._tables.retime(table, clock)

    async def mute(self, table_id: TableId, user: UserId) -> TableRecord:
        """Send a player no more reminders of this turn. A panel that is edited, or posted anew, would show it. Raises Refusal."""
        async with self._tables.live(table_id) as table:
            seat, clock = table.seat_of(user), table.record.clock
            return await self._tables.note(table, replace(clock, muted=tuple(sorted({*clock.muted, seat}))))

    async def remind_anew(self, user: UserId) -> None:
        """Let the reminders of a person's present turns follow their new setting.

        The revision stays: an edited panel would show that they have.
        """
        now = self._tables.now()
        for table_id in await self._tables.store.live_of(user):
            await self._tables.plan_reminder(table_id, now)  # the look that is due then plans the next

    # Absences

    async def leave(self, user: UserId, start: datetime, end: datetime) -> PersonRecord:
        """Announce an absence for all tables of a person. Raises Refusal."""
        now = self._tables.now()
        if end <= max(start, now):
            raise Refusal("away-backwards")
        if end - max(start, now) > MOST_AWAY or start > now + FURTHEST:
            raise Refusal("away-too-long", n=MOST_AWAY.days)
        await self._people.change(user, lambda person: replace(person, away_from=start, away_until=end))
        await self._carry(user)
        return await self._people.get(user)

    async def return_(self, user: UserId) -> None:
        """End an absence, or take it back before it begins. Raises Refusal."""
        if (await self._people.get(user)).away_until is None:
            raise Refusal("here-already")
        now = self._tables.now()
        await self._people.change(user, lambda person: replace(person, away_until=now))
        await self._carry(user)

    async def tick(self) -> None:
        """Begin and end the absences that are due. One that fails does not hold up the others."""
        for user in await self._people.turning(self._tables.now()):
            try:
                await self._carry(user)
            except StoreTrouble as trouble:
                log.warning("an absence waits", error=type(trouble).__name__)

    async def _carry(self, user: UserId) -> None:
        """Carry a person's announced absence to all their tables. May be done more than once."""
        person, now = await self._people.get(user), self._tables.now()
        until, is_carried = person.back_at(now), True
        for table_id in await self._tables.store.live_of(user):
            try:
                async with self._tables.live(table_id) as table:
                    seat, clock = table.seat_of(user), table.record.clock
                    changed = clock.back(seat) if until is None else clock.absent(seat, until)
                    if until is not None or seat in clock.away:
                        await self._tables.retime(table, changed)
            except Refusal as refusal:  # over, or frozen
                log.info("an absence is not carried", table=table_id, key=refusal.key)
            except NoSuchTable:  # it was changed meanwhile: the next look tries again
                log.info("an absence is not carried yet", table=table_id)
                is_carried = False
            except StoreTrouble:
                raise
            except Exception:  # a defect of one table must keep neither the others from it nor any clock
                log.exception("an absence fails at a table", table=table_id)
        if not is_carried:
            return
        is_over = person.away_until is not None and person.away_until <= now
        await self._people.change(
            user,
            lambda known: (
                replace(known, away_from=None, away_until=None, is_away=False)
                if is_over
                else replace(known, is_away=until is not None)
            ),
        )


def paced(record: TableRecord) -> int:
    """Return the pace of a table. Raises Refusal where it has none."""
    if record.pace is None:
        raise Refusal("no-clock")
    return record.pace


def _present(attendance: Attendance) -> set[Seat]:
    """Return the seats that must agree: all present ones."""
    return {each.seat for each in attendance.sitters if each.is_here}
