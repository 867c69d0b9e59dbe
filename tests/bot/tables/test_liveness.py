"""Whatever is stored is told, once, in order, to its readers, and the panel is current, when faults have ended.

No press is needed for it, and no restart. The service, the writer and the delivery are the real ones; the database below
and Discord above are fakes that fail before they do something, or after, and the order of events is chosen.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any
from unittest.mock import patch

import pytest
from structlog.testing import capture_logs

from bot.messages.message import PublicMessage
from bot.store.errors import DatabaseFailed
from bot.tables import delivery as deliveries
from bot.tables import panels
from bot.tables.cache import TableCache
from bot.tables.delivery import Delivery
from bot.tables.ports import StoreTrouble
from bot.tables.records import ChannelId, Status, TableId
from bot.tables.service import Tables
from bot.tables.table import NumberedStep, Table
from games import BY_KEY
from games.core.contract import Refusal
from games.core.seats import Seat
from tests.bot.tables.interleaving import Choices, every_beginning, played
from tests.bot.tables.toy import (
    ANN,
    BEN,
    TABLE,
    Count,
    CounterRules,
    CounterWords,
    a_counter,
    a_game,
    events_of,
    expected_letters,
    expected_posts,
)
from tests.builders import amount
from tests.fakes import Clock, FakeDiscord, FakeStore, Faults, Stored

HEALED = 400.0
"""Seconds after which everything is told that can be: longer than any pause that a fault leads to."""


@pytest.fixture(autouse=True, name="counter")
def _counter() -> Iterator[CounterRules]:
    rules = CounterRules()
    with patch.dict(BY_KEY, {"counter": a_game(rules)}):
        yield rules


class World:
    """A database and a Discord that stay, and a bot that comes and goes."""

    def __init__(
        self, choices: Choices | None = None, *, faults: int = 0, sparse: int = 1, fading: bool = False
    ) -> None:
        choose = choices.choose if choices is not None else lambda _: 0
        self.clock = Clock()
        self.faults = Faults(choose, faults, sparse)
        self.stored = Stored(tables={TABLE: a_counter()})
        self.discord = FakeDiscord(self.clock, self.faults)
        self.words = CounterWords(fading=fading)
        self.looked_at = 0

    @asynccontextmanager
    async def bot(self) -> AsyncIterator[Bot]:
        bot = Bot(self)
        await bot.delivery.resume()
        try:
            yield bot
        finally:
            await bot.delivery.close()
            await bot.store.close()

    @property
    def n(self) -> int:
        return self.stored.tables[TABLE].entries or 0

    def check(self, n: int | None = None) -> None:
        """Assert that all is told, once, in order, and that the panel is current."""
        last = self.n if n is None else n
        is_over = self.stored.tables[TABLE].status is not Status.LIVE
        assert self.discord.posts() == expected_posts(last) + (["closing"] if is_over else [])
        for seat, user in enumerate((ANN, BEN)):
            assert self.discord.letters(user) == expected_letters(last, seat)
        (panel,) = self.discord.standing()
        assert panel.text.startswith(f"panel {last}")
        assert panel.text.endswith("over") is is_over
        assert not panel.is_bare
        self.check_glimpses(last)
        assert self.stored.tables[TABLE].settled == self.stored.tables[TABLE].revision
        assert self.stored.tables[TABLE].trouble is None

    def check_glimpses(self, last: int) -> None:
        """Assert that what only the panel shows was there before anything later was told."""
        for n in range(last + 1):
            if any(event.fades for event in events_of(n) if hasattr(event, "fades")):
                shown = self.discord.log.index(("panel", f"panel {n} glimpse")) if n < last else -1
                later = [self.discord.log.index(("post", post)) for post in expected_posts(last) if int(post[5:]) > n]
                assert n == last or not later or shown < min(later)


class Bot:
    """The service and the delivery over the fakes."""

    def __init__(self, world: World) -> None:
        self.store = FakeStore(world.stored, world.faults)
        store: Any = self.store
        discord: Any = world.discord
        cache = TableCache(store)
        self.delivery = Delivery(store, cache, world.words, discord, discord, now=world.clock.now)
        self.tables = Tables(store, cache, now=world.clock.now, wake=self.delivery.wake)

    async def act(self) -> None:
        """Let whoever's turn it is count on."""
        table = await self.tables.load(TABLE)
        seat = next(iter(table.game.rules.turn(table.state)), Seat(0))
        await self.tables.act(TABLE, table.player(seat).user, Count())

    async def press(self) -> None:
        """Do so as a player: what fails is an incident for them, and they go on."""
        with contextlib.suppress(StoreTrouble, DatabaseFailed, Refusal):
            await self.act()


