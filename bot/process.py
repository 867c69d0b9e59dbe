"""The process of the bot: from the settings to the last goodbye, and connecting anew whenever Discord is away."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import signal
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass, field
from datetime import datetime
from functools import partial
from http import HTTPStatus
from json import JSONDecodeError
from traceback import walk_tb
from typing import Any

import aiohttp
import discord
import prometheus_client
import structlog

from bot.app import App, Means, now, shards_of
from bot.clock import WatchedClock, lasting
from bot.health import CannotListen, Health, listening
from bot.identify import UNREACHED_PAUSE
from bot.reports import Reports
from bot.settings import EX_CONFIG, Settings
from bot.shards import Shards, ShardsLost
from bot.store.engines import read_url, sqlite_file
from bot.store.errors import (
    DatabaseGone,
    DatabaseReplaced,
    DatabaseTrouble,
    ForeignDatabase,
    NewerDatabase,
    UnusableKey,
    UnusableUrl,
)
from bot.store.sqlite_file import KnownFile, make_file
from bot.supervisor import Pulse, Supervisor
from bot.tools_database import told

log = structlog.get_logger(__name__)

Opened = Callable[..., AbstractAsyncContextManager[App]]
"""Opens the bot for one connection, with the shards it serves."""

FIRST_PAUSE = 1.0
LONGEST_PAUSE = 60.0

STEADY = 600.0
"""Seconds of service after which an end has nothing to do with those before it."""

REFUSED = 600.0
"""Seconds for which a token may be refused that Discord has taken in this process: its faults are such, too. Then it is another's."""

NO_SHARDS = frozenset({4010, 4011})
"""Discord's close codes for a wrong or too small number of shards."""


def run(settings: Settings, *, now: Callable[[], datetime] = now, means: Callable[[], Means] = Means) -> int:
    """Run the bot; return the exit code: 1 where another start may succeed. `now` is the clock of its machine."""
    with reported(settings):
        return _run(settings, now, means)


@contextlib.contextmanager
def reported(settings: Settings) -> Iterator[None]:
    """Report defects for the length of the block, if there is an address for them."""
    if settings.report_url is None:
        yield
        return
    reports = Reports(settings.report_url.get_secret_value())
    logging.getLogger().addHandler(reports)
    try:
        yield
    finally:
        logging.getLogger().removeHandler(reports)
        reports.close()


def _run(settings: Settings, now: Callable[[], datetime], means: Callable[[], Means]) -> int:
    try:
        asyncio.run(serve(settings, now=now, means=means))
    except (DatabaseGone, DatabaseReplaced) as error:
        log.error("the database is no longer where it was", error=type(error).__name__, told=str(error))  # noqa: TRY400 (nothing to trace)
        # A start would make an empty database, or mix two.
        return EX_CONFIG if isinstance(error, DatabaseGone) or error.is_spoilt_by_a_start else 1
    except DatabaseTrouble as error:
        log.error("the database cannot be used", error=type(error).__name__, told=told(error, settings))  # noqa: TRY400 (nothing to trace)
        return EX_CONFIG if isinstance(error, (UnusableUrl, UnusableKey, ForeignDatabase, NewerDatabase)) else 1
    except CannotListen as error:
        log.error("a port of .env cannot be listened on: has another program it?", told=str(error))  # noqa: TRY400 (nothing to trace)
        return 1
    except discord.LoginFailure:
        log.error("discord refuses the token: see DISCORD_TOKEN in .env")  # noqa: TRY400 (nothing to trace)
        return EX_CONFIG
    except (discord.PrivilegedIntentsRequired, discord.ConnectionClosed) as error:
        log.error("discord refuses the connection: see SHARD_COUNT in .env", error=type(error).__name__)  # noqa: TRY400 (nothing to trace)
        return EX_CONFIG
    return 0


async def serve(settings: Settings, *, now: Callable[[], datetime] = now, means: Callable[[], Means] = Means) -> None:
    """Run the bot until SIGTERM or SIGINT. A lost or refused connection is tried again, ever more slowly.

    discord.py ends when the first handshake fails or login answers 503, so it is started anew here.
    Raises discord.LoginFailure: a bad token does not get better by waiting, but for one that was good a moment ago.
    """
    if settings.metrics_port is not None:
        with listening("METRICS"):
            prometheus_client.start_http_server(settings.metrics_port, addr=settings.metrics_host)
    spare_the_collector()
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for each in (signal.SIGTERM, signal.SIGINT):
        with contextlib.suppress(NotImplementedError):  # Windows
            loop.add_signal_handler(each, stop.set)
    stopping = asyncio.create_task(stop.wait(), name="stop")
    health, supervisor = Health(), Supervisor()
    clock = WatchedClock(now)
    opened = partial(App.opened, settings, now=clock.now, heard=clock.heard)
    connection = Connection(lambda shards: opened(means(), shards=shards), health, supervisor)
    try:
        async with (
            health.served(settings.health_host, settings.health_port),
            supervisor.watched(Pulse(lambda: health.vitals).is_alive),
            shards_of(settings) as shards,
            database_stays(settings.database_url.get_secret_value(), stop),
        ):
            await _keep_running(connection, shards, stop, stopping)
    finally:
        stopping.cancel()


