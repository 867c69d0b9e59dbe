"""Clips: made from the strikes alone, clean, short, small, and never in the way."""

from __future__ import annotations

import asyncio
import io
from concurrent.futures import ThreadPoolExecutor
from unittest.mock import patch

import numpy as np
import pytest
import soundfile

from bot.media.sound import LOUDEST, RATE, Foley, render, samples_of, strike_of
from games.core.sound import PublicSound, Strike, Timbre

WOODEN = (Timbre.KNOCK, Timbre.WOOD, Timbre.TABLE)


def a_sound(*strikes: Strike, length: int = 1500) -> PublicSound:
    return PublicSound(name="fall", length=length, strikes=strikes, caption=())


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


def test_a_strike_is_heard_when_it_is_struck_and_silence_before() -> None:
    clip = samples_of(a_sound(Strike(700, Timbre.KNOCK)))
    at = round(0.7 * RATE)

    assert peak(clip[:at]) == 0
    assert peak(clip[at : at + 200]) > 0.1


@pytest.mark.parametrize("timbre", WOODEN)
def test_every_storey_between_makes_a_strike_softer_and_darker(timbre: Timbre) -> None:
    rings = [strike_of(timbre, storeys, 0) for storeys in range(8)]

    loudness = [peak(ring) for ring in rings]
    assert loudness == sorted(loudness, reverse=True)
    brightness = [centroid(ring) for ring in rings]
    assert brightness == sorted(brightness, reverse=True)


@pytest.mark.parametrize("storeys", range(8))
def test_knock_wood_and_table_are_told_apart_by_ear(storeys: int) -> None:
    knock, wood, table = (strike_of(timbre, storeys, 0) for timbre in WOODEN)

    assert centroid(knock) > 2 * centroid(wood)

    def share(wave: np.ndarray, low: float, high: float) -> float:
        power = np.abs(np.fft.rfft(wave)) ** 2
        hertz = np.fft.rfftfreq(len(wave), 1 / RATE)
        return float(power[(hertz >= low) & (hertz < high)].sum() / power.sum())

    hollow = 150, 900
    assert share(wood, *hollow) > 0.8
    assert share(table, 0, 150) > 2 * share(wood, 0, 150)
    assert share(table, 1000, 6000) > 3 * share(wood, 1000, 6000)


def test_every_strike_can_be_heard_and_none_clips() -> None:
    for timbre in Timbre:
        for storeys in range(8):
            ring = strike_of(timbre, storeys, 0)
            assert 0.03 < peak(ring) < 0.8


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


def through_a_telephone(wave: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Return the power that a small speaker gives back, which is deaf below 400 Hz, and at which frequencies."""
    power = np.abs(np.fft.rfft(wave[: round(0.12 * RATE)])) ** 2
    hertz = np.fft.rfftfreq(round(0.12 * RATE), 1 / RATE)
    return power * (hertz > 400), hertz


def share(wave: np.ndarray, low: float, high: float) -> float:
    """Return which part of a sound's power lies between two frequencies."""
    power, hertz = through_a_telephone(wave)
    return float(power[(hertz >= low) & (hertz < high)].sum() / power.sum())


@pytest.mark.parametrize("storeys", range(8))
def test_even_through_a_telephone_a_floor_a_table_and_a_knock_are_told_apart(storeys: int) -> None:
    floor, table, knock = (strike_of(each, storeys, 0) for each in (Timbre.WOOD, Timbre.TABLE, Timbre.KNOCK))

    assert share(floor, 400, 1000) > 0.85  # hollow
    assert share(knock, 700, 2600) > 0.85  # short and bright
    assert share(table, 2200, 6000) > 0.3  # hard, above all knocks
    assert share(table, 400, 700) > 0.3  # and with a body under it
    last = strike_of(Timbre.KNOCK, max(0, storeys - 1), 0)
    for end in (floor, table):
        loud, before = (through_a_telephone(each)[0].sum() for each in (end, last))
        assert loud > before / 2  # never lost behind the last knock
