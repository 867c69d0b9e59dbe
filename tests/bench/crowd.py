"""Crowds and great databases: `python -m tests.bench.crowd [--tables 1000]` measures them and writes docs/performance.md.

The practice server and the people are in this process, each bot in a child. The tables are dealt beforehand, straight into the
database, so that a run measures the moment and not its preparation. Every figure is a ratio to something measured in the
same run, or what the machine cannot change.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sqlite3
import statistics
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path

import bot.rooms  # noqa: F401  the rows of every room
from bot.practice.loopback.model import Channel
from bot.store.database import Database
from bot.store.kernel import KernelStore
from bot.tables.cache import TableCache
from bot.tables.ground import Ground
from bot.tables.ids import ChannelId, GuildId, TableId, UserId
from bot.tables.lobby import Lobby
from bot.tables.service import Tables
from bot.telling.panels import UNKNOWN
from games.core.lines import Line
from tests.bench import memory, ticks
from tests.bench.bots import child
from tests.bench.figures import Figure
from tests.e2e.practice.person import Answer, AnswerKind, Person
from tests.e2e.practice.server import PracticeServer
from tests.words import WORDS

SEATS = 2
GAME = "clues"
REPORT = Path(__file__).resolve().parents[2] / "docs" / "performance.md"
RESTING = 8.0
"""Seconds until a process is at rest: it has drawn its first pictures."""

DONE = WORDS.say("en", Line("act-told"))
"""What a move that was typed is answered with; any other words refuse it."""

LONG = 900.0
"""Seconds that people wait for an answer here: how long it took is the figure."""


@dataclass(frozen=True, slots=True)
class Seated:
    """A dealt table in the practice world: where it is, and who is to act."""

    table: TableId
    channel: Channel
    people: tuple[Person, ...]
    active: int

    async def ask(self, turn: int = 0) -> Answer:
        """Let whoever is active ask the other a question; `turn`: how many have been asked before."""
        seat = (self.active + turn) % SEATS
        witness = str(2 - seat)
        return await self.people[seat].command(
            self.channel, "clues ask", witness=witness, about="red", inner="left", secret=False
        )


class Crowd:
    """A practice world with many tables, and the database that they lie in."""

    def __init__(self, server: PracticeServer, folder: Path) -> None:
        self.server = server
        self.file = folder / "bench.db"
        self.seated: list[Seated] = []

    async def seat(self, n: int) -> None:
        """Deal n tables of two, with everything told."""
        world = self.server.world
        world.patience = LONG
        guild = world.add_guild("Club")
        store = KernelStore(await Database.open(f"sqlite+aiosqlite:///{self.file}"))
        tables = Tables(Ground(store, _now))
        lobby = Lobby(tables, entropy=os.urandom)

        async def deal(i: int) -> Seated:
            channel = world.add_channel(guild, f"salon-{i}")
            ada, ben = (Person(self.server, world.add_person(name)) for name in (f"Ada {i}", f"Ben {i}"))
            opened = await lobby.new(
                guild=GuildId(guild.id),
                channel=ChannelId(channel.id),
                host=UserId(ada.user.id),
                name=ada.user.name,
                game=GAME,
                locale="en",
                speaks="en",
            )
            await lobby.join(opened.id, UserId(ben.user.id), ben.user.name, "en")
            await lobby.start(opened.id, UserId(ada.user.id))
            for seat in range(SEATS):  # everybody chooses the first cards there are
                table = await tables.load(opened.id)
                who = table.record.seats[seat]
                await tables.act(opened.id, who.user, next(iter(table.game.rules.legal(table.state, who.seat))))
            table = await tables.load(opened.id)
            people = {ada.user.id: ada, ben.user.id: ben}
            by_seat = tuple(people[int(each.user)] for each in table.record.seats)
            return Seated(opened.id, channel, by_seat, min(table.game.rules.turn(table.state)))

        self.seated = list(await asyncio.gather(*(deal(i) for i in range(n))))
        await store.database.close()
        self.execute("UPDATE seats SET mail_open = 1")
        self.execute(
            "UPDATE tables SET settled = revision, told_n = entries + 1, told_k = 0, deadline = NULL, pace = NULL"
        )

    def execute(self, statement: str) -> list[tuple[int, ...]]:
        """Ask the database file itself."""
        with closing(sqlite3.connect(self.file, timeout=60)) as connection, connection:
            return connection.execute(statement).fetchall()

    async def act(self, turn: int, at_once: int) -> None:
        """Let every table act once, a few at a time."""
        gate = asyncio.Semaphore(at_once)

        async def press(each: Seated) -> None:
            async with gate:
                await each.ask(turn)

        await asyncio.gather(*(press(each) for each in self.seated))

    async def warm(self) -> None:
        """Let every table act once, and all of it be told."""
        await self.act(0, 8)
        await self.at_rest()

    async def at_rest(self) -> float:
        """Wait until everything is told and drawn; return the seconds it took."""
        start = time.perf_counter()
        while self.behind() and time.perf_counter() - start < LONG:  # noqa: ASYNC110
            await asyncio.sleep(0.5)
        return time.perf_counter() - start

    def behind(self) -> int:
        """Return how many tables have something that is stored and not told."""
        return self.execute("SELECT count(*) FROM tables WHERE settled < revision")[0][0]

    def bare_panels(self) -> int:
        """Return how many panels stand without their picture."""
        return self.execute(f"SELECT count(*) FROM tables WHERE panel_shows IS NULL OR panel_shows = {UNKNOWN}")[0][0]

    def messages(self) -> int:
        """Return how many messages stand in the channels for all to read."""
        return sum(not message.is_ephemeral for each in self.seated for message in each.channel.messages)


@asynccontextmanager
async def a_crowd(n: int, kind: str, *, rate_limits: bool = False) -> AsyncIterator[tuple[Crowd, int, Path]]:
    """Give n dealt tables with a bot of a kind that serves them, its process and its notes."""
    with tempfile.TemporaryDirectory() as folder:
        async with PracticeServer(rate_limits=rate_limits) as server:
            crowd = Crowd(server, Path(folder))
            await crowd.seat(n)
            async with child(server, kind, Path(folder)) as pid:
                yield crowd, pid, Path(folder)


async def a_moment(n: int, kind: str) -> tuple[float, float, list[Figure]]:
    """Let n tables act in one moment; return the seconds to the last answer and to rest, and what else is to be said."""
    async with a_crowd(n, kind) as (crowd, _, folder):
        await crowd.warm()
        stalls = folder / "stalls"
        stalls.unlink(missing_ok=True)
        start = time.perf_counter()
        answers = await asyncio.gather(*(each.ask(1) for each in crowd.seated))
        answered = time.perf_counter() - start
        if kind == "bare":
            return answered, 0.0, []
        resting = answered + await crowd.at_rest()
        # Only now: whoever was told to wait a moment has their answer a moment later.
        unanswered = sum(answer.kind is AnswerKind.NONE or answer.text != DONE for answer in answers)
        untold = 3 * n - crowd.messages()  # the lines of both steps, and the panel
        longest = max(map(float, stalls.read_text().split()), default=0.0) if stalls.exists() else 0.0
        figures = [
            Figure(f"{n} tables in one moment: presses without their answer", unanswered, "", at_most=0),
            Figure(f"{n} tables in one moment: messages missing at rest", untold, "", at_most=0),
            Figure(f"{n} tables in one moment: panels without their picture", crowd.bare_panels(), "", at_most=0),
        ]
        if n <= 300:
            figures.append(
                Figure(f"{n} tables in one moment: longest stall of the loop", longest * 1000, "ms", at_most=250)
            )
        return answered, resting, figures


async def moments(n: int) -> list[Figure]:
    """Measure a crowd against the same crowd at a bare command."""
    bare, _, _ = await a_moment(n, "bare")
    ours, resting, figures = await a_moment(n, "alibi-telling")
    what = f"{n} tables in one moment: until the last answer"
    said = f"{ours:.1f} s, a bare command {bare:.1f} s; all told and drawn after {resting:.1f} s"
    return [Figure(what, ours / bare, "x", at_most=1.5, detail=said), *figures]


async def limited(n: int) -> list[Figure]:
    """Let n tables act in one moment, twice, where Discord's limits hold; count what it refuses."""
    async with a_crowd(n, "alibi-telling", rate_limits=True) as (crowd, _, _):
        await crowd.warm()
        requests = crowd.server.world.requests
        requests.clear()
        resting = []
        for turn in (1, 2):
            await asyncio.gather(*(each.ask(turn) for each in crowd.seated))
            resting.append(await crowd.at_rest())
        refused = sum(each.status == 429 for each in requests)
        counted = sum("/interactions/" not in each.route and "/webhooks/" not in each.route for each in requests)
        said = f"{counted} requests that count; all told and drawn {resting[0]:.0f} s and {resting[1]:.0f} s after the last answer"
        untold = 4 * n - crowd.messages()  # the lines of three steps, and the panel
    return [
        Figure(f"{n} tables in one moment, twice: answers 429", refused, "", at_most=100, detail=said),
        Figure(f"{n} tables in one moment, twice: messages missing at rest", untold, "", at_most=0),
    ]


