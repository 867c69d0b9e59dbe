"""The games of the transcripts of Lanterns."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from games.core.playthrough import EntryKind, Playthrough
from tests.builders import Case, RunningGame, a_seed, any_verb, settled
from tests.games.lanterns.game import GAME


def played(
    seats: int, seed: int, options: Mapping[str, str] | None = None, *, leaves: int | None = None
) -> Playthrough:
    """Return a random game. `leaves`: a seat that leaves at its first turn."""
    game = RunningGame(Case(GAME, seats, tuple(settled(GAME, seats, options).items())), a_seed(seed))
    while not game.is_over:
        seat = game.someone()
        if seat == leaves and game.moves:
            game.move(EntryKind.FORFEIT, seat)
        elif game.dice.below(6) == 0:
            game.move(EntryKind.LATE, seat)
        else:
            game.move(EntryKind.ACTION, seat, any_verb(game.dice, game.legal(seat)))
    return game.playthrough()


def scripts() -> Mapping[str, Callable[[], Playthrough]]:
    """Return how to play the games, by name."""
    return {
        "two-players": lambda: played(2, 1),
        "three-one-leaves": lambda: played(3, 2, {"memory": "friendly"}, leaves=1),
        "three-long": lambda: played(3, 3, {"night": "long"}),
    }
