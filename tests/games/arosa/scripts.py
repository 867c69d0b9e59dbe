"""The games of the golden transcripts: played by people who listen, so that a reader learns the game from them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from games.arosa import GAME
from games.core.playthrough import EntryKind, Playthrough
from tests.builders import Case, RunningGame, a_seed, settled
from tests.games.arosa.listener import Listener


def played(
    seats: int,
    seed: int,
    options: Mapping[str, str] | None = None,
    *,
    leaves: int | None = None,
    sleeps: int | None = None,
) -> Playthrough:
    """Return a game of listeners. `leaves`: a seat that leaves at its third turn; `sleeps`: one that never acts."""
    game = RunningGame(Case(GAME, seats, tuple(settled(GAME, seats, options).items())), a_seed(seed))
    listener = Listener.with_hearing(game.state.hearing)  # all hear the same, so one belief serves all
    listener.hear(game.step.events)
    turns = [0] * seats
    while not game.is_over:
        seat = game.someone()
        turns[seat] += 1
        if seat == leaves and turns[seat] == 3:
            game.move(EntryKind.FORFEIT, seat)
        elif seat == sleeps:
            game.move(EntryKind.LATE, seat)
        else:
            game.move(EntryKind.ACTION, seat, listener.choose(GAME.observer.table_view(game.state), seat))
        listener.hear(game.step.events)
    return game.playthrough()


def scripts() -> Mapping[str, Callable[[], Playthrough]]:
    """Return how to play the games, by name."""
    return {
        "two-players": lambda: played(2, 1),
        "four-one-asleep-one-leaves": lambda: played(4, 2, {"hearing": "keen"}, sleeps=1, leaves=3),
        "six-players": lambda: played(6, 3, {"hearing": "hard", "memory": "strict"}),
    }
