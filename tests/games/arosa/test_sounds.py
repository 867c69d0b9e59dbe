"""Mord im Arosa: clip and strip are one function of what is heard, and of nothing else."""

from __future__ import annotations

import random
import re
from itertools import pairwise

import numpy as np
import pytest

from bot.media.sound import LOUDEST, render
from games.arosa.draft import Draft
from games.arosa.events import Fell, Opened
from games.arosa.hearing import HEARD, MOST_KNOCKS, Landing
from games.arosa.model import CUBES, FLOORS, Cube
from games.arosa.sounds import BEAT, strikes_of, table_sound
from games.core.endings import TurnBegan
from games.core.lines import Line
from games.core.seats import Seat
from games.core.sound import PublicSound, Timbre
from tests.bot.media.samples import samples_of
from tests.games.arosa.ear import count, loudness, through_a_telephone
from tests.games.arosa.staging import BLUE, FELL, GAME, GRAY, KIT, YELLOW, a_state, luck
from tests.words import WORDS

EVERY = [fell for row in FELL for fell in row]


def sound_of(*falls: Fell) -> PublicSound:
    sound = table_sound(falls)
    assert sound is not None
    return sound


def test_the_game_is_audible() -> None:
    assert GAME.sound is table_sound


def test_a_step_without_a_fall_is_silent() -> None:
    assert table_sound([]) is None
    assert table_sound([TurnBegan(seat=YELLOW), Opened(floor=3, cubes=(Cube.BLUE,))]) is None


def test_clip_and_strip_are_the_same_function_of_what_is_heard() -> None:
    """Of all sounds of one cube, two have the same strikes if and only if they have the same words: if they are equal."""
    for language in WORDS.languages:
        strikes = {sound_of(fell).strikes for fell in EVERY}
        strips = {WORDS.say(language, sound_of(fell).caption[0]) for fell in EVERY}
        assert len(strikes) == len(strips) == len(EVERY) == len(CUBES) * len(HEARD)
    for fell in EVERY:
        strikes_of_it = sound_of(fell).strikes
        assert sum(strike.timbre is Timbre.KNOCK for strike in strikes_of_it) == fell.knocks
        assert (strikes_of_it[-1].timbre is Timbre.TABLE) == (fell.end is Landing.TOC)
        assert sound_of(fell).caption == (
            Line("event-arosa-fell", {"cube": fell.cube, "knocks": fell.knocks, "end": fell.end}),
        )


def test_a_chain_is_heard_and_read_in_order() -> None:
    falls = (FELL[1][4], FELL[0][1], FELL[5][6])
    sound = sound_of(*falls)

    assert [line.facts["cube"] for line in sound.caption] == [fell.cube for fell in falls]
    bells = [strike for strike in sound.strikes if strike.timbre is Timbre.BELL]
    assert len({strike.pitch for strike in bells}) == 3
    assert [strike.at for strike in sound.strikes] == sorted(strike.at for strike in sound.strikes)
    alone = [sound_of(fell).strikes for fell in falls]
    assert [(s.timbre, s.storeys, s.pitch) for s in sound.strikes] == [
        (s.timbre, s.storeys, s.pitch) for strikes in alone for s in strikes
    ]


def test_other_events_change_nothing_of_the_sound() -> None:
    fell = FELL[1][4]

    assert table_sound([Opened(floor=3, cubes=(Cube.BLUE,)), fell, TurnBegan(seat=GRAY)]) == table_sound([fell])


def test_where_the_cube_lies_is_in_neither_length_nor_size_nor_name_nor_timing() -> None:
    """Cubes that came to lie on different floors and were heard alike have the same sound in every respect."""
    sounds: dict[Fell, list[PublicSound]] = {}
    floors: dict[Fell, set[int]] = {}
    for seed in range(120):
        draft = Draft(a_state(), KIT)
        draft.throw([BLUE], luck(seed))
        floor = next(floor for floor in FLOORS if draft.floors[floor])
        floors.setdefault(draft.falls[0], set()).add(floor)
        sounds.setdefault(draft.falls[0], []).append(sound_of(*draft.falls))

    assert max(map(len, floors.values())) >= 4
    for alike in sounds.values():
        assert all(sound == alike[0] for sound in alike)
        assert len({samples_of(sound).tobytes() for sound in alike[:3]}) == 1
        assert len({len(render(sound)) for sound in alike[:3]}) == 1
    assert {sound.name for alike in sounds.values() for sound in alike} == {"sound"}


def test_knocks_can_be_counted_along_and_ring_as_deep_as_they_are() -> None:
    _, *knocks, end = strikes_of(FELL[2][14], 0)
    pauses = [after.at - before.at for before, after in pairwise(knocks)]

    assert [strike.storeys for strike in knocks] == list(range(7))
    assert set(pauses) == {BEAT}
    assert end.at - knocks[-1].at > BEAT
    assert end.storeys == 7


def test_knocks_are_counted_to_seven_through_a_telephone_in_a_noisy_room_and_the_end_is_always_heard() -> None:
    """The noise is twenty decibels below the strikes; at fourteen, one in fifty is miscounted."""
    dice = np.random.default_rng(random.randrange(2**32))
    for fell in EVERY:
        heard = count(through_a_telephone(samples_of(sound_of(fell)), 20, dice))

        assert heard == (fell.knocks, Timbre.TABLE if fell.end is Landing.TOC else Timbre.WOOD), fell


def test_clips_are_as_loud_as_others_on_a_telephone_and_never_clip() -> None:
    alone = [samples_of(sound_of(fell)) for fell in EVERY]
    dice = random.Random(7)
    chains = [samples_of(sound_of(*dice.choices(EVERY, k=k))) for k in (3, 8, 15)]

    assert all(-20 < loudness(clip) < -14 for clip in alone)
    assert all(-17.5 < loudness(clip) < -14.5 for clip in chains)
    assert max(float(np.abs(clip).max()) for clip in [*alone, *chains]) < LOUDEST


def test_what_is_heard_stands_behind_a_spoiler_and_whose_cube_it_is_before_it() -> None:
    for language in WORDS.languages:
        for fell in EVERY:
            before, heard, after = WORDS.say(language, sound_of(fell).caption[0]).split("||")
            assert WORDS.noun(language, fell.cube) in before
            assert heard.endswith(f"{WORDS.noun(language, fell.end, 'hear')}`")
            assert not after


def test_every_colour_has_its_own_note() -> None:
    assert len({strikes_of(FELL[CUBES.index(cube)][0], 0)[0].pitch for cube in Cube}) == len(Cube)
    assert Seat(5) == CUBES.index(Cube.WHITE)


@pytest.mark.parametrize("language", WORDS.languages)
def test_the_bar_over_covered_words_is_as_long_whatever_was_heard(language: str) -> None:
    """In code every letter is as wide, and nothing in it may begin a new line."""
    covered = set()
    for knocks in range(MOST_KNOCKS + 1):
        for end in Landing:
            line = Line("event-arosa-fell", {"cube": EVERY[0].cube, "knocks": knocks, "end": end})
            (bar,) = re.findall(r"\|\|`([^`]*)`\|\|", WORDS.say(language, line))
            covered.add(bar)

    assert len(covered) == (MOST_KNOCKS + 1) * len(Landing)
    assert len({len(bar) for bar in covered}) == 1
    assert not any(" " in bar for bar in covered)
    assert all(bar == bar.strip() for bar in covered)
