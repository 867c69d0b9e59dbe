"""The practice Discord as a server on 127.0.0.1: REST, files and gateway on one port."""

from __future__ import annotations

from types import TracebackType
from typing import Self

from aiohttp import web

from bot.practice.loopback.gateway import Gateway
from bot.practice.loopback.rest import Rest

BODY_LIMIT_BYTES = 32 * 1024 * 1024


class PracticeServer:
    """Serves a world: `async with PracticeServer(Rest(World())) as server:`, or `start()` and `stop()`."""

    def __init__(self, rest: Rest) -> None:
        self.world = rest.world
        self.gateway = Gateway(self.world)
        self._rest = rest
        self._runner: web.AppRunner | None = None
        self.port = 0

    @property
    def url(self) -> str:
        """The address in place of https://discord.com."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def gateway_url(self) -> str:
        """The address of the gateway."""
        return f"ws://127.0.0.1:{self.port}/gateway/"

    @property
    def token(self) -> str:
        """The bot's token."""
        return self.world.token

    async def start(self) -> None:
        """Open the port."""
        application = web.Application(client_max_size=BODY_LIMIT_BYTES)
        application.router.add_get("/gateway/", self.gateway.serve)
        application.router.add_get("/resume/", self.gateway.serve)
        self._rest.add_to(application)
        self._runner = web.AppRunner(application, access_log=None, shutdown_timeout=1.0, handle_signals=False)
        await self._runner.setup()
        # discord.py opens a connection for each concurrent request. With the usual backlog of 128, any more at one
        # moment would wait a second for TCP to try again.
        site = web.TCPSite(self._runner, "127.0.0.1", 0, backlog=2048)
        await site.start()
        self.port = self._runner.addresses[0][1]
        self.world.cdn = self.url
        self.world.gateway_url = self.gateway_url
        # Differs from the gateway's path, so that resuming at the wrong address fails.
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
