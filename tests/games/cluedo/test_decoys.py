"""Decoys: the questions of a master as a person reads them, who writes down what each seat names."""

from __future__ import annotations

import pytest

from games.cluedo.model import Room
from games.core.deduction.rival import Strength
from tests.builders import amount
from tests.tools.reading import Named, bits, named

FIRST, LATER = (1, 2), (3, 4, 5)
"""Questions of a seat, by number."""


@pytest.fixture(scope="module")
def cards() -> list[Named]:
    """Return the suspects and weapons that masters have named, in whole games."""
    played = named([Strength.MASTER] * 3, amount(8, 200), 30_000)
    return [each for _, each in played if not isinstance(each.card, Room)]


@pytest.mark.parametrize("questions", [FIRST, LATER])
def test_a_master_names_cards_of_its_own_early_and_late_though_less_often_than_others(
    cards: list[Named], questions: tuple[int, ...]
) -> None:
    some = [each for each in cards if each.question in questions]
    own = sum(each.is_own for each in some)
    expected = sum(each.expected for each in some)

    assert 0.2 < own / expected < 1.2


def test_its_decoys_are_spread_over_its_own_cards_and_named_again_as_others_are(cards: list[Named]) -> None:
    own = [each for each in cards if each.is_own]

    assert len({each.card for each in own}) > 6
    assert any(each.before for each in own)


def test_a_reader_of_its_first_questions_gains_little_about_its_hand(cards: list[Named]) -> None:
    assert bits([each for each in cards if each.question in FIRST]) < 0.3
