"""The bot as a process of its own that kills itself before one of its steps: `python -m tests.e2e.tables.child`."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import Process
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any
from unittest.mock import patch

from pydantic import SecretStr

from bot import logs
from bot.app import App
from bot.practice.launch.bot_child import point_discord_at
from bot.settings import Settings
from tests.e2e.evening import SEED, SHORT, Evening
from tests.e2e.tables.fuse import Fuse

ROOT = Path(__file__).parents[3]


class Child:
    """A bot in another process, with the practice server and the people in this one."""

    def __init__(self, process: Process) -> None:
        self.process = process

    @classmethod
    @asynccontextmanager
    async def running(cls, evening: Evening, at: int | None = None) -> AsyncIterator[Child]:
        """Start the bot; it dies before its step `at`, or politely when the block ends."""
        environment = {
            **os.environ,
            "ALIBI_URL": evening.server.url,
            "ALIBI_GATEWAY": evening.server.gateway_url,
            "ALIBI_TOKEN": evening.server.token,
            "ALIBI_FOLDER": str(evening.folder),
            "ALIBI_AT": "" if at is None else str(at),
        }
        with (evening.folder / "log.txt").open("ab") as log:
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-W", "ignore", "-m", "tests.e2e.tables.child"), cwd=ROOT, env=environment, stderr=log
            )
        try:
            await evening.server.connected(30)
            yield cls(process)
        finally:
            with suppress(ProcessLookupError):
                process.send_signal(signal.SIGTERM)
            await process.wait()

    async def unless_dead(self, living: Awaitable[Any]) -> bool:
        """Do something that needs the bot, as long as it lives. Return whether it was done."""
        task = asyncio.ensure_future(living)
        death = asyncio.ensure_future(self.process.wait())
        await asyncio.wait({task, death}, return_when=asyncio.FIRST_COMPLETED)
        if not death.done():
            death.cancel()
            await task
            return True
        task.cancel()
        with suppress(asyncio.CancelledError, Exception):
            await task
        return False


async def _live() -> None:
    logs.configure(os.environ.get("ALIBI_LOG", "error"))
    point_discord_at(os.environ["ALIBI_URL"], os.environ["ALIBI_GATEWAY"])
    folder = Path(os.environ["ALIBI_FOLDER"])
    settings = Settings(
        discord_token=SecretStr(os.environ["ALIBI_TOKEN"]),
        database_url=SecretStr(f"sqlite+aiosqlite:///{folder / 'alibi.db'}"),
        log_level="error",
        metrics_port=None,
        shard_ids=None,
        shard_count=None,
        practice_port=8080,
    )
    at = os.environ["ALIBI_AT"]
    fuse = Fuse(int(at) if at else None, die=lambda: os.kill(os.getpid(), signal.SIGKILL))
    with patch("bot.ui.command_sync.COMMANDS_FILE", folder / "commands.json"):
        async with App.opened(settings, entropy=lambda _: SEED, is_bound=False) as app:
            connection: Any = app.bot._connection
            connection.guild_ready_timeout = SHORT
            with fuse.laid():
                running = asyncio.create_task(app.run())
                asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, running.cancel)
                while not app.bot.is_ready() and not running.done():  # noqa: ASYNC110 - nothing tells it before login
                    await asyncio.sleep(0.01)
                fuse.arm(app)
                with suppress(asyncio.CancelledError):
                    await running


if __name__ == "__main__":
    asyncio.run(_live())
