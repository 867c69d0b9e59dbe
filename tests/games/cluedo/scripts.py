"""The games of the golden transcripts: short, and played sensibly, so that a reader learns Cluedo from them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from games.cluedo import GAME
from games.cluedo.actions import Denounce
from games.cluedo.state import lies
from games.core.playthrough import EntryKind, Playthrough
from games.core.seats import Seat, all_seats
from tests.builders import Case, RunningGame, a_seed, settled
from tests.games.cluedo.detective import Detective

LONG = 400


def played(
    seats: int,
    seed: int,
    options: Mapping[str, str] | None = None,
    *,
    leaves: tuple[int, int] | None = None,
    sleeps: int | None = None,
    liar: int | None = None,
) -> Playthrough:
    """Return a game of detectives. `leaves`: who leaves, and at which step; `sleeps`: one that never acts."""
    game = RunningGame(Case(GAME, seats, tuple(settled(GAME, seats, options).items())), a_seed(seed))
    detectives = {seat: Detective(seat, liar=seat == liar) for seat in all_seats(seats)}
    while not game.is_over and len(game.moves) < LONG:
        seat = game.someone()
        if leaves is not None and len(game.moves) == leaves[1]:
            game.move(EntryKind.FORFEIT, Seat(leaves[0]))
        elif seat == sleeps:
            game.move(EntryKind.LATE, seat)
        else:
            legal = game.legal(seat)
            caught = {(who, lie.number) for who, lie in lies(game.state.cast, game.state.file, of=detectives)}
            known = [a for a in legal if isinstance(a, Denounce) and (a.player, a.hypothesis) in caught]
            if known and game.dice.below(4) == 0:  # nobody could know it for sure; the script does
                game.move(EntryKind.ACTION, seat, known[0])
            else:
                game.move(EntryKind.ACTION, seat, detectives[seat].decide(game.state, legal, game.dice))
        for detective in detectives.values():
            detective.learn(game.state)
    return game.playthrough()


def scripts() -> Mapping[str, Callable[[], Playthrough]]:
    """Return how to play the games, by name."""
    return {
        "three-players": lambda: played(3, 8),
        "four-one-asleep-one-leaves": lambda: played(4, 1, sleeps=1, leaves=(2, 40)),
        "five-with-a-false-witness": lambda: played(5, 4, {"false_witnesses": "on"}, liar=2),
        "six-players": lambda: played(6, 10),
    }
