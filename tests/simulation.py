"""Simulated players of known strength: do the ratings find it, and does it pay to leave?"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from bot.record.ratings import NEWCOMER, Rating, points, rated
from bot.record.results import FIRST_LEAVER, OTHER, WINNER, Fate, Participation
from bot.tables.ids import UserId
from games.core.seats import Seat

SIZES = (2, 3, 4, 5, 6)


@dataclass(frozen=True)
class Found:
    """How well the ratings order people by their true strength: Spearman's rank correlation."""

    order: float


def simulated(*, people: int, games: int, seed: int) -> Found:
    """Let people play until everybody has played about so many games."""
    luck = random.Random(seed)
    true = [luck.gauss(0, 1) for _ in range(people)]
    found = _played(true, games * people, luck)
    return Found(_correlation(true, [each.mu for each in found]))


def followed(*, games: int, seed: int) -> tuple[float, float]:
    """Return the rating of one weak person among others, once where they stay, once where they leave whatever they would lose.

    Both times the same people meet with the same luck.
    """
    luck = random.Random(seed)
    true = [-1.0, *(luck.gauss(0, 1) for _ in range(11))]
    stays = _played(true, games * len(true), random.Random(seed))
    leaves = _played(true, games * len(true), random.Random(seed), change=_leave_what_is_lost)
    return stays[0].mu, leaves[0].mu


def _played(
    true: Sequence[float],
    seats: int,
    luck: random.Random,
    change: Callable[[list[Participation]], list[Participation]] = list,
) -> list[Rating]:
    found = [NEWCOMER] * len(true)
    while seats > 0:
        table = luck.sample(range(len(true)), luck.choice(SIZES))
        seats -= len(table)
        winner = luck.choices(table, [math.exp(1.5 * true[each]) for each in table])[0]
        parts = change(
            [
                Participation(
                    n=n,
                    seat=Seat(n),
                    user=UserId(1 + each),
                    fate=Fate.STAYED,
                    place=WINNER if each == winner else OTHER,
                )
                for n, each in enumerate(table)
            ]
        )
        after = rated([found[each] for each in table], parts, is_decided=True)
        for each, new in zip(table, after, strict=True):
            found[each] = new or found[each]
    return found


def _leave_what_is_lost(parts: list[Participation]) -> list[Participation]:
    return [
        replace(part, fate=Fate.LEFT, place=FIRST_LEAVER) if part.user == 1 and part.place != WINNER else part
        for part in parts
    ]


def _correlation(left: Sequence[float], right: Sequence[float]) -> float:
    ranks = [[sorted(values).index(value) for value in values] for values in (left, right)]
    n = len(left)
    apart: int = sum((a - b) ** 2 for a, b in zip(*ranks, strict=True))
    return 1 - 6 * apart / (n * (n * n - 1))


if __name__ == "__main__":
    orders = [simulated(people=24, games=50, seed=seed).order for seed in range(40)]
    print(f"rank correlation with true strength after 50 games: {sum(orders) / 40:.3f} (lowest {min(orders):.3f})")
    pairs = [followed(games=50, seed=seed) for seed in range(40)]
    apart = [points(stays) - points(leaves) for stays, leaves in pairs]
    print(f"what leaving each lost game costs in 50 games: {sum(apart) / 40:.0f} points (least {min(apart)})")
