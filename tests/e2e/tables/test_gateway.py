"""A gateway that confirms heartbeats and brings no events is found out and connected anew; nobody has to press twice."""

from __future__ import annotations

import time

from bot.ui.watchdog import Watchdog
from tests.e2e.evening import Evening

SOON = 0.3


async def test_the_age_of_the_last_frame_is_known_and_falls_with_each(evening: Evening) -> None:
    later = time.perf_counter() + 100
    watchdog = Watchdog(evening.bot.bot, clock=lambda: later)
    (before,) = watchdog.ages().values()

    await evening.people[0].command(evening.channel, "table new", game="clues")

    assert watchdog.ages().keys() == {0}
    assert 0 < watchdog.ages()[0] < before <= 200


async def test_a_connection_that_hears_is_left_alone(evening: Evening) -> None:
    watchdog = Watchdog(evening.bot.bot, patience=10)
    sessions = set(evening.server.gateway.sessions)

    for _ in range(3):
        await watchdog.look()

    assert set(evening.server.gateway.sessions) == sessions


async def test_a_deaf_connection_is_made_anew_and_presses_are_heard_again(evening: Evening) -> None:
    bot, gateway = evening.bot.bot, evening.server.gateway
    watchdog = Watchdog(bot, patience=SOON)
    (session,) = gateway.connected
    session.socket = None  # its line stays open and its heartbeats are confirmed

    await watchdog.look()
    assert gateway.connected == []
    await watchdog.look()

    await evening.server.connected()
    (anew,) = gateway.connected
    assert anew is not session
    opened = await evening.people[0].command(evening.channel, "table new", game="clues")
    assert opened.message.is_v2
