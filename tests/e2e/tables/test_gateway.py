"""A gateway that confirms heartbeats and brings no events is found out and connected anew; nobody has to press twice."""

from __future__ import annotations

import asyncio
from math import isfinite
from pathlib import Path
from typing import Any

import pytest
from discord.gateway import DiscordWebSocket as Op

from bot.app import App
from bot.shards import Shards
from bot.ui.watchdog import Watchdog
from tests.e2e.evening import Evening, an_evening

pytestmark = pytest.mark.sockets

SOON = 0.3


async def test_a_shard_grows_older_until_it_confirms_another_heartbeat(evening: Evening) -> None:
    passed = 0.0
    watchdog = Watchdog(evening.bot.bot, clock=lambda: passed)
    (shard,) = evening.bot.bot.shards.values()
    await evening.server.until(lambda: isfinite(shard.latency))
    assert watchdog.ages() == {0: 0}
    passed = 100.0
    assert watchdog.ages() == {0: 100}

    before = shard.latency
    (session,) = evening.server.gateway.connected
    assert session.socket is not None
    session.socket.put(Op.HEARTBEAT, None)  # Discord may ask for one at any time
    await evening.server.until(lambda: shard.latency != before)

    assert watchdog.ages() == {0: 0}


async def test_a_connection_that_hears_is_left_alone(evening: Evening) -> None:
    watchdog = Watchdog(evening.bot.bot, patience=10)
    sessions = set(evening.server.gateway.sessions)

    for _ in range(3):
        await watchdog.tick()

    assert set(evening.server.gateway.sessions) == sessions


async def test_a_deaf_connection_is_made_anew_and_presses_are_heard_again(evening: Evening) -> None:
    bot, gateway = evening.bot.bot, evening.server.gateway
    watchdog = Watchdog(bot, patience=SOON)
    (session,) = gateway.connected
    session.socket = None  # its line stays open and its heartbeats are confirmed

    await watchdog.tick()
    assert gateway.connected == []
    await watchdog.tick()

    await evening.server.connected()
    (anew,) = gateway.connected
    assert anew is not session
    opened = await evening.people[0].command(evening.channel, "table new", game="clues")
    assert opened.message.is_v2


async def test_shards_that_connect_close_after_one_another_are_all_ready_and_hear_of_new_servers(
    tmp_path: Path,
) -> None:
    async with an_evening(tmp_path, has_sockets=True) as evening:
        shards = Shards(3)
        shards.mine = frozenset({0})
        with evening.pointed():
            async with App.opened(evening.settings(), evening.means(), now=evening.now, shards=shards) as app:
                connection: Any = app.bot._connection
                connection.guild_ready_timeout = 0.5
                living = asyncio.create_task(app.run())
                await evening.server.until(lambda: 0 in app.bot.listed)
                shards.mine = frozenset({0, 1, 2})
                await app.bot.connect_more([1])
                await evening.server.until(lambda: 1 in connection._ready_tasks)
                await app.bot.connect_more([2])  # while the servers of the other are awaited

                await evening.server.until(lambda: app.bot.listed == {0, 1, 2}, 10)
                assert connection._ready_states == {}
                living.cancel()
                await asyncio.gather(living, return_exceptions=True)
