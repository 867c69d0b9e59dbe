"""The practice Discord as a server on 127.0.0.1: REST, files and gateway on one port."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from types import TracebackType
from typing import Self, TypeVar

from aiohttp import web

from bot.practice.loopback.changes import Change, ChangeKind
from bot.practice.loopback.gateway import Gateway
from bot.practice.loopback.rest import Rest
from bot.practice.loopback.world import World

T = TypeVar("T")
GLANCE = 0.05
BODY_LIMIT = 32 * 1024 * 1024


class PracticeServer:
    """A world with doors: `async with PracticeServer() as server:`, or `start()` and `stop()`."""

    def __init__(self, port: int = 0, *, rate_limits: bool = False, world: World | None = None) -> None:
        self.world = world or World()
        self.gateway = Gateway(self.world)
        self._rest = Rest(self.world, rate_limits=rate_limits)
        self._wanted_port = port
        self._runner: web.AppRunner | None = None
        self.port = 0

    @property
    def url(self) -> str:
        """Return the address that stands for https://discord.com."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def gateway_url(self) -> str:
        """Return the address of the gateway."""
        return f"ws://127.0.0.1:{self.port}/gateway/"

    @property
    def token(self) -> str:
        """Return the bot's token."""
        return self.world.token

    async def start(self) -> None:
        """Open the port."""
        application = web.Application(client_max_size=BODY_LIMIT)
        application.router.add_get("/gateway/", self.gateway.serve)
        application.router.add_get("/resume/", self.gateway.serve)
        self._rest.add_to(application)
        self._runner = web.AppRunner(application, access_log=None, shutdown_timeout=1.0, handle_signals=False)
        await self._runner.setup()
        # The library opens a connection for each thing it does at once; with the usual backlog of 128, more than
        # that many presses in one moment cost the rest a second of waiting for TCP to try again.
        site = web.TCPSite(self._runner, "127.0.0.1", self._wanted_port, backlog=2048)
        await site.start()
        self.port = self._runner.addresses[0][1]
        self.world.cdn = self.url
        self.world.gateway_url = self.gateway_url
        # Another path than the gateway's, so that a bot which resumes at the wrong address is found out.
        self.gateway.resume_url = f"ws://127.0.0.1:{self.port}/resume/"

    async def stop(self) -> None:
        """Close the port and every connection."""
        await self.gateway.stop()
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.stop()

    # -- waiting

    async def until(self, predicate: Callable[[], T], timeout: float = 5.0) -> T:  # noqa: ASYNC109 - a test reads better with it
        """Wait until something is so, woken by each change of the world; say what happened last if it never is.

        A predicate may also look at the bot, whose changes nobody tells; so it is asked now and then anyway.
        """
        woken = asyncio.Event()
        unsubscribe = self.world.subscribe(lambda _: woken.set())
        try:
            async with asyncio.timeout(timeout):
                while not (found := predicate()):
                    with contextlib.suppress(TimeoutError):
                        async with asyncio.timeout(GLANCE):
                            await woken.wait()
                    woken.clear()
                return found
        except TimeoutError:
            raise TimeoutError(
                f"not so after {timeout} s; last requests: {self.world.requests[-5:]}; faults: {self.world.faults}"
            ) from None
        finally:
            unsubscribe()

    async def connected(self, timeout: float = 10.0) -> None:  # noqa: ASYNC109 - a test reads better with it
        """Wait until a bot is there and was told of its guilds."""
        await self.until(lambda: self.gateway.connected, timeout)

    async def quiet(self, seconds: float = 0.1, timeout: float = 10.0) -> None:  # noqa: ASYNC109 - a test reads better with it
        """Wait until nothing has happened for a while."""
        woken = asyncio.Event()
        unsubscribe = self.world.subscribe(lambda _: woken.set())
        try:
            async with asyncio.timeout(timeout):
                while True:
                    try:
                        async with asyncio.timeout(seconds):
                            await woken.wait()
                    except TimeoutError:
                        return
                    woken.clear()
        finally:
            unsubscribe()

    def drop_gateway(self, *, resumable: bool = True) -> int:
        """Cut the bot's connections; it comes back by itself, resuming where it can."""
        return self.gateway.drop(resumable=resumable)

    def pass_time(self, seconds: float) -> None:
        """Let time pass at once: tokens run out, messages grow old."""
        self.world.clock.skip(seconds)
        self.world.tell(Change(ChangeKind.GATEWAY, detail="time passed"))
