"""Large numbers of deals as they are told."""

from __future__ import annotations

import re

import pytest

from bot.messages.charts import in_units
from games.core.lines import Line
from tests.words import WORDS


@pytest.mark.parametrize(
    ("n", "told", "en_francais"),
    [
        (0, "0", "0"),
        (9_999_999, "9,999,999", "9 999 999"),
        (10_000_000, "10M", "10 M"),
        (5_381_376_000, "5,381M", "5 381 M"),
        (14_729_668_800, "15bn", "15 Md"),
        (44_460_928_512_000, "44tn", "44 000 Md"),
        (10**16, "10,000tn", "10 000 000 Md"),
    ],
)
def test_a_large_number_of_deals_is_told_as_newspapers_print_it(n: int, told: str, en_francais: str) -> None:
    said = [WORDS.say(locale, Line("number-short", in_units(n))) for locale in ("en", "fr")]

    assert [re.sub(r"\s", " ", each) for each in said] == [told, en_francais]
