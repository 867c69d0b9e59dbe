"""What is promised of a month, and looked at whenever something is sent, and when a table is over."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from datetime import datetime, timedelta

from bot.messages.presenter import Presenter
from bot.tables.ids import TableId, UserId
from bot.tables.people_records import NOTHING
from bot.tables.records import TableRecord
from bot.tables.status import Status
from bot.tables.table import Table, readers_of, replay
from bot.telling.mailboxes import PER_HOUR
from games.core.playthrough import EntryKind
from games.core.seats import Seat
from tests.bench.figures import Figure
from tests.tools.month.discord import Discord
from tests.tools.month.process import Process
from tests.words import WORDS


class Checks:
    """Notes down what is wrong, and counts."""

    def __init__(self) -> None:
        self.wrong: list[str] = []
        self.counts: Counter[str] = Counter()
        self._presenter = Presenter(WORDS)
        self._reminded: dict[tuple[TableId, UserId, int], list[datetime]] = defaultdict(list)

    async def reminder(
        self, process: Process, discord: Discord, at: datetime, table_id: TableId, seat_n: Seat, n: int
    ) -> None:
        """Look whether a reminder that is being sent is true, and due."""
        record, entries = await process.store.get(table_id), await process.store.entries(table_id)
        told = await process.store.told(table_id)
        assert record is not None
        table, seat, clock = Table(record, entries), record.seats[seat_n], record.clock
        person = await process.store.person(seat.user)
        before = self._reminded[table_id, seat.user, n]
        hours = person.remind_every or (record.pace or 0) / 7200
        standing = (
            discord.messages[each].nonce for place in (record.channel, seat.user) for each in discord.standing[place]
        )
        false = {
            "of a table that is over": record.status is not Status.LIVE,
            "of an older wait": record.entries != n,
            "of what is not told yet": told.settled < record.revision,
            "of another's turn": seat_n not in table.game.observer.table_view(table.state).waiting,
            "to somebody who is not waited for": seat_n in {*clock.covered, *clock.away},
            "that nobody wanted": seat_n in clock.muted or person.remind_by == NOTHING,
            "at a table that plays live, or pauses": clock.is_live or clock.paused_until is not None,
            "at night": person.hours.is_quiet(at),
            "too soon": bool(before) and at - before[-1] < timedelta(hours=hours),
            "beside another": any(nonce.startswith(f"{told.epoch:x}.{table_id}.r{seat_n}.") for nonce in standing),
        }
        self.wrong += [
            f"{at}: a reminder {what} (table {table_id}, step {n})" for what, is_so in false.items() if is_so
        ]
        self.counts["false reminders"] += any(false.values())
        self.counts["reminders"] += 1
        before.append(at)

    async def looked_at(self, process: Process, record: TableRecord, at: datetime) -> None:
        """Look at a live table after all that was due."""
        end, deadline = record.clock.ends_at, record.deadline
        if deadline is None or end is None or deadline > end or deadline <= at:
            self.wrong.append(f"{at}: table {record.id} has the deadline {deadline} and ends at {end}")
        if (await process.store.told(record.id)).settled < record.revision:
            self.wrong.append(f"{at}: table {record.id} is behind")

    async def over(self, process: Process, discord: Discord, record: TableRecord, allowed: timedelta) -> None:
        """Look at a table that is over: when, and what was told of it. `allowed`: how long the bot was down at its bound."""
        assert record.ended_at is not None
        assert record.clock.ends_at is not None
        if record.ended_at - record.clock.ends_at > allowed:
            self.counts["tables past their bound"] += 1
            self.wrong.append(f"table {record.id} is over at {record.ended_at}, its bound is {record.clock.ends_at}")
        entries, epoch = await process.store.entries(record.id), (await process.store.told(record.id)).epoch
        how = "by its rules" if record.status is Status.OVER else record.ended_by or "at its last moment"
        self.counts[f"over {how}"] += 1
        self.counts["steps"] += len(entries)
        self.counts["steps of the clock"] += sum(each.kind in (EntryKind.LATE, EntryKind.AWAY) for each in entries)
        table = Table(record, entries)
        handed_over = {each.user for each in entries if each.user is not None} - {seat.user for seat in record.seats}
        people = await process.store.people([seat.user for seat in record.seats])
        reachable = {each.user for each in people if each.wants_mail} - {*discord.closed} - handed_over
        for step in replay(record, table.game, entries):
            told = {
                place: len(discord.sent.get(f"{epoch:x}.{record.id}.{step.n}.{place}", ()))
                for place in range(len(record.seats) + 1)
            }
            self.counts["told"] += sum(map(bool, told.values()))
            self._complain(record, step.n, "told twice", [place for place, times in told.items() if times > 1])
            kept = table.step(step.n)
            owed = [0] if kept is not None and self._presenter.post(table, kept) is not None else []
            for place, seat in enumerate(readers_of(step), 1):
                player = record.seats[seat]
                if player.user in reachable and player.mail_open and not player.gone and not handed_over:
                    owed.append(place)
            self._complain(record, step.n, "not told", [place for place in owed if not told[place]])
        if len(await discord.panels(record.channel, record.id)) != 1:
            self.wrong.append(f"table {record.id} has not one panel")

    def _complain(self, record: TableRecord, n: int, what: str, places: list[int]) -> None:
        self.counts[what] += len(places)
        self.wrong += [f"table {record.id}: message {place} of step {n} was {what}" for place in places]

    async def all_over(self, process: Process, discord: Discord) -> None:
        """Look back, when there is no open table any more."""
        if left := await process.store.reminders():
            self.wrong.append(f"{len(left)} reminders are left")
        opened = sorted(discord.opened.values())
        hourly = (sum(at <= each < at + timedelta(hours=1) for each in opened) for at in opened)
        self.counts["mailboxes opened in an hour, at most"] = max(hourly, default=0)
        a_day = Counter(
            (each.place, each.at.date()) for each in discord.messages.values() if each.place in opened_by(discord)
        )
        self.counts["messages in a mailbox in a day, at most"] = max(a_day.values(), default=0)
        self.counts["messages"] = len(discord.messages)

    def figures(self) -> Iterator[Figure]:
        """Yield what is promised, and how it was."""
        counts = self.counts
        over = sum(n for what, n in counts.items() if what.startswith("over "))
        made, sent, told = (f"of {counts[what]}" for what in ("tables", "reminders", "told"))
        yield Figure("tables past their bound", counts["tables past their bound"], "", at_most=0, detail=made)
        yield Figure("tables that do not end", counts["tables"] - over, "", at_most=0, detail=made)
        yield Figure("reminders that are false when sent", counts["false reminders"], "", at_most=0, detail=sent)
        yield Figure("messages told twice", counts["told twice"], "", at_most=0, detail=told)
        yield Figure("messages not told", counts["not told"], "", at_most=0)
        most = counts["mailboxes opened in an hour, at most"]
        yield Figure("mailboxes opened in an hour, at most", most, "", at_most=PER_HOUR)
        yield Figure("whatever is wrong", len(self.wrong), "", at_most=0)


def opened_by(discord: Discord) -> set[int]:
    """Return the mailboxes, as places."""
    return {int(user) for user in discord.opened}
