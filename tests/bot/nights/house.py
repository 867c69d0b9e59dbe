"""A house for evenings: a database, a calendar and threads that are there once, and processes that die when they are told to."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from itertools import count
from pathlib import Path
from typing import Any

from bot.house import House as TheHouse
from bot.house import Outside
from bot.messages.wording import Wording
from bot.nights.keeper import Keeper
from bot.nights.messages.panel import NightWords
from bot.nights.nights import Nights
from bot.nights.records import EventId, EventState, NightRecord, NightTable
from bot.nights.store import StoredNights
from bot.queueing import Order
from bot.store.database import Database
from bot.store.kernel import KernelStore
from bot.tables.ground import Ground
from bot.tables.ids import ChannelId, GuildId, UserId
from bot.telling.mailboxes import Mailboxes
from bot.telling.message import Reader
from bot.telling.senders import NotAllowed, NotThere
from bot.workers import Workers
from games.core.contract import Refusal
from games.core.scene import PublicScene
from tests.database import lay_down
from tests.fake_discord import FakeDiscord
from tests.fakes import Clock
from tests.words import WORDS

PEOPLE = tuple(UserId(101 + n) for n in range(6))
HOST, GUILD = PEOPLE[0], GuildId(5)
DEATHS = 1 if os.environ.get("ALIBI_SOAK") == "1" else 17
"""Of so many steps one is died at."""
_channels = count(1000)


@dataclass
class FakeVenue:
    """A calendar and threads, where each event and each thread of a name is there once."""

    events: dict[int, EventState] = field(default_factory=dict)
    times: dict[int, datetime] = field(default_factory=dict)  # when each begins, as the calendar says
    names: dict[int, str] = field(default_factory=dict)
    threads: dict[tuple[int, str], ChannelId] = field(default_factory=dict)
    made: int = 0
    lacks: str | None = None
    is_emptied: bool = False
    gone: set[UserId] = field(default_factory=set)  # who has left the server

    async def make_event(self, night: NightRecord, name: str, about: str) -> EventId:
        if self.lacks is not None:
            raise NotAllowed(self.lacks)
        self.events.setdefault(night.channel, EventState.MADE)
        self.times[night.channel] = night.starts_at
        self.names[night.channel] = name
        return EventId(night.channel)

    async def move_event(self, night: NightRecord, name: str) -> bool:
        if self.is_emptied:
            raise NotThere
        self.events[night.channel] = EventState.MADE
        self.times[night.channel] = night.starts_at
        self.names[night.channel] = name
        return True

    async def set_event(self, night: NightRecord, state: EventState) -> None:
        if self.is_emptied:
            raise NotThere
        self.events[night.channel] = state

    async def open_thread(self, night: NightRecord, table: NightTable, name: str) -> ChannelId:
        if self.lacks is not None:
            raise NotAllowed(self.lacks)
        known = self.threads.get((night.channel, name))
        if known is None:
            self.made += 1
            known = self.threads[night.channel, name] = ChannelId(next(_channels))
        return known

    async def onlookers(self, night: NightRecord) -> frozenset[UserId]:
        return frozenset()

    async def missing(self, night: NightRecord, users: Sequence[UserId]) -> Sequence[UserId]:
        return [user for user in users if user in self.gone]


async def no_film(_: Sequence[tuple[PublicScene, Reader]], __: Order) -> bytes | None:
    return None


async def nobody_sees(_: ChannelId, __: UserId) -> bool:
    return False


class Died(BaseException):
    """The process is gone."""


class Mortal:
    """Counts what is asked of others, and dies at one of these times: before it is done, or just after."""

    def __init__(self, at: int = -1, *, is_after: bool = False) -> None:
        self.left = at
        self._is_after = is_after

    def guard(self, thing: Any) -> Any:
        return _Guarded(thing, self)

    async def run(self, work: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        self.left -= 1
        if self.left == 0 and not self._is_after:
            raise Died
        done = await work(*args, **kwargs)
        if self.left == 0:
            raise Died
        return done


class _Guarded:
    def __init__(self, thing: Any, mortal: Mortal) -> None:
        self._thing, self._mortal = thing, mortal

    def __getattr__(self, name: str) -> Any:
        work = getattr(self._thing, name)

        async def guarded(*args: Any, **kwargs: Any) -> Any:
            return await self._mortal.run(work, *args, **kwargs)

        return guarded


class House:
    """A database, a Discord, and processes that come and go."""

    def __init__(self, store: KernelStore) -> None:
        self.store = store
        self.clock = Clock()
        self.discord = FakeDiscord(self.clock)
        self.venue = FakeVenue()
        self.mailboxes_per_hour = 1000
        self.start()

    def start(self, mortal: Mortal | None = None) -> None:
        """Begin a process that remembers nothing."""
        guard: Callable[[Any], Any] = (lambda thing: thing) if mortal is None else mortal.guard
        store, announcer, venue = guard(self.store), guard(self.discord), guard(self.venue)
        ground = Ground(store, self.clock.now, is_bound=False)
        mail = Mailboxes(self.discord, self.store, now=self.clock.now, per_hour=self.mailboxes_per_hour)
        outside = Outside(announcer=announcer, mail=mail, venue=venue, film=no_film, may_see=nobody_sees)
        built = TheHouse.built(self.store.database, ground, outside, Wording.of(WORDS), Workers())
        self.words = built.words.sentences
        self.tables, self.lobby, self.servers = built.tables, built.lobby, built.servers
        self.nights = Nights(guard(StoredNights(self.store.database)), now=self.clock.now)
        self.keeper = Keeper(built, self.nights, NightWords(built.words.sentences))
        self.keeper.side_by_side.patience = 60  # on a busy machine too

    async def want_no_reminders(self) -> None:
        """Let the server decide that nobody is reminded there."""
        await self.servers.change(GUILD, lambda now: replace(now, has_reminders=False))

    async def planned(self, n: int = 0, *, minutes: int = 20, guild: GuildId = GUILD) -> NightRecord:
        """Plan an evening, and let so many people be there at its hour."""
        night = await self.nights.plan(
            guild=guild,
            channel=ChannelId(next(_channels)),
            host=HOST,
            locale="en",
            starts_at=self.clock.now() + timedelta(minutes=minutes),
        )
        for user in PEOPLE[:n]:
            night = await self.nights.here(night, user, f"P{user}", "en")
        return night

    async def now(self, night: NightRecord) -> NightRecord:
        found = await StoredNights(self.store.database).night(night.id)
        assert found is not None
        return found

    async def ended_over_a_death(self, night: NightRecord, mortal: Mortal) -> bool:
        """End an evening in a process that may die of it, and in the next one; return whether the first lived."""
        self.start(mortal)
        with suppress(Died):
            await self.nights.end(night, HOST, is_moderator=False)
            await self.keeper.tick()
        is_alive = mortal.left > 0
        self.clock.skip(minutes=10)  # Discord forgets nonces meanwhile
        self.start()
        with suppress(Refusal):  # it is over already
            await self.nights.end(night, HOST, is_moderator=False)
        for _ in range(3):
            await self.keeper.tick()
        return is_alive

    def panels(self, night: NightRecord) -> list[str]:
        return [each.text for each in self.discord.standing() if each.where == night.channel]


@asynccontextmanager
async def a_house(folder: Path) -> AsyncIterator[House]:
    """Give a house with an empty database."""
    lay_down(folder / "alibi.db")
    store = KernelStore(await Database.open(f"sqlite:///{folder}/alibi.db"))
    yield House(store)
    await store.database.close()
