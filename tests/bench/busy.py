"""One person against all others: `python -m tests.bench.busy [--requests 10000] [--kind all]` floods a bot, and measures how long others wait.

A bot of ours runs in a child process, as in `crowd`. Stretches in which one person sends as much as Discord lets an account send alternate
with quiet ones, so that the machine's moods fall on both alike. Everybody else plays on meanwhile, one press after the other.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import statistics
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

from bot.messages.controls import Control, DoorKey, Entrance, Fixed, Kind, VoteKey
from bot.nights.messages.controls import Evening, Nightly
from bot.practice.loopback.model import Channel
from tests.bench.crowd import Crowd, a_crowd
from tests.bench.figures import Figure
from tests.e2e.practice.person import Answer, AnswerKind, Person

PER_SECOND = 50
"""Discord refuses an account more requests in a second than this, whatever they ask for."""
STRETCH = 200
"""Requests in one busy stretch; a quiet one lasts as long."""
KINDS = ("all", "commands", "letters", "presses")
TABLES = 40
AT_MOST = 1.2
PATIENCE = 15.0
"""Seconds after which a request counts as unanswered."""

Ask = Callable[[], Awaitable[object]]


class Flood:
    """One person who sends everything of a kind that is heavy for a bot, without waiting for any answer."""

    def __init__(self, crowd: Crowd, person: Person, channel: Channel, kind: str) -> None:
        self.sent = 0
        self.answers: Counter[AnswerKind] = Counter()
        self.unanswered: Counter[str] = Counter()
        asks = {
            "commands": [*self._heavy(person, channel, crowd)],
            "letters": [*self._letters(person, channel)],
            "presses": [*self._presses(person, channel, crowd)],
        }
        self._asks = itertools.cycle(asks.get(kind) or [each for some in asks.values() for each in some])
        self._waiting: set[asyncio.Task[None]] = set()

    @staticmethod
    def _heavy(person: Person, channel: Channel, crowd: Crowd) -> Iterator[tuple[str, Ask]]:
        playing = crowd.seated[0].channel
        for place, path, options in (
            (channel, "case practise", {"game": "clues"}),
            (channel, "table new", {"game": "cluedo"}),
            (channel, "stats", {}),
            (channel, "table status", {}),
            (channel, "play", {}),
            (channel, "night plan", {"when": "in 3 h"}),
            (channel, "learn", {"game": "arosa"}),
            (playing, "table log", {}),
            (channel, "me settings", {}),
            (channel, "me export", {}),
        ):
            yield path, partial(_command, person, place, path, options)

    @staticmethod
    def _letters(person: Person, channel: Channel) -> Iterator[tuple[str, Ask]]:
        for path, focused, text in (
            ("me hours", "zone", "e"),
            ("night plan", "when", "fri"),
            ("me hours", "zone", "san"),
        ):
            yield f"letters of {path}", partial(person.autocomplete, channel, path, focused=focused, text=text)

    @staticmethod
    def _presses(person: Person, channel: Channel, crowd: Crowd) -> Iterator[tuple[str, Ask]]:
        table = crowd.seated[0].table
        for custom_id in (
            *(Control(table, 0, Kind.FIXED, each).id for each in (Fixed.DESK, Fixed.LOG, Fixed.WATCH, Fixed.FILM)),
            Control(table, 0, Kind.ACTION, 3).id,
            Control(table, 1, Kind.VOTE, VoteKey.YES).id,
            Nightly(Evening.SPLIT, 1).id,
            Entrance(DoorKey.SHOW).id,
        ):
            yield custom_id, partial(_press, person, channel, custom_id)

    async def send(self, n: int) -> None:
        """Send so many requests, as fast as Discord lets them."""
        start = time.perf_counter()
        for i in range(n):
            task = asyncio.create_task(self._one(*next(self._asks)))
            self._waiting.add(task)
            task.add_done_callback(self._waiting.discard)
            self.sent += 1
            await asyncio.sleep(max(0.0, start + (i + 1) / PER_SECOND - time.perf_counter()))

    async def _one(self, name: str, ask: Ask) -> None:
        answer = await ask()
        kind = answer.kind if isinstance(answer, Answer) else AnswerKind.AUTOCOMPLETE
        self.answers[kind] += 1
        if kind is AnswerKind.NONE:
            self.unanswered[name] += 1

    async def done(self) -> None:
        """Wait for the answers that are still to come."""
        while self._waiting:
            await asyncio.wait(self._waiting)


async def _command(person: Person, place: Channel, path: str, options: Mapping[str, str]) -> Answer:
    given: Mapping[str, Any] = options
    return await person.command(place, path, **given)


async def _press(person: Person, place: Channel, custom_id: str) -> Answer:
    """Press something on a message of the bot, whatever stands on it."""
    said = next((each for each in place.messages if each.author.is_bot and not each.is_ephemeral), None)
    return await (
        person.click(said, custom_id) if said is not None else _command(person, place, "table new", {"game": "cluedo"})
    )


@asynccontextmanager
async def _playing(crowd: Crowd, waits: list[float]) -> AsyncIterator[None]:
    """Let the tables act one after the other, and note how long each waits for its answer."""

    async def play() -> None:
        for turn in itertools.count(1):
            for each in crowd.seated:
                start = time.perf_counter()
                await each.ask(turn)
                waits.append(time.perf_counter() - start)
                await asyncio.sleep(0.05)

    playing = asyncio.create_task(play())
    try:
        yield
    finally:
        playing.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await playing


async def busy(requests: int, kind: str) -> list[Figure]:
    """Measure the wait of others while one person sends so many requests, against their wait without them."""
    async with a_crowd(TABLES, "alibi") as (crowd, _, _):
        await crowd.warm()
        world = crowd.server.world
        world.patience = PATIENCE
        guild = crowd.seated[0].channel.guild
        assert guild is not None
        channel = world.add_channel(guild, "busy")
        flood = Flood(crowd, Person(crowd.server, world.add_person("Zoe")), channel, kind)
        waits: list[float] = []
        quiet, full = list[float](), list[float]()
        async with _playing(crowd, waits):
            while flood.sent < requests:
                waits.clear()
                await asyncio.sleep(STRETCH / PER_SECOND)
                quiet += waits
                waits.clear()
                await flood.send(STRETCH)
                full += waits
                await flood.done()
        return _figures(flood, kind, quiet, full)


def _figures(flood: Flood, kind: str, quiet: Sequence[float], full: Sequence[float]) -> list[Figure]:
    middle, late = (
        tuple(of(each) for each in (quiet, full))
        for of in (statistics.median, lambda all_: statistics.quantiles(all_, n=20)[-1])
    )
    said = f"{middle[1] * 1000:.0f} ms against {middle[0] * 1000:.0f} ms ({len(full)} and {len(quiet)} presses)"
    lost = flood.unanswered.total()
    what = f"{flood.sent} requests ({kind}) of one person, {PER_SECOND} a second: wait of others"
    return [
        Figure(what, middle[1] / middle[0], "x", at_most=AT_MOST, detail=said),
        Figure(
            "the same, the slowest twentieth",
            late[1] / late[0],
            "x",
            detail=f"{late[1] * 1000:.0f} ms against {late[0] * 1000:.0f} ms",
        ),
        Figure(
            "requests of that person without an answer",
            lost,
            "",
            at_most=0,
            detail=str(dict(flood.unanswered or flood.answers)),
        ),
    ]


def main() -> None:
    """Measure it."""
    parser = argparse.ArgumentParser(description="One person against all others.")
    parser.add_argument("--requests", type=int, default=10_000)
    parser.add_argument("--kind", choices=KINDS, default="all")
    asked = parser.parse_args()
    for figure in asyncio.run(busy(asked.requests, asked.kind)):
        print(figure, flush=True)


if __name__ == "__main__":
    main()
