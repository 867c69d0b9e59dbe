"""Praise goes with skill: a random player's questions are praised far less often than asked."""

from __future__ import annotations

import pytest

from games.cluedo import GAME as CLUEDO
from games.clues import GAME as CLUES
from games.core.deduction.inquest import casework
from games.core.deduction.rival import Strength
from games.core.game import AnyGame
from tests.builders import amount
from tests.tools.ladder import player
from tests.tools.praise import FIRST, at_random, measured, played


@pytest.mark.parametrize("game", [CLUES, CLUEDO], ids=lambda game: game.info.key)
def test_a_random_player_is_praised_at_most_half_as_often_as_it_asks(game: AnyGame) -> None:
    found = measured(game, amount(4, 75), FIRST)

    assert found.praised.total() > 0
    assert found.share(found.praised) <= found.share(found.questions) / 2
    assert max(found.accuracies[True]) < max(found.accuracies[False])


@pytest.mark.parametrize(("seed", "step", "is_lucky"), [(155, 8, False), (167, 9, True)])
def test_a_question_is_lucky_by_what_it_told_about_the_solution(seed: int, step: int, *, is_lucky: bool) -> None:
    """Each left one deal of ten or so: the first of them left all 79 solutions, the second 9 of 45. Both were called lucky."""
    expert = player(CLUES, Strength.EXPERT)
    logs, deeds = played(CLUES, [expert, expert, at_random], seed)
    assert CLUES.knowledge is not None

    case = casework(CLUES.knowledge, logs, deeds, CLUES.questions, len(deeds) - 1)

    asked = next(each for each in case.questions if each.n == step)
    assert asked.is_poor
    assert asked.bits > 3
    assert asked.is_lucky is is_lucky
    assert [(each.n, round(2**each.solved)) for each in case.lucky] == [(step, 5)] * is_lucky
