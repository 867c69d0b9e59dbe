"""Several processes on one PostgreSQL, and people who press while they are restarted."""

from __future__ import annotations

import asyncio
import json
import signal
import time
from asyncio.subprocess import Process
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count, cycle, product
from typing import Any
from urllib.parse import urlsplit

from bot.practice.loopback.model import Channel
from bot.store.database import Database
from bot.store.kernel import KernelStore
from bot.tables.ids import ChannelId
from bot.tables.table import Table
from tests.bot.store.cluster import Cluster
from tests.e2e.evening import Evening
from tests.e2e.practice.person import Answer, AnswerKind, Person
from tests.e2e.tables.child import Child

PATIENCE = 200.0


class SharedEvening(Evening):
    """An evening on PostgreSQL, with a guild on each shard."""

    cluster: Cluster
    url: str
    shards: int
    is_patient = False
    """Whether no process is killed, so that a lease may last: a busy machine must not look like a death."""
    places: tuple[Channel, ...]

    @property
    def database(self) -> str:
        return self.url

    def rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        """Ask the database itself; every column comes as text."""
        assert not values
        found = self.cluster.psql(urlsplit(self.url).path[1:], query)
        return [tuple(line.split("|")) for line in found.splitlines()]

    def spread(self, cluster: Cluster, shards: int) -> None:
        """Make a database, a guild on each shard, and a channel in it."""
        self.cluster, self.url, self.shards = cluster, cluster.new_database(), shards
        guilds = {(self.guild.id >> 22) % shards: self.channel}
        while len(guilds) < shards:
            guild = self.world.add_guild("Cercle", locale="fr")
            for person in self.people:
                self.world.add_member(guild, person.user)
            guilds.setdefault((guild.id >> 22) % shards, self.world.add_channel(guild, "salon"))
        self.places = tuple(guilds[shard] for shard in range(shards))

    def processes(self) -> list[list[int]]:
        """Return the shards of each process."""
        return sorted(json.loads(shards) for (shards,) in self.rows("select shards from processes"))

    def connected(self) -> list[int]:
        """Return the shards of all connections."""
        return sorted(session.shard[0] for session in self.server.gateway.connected)

    def answers_refused(self) -> list[str]:
        """Return the answers that Discord refused: such as a second one to the same press."""
        answers = [each for each in self.world.requests if each.path.endswith("/callback")]
        return [f"{each.status} {each.path[:40]}" for each in answers if each.status >= 400]

    async def until_shared(self, *sizes: int) -> None:
        """Wait until so many processes have so many shards each, and every shard has one connection."""
        await self.server.until(
            lambda: (
                self.connected() == list(range(self.shards)) and sorted(map(len, self.processes())) == sorted(sizes)
            ),
            PATIENCE,
        )


def a_process(evening: SharedEvening) -> Any:
    """Run a process for the length of a block."""
    return Child.running(evening, **_environment(evening))


async def start(evening: SharedEvening) -> Process:
    """Start a process, and leave it to itself."""
    return await Child.start(evening, **_environment(evening))


def _environment(evening: SharedEvening) -> dict[str, Any]:

    patient = {"ALIBI_PATIENT": "1"} if evening.is_patient else {}
    return {"ALIBI_DATABASE": evening.url, "ALIBI_SHARDS": str(evening.shards), **patient}


@asynccontextmanager
async def processes(evening: SharedEvening, n: int) -> AsyncIterator[list[Process]]:
    """Run so many processes, which share the shards out among themselves; they end with the block."""
    running = [await start(evening)]
    try:
        await evening.until_shared(evening.shards)
        running += [await start(evening) for _ in range(n - 1)]
        await evening.until_shared(*_shares(evening.shards, n))
        yield running
    except BaseException as error:
        error.add_note((evening.folder / "log.txt").read_text()[-12000:])
        raise
    finally:
        for each in running:
            if each.returncode is None:
                each.send_signal(signal.SIGTERM)
        await asyncio.gather(*(each.wait() for each in running))


async def restart_each(evening: SharedEvening, running: list[Process]) -> None:
    """Stop each process and start it again, one after the other, as an operator does."""
    for place, each in enumerate(tuple(running)):
        each.send_signal(signal.SIGTERM)
        await each.wait()
        await evening.until_shared(*_shares(evening.shards, len(running) - 1))
        running[place] = await start(evening)
        await evening.until_shared(*_shares(evening.shards, len(running)))


def _shares(shards: int, n: int) -> Sequence[int]:
    """Return the number of shards of each of `n` processes: the share is rounded up, so that the last may have fewer."""
    share = -(-shards // n)
    return [max(0, min(share, shards - i * share)) for i in range(n)]


ONLOOKERS = 40
"""So many ask for help that none of them presses more than a person may."""


@dataclass(slots=True)
class Crowd:
    """People who play at a table in each place, and beside that ask for help, `rate` times a second in all."""

    evening: SharedEvening
    rate: float
    longest: float = 0.0
    """Seconds to the first sign of an answer."""
    settled: float = 0.0
    """Seconds to the words of a move that the bot asked time for."""
    asked: int = 0
    moved: int = 0
    failed: list[str] = field(default_factory=list)
    _tasks: set[asyncio.Task[None]] = field(default_factory=set)

    @asynccontextmanager
    async def pressing(self) -> AsyncIterator[None]:
        """Press for the length of a block, then wait for the last answers."""
        over = asyncio.Event()
        database = await Database.open(self.evening.url)
        store = KernelStore(database)
        players = [asyncio.create_task(self._play(store, place, over)) for place in self.evening.places]
        asking = asyncio.create_task(self._ask(over))
        try:
            yield
        finally:
            over.set()
            await asyncio.gather(*players, asking)
            await asyncio.gather(*self._tasks)
            await database.close()

    async def _ask(self, over: asyncio.Event) -> None:
        begun = time.monotonic()
        onlookers = [self.evening.onlooker(f"Onlooker {i}") for i in range(ONLOOKERS)]
        asking = cycle(product(onlookers, self.evening.places))
        for i in count():
            await asyncio.sleep(max(0.0, begun + i / self.rate - time.monotonic()))
            if over.is_set():
                return
            task = asyncio.create_task(self._ask_for_help(*next(asking)))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _ask_for_help(self, person: Person, place: Channel) -> None:
        begun = time.monotonic()
        answer = await person.command(place, "help")
        self._judge("help", answer, time.monotonic() - begun)

    async def _play(self, store: KernelStore, place: Channel, over: asyncio.Event) -> None:
        """Play on, each move after the one before; every one is legal, so that it must be carried out, once."""
        n = None
        while not over.is_set():
            record = await store.open_in(ChannelId(place.id))
            if record is None or record.entries is None:
                return
            table = Table(record, await store.entries(record.id))
            if n is not None and table.n != n:
                self.failed.append(f"step {table.n} of {n} in {place.name}")
            begun = time.monotonic()
            answer = await self.evening.do(table, self.evening.active(table), 0, place)
            answered = time.monotonic() - begun
            if answer.kind is AnswerKind.DEFERRED:
                await answer.settled()
                self.settled = max(self.settled, time.monotonic() - begun)
            self._judge("move", answer, answered)
            n, self.moved = table.n + 1, self.moved + 1
            await asyncio.sleep(0.5)

    def _judge(self, what: str, answer: Answer, seconds: float) -> None:
        self.asked += 1
        self.longest = max(self.longest, seconds)
        refusals = [self.evening.say(locale, "refusal-stale") for locale in ("fr", "en")]
        if answer.kind is AnswerKind.NONE or any(each in answer.text for each in refusals):
            self.failed.append(f"{what}: {answer!r}")
