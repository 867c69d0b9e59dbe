"""Sounds become Ogg Opus files here. `render` takes a value and returns bytes; it knows no Discord and keeps no secret.

Each kind of strike is modelled once, as wood or metal that rings in a few modes and dies away, in a small room, and kept.
A clip is cut at its pauses into runs of strikes, such as the fall of one cube; each run is mixed and encoded once, and kept.
The same sound always gives the same file.
"""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from typing import Any, TypeAlias

import numpy as np
import soundfile
from numpy.typing import NDArray

from bot.media.ogg import PACKET, joined, packets
from games.core.sound import PublicSound, Strike, Timbre

Samples: TypeAlias = NDArray[np.float32]
Wave: TypeAlias = NDArray[np.float64]
Mode: TypeAlias = tuple[float, float, float]
"""Frequency in hertz, loudness, and how many seconds it takes to fall to a third."""

RATE = 24_000
LOUDEST = 0.89
"""No sample is louder: a decibel of room for the decoder."""

DRIVE = 1.25
"""The gain of strikes before a soft ceiling: as loud as other clips on a telephone (-16 LUFS), and none clips."""

LONG = 10_000
"""Thousandths of a second after which a clip is packed smaller: it must never be larger than 100 KB."""

FINE, COARSE = 0.8, 0.9
"""Of libsndfile's scale: about 58 and 33 kilobits a second. Below 0.8 Opus takes its slower road for speech."""

MOST_KILOBITS = 700
"""Largest clip in kilobits, below 90 KB. The very long are packed smaller still."""

PAUSE = 460
"""From one strike to the next where a new run begins: the first has died away."""

LEAD, ECHO = 60, 400
"""From the beginning of a run to its first strike, at least, and from its last to its end, at most."""

HUSH = 20
"""Milliseconds of silence at the beginning of a run, one packet (see `bot.media.ogg`); and at its end, where the decoder is late."""

LATE = 10
"""By how much a decoder is late, at most: of each run it leaves so much to the next."""

FADE = 40

RUNS = 256
"""Runs that are kept, of some twelve kilobytes each: all falls of the hotel, wherever in a packet they begin."""

RING = 0.62
"""Seconds that one strike is kept, room and all."""

ROOM_SEED = 1913
"""The year on the hotel's gable: it only shapes the echo."""


@dataclass(frozen=True, slots=True)
class Run:
    """Strikes between two pauses, or none; its length is that of whole packets."""

    length: int
    strikes: tuple[Strike, ...] = ()


def render(sound: PublicSound) -> bytes:
    """Return a sound as an Ogg Opus file. How it is packed depends on its length alone."""
    rate, level = RATE, FINE
    if sound.length > LONG:
        # Measured: half the rate costs two thirds of the time and half the bytes, and a listener loses a little sparkle.
        rate = RATE // 2
        level = min(1.0, max(COARSE, 1 - (MOST_KILOBITS / (sound.length / 1000) - 8) / 256))
    made = [_encoded(run, rate, level) for run in runs_of(sound)]
    return joined(made[0][:2], (each for run in made for each in run[2:]), sound.length)


def runs_of(sound: PublicSound) -> list[Run]:
    """Return a sound in runs, one after the other, which are a little longer than the sound."""
    groups: list[list[Strike]] = []
    for strike in sound.strikes:
        if not groups or strike.at - groups[-1][-1].at >= PAUSE:
            groups.append([])
        groups[-1].append(strike)
    runs, at = [], 0
    end = _whole(sound.length + LATE) + PACKET
    for group in groups:
        begin = max(at, _whole(group[0].at - LEAD))
        if begin > at:
            runs.append(Run(begin - at))
        at = min(_whole(group[-1].at + ECHO), end)
        runs.append(Run(at - begin, tuple(replace(each, at=each.at - begin) for each in group)))
    return [*runs, Run(end - at)] if end > at else runs


def _whole(time: int) -> int:
    """Return the beginning of a packet."""
    return time // PACKET * PACKET