async def _played_through(world: World, choices: Choices, moves: int) -> None:
    async with world.bot() as bot:
        bot.delivery.wake(TABLE, 0)
        for _ in range(moves):
            await bot.press()
            if choices.choose(2):
                await asyncio.sleep(0.3 * choices.choose(4))
        await asyncio.sleep(HEALED)
        world.faults.left = 0
        await asyncio.sleep(HEALED)


def _run(choices: Choices, *, moves: int, faults: int, sparse: int = 1, fading: bool = False) -> World:
    world = World(choices, faults=faults, sparse=sparse, fading=fading)
    played(choices, lambda: _played_through(world, choices, moves))
    return world


def test_in_every_order_of_events_with_one_fault_all_is_told() -> None:
    def run(choices: Choices) -> None:
        _run(choices, moves=2, faults=1).check()

    assert every_beginning(run, depth=40, most=amount(250, 5000)) >= 250


@pytest.mark.parametrize("seed", range(amount(150, 3000)))
def test_whatever_fails_meanwhile_all_is_told(seed: int) -> None:
    choices = Choices.by_luck(seed)
    world = _run(choices, moves=3 + choices.choose(6), faults=choices.choose(12), sparse=1 + choices.choose(8))

    world.check()


@pytest.mark.parametrize("seed", range(amount(60, 1000)))
def test_a_game_that_ends_amid_faults_is_told_to_its_end(seed: int, counter: CounterRules) -> None:
    counter.last = 4
    world = _run(choices := Choices.by_luck(seed), moves=9, faults=6, sparse=3)

    world.check()
    assert choices.made


# Single faults, each of which kept a table silent once


def _live(world: World, work: Callable[[Bot], Awaitable[object]]) -> None:
    """Run a bot over a world, in the usual order of events."""

    async def run() -> None:
        async with world.bot() as bot:
            await work(bot)

    played(Choices(), run)


async def _tell(bot: Bot, moves: int = 0) -> None:
    bot.delivery.wake(TABLE, 0)
    for _ in range(moves):
        await bot.act()
    await bot.delivery.idle()


def test_a_wake_at_any_turn_of_the_loop_is_heard() -> None:
    """What came between the end of a task and its callback was once forgotten."""
    for turns in range(60):
        world = World()

        async def run(bot: Bot, turns: int = turns) -> None:
            bot.delivery.wake(TABLE, 0)
            for _ in range(turns):
                await asyncio.sleep(0)
            await bot.act()
            await bot.delivery.idle()

        _live(world, run)
        world.check(1)


def test_a_database_that_is_away_for_a_while_ends_no_delivery() -> None:
    world = World()

    async def run(bot: Bot) -> None:
        await _tell(bot)
        await bot.act()
        world.faults = bot.store.faults = Faults(lambda _: 1, 40)
        await bot.delivery.idle()

    _live(world, run)
    world.check(1)


def test_a_commit_of_unknown_outcome_is_told_without_a_press() -> None:
    world = World()

    async def run(bot: Bot) -> None:
        await _tell(bot)
        bot.store.faults.left, bot.store.faults.choose = 1, lambda _: 2
        with pytest.raises(DatabaseFailed):
            await bot.act()
        assert world.n == 1
        await bot.delivery.idle()

    _live(world, run)
    world.check(1)


def test_a_defect_in_one_table_is_tried_again_and_delays_no_other() -> None:
    world = World()
    world.stored.tables[TableId(2)] = a_counter(TableId(2))
    wrong = 3

    class Clumsy(CounterWords):
        def post(self, table: Table, step: NumberedStep) -> PublicMessage | None:
            nonlocal wrong
            if table.record.id == TABLE and wrong:
                wrong -= 1
                raise LookupError("a defect")
            return super().post(table, step)

    world.words = Clumsy()

    async def run(bot: Bot) -> None:
        bot.delivery.wake(TABLE, 0)
        bot.delivery.wake(TableId(2), 0)
        await bot.delivery.idle()

    with capture_logs() as logs:
        _live(world, run)
    assert world.discord.log[0] == ("post", "post 0")
    assert [entry["event"] for entry in logs].count("delivery failed") == 3
    assert all(record.settled == record.revision for record in world.stored.tables.values())


