"""Moves as they are played: the CPU of whole games of experts in all four, with line, panel, picture and sound (`tests.tools.played`)."""

from __future__ import annotations

from statistics import mean
from typing import Final

from games import GAMES
from tests.bench.figures import Figure
from tests.tools.played import measured

TABLES: Final = 2
SEED: Final = 1
MOST: Final = 8


async def run() -> list[Figure]:
    """Measure each game, and the mean of all."""
    costs = {}
    for game in GAMES:
        played = await measured(game, TABLES, SEED)
        costs[game.info.key] = played.spent.whole * 1000 / played.moves
    return [
        *(Figure(f"{key}: CPU of a move as it is played", cost, "ms") for key, cost in costs.items()),
        Figure("CPU of a move as it is played, mean of the games", mean(costs.values()), "ms", at_most=MOST),
    ]
