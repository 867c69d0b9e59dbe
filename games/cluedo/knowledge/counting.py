"""Cluedo: the exact number of deals that fit the evidence of a seat.

Cards that no fact tells apart form a class, so that a hand is told by how many cards of each class it has. Hands of fixed
sizes that cover all unknown cards are disjoint, so deals are counted by inclusion and exclusion: a signed sum, over how many
cards t of each class are left, of the products over all owners of how many hands lie within t. Those sums over all smaller t
are one transform along each class, and so is the way back to each owner's hands.

Whole numbers are taken modulo 2^64. All that is asked for is far below 2^63, so it is exact, whatever overflows on the way.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import product
from math import comb, prod
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from games.cluedo.knowledge.bounds import KINDS, Bounds, Cards, numbers
from games.cluedo.model import CARDS
from games.core.deduction.knowledge import Case

Numbers: TypeAlias = NDArray[np.int64]
LARGE = 1 << 12
"""With more cells than these, rows are faster one by one."""


class Grid:
    """All ways to take some of the unknown cards, a cell for each number of cards of each class."""

    def __init__(self, bounds: Bounds) -> None:
        self.classes = _classes(bounds)
        self.counts = tuple(map(len, self.classes))
        self.shape = tuple(n + 1 for n in self.counts)
        self.cells = prod(self.shape)
        self._half = len(self.shape) // 2
        self._high, self._low = prod(self.shape[: self._half]), prod(self.shape[self._half :])
        self.strides = tuple(prod(self.shape[i + 1 :]) for i in range(len(self.shape)))
        left = bounds.left
        self.owners = [owner for owner, size in enumerate(left) if size]
        total = self._outer([np.arange(d, dtype=np.int8) for d in self.shape])
        self.groups: dict[object, int] = {}  # owners who may have the same hands share a row
        self.row: dict[int, int] = {}  # by owner
        rows: list[NDArray[np.bool_]] = []
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

    def _outer(self, axes: Sequence[NDArray[Any]], *, times: bool = False) -> NDArray[Any]:
        """Return the sum, or product, of a number for each class, in every cell."""
        found: NDArray[Any] = np.ones(1, np.int8) if times else np.zeros(1, np.int8)
        for axis in reversed(axes):  # the longest runs last
            found = np.multiply.outer(axis, found).ravel() if times else np.add.outer(axis, found).ravel()
        return found

    def _hands(self, total: NDArray[Any], size: int, may: Sequence[bool], either: Sequence[Cards]) -> NDArray[np.bool_]:
        """Return the cells with the possible hands of a seat."""
        hands: NDArray[np.bool_] = total == size
        spread = hands.reshape(self.shape)
        for axis, is_possible in enumerate(may):
            if not is_possible:
                spread[(*(slice(None),) * axis, slice(1, None))] = 0
        for cards in either:
            none = tuple(0 if cards >> each[0] & 1 else slice(None) for each in self.classes)
            spread[none] = 0
        return hands

    def _envelopes(self, bounds: Bounds) -> NDArray[np.bool_]:
        hands = np.zeros(self.cells, np.bool_)
        for axes in self.envelopes(bounds):
            hands[sum(self.strides[axis] for axis in axes)] = 1
        return hands

    def envelopes(self, bounds: Bounds) -> Iterator[tuple[int, ...]]:
        """Yield the possible classes of the unknown cards of the envelope, one for each of them."""
        open_kinds = [kind for kind in KINDS if not bounds.has[-1] & kind]
        yield from product(
            *(
                [axis for axis, cards in enumerate(self.classes) if bounds.can[-1] & kind & 1 << cards[0]]
                for kind in open_kinds
            )
        )

    def signs(self) -> Numbers:
        """Return with which sign, and how often, each turned cell counts."""
        return self._outer(
            [
                np.array([(-1) ** (n - t) * comb(n, t) for t in range(n + 1)], np.int64)
                for n in self._turned(self.counts)
            ],
            times=True,
        )

    def within(self) -> Numbers:
        """Return for each row of hands how many of them lie within so many cards of each class, in turned cells."""
        turned = np.empty_like(self.hands)
        for rows, done in self._parts(self.hands, turned):
            first = rows.copy()
            _along_all(first, self.shape[: self._half], _up)
            done.reshape(-1, self._low, self._high)[:] = first.reshape(-1, self._high, self._low).swapaxes(1, 2)
            _along_all(done, self.shape[self._half :], _up)
        return turned.astype(np.int64)

    def spread(self, turned: Numbers) -> Numbers:
        """Return numbers for sets of cards carried back to the hands that lie within them: the transpose of `within`."""
        found = np.empty_like(turned)
        for rows, done in self._parts(turned, found):
            _along_all(rows, self.shape[self._half :], _down)
            done.reshape(-1, self._high, self._low)[:] = rows.reshape(-1, self._low, self._high).swapaxes(1, 2)
            _along_all(done, self.shape[: self._half], _down)
        return found

    def _turned(self, counts: Sequence[int]) -> Sequence[int]:
        """Return the classes of turned cells: the last half comes first, so that the summed cells lie in long runs."""
        return (*counts[self._half :], *counts[: self._half])

    def _parts(self, one: NDArray[Any], two: NDArray[Any]) -> Iterator[tuple[NDArray[Any], NDArray[Any]]]:
        """Yield rows together, or, where they are long, each by itself, which a processor keeps at hand."""
        if self.cells <= LARGE:
            yield one, two
        else:
            yield from zip(one[:, None], two[:, None], strict=True)

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
            np.multiply(found[row] if times > 1 else before, within[row], out=before)
        after: Numbers | None = None
        for row in range(len(self.times) - 1, 0, -1):
            for _ in range(self.times[row]):
                after = within[row] if after is None else after * within[row]
            found[row - 1] *= after
        found = self.spread(found)
        found *= self.hands
        return found

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


def _up(view: NDArray[Any]) -> None:
    """Count, for so many cards of a class, the ways to choose fewer of them."""
    for i in range(1, view.shape[1]):
        view[:, i:] += view[:, i - 1 : -1]


def _down(view: NDArray[Any]) -> None:
    """Do the transpose."""
    for i in range(view.shape[1] - 1, 0, -1):
        view[:, i - 1 : -1] += view[:, i:]


def _along_all(rows: NDArray[Any], shape: Sequence[int], along: Callable[[NDArray[Any]], None]) -> None:
    """Apply a step along each of the first axes of rows of this shape."""
    before = len(rows)
    for size in shape:
        view = rows.reshape(before, size, -1)
        if view[0].size > LARGE:
            for n in range(before):  # parts that lie side by side are added without a copy
                along(view[n : n + 1])
        else:
            along(view)
        before *= size


def solutions(bounds: Bounds) -> tuple[int, Mapping[Case, int]]:
    """Return how many deals fit, and how many to each envelope."""
    if bounds.is_broken:
        return 0, {}
    grid = Grid(bounds)
    by_hand = grid.by_hand()
    deals = int(by_hand[0].sum()) if grid.owners else 1
    return deals, cases_of(bounds, grid, by_hand, deals) if deals else {}


def cases_of(bounds: Bounds, grid: Grid, by_hand: Numbers, deals: int) -> Mapping[Case, int]:
    """Return the number of deals in which each case lies in the envelope."""
    sure = {card: CARDS[card] for card in numbers(bounds.has[-1])}
    if len(sure) == len(KINDS):
        return {tuple(sure.values()): deals}
    cases: dict[Case, int] = {}
    row = by_hand[grid.row[known]] if (known := len(bounds.sizes)) in grid.row else by_hand[0]
    for axes in grid.envelopes(bounds):
        total = int(row[sum(grid.strides[axis] for axis in axes)])
        if not total:
            continue
        count = total // prod(grid.counts[axis] for axis in axes)
        for cards in product(*(grid.classes[axis] for axis in axes)):
            case = sorted((*sure, *cards))
            cases[tuple(CARDS[card] for card in case)] = count
    return cases


def _classes(bounds: Bounds) -> list[tuple[int, ...]]:
    """Return the unknown cards by their differences: possible owners, answers that they would explain, and kind
    where the envelope may hold them.
    """
    classes: dict[object, list[int]] = {}
    for card in numbers(bounds.open):
        bit = 1 << card
        owners = tuple(bool(can & bit) for can in bounds.can)
        kind = next(i for i, cards in enumerate(KINDS) if cards & bit) if owners[-1] else None
        answers = tuple(bool(cards & bit) for _, cards in bounds.either)
        classes.setdefault((owners, kind, answers), []).append(card)
    return [tuple(cards) for cards in classes.values()]
