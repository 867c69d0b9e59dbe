"""A bot over a database and a Discord that fail when they are told to: what the tests of liveness share."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from bot.store.errors import DatabaseFailed
from bot.tables.ground import Ground, Ownership
from bot.tables.ids import GuildId
from bot.tables.service import Tables
from bot.tables.status import Status
from bot.tables.stores import StoreTrouble
from bot.tables.table import Table
from bot.telling.delivery import Delivery
from bot.telling.message import PublicMessage
from games.core.contract import Refusal
from games.core.seats import Seat
from tests.bot.telling.interleaving import Choices, played
from tests.bot.telling.toy import (
    ANN,
    BEN,
    OFFERED,
    TABLE,
    Count,
    CounterWords,
    a_counter,
    events_of,
    expected_letters,
    expected_posts,
)
from tests.fake_database import Faults, Stored
from tests.fake_discord import FakeDiscord
from tests.fakes import Clock, FakeStore

HEALED = 400.0
"""Seconds after which everything is told that can be: longer than any pause that a fault leads to."""


@dataclass(frozen=True)
class Shared:
    """One of several processes on a database, with all servers or none."""

    is_mine: bool
    is_shared: bool = True

    def owns(self, _: GuildId | None, /) -> bool:
        return self.is_mine


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
    async def bot(self, ownership: Ownership | None = None) -> AsyncIterator[Bot]:
        bot = Bot(self, ownership)
        await bot.delivery.resume()
        try:
            yield bot
        finally:
            await bot.delivery.close()
            left = [task.get_name() for task in asyncio.all_tasks() if not task.done()]
            assert not [name for name in left if name.startswith(("look-", "channel-", "mailbox-"))]
            await bot.store.close()

    async def inquest(self, table: Table) -> PublicMessage:
        """Look into a game that is over, which takes a while."""
        assert "closing" in self.discord.posts()
        assert [panel.text for panel in self.discord.standing()] == [self.words.panel(table).text]
        await asyncio.sleep(2)
        return PublicMessage(text="inquest")

    @property
    def n(self) -> int:
        return self.stored.tables[TABLE].entries or 0

    def check(self, n: int | None = None) -> None:
        """Assert that all is told, once, in order, and that the panel is current."""
        last = self.n if n is None else n
        is_over = self.stored.tables[TABLE].status is not Status.LIVE
        assert self.discord.posts() == expected_posts(last) + (["closing", "inquest"] if is_over else [])
        for seat, user in enumerate((ANN, BEN)):
            assert self.discord.letters(user) == expected_letters(last, seat)
            offers = [said.text for said in self.discord.mailboxes.get(user, []) if said.has_controls]
            latest = expected_letters(last, seat)[-1]
            assert offers == ([latest] if not is_over and last - int(latest[7:]) < OFFERED else [])
        (panel,) = self.discord.standing()
        assert panel.text.startswith(f"panel {last}")
        assert panel.text.endswith("over") is is_over
        assert not panel.is_bare
        self.check_glimpses(last)
        assert self.stored.told[TABLE].settled == self.stored.tables[TABLE].revision
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

    def __init__(self, world: World, ownership: Ownership | None = None) -> None:
        self.store = FakeStore(world.stored, world.faults)
        store: Any = self.store
        discord: Any = world.discord
        ground = Ground(store, world.clock.now, ownership=ownership)
        self.delivery = Delivery(ground, world.words, discord, discord)
        self.tables = Tables(ground)
        self.delivery.inquire_by(world.inquest)
        self.tables.on_change(self.delivery.wake)

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


def lived(choices: Choices, *, moves: int, faults: int, sparse: int = 1, fading: bool = False) -> World:
    world = World(choices, faults=faults, sparse=sparse, fading=fading)
    played(choices, lambda: _played_through(world, choices, moves))
    return world


async def _played_beside(world: World, choices: Choices, moves: int) -> None:
    async with world.bot(Shared(is_mine=True)) as bot, world.bot(Shared(is_mine=False)) as beside:
        bot.delivery.wake(TABLE, 0)
        for _ in range(moves):
            await (bot, beside)[choices.choose(2)].press()
            if choices.choose(2):
                await asyncio.sleep(0.3 * choices.choose(4))
        await asyncio.sleep(HEALED)
        world.faults.left = 0
        await asyncio.sleep(HEALED)


def lived_beside(choices: Choices, *, moves: int, faults: int, sparse: int = 1) -> World:
    """Return a world in which a second process stores some of the steps, and leaves the telling to the first."""
    world = World(choices, faults=faults, sparse=sparse)
    played(choices, lambda: _played_beside(world, choices, moves))
    return world


def live(world: World, work: Callable[[Bot], Awaitable[object]], ownership: Ownership | None = None) -> None:
    """Run a bot over a world, in the usual order of events."""

    async def run() -> None:
        async with world.bot(ownership) as bot:
            await work(bot)

    played(Choices(), run)


async def tell(bot: Bot, moves: int = 0) -> None:
    bot.delivery.wake(TABLE, 0)
    for _ in range(moves):
        await bot.act()
    await bot.delivery.idle()


async def acted(bot: Bot, moves: int) -> None:
    for _ in range(moves):
        await bot.act()
    await bot.delivery.idle()
