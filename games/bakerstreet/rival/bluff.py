"""Bakerstreet: doubts and estimates by a solved strategy (`make bluff`; see `tests/tools/bluff.py`).

A round is the set of levels named so far. The file holds two tables by history and own sum: how often to doubt, and how
often to name the top level of a history, coming from the history without it.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from struct import Struct

from games.content import table
from games.core.chance import Chance

LEVELS = (9, 11, 12, 13, 14, 15, 16, 17, 18, 19, 21, 23)
SUMS = 16
_HALF = Struct("<e")
_FINE = 1 << 16


class Bluff:
    """The solved strategy."""

    def __init__(self) -> None:
        self._stored = table("bakerstreet-bluff")

    def doubts(self, numbers: Iterable[int], own: int) -> float:
        """Return how often to doubt after these estimates, with a hand of so many points."""
        return self._at(history(numbers), own)

    def number(self, numbers: tuple[int, ...], own: int, luck: Chance) -> int | None:
        """Return a drawn estimate; None where no level is left."""
        past = history(numbers)
        above = range(past.bit_length(), len(LEVELS))
        weights = [int(_FINE * self._at((1 << len(LEVELS)) + past + (1 << level), own)) for level in above]
        if not any(weights):
            return None
        return LEVELS[above[luck.weighted(weights)]]

    def _at(self, row: int, own: int) -> float:
        value: float = _HALF.unpack_from(self._stored, _HALF.size * (row * SUMS + min(max(own, 0), SUMS - 1)))[0]
        return value


def history(numbers: Iterable[int]) -> int:
    """Return the levels named, as bits: of each estimate the lowest level that it reaches."""
    past = 0
    for number in numbers:
        past |= 1 << min(bisect_left(LEVELS, number), len(LEVELS) - 1)
    return past
