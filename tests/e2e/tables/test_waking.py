"""Whoever asked for it is woken by a lobby, through the whole bot."""

from __future__ import annotations

import asyncio

from tests.e2e.evening import Evening


async def test_whoever_chose_a_game_is_woken_by_its_lobby(evening: Evening) -> None:
    edith = evening.people[4]
    screen = await edith.command(evening.channel, "me wake")
    await edith.choose(screen.message, "m:wake:0", ["clues"])

    await evening.people[0].command(evening.channel, "table new", game="clues")
    await evening.settle()

    assert screen.is_ephemeral
    for _ in range(200):  # it is told by a task of its own
        if evening.rows("select woken_for from wakes") == [(1,)]:
            break
        await asyncio.sleep(0.05)
    assert evening.rows("select woken_for from wakes") == [(1,)]