async def dormant(n: int) -> list[Figure]:
    """Measure what live tables cost at which nothing happens: at the start, in memory, and at each tick of the clock."""
    starts: dict[int, list[tuple[float, float]]] = {0: [], n: []}
    looks: dict[int, float] = {}
    for _ in range(3):
        for count, found in starts.items():
            with tempfile.TemporaryDirectory() as folder:
                async with PracticeServer() as server:
                    crowd = Crowd(server, Path(folder))
                    await crowd.seat(1)
                    _multiply(crowd, count)
                    start = time.perf_counter()
                    async with child(server, "alibi-telling", Path(folder)) as pid:
                        ready = time.perf_counter() - start
                        await asyncio.sleep(RESTING)
                        found.append((ready, _resident(pid)))
                    looks[count] = min(looks.get(count, 1e9), await _tick(crowd.file))
    (ready, kept), (ready_n, kept_n) = (
        (min(each[0] for each in found), statistics.median(each[1] for each in found)) for found in starts.values()
    )
    return [
        Figure(
            f"start with {n} dormant live tables: ready", ready_n / ready, "x", at_most=1.2, detail=f"{ready_n:.1f} s"
        ),
        Figure(
            f"start with {n} dormant live tables: memory", kept_n / kept, "x", at_most=1.1, detail=f"{kept_n:.0f} MB"
        ),
        Figure(
            f"the tick with {n} that are not due", looks[n] / looks[0], "x", at_most=1.2, detail=f"{looks[n]:.2f} ms"
        ),
        Figure("the whole process at rest", kept, "MB", at_most=200),
    ]


