"""Bakerstreet: a master's doubts and estimates, which mix two ways to bid by lot.

The rule hears the other's last estimate as a sign of its hand, names a few points above its own, and doubts late: it wins most against
players that doubt too soon, and can be read. The other way is a strategy that was solved beforehand (`tests/tools/bluff.py`), which wins
less and loses less. One decision does not tell which of them the next follows.

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
from typing import Final

from games.bakerstreet.knowledge.memory import Memory
from games.bakerstreet.model import MOST
from games.bakerstreet.rival.habits import Habits
from games.content import table
from games.core.deduction.rival import Style

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
    """The public facts of a round, from one chair.

    `mine` and `theirs`: what the hands are worth on average by the cards alone. `heard`: how likely each sum of the other's hand
    is by its last estimate too.
    """

    numbers: Sequence[int]
    mine: float
    theirs: float
    heard: Mapping[int, float]

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


class Solved:
    """The solved strategy."""

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
def solved() -> Solved:
    """Return the solved strategy."""
    return Solved(table("bakerstreet-bluff"))


LATE: Final = {Style.PLAIN: 0.28, Style.BOLD: 0.28, Style.GUARDED: 0.36}
"""The chance of an estimate to be reached below which the rule doubts it."""
MARGINS: Final = {Style.PLAIN: (0, 1, 2, 3, 4), Style.BOLD: (1, 2, 3, 4, 9), Style.GUARDED: (0, 1)}
"""Points that the rule names above its own hand, by lot."""
SOLVED = 0.5
"""The share of decisions that follow the solved strategy."""


def told(memory: Memory, onlooker: Memory, other: Habits, more: Sequence[int] = ()) -> Told:
    """Return what is public of a round, told from the chair of a memory; `onlooker`: what the other knows by it.

    `more`: estimates of the other that are to come, which its habits have heard.
    """
    numbers = (*memory.estimates, *more)
    ways = {points: float(count) for points, count in memory.theirs.sums().items()}
    if numbers:
        ways = {points: count * other.likelihood(points) for points, count in ways.items()}
    whole = sum(ways.values())
    heard = {points: count / whole for points, count in ways.items()}
    return Told(numbers, onlooker.theirs.average(), memory.theirs.average(), heard)


def doubting(public: Told, own: int, style: Style = Style.PLAIN) -> float:
    """Return how often a master with a hand of so many points doubts the last estimate."""
    reached = sum(share for points, share in public.heard.items() if own + points >= public.numbers[-1])
    return SOLVED * solved().doubting(public, own) + (1 - SOLVED) * (reached < LATE[style])


def naming(public: Told, own: int, style: Style = Style.PLAIN) -> Mapping[int, float]:
    """Return how often a master with a hand of so many points names each number."""
    lowest = public.numbers[-1] + 1 if public.numbers else 0
    shares = {number: SOLVED * share for number, share in solved().naming(public, own).items()}
    for margin in MARGINS[style]:
        number = min(max(own + margin, lowest), MOST)
        shares[number] = shares.get(number, 0.0) + (1 - SOLVED) / len(MARGINS[style])
    return shares
