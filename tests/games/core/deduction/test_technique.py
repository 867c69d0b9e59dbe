"""Techniques of deduction: every sentence of a reason belongs to one, and those that are used come in order."""

from __future__ import annotations

from collections import Counter

import pytest

from games import GAMES
from games.core.deduction.technique import effort_of, techniques_in
from games.core.game import AnyGame
from games.core.lines import Line
from tests.data.parsed import sentences


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.key)
def test_every_sentence_of_a_reason_belongs_to_one_technique(game: AnyGame) -> None:
    said = {key for key in sentences("en") if key.startswith(f"{game.info.key}-why")}
    named = Counter(key for keys in game.techniques.values() for key in keys)

    assert named == Counter(said)


def test_the_techniques_of_a_reason_come_easiest_first_and_once() -> None:
    techniques = {"look": ("seen", "told"), "count": ("sum",), "cases": ("fork",)}

    assert techniques_in(techniques, [Line("fork"), Line("told"), Line("seen")]) == ("look", "cases")
    assert techniques_in(techniques, []) == ()


def test_each_different_sentence_that_uses_a_technique_is_one_step_of_effort() -> None:
    techniques = {"look": ("seen",), "count": ("sum",)}
    one, other = [Line("seen"), Line("sum", {"n": 1})], [Line("seen"), Line("sum", {"n": 2}), Line("closing")]

    assert effort_of(techniques, [one, other]) == 3
    assert effort_of(techniques, []) == 0
