"""The games of the transcripts of a game that brings no scripts: at random, the clock playing now and then."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from games.core.game import AnyGame
from games.core.playthrough import EntryKind, Playthrough
from tests.builders import Case, RunningGame, a_seed, any_verb, settled


def scripts(game: AnyGame) -> Mapping[str, Callable[[], Playthrough]]:
    """Return how to play the games, by name."""
    fewest, most = game.info.seats[0], game.info.seats[-1]
    games = ((fewest, 1), (most, 2), (most, 3))
    return {f"{seats}-players-{seed}": partial(played, game, seats, seed) for seats, seed in games}


def played(game: AnyGame, seats: int, seed: int) -> Playthrough:
    running = RunningGame(Case(game, seats, tuple(settled(game, seats, {}).items())), a_seed(seed))
    while not running.is_over:
        seat = running.someone()
        if running.dice.below(6):
            running.move(EntryKind.ACTION, seat, any_verb(running.dice, running.legal(seat)))
        else:
            running.move(EntryKind.LATE, seat)
    return running.playthrough()
