"""Mord im Arosa: falling and hearing, as two separate draws. A sound depends on the floor alone."""

from __future__ import annotations

from bisect import bisect_right
from enum import StrEnum
from itertools import accumulate
from math import comb
from typing import TypeAlias

from games.core.chance import Chance

Pair: TypeAlias = tuple[int, ...]
"""Two weights: for and against."""

Heard: TypeAlias = int
"""The sound of one fall, as a number: twice the knocks, and one more if it ends hard."""


class Landing(StrEnum):
    """The sound that ends a fall."""

    POC = "poc"  # on wood
    TOC = "toc"  # on the table top under the ground floor


ENDS = tuple(Landing)
MOST_KNOCKS = 7
HEARD = range(2 * (MOST_KNOCKS + 1))


def knocks_of(heard: Heard) -> int:
    """Return how many knocks are heard."""
    return heard // 2


def end_of(heard: Heard) -> Landing:
    """Return how it ends to the ear."""
    return ENDS[heard % 2]


class Acoustics:
    """The chances of a hotel: where cubes come to rest, and how well they are heard; whole-number weights throughout.

    `likelihood[floor][heard]` are the weights of sounds given the floor, `landing[floor]` those of the floor.
    """

    __slots__ = ("_bounds", "_landed", "landing", "likelihood")

    def __init__(self, landing: tuple[int, ...], knock: Pair, *, wood: Pair, ground: Pair) -> None:
        top = len(landing) - 1
        self.landing = landing
        self.likelihood = tuple(
            _row(top - floor, knock, poc=wood[0] if floor else ground[1], toc=wood[1] if floor else ground[0])
            for floor in range(len(landing))
        )
        self._landed = tuple(floor for floor, weight in enumerate(landing) for _ in range(weight))
        self._bounds = tuple(tuple(accumulate(row)) for row in self.likelihood)

    def fall(self, chance: Chance) -> int:
        """Return the floor where a cube comes to lie: independent of all other cubes."""
        return self._landed[chance.below(len(self._landed))]

    def hear(self, floor: int, chance: Chance) -> Heard:
        """Return the sound of a cube that came to lie on this floor."""
        bounds = self._bounds[floor]
        return bisect_right(bounds, chance.below(bounds[-1]))


def _row(passed: int, knock: Pair, *, poc: int, toc: int) -> tuple[int, ...]:
    """Return the weights of everything that may be heard of a cube that passed so many floors."""
    heard, missed = knock
    knocks = [comb(passed, k) * heard**k * missed ** (passed - k) for k in range(passed + 1)]
    knocks += [0] * (MOST_KNOCKS - passed)
    return tuple(weight * end for weight in knocks for end in (poc, toc))
