"""The bot as a process of its own that kills itself before one of its steps: `python -m tests.e2e.tables.child`."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import Process
from collections.abc import AsyncIterator, Awaitable, Sequence
from contextlib import asynccontextmanager, suppress
from datetime import timedelta
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import patch

from pydantic import SecretStr

from bot import logs, process
from bot.app import LAST_ANSWERS, App, Means
from bot.media.foley import Foley
from bot.media.painting import Painter
from bot.practice.launch.bot_child import point_discord_at
from bot.settings import Settings
from bot.shards import UNCLAIMED, UNCONNECTED
from bot.supervisor import SILENT
from bot.ui.client import AlibiBot
from tests.database import lay_down
from tests.e2e.evening import SEED, SHORT, UNHURRIED, Evening
from tests.e2e.tables.fuse import Fuse

ROOT = Path(__file__).parents[3]


class Child:
    """A bot in another process, with the practice server and the people in this one."""

    def __init__(self, process: Process) -> None:
        self.process = process

    @classmethod
    @asynccontextmanager
    async def running(
        cls, evening: Evening, at: int | None = None, *, within: Sequence[str] = (), **more: str
    ) -> AsyncIterator[Child]:
        """Start the bot; it dies before its step `at`, or politely when the block ends.

        `within`: the command that its own is given to. `more`: for its environment.
        """
        child = await cls.start(evening, at, within=within, **more)
        try:
            await evening.server.connected(30)
            yield cls(child)
        except Exception as error:
            error.add_note((evening.folder / "log.txt").read_text()[-4000:])
            raise
        finally:
            with suppress(ProcessLookupError):
                child.send_signal(signal.SIGTERM)
            await child.wait()

    @staticmethod
    async def start(evening: Evening, at: int | None = None, *, within: Sequence[str] = (), **more: str) -> Process:
        """Start the bot, and leave it to itself."""
        if more.get("ALIBI_DATABASE", evening.database) == evening.database:
            lay_down(evening.file)
        environment = {
            **os.environ,
            "ALIBI_URL": evening.server.url,
            "ALIBI_GATEWAY": evening.server.gateway_url,
            "ALIBI_TOKEN": evening.server.token,
            "ALIBI_FOLDER": str(evening.folder),
            "ALIBI_AT": "" if at is None else str(at),
            **more,
        }
        with (evening.folder / "log.txt").open("ab") as log:
            return await asyncio.create_subprocess_exec(
                *(*within, sys.executable, "-W", "ignore", "-m", "tests.e2e.tables.child"),
                cwd=ROOT,
                env=environment,
                stderr=log,
            )

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
    logs.configure(os.environ.get("ALIBI_LOG", "warning"))
    point_discord_at(os.environ["ALIBI_URL"], os.environ["ALIBI_GATEWAY"])
    folder = Path(os.environ["ALIBI_FOLDER"])
    settings = Settings(
        discord_token=SecretStr(os.environ["ALIBI_TOKEN"]),
        database_url=SecretStr(f"sqlite+aiosqlite:///{folder / 'alibi.db'}"),
        log_level="error",
        metrics_port=None,
        shard_count=None,
        practice_port=8080,
    )
    at = os.environ["ALIBI_AT"]
    fuse = Fuse(int(at) if at else None, die=lambda: os.kill(os.getpid(), signal.SIGKILL))
    means = Means(commands_file=folder / "commands.json")
    async with App.opened(settings, means, entropy=lambda _: SEED, is_bound=False) as app:
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


def _run() -> int:
    """Run the bot as `python -m bot` does, if on a PostgreSQL then beside others, with leases that are soon over."""
    logs.configure(os.environ.get("ALIBI_LOG", "warning"))
    point_discord_at(os.environ["ALIBI_URL"], os.environ["ALIBI_GATEWAY"])
    folder = Path(os.environ["ALIBI_FOLDER"])
    settings = Settings(
        discord_token=SecretStr(os.environ["ALIBI_TOKEN"]),
        database_url=SecretStr(os.environ["ALIBI_DATABASE"]),
        secret_key_file=folder / "alibi.key",
        log_level="error",
        shard_count=int(os.environ["ALIBI_SHARDS"]),
        health_port=_port("ALIBI_HEALTH"),
        metrics_port=_port("ALIBI_METRICS"),
        metrics_host="127.0.0.2",
    )
    is_patient = "ALIBI_PATIENT" in os.environ  # nobody dies, and a busy machine must not look like a death
    with (
        patch("bot.supervisor.SILENT", float(os.environ.get("ALIBI_SILENT", SILENT))),
        patch("bot.shards.PAUSE", 0.2),
        patch("bot.shards.LIFE", timedelta(seconds=300 if is_patient else 8)),
        patch("bot.shards.UNCLAIMED", 300.0 if is_patient else UNCLAIMED),
        patch("bot.shards.UNCONNECTED", 300.0 if is_patient else UNCONNECTED),
        patch("bot.app.LAST_ANSWERS", 300.0 if is_patient else LAST_ANSWERS),
        patch.object(AlibiBot, "before_identify_hook", _no_wait),
    ):
        return process.run(settings, means=partial(_means, folder))


def _means(folder: Path) -> Means:
    return Means(
        painter=Painter(patience=UNHURRIED),
        foley=partial(Foley, patience=UNHURRIED),
        commands_file=folder / "commands.json",
        defer_after=UNHURRIED,
    )


def _port(name: str) -> int | None:
    return int(os.environ[name]) if name in os.environ else None


async def _no_wait(*_: object, **__: object) -> None:
    """Stand in for discord.py's five seconds between identifies."""


if __name__ == "__main__":
    if "ALIBI_DATABASE" in os.environ:
        sys.exit(_run())
    asyncio.run(_live())
