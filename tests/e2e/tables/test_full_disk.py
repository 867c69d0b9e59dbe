"""The bot as a process of its own whose disk is full for a while: nothing is lost, nothing is told twice."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from bot.messages.controls import Fixed
from bot.practice.loopback.model import Channel
from bot.tables.cast import CAST
from games.core.deduction.rival import Strength
from tests.builders import long_run
from tests.e2e.evening import Evening, an_evening
from tests.e2e.tables.child import Child
from tests.e2e.tables.test_faults import move
from tests.e2e.tables.told import assert_all_told
from tests.small_disk import small_disk

pytestmark = [pytest.mark.sockets, long_run]

NOVICE = next(each for each in CAST if each.strength is Strength.NOVICE)
PRESSES = 20
PATIENCE = 120.0


async def beside_a_rival(evening: Evening, channel: Channel) -> None:
    """Let somebody who plays nothing else start a game against the program, which has to choose its first cards."""
    host = evening.people[2]
    await host.command(channel, "table new", game=evening.game)
    await evening.settle()
    [(table,)] = evening.rows("select id from tables where channel_id = ?", channel.id)
    screen = await host.click(evening.panel(channel), evening.id_of_table(table, Fixed.RIVALS))
    level = evening.say("fr", "rival-strength", strength=NOVICE.strength.value, style="plain")
    label = evening.say("fr", "rival-choice", name=NOVICE.name, strength=level)
    await host.choose(screen.message, evening.say("fr", "rivals-prompt"), [label])
    await evening.settle()
    await host.press(evening.panel(channel), evening.label("control-start"))


def moves_of_the_rival(evening: Evening) -> int:
    return len(evening.rows("select n from entries where user_id = ?", NOVICE.user))


async def until_all_is_told(evening: Evening) -> None:
    """Wait until a process that nobody asks for anything has told whatever is stored, and the rival has moved."""
    async with asyncio.timeout(PATIENCE):
        while evening.rows("select 1 from tables where settled < revision") or not moves_of_the_rival(evening):  # noqa: ASYNC110 - nothing tells it
            await asyncio.sleep(0.2)
    await evening.settle()


async def test_a_real_process_answers_every_press_on_a_full_disk_and_afterwards_tells_everything_once(
    tmp_path: Path,
) -> None:
    luck = random.Random(3)
    with small_disk(tmp_path / "disk", 8) as disk:
        async with an_evening(disk.folder, has_sockets=True) as evening:
            salon = evening.world.add_channel(evening.guild, "salon-bleu")
            async with Child.running(evening, ALIBI_DATABASE=evening.database, ALIBI_SHARDS="1"):
                await evening.lobby(2)  # the deal's post says which mailboxes are open, so the greetings come first
                await evening.server.until(lambda: all(each.mailbox() for each in evening.people[:2]))
                await evening.settle()
                await evening.people[0].press(evening.panel(), evening.label("control-start"))
                await evening.settle()
                for _ in range(3):
                    await move(evening, luck)
                await beside_a_rival(evening, salon)

                disk.fill()
                stored = evening.entries()
                said = evening.texts()
                refused = []
                for n in range(PRESSES):
                    table = await evening.table()
                    seat = luck.choice(sorted(table.game.rules.turn(table.state)))
                    answer = await evening.do(table, int(seat), n % 2)
                    locale = evening.person_of(table, int(seat)).user.locale
                    refused.append((answer.text, answer.is_ephemeral, evening.say(locale, "trouble-database")))
                await asyncio.sleep(5)  # the rival wants to move
                assert [(text, is_private) for text, is_private, _ in refused] == [
                    (right, True) for *_, right in refused
                ]
                assert (evening.entries(), evening.texts()) == (stored, said)

                disk.free()
                for _ in range(3):
                    await move(evening, luck)
                await until_all_is_told(evening)
                assert evening.entries() >= stored + 3
                told = [evening.texts(), evening.texts(salon)]
            assert "level='error'" not in (disk.folder / "log.txt").read_text()

            async with evening.running():
                await assert_all_told(evening)
            assert [evening.texts(), evening.texts(salon)] == told
            assert len(evening.texts(salon)) == len(set(evening.texts(salon)))
