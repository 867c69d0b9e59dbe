"""Cluedo: how many deals fit what a seat knows, exactly.

Cards that no fact tells apart form a class, so that a hand is told by how many cards of each class it has. Hands of fixed
sizes that cover all unknown cards are disjoint, so deals are counted by inclusion and exclusion: a signed sum, over how many
cards t of each class are left, of the products over all owners of how many hands lie within t. Those sums over all smaller t
are one transform along each class, and so is the way back to each owner's hands.

Whole numbers are taken modulo 2^64. All that is asked for is far below 2^63, so it is exact, whatever overflows on the way.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from math import comb, prod
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from games.cluedo.bounds import KINDS, Bounds, Cards, numbers

Numbers: TypeAlias = NDArray[np.int64]


class Grid:
    """All ways to take some of the unknown cards, a cell for each number of cards of each class."""

    def __init__(self, bounds: Bounds) -> None:
        self.classes = _classes(bounds)
        self.counts = tuple(map(len, self.classes))
        self.shape = tuple(n + 1 for n in self.counts)
        self.cells = prod(self.shape)
        self.strides = tuple(prod(self.shape[i + 1 :]) for i in range(len(self.shape)))
        left = bounds.left
        self.owners = [owner for owner, size in enumerate(left) if size]
        total = self._outer([np.arange(d) for d in self.shape])
        self.groups: dict[object, int] = {}  # owners who may have the same hands share a row
        self.row: dict[int, int] = {}  # by owner
        rows: list[Numbers] = []
        for owner in self.owners:
            is_envelope = owner == len(bounds.sizes)
            may = tuple(bool(bounds.can[owner] >> cards[0] & 1) for cards in self.classes)
            either = tuple(cards for who, cards in bounds.either if who == owner)
            key = (is_envelope, left[owner], may, either)
            if key not in self.groups:
                self.groups[key] = len(rows)
                rows.append(self._envelopes(bounds) if is_envelope else self._hands(total, left[owner], may, either))
            self.row[owner] = self.groups[key]
        self.hands: NDArray[np.int32] = np.array(rows, dtype=np.int32).reshape(
            len(rows), self.cells
        )  # no more than C(18, 6)
        self.times = [list(self.row.values()).count(row) for row in range(len(rows))]

    def _outer(self, axes: Sequence[Numbers], *, times: bool = False) -> Numbers:
        """Return the sum, or product, of a number for each class, in every cell."""
        found: Numbers = np.ones(1, np.int64) if times else np.zeros(1, np.int64)
        for axis in axes:
            found = np.multiply.outer(found, axis).ravel() if times else np.add.outer(found, axis).ravel()
        return found

    def _hands(self, total: Numbers, size: int, may: Sequence[bool], either: Sequence[Cards]) -> Numbers:
        """Return 1 for each hand that a seat may hold, else 0."""
        hands: Numbers = (total == size).astype(np.int64)
        spread = hands.reshape(self.shape)
        for axis, is_possible in enumerate(may):
            if not is_possible:
                spread[(*(slice(None),) * axis, slice(1, None))] = 0
        for cards in either:
            none = tuple(0 if cards >> each[0] & 1 else slice(None) for each in self.classes)
            spread[none] = 0
        return hands

    def _envelopes(self, bounds: Bounds) -> Numbers:
        hands = np.zeros(self.cells, np.int64)
        for axes in self.envelopes(bounds):
            hands[sum(self.strides[axis] for axis in axes)] = 1
        return hands

    def envelopes(self, bounds: Bounds) -> Iterator[tuple[int, ...]]:
        """Yield which classes the unknown cards of the envelope may be of."""
        open_kinds = [kind for kind in KINDS if not bounds.has[-1] & kind]
        yield from product(
            *(
                [axis for axis, cards in enumerate(self.classes) if bounds.can[-1] & kind & 1 << cards[0]]
                for kind in open_kinds
            )
        )

    def signs(self) -> Numbers:
        """Return with which sign, and how often, each cell counts."""
        return self._outer(
            [np.array([(-1) ** (n - t) * comb(n, t) for t in range(n + 1)], np.int64) for n in self.counts], times=True
        )

    def within(self) -> Numbers:
        """Return for each row of hands how many of them lie within so many cards of each class."""
        found = self.hands.T.copy()  # side by side, so that there is no short run even in the last class
        after = found.size
        for n in self.counts:
            after //= n + 1
            view = found.reshape(-1, n + 1, after)
            for i in range(1, n + 1):
                view[:, i:] += view[:, i - 1 : -1]
        return np.ascontiguousarray(found.T).astype(np.int64)

    def spread(self, found: Numbers) -> Numbers:
        """Return numbers for sets of cards carried back to the hands that lie within them: the transpose of `within`."""
        found = np.ascontiguousarray(found.T)
        after = found.size
        for n in self.counts:
            after //= n + 1
            view = found.reshape(-1, n + 1, after)
            for i in range(n, 0, -1):
                view[:, i - 1 : -1] += view[:, i:]
        return np.ascontiguousarray(found.T)

    def deals(self) -> int:
        """Return how many deals fit."""
        found = self.signs()
        for within, times in zip(self.within(), self.times, strict=True):
            for _ in range(times):
                found *= within
        return int(found.sum())

    def by_hand(self) -> Numbers:
        """Return for each row of hands how many deals give one of its owners so many cards of each class."""
        within = self.within()
        found = np.empty_like(within)
        before = self.signs()
        for row, times in enumerate(self.times):
            found[row] = before
            for _ in range(times - 1):
                found[row] *= within[row]
            before *= within[row] if times == 1 else within[row] ** times
        after: Numbers | None = None
        for row in range(len(self.times) - 1, 0, -1):
            power = within[row] ** self.times[row]
            after = power if after is None else after * power
            found[row - 1] *= after
        return self.spread(found) * self.hands

    def held(self, by_hand: Numbers) -> list[list[int]]:
        """Return for each row and class in how many deals an owner holds one certain card of that class."""
        half = len(self.counts) // 2  # summed over one half of the classes at once, what is left is small
        first = by_hand.reshape(len(by_hand), prod(self.shape[:half]), -1)
        held: list[list[int]] = []
        for summed, counts in ((first.sum(2), self.counts[:half]), (first.sum(1), self.counts[half:])):
            after = summed.shape[1]
            for n in counts:
                after //= n + 1
                by_count = summed.reshape(len(summed), -1, n + 1, after).sum(axis=(1, 3))
                held.append([count // n for count in (by_count @ np.arange(n + 1)).tolist()])
        return [list(row) for row in zip(*held, strict=True)]


def _classes(bounds: Bounds) -> list[tuple[int, ...]]:
    """Return the unknown cards by what can be told apart: who may hold them, which answers they would explain, and their kind
    where the envelope may hold them.
    """
    classes: dict[object, list[int]] = {}
    for card in numbers(bounds.open):
        bit = 1 << card
        owners = tuple([bool(can & bit) for can in bounds.can])
        kind = next(i for i, cards in enumerate(KINDS) if cards & bit) if owners[-1] else None
        answers = tuple([bool(cards & bit) for _, cards in bounds.either])
        classes.setdefault((owners, kind, answers), []).append(card)
    return [tuple(cards) for cards in classes.values()]
