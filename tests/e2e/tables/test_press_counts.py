"""How many presses it takes from the message that calls somebody to the stored action: opening a list and choosing are two."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import fields
from pathlib import Path

import pytest

from bot.messages.screens import MANY
from bot.tables.table import Table
from games import GAMES
from games.core.contract import Action
from games.core.game import AnyGame
from games.core.seats import Seat
from tests.e2e.evening import an_evening
from tests.e2e.tables.playing import Players, Way
from tests.parts import presses_of

STEPS = 40


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.key)
@pytest.mark.parametrize("way", [Way.PANEL, Way.DESK])
async def test_no_action_takes_more_presses_than_it_has_choices(tmp_path: Path, game: AnyGame, way: Way) -> None:
    key, presses = game.info.key, presses_of(game)
    seen: Counter[str] = Counter()
    async with an_evening(tmp_path) as evening, evening.running():
        evening.game = key
        table = await evening.seated(game.info.seats[-1 if way is Way.PANEL else 0], options=presses.options)
        players = Players(evening, random.Random(key))
        while table.outcome is None and table.n < STEPS:
            seat = Seat(evening.active(table))
            action = players.choice(table, seat)
            figure = presses.presses.get(action.verb, 1 + len(action.__dataclass_fields__)) + more(table, seat, action)
            done = await players.do(table, seat, action, way)
            await evening.settle()
            opened = 1 if way is Way.DESK else 0  # the desk itself, from which it is as far as from the panel
            assert done.presses - opened <= figure, (action, done)
            seen[action.verb] += 1

        if table.outcome is not None:
            inquire = evening.bot.delivery._teller.inquest
            assert inquire is not None
            assert (
                await inquire(await evening.bot.tables.load(table.record.id)) is None
            )  # posted by itself, if it tells anything
            assert len(evening.inquests()) <= 1
    assert len(seen) >= min(3, len(game.info.actions)), seen


def more(table: Table, seat: Seat, action: Action) -> int:
    """Return how many values beyond the first somebody wants to name, wants otherwise than usual, or finds in a list."""
    values = [getattr(action, name) for name in action.__dataclass_fields__]
    named = sum(len(each) - 1 for each in values if isinstance(each, tuple)) + sum(each is True for each in values)
    alike = [each for each in table.now.legal(seat) if type(each) is type(action)]
    view = table.now.seat_view(seat)
    for name in (field.name for field in fields(action)):
        offered = tuple(dict.fromkeys(getattr(each, name) for each in alike))
        first = table.game.face.likely(view, offered) if len(offered) > MANY else ()
        named += bool(first) and getattr(action, name) not in first
    return named
