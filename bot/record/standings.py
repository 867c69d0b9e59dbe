"""Standings: what is kept of somebody's games, and of those of a server."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from bot.record.ratings import PROVISIONAL, Rating
from bot.record.results import Pool
from bot.tables.records import UserId


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """Where somebody stands in a pool: their rating, and counts of their games."""

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
    """How many games of a pool are over, and how many of them somebody has won."""

    pool: Pool
    games: int
    decided: int


@dataclass(frozen=True, slots=True)
class Tally:
    """What somebody has done in several pools together."""

    played: int
    won: int
    left_early: int
    stepped_in: int
    titles: Mapping[str, int]


def tally(standings: Iterable[Standing]) -> Tally:
    """Return what these standings come to."""
    found = list(standings)
    titles = sum((Counter(each.titles) for each in found), Counter[str]())
    return Tally(
        sum(each.played for each in found),
        sum(each.won for each in found),
        sum(each.left_early for each in found),
        sum(each.stepped_in for each in found),
        titles,
    )
