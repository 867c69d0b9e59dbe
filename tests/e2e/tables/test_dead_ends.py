"""After a whole game no button is left that leads nowhere: a call that is over leads on, and a letter has none any more."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.messages.controls import Control, Fixed, Kind
from bot.practice.loopback.components import walk
from bot.practice.loopback.model import Message
from games import GAMES
from games.core.game import AnyGame
from tests.e2e.evening import Evening, an_evening
from tests.e2e.practice.person import Answer, AnswerKind, Person
from tests.e2e.tables.playing import Players
from tests.parts import presses_of

MOVES = 14
PLAY = (Kind.VERB, Kind.ACTION, Kind.SELECT, Kind.CONFIRMED, Kind.PICK)
OVER = ("refusal-stale", "refusal-table-over", "refusal-no-table", "refusal-not-now")


def controls(message: Message) -> Iterator[str]:
    """Yield the ids of all that can be pressed, but for another game, which ends this one's panel."""
    for part in walk(message.components):
        custom_id = str(part.get("custom_id") or "")
        control = Control.read(custom_id)
        if custom_id and (control is None or (control.kind, control.number) != (Kind.FIXED, Fixed.AGAIN)):
            yield custom_id


def is_refused(evening: Evening, person: Person, answer: Answer) -> bool:
    """Whether a press was answered with nothing but the reason why not."""
    if answer.kind not in (AnswerKind.MESSAGE, AnswerKind.UPDATE):
        return False
    language = person.user.locale[:2]
    return answer.text.startswith(tuple(evening.say(language, key) for key in OVER))


async def dead_of(evening: Evening, person: Person, message: Message, most: int = 99) -> list[str]:
    """Press all that is on a message, at most so many; return what leads nowhere, itself or by the way on that it offers."""
    dead = []
    for custom_id in list(controls(message))[:most]:
        answer = await person.click(message, custom_id) if ":0.25" not in custom_id else None
        if answer is None or not is_refused(evening, person, answer):
            continue
        ways = list(controls(answer.message))
        if not ways:
            dead.append(f"{custom_id}: {answer.text}")
        dead += [
            f"{custom_id}, then {way}"
            for way in ways
            if is_refused(evening, person, await person.click(answer.message, way))
        ]
    return dead


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.key)
async def test_after_a_whole_game_every_button_that_is_left_leads_somewhere(tmp_path: Path, game: AnyGame) -> None:
    async with an_evening(tmp_path) as evening, evening.running():
        evening.game = game.info.key
        seats = game.info.seats[0]
        await evening.seated(seats, options=presses_of(game).options)
        await Players(evening, random.Random(3)).play(MOVES)
        me, dead = evening.people[0], list[str]()
        for message in list(me.messages(evening.channel)):
            dead += await dead_of(
                evening, me, message, 1 if message.is_ephemeral else 99
            )  # a press changes a private one
        for person in evening.people[:seats]:
            for letter in person.mailbox():
                ids = list(controls(letter))
                dead += [each for each in ids if (control := Control.read(each)) is not None and control.kind in PLAY]

    assert dead == []
