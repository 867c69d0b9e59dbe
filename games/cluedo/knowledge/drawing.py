"""Cluedo: deals that fit the evidence of a seat, drawn with exactly the same chance: for ratings, where counting takes too long.

Hands are drawn owner by owner, as counts by class of cards (`counting.Grid`): each with the number of ways to deal the rest
after it. Then each class is shuffled.
"""

from __future__ import annotations

from math import comb
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from games.cluedo.knowledge.bounds import Bounds, numbers
from games.cluedo.knowledge.counting import Grid
from games.cluedo.model import CARDS

Numbers: TypeAlias = NDArray[np.int64]
Ways: TypeAlias = NDArray[np.float64]

_CHOICES: Final[Ways] = np.array(
    [[comb(n, k) for k in range(len(CARDS) + 1)] for n in range(len(CARDS) + 1)], np.float64
)


class Drawing:
    """The ways to deal the unknown cards, owner by owner."""

    def __init__(self, bounds: Bounds) -> None:
        self._bounds = bounds
        self._grid = Grid(bounds)
        self._strides = np.array(self._grid.strides, np.int64)
        owners = self._grid.owners[::-1]  # the envelope first: it leaves the fewest different rests
        self._owners = owners
        self._hands = [self._counts(np.flatnonzero(self._grid.hands[self._grid.row[owner]])) for owner in owners]
        self._rests: list[Numbers] = []  # by owner: the cells of cards that may be left when its turn comes, in order
        self._sums: list[Ways] = []  # by owner: for each of them, the ways with each of its hands, added up
        self._count()

    def _counts(self, cells: Numbers) -> Numbers:
        """Return how many cards of each class are in some cells."""
        shape = np.array(self._grid.shape, np.int64)
        found: Numbers = cells[:, None] // self._strides % shape
        return found

    def _count(self) -> None:
        rests = [np.array([self._grid.cells - 1], np.int64)]
        choices: list[Ways] = []
        for hands in self._hands:
            choices.append(self._choices(self._counts(rests[-1]), hands))
            after = rests[-1][:, None] - hands @ self._strides
            rests.append(np.unique(after[choices[-1] > 0]))
        ways = (rests[-1] == 0).astype(np.float64)
        for n in reversed(range(len(self._hands))):
            after = rests[n][:, None] - self._hands[n] @ self._strides
            at = np.searchsorted(rests[n + 1], after).clip(max=len(rests[n + 1]) - 1)
            sums = (choices[n] * ways[at]).cumsum(1)
            self._sums.insert(0, sums)
            ways = sums[:, -1]
        self._rests = rests

    @staticmethod
    def _choices(rests: Numbers, hands: Numbers) -> Ways:
        """Return in how many ways each hand can be taken of each rest."""
        found = np.ones((len(rests), len(hands)), np.float64)
        for rest, hand in zip(rests.T, hands.T, strict=True):
            found *= _CHOICES[rest[:, None], hand]
        return found

    def deals(self, n: int, dice: np.random.Generator) -> Numbers:
        """Return the owner of each card, a row for each of `n` deals."""
        found = np.zeros((n, len(CARDS)), np.int64)
        for owner, held in enumerate(self._bounds.has):
            found[:, [*numbers(held)]] = owner
        cells = np.full(n, self._grid.cells - 1, np.int64)
        taken: list[Numbers] = []
        for hands, rests, sums in zip(self._hands, self._rests, self._sums, strict=False):
            rows = np.searchsorted(rests, cells)
            drawn = dice.random(n)
            chosen = np.zeros(n, np.int64)
            for row in np.unique(rows):
                here = rows == row
                chosen[here] = np.searchsorted(sums[row], drawn[here] * sums[row, -1], side="right")
            taken.append(hands[chosen])
            cells -= hands[chosen] @ self._strides
        for axis, cards in enumerate(self._grid.classes):
            order = np.array(cards, np.int64)[dice.random((n, len(cards))).argsort(1)]
            before = np.cumsum([hand[:, axis] for hand in taken], axis=0)
            turn = (np.arange(len(cards)) >= before[:, :, None]).sum(0)
            np.put_along_axis(found, order, np.array(self._owners, np.int64)[turn], 1)
        return found
