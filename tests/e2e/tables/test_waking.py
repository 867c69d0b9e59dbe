"""Whoever asked for it is woken by a lobby, through the whole bot."""

from __future__ import annotations

import asyncio

from games.core.lines import Line
from tests.e2e.evening import Evening
from tests.words import WORDS


async def test_whoever_chose_a_game_is_woken_by_its_lobby(evening: Evening) -> None:
    edith = evening.people[4]
    screen = await edith.command(evening.channel, "me wake")
    await edith.choose(screen.message, "m:wake:0", ["clues"])

    for person in evening.people[1:3]:
        await person.choose((await person.command(evening.channel, "me wake")).message, "m:wake:0", ["clues"])

    opened = await evening.people[0].command(evening.channel, "table new", game="clues")
    await evening.settle()

    assert screen.is_ephemeral
    (told,) = [each.content for each in opened.followups if each.is_ephemeral]
    assert told == WORDS.say("fr", Line("lobby-asleep", {"n": 3, "game": WORDS.say("fr", Line("game-clues"))}))
    for _ in range(200):  # it is told by a task of its own
        if evening.rows("select woken_for from wakes") == [(1,)] * 3:
            break
        await asyncio.sleep(0.05)
    assert evening.rows("select woken_for from wakes") == [(1,)] * 3
