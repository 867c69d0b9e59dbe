"""Every button that still stands after a whole game at an evening, in any channel or mailbox: none is answered by a sentence alone."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from prometheus_client import REGISTRY

from bot.messages.controls import Control, Fixed, Kind
from bot.nights.messages.controls import Evening as Night
from bot.nights.messages.controls import Nightly
from bot.practice.loopback.components import ComponentType, walk
from bot.practice.loopback.model import Message
from bot.votes.motions import PROPOSED
from games import GAMES
from games.core.game import AnyGame
from tests.builders import amount
from tests.e2e.evening import Evening, an_evening
from tests.e2e.practice.person import Person
from tests.e2e.tables.playing import Players
from tests.e2e.tables.test_night import looked, planned
from tests.parts import presses_of

MOVES = 6
AGAIN = (Kind.FIXED, Fixed.AGAIN)


def refused() -> float:
    """Return how many presses were refused so far."""
    return REGISTRY.get_sample_value("alibi_answers_total", {"how": "refusal"}) or 0.0


def buttons(message: Message) -> Iterator[str]:
    """Yield the ids of a message's buttons, but for another game, which ends this one's panel."""
    for part in walk(message.components):
        if part.get("type") == ComponentType.BUTTON and "custom_id" in part:
            control = Control.read(str(part["custom_id"]))
            if control is None or (control.kind, control.number) != AGAIN:
                yield str(part["custom_id"])


async def dead_of(evening: Evening, person: Person, message: Message) -> list[str]:
    """Press each button of a message; return those that are refused by words alone, or lead only to such."""
    dead = []
    for each in list(buttons(message)):
        before = refused()
        answer = await person.click(message, each)
        await evening.settle()
        if refused() == before:
            continue
        ways = [part for part in walk(answer.message.components) if "custom_id" in part]
        if not ways:
            dead.append(f"{each}: {answer.text}")
        for way in list(buttons(answer.message)):
            before = refused()
            led = await person.click(answer.message, way)
            if refused() > before and not list(walk(led.message.components)):
                dead.append(f"{each}, then {way}: {led.text}")
    return dead


async def voted(evening: Evening, key: int, answers: dict[int, str]) -> Message:
    """Put a motion to the vote, and let players answer it; return its post."""
    table = await evening.table()
    await evening.people[0].click(evening.panel(), Control(table.record.id, 0, Kind.VOTE, key).id)
    call = evening.posts()[-1]
    for n, label in answers.items():
        await evening.people[n].press(call, evening.label(label))
    await evening.settle()
    return call


@pytest.mark.parametrize("game", GAMES[:: amount(2, 1)], ids=lambda game: game.info.key)
async def test_no_button_that_is_left_after_a_game_at_an_evening_is_dead(tmp_path: Path, game: AnyGame) -> None:
    async with an_evening(tmp_path) as evening, evening.running():
        evening.game = game.info.key
        me, other, *_, guest = evening.people
        seats = game.info.seats[0]
        await planned(evening)
        for person in (me, other):
            await person.press(evening.panel(), evening.label("night-button-come"))
        evening.skip(hours=1, minutes=40)
        await looked(evening)
        await evening.lobby(seats, options=presses_of(game).options)
        await me.command(evening.channel, "table invite", person=guest)
        await me.press(evening.panel(), evening.label("control-start"))
        await evening.settle()
        calls = [await voted(evening, PROPOSED["end"], dict.fromkeys(range(1, seats), "vote-no"))]
        calls.append(await voted(evening, PROPOSED["draw"], {}))  # the game ends before all have answered
        await Players(evening, random.Random(3)).play(MOVES)
        refusal = await guest.click(calls[0], Nightly(Night.SPLIT, 1).id)
        assert list(buttons(refusal.message)) == [Nightly(Night.HERE, 1).id]
        question = await me.command(evening.channel, "night end")
        await me.press(question.message, evening.label("night-end-sure"))
        evening.skip(hours=2)
        for loop in ("votes", "evenings", "reminders"):
            await evening.bot.loops[loop].tick()
        await evening.settle()

        assert [list(buttons(each)) for each in calls] == [[], []]
        dead = list[str]()
        for person in (me, guest):
            for message in [each for each in evening.channel.messages if not each.is_ephemeral and each.author.is_bot]:
                dead += await dead_of(evening, person, message)
            for letter in person.mailbox():
                dead += await dead_of(evening, person, letter)

    assert dead == []
