"""A person and the program at one table, over the practice server: the seat, the moves in another process, the end, and why."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from bot.messages.controls import Fixed
from bot.tables.cast import CAST
from bot.tables.rivals import MOST
from bot.tables.table import Table
from games.clues.actions import Ask, Choose
from games.core.contract import Refusal
from games.core.deduction.rival import Strength
from tests.e2e.evening import Evening

MASTER = next(each for each in CAST if each.strength is Strength.MASTER)


async def turn_of_the_program(evening: Evening, table: Table) -> None:
    """Let it think, in its own process, and skip the time that it would let pass."""
    rivals = evening.bot.rooms["rivals"].on
    await rivals.play(table.record.id)
    if thinking := [each for each in asyncio.all_tasks() if each.get_name().startswith("rival-thinks")]:
        await asyncio.wait(thinking)
    evening.skip(seconds=MOST.total_seconds())
    await rivals.play(table.record.id)


async def test_a_lone_person_plays_a_whole_game_with_a_rival(evening: Evening) -> None:
    adele = evening.people[0]
    await evening.lobby(1)

    screen = await adele.click(evening.panel(), evening.id_of_table(1, Fixed.RIVALS))
    level = evening.say("fr", "rival-strength", strength=MASTER.strength.value, style="plain")
    label = evening.say("fr", "rival-choice", name=MASTER.name, strength=level)
    await adele.choose(screen.message, evening.say("fr", "rivals-prompt"), [label])
    await evening.settle()
    assert f"⚙\u00a0{MASTER.name}" in evening.panel().text
    await adele.press(evening.panel(), evening.label("control-start"))
    table = await evening.table()
    async with asyncio.timeout(60):
        while evening.rows("select status from tables") == [("live",)]:
            with suppress(Refusal):  # it has ended just now
                table = await evening.table()
            if table.outcome is not None:
                await asyncio.sleep(0.05)
            elif 0 in table.game.rules.turn(table.state):
                legal = table.game.rules.legal(table.state, table.record.seats[0].seat)
                await evening.do(table, 0, next(each for each in legal if isinstance(each, Ask | Choose)))
            else:
                await turn_of_the_program(evening, table)
    await evening.settle()

    assert evening.rows("select status from tables") == [("over",)]
    assert evening.rows("select distinct user_id from entries where seat = 1") == [(MASTER.user,)]
    assert not [text for text in evening.texts() if "<@-" in text]
    watched = await adele.press(evening.panel(), evening.label("control-watch"))
    last = await adele.press(watched.message, evening.say("fr", "theatre-last"))
    assert f"⚙\u00a0{MASTER.name}" in last.text.rsplit("🤖", maxsplit=1)[0].splitlines()[-1]
