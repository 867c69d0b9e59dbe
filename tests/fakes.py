"""Fakes for the ports: a clock, and a store over a database in memory (`tests.fake_database`), below the real writer."""

from __future__ import annotations

import asyncio
import copy
from collections.abc import Callable, Collection
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Any, TypeVar, Unpack

from bot.store.writer import Writer
from bot.tables import pace
from bot.tables.changes import Following
from bot.tables.ids import CHANNEL, ChannelId, GuildId, MessageId, TableId, UserId
from bot.tables.people_records import PersonRecord
from bot.tables.records import Entry, LineRecord, PanelRecord, ReminderRecord, TableRecord, TableRef, ToldRecord
from bot.tables.status import Status
from bot.tables.stores import StoreTrouble, VoteOpen
from bot.tables.vote_records import HANDOVER, Verdict, VoteRecord
from tests.fake_database import FakeConnection, FakeHands, Faults, Stored

T = TypeVar("T")
START = datetime(2026, 5, 1, 20, 0, tzinfo=UTC)


class Away(StoreTrouble):
    """The database is away."""


class Clock:
    """The time of the loop since the clock was first read, as a date. `skip` lets more pass than the loop knows of."""

    def __init__(self) -> None:
        self._began: float | None = None
        self._skipped = timedelta()

    def now(self) -> datetime:
        time = self._time()
        if self._began is None:  # not the loop's zero: that is the machine's start, and a test must not meet midnight
            self._began = time
        return START + timedelta(seconds=time - self._began) + self._skipped

    def skip(self, **time: float) -> None:
        self._skipped += timedelta(**time)

    def _time(self) -> float:
        return asyncio.get_running_loop().time()


