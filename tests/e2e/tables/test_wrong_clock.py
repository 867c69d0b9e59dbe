"""A machine whose clock is wrong from the start, at a real connection: Discord's answers say so before anything is looked at."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from pathlib import Path
from unittest.mock import patch

import pytest

from bot.app import App
from bot.clock import WatchedClock
from bot.ui.client import AlibiBot
from tests.e2e.evening import Evening, an_evening

pytestmark = pytest.mark.sockets


@pytest.mark.parametrize("days", [150, -150])
async def test_the_first_answer_puts_the_time_right_and_an_evening_is_planned_by_it(tmp_path: Path, days: int) -> None:
    async with an_evening(tmp_path, has_sockets=True) as evening:
        clock = WatchedClock(lambda: datetime.now(UTC) + timedelta(days=days))
        seen = []

        async def looked(self: AlibiBot) -> None:  # what comes first after the login
            seen.append(clock.now())

        with evening.pointed(), patch.object(AlibiBot, "look_at_limits", looked):
            opened = App.opened(evening.settings(), evening.means(), now=clock.now, heard=clock.heard)
            async with opened as app:
                running = asyncio.create_task(app.run())
                await evening.server.connected()
                await app.bot.wait_until_ready()
                await planned(evening)
                running.cancel()
                await asyncio.gather(running, return_exceptions=True)

        [wrong] = evening.wrong()
        assert wrong["ahead"] == pytest.approx(timedelta(days=days).total_seconds(), abs=5)
        assert abs(seen[0] - evening.now()) < timedelta(minutes=1)
        [(starts_at,)] = evening.rows("select starts_at from nights")
        assert abs(datetime.fromisoformat(starts_at).replace(tzinfo=UTC) - evening.now()) < timedelta(hours=3)


async def planned(evening: Evening) -> None:
    answer = await evening.people[0].command(evening.channel, "night plan", when="dans 2 h")
    assert answer.is_ephemeral
