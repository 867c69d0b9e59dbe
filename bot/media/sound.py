"""Sounds become Ogg Opus files here. `render` takes a value and returns bytes; it knows no Discord and keeps no secret.

Each kind of strike is modelled once, as wood or metal that rings in a few modes and dies away, in a small room, and kept;
a clip is only a sum of these. The same sound always gives the same samples.
"""

from __future__ import annotations

import asyncio
import io
from collections.abc import Sequence
from concurrent.futures import Executor
from functools import cache
from typing import Any, TypeAlias

import numpy as np
import soundfile
import structlog
from numpy.typing import NDArray

from games.core.sound import PublicSound, Strike, Timbre

Samples: TypeAlias = NDArray[np.float32]
Wave: TypeAlias = NDArray[np.float64]
Mode: TypeAlias = tuple[float, float, float]
"""Frequency in hertz, loudness, and how many seconds it takes to fall to a third."""

RATE = 24_000
LOUDEST = 0.89
"""No sample is louder: a decibel of room for the decoder."""

LONG = 6_000
"""Thousandths of a second after which a clip is packed smaller: it must never be larger than 100 KB."""

FINE, COARSE = 0.8, 0.9
"""Of libsndfile's scale: about 58 and 33 kilobits a second. Below 0.8 Opus takes its slower road for speech."""

MOST_KILOBITS = 700
"""What a whole clip may weigh, below 90 KB; the very long are packed smaller still."""

RING = 0.62
"""Seconds that one strike is kept, room and all."""

ROOM_SEED = 1913
"""The year on the hotel's gable: it only shapes the echo."""

log = structlog.get_logger(__name__)


class Foley:
    """Makes clips in the pool of the painter, off the loop. A clip that fails is None: its caption stands alone."""

    def __init__(self, pool: Executor, patience: float = 3) -> None:
        self._pool = pool
        self._patience = patience

    async def make(self, sound: PublicSound) -> bytes | None:
        """Return the clip as an Ogg Opus file, or None if it could not be made in time."""
        try:
            async with asyncio.timeout(self._patience):
                return await asyncio.get_running_loop().run_in_executor(self._pool, render, sound)
        except Exception as error:  # noqa: BLE001 (whatever is wrong with a clip, the game goes on in words)
            log.warning("sound-failed", sound=sound.name, error=type(error).__name__)
            return None


def render(sound: PublicSound) -> bytes:
    """Return a sound as an Ogg Opus file. How it is packed depends on its length alone."""
    clip, rate, level = samples_of(sound), RATE, FINE
    if sound.length > LONG:
        # Measured: half the rate costs two thirds of the time and half the bytes, and a listener loses a little sparkle.
        clip, rate = _halved(clip), RATE // 2
        level = min(1.0, max(COARSE, 1 - (MOST_KILOBITS / (sound.length / 1000) - 8) / 256))
    file = io.BytesIO()
    soundfile.write(file, clip, rate, format="OGG", subtype="OPUS", compression_level=level)
    return file.getvalue()


def samples_of(sound: PublicSound) -> Samples:
    """Return the samples of a sound: mono, between -1 and 1."""
    clip = np.zeros(_ticks(sound.length / 1000), np.float32)
    for strike in sound.strikes:
        ring = strike_of(strike.timbre, strike.storeys, strike.pitch)
        start = _ticks(strike.at / 1000)
        part = clip[start : start + len(ring)]
        part += ring[: len(part)]
    _fade_out(clip)
    peak = float(np.max(np.abs(clip), initial=0))
    if peak > LOUDEST:
        clip *= LOUDEST / peak
    return clip


@cache
def strike_of(timbre: Timbre, storeys: int, pitch: int) -> Samples:
    """Return one strike as it is heard in the room; the same forever, so made once."""
    dry, wet = _model(timbre, storeys, pitch)
    between = storeys * CARRIED if timbre is Timbre.TABLE else storeys
    heard = _muffled(dry, between) * 10 ** (-FADING * between / 20)
    whole = heard + wet * _in_room(heard)
    whole[-_ticks(0.05) :] *= np.linspace(1, 0, _ticks(0.05))
    return whole.astype(np.float32)


def _model(timbre: Timbre, storeys: int, pitch: int) -> tuple[Wave, float]:
    """Return a strike as it is beside the ear, and how much of the room is in it."""
    match timbre:
        case Timbre.BELL:
            return _bell(pitch), 0.16
        case Timbre.KNOCK:
            return _knock(storeys), 0.20 + 0.05 * storeys
        case Timbre.WOOD:
            return _wood(storeys), 0.24 + 0.05 * storeys
        case Timbre.TABLE:
            return _table(), 0.30 + 0.05 * storeys


FADING = 1.1
"""Decibels that each storey of wood takes away."""

CARRIED = 0.35
"""A table stands in the room and carries its own sound: the storeys above take away this part of what they would."""

SHRINK = 0.055
"""Each storey is a larger box than the one above, so it rings lower by this part."""

