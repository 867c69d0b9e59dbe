"""Bakerstreet: doubts and estimates by a strategy that was solved beforehand (`tests/tools/bluff.py`).

The solved game knows fresh hands only. At a table cards have been laid and shown, so both know on which side the hands are
better than usual. Numbers and hands are therefore shifted to what they would be with fresh hands: the strategy depends on
what is public and on the own hand.

The file holds two tables by history and sum of the hand: how often to doubt, and how often to name the top level
of a history, coming from the history without it. A history is the set of levels named.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from math import floor

from games.bakerstreet.knowledge.memory import Memory
from games.bakerstreet.model import MOST
from games.content import table

LEVELS = range(9, 23)
"""The estimates that are told apart; what is lower or higher counts as the nearest of them."""
SUMS = 16
"""Sums of three cards, from 0 on."""
USUAL = 7.5
"""Points of three cards, on average."""
WHOLE = 255
"""The share of a choice that is always taken, as it is stored."""


@dataclass(frozen=True, slots=True)
class Told:
    """All that is public of a round: the estimates, and what the hands are worth on average by what the other was told."""

    numbers: Sequence[int]
    mine: float
    theirs: float

    @property
    def shift(self) -> int:
        """Points that both hands are worth more than fresh ones."""
        return round(self.mine + self.theirs - 2 * USUAL)

    @property
    def history(self) -> int:
        """The levels named, as bits."""
        past = 0
        for number in self.numbers:
            past |= 1 << self._level(number)
        return past

    def _level(self, number: int) -> int:
        return min(max(number - self.shift - LEVELS.start, 0), len(LEVELS) - 1)

    def number(self, level: int) -> int:
        """Return the estimate of a level."""
        return LEVELS[level] + self.shift

    def strength(self, own: int) -> float:
        """Return the sum of a fresh hand that is as good as this one towards a fresh hand of the other."""
        return own + self.theirs - USUAL - self.shift


def told(memory: Memory, onlooker: Memory) -> Told:
    """Return what is public of a round; `onlooker`: what the other knows by it."""
    return Told(memory.estimates, onlooker.theirs.average(), memory.theirs.average())


class Bidding:
    """A solved strategy."""

    def __init__(self, stored: bytes) -> None:
        self._stored = stored

    def doubting(self, told: Told, own: int) -> float:
        """Return how often the last estimate is doubted with a hand of so many points."""
        return self._at(told.history, told.strength(own)) / WHOLE

    def naming(self, told: Told, own: int) -> Mapping[int, float]:
        """Return how often each number is named with a hand of so many points."""
        past, lowest = told.history, (told.numbers[-1] if told.numbers else -1) + 1
        weights: dict[int, float] = {}
        for level in range(past.bit_length(), len(LEVELS)):
            share = self._at((1 << len(LEVELS)) + past + (1 << level), told.strength(own))
            if share:
                number = min(max(told.number(level), lowest), MOST)
                weights[number] = weights.get(number, 0.0) + share
        whole = sum(weights.values())
        return {number: share / whole for number, share in weights.items()} if whole else {min(lowest, MOST): 1.0}

    def _at(self, row: int, strength: float) -> float:
        """Return a stored value, between two sums the one that lies between theirs."""
        bounded = min(max(strength, 0.0), SUMS - 1.0)
        low = min(floor(bounded), SUMS - 2)
        above = bounded - low
        first = row * SUMS + low
        return (1 - above) * self._stored[first] + above * self._stored[first + 1]


@cache
def solved() -> Bidding:
    """Return the strategy that masters play."""
    return Bidding(table("bakerstreet-bluff"))
