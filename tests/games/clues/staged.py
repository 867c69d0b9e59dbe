"""13 Indices: games for the pictures that visit what random ones hardly do: informants, the tile, a seat that has left."""

from __future__ import annotations

from collections.abc import Iterator

from games.clues import GAME
from games.clues.actions import Accuse, Ask, Consult
from games.clues.model import Phase
from games.clues.state import State
from games.core.chance import Chance
from games.core.seats import all_seats


def a_game(seats: int) -> Iterator[State]:
    """Play a game that visits every phase; the first seat asks all it can, and one leaves where three remain."""
    seed = bytes(range(16))
    options = GAME.info.settle({"top_secret": "on"}, seats)
    state = GAME.rules.setup(seats, options, Chance(seed, 0)).state
    yield state
    for seat in all_seats(seats):
        state = GAME.rules.apply(state, seat, next(GAME.rules.legal(state, seat)), Chance(seed, 1)).state
        yield state
    for n in range(40):
        (seat,) = GAME.rules.turn(state)
        actions = list(GAME.rules.legal(state, seat))
        wanted = [
            each for each in actions if (isinstance(each, Consult) and n % 3) or (isinstance(each, Ask) and each.secret)
        ]
        state = GAME.rules.apply(state, seat, (wanted or actions)[n % len(wanted or actions)], Chance(seed, n)).state
        yield state
        if state.phase is Phase.OVER:
            return
        if n == 30 and seats > 3:
            state = GAME.rules.forfeit(state, all_seats(seats)[1], Chance(seed, n)).state
            yield state
    while state.phase is not Phase.OVER:
        (seat,) = GAME.rules.turn(state)
        if state.phase is Phase.TAKING:
            action = next(GAME.rules.legal(state, seat))
        else:
            person, place, weapon = state.table.outer[seat]
            action = Accuse(person=person, place=place, weapon=weapon)
        state = GAME.rules.apply(state, seat, action, Chance(seed, 99)).state
        yield state


STAGED = {seats: tuple(a_game(seats)) for seats in GAME.info.seats}
"""Played once: states are values."""
