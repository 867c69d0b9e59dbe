"""Tells whoever supervises the process how it is: `/live` (its loop answers) and `/ready` (it can serve), as JSON."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager

from aiohttp import web


@asynccontextmanager
async def answering(
    host: str, port: int, missing: Callable[[], Awaitable[Mapping[str, object]]]
) -> AsyncIterator[None]:
    """Listen for the length of the block; `missing` says what is not well. Raises OSError where the port is taken."""

    async def live(_: web.Request) -> web.Response:
        return web.json_response({"live": True})

    async def ready(_: web.Request) -> web.Response:
        found = await missing()
        return web.json_response({"ready": not found, "missing": found}, status=503 if found else 200)

    app = web.Application()
    app.router.add_get("/live", live)
    app.router.add_get("/ready", ready)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    try:
        await web.TCPSite(runner, host, port).start()
        yield
    finally:
        await runner.cleanup()