def _multiply(crowd: Crowd, n: int) -> None:
    """Copy the first table n times, live and not due for long."""
    with closing(sqlite3.connect(crowd.file)) as connection, connection:
        columns = [row[1] for row in connection.execute("PRAGMA table_info(tables)")]
        later = (_now() + timedelta(days=400)).strftime("%Y-%m-%d %H:%M:%S.%f")
        values = {"id": "n.i", "channel_id": "n.i", "pace": "3600", "deadline": f"'{later}'"}
        chosen = ", ".join(values.get(name, name) for name in columns)
        count = "WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i <= ?)"
        if n:
            connection.execute(f"{count} INSERT INTO tables SELECT {chosen} FROM tables, n WHERE tables.id = 1", (n,))
        for name in ("seats", "entries"):
            columns = [row[1] for row in connection.execute(f"PRAGMA table_info({name})")]
            own = {"table_id": "n.i", "interaction_id": "NULL"}
            chosen = ", ".join(own.get(each, each) for each in columns)
            if n:
                connection.execute(
                    f"{count} INSERT INTO {name} SELECT {chosen} FROM {name}, n WHERE {name}.table_id = 1", (n,)
                )


async def _tick(file: Path) -> float:
    """Return the milliseconds of one look of the clock."""
    store = KernelStore(await Database.open(f"sqlite+aiosqlite:///{file}"))
    try:
        return await ticks.tick(store) * 1000
    finally:
        await store.database.close()


