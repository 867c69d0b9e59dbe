"""The gate before IDENTIFY: Discord takes one every five seconds from all shards of a bucket, in whichever process they are."""

from __future__ import annotations

import asyncio
from typing import Protocol

import structlog

from bot.store.errors import DatabaseTrouble

log = structlog.get_logger(__name__)

SPACING = 5.25
"""Seconds between two shards of a bucket: Discord's five, and the difference in speed of two connections."""

UNREACHED_PAUSE = 8.0
"""The longest pause, in seconds, after an attempt that Discord does not count, since it was not reached."""


class Buckets(Protocol):
    """The buckets as all processes share them."""

    async def hold(self, bucket: int, seconds: float, held: asyncio.Event) -> None:
        """Wait for a bucket, set `held`, and keep it for some seconds. Raises DatabaseTrouble."""


class Gate:
    """Lets `width` shards identify themselves at once: those of different buckets, `shard % width`."""

    def __init__(self, shared: Buckets | None = None) -> None:
        """`shared`: where other processes wait too; None: this one is alone."""
        self.width = 1
        self.taken = 0
        """How many times a shard was let through: each is one of those that Discord allows in a day."""
        self._shared = shared
        self._buckets: dict[int, asyncio.Lock] = {}
        self._holding: set[asyncio.Task[None]] = set()

    async def take(self, shard: int) -> None:
        """Wait until a shard may identify itself. It is to do so at once."""
        bucket = shard % self.width
        turn = self._buckets.setdefault(bucket, asyncio.Lock())
        await turn.acquire()
        held = asyncio.Event()
        holding = asyncio.create_task(self._hold(bucket, held), name="identify")
        self._holding.add(holding)
        holding.add_done_callback(self._holding.discard)
        holding.add_done_callback(lambda _: turn.release())
        try:
            await held.wait()
        except asyncio.CancelledError:
            holding.cancel()
            raise
        self.taken += 1

    async def _hold(self, bucket: int, held: asyncio.Event) -> None:
        if self._shared is not None:
            try:
                await self._shared.hold(bucket, SPACING, held)
            except DatabaseTrouble as error:
                # Better refused by Discord, and tried again, than not connected for as long as the database is away.
                log.warning("shards of other processes may identify themselves at once", error=str(error))
            except Exception:  # a defect here is no reason to keep a shard away from Discord
                log.exception("a shard identifies itself out of turn")
            else:
                return
        held.set()
        await asyncio.sleep(SPACING)

    async def close(self) -> None:
        """Let go of all buckets."""
        for each in self._holding:
            each.cancel()
        await asyncio.gather(*self._holding, return_exceptions=True)
