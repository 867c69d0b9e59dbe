"""Games over days, lived through in a moment: the real service over a database in memory, and people of all kinds."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from itertools import islice
from random import Random

from bot.tables.deadlines import Deadlines
from bot.tables.ground import Ground
from bot.tables.ids import TableId, UserId
from bot.tables.pace import FRESH, Attendance, Schedule, begun
from bot.tables.people_records import PersonRecord
from bot.tables.records import TableRecord
from bot.tables.service import Tables
from bot.tables.status import Status
from bot.tables.table import Table
from bot.tables.timekeeper import Timekeeper
from bot.votes.agreements import Agreements
from bot.votes.votes import Votes
from games.core.chance import SEED_BYTES
from games.core.game import AnyGame
from games.core.seats import Seat, all_seats
from tests.builders import Case, a_record
from tests.fake_database import Faults, Stored
from tests.fakes import FakeStore

SECOND = timedelta(seconds=1)
TIRED = 250
"""After so many steps nobody answers any more, so that no history takes long."""


@dataclass
class Habit:
    """How somebody plays: how often they miss a turn, and whether they answer at the last second only."""

    missing: float
    is_last_second: bool


@dataclass
class Days:
    """One table, and a clock that goes on when nothing happens."""

    table: TableId
    store: FakeStore
    tables: Tables
    timekeeper: Timekeeper
    deadlines: Deadlines
    votes: Votes
    agreements: Agreements
    random: Random
    habits: dict[Seat, Habit]
    at: datetime

    @property
    def record(self) -> TableRecord:
        """The table as it is stored."""
        return self.store.stored.tables[self.table]

    async def live(self, meanwhile: Callable[[Days, Table], Awaitable[None]]) -> None:
        """Let people play until the table is over. `meanwhile` is done before each wait, and may look at anything."""
        while self.record.status is Status.LIVE:
            await self.votes.tick()
            await self.deadlines.tick()
            if self.record.status is not Status.LIVE:
                return
            table = await self.tables.load(self.table)
            await meanwhile(self, table)
            if self.record.status is not Status.LIVE:
                return
            deadline = self.record.deadline
            assert deadline is not None
            seat = self.random.choice(sorted(table.game.rules.turn(table.state)))
            habit = self.habits[seat]
            if table.n > TIRED or self.random.random() < habit.missing:
                self.at = max(self.at, deadline)
                if self.random.random() < 0.02:
                    self.at += timedelta(days=1)  # the bot is down for a day
                await self.deadlines.tick()
            else:
                left = max(timedelta(), deadline - self.at - SECOND)
                self.at += left if habit.is_last_second else left * self.random.random()
                await self.act(table.player(seat).user)

    async def act(self, user: UserId) -> None:
        """Let somebody who is waited for do anything, if it need not end the game."""
        table = await self.tables.load(self.table)
        legal = list(islice(table.game.rules.legal(table.state, table.seat_of(user)), 40))
        patient = [each for each in legal if not each.is_final] or legal
        await self.tables.act(self.table, user, self.random.choice(patient))


async def some_days(game: AnyGame, random: Random, pace: int, zones: tuple[str, ...]) -> Days:
    """Deal a game to people who live all over the world, some of whom are rarely there."""
    n = random.choice(game.info.seats)
    case = Case(game, n, tuple(game.info.settle({}, n).items()))
    start = random.choice(
        [datetime(2026, 3, 28, tzinfo=UTC), datetime(2026, 10, 24, tzinfo=UTC), datetime(2026, 1, 1, tzinfo=UTC)]
    ) + timedelta(minutes=random.randrange(3 * 24 * 60))
    people = {}
    for seat in all_seats(n):
        user, first = UserId(10**18 + seat), random.randrange(24 * 60)
        people[user] = PersonRecord(
            user=user,
            zone=random.choice(zones),
            quiet_from=first,
            quiet_to=(first + random.randrange(12 * 60)) % (24 * 60),
        )
    stored = Stored(people=people)
    store = FakeStore(stored, Faults())
    tables = Tables(Ground(store, lambda: days.at))  # type: ignore[arg-type]  # a fake has what is used
    timekeeper = Timekeeper(tables)
    record = a_record(case, random.randbytes(SEED_BYTES), pace=pace, created_at=start, started_at=start)
    sitters = await tables.people.sitters(record, FRESH)
    clock, deadline = begun(FRESH, start, pace, Attendance([each.seat for each in sitters], sitters))
    stored.tables[record.id] = replace(record, schedule=Schedule(clock=clock, deadline=deadline))
    habits = {seat: Habit(random.choice([0.0, 0.1, 0.33, 1.0]), random.random() < 0.5) for seat in all_seats(n)}
    votes = Votes(tables)
    days = Days(
        record.id,
        store,
        tables,
        timekeeper,
        Deadlines(tables, timekeeper),
        votes,
        Agreements(votes),
        random,
        habits,
        start,
    )
    return days
