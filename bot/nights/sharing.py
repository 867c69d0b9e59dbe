"""The ways to share a crowd out among games, all at once, ranked by the wishes of the split. People have no names or foes here."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

COSY: Final = 4
"""How many people a table has at best, where a crowd is not too large for tables of that size."""

_TABLE: Final = 1
_SIZE: Final = _TABLE << 6
_LOST: Final = _SIZE << 12
_LIKED: Final = _LOST << 8
"""The weight of each wish, so that it outweighs all that come after it. A cost is one number; the lower the better."""
_NEVER: Final = 1 << 28

Numbers: TypeAlias = npt.NDArray[np.int32]
Sizes: TypeAlias = tuple[int, ...]
"""Of tables, the largest first."""
_Block: TypeAlias = tuple[Numbers, Numbers, Numbers]
_CELLS: Final = 1 << 17
"""Costs that are worked out before the best of them are looked at."""


@dataclass(frozen=True, slots=True, order=True)
class Share:
    """The numbers of knowing and of new people that each game gets; and their least cost."""

    cost: int
    known: tuple[int, ...]
    new: tuple[int, ...]


def shares(
    known: Sequence[int], new: Sequence[int], seats: Sequence[range], cosy: int, waiting: int
) -> Iterator[Share]:
    """Yield the ways to share people out, the best first. `known`, `new`: the likes of each of them; `seats`: of each game."""
    prices = [_prices(each, cosy, len(known), len(new)) for each in seats]
    people = len(known) + len(new) - waiting
    floor = min(price(sizes, cosy, len(known)) for sizes in tables_of(people, widest(seats)))
    halves = []
    for idle in range(max(0, waiting - len(new)), min(waiting, len(known)) + 1):
        rows, columns = _vectors(len(known) - idle, len(seats)), _vectors(len(new) - waiting + idle, len(seats))
        halves.append((rows, _liked(known, rows), columns, _liked(new, columns)))
    levels = {int(a + b) for _, those, _, these in halves for a in np.unique(those) for b in np.unique(these)}
    for liked in sorted(levels, reverse=True):
        blocks = []
        for rows, those, columns, these in halves:
            for most in np.unique(those):
                others = columns[these == liked - most]
                for some in _slices(rows[those == most], _CELLS // max(1, len(others))):
                    block = _block(some, others, prices)
                    yield from _at(block, floor, liked)  # nothing costs less: no need to look at the others first
                    blocks.append(block)
        while (least := min((int(cost.min()) for _, _, cost in blocks if cost.size), default=_NEVER)) < _NEVER:
            for block in blocks:
                yield from _at(block, least, liked)


def _slices(rows: Numbers, size: int) -> Iterator[Numbers]:
    for n in range(0, len(rows), max(1, size)):
        yield rows[n : n + max(1, size)]


def _block(rows: Numbers, columns: Numbers, prices: Sequence[Numbers]) -> _Block:
    """Return the cost of each row with each column."""
    cost = np.zeros((len(rows), len(columns)), np.int32)
    for game, each in enumerate(prices):
        cost += each[rows[:, game]].take(columns[:, game], axis=1)
    return rows, columns, cost


def _at(block: _Block, least: int, liked: int) -> Iterator[Share]:
    """Yield the shares of this cost, and take them out."""
    rows, columns, cost = block
    for row, column in np.argwhere(cost == least):
        yield Share(least - liked * _LIKED, tuple(map(int, rows[row])), tuple(map(int, columns[column])))
    cost[cost == least] = _NEVER


def widest(seats: Sequence[range]) -> range:
    """Return the sizes of tables that some game takes, and those between."""
    return range(min((each.start for each in seats), default=1), max((each.stop for each in seats), default=1))


def price(sizes: Sizes, cosy: int, known: int) -> int:
    """Return the cost of a game's tables. Of the `known` people that know the game, one sits at each of the largest."""
    return weigh(sizes, cosy, served=sum(sizes[:known]), liked=0)


def weigh(sizes: Sizes, cosy: int, *, served: int, liked: int) -> int:
    """Return the cost of tables. `cosy`: their best size; `served`: people that know the game, or sit with one that does."""
    return (
        _TABLE * len(sizes)
        + _SIZE * sum((size - cosy) ** 2 for size in sizes)
        + _LOST * (sum(sizes) - served)
        - _LIKED * liked
    )


@cache
def tables_of(people: int, sizes: range) -> tuple[Sizes, ...]:
    """Return every way to sit down at tables of such sizes, the largest first."""
    if not people:
        return ((),)
    return tuple(
        (most, *rest)
        for most in range(min(people, sizes.stop - 1), sizes.start - 1, -1)
        for rest in tables_of(people - most, range(sizes.start, most + 1))
    )


def _liked(likes: Sequence[int], quotas: Numbers) -> Numbers:
    """Return how many can play a game they like, for each row of quotas: no set of games holds more people that like only these.

    That is the marriage theorem: some set of games S gives the least of "people that like one of S" and "chairs that are not in S".
    """
    games = quotas.shape[1]
    sets = np.arange(1 << games)
    outside = (sets[None, :] >> np.arange(games)[:, None]) & 1 ^ 1
    fans = (np.array(likes, np.int32)[:, None] & sets[None, :] != 0).sum(axis=0)
    most: Numbers = (quotas @ outside + fans).min(axis=1)
    return most


def _prices(seats: range, cosy: int, known: int, new: int) -> Numbers:
    """Return the least costs of the tables of one game: a row for each number of people that know it, a column for each of new ones."""
    return np.array(
        [[_least(seats, cosy, there + fresh, there) for fresh in range(new + 1)] for there in range(known + 1)],
        np.int32,
    )


@cache
def _least(seats: range, cosy: int, people: int, known: int) -> int:
    return min((price(sizes, cosy, known) for sizes in tables_of(people, seats)), default=_NEVER)


@cache
def _vectors(people: int, games: int) -> Numbers:
    """Return every way to share people out among games, a row each."""
    if not games:
        return np.zeros((0 if people else 1, 0), np.int32)
    firsts = range(people, -1, -1)
    rest = [_vectors(people - first, games - 1) for first in firsts]
    return np.column_stack((np.repeat(np.array(firsts, np.int32), [len(each) for each in rest]), np.concatenate(rest)))
