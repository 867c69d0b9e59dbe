"""The layout kit: what is spread stays around its middle, and words stand in the middle of their form."""

from __future__ import annotations

from enum import StrEnum

import pytest

from games.core.layout import CARD_TEXT, card_name, card_width, inscribed, spread
from games.core.scene import Disc, Rect, Write


class Fruit(StrEnum):
    """The subject of a card."""

    PEAR = "pear"


@pytest.mark.parametrize(
    ("count", "places"), [(0, []), (1, [500]), (2, [480, 520]), (3, [460, 500, 540]), (4, [440, 480, 520, 560])]
)
def test_things_in_a_row_lie_around_its_middle(count: int, places: list[float]) -> None:
    assert list(spread(count, 40)) == places


def test_a_row_may_have_another_middle() -> None:
    assert list(spread(2, 10, 30)) == [25, 35]


@pytest.mark.parametrize("form", [Rect(10, 20, 60, 40), Disc(40, 40, 9, 9)])
def test_words_stand_in_the_middle_of_their_form(form: Rect | Disc) -> None:
    drawn, words = inscribed(form, Fruit.PEAR, "#000000", room=50)

    assert drawn is form
    assert isinstance(words, Write)
    assert (words.x, words.y, words.what, words.room) == (40, 40, Fruit.PEAR, 50)


@pytest.mark.parametrize(("tall", "size"), [(200, CARD_TEXT), (400, 60)])
def test_the_name_of_a_card_grows_with_it_and_is_never_too_small(tall: float, size: float) -> None:
    name = card_name(Fruit.PEAR, 0, 0, tall)

    assert name.size == size
    assert name.x == card_width(tall) / 2
    assert name.room is not None
    assert name.room < card_width(tall)
