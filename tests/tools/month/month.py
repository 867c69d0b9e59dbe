"""The month itself: people and what they do, and time, which goes from one thing that happens to the next.

Both changes of daylight saving lie in it: in 2026 summer ends in the south a week after it begins in Europe. Tables that
are still played when it is over go on to their end.
"""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import partial
from itertools import count, islice
from pathlib import Path
from random import Random
from typing import Final, TypeAlias

from bot.tables.hours import Hours
from bot.tables.ids import ChannelId, GuildId, TableId, UserId
from bot.tables.pace import PACE, PACES
from bot.tables.people_records import MAIL, MENTION, NOTHING, PersonRecord
from bot.tables.records import TableRecord
from bot.tables.servers import GRACE
from bot.tables.service import Duplicate
from bot.tables.status import Status
from bot.tables.table import Table
from bot.telling.mailboxes import PER_HOUR
from bot.telling.scheduler import LONGEST_REST
from bot.votes.motions.ending import DRAW, END
from games import GAMES
from games.core.contract import Refusal
from games.core.seats import Seat
from tests.parts import finish_of
from tests.tools.month.checks import Checks
from tests.tools.month.discord import Discord
from tests.tools.month.ledger import Promise
from tests.tools.month.process import Here, Process

START: Final = datetime(2026, 3, 14, 12, tzinfo=UTC)
MONTH: Final = timedelta(days=31)
DOWN: Final = timedelta(days=1)
ZONES: Final = (
    "Europe/Berlin", "Europe/London", "America/New_York", "America/Los_Angeles", "America/Santiago", "America/Caracas",
    "Australia/Sydney", "Australia/Lord_Howe", "Pacific/Auckland", "Asia/Kolkata", "Asia/Tokyo", "Africa/Lagos",
)  # fmt: skip
SPREAD: Final = {"live": 1, "12-hours": 3, "1-day": 4, "2-days": 2, "1-week": 1}
"""How many tables of eleven play at which pace."""
MISSING: Final = 1 / 3
CLOSED: Final = 0.1
"""How many people take no direct messages from the bot."""
PATIENT: Final = 40
"""After so many steps people begin to end their game, where they can; fewer in a small month."""
DEEDS: Final = (
    *("extend",) * 5, *("here", "back", "mute") * 2, *("pause",) * 5, *("pace",) * 2, "vote", "give",
)  # fmt: skip
"""What people do about time, or about who plays, as often as they do it."""
CUT_SHORT: Final = 0.2
"""How many tables a moderator closes, or loses with their channel, or with the bot, unless they are over before."""
FIRST_USER: Final = 10**6
MODERATOR: Final = UserId(10**5)

LONGEST: Final = timedelta(days=2 * 366)
"""A month that is still not over has a table that does not end: at a week for a turn, the last moment comes after 868 days."""

