"""The bots that `crowd` measures, as processes beside the practice server."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tests.e2e.practice.server import PracticeServer


@asynccontextmanager
async def child(server: PracticeServer, kind: str, folder: Path) -> AsyncIterator[int]:
    """Start a bot, ours or a bare one, and yield its process id."""
    environment = {
        **os.environ,
        "BENCH_KIND": kind,
        "BENCH_URL": server.url,
        "BENCH_GATEWAY": server.gateway_url,
        "DISCORD_TOKEN": server.token,
        "DATABASE_URL": f"sqlite+aiosqlite:///{folder / 'bench.db'}",
        "BENCH_FILE": str(folder / "bare.db"),
        "LOG_LEVEL": "error",
        "BENCH_FOLDER": str(folder),
    }
    child = await asyncio.create_subprocess_exec(
        sys.executable, "-W", "ignore", "-m", "tests.bench.child", env=environment
    )
    try:
        await server.connected(60)
        await server.until(
            lambda: any(r.route.endswith("/commands") for r in server.world.requests if r.method == "PUT")
        )
        await server.quiet(0.5)
        yield child.pid
    finally:
        child.kill()
        await child.wait()
