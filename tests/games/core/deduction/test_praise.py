"""Praise goes with skill: a random player's questions are praised far less often than asked."""

from __future__ import annotations

import pytest

from games.cluedo import GAME as CLUEDO
from games.clues import GAME as CLUES
from games.core.game import AnyGame
from tests.builders import amount
from tests.tools.praise import FIRST, measured


@pytest.mark.parametrize("game", [CLUES, CLUEDO], ids=lambda game: game.info.key)
def test_a_random_player_is_praised_at_most_half_as_often_as_it_asks(game: AnyGame) -> None:
    found = measured(game, amount(4, 75), FIRST)

    assert found.praised.total() > 0
    assert found.share(found.praised) <= found.share(found.questions) / 2
    assert max(found.accuracies[True]) < max(found.accuracies[False])
