"""Sounds: what a turn's clip costs against packing noise of the same length, and how large it is."""

from __future__ import annotations

import io
import random
import statistics
from functools import partial

import numpy as np
import soundfile

from bot.media.sound import FINE, RATE, render
from games import GAMES
from games.core.chance import Chance
from games.core.events import PublicEvent
from games.core.game import AnyGame
from games.core.sound import PublicSound
from tests.bench.figures import Figure, side_by_side

GAMES_PLAYED = 6
CLIPS = 40
MOST = 1.25


async def run() -> list[Figure]:
    """Measure the clips of random games at the largest table of every game that is heard."""
    figures = []
    for game in GAMES:
        sounds = _sounds(game)
        if not sounds:
            continue
        render(sounds[0])  # the first one models what is kept
        clips = sounds[:CLIPS]
        ratio, yard = side_by_side((partial(render, clip), partial(_pack_noise, clip)) for clip in clips)
        key = game.info.key
        seconds = statistics.median(sound.length for sound in sounds) / 1000
        detail = f"of packing noise as long ({yard:.0f} ms; {seconds:.1f} s in the middle)"
        figures += [
            Figure(f"{key}: a turn's clip, modelled, mixed and packed", ratio, "x", at_most=MOST, detail=detail),
            Figure(f"{key}: the largest clip", max(len(render(clip)) / 1000 for clip in clips), "KB", at_most=100),
        ]
    return figures


def _pack_noise(sound: PublicSound) -> None:
    noise = np.random.default_rng(1).uniform(-0.5, 0.5, sound.length * RATE // 1000).astype(np.float32)
    soundfile.write(io.BytesIO(), noise, RATE, format="OGG", subtype="OPUS", compression_level=FINE)


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
