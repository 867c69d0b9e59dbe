"""The composition root: the only place that builds concrete adapters and ties them together."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import hashlib
import json
import os
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import aiohttp
import discord
import prometheus_client
import structlog

from bot.media.painting import Painter
from bot.media.sound import Foley
from bot.messages.catalogue import Catalogue
from bot.messages.message import Names
from bot.messages.presenter import Presenter
from bot.settings import Settings
from bot.store.errors import DatabaseTrouble
from bot.store.sql import SqlTableStore
from bot.tables.cache import TableCache
from bot.tables.deadlines import Deadlines
from bot.tables.delivery import Delivery
from bot.tables.lobby import Lobby
from bot.tables.records import GuildId
from bot.tables.service import Tables
from bot.ui.adapters import ChannelAnnouncer, MailboxWhisperer
from bot.ui.client import AlibiBot
from bot.ui.components import Components
from bot.ui.handlers import Handlers
from bot.ui.rendering import Renderer
from bot.ui.translator import Translator
from cogs import COGS
from games.core.lines import Line, Who
from games.core.scene import PrivateScene, PublicScene

log = structlog.get_logger(__name__)

FIRST_PAUSE = 1.0
LONGEST_PAUSE = 60.0
LAST_ANSWERS = 3.0  # seconds: after that, Discord takes no first answer any more
COMMANDS_FILE = Path("var/commands.json")


def now() -> datetime:
    """Return the time, aware, in UTC."""
    return datetime.now(UTC)


class App:
    """Everything that lives as long as the process, whatever happens to the connection."""

    def __init__(
        self,
        settings: Settings,
        store: SqlTableStore,
        words: Catalogue,
        *,
        now: Callable[[], datetime] = now,
        entropy: Callable[[int], bytes] = os.urandom,
    ) -> None:
        self.settings = settings
        self.store = store
        self.words = words
        self.presenter = Presenter(words)
        self.painter = Painter()
        self.renderer = Renderer(self._paint, Foley(self.painter.pool).make)
        self.bot = AlibiBot(on_setup=self._set_up, shard_ids=settings.shards, shard_count=settings.shard_count)
        is_shared = settings.shards is not None
        cache = TableCache(store, is_shared=is_shared)
        self.delivery = Delivery(
            store,
            cache,
            self.presenter,
            ChannelAnnouncer(self.bot, self.renderer),
            MailboxWhisperer(self.bot, self.renderer),
            now=now,
            owns=self.owns,
        )
        self.tables = Tables(store, cache, now=now, wake=self.delivery.wake, is_shared=is_shared)
        self.lobby = Lobby(self.tables, entropy=entropy, wake=self.delivery.wake)
        self.deadlines = Deadlines(self.tables, now=now, owns=self.owns)
        self.bot.renderer = self.renderer
        self.bot.handlers = Handlers(store, self.tables, self.lobby, self.delivery, self.presenter)
        self._clock: asyncio.Task[None] | None = None

    @classmethod
    @asynccontextmanager
    async def opened(
        cls,
        settings: Settings,
        words: Catalogue | None = None,
        *,
        now: Callable[[], datetime] = now,
        entropy: Callable[[int], bytes] = os.urandom,
    ) -> AsyncIterator[App]:
        """Open the database and build the bot; close both afterwards, with nothing that waits lost."""
        store = await SqlTableStore.open(settings.database_url.open())
        app = cls(settings, store, words or Catalogue(), now=now, entropy=entropy)
        try:
            yield app
        finally:
            if app._clock is not None:
                app._clock.cancel()
            await app.bot.at_rest(LAST_ANSWERS)
            await app.delivery.close()
            await app.bot.close()
            app.painter.close()
            await store.close()

    def owns(self, guild: GuildId | None) -> bool:
        """Return whether a server belongs to the shards of this process."""
        shards, count = self.settings.shards, self.settings.shard_count
        return shards is None or count is None or (int(guild or 0) >> 22) % count in shards

    async def _paint(
        self, scene: PublicScene | PrivateScene, locale: str, names: Names, *, patience: float | None = None
    ) -> bytes | None:
        def say(what: Any) -> str:
            if isinstance(what, Who):
                return names[what.seat]
            if isinstance(what, Line):
                return self.words.say(locale, what, lambda who: names[who.seat])
            return self.words.noun(locale, what)

        return await self.painter.paint(scene, say, patience=patience)

    async def _set_up(self, bot: AlibiBot) -> None:
        """Called by discord.py after login, before the gateway."""
        if self._clock is not None:
            return
        await bot.tree.set_translator(Translator(self.words))
        await bot.add_cog(Components(bot))
        for cog in COGS:
            await bot.add_cog(cog(bot))
        await self._sync(bot)
        await self.delivery.resume()
        self._clock = asyncio.create_task(self.deadlines.run(), name="deadlines")

    async def _sync(self, bot: AlibiBot) -> None:
        """Tell Discord our commands, but only when they have changed: the call is rare by Discord's wish."""
        tree = bot.tree
        translator = tree.translator
        payload = [
            await command.get_translated_payload(tree, translator) if translator is not None else command.to_dict(tree)
            for command in tree.get_commands()
        ]
        mark = hashlib.sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()
        key = str(bot.application_id)
        known = _read_marks()
        if known.get(key) == mark and {each.name for each in await tree.fetch_commands()} == {
            each.name for each in tree.get_commands()
        }:
            return
        await tree.sync()
        _write_marks({**known, key: mark})
        log.info("commands told to discord", count=len(payload))

    async def run(self) -> None:
        """Stay connected until the process is told to stop."""
        if self.settings.token is None:
            raise AssertionError("no token")
        await self.bot.start(self.settings.token.open())


