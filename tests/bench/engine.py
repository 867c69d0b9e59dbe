"""Engines: moves per second of random whole games, as multiples of python-chess doing the same beside them."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable
from functools import partial

import chess

from games import GAMES
from games.core.chance import Chance
from games.core.game import AnyGame
from tests.bench.figures import Figure

ROUNDS = 7
SEATS = 4
GOALS = {"clues": (4.0, 1.5), "arosa": (1.5, 1.0), "cluedo": (1.5, 1.0), "bakerstreet": (4.0, 1.5)}


async def run() -> list[Figure]:
    """Measure every game in turn with the yardstick, several rounds, and compare medians of the ratios."""
    figures = []
    for game in GAMES:
        goal, goal_with_views = GOALS[game.info.key]
        seats = SEATS if SEATS in game.info.seats else game.info.seats.start
        for with_views, least in ((False, goal), (True, goal_with_views)):
            ratios = []
            for turn in range(ROUNDS):
                ours = _speed(partial(_game, game, seats, with_views=with_views), turn)
                ratios.append(ours / _speed(_chess, turn))
            what = f"{game.info.key}: random games at {seats} seats" + (", every seat's view too" if with_views else "")
            figures.append(Figure(what, statistics.median(ratios), "x", at_least=least, detail="of python-chess"))
    return figures


def _speed(play: Callable[[int], int], turn: int, least: float = 0.5) -> float:
    """Return moves per second over at least half a second of whole games."""
    moves, seed, start = 0, turn * 1000, time.perf_counter()
    while (spent := time.perf_counter() - start) < least:
        moves += play(seed)
        seed += 1
    return moves / spent


def _game(game: AnyGame, seats: int, seed: int, *, with_views: bool) -> int:
    dice = random.Random(seed)
    key = dice.randbytes(16)
    state = game.rules.setup(seats, game.info.settle({}, seats), Chance(key, 0)).state
    moves = 0
    while game.rules.outcome(state) is None:
        seat = min(game.rules.turn(state))
        moves += 1
        state = game.rules.apply(
            state, seat, dice.choice(list(game.rules.legal(state, seat))), Chance(key, moves)
        ).state
        if with_views:
            game.observer.table_view(state)
            for each in range(seats):
                game.observer.seat_view(state, each)  # type: ignore[arg-type]  # a number will do for a seat here
    return moves


def _chess(seed: int) -> int:
    dice = random.Random(seed)
    board = chess.Board()
    while not board.is_game_over():
        board.push(dice.choice(list(board.legal_moves)))
    return board.ply()
