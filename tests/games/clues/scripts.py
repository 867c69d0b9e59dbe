"""The games of the golden transcripts: short, and played sensibly, so that a reader learns 13 Indices from them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from games.clues import BOX, GAME
from games.clues.model import Phase
from games.core.playthrough import EntryKind, Playthrough
from games.core.seats import Seat, all_seats
from tests.builders import Case, RunningGame, a_seed, settled
from tests.games.clues.detective import Detective, a_mixed_choice


def played(
    seats: int,
    seed: int,
    options: Mapping[str, str] | None = None,
    *,
    leaves: int | None = None,
    sleeps: int | None = None,
) -> Playthrough:
    """Return a game of detectives. `leaves`: a seat that leaves at its second turn; `sleeps`: one that never acts."""
    game = RunningGame(Case(GAME, seats, tuple(settled(GAME, seats, options).items())), a_seed(seed))
    while GAME.observer.table_view(game.state).phase is Phase.CHOOSING:
        seat = max(GAME.rules.turn(game.state)) if seed % 2 else min(GAME.rules.turn(game.state))
        if seat == sleeps:
            game.move(EntryKind.LATE, seat)
        else:
            game.move(EntryKind.ACTION, seat, a_mixed_choice(game.legal(seat), game.dice))
    detectives = {
        seat: Detective(GAME.observer.seat_view(game.state, seat), BOX.cards(seats)) for seat in all_seats(seats)
    }
    turns = dict.fromkeys(all_seats(seats), 0)
    last: Seat | None = None
    while not game.is_over:
        view = GAME.observer.table_view(game.state)
        seat = view.active
        turns[seat] += seat != last
        last = seat
        if seat == leaves and turns[seat] == 2:
            game.move(EntryKind.FORFEIT, seat)
        elif seat == sleeps:
            game.move(EntryKind.LATE, seat)
        else:
            legal = game.legal(seat)
            looked = {letter.value for letter, _ in GAME.observer.seat_view(game.state, seat).seen}
            action = (
                legal[0] if view.phase is Phase.TAKING else detectives[seat].decide(legal, looked, view.loupes[seat])
            )
            game.move(EntryKind.ACTION, seat, action)
        for event in game.step.events:
            for detective in detectives.values():
                detective.hear(event)
    return game.playthrough()


def scripts() -> Mapping[str, Callable[[], Playthrough]]:
    """Return how to play the games, by name."""
    return {
        "two-players": lambda: played(2, 1),
        "three-with-top-secret": lambda: played(3, 38, {"top_secret": "on"}),
        "four-one-asleep-one-leaves": lambda: played(4, 3, sleeps=1, leaves=2),
        "six-players": lambda: played(6, 5),
    }
