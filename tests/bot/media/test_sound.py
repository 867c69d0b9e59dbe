"""Clips: made from the strikes alone, clean, short, small, and never in the way."""

from __future__ import annotations

import asyncio
import io
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from itertools import accumulate, pairwise
from unittest.mock import patch

import numpy as np
import soundfile

from bot.media.foley import Foley
from bot.media.sound import FINE, LOUDEST, RATE, render, runs_of, strike_of
from games.core.sound import PublicSound, Strike, Timbre
from tests.bot.media.samples import samples_of


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
    assert info.duration == 1.5


def test_the_same_sound_gives_the_same_samples() -> None:
    sound = a_sound(Strike(100, Timbre.KNOCK, 2), Strike(300, Timbre.WOOD, 3))

    assert np.array_equal(samples_of(sound), samples_of(sound))
    assert render(sound) == render(sound)


def test_a_strike_is_heard_when_it_is_struck_and_the_wind_before() -> None:
    clip = samples_of(a_sound(Strike(700, Timbre.KNOCK)))
    at = round(0.7 * RATE)

    assert 0 < peak(clip[:at]) < 0.05
    assert peak(clip[at : at + 400]) > 0.3


def test_the_night_behind_a_clip_depends_on_the_times_of_its_strikes_alone() -> None:
    knock, wood = (samples_of(a_sound(Strike(900, each, 2))) for each in (Timbre.KNOCK, Timbre.WOOD))

    for quiet in (slice(round(0.9 * RATE)), slice(round(1.3 * RATE), None)):
        assert np.array_equal(knock[quiet], wood[quiet])
        assert 0 < peak(knock[quiet]) < 0.05


FALLS = (
    *(Strike(60 + 190 * n, Timbre.KNOCK, n) for n in range(3)),
    Strike(700, Timbre.WOOD, 3),
    Strike(1160, Timbre.BELL, 0, 4),
    Strike(1520, Timbre.TABLE),
)


def test_a_clip_of_runs_sounds_as_if_it_were_encoded_whole() -> None:
    """Nothing clicks where runs join, and the distance to the samples is that of Opus itself."""
    sound = a_sound(*FALLS, length=2220)
    clip = samples_of(sound)
    file = io.BytesIO()
    soundfile.write(file, clip, RATE, format="OGG", subtype="OPUS", compression_level=FINE)
    joined, whole = (soundfile.read(io.BytesIO(each))[0] for each in (render(sound), file.getvalue()))
    joints = list(accumulate(run.length * RATE // 1000 for run in runs_of(sound)))[:-1]

    assert len(joined) == len(whole) == len(clip) == 2220 * RATE // 1000
    assert len(joints) == 2
    assert ((joined - clip) ** 2).sum() < 1.25 * ((whole - clip) ** 2).sum()
    for at in joints:
        assert peak(joined[at - 240 : at + 480]) < 0.002


def test_a_run_sounds_the_same_behind_any_other() -> None:
    behind = [
        soundfile.read(io.BytesIO(render(a_sound(*before, *(replace(each, at=each.at + 1100) for each in FALLS[:4])))))[
            0
        ]
        for before in ((), (Strike(60, Timbre.BELL), Strike(420, Timbre.TABLE)), (Strike(60, Timbre.WOOD, 7),))
    ]
    heard = [each[round(1.12 * RATE) : round(1.5 * RATE)] for each in behind]

    assert peak(heard[0]) > 0.3
    assert all(peak(each - heard[0]) < 1e-4 for each in heard)


def test_a_fall_that_comes_again_is_not_encoded_again() -> None:
    render(a_sound(*FALLS, length=2220))
    with patch("bot.media.sound.soundfile.write", side_effect=OSError):
        render(a_sound(*FALLS[:4], *(replace(each, at=each.at + 1100) for each in FALLS[:4]), length=2500))


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
            assert await foley.make(a_sound(Strike(61, Timbre.BELL))) is None


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
