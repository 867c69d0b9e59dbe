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

ROUNDS = 24
TURN = 0.08
"""Seconds of each turn: so short that whatever else the machine does falls on both sides alike."""
SEATS = 4
GOALS = {"clues": (4.0, 1.5), "arosa": (1.5, 1.0), "cluedo": (1.5, 1.0), "bakerstreet": (4.0, 1.5)}


async def run() -> list[Figure]:
    """Measure every game in short turns with the yardstick, and compare the medians of both."""
    figures = []
    for game in GAMES:
        goal, goal_with_views = GOALS[game.info.key]
        seats = SEATS if SEATS in game.info.seats else game.info.seats.start
        for with_views, least in ((False, goal), (True, goal_with_views)):
            play = partial(_game, game, seats, with_views=with_views)
            play(0)  # what is made once at first use is no part of a move
            turns = [(_speed(play, turn), _speed(_chess, turn)) for turn in range(ROUNDS)]
            ours, yard = (statistics.median(each) for each in zip(*turns, strict=True))
            what = f"{game.info.key}: random games at {seats} seats" + (", every seat's view too" if with_views else "")
            figures.append(Figure(what, ours / yard, "x", at_least=least, detail="of python-chess"))
    return figures


def _speed(play: Callable[[int], int], turn: int) -> float:
    """Return moves per second of the processor, over a turn of whole games."""
    moves, seed, start = 0, turn * 1000, time.process_time()
    while (spent := time.process_time() - start) < TURN:
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
        move = dice.choice(list(board.legal_moves))
        assert board.is_legal(move)  # rules judge each move that they are given, wherever it comes from
        board.push(move)
    return board.ply()
