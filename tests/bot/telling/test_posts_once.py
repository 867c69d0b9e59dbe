"""Every public event is told in one post and no more, in whole random games of all four kinds, whatever comes in between.

The service and the delivery are the real ones, and so are the words, but for the sentences of events: each is a token.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any

import pytest

from bot.messages.presenter import Presenter
from bot.messages.sentences import event_lines, is_friendly
from bot.store.errors import DatabaseFailed
from bot.tables.ids import UserId
from bot.tables.pace import FRESH, Attendance, Schedule, begun
from bot.tables.records import TableRecord
from bot.tables.status import Status
from bot.tables.stores import StoreTrouble
from bot.tables.table import NumberedStep, replay
from games.core.chance import SEED_BYTES
from games.core.contract import Refusal
from games.core.events import PublicEvent
from games.core.game import AnyGame
from games.core.lines import Line
from tests.bot.telling.interleaving import Choices, played
from tests.bot.telling.worlds import HEALED, Bot, World
from tests.builders import CASES, Case, a_record, amount
from tests.fakes import START
from tests.words import WORDS

MOVES = amount(60, 300)
FIRST_RIVAL = -100
OF_EVENTS = ("event-", "table-taken-back", "table-left-at-last", "lanterns-heard")
"""How the keys of the sentences begin that tell events."""
OPTIONS = {(case.game.info.key, case.options): case for case in CASES}
every_option = pytest.mark.parametrize("case", OPTIONS.values(), ids=str)
"""Every game with each pair of values of its options."""


class Tokens:
    """The catalogue, in which the sentence of an event is a token that no other event shares."""

    def __getattr__(self, name: str) -> Any:
        return getattr(WORDS, name)

    def say(self, locale: str, line: Line, *who: Any) -> str:
        return token(line) if line.key.startswith(OF_EVENTS) else WORDS.say(locale, line, *who)


def token(line: Line) -> str:
    return f"‹{line.key} {sorted(line.facts.items())}›"


class Tables(World):
    """A table of a game, at which some seats are the program's."""

    def __init__(self, case: Case, random: Random, choices: Choices | None = None, faults: int = 0) -> None:
        super().__init__(choices, faults=faults, sparse=6)
        words: Any = Presenter(Tokens())  # type: ignore[arg-type]  # it answers as the catalogue does
        self.words = words
        self.random = random
        record = a_record(case, random.randbytes(SEED_BYTES), created_at=START, started_at=START, revision=1)
        rivals = random.randrange(case.seats) if random.randrange(2) else 0
        seats = tuple(
            replace(seat, mail_open=True, user=UserId(FIRST_RIVAL - i) if i < rivals else seat.user)
            for i, seat in enumerate(record.seats)
        )
        clock, deadline = begun(FRESH, START, record.pace, Attendance([], []))
        self.table = record.id
        schedule = Schedule(clock=clock, deadline=deadline)
        self.stored.tables = {record.id: replace(record, seats=seats, host=seats[-1].user, schedule=schedule)}

    @property
    def record(self) -> TableRecord:
        return self.stored.tables[self.table]

    async def inquest(self, table: Any) -> Any:
        return None

    async def go_on(self, bot: Bot) -> None:
        """Let somebody act, or the clock; now and then somebody leaves, or takes a move back."""
        with contextlib.suppress(StoreTrouble, DatabaseFailed, Refusal):
            table = await bot.tables.load(self.table)
            if not table.record.is_open:
                return
            seat = self.random.choice(sorted(table.game.rules.turn(table.state)))
            match self.random.randrange(40):
                case 0:
                    self.clock.skip(days=2)
                    await bot.tables.clock(self.table)
                case 1:
                    await bot.tables.stand_in(self.table, seat, table.n)
                case 2 if table.n > MOVES // 2:
                    await bot.tables.resign(self.table, table.player(seat).user)
                case 3 | 4:
                    await bot.tables.take_back(self.table, table.player(seat).user, table.n)
                case _:
                    legal: list[Any] = list(islice(table.game.rules.legal(table.state, seat), 200))
                    kind = self.random.choice(list(dict.fromkeys(map(type, legal))))
                    action: Any = self.random.choice([each for each in legal if type(each) is kind])
                    await bot.tables.act(self.table, table.player(seat).user, action)

    def told(self) -> list[str]:
        """Return what all posts together tell of events, also those that were taken away since."""
        return [each for said in self.discord.channel if not said.is_panel for each in re.findall("‹[^›]*›", said.text)]

    def to_tell(self, game: AnyGame) -> Iterator[str]:
        """Yield every public event that is for a post: what may be read again, and what a sound says for a while."""
        steps = list(replay(self.record, game, self.stored.entries.get(self.table, ())))
        for step in steps:
            sound = game.sound(tuple(public(step))) if game.sound is not None else None
            heard = sound.caption if sound is not None else ()
            events = list(public(step))
            for event, line in zip(events, event_lines(game, events), strict=True):
                if line not in heard and (is_friendly(self.record) or not event.fades):
                    yield token(line)
            yield from map(token, heard)
        if self.record.status is Status.ENDED:
            yield from (token(line) for line in game.solution(steps[-1].state) if line.key.startswith(OF_EVENTS))

    def check(self, _: int | None = None) -> None:
        """Assert that each event is told once, in its order where nothing is heard besides."""
        game = OPTIONS[self.record.game, tuple(self.record.options.items())].game
        told, wanted = self.told(), list(self.to_tell(game))
        assert Counter(told) == Counter(wanted)
        assert told == wanted or game.sound is not None
        assert self.stored.told[self.table].settled == self.stored.tables[self.table].revision


