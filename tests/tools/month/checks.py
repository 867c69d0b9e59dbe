"""What is promised of a month, and looked at whenever something is sent, and when a table is over."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from bot.messages.presenter import Presenter
from bot.tables.hours import Hours
from bot.tables.ids import TableId, UserId
from bot.tables.pace import HOURLY
from bot.tables.people_records import NOTHING, PersonRecord
from bot.tables.records import Entry, TableRecord
from bot.tables.status import Status
from bot.tables.table import Table, readers_of, replay
from bot.votes.motions.ending import DRAW, END
from games.core.playthrough import EntryKind
from games.core.seats import Seat
from tests.bench.figures import Figure
from tests.tools.month.clocks import Clocks
from tests.tools.month.discord import Discord
from tests.tools.month.ledger import Ledger, Promise
from tests.tools.month.process import Process
from tests.words import WORDS


@dataclass(frozen=True, slots=True)
class End:
    """The end of a game over days: how the nonces of what is said after it begin, and who is to be told.

    `hearers`: its players, and how each is to be told.
    """

    record: TableRecord
    nonce: str
    hearers: Mapping[UserId, Hearer]


@dataclass(frozen=True, slots=True)
class Hearer:
    """A player who is to be told of an end: whether they can be reached, and want it, and when it is due; `hours` are quiet."""

    is_owed: bool
    is_wanted: bool
    latest: datetime
    hours: Hours


class Checks:
    """Looks at each promise whenever something can break it, and counts what else happened."""

    def __init__(self, budget: int) -> None:
        """`budget`: how many mailboxes may be opened in an hour."""
        self.ledger = Ledger()
        self.clocks = Clocks(self.ledger)
        self.counts: Counter[str] = Counter()
        self.wanted: dict[UserId, datetime] = {}
        self._budget = budget
        self._presenter = Presenter(WORDS)
        self._ends: list[End] = []
        self._tables: dict[TableId, Table] = {}
        self._entries: dict[TableId, list[Entry]] = {}
        self._reminded: dict[tuple[TableId, UserId, int], list[datetime]] = defaultdict(list)

    async def reminder(
        self, process: Process, discord: Discord, at: datetime, table_id: TableId, seat_n: Seat, n: int
    ) -> None:
        """Look whether a reminder that is being sent is true, and due."""
        record, told = await process.store.get(table_id), await process.store.told(table_id)
        assert record is not None
        table, seat, clock = await self._table(process, record), record.seats[seat_n], record.clock
        person = await process.store.person(seat.user)
        before = self._reminded[table_id, seat.user, n]
        hours = person.remind_every or (record.pace or 0) / 7200
        standing = (
            discord.messages[each].nonce for place in (record.channel, seat.user) for each in discord.standing[place]
        )
        waiting = table.game.observer.table_view(table.state).waiting
        kept = {
            Promise.OPEN: record.status is Status.LIVE,
            Promise.CURRENT: record.entries == n,
            Promise.TOLD_FIRST: told.settled >= record.revision,
            Promise.OWN: seat_n in waiting,
            Promise.AWAITED: seat_n not in {*clock.covered, *clock.away},
            Promise.WANTED: seat_n not in clock.muted and person.remind_by != NOTHING,
            Promise.CALM: not clock.is_live and clock.paused_until is None,
            Promise.AWAKE: not person.hours.is_quiet(at),
            Promise.SELDOM: not before or at - before[-1] >= timedelta(hours=hours),
            Promise.ALONE: not any(nonce.startswith(f"{told.epoch:x}.{table_id}.r{seat_n}.") for nonce in standing),
        }
        for promise, is_kept in kept.items():
            self.ledger.look(promise, is_kept=is_kept, where=f"{at}: table {table_id}, step {n}")
        self.counts["reminders"] += 1
        before.append(at)

    async def looked_at(self, process: Process, discord: Discord, record: TableRecord, at: datetime) -> None:
        """Look at a live table after all that was due."""
        told = await process.store.told(record.id)
        if discord.is_there(record.channel):  # else it waits for the bot to be let in again
            where = f"{at}: table {record.id}"
            self.ledger.look(Promise.AT_ONCE, is_kept=told.settled >= record.revision, where=where)
        people = await process.store.people([seat.user for seat in record.seats])
        table = await self._table(process, record)
        self.clocks.look(table, self._entries[record.id], {each.user: each.hours for each in people}, at)

    async def _table(self, process: Process, record: TableRecord) -> Table:
        """Return a table as it is stored. It is replayed once for each of its moves, however often it is looked at."""
        known = self._tables.get(record.id)
        if known is None or known.n != record.entries:
            self._entries[record.id] = entries = await process.store.entries(record.id)
            self._tables[record.id] = known = Table(record, entries)
        known.record = record
        return known

    async def over(
        self,
        process: Process,
        discord: Discord,
        record: TableRecord,
        allowed: timedelta,
        excuse: Callable[[datetime], timedelta],
    ) -> None:
        """Look at a table that is over: when, and what was told of it. `allowed`: how long the bot was down at its bound."""
        assert record.ended_at is not None
        assert record.clock.ends_at is not None
        is_kept = record.ended_at - record.clock.ends_at <= allowed
        where = f"table {record.id} is over at {record.ended_at}, its bound is {record.clock.ends_at}"
        self.ledger.look(Promise.BOUND, is_kept=is_kept, where=where)
        entries, epoch = await process.store.entries(record.id), (await process.store.told(record.id)).epoch
        how = "by its rules" if record.status is Status.OVER else record.ended_by or "at its last moment"
        self.counts[f"over {how}"] += 1
        self.counts["steps"] += len(entries)
        self.counts["steps of the clock"] += sum(each.kind in (EntryKind.LATE, EntryKind.AWAY) for each in entries)
        table = Table(record, entries)
        handovers = await process.store.handovers(record.id)  # of who has made no move, too
        handed_over = {each.user for each in entries if each.user is not None} - {seat.user for seat in record.seats}
        handed_over |= {UserId(int(each.facts["old"])) for each in handovers}
        people = await process.store.people([seat.user for seat in record.seats])
        persons = {each.user: each for each in people}
        reachable = {each.user for each in people if each.wants_mail} - {*discord.closed} - handed_over
        for step in replay(record, table.game, entries):
            told = {
                place: len(discord.sent.get(f"{epoch:x}.{record.id}.{step.n}.{place}", ()))
                for place in range(len(record.seats) + 1)
            }
            self.counts["told"] += sum(map(bool, told.values()))
            where = f"table {record.id}, step {step.n}, place"
            for place, times in told.items():
                self.ledger.look(Promise.ONCE, is_kept=times <= 1, where=f"{where} {place}")
            kept = table.step(step.n)
            is_there = discord.is_there(record.channel)
            owed = [0] if is_there and kept is not None and self._presenter.post(table, kept) is not None else []
            for place, seat in enumerate(readers_of(step), 1):
                player = record.seats[seat]
                if player.user in reachable and player.mail_open and not player.gone and not handed_over:
                    owed.append(place)
            for place in owed:
                self.ledger.look(Promise.ALL, is_kept=bool(told[place]), where=f"{where} {place}")
        if discord.is_there(record.channel):
            panels = await discord.panels(record.channel, record.id)
            self.ledger.look(Promise.PANEL, is_kept=len(panels) == 1, where=f"table {record.id} has {len(panels)}")
        if record.pace is not None and record.pace > HOURLY:
            is_there = discord.is_there(record.channel)
            ender = await _ender(process, record, entries)
            hearers = {
                seat.user: _hearer(
                    record, persons[seat.user], is_there, seat.user in reachable and seat.mail_open, excuse, ender
                )
                for seat in record.seats
                if not seat.gone and seat.user != record.stopped_by
            }
            self._ends.append(End(record, f"{epoch:x}.{record.id}.{table.n + 1}.", hearers))

    def _look_at_ends(self, discord: Discord) -> None:
        """Look whether each player was told of the end of each game, by its closing or by a letter."""
        for end in self._ends:
            told = [each for nonce in discord.sent if nonce.startswith(end.nonce) for each in discord.sent[nonce]]
            for user, hearer in end.hearers.items():
                said = [discord.messages[each] for each in told]
                times = [each.at for each in said if each.place == user or user in each.calls]
                where = f"table {end.record.id}, ended by {end.record.ended_by}: {user} was told at {times}"
                if not hearer.is_wanted:
                    self.ledger.look(Promise.END_WANTED, is_kept=not times, where=where)
                    continue
                is_kept = len(times) == 1 or not (times or hearer.is_owed)
                self.ledger.look(Promise.END, is_kept=is_kept, where=where)
                self.ledger.look(Promise.END_SOON, is_kept=all(at <= hearer.latest for at in times), where=where)
                is_awake = not any(map(hearer.hours.is_quiet, times))
                self.ledger.look(Promise.END_AWAKE, is_kept=is_awake, where=where)

    async def all_over(self, process: Process, discord: Discord) -> None:
        """Look back, when there is no open table any more."""
        self._look_at_ends(discord)
        left = {each.table for each in await process.store.reminders()}
        for n in range(self.counts["tables"]):
            self.ledger.look(Promise.GONE, is_kept=TableId(n + 1) not in left, where=f"table {n + 1}")
            self.ledger.look(Promise.ENDS, is_kept=n < self._over, where="a table")
        for n in most_in_an_hour(discord.opened.values()):
            self.ledger.look(Promise.BUDGET, is_kept=n <= self._budget, where=f"{n} mailboxes in an hour")
        self.counts["mailboxes opened in an hour, at most"] = max(most_in_an_hour(discord.opened.values()), default=0)
        self.counts["mailboxes wanted in an hour, at most"] = max(most_in_an_hour(self.wanted.values()), default=0)
        a_day = Counter(
            (each.place, each.at.date()) for each in discord.messages.values() if each.place in opened_by(discord)
        )
        self.counts["messages in a mailbox in a day, at most"] = max(a_day.values(), default=0)
        self.counts["messages"] = len(discord.messages)

    @property
    def _over(self) -> int:
        return sum(n for what, n in self.counts.items() if what.startswith("over "))

    def figures(self) -> Iterator[Figure]:
        """Yield each promise, and whether the budget of mailboxes could be broken at all."""
        yield from self.ledger.figures()
        wanted = self.counts["mailboxes wanted in an hour, at most"]
        yield Figure("mailboxes wanted in an hour, at most", wanted, "", at_least=self._budget + 1)


def _hearer(
    record: TableRecord,
    person: PersonRecord,
    is_there: bool,
    is_reachable: bool | None,
    excuse: Callable[[datetime], timedelta],
    ender: UserId | None,
) -> Hearer:
    ended = record.ended_at or record.created_at
    due = person.hours.awake(ended)
    latest = due + timedelta(hours=1) + max(excuse(ended), excuse(due))
    # Where the channel says it, whoever wants no reminders finds it there.
    # Whoever has ended the game themselves, in their own quiet hours, is not called after them.
    is_called = person.remind_by != NOTHING and not (person.user == ender and person.hours.is_quiet(ended))
    return Hearer(is_there or bool(is_reachable), not is_there or is_called, latest, person.hours)


async def _ender(process: Process, record: TableRecord, entries: Sequence[Entry]) -> UserId | None:
    """Return the person whose own move or ballot ended a game."""
    if record.status is Status.OVER:
        return entries[-1].user if entries[-1].kind is EntryKind.ACTION else None
    votes = await process.store.votes(record.id)
    if record.ended_by not in {END.ended_by, DRAW.ended_by} or record.ended_at is None:
        return None
    return [*votes[-1].ballots][-1] if record.ended_at < votes[-1].until else None


def most_in_an_hour(times: Iterable[datetime]) -> list[int]:
    """Return of each moment how many there were in the hour that began with it."""
    ordered = sorted(times)
    return [bisect_left(ordered, at + timedelta(hours=1)) - n for n, at in enumerate(ordered)]


def opened_by(discord: Discord) -> set[int]:
    """Return the mailboxes, as places."""
    return {int(user) for user in discord.opened}