def _read_marks() -> dict[str, str]:
    try:
        return dict(json.loads(COMMANDS_FILE.read_text()))
    except (OSError, ValueError):
        return {}


def _write_marks(marks: dict[str, str]) -> None:
    COMMANDS_FILE.parent.mkdir(parents=True, exist_ok=True)
    COMMANDS_FILE.write_text(json.dumps(marks))


def spare_the_collector() -> None:
    """Take what was imported out of the garbage collector's rounds, and let it go round less often.

    A state that goes on is a few hundred small objects, none in a cycle; at the default thresholds the collector looks
    through all cached tables again and again, and finds nothing.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


async def serve(settings: Settings) -> None:
    """Run the bot until SIGTERM or SIGINT. A lost or refused connection is tried again, ever more slowly.

    discord.py ends when the first handshake fails or login answers 503, so somebody must start it anew.
    Raises discord.LoginFailure: a bad token does not get better by waiting.
    """
    if settings.metrics_port is not None:
        prometheus_client.start_http_server(settings.metrics_port, addr="127.0.0.1")
    spare_the_collector()
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for each in (signal.SIGTERM, signal.SIGINT):
        with contextlib.suppress(NotImplementedError):  # Windows
            loop.add_signal_handler(each, stop.set)
    stopping = asyncio.create_task(stop.wait(), name="stop")
    try:
        await _keep_running(settings, stop, stopping)
    finally:
        stopping.cancel()


async def _keep_running(settings: Settings, stop: asyncio.Event, stopping: asyncio.Task[bool]) -> None:
    pause = FIRST_PAUSE
    while not stop.is_set():
        async with App.opened(settings) as app:
            running = asyncio.create_task(app.run(), name="discord")
            await asyncio.wait({running, stopping}, return_when=asyncio.FIRST_COMPLETED)
            if not running.done():
                running.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await running
                break
            error = running.exception()
            if error is None:
                break
            if isinstance(error, discord.LoginFailure | discord.PrivilegedIntentsRequired):
                raise error
            # A refused first handshake even ends in an AttributeError of discord.py 2.7.1.
            if not isinstance(error, discord.DiscordException | aiohttp.ClientError | OSError | AttributeError):
                raise error
            log.warning("discord is away", error=type(error).__name__, again_in=pause)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(stop.wait(), pause)
        pause = min(pause * 2, LONGEST_PAUSE)


def run(settings: Settings) -> int:
    """Run the bot; return the exit code."""
    try:
        asyncio.run(serve(settings))
    except DatabaseTrouble as error:
        log.error("the database cannot be used: see DATABASE_URL in .env", error=type(error).__name__, told=str(error))  # noqa: TRY400 (nothing to trace)
        return 1
    except discord.LoginFailure:
        log.error("discord refuses the token: see DISCORD_TOKEN in .env")  # noqa: TRY400 (nothing to trace)
        return 1
    return 0
