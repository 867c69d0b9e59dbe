"""Simulated players of known strength: do the ratings find it, does it pay to leave, and does it pay to collude?"""

from __future__ import annotations

import math
import random
import statistics
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from typing import TypeAlias

from bot.record.ratings import NEWCOMER, SCALE, Rating, points, rated
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


# Two who collude


FIRST, SECOND = 0, 1
"""The colluders. Where one of them gains by the other, it is the first."""

CROWD = 10
SHARED_GAMES = 30
"""Games of a season that both colluders play, and as many that the whole crowd plays at random."""


@dataclass(frozen=True)
class Played:
    """A game as it went: the table, the winner if there was one, and the players that ended it early."""

    table: Sequence[int]
    winner: int | None
    early: Mapping[int, Fate] = field(default_factory=dict)


Change: TypeAlias = Callable[[Played, int], Played | None]
"""What two colluders make of a game that would have gone so, in their n-th game together; None: it counts for nobody."""


@dataclass(frozen=True)
class Scheme:
    """A way to collude. `lift`: what the other's cards add to the strength of both, or of the first alone."""

    change: Change = lambda game, _: game
    lift: float = 0.0
    is_mutual: bool = True


def _vote(game: Played, _: int) -> Played:
    """They close a game that another is about to win, where they are more than half."""
    is_lost = game.winner not in (FIRST, SECOND) and len(game.table) <= 3
    return replace(game, winner=None, early={FIRST: Fate.STOPPED, SECOND: Fate.STOPPED}) if is_lost else game


def _draw(game: Played, _: int) -> Played | None:
    """They agree to a draw, which needs everybody, where the second would win."""
    return None if len(game.table) == 2 and game.winner == SECOND else game


def _give(game: Played, _: int) -> Played:
    """The second lets the first win."""
    return replace(game, winner=FIRST) if game.winner == SECOND else game


def _leave(game: Played, n: int) -> Played:
    """They leave in turn where another is about to win, so that the other of them has somebody behind them."""
    is_lost = game.winner not in (FIRST, SECOND)
    return replace(game, early={(FIRST, SECOND)[n % 2]: Fate.LEFT}) if is_lost else game


SCHEMES: Mapping[str, Scheme] = {
    "votes to end": Scheme(_vote),
    "draws": Scheme(_draw),
    "leaving in turn": Scheme(_leave),
    "games given away": Scheme(_give),
    "cards shown to one": Scheme(_give, lift=0.7, is_mutual=False),
    "cards shown to both": Scheme(lift=0.7),
}
HONEST: Scheme = Scheme()


@cache
def season(scheme: Scheme, *, seed: int) -> tuple[float, float]:
    """Return the ratings of two colluders after a season with a crowd of honest players."""
    luck = random.Random(seed)
    true = [luck.gauss(0, 1) for _ in range(CROWD)]
    found = [NEWCOMER] * CROWD
    for n in range(2 * SHARED_GAMES):
        is_shared = n % 2 == 0
        size, draw = luck.choice(SIZES), luck.random()
        others = luck.sample(range(2, CROWD), size - 2)
        table = [FIRST, SECOND, *others] if is_shared else luck.sample(range(CROWD), size)
        strength = list(true)
        if is_shared and size > 2:
            strength[FIRST] += scheme.lift
            strength[SECOND] += scheme.lift * scheme.is_mutual
        game: Played | None = Played(table, _drawn(table, strength, draw))
        if is_shared and game is not None:
            game = scheme.change(game, n // 2)
        if game is not None:
            after = rated([found[each] for each in table], _parts(game), is_decided=game.winner is not None)
            for each, new in zip(table, after, strict=True):
                found[each] = new or found[each]
    return found[FIRST].mu, found[SECOND].mu


def _drawn(table: Sequence[int], strength: Sequence[float], draw: float) -> int:
    """Return the winner; the same draw gives the same winner where the strengths are the same."""
    chances = [math.exp(1.5 * strength[each]) for each in table]
    left = draw * sum(chances)
    for each, chance in zip(table, chances, strict=True):
        left -= chance
        if left <= 0:
            return each
    return table[-1]


def _parts(game: Played) -> list[Participation]:
    def place(each: int) -> int:
        return FIRST_LEAVER if each in game.early else WINNER if each == game.winner else OTHER

    return [
        Participation(
            n=n, seat=Seat(n), user=UserId(1 + each), fate=game.early.get(each, Fate.STAYED), place=place(each)
        )
        for n, each in enumerate(game.table)
    ]


@dataclass(frozen=True)
class Gain:
    """The points that a scheme gains over honest play, with the same people and luck: for both in the mean, and for the first.

    `noise`: twice the standard error of the mean before it.
    """

    both: float
    noise: float
    first: float
    first_noise: float


def gain(scheme: Scheme, *, seasons: int, first: int = 0) -> Gain:
    """Return the gain of a scheme over so many seasons."""
    pairs = [(season(HONEST, seed=seed), season(scheme, seed=seed)) for seed in range(first, first + seasons)]
    both = [SCALE * (sum(after) - sum(before)) / 2 for before, after in pairs]
    alone = [SCALE * (after[FIRST] - before[FIRST]) for before, after in pairs]
    return Gain(statistics.mean(both), _noise(both), statistics.mean(alone), _noise(alone))


def _noise(values: Sequence[float]) -> float:
    return 2 * statistics.stdev(values) / math.sqrt(len(values))


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
    for name, scheme in SCHEMES.items():
        found = gain(scheme, seasons=1000)
        print(
            f"{name}: both {found.both:+.1f} ± {found.noise:.1f} points, the first {found.first:+.1f} ± {found.first_noise:.1f}",
            flush=True,
        )
