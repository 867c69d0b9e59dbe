"""Cluedo's moves: how long the list of all that a throw of twelve allows takes, when nothing of it is kept yet."""

from __future__ import annotations

import statistics
import time

from games.cluedo import BOARD
from games.cluedo.actions import ChoosePawn, Roll
from games.cluedo.model import SUSPECTS, Phase, Place, Room
from games.cluedo.rules import INFO, CluedoRules
from games.cluedo.state import State
from games.core.chance import SEED_BYTES, Chance
from games.core.seats import all_seats
from tests.bench.figures import Figure

TIMES = 5
SEED = bytes(SEED_BYTES)
FROM: tuple[Place, ...] = ("r12c16", "r17c8", "r8c9", "r8c13", Room.HALL, Room.BALL_ROOM)
NEAR = ("r9c12", "r16c9", "r13c16")
"""Where the other pawns stand: in the way of most paths."""


async def run() -> list[Figure]:
    """Measure a throw and its list from the middle of the board, each time with rules that remember nothing.

    What an import makes (the board and its neighbours) is there; no path, and nothing of this position, is. It is
    time of the processor, since nothing is waited for, and the best of five, since others may use the processor too.
    """
    twelve = next(n for n in range(10_000) if _is_twelve(Chance(SEED, n)))
    best = {place: min(_listed(place, twelve) for _ in range(TIMES)) for place in FROM}
    what = "cluedo: all moves of a throw of twelve, nothing kept"
    return [
        Figure(what, statistics.median(best.values()), "ms", at_most=3, detail="from the middle of the board"),
        Figure("cluedo: the same from the slowest of six places", max(best.values()), "ms", at_most=3),
    ]


def _listed(place: Place, twelve: int) -> float:
    """Return how many milliseconds of the processor a throw of twelve and the list of its moves take."""
    rules, chance = CluedoRules(BOARD), Chance(SEED, twelve)
    state = _placed(rules, place)
    start = time.thread_time()
    rolled = rules.apply(state, state.active, Roll(), chance).state
    moves = list(rules.legal(rolled, state.active))
    spent = (time.thread_time() - start) * 1000
    assert rolled.dice == (6, 6)
    assert len(moves) > 40
    return spent


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
    return state._replace(at=tuple(spots))


def _is_twelve(chance: Chance) -> bool:
    """Return whether a throw with this chance is a double six."""
    return (chance.below(6), chance.below(6)) == (5, 5)
