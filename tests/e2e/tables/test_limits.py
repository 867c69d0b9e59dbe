"""Discord's own limits are on: a bot that has much to say meets none of them, and answers wait for nothing of it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path
from types import MethodType
from typing import Any
from unittest.mock import patch

import pytest_asyncio
from prometheus_client import REGISTRY

from bot.nights.records import MOST_GUESTS, THREADS
from bot.practice.loopback.model import Channel
from bot.settings import Settings
from bot.ui.client import AlibiBot
from tests.builders import long_run
from tests.e2e.evening import Evening
from tests.e2e.practice.person import Person
from tests.e2e.practice.server import PracticeServer

SALONS = 160
SHARDS = 3
GATED = AlibiBot.before_identify_hook
"""As it is outside of an evening, where none waits before IDENTIFY."""


@pytest_asyncio.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Evening]:
    async with PracticeServer(rate_limits=True) as server:
        made = Evening(server, tmp_path)
        made.has_sockets = True  # on which the bot counts its requests
        yield made


async def test_what_is_said_in_many_channels_at_once_is_refused_nowhere(evening: Evening) -> None:
    salons = [evening.world.add_channel(evening.guild, f"salon-{n}") for n in range(SALONS)]
    async with evening.running() as app:
        saying = [asyncio.create_task(app.bot.get_partial_messageable(each.id).send("Bonsoir.")) for each in salons]
        await asyncio.sleep(0.1)
        answer = await evening.people[0].command(evening.channel, "help")
        assert answer.text
        assert sum(each.done() for each in saying) < SALONS  # the answer has not waited for them
        await asyncio.gather(*saying)

    assert all(len(each.messages) == 1 for each in salons)
    assert [each.path for each in evening.world.requests if each.status == 429] == []


def with_panel(evening: Evening) -> list[Channel]:
    """Return the threads in which a table's panel stands."""
    return [each for each in evening.world.channels.values() if each.parent is evening.channel and evening.panels(each)]


@long_run
async def test_sixty_people_at_an_evening_are_dealt_in_at_once_and_refused_nowhere(evening: Evening) -> None:
    world, server = evening.world, evening.server
    evening.people += [Person(server, world.add_person(f"P{n}")) for n in range(len(evening.people), MOST_GUESTS)]
    host, *guests = evening.people
    async with evening.running():
        await host.command(evening.channel, "night plan", when="dans 1 h")
        evening.skip(minutes=45)
        await asyncio.gather(*(person.command(evening.channel, "night here") for person in guests))
        asked = len(world.requests)
        answer = await host.command(evening.channel, "night split")
        await server.until(lambda: len(with_panel(evening)) == THREADS)
        await evening.settle()

    assert answer.is_ephemeral
    seated = [json.loads(users) for (users,) in evening.rows("select users from night_tables")]
    assert len(seated) == THREADS
    assert sorted(user for users in seated for user in users) == sorted(each.user.id for each in guests)
    assert [each.path for each in world.requests[asked:] if each.status == 429] == []


class ShardedEvening(Evening):
    """An evening with several shards."""

    def settings(self, **changes: Any) -> Settings:
        return super().settings(shard_count=SHARDS, **changes)


async def test_all_shards_of_a_process_are_connected_through_the_gate(tmp_path: Path) -> None:
    async with PracticeServer() as server:
        with patch("bot.identify.SPACING", 0.2):
            await _connected(ShardedEvening(server, tmp_path))


async def test_as_many_shards_are_connected_at_once_as_discord_allows_and_how_often_is_measured(tmp_path: Path) -> None:
    async with PracticeServer() as server:
        limit = {"total": 1000, "remaining": 417, "reset_after": 60_000, "max_concurrency": SHARDS}
        body = {"url": server.gateway_url, "shards": SHARDS, "session_start_limit": limit}
        server.world.fail("GET", r"/gateway/bot$", 200, body, times=99)
        with patch("bot.identify.SPACING", 600.0):  # for which a second shard of a bucket would wait
            await _connected(ShardedEvening(server, tmp_path))

    assert REGISTRY.get_sample_value("alibi_session_starts_remaining") == 417


async def _connected(evening: ShardedEvening) -> None:
    """Run the bot until all its shards are connected."""
    server = evening.server
    async with evening.opened() as app:
        setattr(app.bot, "before_identify_hook", MethodType(GATED, app.bot))  # noqa: B010 (mypy knows no replaced methods)
        running = asyncio.create_task(app.run())
        await server.until(lambda: len(server.gateway.connected) == SHARDS, 30)
        assert sorted(each.shard for each in server.gateway.connected) == [(n, SHARDS) for n in range(SHARDS)]
        running.cancel()
        with suppress(asyncio.CancelledError):
            await running
