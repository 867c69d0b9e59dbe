"""The composition root: the only place that builds concrete adapters and ties them together."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Executor
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path

import structlog

from bot.health import Vitals
from bot.house import House, Outside
from bot.instance import Instance
from bot.loop import Loop
from bot.media.foley import Foley
from bot.media.painting import Painter
from bot.messages.catalogue import Catalogue
from bot.messages.wording import Wording
from bot.nights.ui.venue import DiscordVenue
from bot.rooms import rooms_of
from bot.settings import Settings
from bot.shards import Shards, ShardsLost, leased
from bot.store.audit import keys_lacked_in_play
from bot.store.database import Database
from bot.store.deferrals import Deferrals
from bot.store.engines import read_url
from bot.store.heard import StoredHearings
from bot.store.kernel import KernelStore
from bot.store.keys import Keys, find_keys, keys_held
from bot.tables.ground import Ground
from bot.tables.ids import ChannelId, TableId, UserId
from bot.telling.backlog import Backlog
from bot.telling.mailboxes import Mailboxes
from bot.ui.adapters import ChannelAnnouncer, MailboxWhisperer, may_see
from bot.ui.client import AlibiBot
from bot.ui.command_sync import COMMANDS_FILE, sync_commands
from bot.ui.components import Router
from bot.ui.hearing import PressHearing
from bot.ui.pictures import Pictures
from bot.ui.rendering import Renderer
from bot.ui.reply import DEFER_AFTER
from bot.ui.returns import Returns
from bot.ui.translator import Translator
from bot.ui.unanswered import LONGEST_ANSWER, Unanswered
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


@dataclass(frozen=True, slots=True, kw_only=True)
class Means:
    """The words, pictures, sounds and workers of a bot."""

    words: Catalogue = field(default_factory=Catalogue)
    painter: Painter = field(default_factory=Painter)
    foley: Callable[[Executor], Foley] = Foley
    workers: Workers = field(default_factory=Workers)
    commands_file: Path = COMMANDS_FILE
    defer_after: float = DEFER_AFTER


class App:
    """Everything that lives as long as one connection, built in the order in which each needs the others."""

    def __init__(self, settings: Settings, means: Means, ground: Ground, database: Database, shards: Shards) -> None:
        self.settings = settings
        self.shards = shards
        self.store = store = ground.store
        self._commands_file = means.commands_file
        wording = Wording.of(means.words)
        self.painter = means.painter
        self.workers = means.workers
        self.pictures = Pictures(self.painter, self.workers.studio, wording.sentences)
        self.renderer = Renderer(self.pictures.paint, means.foley(self.painter.pool).make, self._is_kept_out)
        patience = LONGEST_ANSWER if self.shards.is_leased else timedelta()
        self.unanswered = Unanswered(Deferrals(database), wording.answers, now=ground.now, patience=patience)
        hearing = PressHearing(shards, StoredHearings(database), now=ground.now)
        self.bot = AlibiBot(self.renderer, wording.answers, self.unanswered, shards=shards, hearing=hearing)
        self.bot.defer_after = means.defer_after
        self.bot.limits = ground.limits
        whisperer = MailboxWhisperer(self.bot, self.renderer)
        outside = Outside(
            announcer=ChannelAnnouncer(self.bot, self.renderer),
            mail=Mailboxes(
                whisperer,
                store,
                now=ground.now,
                per_hour=settings.mailboxes_per_hour,
                is_forgotten=self._is_forgotten,
                is_kept_out=self._is_kept_out,
            ),
            venue=DiscordVenue(self.bot),
            film=self.pictures.film,
            may_see=partial(may_see, self.bot),
            leave=self.bot.leave,
            calm=self.bot.calm,
            instance=Instance(self.bot.asked_application, lambda: self.vitals),
        )
        self.house = house = House.built(database, ground, outside, wording, self.workers)
        self.delivery, self.tables, self.servers = house.telling, house.tables, house.servers
        visits = Visits(house)
        self.rooms = {each.name: each for each in rooms_of(house, visits)}
        self.router = Router(self.bot, visits, self.rooms.values())
        self.translator = Translator(means.words)
        self.watchdog = Watchdog(self.bot, is_ours=shards.serves)
        self.is_serving = asyncio.Event()
        self.backlog = Backlog(self._behind, clock=time.monotonic)
        self._waiting = Loop("unanswered", partial(self.unanswered.tick, self.bot, self.shards.owns))
        own = (
            self._waiting,
            self.backlog.loop,
            self.watchdog.loop,
            Loop("workers", self.workers.tick, interval=A_MINUTE),
            Loop("limits", self.bot.look_at_limits, interval=10 * A_MINUTE),
        )
        self.loops = {
            each.name: each for each in (*own, *(each for room in self.rooms.values() for each in room.loops))
        }
        self.vitals = Vitals(
            ask=database.check,
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
        means: Means | None = None,
        *,
        now: Callable[[], datetime] = now,
        heard: Callable[[str | None], None] | None = None,
        entropy: Callable[[int], bytes] = os.urandom,
        is_bound: bool = True,
        shards: Shards | None = None,
    ) -> AsyncIterator[App]:
        """Open the database and build the bot; close both afterwards, with nothing that waits lost.

        `heard` is told the date of each answer of Discord's.
        """
        url = settings.database_url.get_secret_value()
        with keys_held(read_url(url), _given(settings), settings.secret_key_file) as keys:
            database = await Database.open(url, keys)
            shards = shards or Shards(settings.shard_count)
            ground = Ground(KernelStore(database), now, entropy=entropy, is_bound=is_bound, ownership=shards)
            app = cls(settings, means or Means(), ground, database, shards)
            app.bot.heard = heard
            try:
                if lacked := await database.read(partial(keys_lacked_in_play, keys=keys)):
                    log.error("running games need a key that is not here: see The key in docs/running.md", keys=lacked)
                yield app
            finally:
                async with AsyncExitStack() as closing:  # the last first; what fails keeps none of the others open
                    closing.push_async_callback(database.close)
                    closing.push_async_callback(app.workers.close)
                    closing.callback(app.painter.close)
                    closing.push_async_callback(app.bot.close)
                    closing.push_async_callback(app.delivery.close)
                    closing.push_async_callback(app.bot.give_up)
                    await app.bot.at_rest(LAST_ANSWERS)

    def _is_forgotten(self, since: datetime) -> bool:
        return self.house.restorations.reach(since)

    def _is_kept_out(self, user: UserId) -> bool:
        return self.house.bans.keeps_out(user)

    async def _behind(self) -> frozenset[TableId]:
        return await self.delivery.untold(MOST_BEHIND)

    async def _is_known(self, thread: ChannelId, parent: ChannelId) -> bool:
        if await self.store.latest_in(thread) is not None:
            return True
        return any([await room.opens_threads_in(parent) for room in self.rooms.values()])

    async def run(self) -> None:
        """Log in, register the commands, deliver untold steps, and stay connected until the process is told to stop.

        Raises ShardsLost where other processes may have served some of its shards meanwhile.
        """
        # From the first moment on: to log in may take longer than an unrenewed lease lasts.
        holding = asyncio.create_task(self.shards.hold(self), name="lease")
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
        await self.bot.add_cog(Returns(self.bot, self.delivery, self.servers, self.rooms.values(), self._is_known))
        for room in self.rooms.values():
            for cog in room.commands:
                await self.bot.add_cog(cog(self.router, room.on))
            for menu in room.menus(self.router, room.on):
                self.bot.tree.add_command(menu)
            for cog in room.owner_commands:
                await self.bot.add_owner_cog(cog(self.router, room.on), self.settings.owner_server)
        await sync_commands(self.bot, self.settings.owner_server, self._commands_file)
        await self.delivery.resume()
        tasks = [asyncio.create_task(each.run(), name=each.name) for each in self.loops.values()]
        self.is_serving.set()
        try:
            await self.bot.connect()
        finally:
            for each in tasks:
                each.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    # The crew of the shards

    async def connect(self, shards: frozenset[int]) -> None:
        """Connect shards that another process still owns."""
        await self.is_serving.wait()
        try:
            await self.bot.connect_more(shards)
        except Exception:
            log.exception("shards are not connected")

    async def take_over(self, shards: frozenset[int]) -> None:
        """Go on where another process has left off, and connect the shards that are not connected."""
        await self.is_serving.wait()
        self.delivery.sweep_soon()
        for each in self.loops.values():
            each.wake()
        await self.connect(shards)

    async def leave(self, _: frozenset[int]) -> None:
        """Cancel the deliveries: those of other shards begin anew. Raises ShardsLost where the shards are about to be connected."""
        if not self.is_serving.is_set():
            raise ShardsLost
        await self.delivery.begin_anew()

    async def disconnect(self, shards: frozenset[int]) -> None:
        """Close the connections of shards that another process serves."""
        await self.bot.disconnect(shards)