@asynccontextmanager
async def database_stays(url: str, stop: asyncio.Event) -> AsyncIterator[None]:
    """Watch the file of a SQLite database for the length of the block; set `stop` where it loses its name.

    Raises DatabaseGone, DatabaseReplaced at the end of the block.
    """
    file = sqlite_file(read_url(url))
    if file is None:
        yield
        return
    make_file(file)

    def lost(task: asyncio.Task[None]) -> None:
        if not task.cancelled() and task.exception() is not None:
            stop.set()

    watching = asyncio.create_task(KnownFile(file).until_lost(), name="database-file")
    watching.add_done_callback(lost)
    try:
        yield
        if watching.done():
            watching.result()
    finally:
        watching.cancel()


@dataclass(frozen=True, slots=True)
class Connection:
    """One life of the bot after the other, each from login to the end of its connection."""

    opened: Opened
    health: Health
    supervisor: Supervisor
    accepted: asyncio.Event = field(default_factory=asyncio.Event)
    """Set once Discord has taken the token."""

    async def serve(self, shards: Shards) -> None:
        """Serve until the connection ends. Raises ShardsLost, and the errors of discord.py."""
        await shards.give_up()
        if shards.is_leased:
            self.supervisor.started()  # others may serve all shards for weeks
        await shards.acquire()
        async with self.opened(shards=shards) as app:
            self.health.vitals = app.vitals
            beside = [asyncio.create_task(each, name=name) for name, each in self._beside(app).items()]
            try:
                await app.run()
            finally:
                self.health.vitals = None
                for each in beside:
                    each.cancel()
                await asyncio.wait(beside)  # before what they work with is closed

    def may_be_mistaken(self, seconds: float) -> bool:
        """Whether Discord may take the token again that it has refused for so long."""
        return self.accepted.is_set() and seconds < REFUSED

    def _beside(self, app: App) -> dict[str, Coroutine[Any, Any, None]]:
        return {"warming": app.pictures.warm(), "starting": self._tell_start(app)}

    async def _tell_start(self, app: App) -> None:
        await app.is_serving.wait()
        self.accepted.set()
        self.supervisor.started()


async def _keep_running(
    connection: Connection, shards: Shards, stop: asyncio.Event, stopping: asyncio.Task[bool]
) -> None:
    pause, refused_since = FIRST_PAUSE, None
    while not stop.is_set():
        taken, begun = shards.gate.taken, lasting()
        try:
            await _until_stopped(stopping, connection, shards)
            break
        except ShardsLost:
            log.info("others serve some of the shards from now on", kept=sorted(shards.mine))
            again_in = 0.0
        except discord.PrivilegedIntentsRequired:
            raise
        # A refused first handshake even ends in an AttributeError of discord.py 2.7.1, an unreadable frame in a JSONDecodeError.
        except (discord.DiscordException, aiohttp.ClientError, OSError, AttributeError, JSONDecodeError) as error:
            if isinstance(error, discord.ConnectionClosed) and error.code in NO_SHARDS:
                raise
            refused_since = (refused_since or lasting()) if isinstance(error, discord.LoginFailure) else None
            if refused_since is not None and not connection.may_be_mistaken(lasting() - refused_since):
                raise
            if lasting() - begun > STEADY:
                pause = FIRST_PAUSE
            is_counted = shards.gate.taken != taken or getattr(error, "status", None) == HTTPStatus.TOO_MANY_REQUESTS
            longest = LONGEST_PAUSE if is_counted else UNREACHED_PAUSE
            again_in, pause = min(pause, longest), max(pause, min(pause * 2, longest))
            if isinstance(error, AttributeError) and not _is_of_library(error):
                log.exception("a connection ended by a defect")
            log.warning("discord is away", error=type(error).__name__, again_in=again_in)
            connection.supervisor.started()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(stop.wait(), again_in)


def _is_of_library(error: Exception) -> bool:
    """Whether discord.py itself raised an error."""
    *_, (frame, _line) = walk_tb(error.__traceback__)
    return str(frame.f_globals.get("__name__")).startswith("discord.")


async def _until_stopped(stopping: asyncio.Task[bool], connection: Connection, shards: Shards) -> None:
    """Serve until the connection ends, or the process is told to stop and other processes have its shards."""
    serving = asyncio.create_task(connection.serve(shards), name="serving")
    await asyncio.wait({serving, stopping}, return_when=asyncio.FIRST_COMPLETED)
    if not serving.done():
        handing = asyncio.create_task(shards.hand_over(), name="handover")
        await asyncio.wait({serving, handing}, return_when=asyncio.FIRST_COMPLETED)
        handing.cancel()
    if not serving.done():
        serving.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await serving
        return
    serving.result()


def spare_the_collector() -> None:
    """Take imported objects out of the garbage collector's rounds, and let it go round less often.

    A state that goes on is a few hundred small objects, none in a cycle; at the default thresholds the collector looks
    through all cached tables again and again, and finds nothing.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)
