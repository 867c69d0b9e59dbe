"""The composition root: the only place that builds concrete adapters and ties them together."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from datetime import UTC, datetime, timedelta
from functools import partial

import structlog

from bot.health import Vitals
from bot.house import House, Outside
from bot.loop import Loop
from bot.media.foley import Foley
from bot.media.painting import Painter
from bot.messages.catalogue import Catalogue
from bot.messages.wording import Wording
from bot.rooms import rooms_of
from bot.settings import Settings
from bot.shards import Shards, leased
from bot.store.hands import read_url
from bot.store.keys import Keys, find_keys, keys_held
from bot.store.sql import SqlTableStore
from bot.tables.backlog import Backlog
from bot.tables.ground import Ground
from bot.tables.mailboxes import Mailboxes
from bot.tables.records import TableId
from bot.ui.adapters import ChannelAnnouncer, MailboxWhisperer, may_see
from bot.ui.client import AlibiBot
from bot.ui.command_sync import sync_commands
from bot.ui.components import Router
from bot.ui.pictures import Pictures
from bot.ui.rendering import Renderer
from bot.ui.returns import Returns
from bot.ui.translator import Translator
from bot.ui.unanswered import LONGEST_ANSWER, Unanswered
from bot.ui.venue import DiscordVenue
from bot.ui.visits import Visits
from bot.ui.watchdog import Watchdog
from bot.workers import Workers

log = structlog.get_logger(__name__)

MOST_BEHIND = 1000  # more tables than that need no counting: something is wrong
A_MINUTE = 60.0
LAST_ANSWERS = 3.0  # seconds: after that, Discord takes no first answer any more


def keys_of(settings: Settings) -> Keys:
    """Return the keys that the settings name. Raises UnusableUrl, UnusableKey."""
    url = read_url(settings.database_url.get_secret_value())
    return find_keys(url, _given(settings), settings.secret_key_file)


def _given(settings: Settings) -> str | None:
    return settings.secret_key.get_secret_value() if settings.secret_key is not None else None


def shards_of(settings: Settings) -> AbstractAsyncContextManager[Shards]:
    """Give the shards that this process is to serve. Raises DatabaseTrouble."""
    return leased(settings.database_url.get_secret_value(), settings.shard_count, keys_of(settings))


def now() -> datetime:
    """Return the time, aware, in UTC."""
    return datetime.now(UTC)


class App:
    """Everything that lives as long as one connection, built in the order in which each needs the others."""

    def __init__(
        self, settings: Settings, words: Catalogue, ground: Ground, store: SqlTableStore, shards: Shards
    ) -> None:
        self.settings = settings
        self.shards = shards
        self.store = store
        self._ground = ground
        wording = Wording.of(words)
        self.painter = Painter()
        self.workers = Workers()
        self.pictures = Pictures(self.painter, self.workers.studio, wording.sentences)
        self.renderer = Renderer(self.pictures.paint, Foley(self.painter.pool).make)
        patience = LONGEST_ANSWER if self.shards.is_leased else timedelta()
        self.unanswered = Unanswered(store, wording.answers, now=ground.now, patience=patience)
        self.bot = AlibiBot(
            self.renderer,
            wording.answers,
            self.unanswered,
            shard_ids=self.shards.mine,
            shard_count=self.shards.count,
        )
        whisperer = MailboxWhisperer(self.bot, self.renderer)
        outside = Outside(
            announcer=ChannelAnnouncer(self.bot, self.renderer),
            mail=Mailboxes(whisperer, store, now=ground.now, per_hour=settings.mailboxes_per_hour),
            venue=DiscordVenue(self.bot),
            film=self.pictures.film,
            may_see=partial(may_see, self.bot),
            calm=self.bot.calm,
        )
        self.house = house = House.built(store, ground, outside, wording, self.workers)
        self.delivery, self.tables, self.servers = house.telling, house.tables, house.servers
        visits = Visits(house)
        self.rooms = {each.name: each for each in rooms_of(house, visits)}
        self.router = Router(self.bot, visits, self.rooms.values())
        self.translator = Translator(words)
        self.watchdog = Watchdog(self.bot)
        self._is_serving = asyncio.Event()
        self.backlog = Backlog(self._behind, clock=time.monotonic)
        self._waiting = Loop("unanswered", partial(self.unanswered.tick, self.bot, self.shards.owns))
        own = (
            self._waiting,
            self.backlog.loop,
            self.watchdog.loop,
            Loop("workers", self.workers.tick, interval=A_MINUTE),
        )
        self.loops = {
            each.name: each for each in (*own, *(each for room in self.rooms.values() for each in room.loops))
        }
        self.vitals = Vitals(
            ask=lambda: store.next_deadline(ground.now()),
            ages=self.watchdog.ages,
            backlog=self.backlog,
            is_quarantined=lambda: whisperer.is_quarantined,
            overdue=lambda: self.shards.overdue,
            workers=self.workers.missing,
        )

    @classmethod
    @asynccontextmanager
    async def opened(
        cls,
        settings: Settings,
        words: Catalogue | None = None,
        *,
        now: Callable[[], datetime] = now,
        entropy: Callable[[int], bytes] = os.urandom,
        is_bound: bool = True,
        shards: Shards | None = None,
    ) -> AsyncIterator[App]:
        """Open the database and build the bot; close both afterwards, with nothing that waits lost."""
        url = settings.database_url.get_secret_value()
        with keys_held(read_url(url), _given(settings), settings.secret_key_file) as keys:
            store = await SqlTableStore.open(url, keys)
            shards = shards or Shards(settings.shard_count)
            ground = Ground(store, now, entropy=entropy, is_bound=is_bound, ownership=shards)
            app = cls(settings, words or Catalogue(), ground, store, shards)
            try:
                yield app
            finally:
                await app.bot.at_rest(LAST_ANSWERS)
                await app.delivery.close()
                await app.bot.close()
                app.painter.close()
                await app.workers.close()
                await store.close()

    async def _behind(self) -> frozenset[TableId]:
        behind = await self.store.behind(after=TableId(0), most=MOST_BEHIND)
        mine = frozenset(each.table for each in behind if self.shards.owns(each.guild))
        return mine.difference(self.delivery.inquiring)  # an inquest takes its time

    async def run(self) -> None:
        """Log in, register the commands, deliver untold steps, and stay connected until the process is told to stop.

        Raises ShardsLost where other processes take over some of its shards.
        """
        # From the first moment on: to log in may take longer than an unrenewed lease lasts.
        holding = asyncio.create_task(self.shards.hold(self._take_over), name="lease")
        serving = asyncio.create_task(self._serve(), name="discord")
        try:
            done, _ = await asyncio.wait({serving, holding}, return_when=asyncio.FIRST_COMPLETED)
            for each in done:
                each.result()
        finally:
            for each in (serving, holding):
                each.cancel()
            await asyncio.gather(serving, holding, return_exceptions=True)  # they may be in the middle of a request

    async def _serve(self) -> None:
        if self.settings.discord_token is None:
            raise AssertionError("no token")
        await self.bot.login(self.settings.discord_token.get_secret_value())
        await self.bot.tree.set_translator(self.translator)
        await self.bot.add_cog(self.router)
        await self.bot.add_cog(Returns(self.bot, self.delivery, self.servers, self.store))
        for room in self.rooms.values():
            for cog in room.commands:
                await self.bot.add_cog(cog(self.router, room.on))
        await sync_commands(self.bot)
        await self.delivery.resume()
        tasks = [asyncio.create_task(each.run(), name=each.name) for each in self.loops.values()]
        self._is_serving.set()
        try:
            await self.bot.connect()
        finally:
            for each in tasks:
                each.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _take_over(self, shards: frozenset[int]) -> None:
        """Go on where another process has left off."""
        await self._is_serving.wait()
        self.delivery.sweep_soon()
        for each in self.loops.values():
            each.wake()
        try:
            await self.bot.connect_more(shards)
        except Exception:
            log.exception("a takeover is not whole")
