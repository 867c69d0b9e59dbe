"""Discord away for long: the bot is back soon after it, where Discord counts none of the attempts meanwhile."""

from __future__ import annotations

import asyncio
from unittest.mock import patch

from bot.identify import Gate
from bot.messages.answers import Answers
from bot.messages.presenter import Presenter
from bot.ui.client import AlibiBot
from bot.ui.reaching import BASE, Attempts
from bot.ui.rendering import Renderer
from tests.bot.ui.club import no_picture
from tests.e2e.practice.server import PracticeServer, pointed_at
from tests.words import WORDS

MANY = 14
"""Attempts after which discord.py itself would wait for more than an hour in all."""


async def test_attempts_that_discord_counts_become_rare_and_others_do_not() -> None:
    gate = Gate()
    attempts = Attempts(gate)
    attempts.delay()

    assert max(attempts.delay() for _ in range(2000)) <= 2 * BASE
    with patch("bot.identify.SPACING", 0.0):
        counted = []
        for _ in range(200):
            await gate.take(0)
            counted.append(attempts.delay())
    await gate.close()
    assert max(counted) > 20 * BASE


async def test_a_gateway_that_was_away_for_many_attempts_is_found_again() -> None:
    failed = asyncio.Event()
    count = 0

    async def on_shard_disconnect(_: int) -> None:
        nonlocal count
        count += 1
        if count == MANY:
            failed.set()

    async with PracticeServer() as server:
        server.world.add_guild("Club")
        bot = AlibiBot(Renderer(no_picture), Answers(Presenter(WORDS)))
        bot.add_listener(on_shard_disconnect)
        with (
            pointed_at(server.url, server.gateway_url),
            patch("bot.ui.reaching.BASE", 0.01),
            patch("bot.identify.SPACING", 0.01),
        ):
            async with bot:
                await bot.login(server.token)
                living = asyncio.create_task(bot.connect())
                await server.connected()
                await bot.wait_until_ready()
                with pointed_at(server.url, "ws://127.0.0.1:9"):
                    (line,) = server.gateway.connected
                    server.gateway.refusals = 10**6
                    server.drop_gateway(resumable=False)
                    async with asyncio.timeout(60):
                        await failed.wait()
                server.gateway.refusals = 0
                await server.until(lambda: [each for each in server.gateway.connected if each is not line], 60)
                await bot.close()
                await living
