"""Mord im Arosa: the picture shows what the words say, fits its frame, and can be read on a phone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from enum import Enum

import pytest

from bot.media.painting import compose
from bot.media.sprites import sprite
from games.arosa.house import GROUND_LINE, TALL, opened, top_of, width_of
from games.arosa.model import FLOORS, VICTIM, Cube, Opening, Phase
from games.arosa.palette import BRASS_LIGHT
from games.arosa.scene import cube, table_scene
from games.arosa.state import State
from games.core.lines import Line, Who
from games.core.scene import Mark, PublicScene, Sprite, Write
from games.core.seats import all_seats
from tests.builders import CASES, RunningGame, a_seed, walk
from tests.games.arosa.staging import BLUE, GAME, GRAY, KIT, YELLOW, a_state, luck
from tests.games.pictures import contrast
from tests.words import WORDS

NAMES = ("Éléonore-Françoise d’Étiolles-Œd", "Bo", "W" * 32, "Maximilien-Théodore Beauchêne II", "★ Søren ★", "Félix")
SEATS = range(2, 7)


def say(thing: Enum | Who | Line) -> str:
    if isinstance(thing, Who):
        return NAMES[thing.seat]
    return WORDS.say("fr", thing) if isinstance(thing, Line) else WORDS.noun("fr", thing)


def scene_of(state: State) -> PublicScene:
    return table_scene(GAME.observer.table_view(state), KIT)


def games() -> Iterator[RunningGame]:
    for case in CASES:
        if case.game is GAME and dict(case.options) == {"hearing": "normal", "memory": "friendly"}:
            yield from walk(case, a_seed(case.seats))


STATES = [game.state for game in games()]
"""Five whole games, step by step: states are values."""


def cubes(marks: Sequence[Mark | Sprite]) -> Counter[str]:
    return Counter(
        mark.figure.removeprefix("arosa/cube-")
        for mark in marks
        if isinstance(mark, Sprite) and mark.figure.startswith("arosa/cube-")
    )


def test_the_picture_depends_on_the_view_alone() -> None:
    state = a_state(lies={3: (BLUE, GRAY), 5: (YELLOW,)})
    elsewhere = a_state(lies={1: (BLUE, GRAY), 7: (YELLOW,)})

    assert scene_of(state) == scene_of(elsewhere)


def test_a_closed_hotel_shows_no_room_and_an_opened_floor_shows_what_lay_there() -> None:
    closed = a_state(lies={3: (BLUE, BLUE, GRAY)})
    shown = replace(closed, opened=Opening(3, (BLUE, BLUE, GRAY)))

    assert not any(key.startswith("arosa/room") for key in sprite_keys(scene_of(closed)))
    assert "arosa/room-3" in sprite_keys(scene_of(shown))
    more = cubes(scene_of(shown).marks) - cubes(scene_of(closed).marks)
    assert more == Counter({"blue": 2, "gray": 1})


def sprite_keys(scene: PublicScene) -> list[str]:
    return [mark.figure for mark in scene.marks if isinstance(mark, Sprite)]


def test_many_cubes_on_a_floor_are_counted() -> None:
    pieces = (YELLOW,) * 9 + (BLUE,) * 2 + (VICTIM,)
    scene = scene_of(replace(a_state(), opened=Opening(7, pieces)))
    extra = cubes(scene.marks) - cubes(scene_of(a_state()).marks)

    assert extra == Counter({"yellow": 1, "blue": 1, "victim": 1})
    assert 9 in [mark.what for mark in scene.marks if isinstance(mark, Write)]


@pytest.mark.parametrize("floor", FLOORS)
def test_cubes_lie_within_their_floor_and_beside_the_shaft(floor: int) -> None:
    scene = scene_of(replace(a_state(6), opened=Opening(floor, (0, 1, 2, 3, 4, 5))))
    plain = scene_of(a_state(6)).marks
    lying = [mark for mark in scene.marks if isinstance(mark, Sprite) and mark.figure.startswith("arosa/cube")]
    lying = [mark for mark in lying if mark not in plain]

    assert len(lying) == 6
    for mark in lying:
        assert top_of(floor) < mark.y < mark.y + mark.side <= top_of(floor) + TALL
        assert abs(mark.x + mark.side / 2 - 208) <= width_of(floor) / 2
        assert abs(mark.x + mark.side / 2 - 208) >= 27


def test_a_crime_scene_shows_its_victims_and_what_traces_count() -> None:
    scene = scene_of(a_state(scenes=[3, 5], board={BLUE: {4: 2}}))
    numbers = Counter(weights(scene))

    assert cubes(scene.marks)["victim"] == 2
    assert numbers == Counter({3: 2, 2: 3, 1: 3})
    before = scene_of(a_state(board={BLUE: {4: 2}}))
    assert not weights(before)


def weights(scene: PublicScene) -> list[object]:
    """Return what stands at the right end of the boxes."""
    return [mark.what for mark in scene.marks if isinstance(mark, Write) and mark.x == 940]


def test_plates_show_reserve_points_and_state() -> None:
    state = GAME.rules.forfeit(a_state(board={BLUE: {4: 2}}, scenes=[4, 4]), GRAY, luck()).state
    scene = scene_of(state)
    told = [
        WORDS.say("en", mark.what) for mark in scene.marks if isinstance(mark, Write) and isinstance(mark.what, Line)
    ]

    expected = [("20 cubes", "0 points"), ("18 cubes", "6 points"), ("20 cubes", "0 points"), ("20 cubes", "0 points")]
    assert told == [each for plate in expected for each in plate]
    assert "arosa/badge-turn" in sprite_keys(scene)
    assert "arosa/badge-gone" in sprite_keys(scene)


def test_after_the_end_the_whole_hotel_is_open_with_winner_and_murderer() -> None:
    over = [state for state in STATES if state.phase is Phase.OVER]
    assert len(over) == len(SEATS)
    for state in over:
        keys = sprite_keys(scene_of(state))
        assert [key for key in keys if key.startswith("arosa/room")] == [f"arosa/room-{floor}" for floor in FLOORS]
        assert state.outcome is not None
        scores, winners = state.outcome.scores or (), set(state.outcome.winners)
        murderers = {seat for seat in all_seats(len(scores)) if scores[seat] == max(scores)}
        assert keys.count("arosa/badge-wreath") == len(winners)
        assert keys.count("arosa/badge-knife") == len(murderers - winners)  # R-AR-35


def test_colours_are_told_apart_by_their_sign_too() -> None:
    """A cube in grey, and only as dark or light as the middle of its front."""
    signs = set()
    for each in Cube:
        front = sprite(cube(each, 0, 0, 100)).convert("L").crop((12, 34, 74, 88))
        levels = front.tobytes()
        signs.add(tuple(abs(level - levels[0]) > 40 for level in levels))

    assert len(signs) == len(Cube)


def test_storeys_stand_on_each_other_and_grow_smaller() -> None:
    assert [top_of(floor) + TALL for floor in FLOORS][1:] == [top_of(floor) for floor in FLOORS][:-1]
    assert top_of(0) + TALL == GROUND_LINE
    widths = [width_of(floor) for floor in FLOORS]
    assert widths == sorted(widths, reverse=True)
    assert len({opened(floor).figure for floor in FLOORS}) == len(FLOORS)


@pytest.mark.parametrize("floor", FLOORS)
def test_nothing_but_wall_is_behind_the_numbers_of_an_opened_floor(floor: int) -> None:
    room = sprite(opened(floor)).convert("RGB")
    middle = room.width // 2
    for part in ((10, 16, middle - 31, 40), (middle + 31, 16, room.width - 10, 40)):
        wall = room.crop(part)

        assert len({row.tobytes() for row in (wall.crop((0, y, wall.width, y + 1)) for y in range(wall.height))}) == 1


def test_many_traces_in_a_box_are_written_as_large_as_one() -> None:
    state = a_state(6, board={seat: {4: 12 if seat == BLUE else 1} for seat in all_seats(6)}, scenes=(3,))
    (twelve,) = [mark for mark in scene_of(state).marks if isinstance(mark, Write) and mark.what == 12]

    assert twelve.room is not None
    assert twelve.room > 1.1 * twelve.size


def test_the_wreath_stands_out_from_the_plate_of_a_winner() -> None:
    scene = next(scene_of(state) for state in STATES if state.phase is Phase.OVER)
    wreath = next(mark for mark in scene.marks if isinstance(mark, Sprite) and mark.figure == "arosa/badge-wreath")
    edge = compose(scene, lambda _: "").getpixel((round(wreath.x + wreath.side / 2), round(wreath.y + 4)))
    assert isinstance(edge, tuple)

    assert contrast("#{:02x}{:02x}{:02x}".format(*edge[:3]), BRASS_LIGHT) >= 4.5
