"""Ratings: the players' strength, updated by one game at a time (docs/record.md).

A game is a duel between each two of its players who have different places. Players who share a place are not compared.
Duels at a table of n weigh 2/n. So a better place never gives less, and large tables raise no rating by their size.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from openskill.models import BradleyTerryFull

from bot.record.results import Participation
from bot.tables.ids import is_rival

_MODEL: Final = BradleyTerryFull()
LOWEST: Final = 500
SCALE: Final = 40
"""Shown points for one of the model's: a newcomer has 1500."""
PROVISIONAL: Final = 10
"""A rating from fewer games is provisional."""


@dataclass(frozen=True, slots=True)
class Rating:
    """A player's probable strength and its uncertainty. The defaults are the model's for newcomers."""

    mu: float = 25.0
    sigma: float = 25 / 3

    @property
    def points(self) -> int:
        """The rating as it is shown."""
        return points(self.mu)

    @property
    def margin(self) -> int:
        """The margin in points: one standard deviation."""
        return round(self.sigma * SCALE)


NEWCOMER: Final = Rating()


def rated(before: Sequence[Rating], parts: Sequence[Participation], *, is_decided: bool) -> list[Rating | None]:
    """Return the ratings after a game; None where it does not count for a player.

    Where nothing was decided it counts for those alone who left. Whoever left gains nothing, whoever left before them.
    Where the program played from the deal on it counts for nobody; one that stood in has no part here.
    """
    if any(is_rival(part.user) for part in parts):
        return [None] * len(parts)
    found: list[Rating | None] = []
    for part, old in zip(parts, before, strict=True):
        duels = [
            _duel(old, other, is_won=part.place < rival.place)
            for rival, other in zip(parts, before, strict=True)
            if rival.place != part.place
        ]
        mu = old.mu + sum(new.mu - old.mu for new in duels) * 2 / len(parts)
        sigma = old.sigma * math.prod(new.sigma / old.sigma for new in duels) ** (2 / len(parts))
        if part.fate.is_early:
            found.append(Rating(min(old.mu, mu), sigma))
        else:
            found.append(Rating(mu, sigma) if is_decided else None)
    return found


def points(mu: float) -> int:
    """Return a rating as it is shown."""
    return round(LOWEST + SCALE * mu)


def met(one: Rating, other: Rating, ranks: tuple[float, float]) -> tuple[Rating, Rating]:
    """Return the ratings of two after a duel: the lower rank has won, and equal ones share it."""
    teams = [[_MODEL.rating(mu=each.mu, sigma=each.sigma)] for each in (one, other)]
    (first,), (second,) = _MODEL.rate(teams, ranks=list(ranks))
    return Rating(first.mu, first.sigma), Rating(second.mu, second.sigma)


def _duel(one: Rating, other: Rating, *, is_won: bool) -> Rating:
    """Return the rating of one of two after a duel."""
    return met(one, other, (1, 2) if is_won else (2, 1))[0]
