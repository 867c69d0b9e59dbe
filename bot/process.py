"""The process of the bot: from the settings to the last goodbye, and connecting anew whenever Discord is away."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import signal
from collections.abc import Callable, Coroutine
from contextlib import AbstractAsyncContextManager
from datetime import datetime
from functools import partial
from json import JSONDecodeError
from typing import Any

import aiohttp
import discord
import prometheus_client
import structlog

from bot.app import App, now, shards_of
from bot.health import Health
from bot.settings import Settings
from bot.shards import Shards, ShardsLost
from bot.store.errors import DatabaseTrouble

log = structlog.get_logger(__name__)

Opened = Callable[..., AbstractAsyncContextManager[App]]
"""Opens the bot for one connection, with the shards it serves."""

FIRST_PAUSE = 1.0
LONGEST_PAUSE = 60.0


def run(settings: Settings, *, now: Callable[[], datetime] = now) -> int:
    """Run the bot; return the exit code. `now` is the clock of its games."""
    try:
        asyncio.run(serve(settings, now=now))
    except DatabaseTrouble as error:
        log.error("the database cannot be used: see DATABASE_URL in .env", error=type(error).__name__, told=str(error))  # noqa: TRY400 (nothing to trace)
        return 1
    except discord.LoginFailure:
        log.error("discord refuses the token: see DISCORD_TOKEN in .env")  # noqa: TRY400 (nothing to trace)
        return 1
    return 0


async def serve(settings: Settings, *, now: Callable[[], datetime] = now) -> None:
    """Run the bot until SIGTERM or SIGINT. A lost or refused connection is tried again, ever more slowly.

    discord.py ends when the first handshake fails or login answers 503, so it is started anew here.
    Raises discord.LoginFailure: a bad token does not get better by waiting.
    """
    if settings.metrics_port is not None:
        prometheus_client.start_http_server(settings.metrics_port, addr=settings.metrics_host)
    spare_the_collector()
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for each in (signal.SIGTERM, signal.SIGINT):
        with contextlib.suppress(NotImplementedError):  # Windows
            loop.add_signal_handler(each, stop.set)
    stopping = asyncio.create_task(stop.wait(), name="stop")
    health = Health()
    try:
        async with health.served(settings.health_host, settings.health_port):
            await _keep_running(partial(App.opened, settings, now=now), settings, health, stop, stopping)
    finally:
        stopping.cancel()


async def _keep_running(
    opened: Opened, settings: Settings, health: Health, stop: asyncio.Event, stopping: asyncio.Task[bool]
) -> None:
    pause = FIRST_PAUSE
    async with shards_of(settings) as shards:
        while not stop.is_set():
            try:
                await _unless(stopping, _serve_once(opened, health, shards))
                break
            except ShardsLost:
                log.info("others serve some of the shards from now on", kept=sorted(shards.mine))
                again_in = 0.0
            except (discord.LoginFailure, discord.PrivilegedIntentsRequired):
                raise
            # A refused first handshake even ends in an AttributeError of discord.py 2.7.1, an unreadable frame in a JSONDecodeError.
            except (discord.DiscordException, aiohttp.ClientError, OSError, AttributeError, JSONDecodeError) as error:
                log.warning("discord is away", error=type(error).__name__, again_in=pause)
                again_in, pause = pause, min(pause * 2, LONGEST_PAUSE)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(stop.wait(), again_in)


async def _serve_once(opened: Opened, health: Health, shards: Shards) -> None:
    """Serve from login to the end of the connection."""
    await shards.give_up()
    await shards.acquire()
    async with opened(shards=shards) as app:
        health.vitals = app.vitals
        warming = asyncio.create_task(app.pictures.warm(), name="warming")
        try:
            await app.run()
        finally:
            health.vitals = None
            warming.cancel()


async def _unless(stopping: asyncio.Task[bool], work: Coroutine[Any, Any, None]) -> None:
    """Do something until it ends, or until the process is told to stop."""
    task = asyncio.create_task(work, name="serving")
    await asyncio.wait({task, stopping}, return_when=asyncio.FIRST_COMPLETED)
    if not task.done():
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task
        return
    task.result()


def spare_the_collector() -> None:
    """Take imported objects out of the garbage collector's rounds, and let it go round less often.

    A state that goes on is a few hundred small objects, none in a cycle; at the default thresholds the collector looks
    through all cached tables again and again, and finds nothing.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)
