"""Sounds: how long a turn's clip takes in the pool, and how large it is."""

from __future__ import annotations

import random
import statistics
import time

from bot.media.painting import Painter
from bot.media.sound import Foley
from games import GAMES
from games.core.chance import Chance
from games.core.events import PublicEvent
from games.core.game import AnyGame
from games.core.sound import PublicSound
from tests.bench.figures import Figure

GAMES_PLAYED = 6
CLIPS = 40


async def run() -> list[Figure]:
    """Measure the clips of random games at the largest table of every game that is heard."""
    painter = Painter()
    foley = Foley(painter.pool)
    figures = []
    for game in GAMES:
        sounds = _sounds(game)
        if not sounds:
            continue
        await foley.make(sounds[0])  # the first one models what is kept
        times, sizes = [], []
        for sound in sounds[:CLIPS]:
            start = time.perf_counter()
            clip = await foley.make(sound)
            times.append((time.perf_counter() - start) * 1000)
            assert clip is not None
            sizes.append(len(clip) / 1000)
        key = game.info.key
        seconds = statistics.median(sound.length for sound in sounds) / 1000
        detail = f"of {seconds:.1f} s in the middle"
        figures += [
            Figure(
                f"{key}: a turn's clip in the pool, middle", statistics.median(times), "ms", at_most=150, detail=detail
            ),
            Figure(f"{key}: of forty clips the slowest but one", sorted(times)[-2], "ms", detail="long chains"),
            Figure(f"{key}: the largest clip", max(sizes), "KB", at_most=100),
        ]
    painter.close()
    return figures


def _sounds(game: AnyGame) -> list[PublicSound]:
    """Return what is heard in some random games, shuffled."""
    if game.sound is None:
        return []
    heard = []
    seats = game.info.seats.stop - 1
    for n in range(GAMES_PLAYED):
        dice = random.Random(n)
        key = dice.randbytes(16)
        step = game.rules.setup(seats, game.info.settle({}, seats), Chance(key, 0))
        moves = 0
        while game.rules.outcome(step.state) is None:
            seat = min(game.rules.turn(step.state))
            moves += 1
            step = game.rules.apply(
                step.state, seat, dice.choice(list(game.rules.legal(step.state, seat))), Chance(key, moves)
            )
            sound = game.sound(tuple(event for event in step.events if isinstance(event, PublicEvent)))
            if sound is not None:
                heard.append(sound)
    random.Random(1).shuffle(heard)
    return heard
