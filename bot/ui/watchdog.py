"""Watches the gateway: how long ago each shard was heard, and whether events still come.

A shard is heard when it confirms a heartbeat: discord.py then has a new `latency`. None of its public events says as much,
for they name no shard, and a quiet server causes none.

discord.py closes a connection on which nothing at all has come for a minute. It does not see one that confirms heartbeats
and brings no events; there, players press and nothing happens, for hours. So each shard is asked for something that
Discord answers with an event (who is the bot, in one of its servers), and is connected anew where no answer comes twice.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable

import discord
import structlog

from bot import metrics
from bot.loop import Loop

log = structlog.get_logger(__name__)

INTERVAL = 30.0
"""Seconds between two looks."""
PATIENCE = 20.0
MISSES = 2
"""Unanswered questions in a row, after which a connection counts as deaf: one may be lost to a busy moment."""


class Watchdog:
    """Looks after the shards of one client."""

    def __init__(
        self,
        client: discord.AutoShardedClient,
        *,
        is_ours: Callable[[int], bool] = lambda _: True,
        patience: float = PATIENCE,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`is_ours`: whether a shard is to be connected here; discord.py remembers those that were."""
        self._client = client
        self._is_ours = is_ours
        self._patience = patience
        self._clock = clock
        self._heard: dict[int, tuple[float, float]] = {}
        """The last latency of each shard, and when it was new."""
        self._misses: Counter[int] = Counter()
        self.loop = Loop("watchdog", self.tick, interval=INTERVAL)

    def ages(self) -> dict[int, float]:
        """Return for each shard of this process the seconds since it was heard; nothing before the first connection.

        It is asked at each look at least, so an age may be too small by a pause, and never too large.
        """
        now = self._clock()
        shards = self._shards()
        for shard, info in shards.items():
            if shard not in self._heard or self._heard[shard][0] != info.latency:
                self._heard[shard] = info.latency, now
        return {shard: now - heard for shard, (_, heard) in self._heard.items() if shard in shards}

    def _shards(self) -> dict[int, discord.ShardInfo]:
        return {shard: info for shard, info in self._client.shards.items() if self._is_ours(shard)}

    async def tick(self) -> None:
        """Ask every shard once, and connect anew those that do not hear."""
        for shard, age in self.ages().items():
            metrics.FRAME_SECONDS.labels(str(shard)).set(age)
        shards = list(self._shards().values())
        answered = await asyncio.gather(*(self._hears(info) for info in shards))
        for info, hears in zip(shards, answered, strict=True):
            self._misses[info.id] = 0 if hears else self._misses[info.id] + 1
            if self._misses[info.id] >= MISSES and not info.is_closed():
                log.warning("a gateway connection is deaf: connecting anew", shard=info.id)
                metrics.DEAF.inc()
                self._misses[info.id] = 0
                await info.reconnect()

    async def _hears(self, info: discord.ShardInfo) -> bool:
        me = self._client.user
        guild = next((each for each in self._client.guilds if each.shard_id == info.id and not each.unavailable), None)
        if me is None or guild is None or info.is_closed():  # none to ask about, or discord.py is connecting already
            return True
        try:
            async with asyncio.timeout(self._patience):
                await guild.query_members(user_ids=[me.id], cache=False)
        except (TimeoutError, discord.DiscordException, OSError):
            return False
        return True
