"""The games of the golden transcripts: short, and played sensibly, so that a reader learns 13 Indices from them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from games.clues import RULES
from games.clues.model import Phase
from games.core.record import EntryKind, Record
from games.core.seats import Seat, all_seats
from tests.builders import Case, Game, a_seed, settled
from tests.games.clues.detective import Detective, a_mixed_choice


def played(
    seats: int,
    seed: int,
    options: Mapping[str, str] | None = None,
    *,
    leaves: int | None = None,
    sleeps: int | None = None,
) -> Record:
    """Return a game of detectives. `leaves`: a seat that leaves at its second turn; `sleeps`: one that never acts."""
    game = Game(Case(RULES, seats, tuple(settled(RULES, seats, options).items())), a_seed(seed))
    while RULES.table_view(game.state).phase is Phase.CHOOSING:
        seat = max(RULES.turn(game.state)) if seed % 2 else min(RULES.turn(game.state))
        if seat == sleeps:
            game.move(EntryKind.LATE, seat)
        else:
            game.move(EntryKind.ACTION, seat, a_mixed_choice(game.legal(seat), game.dice))
    detectives = {
        seat: Detective(RULES.seat_view(game.state, seat), RULES.box.cards(seats)) for seat in all_seats(seats)
    }
    turns = dict.fromkeys(all_seats(seats), 0)
    last: Seat | None = None
    while not game.is_over:
        view = RULES.table_view(game.state)
        seat = view.active
        turns[seat] += seat != last
        last = seat
        if seat == leaves and turns[seat] == 2:
            game.move(EntryKind.FORFEIT, seat)
        elif seat == sleeps:
            game.move(EntryKind.LATE, seat)
        else:
            legal = game.legal(seat)
            looked = {letter.value for letter, _ in RULES.seat_view(game.state, seat).seen}
            action = (
                legal[0] if view.phase is Phase.TAKING else detectives[seat].decide(legal, looked, view.loupes[seat])
            )
            game.move(EntryKind.ACTION, seat, action)
        for event in game.step.events:
            for detective in detectives.values():
                detective.hear(event)
    return game.record()


def scripts() -> Mapping[str, Callable[[], Record]]:
    """Return how to play the games, by name."""
    return {
        "two-players": lambda: played(2, 1),
        "three-with-top-secret": lambda: played(3, 38, {"top_secret": "on"}),
        "four-one-asleep-one-leaves": lambda: played(4, 3, sleeps=1, leaves=2),
        "six-players": lambda: played(6, 5),
    }