KNOCK: tuple[Mode, ...] = ((1180, 0.9, 0.016), (1930, 0.7, 0.011), (2840, 0.45, 0.007), (4300, 0.22, 0.004))
WOOD: tuple[Mode, ...] = ((236, 0.7, 0.048), (431, 1.0, 0.036), (702, 0.9, 0.026), (1210, 0.4, 0.012))
TABLE: tuple[Mode, ...] = (
    (104, 0.9, 0.085),
    (182, 0.6, 0.055),
    (560, 0.5, 0.030),
    (2350, 0.9, 0.016),
    (3270, 0.7, 0.012),
    (4700, 0.4, 0.007),
)
"""Many listen through the speaker of a telephone, which gives little below 400 Hz: there too a floor must sound hollow,
a table hard, and neither like one knock more."""
BELL: tuple[Mode, ...] = ((1.0, 1.0, 0.16), (2.0, 0.28, 0.10), (2.76, 0.22, 0.06), (5.4, 0.07, 0.025))
LOWEST_NOTE = 587.33


def _knock(storeys: int) -> Wave:
    """A small hard cube against the edge of a hole: short, bright, with a click."""
    return 0.52 * _struck(_smaller(KNOCK, storeys), click=0.9, click_time=0.0016)


def _wood(storeys: int) -> Wave:
    """A cube that comes to rest on a thin floor: hollow and soft, with one little hop."""
    once = _struck(_smaller(WOOD, storeys), click=0.10, click_time=0.003)
    return 0.60 * (once + 0.22 * _later(once, 0.062))


def _table() -> Wave:
    """A cube on the heavy table top under the hotel: a dull blow below, a hard one above, and no hollow between."""
    once = _struck(TABLE, click=0.8, click_time=0.0022)
    return 0.64 * (once + 0.26 * _later(once, 0.045))


def _bell(pitch: int) -> Wave:
    """The bell at the desk, touched gently."""
    note = LOWEST_NOTE * 2 ** (pitch / 12)
    modes = tuple((note * ratio, level, time) for ratio, level, time in BELL)
    return 0.15 * _struck(modes, click=0.03, click_time=0.002)


def _smaller(modes: Sequence[Mode], storeys: int) -> tuple[Mode, ...]:
    return tuple((hertz * (1 - SHRINK) ** storeys, level, time * (1 + 0.04 * storeys)) for hertz, level, time in modes)


def _struck(modes: Sequence[Mode], *, click: float, click_time: float) -> Wave:
    """Return something struck once: its modes, each dying away, and the click of the blow."""
    time = np.arange(_ticks(RING)) / RATE
    wave = np.zeros_like(time)
    for hertz, level, fall in modes:
        wave += level * np.sin(2 * np.pi * hertz * time) * np.exp(-time / fall)
    noise = _noise(1)[: len(time)]
    wave += click * noise * np.exp(-time / click_time)
    attack = _ticks(0.0008)
    wave[:attack] *= np.linspace(0, 1, attack)
    loudest: float = float(np.max(np.abs(wave)))
    return wave / loudest


def _halved(clip: Samples) -> Samples:
    """Return a clip at half its rate, without what half the rate cannot hold."""
    soft = clip.copy()
    soft[1:-1] = (clip[:-2] + 2 * clip[1:-1] + clip[2:]) / 4
    return np.ascontiguousarray(soft[::2])


def _later(wave: Wave, seconds: float) -> Wave:
    moved = np.zeros_like(wave)
    ticks = _ticks(seconds)
    moved[ticks:] = wave[:-ticks]
    return moved


def _muffled(wave: Wave, storeys: float) -> Wave:
    """Return what storeys of wood let through: less and less of the high tones."""
    tones = np.fft.rfft(wave)
    hertz = np.fft.rfftfreq(len(wave), 1 / RATE)
    edge = 9000 * 0.80**storeys
    return np.fft.irfft(tones / (1 + (hertz / edge) ** 2), len(wave))


def _in_room(wave: Wave) -> Wave:
    """Return the echo of a sound in a small panelled room."""
    size = 2 * len(wave)
    return np.fft.irfft(np.fft.rfft(wave, size) * np.fft.rfft(_room(), size), size)[: len(wave)]


@cache
def _room() -> Wave:
    """Return the answer of the room to a single clap: a few walls, then a short warm tail."""
    time = np.arange(_ticks(0.45)) / RATE
    answer = _noise(2)[: len(time)] * np.exp(-time / 0.075) * 0.12
    answer[: _ticks(0.012)] = 0
    for seconds, level in ((0.0113, 0.55), (0.0171, -0.42), (0.0239, 0.36), (0.0317, -0.27), (0.0431, 0.20)):
        answer[_ticks(seconds)] += level
    tones = np.fft.rfft(answer)
    hertz = np.fft.rfftfreq(len(answer), 1 / RATE)
    return np.fft.irfft(tones / (1 + (hertz / 3200) ** 2), len(answer))


@cache
def _noise(number: int) -> Wave:
    generator: Any = np.random.Generator(np.random.PCG64(ROOM_SEED + number))
    noise: Wave = generator.uniform(-1, 1, RATE)
    return noise


def _fade_out(clip: Samples) -> None:
    ticks = min(len(clip), _ticks(0.04))
    clip[len(clip) - ticks :] *= np.linspace(1, 0, ticks, dtype=np.float32)


def _ticks(seconds: float) -> int:
    return round(seconds * RATE)


__all__ = ["LOUDEST", "RATE", "Foley", "Strike", "render", "samples_of", "strike_of"]
