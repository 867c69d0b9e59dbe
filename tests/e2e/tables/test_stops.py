"""Every choice of a whole game is at most six stops of a screen reader from the call, for a person who reads words only.

A stop is what a reader announces by itself: a text, a button or a list. In a list, one goes to an entry by its first letters.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path

import pytest

from bot.messages.controls import Mine, Own
from bot.practice.loopback.components import walk
from bot.practice.loopback.model import Message
from bot.tables.people_records import Reading
from games import GAMES
from games.core.game import AnyGame
from games.core.seats import Seat
from tests.e2e.evening import an_evening
from tests.e2e.practice.person import Answer, Person
from tests.e2e.tables.playing import Players, Way
from tests.parts import presses_of

MOST = 6
MOVES = 40


class ByEar(Person):
    """A person who hears a message from its beginning, element by element, up to what they press."""

    def __init__(self, person: Person) -> None:
        super().__init__(person.server, person.user)
        self.stops: list[int] = []

    async def click(self, message: Message, which: str, *, repeat: int = 1) -> Answer:
        self.stops.append(place_of(message, which))
        return await super().click(message, which, repeat=repeat)

    async def choose(self, message: Message, which: str, values: Sequence[str], *, repeat: int = 1) -> Answer:
        self.stops.append(place_of(message, which))
        return await super().choose(message, which, values, repeat=repeat)


def place_of(message: Message, which: str) -> int:
    """Return the number of a control among all that can be pressed, from 1."""
    parts = [each for each in walk(message.components) if each.get("custom_id")]
    return next(n for n, each in enumerate(parts, start=1) if which in (each["custom_id"], each.get("label")))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.key)
async def test_each_choice_is_few_stops_from_the_call(tmp_path: Path, game: AnyGame) -> None:
    seen: dict[str, int] = {}
    async with an_evening(tmp_path) as evening, evening.running():
        evening.game = game.info.key
        people = [ByEar(each) for each in evening.people]
        evening.people[:] = people
        table = await evening.seated(game.info.seats[-1], options=presses_of(game).options)
        for person in people:
            settings = await person.command(evening.channel, "me settings")
            await person.choose(settings.message, Own(Mine.READING).id, [Reading.WORDS])
        players = Players(evening, random.Random(game.info.key))
        while table.outcome is None and table.n < MOVES:
            seat = Seat(evening.active(table))
            heard = people[[each.user for each in people].index(evening.person_of(table, seat).user)]
            heard.stops.clear()
            action = players.choice(table, seat)
            await players.do(table, seat, action, Way.PANEL)
            await evening.settle()
            verb, *after = heard.stops
            far = max(
                (verb + 1 + each for each in after), default=verb
            )  # the verb, the words of its answer, and the choice
            seen[action.verb] = max(seen.get(action.verb, 0), far)

    assert len(seen) >= min(3, len(game.info.actions)), seen
    assert {verb: far for verb, far in seen.items() if far > MOST} == {}
