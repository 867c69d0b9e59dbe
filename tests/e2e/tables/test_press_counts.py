"""How many presses it takes from the message that calls somebody to the stored action: opening a list and choosing are two."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import pytest

from games import GAMES
from games.core.contract import Action
from games.core.game import AnyGame
from games.core.seats import Seat
from tests.e2e.evening import an_evening
from tests.e2e.tables.playing import Players, Way

PRESSES = {
    ("clues", "place"): 4, ("clues", "ask"): 3, ("clues", "informant"): 2, ("clues", "accuse"): 5, ("clues", "take"): 2,
    ("arosa", "search"): 2, ("arosa", "suspect"): 3, ("arosa", "erase"): 2, ("arosa", "take"): 2,
    ("cluedo", "pawn"): 2, ("cluedo", "roll"): 1, ("cluedo", "move"): 3, ("cluedo", "passage"): 1, ("cluedo", "stay"): 1,
    ("cluedo", "suggest"): 3, ("cluedo", "show"): 2, ("cluedo", "accuse"): 5, ("cluedo", "denounce"): 4,
    ("cluedo", "end"): 1,
    ("bakerstreet", "play"): 3, ("bakerstreet", "estimate"): 2, ("bakerstreet", "doubt"): 2, ("bakerstreet", "choose"): 2,
    ("bakerstreet", "take"): 2,
}  # fmt: skip
"""The verb, one for each choice that is open, and one to confirm what is final; a far square is found in a list. A suspicion
names one player; each more is one press more. A doubt is asked back where it is surely lost.
"""
OPTIONS = {"clues": {"top_secret": "on"}, "cluedo": {"false_witnesses": "on", "accuse": "any_time"}}
STEPS = 70


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.key)
@pytest.mark.parametrize("way", [Way.PANEL, Way.DESK])
async def test_no_action_takes_more_presses_than_it_has_choices(tmp_path: Path, game: AnyGame, way: Way) -> None:
    key = game.info.key
    seen: Counter[str] = Counter()
    async with an_evening(tmp_path) as evening, evening.running():
        evening.game = key
        table = await evening.seated(game.info.seats[-1 if way is Way.PANEL else 0], options=OPTIONS.get(key, {}))
        players = Players(evening, random.Random(key))
        while table.outcome is None and table.n < STEPS:
            seat = Seat(evening.active(table))
            action = players.choice(table, seat)
            done = await players.do(table, seat, action, way)
            await evening.settle()
            opened = 1 if way is Way.DESK else 0  # the desk itself, from which it is as far as from the panel
            figure = PRESSES.get((key, action.verb), 1 + len(action.__dataclass_fields__))
            assert done.presses - opened <= figure + more(action), (action, done)
            seen[action.verb] += 1

        if table.outcome is not None:
            inquire = evening.bot.delivery._inquest
            assert inquire is not None
            told = await inquire(await evening.bot.tables.load(table.record.id))
            assert len(evening.inquests()) == (told is not None)  # posted by itself, once
    assert len(seen) >= min(3, len(game.info.actions)), seen


def more(action: Action) -> int:
    """Return how many values beyond the first somebody wants to name, or wants otherwise than usual."""
    values = [getattr(action, name) for name in action.__dataclass_fields__]
    return sum(len(each) - 1 for each in values if isinstance(each, tuple)) + sum(each is True for each in values)
