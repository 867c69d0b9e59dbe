"""Films: how long one takes, and how long the loop stands still meanwhile, against a loop that rests beside the same work."""

from __future__ import annotations

import asyncio
import statistics
import time
from collections.abc import Awaitable
from operator import truediv
from typing import Any, Final

from bot.media.film import few, film, make_film, worded
from bot.media.painting import Say
from bot.thinking import Thinker
from games import GAMES
from games.core.chance import Chance
from games.core.game import AnyGame
from games.core.lines import Line, Who
from games.core.playthrough import EntryKind, Move, Playthrough, steps
from games.core.scene import PublicScene
from tests.bench.figures import Figure
from tests.words import WORDS

STEPS: Final = 60
SEEDS: Final = 40
TIMES: Final = 5
TICK: Final = 0.001


async def run() -> list[Figure]:
    """Measure the film of the longest of some random games, of each game: the first, and those after it."""
    figures = []
    for game in GAMES:
        played = max((_played(game, seed) for seed in range(SEEDS)), key=lambda each: len(each.moves))
        studio = Thinker(patience=60)
        first, _ = await _watched(_made(studio, game, played))
        times, stalls, idle, here = list[float](), list[float](), list[float](), list[float]()
        for _ in range(TIMES):
            scenes = worded(few(_scenes(game, played)))
            idle.append((await _watched(studio.run(film, scenes)))[1])  # the loop only waits: all is at hand
            begun = time.perf_counter()
            film(scenes)
            here.append(time.perf_counter() - begun)
            seconds, stall = await _watched(_made(studio, game, played))
            times.append(seconds)
            stalls.append(stall)
        await studio.close()
        key, moves = game.info.key, len(played.moves)
        figures += [
            Figure(
                f"{key}: a film, from a process that is to be started", first, "s", at_most=4, detail=f"{moves} steps"
            ),
            Figure(
                f"{key}: the next",
                statistics.median(times),
                "s",
                at_most=3,
                detail=f"{statistics.median(map(truediv, times, here)):.2f} x of drawing it while all waits",
            ),
            Figure(
                f"{key}: longest stall of the loop meanwhile",
                statistics.median(stalls),
                "ms",
                at_most=30,
                detail=f"of a loop that rests beside the same work: {statistics.median(idle):.1f} ms",
            ),
        ]
    return figures


def _played(game: AnyGame, number: int) -> Playthrough:
    """Return the beginning of a random game, at the largest table."""
    seats, seed = game.info.seats.stop - 1, bytes([number] * 16)
    dice, options = Chance(seed, 2**32), game.info.settle({}, game.info.seats.stop - 1)
    state, moves = game.rules.setup(seats, options, Chance(seed, 0)).state, list[Move]()
    while len(moves) < STEPS and game.rules.outcome(state) is None:
        seat = min(game.rules.turn(state))
        moves.append(Move(EntryKind.ACTION, seat, dice.pick(list(game.rules.legal(state, seat)))))
        state = game.rules.apply(state, seat, moves[-1].action, Chance(seed, len(moves))).state
    return Playthrough(
        game=game.info.key, version=game.info.version, seats=seats, options=options, seed=seed, moves=tuple(moves)
    )


async def _made(studio: Thinker, game: AnyGame, played: Playthrough) -> None:
    """Make a film as whoever presses for one has it made: the game is played again, and shown to all."""
    scenes = await asyncio.to_thread(_scenes, game, played)
    assert await make_film(studio, scenes) is not None


def _scenes(game: AnyGame, played: Playthrough) -> list[tuple[PublicScene, Say]]:
    return [(game.face.table_scene(game.observer.table_view(step.state)), _say) for step in list(steps(game, played))]


def _say(what: Any) -> str:
    if isinstance(what, Who):
        return f"Player {what.seat}"
    return WORDS.say("fr", what, _say) if isinstance(what, Line) else WORDS.noun("fr", what)


async def _watched(work: Awaitable[object]) -> tuple[float, float]:
    """Return the seconds that some work takes, and the milliseconds of the longest stall of the loop meanwhile."""
    begun, worst = time.perf_counter(), 0.0
    doing = asyncio.ensure_future(work)
    while not doing.done():
        before = time.perf_counter()
        await asyncio.sleep(TICK)
        worst = max(worst, time.perf_counter() - before - TICK)
    await doing
    return time.perf_counter() - begun, worst * 1000