def test_one_slow_mailbox_delays_nobody_else() -> None:
    world = World()
    world.discord.slow.add(BEN)

    async def run(bot: Bot) -> None:
        bot.delivery.wake(TABLE, 0)
        for _ in range(5):
            await bot.act()
        await asyncio.sleep(5)
        assert world.discord.posts() == expected_posts(5)
        assert world.discord.letters(ANN) == expected_letters(5, 0)
        assert world.discord.letters(BEN) == []
        world.discord.slow.clear()
        await bot.delivery.idle()

    _live(world, run)
    world.check(5)


def test_what_fell_due_while_a_mailbox_was_closed_is_told_once_its_owner_presses_something() -> None:
    world = World()
    world.discord.closed.add(BEN)

    async def run(bot: Bot) -> None:
        await _tell(bot, 6)
        assert world.stored.tables[TABLE].settled == 7  # a closed mailbox leaves no table behind
        sends = world.discord.sends
        await bot.act()
        await bot.delivery.idle()
        world.discord.closed.clear()
        record = (await bot.tables.load(TABLE)).record
        assert record.seats[1].mail_open is False
        bot.delivery.press(record, ANN)
        await bot.delivery.idle()
        assert world.discord.letters(BEN) == []
        bot.delivery.press(record, BEN)
        await bot.delivery.idle()
        assert world.discord.sends > sends

    _live(world, run)
    world.check(7)
    assert world.stored.tables[TABLE].seats[1].mail_open is True


def test_a_closed_mailbox_is_remembered_over_a_restart() -> None:
    world = World()
    world.discord.closed.add(BEN)
    _live(world, lambda bot: _tell(bot, 3))
    world.discord.closed.clear()

    async def run(bot: Bot) -> None:
        await bot.delivery.idle()
        assert world.discord.letters(BEN) == []
        bot.delivery.press((await bot.tables.load(TABLE)).record, BEN)
        await bot.delivery.idle()

    _live(world, run)
    world.check(3)


def test_a_parked_table_tells_its_host_once_and_goes_on_by_itself() -> None:
    world = World()
    world.discord.lacks = "send_messages"

    async def run(bot: Bot) -> None:
        await _tell(bot)
        await bot.act()
        await bot.delivery.idle()
        assert world.stored.tables[TABLE].trouble == "no-permission"
        assert world.discord.letters(ANN).count("trouble no-permission") == 1
        world.discord.lacks = None
        await asyncio.sleep(700)
        await bot.delivery.idle()

    _live(world, run)
    world.discord.mailboxes[ANN] = [each for each in world.discord.mailboxes[ANN] if "trouble" not in each.text]
    world.check(1)


def test_a_press_shortens_a_pause() -> None:
    world = World()

    async def run(bot: Bot) -> None:
        await _tell(bot)
        world.discord.is_deaf = True
        await bot.act()
        await asyncio.sleep(200)  # the pauses are long by now
        world.discord.is_deaf = False
        table = await bot.tables.load(TABLE)
        bot.delivery.press(table.record, ANN)
        await asyncio.sleep(1.5)

    _live(world, run)
    world.check(1)


# Pictures


def test_a_panel_is_current_only_with_its_picture() -> None:
    world = World()
    world.discord.bare = 3

    _live(world, _tell)

    world.check(0)


def test_a_picture_that_never_comes_is_given_up_at_last() -> None:
    world = World()
    world.discord.bare = 10_000

    _live(world, _tell)

    (panel,) = world.discord.standing()
    assert (panel.text, panel.is_bare) == ("panel 0", True)
    assert world.discord.bare == 10_000 - 1 - panels.BARE


# Once


def _told_and_not_noted(world: World, moves: int) -> None:
    """Play on; then lose what the delivery noted down of its last messages, as when a process dies before it can."""
    _live(world, lambda bot: _tell(bot, moves))
    record = world.stored.tables[TABLE]
    world.stored.tables[TABLE] = replace(record, settled=record.revision - 1, told=(moves, 0))
    for key, line in world.stored.lines.items():
        world.stored.lines[key] = replace(line, told=min(line.told, (moves, 0)), message=None)


