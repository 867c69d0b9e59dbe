"""Sounds: how long a turn's clip takes in the pool, and how large it is."""

from __future__ import annotations

import random
import statistics
import time

from bot.media.painting import Painter
from bot.media.sound import Foley
from games import GAMES
from games.core.chance import Chance
from games.core.contract import AnyRules
from games.core.events import PublicEvent
from games.core.sound import Audible, PublicSound
from tests.bench.figures import Figure

GAMES_PLAYED = 6
CLIPS = 40


async def run() -> list[Figure]:
    """Measure the clips of random games at the largest table of every game that is heard."""
    painter = Painter()
    foley = Foley(painter.pool)
    figures = []
    for rules in GAMES:
        sounds = _sounds(rules)
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
        key = rules.info.key
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


def _sounds(rules: AnyRules) -> list[PublicSound]:
    """Return what is heard in some random games, shuffled."""
    if not isinstance(rules, Audible):
        return []
    heard = []
    seats = rules.info.seats.stop - 1
    for game in range(GAMES_PLAYED):
        dice = random.Random(game)
        key = dice.randbytes(16)
        step = rules.setup(seats, rules.info.settle({}, seats), Chance(key, 0))
        moves = 0
        while rules.outcome(step.state) is None:
            seat = min(rules.turn(step.state))
            moves += 1
            step = rules.apply(step.state, seat, dice.choice(list(rules.legal(step.state, seat))), Chance(key, moves))
            sound = rules.table_sound(tuple(event for event in step.events if isinstance(event, PublicEvent)))
            if sound is not None:
                heard.append(sound)
    random.Random(1).shuffle(heard)
    return heard
