"""Ratings: the strength of players whose share of the wins depends on the others at the table.

A seat wins with the chance of its strength among all strengths at the table (Plackett and Luce's model, for the winner alone).
Points are 400 for each power of ten, 0 in the mean of all players; intervals are bootstrapped over deals, since the games
of one deal are not independent.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import log10, sqrt
from typing import Final, TypeAlias

from games.core.chance import SEED_BYTES, Chance

Lineup: TypeAlias = tuple[int, ...]
"""The number of seats of each entrant at a table."""

_Z: Final = 1.96
_ROUNDS: Final = 100
_SAMPLES: Final = 200
_OUTSIDE: Final = _SAMPLES // 40  # on each side of 95 %


@dataclass
class WinCounts:
    """Games that were won: their number by lineup, and each entrant's wins; a shared win counts for its part."""

    games: Counter[Lineup] = field(default_factory=Counter)
    wins: dict[int, float] = field(default_factory=dict)

    def add(self, lineup: Lineup, wins: Mapping[int, float]) -> None:
        """Count a game."""
        self.games[lineup] += 1
        for entrant, share in wins.items():
            self.wins[entrant] = self.wins.get(entrant, 0.0) + share

    def __add__(self, other: WinCounts) -> WinCounts:
        keys = self.wins.keys() | other.wins.keys()
        wins = {key: self.wins.get(key, 0.0) + other.wins.get(key, 0.0) for key in sorted(keys)}
        return WinCounts(self.games + other.games, wins)


@dataclass(frozen=True, slots=True)
class RatingEstimate:
    """A figure, and where it lies with 95 %."""

    value: float
    low: float
    high: float


def wilson(share: float, games: int) -> RatingEstimate:
    """Return a share with Wilson's interval."""
    if not games:
        return RatingEstimate(0.0, 0.0, 1.0)
    middle = (share + _Z * _Z / (2 * games)) / (1 + _Z * _Z / games)
    half = _Z * sqrt(share * (1 - share) / games + _Z * _Z / (4 * games * games)) / (1 + _Z * _Z / games)
    return RatingEstimate(share, max(0.0, middle - half), min(1.0, middle + half))


def rated(deals: Sequence[WinCounts], entrants: int) -> list[RatingEstimate]:
    """Return the rating of each entrant."""
    whole = points(deals, entrants)
    luck = Chance(bytes(SEED_BYTES), 0)
    drawn = [points([luck.pick(deals) for _ in deals], entrants) for _ in range(_SAMPLES)]
    found = []
    for entrant in range(entrants):
        spread = sorted(each[entrant] for each in drawn)
        found.append(RatingEstimate(whole[entrant], spread[_OUTSIDE], spread[-1 - _OUTSIDE]))
    return found


def points(deals: Sequence[WinCounts], entrants: int) -> list[float]:
    """Return the points of each entrant, by Hunter's iteration.

    Each entrant is given half a win more, in a game against a player of strength 1: without it, a winner of all games has no rating.
    """
    tally = sum(deals, WinCounts())
    strengths = [1.0] * entrants
    for _ in range(_ROUNDS):
        owed = [1 / (1 + strength) for strength in strengths]
        for lineup, games in tally.games.items():
            share = games / sum(seats * strength for seats, strength in zip(lineup, strengths, strict=True))
            owed = [old + seats * share for old, seats in zip(owed, lineup, strict=True)]
        strengths = [(tally.wins.get(i, 0.0) + 0.5) / owed[i] for i in range(entrants)]
    found = [400 * log10(strength) for strength in strengths]
    mean = sum(found) / entrants
    return [each - mean for each in found]