def public(step: NumberedStep) -> Iterator[PublicEvent]:
    return (event for event in step.events if isinstance(event, PublicEvent))


async def end(tables: Tables, bot: Bot) -> None:
    """Close the table, so that what still waits is told too."""
    tables.faults.left = 0
    if tables.record.is_open:
        await bot.tables.end(tables.table)
    bot.delivery.wake(tables.table)
    await bot.delivery.idle()


@every_option
@pytest.mark.parametrize("seed", range(amount(1, 20)))
def test_every_public_event_is_told_in_one_post_each_step_by_itself_or_many_at_once(case: Case, seed: int) -> None:
    tables = Tables(case, Random(f"{case} {seed}"))

    async def live() -> None:
        async with tables.bot() as bot:
            bot.delivery.wake(tables.table, 0)
            for n in range(MOVES):
                await tables.go_on(bot)
                if seed % 2 == 0 or n % 9 == 0:
                    await bot.delivery.idle()
            await end(tables, bot)

    played(Choices(), live)
    tables.check()


@every_option
@pytest.mark.parametrize("seed", range(amount(1, 20)))
def test_so_it_is_though_discord_and_the_database_fail_and_the_bot_dies_again_and_again(case: Case, seed: int) -> None:
    choices = Choices.by_luck(seed)
    tables = Tables(case, Random(f"{case} {seed}"), choices, faults=30)

    async def live() -> None:
        for _ in range(MOVES // 10):
            async with tables.bot() as bot:
                bot.delivery.wake(tables.table)
                for _ in range(choices.choose(20)):
                    await tables.go_on(bot)
                    await asyncio.sleep(0.2 * choices.choose(3))
        async with tables.bot() as bot:
            await asyncio.sleep(HEALED)
            await end(tables, bot)

    played(choices, live)
    tables.check()


ARE_HEARD = [case for case in OPTIONS.values() if case.game.sound is not None]


@pytest.mark.parametrize("case", ARE_HEARD, ids=str)
@pytest.mark.parametrize("seed", range(amount(2, 40)))
def test_a_clip_that_is_late_comes_to_its_post_once_and_changes_nothing_that_is_told(case: Case, seed: int) -> None:
    """Also where the bot dies before it is there. What is told next does not wait for it."""
    choices = Choices.by_luck(seed)
    tables = Tables(case, Random(f"{case} {seed}"), choices, faults=10 * (seed % 2))
    # Of six tries in a row hardly all are slow: then the words would stand alone.
    tables.discord.is_slow = lambda: tables.random.randrange(3) == 0

    async def live() -> None:
        for _ in range(4):
            async with tables.bot() as bot:
                bot.delivery.wake(tables.table)
                for _ in range(choices.choose(12)):
                    await tables.go_on(bot)
                    await asyncio.sleep(0.2 * choices.choose(3))
        tables.discord.is_slow = lambda: False
        async with tables.bot() as bot:
            await asyncio.sleep(HEALED)
            await end(tables, bot)

    played(choices, live)

    tables.check()
    assert not [said.text for said in tables.discord.channel if said.is_bare and not said.is_gone]
    assert len(tables.discord.completed) == len({*tables.discord.completed})