@pytest.mark.parametrize("minutes", [0, 30])
@pytest.mark.parametrize("moves", range(1, 8))
def test_what_the_process_before_told_is_not_told_again_though_discord_forgot_its_nonce(
    moves: int, minutes: int
) -> None:
    world = World()
    _told_and_not_noted(world, moves)
    world.clock.skip(minutes=minutes)

    _live(world, lambda bot: bot.delivery.idle())

    world.check(moves)


def test_what_discord_took_and_did_not_confirm_is_not_told_again_after_a_long_silence() -> None:
    world = World()

    async def run(bot: Bot) -> None:
        await _tell(bot)
        await bot.act()
        world.faults.left, world.faults.choose = 1, lambda _: 2
        await asyncio.sleep(0.01)
        world.discord.is_deaf = True
        await asyncio.sleep(1000)
        world.discord.is_deaf = False
        await bot.delivery.idle()

    _live(world, run)
    world.check(1)


def test_what_was_played_since_a_restored_backup_is_not_taken_for_what_was_lost() -> None:
    world = World()
    _live(world, lambda bot: _tell(bot, 1))
    saved = world.stored.copied()
    _live(world, lambda bot: _acted(bot, 2))
    world.clock.skip(minutes=2)
    lost = len(world.discord.posts())
    world.stored.__dict__.update(saved.__dict__)
    world.stored.tables[TABLE] = replace(world.stored.tables[TABLE], epoch=7)

    _live(world, lambda bot: _acted(bot, 2))

    assert len(world.discord.posts()) == lost + len(expected_posts(3)) - len(expected_posts(1))


async def _acted(bot: Bot, moves: int) -> None:
    for _ in range(moves):
        await bot.act()
    await bot.delivery.idle()


# A start


def test_a_start_looks_only_at_tables_that_are_behind() -> None:
    world = World()
    _live(world, lambda bot: _tell(bot, 2))
    for i in range(2, 500):
        world.stored.tables[TableId(i)] = replace(world.stored.tables[TABLE], id=TableId(i), channel=ChannelId(i))
    before = world.discord.sends, world.discord.looks

    async def run(bot: Bot) -> None:
        await bot.delivery.idle()
        assert bot.store.reads == 1

    world.clock.skip(hours=3)
    _live(world, run)
    assert (world.discord.sends, world.discord.looks) == before


def test_a_start_with_much_to_tell_looks_at_a_few_tables_at_once_and_tells_them_all() -> None:
    world = World()
    world.stored.tables = {TableId(i): a_counter(TableId(i)) for i in range(1, 61)}

    _live(world, lambda bot: bot.delivery.idle())

    assert all(record.settled == record.revision for record in world.stored.tables.values())
    assert len(world.discord.posts()) == 60


# Posts that fade


def test_a_fading_post_is_taken_away_when_the_next_one_falls_also_after_a_restart() -> None:
    world = World(fading=True)
    _live(world, lambda bot: _tell(bot, 4))
    assert world.discord.posts() == ["post 1", "post 3", "post 4"]

    _live(world, lambda bot: _acted(bot, 6))

    assert world.discord.posts() == ["post 1", "post 4", "post 5", "post 7", "post 8", "post 9"]
    assert [text for kind, text in world.discord.log if kind == "gone" and "post" in text] == ["post 0", "post 3"]


@pytest.mark.parametrize("seed", range(amount(60, 1000)))
def test_fading_posts_go_one_by_one_whatever_fails(seed: int) -> None:
    choices = Choices.by_luck(seed)
    world = _run(choices, moves=7, faults=8, sparse=4, fading=True)

    gone = [text for kind, text in world.discord.log if kind == "gone" and "post" in text]
    falling = [post for post in expected_posts(world.n) if int(post[5:]) % 3 == 0]
    assert gone == falling[:-1]
    assert [post for post in world.discord.posts() if post in falling] == falling[-1:]


def test_where_posts_cannot_be_taken_away_the_table_says_so_and_goes_on() -> None:
    world = World(fading=True)
    world.discord.keeps = True

    _live(world, lambda bot: _tell(bot, 4))

    assert world.discord.posts() == expected_posts(4)
    assert world.stored.tables[TABLE].trouble == deliveries.LASTING


# Threads that were archived


def test_the_old_panel_goes_also_where_its_thread_was_archived() -> None:
    world = World()

    async def run(bot: Bot) -> None:
        await _tell(bot)
        for _ in range(6):
            world.discord.is_archived = True
            await _acted(bot, 1)

    _live(world, run)
    world.check(6)
