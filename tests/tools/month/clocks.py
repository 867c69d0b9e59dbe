"""What is promised of time, worked out from what people did and when, without the clock's own notes."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Final

from bot.tables.hours import LONGEST_NIGHT, Hours
from bot.tables.ids import TableId, UserId
from bot.tables.pace import HOURLY, MISSED, SHORT
from bot.tables.records import Entry, TableRecord
from bot.tables.table import Table
from games.core.playthrough import EntryKind
from games.core.seats import Seat
from tests.tools.month.ledger import Ledger, Promise

UNKNOWN: Final = datetime.min.replace(tzinfo=UTC)


@dataclass(frozen=True, slots=True)
class Seen:
    """A table as it was last looked at.

    `is_for_one`: its wait began for one seat alone; one for several ends when the last of them wakes.
    `rest`: how much of the wait was left when a pause began, at least and at most.
    """

    record: TableRecord
    n: int
    asked: Mapping[Seat, datetime]
    gone: Collection[Seat]  # absent by what they announced
    is_for_one: bool
    rest: tuple[timedelta, timedelta] | None


class Clocks:
    """Looks at the time of every live table whenever something has happened there."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger
        self._seen: dict[TableId, Seen] = {}
        self._away: dict[UserId, tuple[datetime, datetime]] = {}
        self._missed: dict[TableId, dict[Seat, int]] = defaultdict(dict)
        self._gone: dict[TableId, Collection[Seat]] = {}
        self._counted: dict[TableId, int] = {}
        self._users: dict[tuple[TableId, Seat], UserId] = {}
        self._back: dict[tuple[TableId, Seat], datetime] = {}

    # What people did

    def left(self, user: UserId, begin: datetime, end: datetime) -> None:
        """Note an absence as its person has announced it."""
        self._away[user] = (begin, end)

    def returned(self, user: UserId, at: datetime) -> None:
        """Note that an absence is over, or does not begin."""
        begin, _ = self._away[user]
        self._away[user] = (begin, at)

    def came_back(self, table: TableId, seat: Seat, at: datetime) -> None:
        """Note that a player wants to be waited for again, whatever they have announced."""
        self._missed[table][seat] = 0
        self._back[table, seat] = at

    def forget(self, tables: Collection[TableId]) -> None:
        """Begin anew with these tables: too much has happened there at once to tell what came of what."""
        for table in tables:
            self._seen.pop(table, None)

    # What became of it

    def look(self, table: Table, entries: Sequence[Entry], hours: Mapping[UserId, Hours], at: datetime) -> None:
        """Look at a live table after all that was due."""
        record, before = table.record, self._seen.get(table.record.id)
        for seat in record.seats:
            if self._users.setdefault((record.id, seat.seat), seat.user) != seat.user:  # it has changed hands
                self._users[record.id, seat.seat] = seat.user
                self.came_back(record.id, seat.seat, at)
                before = None
        self._look_at_deadline(record, at)
        if before is not None:
            self._look_at_bound(before.record, record, at)
            self._look_at_late(before, record, entries[before.n :], hours)
        news = entries[self._counted.get(record.id, 0) :]
        self._counted[record.id] = len(entries)
        self._count(table, news, at)
        waiting = [seat for seat in table.now.view.waiting if not record.seats[seat].is_rival]
        known = {} if before is None else {**before.asked}
        for each in () if set(waiting) <= set(known) else news:  # else others still choose at the same time
            known.pop(each.seat, None)
        since = news[-1].at if news else at
        if before is None:  # nobody knows since when it waits
            since = UNKNOWN if entries else record.started_at or UNKNOWN
        asked = {seat: known.get(seat, since) for seat in waiting}
        gone = frozenset(seat.seat for seat in record.seats if self._is_away(record, seat.seat, at))
        self._gone[record.id] = gone
        self._look_at_wait(table, waiting, gone, at)
        is_for_one = bool(entries) and [*asked.values()] == [entries[-1].at]
        rest = self._rest(before, record, len(entries), waiting, hours, at)
        self._seen[record.id] = Seen(record, len(entries), asked, gone, is_for_one, rest)

    def _look_at_deadline(self, record: TableRecord, at: datetime) -> None:
        end, deadline = record.clock.ends_at, record.deadline
        is_kept = deadline is not None and end is not None and at < deadline <= end
        where = f"{at}: table {record.id} has the deadline {deadline} and ends at {end}"
        self._ledger.look(Promise.DEADLINE, is_kept=is_kept, where=where)

    def _look_at_bound(self, was: TableRecord, record: TableRecord, at: datetime) -> None:
        if was.pace == record.pace:
            is_kept = was.clock.ends_at == record.clock.ends_at
            self._ledger.look(Promise.BOUND_STAYS, is_kept=is_kept, where=f"{at}: table {record.id}")

    def _look_at_late(
        self, before: Seen, record: TableRecord, news: Sequence[Entry], hours: Mapping[UserId, Hours]
    ) -> None:
        """Look at the turns that the clock has played since."""
        was = before.record
        pace = was.pace or 0
        for entry in news:
            seat, user = entry.seat, record.seats[entry.seat].user
            where = f"table {record.id}, step {entry.n} of {entry.at}"
            if entry.kind in (EntryKind.LATE, EntryKind.AWAY):
                is_away = entry.kind is EntryKind.AWAY
                is_kept = is_away == self._is_away(record, seat, entry.at)
                self._ledger.look(Promise.ABSENT, is_kept=is_kept, where=where)
            missed = self._missed[record.id].get(seat, 0)
            is_there = entry.kind is EntryKind.LATE and missed < MISSED and seat not in before.gone
            if not is_there or seat not in before.asked or was.clock.is_live or record.pace != was.pace:
                continue
            least = before.asked[seat] + timedelta(seconds=pace)
            where += f", asked at {before.asked[seat]}"
            self._ledger.look(Promise.PACE, is_kept=entry.at >= least, where=where)
            if pace > HOURLY and before.is_for_one and entry.at == was.deadline:  # the bot was not down when it was due
                is_kept = not hours[user].is_quiet(entry.at)
                self._ledger.look(Promise.NIGHT, is_kept=is_kept, where=where)

    def _count(self, table: Table, news: Sequence[Entry], at: datetime) -> None:
        """Count the turns that each seat has missed in a row."""
        record = table.record
        missed = self._missed[record.id]
        for entry in news:
            if entry.kind is EntryKind.LATE:
                missed[entry.seat] = missed.get(entry.seat, 0) + 1
            elif entry.kind is not EntryKind.AWAY and _is_noticed(table, entry.n):
                missed[entry.seat] = 0
        for seat in self._gone.get(record.id, ()):
            if not self._is_away(record, seat, at):
                missed[seat] = 0

    def _look_at_wait(self, table: Table, waiting: Sequence[Seat], gone: Collection[Seat], at: datetime) -> None:
        """Look whether the table waits for somebody who is not there, while others are."""
        record = table.record
        if record.clock.paused_until is not None or record.deadline is None or not waiting:
            return
        missed = self._missed[record.id]
        covered = {seat for seat, n in missed.items() if n >= MISSED and not table.game.info.lost_after}
        here = {each.seat for each in record.seats if not each.gone and not each.is_rival} - covered - {*gone}
        if not here or not covered.union(gone).issuperset(waiting):
            return
        promise = Promise.ABSENT if {*gone}.issuperset(waiting) else Promise.COVERED
        where = f"{at}: table {record.id} waits for {waiting} until {record.deadline}"
        self._ledger.look(promise, is_kept=record.deadline <= at + SHORT, where=where)

    def _rest(
        self,
        before: Seen | None,
        record: TableRecord,
        n: int,
        waiting: Sequence[Seat],
        hours: Mapping[UserId, Hours],
        at: datetime,
    ) -> tuple[timedelta, timedelta] | None:
        """Return what is left of the wait in a pause. After it, look whether that is what the table has."""
        was = None if before is None else before.record
        until = None if was is None else was.clock.paused_until
        whole = timedelta(seconds=record.pace or 0)
        if record.clock.paused_until is not None:
            if before is None or record.pace != before.record.pace:
                return None
            if until is None:
                left = max(timedelta(), (before.record.clock.due or at) - at)
                return (left, left) if before.n == n else None
            if before.n == n or before.rest is None:
                return before.rest
            is_less = set(waiting) <= set(before.asked)  # then the same wait may go on
            return (before.rest[0] if is_less else whole), whole + LONGEST_NIGHT
        if before is None or was is None or until is None or before.rest is None or before.n != n:
            return None
        if was.pace != record.pace or {*before.gone}.intersection(waiting) or record.deadline is None:
            return None
        least, most = (until + each for each in before.rest)
        latest = max((hours[record.seats[seat].user].awake(most) for seat in waiting), default=most)
        bound = record.clock.ends_at or latest
        missed = self._missed[record.id]
        is_short = any(missed.get(seat, 0) >= MISSED for seat in waiting)
        is_kept = (is_short or min(least, bound) <= record.deadline) and record.deadline <= max(latest, at + SHORT)
        where = f"{at}: table {record.id} had {before.rest[0]} to {before.rest[1]} left until {until}"
        self._ledger.look(Promise.PAUSE, is_kept=is_kept, where=f"{where}, now until {record.deadline}")
        return None

    def _is_away(self, record: TableRecord, seat: Seat, at: datetime) -> bool:
        begin, end = self._away.get(record.seats[seat].user, (at, at))
        back = self._back.get((record.id, seat))
        return begin <= at < end and not record.clock.no_absences and (back is None or back < begin)


def _is_noticed(table: Table, n: int) -> bool:
    """Return whether others can notice a step: one that they cannot gains no time."""
    step, before = table.step(n), table.step(n - 1)
    return step is None or before is None or bool(step.events) or step.view != before.view
