"""Hostile input: whatever anybody sends is answered in words or does nothing; never an incident, a crash, or a changed state."""

from __future__ import annotations

from random import Random

import pytest
from PIL import Image

from bot.media.bands import bands, png
from bot.messages.controls import Leaf, Page
from bot.practice.loopback.model import Callback
from bot.tables.table import replay
from tests.builders import Case, amount
from tests.e2e.evening import Evening
from tests.e2e.practice.person import AnswerKind
from tests.e2e.tables.hostile import Siege, an_attack, cases

ANSWERS = {Callback.MESSAGE, Callback.UPDATE, Callback.MODAL, Callback.CHOICES, Callback.DEFER}
A_PICTURE = png((8, 8), Image.new("P", (8, 8)), bands(Image.new("P", (8, 8)), 8))
SIEGES = amount(2, 300)
ATTACKS = 40


@pytest.mark.parametrize("case", cases(), ids=str)
async def test_whatever_is_sent_is_answered_and_only_players_move(evening: Evening, case: Case) -> None:
    async def paint(*_: object, **__: object) -> bytes:
        return A_PICTURE

    evening.bot.renderer._paint = paint  # pictures have tests of their own; here they would only cost time
    others: dict[str, int] = {}
    for n in range(SIEGES):
        luck = Random(f"{case} {n}")
        siege = await Siege.laid(
            evening, others, case, luck.randbytes(16), steps=luck.randrange(16), leaves=luck.random() < 0.5
        )
        table = siege.table
        for _ in range(ATTACKS):
            attack = an_attack(luck)
            before = table.n, table.state
            may_move = siege.may_move(evening.people[attack.who])
            answer = await siege.send(attack)

            assert answer.callback in ANSWERS, attack
            assert evening.wrong() == [], (n, attack)
            assert table.n <= before[0] + 1, (n, attack)
            if not may_move:
                assert (table.n, table.state) == before, (n, attack)
        await evening.settle()

        assert evening.wrong() == []
        stored = list(replay(table.record, table.game, await evening.bot.store.entries(table.record.id)))
        assert stored[-1].state == table.state


async def test_an_altered_id_on_plain_private_words_is_answered_in_their_place(evening: Evening) -> None:
    plain = await evening.people[1].command(evening.channel, "table status")
    assert not plain.message.is_v2

    shelf = await evening.people[1].click(plain.message, Page(Leaf.SHELF, "all").id)

    assert shelf.kind is AnswerKind.UPDATE
    assert shelf.text.startswith(evening.say("en", "learn-which"))
