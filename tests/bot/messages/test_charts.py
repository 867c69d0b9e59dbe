"""Numbers of charts in few signs."""

from __future__ import annotations

import pytest

from bot.messages.charts import in_short


@pytest.mark.parametrize(
    ("n", "told"),
    [
        (0, 0),
        (12, 12),
        (9_999, 9_999),
        (10_000, "10k"),
        (14_729_668_800, "15G"),
        (5_381_376_000, "5381M"),
        (44_460_928_512_000, "44T"),
        (10**30, "1000000Y"),
    ],
)
def test_a_large_number_of_deals_is_told_in_four_digits_and_a_unit(n: int, told: int | str) -> None:
    assert in_short(n) == told
