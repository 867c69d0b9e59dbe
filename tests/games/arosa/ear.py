"""An ear for clips: how loud they are (ITU-R BS.1770), and what somebody hears of them through a telephone in a noisy room.

The listener knows how each single strike sounds (templates of its mel spectrum), and nothing of how clips are put together.
"""

from __future__ import annotations

from functools import cache
from math import log10
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from bot.media.sound import RATE
from games.core.sound import PublicSound, Strike, Timbre
from tests.bot.media.samples import samples_of

Wave: TypeAlias = NDArray[Any]

# BS.1770's two filters at 48 kHz: a shelf for the head, a high-pass; only their answer to a frequency is used.
SHELF = (1.53512485958697, -2.69169618940638, 1.19839281085285), (1.0, -1.69065929318241, 0.73248077421585)
PASS = (1.0, -2.0, 1.0), (1.0, -1.99004745483398, 0.99007225036621)
BLOCK, HOP = 0.4, 0.1

BAND = 300.0, 3400.0
"""What a telephone lets through, in hertz."""
FRAME, STEP = 512, 120
BANDS = 28
AFTER = 14
"""Frames of a strike that are compared: 70 ms."""
APART = 28
"""Frames within which a strike's own hops belong to it: 140 ms."""


def loudness(clip: Wave) -> float:
    """Return the integrated loudness of a clip in LUFS, with both gates."""
    hertz = np.fft.rfftfreq(len(clip), 1 / RATE)
    z = np.exp(-2j * np.pi * hertz / 48_000)
    answer = np.ones_like(z)
    for (b0, b1, b2), (a0, a1, a2) in (SHELF, PASS):
        answer *= (b0 + b1 * z + b2 * z**2) / (a0 + a1 * z + a2 * z**2)
    heard = np.fft.irfft(np.fft.rfft(clip) * answer, len(clip))
    size, hop = round(BLOCK * RATE), round(HOP * RATE)
    starts = range(0, max(1, len(heard) - size + 1), hop)
    power = np.array([np.mean(heard[at : at + size] ** 2) for at in starts])
    level = -0.691 + 10 * np.log10(power + 1e-12)
    power, level = power[level > -70], level[level > -70]
    gate = -0.691 + 10 * np.log10(power.mean()) - 10
    return float(-0.691 + 10 * np.log10(power[level > gate].mean()))


def through_a_telephone(clip: Wave, noise: float, dice: np.random.Generator) -> Wave:
    """Return a clip in the band of a telephone, with white noise so many decibels below its loudest 50 ms."""
    tones, hertz = np.fft.rfft(clip), np.fft.rfftfreq(len(clip), 1 / RATE)
    heard = np.fft.irfft(tones * ((hertz > BAND[0]) & (hertz < BAND[1])), len(clip))
    power = np.convolve(heard**2, np.ones(RATE // 20) / (RATE // 20), "same").max()
    hiss: Wave = dice.normal(0, np.sqrt(power) * 10 ** (-noise / 20), len(heard))
    return heard + hiss


def count(clip: Wave) -> tuple[int, Timbre]:
    """Return how many knocks are heard after the bell, and how the fall ends."""
    mel = _mel(clip)
    strikes = [_likeliest(mel, at) for at in _onsets(mel)]
    kinds = [kind for kind, _ in strikes if kind is not Timbre.BELL]
    end = next((n for n, kind in enumerate(kinds) if kind is not Timbre.KNOCK), len(kinds))
    return end, kinds[end] if end < len(kinds) else Timbre.KNOCK


@cache
def _templates() -> list[tuple[Timbre, int, Wave]]:
    found = []
    kinds = [(kind, n, 0) for kind in (Timbre.KNOCK, Timbre.WOOD, Timbre.TABLE) for n in range(8)]
    for kind, storeys, pitch in [*kinds, *((Timbre.BELL, 0, pitch) for pitch in (-5, 0, 2, 4, 7, 9, 12))]:
        alone = PublicSound(name="", length=900, strikes=(Strike(300, kind, storeys, pitch),), caption=())
        clip = through_a_telephone(samples_of(alone), 40, np.random.default_rng(1))
        mel = _mel(clip)
        found.append((kind, storeys, _risen(mel, _onsets(mel)[0])))
    return found


def _likeliest(mel: Wave, at: int) -> tuple[Timbre, int]:
    heard = _risen(mel, at)
    kind, storeys, _ = max(_templates(), key=lambda each: float((each[2] * heard).sum()))
    return kind, storeys


def _risen(mel: Wave, at: int) -> Wave:
    """Return how much louder each band is after an onset than just before it, as a pattern of length one."""
    before = mel[max(0, at - 4) : max(1, at - 1)].mean(axis=0)
    after = mel[at : at + AFTER]
    after = np.pad(after, ((0, AFTER - len(after)), (0, 0)), mode="edge")
    risen = np.maximum(after - before, 0)
    pattern: Wave = risen / (np.linalg.norm(risen) + 1e-9)
    return pattern


def _onsets(mel: Wave) -> list[int]:
    """Return the frames at which something is struck: where the bands rise most."""
    rise = np.maximum(mel[2:] - mel[:-2], 0).sum(axis=1)
    rise = np.concatenate([[0.0, 0.0], rise])
    bar = np.median(rise) + 0.22 * (rise.max() - np.median(rise))
    onsets: list[int] = []
    for at in np.flatnonzero(rise > bar):
        if not onsets or at - onsets[-1] > APART:
            onsets.append(int(at))
    return onsets


def _mel(clip: Wave) -> Wave:
    """Return the logarithm of the power in mel bands, frame by frame."""
    frames = np.lib.stride_tricks.sliding_window_view(clip, FRAME)[::STEP] * np.hanning(FRAME)
    power = np.abs(np.fft.rfft(frames)) ** 2
    bands = power @ _bank().T
    heard: Wave = np.log10(bands + 1e-4 * bands.max())
    return heard


@cache
def _bank() -> Wave:
    def mel(hertz: float) -> float:
        return 2595 * log10(1 + hertz / 700)

    edges = 700 * (10 ** (np.linspace(mel(BAND[0]), mel(BAND[1]), BANDS + 2) / 2595) - 1)
    hertz = np.fft.rfftfreq(FRAME, 1 / RATE)
    rising = (hertz - edges[:-2, None]) / (edges[1:-1] - edges[:-2])[:, None]
    falling = (edges[2:, None] - hertz) / (edges[2:] - edges[1:-1])[:, None]
    bank: Wave = np.maximum(0, np.minimum(rising, falling))
    return bank