Happening: TypeAlias = Callable[[], Awaitable[object]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Size:
    """How large a month is. `until`: the promise with whose first breach it stops.

    `meddling`: in what share of their turns people do something about time, or about who plays: one of the `deeds`.
    """

    tables: int
    seed: int
    patient: int = PATIENT
    budget: int = PER_HOUR
    meddling: float = 0.25
    deeds: Sequence[str] = DEEDS
    until: Promise | None = None


class Month:
    """All tables, all people, and the time."""

    def __init__(self, file: Path, size: Size) -> None:
        self.random = Random(size.seed)
        self.size = size
        self.at = START
        self.people = [UserId(FIRST_USER + n) for n in range(max(12, size.tables * 3 // 4))]
        closed = {user for user in self.people if self.random.random() < CLOSED}
        self.discord = Discord(lambda: self.at, closed, self._look)
        self.checks = Checks(size.budget)
        self.counts = self.checks.counts
        self._hands = Here(file)
        self.bot = self._start()
        self._to_come: list[tuple[datetime, int, Happening]] = []
        self._order = count()
        self._seen: dict[TableId, int | None] = {}  # how far people have seen each table that is not over
        self._last_awake = START  # of all that sleep when their game ends
        self._called: set[tuple[TableId, int]] = set()  # the votes that people have heard of
        self._downs = [START + MONTH * share for share in (0.3, 0.55)]

    def _start(self) -> Process:
        return Process(self._hands, self.discord, lambda: self.at, self.random.randbytes, self.size.budget)

    async def _look(self, table: TableId, seat: Seat, n: int) -> None:
        await self.checks.reminder(self.bot, self.discord, self.at, table, seat, n)

    async def run(self) -> None:
        """Live through it, until the last table is over."""
        await self.bot.delivery.resume()
        for user in self.people:
            await self._settle_in(user)
        for n in range(self.size.tables):  # people meet in the evening, many of them on the first
            day = timedelta(days=max(0, n - self.size.tables // 5) * 24 // self.size.tables)
            self._later(START + day + timedelta(hours=8, minutes=self.random.randrange(40)), partial(self._open, n))
        for down in self._downs:
            self._later(down, self._go_down)
        while not self._is_enough():
            times = [at for at in (self._next(), await self.bot.store.next_deadline(self.at)) if at is not None]
            if not times:
                break
            self.at = max(self.at, min(times))
            happened = 0
            while self._to_come and self._to_come[0][0] <= self.at:
                happened += 1
                with suppress(Refusal, Duplicate):
                    await heapq.heappop(self._to_come)[2]()
            if happened > 1:
                self.checks.clocks.forget(self.bot.touched)
            await self._strike()
        if self.size.until not in self.checks.ledger.broken:
            await self.checks.all_over(self.bot, self.discord)
        self.counts["days"] = (self.at - START).days
        await self.bot.stop()
        self._hands.let_go()

    def _is_enough(self) -> bool:
        is_over = self.at > max(START + MONTH, self._last_awake) and not self._seen
        return is_over or self.at > START + LONGEST or self.size.until in self.checks.ledger.broken

    # What is to come

    def _next(self) -> datetime | None:
        return self._to_come[0][0] if self._to_come else None

    def _later(self, at: datetime, happening: Happening) -> None:
        heapq.heappush(self._to_come, (at, next(self._order), happening))

    def _due_at(self, at: datetime | None) -> None:
        """Let the bot look at that moment whether something is due."""

        async def nothing() -> None: ...

        if at is not None and at > self.at:
            self._later(at, nothing)

    async def _go_down(self) -> None:
        """Let the bot die after some message that it could not note down, and come back a day later."""
        self.discord.dies_after = self.random.randrange(1, 4)
        for table in self.random.sample(sorted(self._seen), min(6, len(self._seen))):
            with suppress(Refusal):
                live = await self.bot.tables.load(table)
                await self._play(live, live.player(min(live.game.rules.turn(live.state))).user)
        for _ in range(500):
            await asyncio.sleep(0)
        await self.bot.stop()
        self.discord.dies_after = None
        self.at += DOWN
        self.bot = self._start()
        self.bot.touched |= set(self._seen)  # what the process before has stored last is seen now
        await self.bot.delivery.resume()
        self.counts["days down"] += 1

    async def _strike(self) -> None:
        """Let the bot do what is due, and people see what has become of it."""
        to_remind = {each.table for each in await self.bot.store.to_remind(self.at)}
        await self.bot.tick()
        touched, self.bot.touched = self.bot.touched, set()
        for table in sorted(touched | to_remind):
            await self._see(table)

    # What people see

    async def _see(self, table_id: TableId) -> None:
        """Look at a table that has gone on, and plan what its people do."""
        record = await self.bot.store.get(table_id)
        assert record is not None
        if record.status is not Status.LIVE:
            if table_id in self._seen:
                allowed = self._excuse(record.clock.ends_at, record.ended_at)
                await self.checks.over(self.bot, self.discord, record, allowed, self._excuse)
                del self._seen[table_id]
                await self._wake_the_sleepers(record)
            return
        await self.checks.looked_at(self.bot, self.discord, record, self.at)
        self._due_at(record.schedule.remind_at)
        await self._hear_of_vote(table_id)
        if self._seen.get(table_id, -1) == record.entries or record.deadline is None:
            return
        self._seen[table_id] = record.entries
        table = await self.bot.tables.load(table_id)
        people = await self.bot.tables.people.of([seat.user for seat in record.seats])
        for seat in table.game.observer.table_view(table.state).waiting:
            user = record.seats[seat].user
            if people[user].back_at(self.at) is not None or self.random.random() < MISSING:
                continue
            at = self.at + (record.deadline - self.at) * self.random.random() ** 2
            self._later(people[user].hours.awake(at), partial(self._act, table_id, user, table.n))
            if self.random.random() < self.size.meddling:
                before = self.at + (at - self.at) * self.random.random()
                self._later(before, partial(self._meddle, table_id, user))

    def _excuse(self, *moments: datetime | None) -> timedelta:
        """Return how much later than at these moments something may happen: the bot is down then."""
        times = [at for at in moments if at is not None]
        return DOWN if any(down <= at <= down + DOWN for down in self._downs for at in times) else timedelta()

    async def _wake_the_sleepers(self, record: TableRecord) -> None:
        """Let the bot look again at a table that is over when the quiet hours of its players end."""
        assert record.ended_at is not None
        for each in (await self.bot.tables.people.of([seat.user for seat in record.seats])).values():
            self._look_when_awake(record.id, each.hours, record.ended_at)

    def _look_when_awake(self, table_id: TableId, hours: Hours, at: datetime) -> None:
        """Let the bot look at a table when the quiet hours end in which somebody is at that moment."""
        awake = hours.awake(at)
        self._due_at(awake)
        if awake > at:
            self._later(awake + LONGEST_REST, partial(self._look_again, table_id, hours))
            self._last_awake = max(self._last_awake, awake)

    async def _look_again(self, table_id: TableId, hours: Hours) -> None:
        """Look at a table, as the sweep does at one whose channel could not be told. After a day down its player may sleep again."""
        self.bot.delivery.wake(table_id)
        self._look_when_awake(table_id, hours, self.at)

    async def _hear_of_vote(self, table_id: TableId) -> None:
        vote = await self.bot.votes.undecided(table_id)
        if vote is None or (table_id, vote.n) in self._called:
            return
        self._called.add((table_id, vote.n))
        self._due_at(vote.until)
        record = await self.bot.store.get(table_id)
        assert record is not None
        for seat in record.seats:
            if self.random.random() < 0.8:
                cast = partial(self._cast, table_id, vote.n, seat.user, is_for=self.random.random() < 0.85)
                self._later(self.at + timedelta(hours=20) * self.random.random(), cast)

    # What people do

    async def _settle_in(self, user: UserId) -> None:
        """Set hours and reminders, and plan some absences."""
        random, first = self.random, self.random.randrange(20 * 60, 26 * 60)
        sleep = random.choice([0, 6, 8, 8, 8, 10, 12]) * 60
        person = PersonRecord(
            user=user,
            wants_mail=random.random() > 0.08,
            zone=random.choice(ZONES),
            quiet_from=first % 1440,
            quiet_to=(first + sleep) % 1440,
            remind_by=random.choice([MAIL, MAIL, MENTION, NOTHING]),
            remind_every=random.choice([0, 0, 0, 4, 9]),
        )
        await self.bot.store.change_person(user, lambda _: person)
        for _ in range(random.randrange(3)):
            begin = START + MONTH * random.random()
            self._later(
                begin - DOWN, partial(self._leave, user, begin, begin + timedelta(days=random.randrange(1, 12)))
            )

    async def _leave(self, user: UserId, begin: datetime, end: datetime) -> None:
        """Announce an absence; some come back sooner."""
        await self.bot.timekeeper.leave(user, begin, end)
        self.checks.clocks.left(user, begin, end)
        self._due_at(begin)
        self._due_at(end)
        self.counts["absences"] += 1
        if self.random.random() < 0.3:
            self._later(begin + (end - begin) * self.random.random(), partial(self._return, user))

    async def _return(self, user: UserId) -> None:
        await self.bot.timekeeper.return_(user)
        self.checks.clocks.returned(user, self.at)

    async def _open(self, n: int) -> None:
        """Open a table, sit down, and deal."""
        random, lobby = self.random, self.bot.lobby
        game = GAMES[n % len(GAMES)]
        users = random.sample(self.people, random.choice(game.info.seats))
        made = await lobby.new(
            guild=GuildId(n + 1), channel=ChannelId(n + 1), host=users[0], name="Ann", game=game.info.key,
            locale=random.choice(["en", "fr"]), speaks="en",
        )  # fmt: skip
        for user in users[1:]:
            await lobby.join(made.id, user, "Ben", "fr")
        for user in users:
            await self.bot.delivery.greet(made.id, user, is_there=True)
        for user in users:
            if (await self.bot.tables.people.get(user)).wants_mail:
                self.checks.wanted.setdefault(user, self.at)
        pace = random.choices(list(SPREAD), list(SPREAD.values()))[0]
        for key, value in [(PACE, pace), *((each.key, random.choice(each.values)) for each in game.info.options)]:
            with suppress(Refusal):
                await lobby.option(made.id, users[0], key, value)
        await lobby.start(made.id, users[0])
        self._seen[made.id] = None
        self.counts["tables"] += 1
        if random.random() < CUT_SHORT:
            end = random.choice([self._close, self._delete_channel, self._remove_bot])
            self._later(self.at + timedelta(days=14) * random.random(), partial(end, made.id))

    async def _close(self, table_id: TableId) -> None:
        """Let a moderator close a table."""
        if table_id in self._seen:
            await self.bot.tables.end(table_id, by="ended-by-manager", stopped_by=MODERATOR)

    async def _delete_channel(self, table_id: TableId) -> None:
        """Let the channel of a table be deleted."""
        record = await self.bot.store.get(table_id)
        if record is not None and table_id in self._seen:
            self.discord.gone.add(record.channel)
            await self.bot.tables.uproot(record.channel)

    async def _remove_bot(self, table_id: TableId) -> None:
        """Let the server of a table remove the bot."""
        record = await self.bot.store.get(table_id)
        if record is not None and record.guild is not None and table_id in self._seen:
            self.discord.shut.add(record.channel)
            await self.bot.servers.removed(record.guild)
            self._due_at(self.at + GRACE)

    async def _act(self, table_id: TableId, user: UserId, n: int) -> None:
        """Play, unless the table has gone on."""
        table = await self.bot.tables.load(table_id)
        if table.n == n and table.record.status is Status.LIVE:
            self.bot.delivery.press(table.record, user)
            await self._play(table, user)

    async def _play(self, table: Table, user: UserId) -> None:
        seat, action = table.seat_of(user), None
        if table.n > self.size.patient and self.random.random() < 0.5:
            action = finish_of(table.game)(table.game, table.state, seat)
        if action is None:
            legal = list(islice(table.game.rules.legal(table.state, seat), 60))
            action = self.random.choice([each for each in legal if not each.is_final] or legal)
        await self.bot.tables.act(table.record.id, user, action)

    async def _cast(self, table_id: TableId, n: int, user: UserId, *, is_for: bool) -> None:
        vote = await self.bot.votes.cast(table_id, n, user, is_for=is_for)
        if vote.verdict is not None:
            self.counts[f"votes {vote.motion} {vote.verdict}"] += 1

    async def _meddle(self, table_id: TableId, user: UserId) -> None:
        """Do something about time, or about who plays."""
        keeper, agreements, random = self.bot.timekeeper, self.bot.agreements, self.random
        what = random.choice(self.size.deeds)
        table = await self.bot.tables.load(table_id)
        match what:
            case "extend":
                await keeper.extend(table_id, user)
            case "here":
                await keeper.here(table_id, user)
                self.checks.clocks.came_back(table_id, table.seat_of(user), self.at)
            case "back":
                await keeper.back(table_id, user)
                self.checks.clocks.came_back(table_id, table.seat_of(user), self.at)
            case "mute":
                await keeper.mute(table_id, user)
            case "pause":
                await agreements.propose_pause(table_id, user, 86_400 * random.randrange(1, 8))
                await self._hear_of_vote(table_id)
            case "pace":
                await agreements.propose_pace(table_id, user, PACES[random.choice(list(SPREAD))])
                await self._hear_of_vote(table_id)
            case "vote":
                await self.bot.votes.propose(table_id, user, random.choice([END, DRAW]))
                await self._hear_of_vote(table_id)
            case "give":
                vote = await self.bot.handover.offer(table_id, user, "Ann", "en")
                await self._hear_of_vote(table_id)
                await self.bot.handover.take(table_id, vote.n, random.choice(self.people), "Zoe", "fr")
        self.counts[f"people: {what}"] += 1
