"""Health checks for the supervisor of the process: `/live` (its loop answers) and `/ready` (it can serve), as JSON.

Faults are named in numbers and classes of errors: never an address, an id or an error's message.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from aiohttp import web

from bot import metrics
from bot.telling.backlog import Backlog

Fault: TypeAlias = dict[str, str | int]
"""The fault of one part, in numbers and the names of errors; empty where it is well."""


class Need(StrEnum):
    """The needs of a serving process."""

    DATABASE = "database"
    GATEWAY = "gateway"
    DELIVERIES = "deliveries"
    MAILBOXES = "mailboxes"
    LEASE = "lease"
    WORKERS = "workers"


PATIENCE = 3.0
"""Seconds that the database has to answer. A check takes few more."""

QUARANTINED = 20026
"""Discord's error where it holds the bot for a spammer, so that it sends no direct messages."""

OLDEST_FRAME = 90.0
"""Seconds: Discord confirms a heartbeat every 41 s, so two are missing."""

OLDEST_DELIVERY = 120.0
"""Seconds that something stored may wait to be told; the longest usual pause is a minute."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Vitals:
    """Sources of the checks: `ask` tries the database, `ages` are seconds since each shard was heard.

    `overdue`: for how many seconds the lease on the shards has been over, 0 while it holds. `workers`: why some cannot live.
    """

    ask: Callable[[], Awaitable[object]]
    ages: Callable[[], dict[int, float]]
    backlog: Backlog
    is_quarantined: Callable[[], bool]
    overdue: Callable[[], float]
    workers: Callable[[], Fault]

    async def missing(self) -> dict[str, Fault]:
        """Return the faults by part; empty where all is well."""
        overdue = self.overdue()
        checks: dict[Need, Fault] = {
            Need.DATABASE: await self._database(),
            Need.GATEWAY: self._gateway(),
            Need.DELIVERIES: self._deliveries(),
            Need.MAILBOXES: {"discord_error": QUARANTINED} if self.is_quarantined() else {},
            Need.LEASE: {"overdue_seconds": round(overdue)} if overdue > 0 else {},
            Need.WORKERS: self.workers(),
        }
        return {part.value: fault for part, fault in checks.items() if fault}

    async def _database(self) -> Fault:
        try:
            async with asyncio.timeout(PATIENCE):
                await self.ask()
        except Exception as error:  # noqa: BLE001 (whatever it is, it is not ready; its message may hold an address)
            return {"error": type(error).__name__}
        return {}

    def _gateway(self) -> Fault:
        ages = self.ages()
        if not ages:
            return {"shards": 0}
        return {f"frame_seconds_{shard}": round(age) for shard, age in sorted(ages.items()) if age > OLDEST_FRAME}

    def _deliveries(self) -> Fault:
        oldest = self.backlog.oldest
        return {"tables": self.backlog.size, "oldest_seconds": round(oldest)} if oldest > OLDEST_DELIVERY else {}


class CannotListen(Exception):
    """The host and port that two variables name cannot be listened on; the message names them and the reason."""


@contextmanager
def listening(what: str) -> Iterator[None]:
    """Begin to listen for `what`, on the host and port that two variables name. Raises CannotListen."""
    try:
        yield
    except OSError as error:
        raise CannotListen(f"{what}_HOST and {what}_PORT: {error.strerror}") from None


class Health:
    """Answers for the whole life of the process. Its `vitals` come and go with the connection to Discord."""

    def __init__(self) -> None:
        self.vitals: Vitals | None = None

    @asynccontextmanager
    async def served(self, host: str, port: int | None) -> AsyncIterator[None]:
        """Listen for the length of the block, if there is a port. Raises CannotListen where it is taken."""
        if port is None:
            yield
            return
        app = web.Application()
        app.router.add_get("/live", self._live)
        app.router.add_get("/ready", self._ready)
        runner = web.AppRunner(app, access_log=None)
        await runner.setup()
        try:
            with listening("HEALTH"):
                await web.TCPSite(runner, host, port).start()
            yield
        finally:
            await runner.cleanup()

    async def missing(self) -> dict[str, Fault]:
        """Return the faults of the process, by part."""
        missing: dict[str, Fault] = (
            {"process": {"connections": 0}} if self.vitals is None else await self.vitals.missing()
        )
        metrics.READY.set(not missing)
        return missing

    async def _live(self, _: web.Request) -> web.Response:
        return web.json_response({"live": True})

    async def _ready(self, _: web.Request) -> web.Response:
        found = await self.missing()
        return web.json_response({"ready": not found, "missing": found}, status=503 if found else 200)
