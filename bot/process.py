"""The process of the bot: from the settings to the last goodbye, and connecting anew whenever Discord is away."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import signal

import aiohttp
import discord
import prometheus_client
import structlog

from bot.app import App
from bot.health import Health
from bot.settings import Settings
from bot.store.errors import DatabaseTrouble

log = structlog.get_logger(__name__)

FIRST_PAUSE = 1.0
LONGEST_PAUSE = 60.0


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
    health = Health()
    try:
        async with health.served(settings.health_host, settings.health_port):
            await _keep_running(settings, health, stop, stopping)
    finally:
        stopping.cancel()


async def _keep_running(settings: Settings, health: Health, stop: asyncio.Event, stopping: asyncio.Task[bool]) -> None:
    pause = FIRST_PAUSE
    while not stop.is_set():
        async with App.opened(settings) as app:
            health.vitals = app.vitals
            running = asyncio.create_task(app.run(), name="discord")
            warming = asyncio.create_task(app.pictures.warm(), name="warming")
            await asyncio.wait({running, stopping}, return_when=asyncio.FIRST_COMPLETED)
            warming.cancel()
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


def spare_the_collector() -> None:
    """Take what was imported out of the garbage collector's rounds, and let it go round less often.

    A state that goes on is a few hundred small objects, none in a cycle; at the default thresholds the collector looks
    through all cached tables again and again, and finds nothing.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)