async def long_games() -> list[Figure]:
    """Measure the store and the cache with a long game: a move late in it, and its reading from the rows."""
    with tempfile.TemporaryDirectory() as folder:
        async with PracticeServer() as server:
            crowd = Crowd(server, Path(folder))
            await crowd.seat(1)
            store = KernelStore(await Database.open(f"sqlite+aiosqlite:///{crowd.file}"))
            try:
                return await _long(store, TableId(1))
            finally:
                await store.database.close()


async def _long(store: KernelStore, table_id: TableId) -> list[Figure]:
    """Play on and on; a game of Indices ends when somebody accuses rightly, so nobody accuses."""
    tables = Tables(Ground(store, _now))
    spent: dict[int, list[float]] = {}
    table = await tables.load(table_id)
    while table.n < 310:
        who = table.record.seats[min(table.game.rules.turn(table.state))]
        action = next(each for each in table.game.rules.legal(table.state, who.seat) if each.verb in ("ask", "take"))
        start = time.thread_time()
        await tables.act(table_id, who.user, action)
        spent.setdefault(table.n // 10, []).append(time.thread_time() - start)
        table = await tables.load(table_id)

    async def read() -> None:
        await TableCache(store).load(table_id)

    late, early = (statistics.median(spent[n]) * 1000 for n in (30, 1))
    return [
        Figure("move 300 against move 10", late / early, "x", at_most=1.2, detail=f"{late:.2f} ms, {early:.2f} ms"),
        Figure("cold load of 300 steps", await _best(read, 10), "ms", at_most=50),
    ]


async def _best(work: Callable[[], Awaitable[None]], times: int) -> float:
    """Return the milliseconds of processor time that something takes at best, in all threads."""
    best = float("inf")
    for _ in range(times):
        start = time.process_time()
        await work()
        best = min(best, time.process_time() - start)
    return best * 1000


async def in_play() -> list[Figure]:
    """Measure what a live table takes in memory."""
    return await memory.run()


def _resident(pid: int) -> float:
    """Return the megabytes that a process has in memory."""
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0]) / 1000


def _now() -> datetime:
    return datetime.now(UTC)


def written(figures: Sequence[Figure], tables: int) -> str:
    """Return what the page begins with, up to its first heading."""
    rows = "\n".join(f"| {each.what} | {each.cell} | {each.detail} |" for each in figures)
    return f"""# Performance

`make crowd` measures this on the machine it runs on, and writes this first table; `make played` measures a move, `make memory` a long life, `make bench`
the parts and whole games again. Ratios are to a bare discord.py command with the same answer, or to an empty database, in the same run: practice server,
people and bot share the machine's cores.

Run with `--tables {tables}` on {os.cpu_count()} cores, {_now():%Y-%m-%d}. A figure that misses its goal is in bold.

| what | figure (goal) | |
|---|---|---|
{rows}
"""


async def _run(tables: int, parts: Sequence[str]) -> None:
    all_parts: dict[str, Callable[[], Awaitable[list[Figure]]]] = {
        "memory": in_play,
        "long": long_games,
        "crowd": lambda: moments(tables),
        "moment": lambda: moments(min(300, tables)),
        "limits": lambda: limited(tables),
        "dormant": lambda: dormant(100 * tables),
    }
    figures = []
    _, heading, others = REPORT.read_text(encoding="utf-8").partition("\n## ")  # what other measurements have written
    for name in parts or all_parts:
        for figure in await all_parts[name]():
            print(figure, flush=True)
            figures.append(figure)
        if not parts:
            REPORT.write_text(written(figures, tables) + heading + others, encoding="utf-8")


def main() -> None:
    """Measure all, or the parts that are named."""
    parser = argparse.ArgumentParser(description="Crowds and great databases.")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("parts", nargs="*")
    asked = parser.parse_args()
    asyncio.run(_run(asked.tables, asked.parts))


if __name__ == "__main__":
    main()