class FakeStore:
    """What the delivery and the service need of `TableStore`. Open a new one on the same `Stored` to start again."""

    def __init__(self, stored: Stored, faults: Faults) -> None:
        self.stored = stored
        self.reads = 0
        self.faults = faults
        self._connection = FakeConnection(stored, faults)
        self._writer = Writer(FakeHands(self._connection))

    async def close(self) -> None:
        await self._writer.close()

    async def get(self, table: TableId) -> TableRecord | None:
        return await self._read(lambda: self.stored.tables.get(table))

    async def open_in(self, channel: ChannelId) -> TableRecord | None:
        def found() -> TableRecord | None:
            return next(
                (each for each in self.stored.tables.values() if each.is_open and each.channel == channel), None
            )

        return await self._read(found)

    async def entries(self, table: TableId) -> list[Entry]:
        return await self._read(lambda: list(self.stored.entries.get(table, ())))

    async def told(self, table: TableId) -> ToldRecord:
        return await self._read(lambda: self.stored.told[table])

    async def lines(self, table: TableId) -> list[LineRecord]:
        return await self._read(lambda: [line for (at, _), line in self.stored.lines.items() if at == table])

    async def behind(self, *, after: TableId, most: int) -> list[TableRef]:
        def found() -> list[TableRef]:
            late = (
                each
                for each in self.stored.tables.values()
                if self.stored.told[each.id].settled < each.revision and each.id > after
            )
            return [
                TableRef(table=t.id, guild=t.guild, game=t.game, version=t.version, revision=t.revision)
                for t in sorted(late, key=lambda each: each.id)
            ][:most]

        return await self._read(found)

    async def closed_in(self, guild: GuildId) -> list[tuple[TableId, UserId]]:
        def found() -> list[tuple[TableId, UserId]]:
            closed = [key for key, line in self.stored.lines.items() if line.is_closed]
            return [key for key in closed if self.stored.tables[key[0]].guild == guild]

        return await self._read(found)

    async def append(self, entry: Entry, **after: Unpack[Following]) -> int:
        def job(connection: Any) -> int:
            stored: Stored = connection.stored
            record = stored.tables[entry.table]
            assert record.entries == entry.n - 1
            status = after.get("status", Status.LIVE)
            stored.tables[entry.table] = following = replace(
                record,
                entries=entry.n,
                status=status,
                seats=tuple(
                    replace(seat, gone=seat.gone or (after.get("gone", False) and seat.seat == entry.seat))
                    for seat in record.seats
                ),
                ended_at=None if status is Status.LIVE else entry.at,
                schedule=after.get("schedule", pace.UNTIMED),
                revision=record.revision + (0 if after.get("is_unnoticed") else 1),
            )
            stored.entries.setdefault(entry.table, []).append(entry)
            return following.revision

        return await self._writer.submit(job)

    async def configure(
        self, table: TableId, *, seen: int | None = None, is_unnoticed: bool = False, **values: Any
    ) -> int:
        def job(connection: Any) -> int:
            record: TableRecord = connection.stored.tables[table]
            assert seen in (None, record.revision)
            revision = record.revision + (not is_unnoticed)
            self._change(connection, table, revision=revision, **values)
            return revision

        return await self._writer.submit(job)

    async def end(
        self, table: TableId, *, at: datetime, by: str | None = None, stopped_by: UserId | None = None
    ) -> None:
        def job(connection: Any) -> None:
            record = connection.stored.tables[table]
            schedule = pace.Schedule(clock=record.clock)
            values = {"status": Status.ENDED, "ended_at": at, "ended_by": by, "schedule": schedule}
            self._change(connection, table, revision=record.revision + 1, **values)

        await self._writer.submit(job)

    async def next_deadline(self, now: datetime) -> datetime | None:
        def found() -> datetime | None:
            live = (each for each in self.stored.tables.values() if each.status is Status.LIVE)
            coming = [each.deadline for each in live if each.deadline is not None and each.deadline > now]
            return min(coming, default=None)

        return await self._read(found)

    async def due(self, now: datetime) -> list[TableRef]:
        return await self._read(
            lambda: [
                TableRef(table=t.id, guild=t.guild, game=t.game, version=t.version, revision=t.revision)
                for t in self.stored.tables.values()
                if t.status is Status.LIVE and t.deadline is not None and t.deadline <= now
            ]
        )

    async def rivals_due(self, before: datetime) -> list[tuple[TableRef, datetime]]:
        return await self._read(
            lambda: [
                (
                    TableRef(table=t.id, guild=t.guild, game=t.game, version=t.version, revision=t.revision),
                    t.schedule.rival_at,
                )
                for t in self.stored.tables.values()
                if t.status is Status.LIVE and t.schedule.rival_at is not None and t.schedule.rival_at < before
            ]
        )

    async def plan_rival(self, table: TableId, at: datetime | None) -> None:
        await self._writer.submit(partial(self._plan, table=table, rival_at=at))

    async def people(self, users: Collection[UserId]) -> list[PersonRecord]:
        return await self._read(lambda: [each for user, each in self.stored.people.items() if user in users])

    async def to_remind(self, now: datetime) -> list[TableRef]:
        return await self._read(
            lambda: [
                TableRef(table=t.id, guild=t.guild, game=t.game, version=t.version, revision=t.revision)
                for t in self.stored.tables.values()
                if t.status is Status.LIVE and t.schedule.remind_at is not None and t.schedule.remind_at <= now
            ]
        )

    async def plan_reminder(self, table: TableId, at: datetime | None) -> None:
        await self._writer.submit(partial(self._plan, table=table, remind_at=at))

    async def reminders(self) -> list[ReminderRecord]:
        return await self._read(lambda: list(self.stored.reminders.values()))

    async def keep_reminder(self, reminder: ReminderRecord) -> None:
        def job(connection: Any) -> None:
            connection.stored.reminders[reminder.table, reminder.user] = reminder

        await self._writer.submit(job)

    async def drop_reminder(self, table: TableId, user: UserId) -> None:
        def job(connection: Any) -> None:
            connection.stored.reminders.pop((table, user), None)

        await self._writer.submit(job)

    async def open_vote(self, table: TableId, motion: str, *, by: UserId, until: datetime, **about: Any) -> VoteRecord:
        def job(connection: Any) -> VoteRecord:
            there = [vote for (at, _), vote in connection.stored.votes.items() if at == table]
            if any(vote.verdict is None for vote in there):
                raise VoteOpen
            facts, at = about["facts"], about["at"]
            made = VoteRecord(
                table=table,
                n=len(there) + 1,
                motion=motion,
                by=by,
                opened_at=at,
                until=until,
                facts=facts,
                ballots={by: True},
            )
            connection.stored.votes[table, made.n] = made
            return made

        return await self._writer.submit(job)

    async def handovers(self, table: TableId) -> list[VoteRecord]:
        return await self._read(
            lambda: [
                vote
                for (where, _), vote in sorted(self.stored.votes.items())
                if where == table and vote.motion == HANDOVER and vote.verdict is Verdict.PASSED
            ]
        )

    async def vote(self, table: TableId, n: int | None = None) -> VoteRecord | None:
        def found() -> VoteRecord | None:
            there = (vote for (at, _), vote in self.stored.votes.items() if at == table)
            return next((vote for vote in there if (vote.verdict is None if n is None else vote.n == n)), None)

        return await self._read(found)

    async def change_vote(self, vote: VoteRecord, change: Callable[[VoteRecord], VoteRecord]) -> VoteRecord:
        def job(connection: Any) -> VoteRecord:
            votes: dict[tuple[TableId, int], VoteRecord] = connection.stored.votes
            votes[vote.table, vote.n] = change(votes[vote.table, vote.n])
            return votes[vote.table, vote.n]

        return await self._writer.submit(job)

    async def open_votes(self) -> list[VoteRecord]:
        return await self._read(lambda: [vote for vote in self.stored.votes.values() if vote.verdict is None])

    async def turning(self, now: datetime) -> list[UserId]:
        def found() -> list[UserId]:
            absent = [(each, each.away_from, each.away_until) for each in self.stored.people.values()]
            return [
                each.user
                for each, start, end in absent
                if start is not None and end is not None and (end <= now or (start <= now and not each.is_away))
            ]

        return await self._read(found)

    async def live_of(self, user: UserId) -> list[TableId]:
        return await self._read(
            lambda: [
                table.id
                for table in self.stored.tables.values()
                if table.status is Status.LIVE and any(seat.user == user and not seat.gone for seat in table.seats)
            ]
        )

    async def change_person(self, user: UserId, change: Callable[[PersonRecord], PersonRecord]) -> PersonRecord:
        def job(connection: Any) -> PersonRecord:
            people: dict[UserId, PersonRecord] = connection.stored.people
            people[user] = change(people.get(user, PersonRecord(user=user)))
            return people[user]

        return await self._writer.submit(job)

    async def posts(self, table: TableId) -> dict[int, MessageId]:
        return await self._read(lambda: {n: at for (where, n), at in self.stored.posts.items() if where == table})

    async def set_line(self, table: TableId, line: LineRecord) -> None:
        def job(connection: Any) -> None:
            known = connection.stored.lines.get((table, line.reader))
            if line.reader == CHANNEL and line.told[1] == 1 and line.message is not None:
                connection.stored.posts.setdefault((table, line.told[0]), line.message)
            if known is None or known.told <= line.told:
                connection.stored.lines[table, line.reader] = line

        await self._writer.submit(job)

    async def settle(
        self, table: TableId, revision: int, told: tuple[int, int], panel: PanelRecord | None = None
    ) -> None:
        def job(connection: Any) -> None:
            known = connection.stored.tables[table]
            before = connection.stored.told[table]
            if before.settled < revision:
                connection.stored.told[table] = replace(before, settled=revision, told=told)
                self._change(connection, table, panel=panel or known.panel)

        await self._writer.submit(job)

    async def set_panel(self, table: TableId, panel: PanelRecord | None) -> None:
        await self._writer.submit(partial(self._change, table=table, panel=panel))

    async def set_trouble(self, table: TableId, trouble: str | None) -> None:
        await self._writer.submit(partial(self._change, table=table, trouble=trouble))

    async def set_seat(self, table: TableId, user: UserId, *, mail_open: bool | None = None) -> None:
        def job(connection: Any) -> None:
            seats = tuple(
                replace(seat, mail_open=mail_open) if seat.user == user else seat
                for seat in connection.stored.tables[table].seats
            )
            self._change(connection, table, seats=seats)

        await self._writer.submit(job)

    @staticmethod
    def _change(connection: Any, table: TableId, **values: Any) -> None:
        connection.stored.tables[table] = replace(connection.stored.tables[table], **values)

    def _plan(self, connection: Any, table: TableId, **at: datetime | None) -> None:
        schedule = replace(connection.stored.tables[table].schedule, **at)
        self._change(connection, table, schedule=schedule)

    async def _read(self, read: Callable[[], T]) -> T:
        self.reads += 1
        await asyncio.sleep(0)
        if self.faults.strike() is not None:
            raise Away
        return copy.copy(read())