@lru_cache(RUNS)
def _encoded(run: Run, rate: int, level: float) -> tuple[bytes, ...]:
    """Return the packets of a run behind those of the head of its file."""
    clip = _mixed(run)
    file = io.BytesIO()
    soundfile.write(
        file, clip if rate == RATE else _halved(clip), rate, format="OGG", subtype="OPUS", compression_level=level
    )
    return tuple(packets(file.getvalue())[: 2 + run.length // PACKET])


def _mixed(run: Run) -> Samples:
    """Return the samples of a run, which begins and ends in silence."""
    clip = np.resize(_night(), _ticks(run.length / 1000))
    for strike in run.strikes:
        ring = strike_of(strike.timbre, strike.storeys, strike.pitch)
        start = _ticks(strike.at / 1000)
        part = clip[start : start + len(ring)]
        part += ring[: len(part)]
    _faded(clip)
    clip *= DRIVE / LOUDEST
    np.tanh(clip, out=clip)
    clip *= LOUDEST
    return clip


def _faded(clip: Samples) -> None:
    hush, fade = _ticks(HUSH / 1000), min(_ticks(FADE / 1000), len(clip) // 2)
    rise = np.linspace(0, 1, fade, dtype=np.float32)
    for each in (clip, clip[::-1]):
        each[:hush] = 0
        each[hush : hush + fade] *= rise[: len(each) - hush]


@cache
def strike_of(timbre: Timbre, storeys: int, pitch: int) -> Samples:
    """Return one strike as it is heard in the room; the same forever, so made once."""
    dry, wet = _model(timbre, storeys, pitch)
    between = storeys * CARRIED if timbre is not Timbre.KNOCK else storeys
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
            return _knock(storeys), 0.16 + 0.03 * storeys
        case Timbre.WOOD:
            return _wood(), 0.20 + 0.03 * storeys
        case Timbre.TABLE:
            return _table(), 0.24 + 0.03 * storeys


FADING = 0.5
"""Decibels that each storey of wood takes away: the deepest knock is still a knock."""

CARRIED = 0.35
"""Part of the muffling that storeys have on an object on a floor or a table, which sounds in the room itself."""

TOP, STEP = 2500.0, 0.79
"""Each storey of the shaft rings on its own, four half-tones below the one above, and none so low that a telephone loses it."""

KNOCK: tuple[Mode, ...] = ((1.0, 1.0, 0.042), (1.83, 0.35, 0.016), (2.9, 0.15, 0.008))
WOOD: tuple[Mode, ...] = ((148, 0.4, 0.11), (236, 0.8, 0.10), (388, 1.0, 0.085), (530, 0.8, 0.07))
TABLE: tuple[Mode, ...] = (
    (104, 0.8, 0.11),
    (182, 0.6, 0.08),
    (560, 0.4, 0.045),
    (1480, 0.5, 0.030),
    (2350, 0.9, 0.028),
    (3270, 0.8, 0.022),
    (4700, 0.4, 0.010),
)
BELL: tuple[Mode, ...] = ((1.0, 1.0, 0.16), (2.0, 0.28, 0.10), (2.76, 0.22, 0.06), (5.4, 0.07, 0.025))
LOWEST_NOTE = 587.33


def _knock(storeys: int) -> Wave:
    """A small hard cube against the edge of a hole, and the storey rings with it."""
    own = TOP * STEP**storeys
    modes = tuple((own * ratio, level, time) for ratio, level, time in KNOCK)
    return 0.86 * _struck(modes, click=0.35, click_time=0.0016)


def _wood() -> Wave:
    """A cube that comes to rest on a thin floor: hollow, dull and long, with two little hops."""
    once = _struck(WOOD, click=0.05, click_time=0.003)
    return 0.86 * (once + 0.45 * _later(once, 0.068) + 0.2 * _later(once, 0.118))


def _table() -> Wave:
    """A cube on the heavy table top under the hotel: a dull blow below, a hard one above, and no hollow between."""
    once = _struck(TABLE, click=0.8, click_time=0.004)
    return 0.86 * (once + 0.4 * _later(once, 0.05) + 0.18 * _later(once, 0.088))


def _bell(pitch: int) -> Wave:
    """The bell at the desk, touched gently."""
    note = LOWEST_NOTE * 2 ** (pitch / 12)
    modes = tuple((note * ratio, level, time) for ratio, level, time in BELL)
    return 0.34 * _struck(modes, click=0.03, click_time=0.002)


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
    """Return a clip at half its rate, without the tones that half the rate cannot hold."""
    soft = clip.copy()
    soft[1:-1] = (clip[:-2] + 2 * clip[1:-1] + clip[2:]) / 4
    return np.ascontiguousarray(soft[::2])


@cache
def _night() -> Samples:
    """Return twelve seconds of wind around the house and a beam that creaks; they join at their ends."""
    ticks = 12 * RATE
    generator = np.random.Generator(np.random.PCG64(ROOM_SEED))
    hertz = np.fft.rfftfreq(ticks, 1 / RATE)
    time = np.arange(ticks) / RATE
    wind = np.zeros(ticks)
    for middle, gusts, phase in ((170.0, 2, 0.0), (310.0, 3, 1.7), (520.0, 5, 4.1)):  # gusts in twelve seconds
        band = np.exp(-(((hertz - middle) / (0.35 * middle)) ** 2))
        tones = band * np.exp(2j * np.pi * generator.uniform(size=len(hertz)))
        part = np.fft.irfft(tones, ticks)
        wind += part / part.std() * (0.55 + 0.45 * np.sin(2 * np.pi * gusts * time / 12 + phase)) / (middle / 170)
    night = WIND * wind / wind.std()
    for at, low in ((4.6, 210.0), (9.7, 165.0)):
        beam = np.arange(_ticks(0.5)) / RATE
        rising = np.cumsum(low * (1 + 0.5 * beam)) / RATE
        grain = 0.5 + 0.5 * np.sign(np.sin(2 * np.pi * 34 * beam * (1 + beam)))
        creak = np.sin(2 * np.pi * rising) * grain * np.hanning(len(beam))
        night[_ticks(at) : _ticks(at) + len(beam)] += CREAK * creak
    kept: Samples = night.astype(np.float32)
    return kept


WIND, CREAK = 0.009, 0.02
"""The loudness of the night, as part of full scale: forty decibels below, felt rather than heard."""


def _later(wave: Wave, seconds: float) -> Wave:
    moved = np.zeros_like(wave)
    ticks = _ticks(seconds)
    moved[ticks:] = wave[:-ticks]
    return moved


def _muffled(wave: Wave, storeys: float) -> Wave:
    """Return a wave as heard through storeys of wood: the high tones are damped most."""
    tones = np.fft.rfft(wave)
    hertz = np.fft.rfftfreq(len(wave), 1 / RATE)
    edge = 9000 * 0.90**storeys
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


def _ticks(seconds: float) -> int:
    return round(seconds * RATE)
