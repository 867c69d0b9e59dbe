"""Taking a move back on Discord: offered to whoever made it, to nobody else, and put to the others where they must agree."""

from __future__ import annotations

from pathlib import Path

from bot.practice.loopback.model import Message
from games.bakerstreet.actions import Estimate
from games.core.events import Back
from games.core.seats import Seat
from tests.e2e.evening import Evening, an_evening
from tests.e2e.practice.person import Answer


async def test_a_pawn_is_taken_back_by_a_button_that_only_its_player_gets(tmp_path: Path) -> None:
    async with an_evening(tmp_path) as evening, evening.running():
        evening.game = "cluedo"
        table = await evening.seated(3)
        anna, ben = evening.person_of(table, 0), evening.person_of(table, 1)
        answer = await evening.do(table, 0, 0)
        await evening.settle()
        label = evening.say("fr", "takeback-control")
        assert label in labels(answer.message)
        assert label in labels((await anna.press(evening.panel(), evening.label("control-desk"))).message)
        assert label not in labels((await ben.press(evening.panel(), evening.label("control-desk"))).message)
        assert not any(label in labels(each) for each in [*evening.panels(), *evening.posts()])

        again = await anna.press(answer.message, label)
        await evening.settle()

        assert again.text.startswith(evening.say("fr", "act-again"))  # the post says the rest
        assert label not in labels(again.message)
        assert "↩️" in evening.texts()[-1]
        assert (await evening.table()).state == table.state


async def test_a_number_is_taken_back_when_the_other_agrees(tmp_path: Path) -> None:
    async with an_evening(tmp_path) as evening, evening.running():
        evening.game = "bakerstreet"
        table = await evening.seated(2)
        seat, answer = await a_bid(evening)
        before = evening.entries()
        await evening.person_of(table, seat).press(answer.message, labels(answer.message)[-1])
        await evening.settle()
        assert evening.entries() == before

        await evening.person_of(table, 1 - seat).press(evening.posts()[-1], evening.say("fr", "vote-yes"))
        await evening.settle()

        table = await evening.table()
        assert table.n == before + 1
        assert any(isinstance(each, Estimate) for each in table.game.rules.legal(table.state, Seat(seat)))


def labels(message: Message) -> list[str]:
    return [str(button.get("label")) for button in message.buttons]


async def a_bid(evening: Evening) -> tuple[int, Answer]:
    """Play until somebody has said a number; return who, and what they read."""
    while True:
        table = await evening.table()
        seat = evening.active(table)
        answer = await evening.do(table, seat, 0)
        await evening.settle()
        if (await evening.table()).back(Seat(seat)) is Back.AGREED:
            return seat, answer
