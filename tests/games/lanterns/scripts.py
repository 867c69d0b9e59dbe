"""The games of the transcripts of Lanterns."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from games.core.playthrough import EntryKind, Playthrough
from tests.builders import Case, RunningGame, a_seed, any_verb, settled
from tests.games.lanterns.game import GAME


def played(seats: int, seed: int) -> Playthrough:
    """Return a random game, in which the clock plays now and then."""
    game = RunningGame(Case(GAME, seats, tuple(settled(GAME, seats, {}).items())), a_seed(seed))
    while not game.is_over:
        seat = game.someone()
        if game.dice.below(6):
            game.move(EntryKind.ACTION, seat, any_verb(game.dice, game.legal(seat)))
        else:
            game.move(EntryKind.LATE, seat)
    return game.playthrough()


def scripts() -> Mapping[str, Callable[[], Playthrough]]:
    """Return how to play the games, by name."""
    return {f"{seats}-players-{seed}": partial(played, seats, seed) for seats, seed in ((2, 1), (3, 2), (3, 3))}
