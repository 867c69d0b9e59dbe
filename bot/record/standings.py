"""Standings: ratings and counts of a user's games, and counts of a server's."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from bot.record.ratings import PROVISIONAL, Rating
from bot.record.results import Pool
from bot.tables.ids import UserId


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """A user's standing in a pool: rating, and counts of their games."""

    pool: Pool
    user: UserId
    rating: Rating
    rated: int
    played: int
    won: int
    left_early: int
    stepped_in: int
    titles: Mapping[str, int] = field(default_factory=dict)

    @property
    def is_provisional(self) -> bool:
        """Whether too few games say how strong they are."""
        return self.rated < PROVISIONAL


@dataclass(frozen=True, slots=True, kw_only=True)
class PoolCount:
    """The number of a pool's games that are over, and of those with a winner."""

    pool: Pool
    games: int
    decided: int


@dataclass(frozen=True, slots=True)
class Tally:
    """A user's counts over several pools."""

    played: int
    won: int
    left_early: int
    stepped_in: int
    titles: Mapping[str, int]


def tally(standings: Iterable[Standing]) -> Tally:
    """Return the sums of these standings."""
    found = list(standings)
    titles = sum((Counter(each.titles) for each in found), Counter[str]())
    return Tally(
        sum(each.played for each in found),
        sum(each.won for each in found),
        sum(each.left_early for each in found),
        sum(each.stepped_in for each in found),
        titles,
    )
