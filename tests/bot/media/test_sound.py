"""Clips: made from the strikes alone, clean, short, small, and never in the way."""

from __future__ import annotations

import asyncio
import io
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from unittest.mock import patch

import numpy as np
import pytest
import soundfile

from bot.media.foley import Foley
from bot.media.sound import LOUDEST, RATE, render, samples_of, strike_of
from games.core.sound import PublicSound, Strike, Timbre


def a_sound(*strikes: Strike, length: int = 1500) -> PublicSound:
    return PublicSound(name="sound", length=length, strikes=strikes, caption=())


def centroid(wave: np.ndarray) -> float:
    """Return where the middle of a sound's power is, in hertz."""
    power = np.abs(np.fft.rfft(wave)) ** 2
    return float((power * np.fft.rfftfreq(len(wave), 1 / RATE)).sum() / power.sum())


def peak(wave: np.ndarray) -> float:
    return float(np.abs(wave).max())


def test_a_clip_is_ogg_opus_of_the_length_that_it_says() -> None:
    clip = render(a_sound(Strike(100, Timbre.KNOCK)))
    info = soundfile.info(io.BytesIO(clip))

    assert (info.format, info.subtype, info.channels) == ("OGG", "OPUS", 1)
    assert info.duration == pytest.approx(1.5, abs=0.03)


def test_the_same_sound_gives_the_same_samples() -> None:
    sound = a_sound(Strike(100, Timbre.KNOCK, 2), Strike(300, Timbre.WOOD, 3))

    assert np.array_equal(samples_of(sound), samples_of(sound))
    first, again = (soundfile.read(io.BytesIO(render(sound)))[0] for _ in range(2))
    assert np.array_equal(first, again)


def test_a_strike_is_heard_when_it_is_struck_and_the_wind_before() -> None:
    clip = samples_of(a_sound(Strike(700, Timbre.KNOCK)))
    at = round(0.7 * RATE)

    assert 0 < peak(clip[:at]) < 0.05
    assert peak(clip[at : at + 400]) > 0.3


def test_the_night_behind_a_clip_depends_on_its_length_alone() -> None:
    with_knock, without = samples_of(a_sound(Strike(900, Timbre.KNOCK))), samples_of(a_sound())

    assert np.array_equal(with_knock[: round(0.9 * RATE)], without[: round(0.9 * RATE)])


def test_every_storey_rings_darker_than_the_one_above() -> None:
    heard = [centroid(strike_of(Timbre.KNOCK, storeys, 0)) for storeys in range(8)]

    assert all(below < 0.95 * above for above, below in pairwise(heard))


def test_every_strike_can_be_heard_and_none_clips() -> None:
    for timbre in Timbre:
        for storeys in range(8):
            ring = strike_of(timbre, storeys, 0)
            assert 0.1 < peak(ring) < 1.2  # below the soft ceiling, it is pressed together


def test_many_strikes_at_once_do_not_clip() -> None:
    clip = samples_of(a_sound(*(Strike(200, Timbre.TABLE) for _ in range(20))))

    assert peak(clip) <= LOUDEST + 1e-6


def test_a_clip_begins_and_ends_in_silence_and_has_no_steady_pressure() -> None:
    clip = samples_of(a_sound(Strike(60, Timbre.BELL), Strike(400, Timbre.WOOD, 1)))

    assert clip[0] == 0
    assert abs(float(clip[-1])) < 1e-4
    assert abs(float(clip.mean())) < 2e-3


def test_the_longest_clip_stays_below_100_kilobytes() -> None:
    for seconds in (8, 9, 10, 20, 40, 60):
        strikes = [Strike(at, Timbre.KNOCK, at // 90 % 8) for at in range(0, seconds * 1000, 90)]
        assert len(render(a_sound(*strikes, length=seconds * 1000))) < 100_000


async def test_clips_are_made_in_the_pool_and_a_failure_is_none() -> None:
    with ThreadPoolExecutor(1) as pool:
        foley = Foley(pool)
        sound = a_sound(Strike(60, Timbre.BELL))

        made = await foley.make(sound)
        assert made is not None
        assert made[:4] == b"OggS"
        with patch("bot.media.sound.soundfile.write", side_effect=OSError):
            assert await foley.make(sound) is None


async def test_a_clip_that_takes_too_long_is_given_up() -> None:
    release = asyncio.Event()
    loop = asyncio.get_running_loop()

    def slow(_: PublicSound) -> bytes:
        asyncio.run_coroutine_threadsafe(release.wait(), loop).result()
        return b""

    with ThreadPoolExecutor(1) as pool, patch("bot.media.sound.render", slow):
        assert await Foley(pool, patience=0.05).make(a_sound()) is None
        release.set()
        await asyncio.sleep(0.05)
