"""Cluedo's moves: what a throw of twelve and the list of all that it allows cost, when nothing of it is kept yet."""

from __future__ import annotations

import statistics
from collections.abc import Callable
from dataclasses import replace

from games.cluedo import BOARD
from games.cluedo.actions import ChoosePawn, Roll
from games.cluedo.model import SUSPECTS, Phase, Place, Room
from games.cluedo.rules import INFO, CluedoRules
from games.cluedo.state import State
from games.core.chance import SEED_BYTES, Chance
from games.core.seats import all_seats
from tests.bench.figures import Figure, spent

TIMES = 25
SEED = bytes(SEED_BYTES)
FROM: tuple[Place, ...] = ("r12c16", "r17c8", "r8c9", "r8c13", Room.HALL, Room.BALL_ROOM)
NEAR = ("r9c12", "r16c9", "r13c16")
"""Where the other pawns stand: in the way of most paths."""
MOST = 6
"""Milliseconds: a throw is one of the moves that people make, and those cost 8 to 10 in all."""


async def run() -> list[Figure]:
    """Measure a throw and its list from the middle of the board, each time with rules that remember nothing.

    What an import makes (the board and its neighbours) is there; no path, and nothing of this position, is.
    """
    twelve = next(n for n in range(10_000) if _is_twelve(Chance(SEED, n)))
    costs = [statistics.median(spent(_throw(place, twelve)) for _ in range(TIMES)) for place in FROM]
    what = "cluedo: all moves of a throw of twelve, nothing kept"
    return [
        Figure(what, statistics.median(costs), "ms", at_most=MOST),
        Figure("cluedo: the same from the slowest of six places", max(costs), "ms", at_most=MOST),
    ]


def _throw(place: Place, twelve: int) -> Callable[[], None]:
    """Return a throw of twelve from this place, with the list of its moves."""
    rules = CluedoRules(BOARD)
    state = _placed(rules, place)

    def throw() -> None:
        rolled = rules.apply(state, state.active, Roll(), Chance(SEED, twelve)).state
        assert rolled.dice == (6, 6)
        assert len(list(rules.legal(rolled, state.active))) > 40

    return throw


def _placed(rules: CluedoRules, place: Place) -> State:
    """Return a game at whose beginning the active pawn is in the middle of the board, with the others near it."""
    state = rules.setup(4, INFO.settle({}, 4), Chance(SEED, 0)).state
    for seat in all_seats(4):
        state = rules.apply(state, seat, ChoosePawn(suspect=SUSPECTS[seat]), Chance(SEED, 1 + seat)).state
    assert state.phase is Phase.STARTING
    others = iter(NEAR)
    spots = list(state.at)
    for seat in all_seats(4):
        spots[seat] = rules.board.spots[place if seat == state.active else next(others)]
    return replace(state, at=tuple(spots))


def _is_twelve(chance: Chance) -> bool:
    """Return whether a throw with this chance is a double six."""
    return (chance.below(6), chance.below(6)) == (5, 5)
