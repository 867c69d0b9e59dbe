"""Pictures: how long a panel takes in the pool, and how long the loop stands still while eight are drawn."""

from __future__ import annotations

import asyncio
import statistics
import time
from typing import Any

from bot.media.painting import Painter
from games import GAMES
from games.core.chance import Chance
from games.core.game import AnyGame
from games.core.lines import Line, Who
from games.core.scene import PublicScene
from tests.bench.figures import Figure
from tests.words import WORDS

TIMES = 30


async def run() -> list[Figure]:
    """Measure the public panel of every game at its largest table."""
    painter = Painter()

    def say(what: Any) -> str:
        if isinstance(what, Who):
            return f"Player {what.seat}"
        return WORDS.say("fr", what) if isinstance(what, Line) else WORDS.noun("fr", what)

    figures = []
    for game in GAMES:
        scenes = _scenes(game)
        await painter.paint(scenes[0], say)  # the first one draws what is kept
        times = []
        for i in range(TIMES):
            start = time.perf_counter()
            made = await painter.paint(scenes[i % len(scenes)], say)
            times.append((time.perf_counter() - start) * 1000)
            assert made is not None
        key = game.info.key
        figures.append(Figure(f"{key}: a panel's picture in the pool", statistics.median(times), "ms", at_most=15))
        stalls = [await _stall(painter, scenes, say) for _ in range(5)]
        figures.append(
            Figure(f"{key}: longest stall of the loop, eight at once", statistics.median(stalls), "ms", at_most=30)
        )
    painter.close()
    return figures


def _scenes(game: AnyGame) -> list[PublicScene]:
    """Return panels along a random game, so that not every picture is the same."""
    seats = game.info.seats.stop - 1
    seed = bytes(range(16))
    dice = Chance(seed, 2**32)
    state = game.rules.setup(seats, game.info.settle({}, seats), Chance(seed, 0)).state
    scenes = [game.face.table_scene(game.observer.table_view(state))]
    for n in range(1, 16):
        if game.rules.outcome(state) is not None:
            break
        seat = min(game.rules.turn(state))
        state = game.rules.apply(state, seat, dice.pick(list(game.rules.legal(state, seat))), Chance(seed, n)).state
        scenes.append(game.face.table_scene(game.observer.table_view(state)))
    return scenes


async def _stall(painter: Painter, scenes: list[PublicScene], say: Any) -> float:
    tick = 0.001
    worst = 0.0
    drawing = asyncio.gather(*(painter.paint(scenes[i % len(scenes)], say) for i in range(8)))
    while not drawing.done():
        start = time.perf_counter()
        await asyncio.sleep(tick)
        worst = max(worst, time.perf_counter() - start - tick)
    await drawing
    return worst * 1000
