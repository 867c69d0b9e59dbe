"""Every picture of whole games: it can be drawn, nothing in it is cut, its words can be read, and its description fits."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from enum import Enum
from functools import partial

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.media.bands import fixed, indexed
from bot.media.lettering import CAPITAL, letter
from bot.media.painting import LEGIBLE, PHONE, compose, draw, extent, least
from games import GAMES
from games.core.deduction.sheet import Notes, sheet_scene
from games.core.lines import Line, Who
from games.core.scene import PrivateScene, PublicScene, Sprite, Write
from tests.builders import CASES, LONG_NAMES, Case, RunningGame, a_seed, amount, positions
from tests.words import WORDS

SIZES = list({(case.game.info.key, case.seats): case for case in reversed(CASES)}.values())
"""Every game once at every number of seats."""

every_size = pytest.mark.parametrize("case", SIZES, ids=str)
every_language = pytest.mark.parametrize("language", WORDS.languages)
SIGN = 9
"""How small a sign may be on a phone: as high as a capital letter of running text."""

ALT_TEXT = 1024
Say = Callable[[Enum | Who | Line], str]


def scenes(game: RunningGame) -> Iterator[PublicScene | PrivateScene]:
    """Yield every picture that there is of a state: the table's first."""
    hosted = game.case.game
    yield hosted.face.table_scene(hosted.observer.table_view(game.state))
    for seat in game.case.everybody:
        desk = hosted.face.seat_scene(hosted.observer.seat_view(game.state, seat))
        if desk is not None:
            yield desk


def all_scenes(case: Case) -> Iterator[PublicScene | PrivateScene]:
    for game in positions(case, a_seed(31 + case.seats), amount(20, 100)):
        yield from scenes(game)


def say(language: str, thing: Enum | Who | Line) -> str:
    if isinstance(thing, Who):
        return LONG_NAMES[thing.seat]
    return (
        WORDS.say(language, thing, partial(say, language)) if isinstance(thing, Line) else WORDS.noun(language, thing)
    )


@pytest.mark.parametrize(
    "cover", [game.cover for game in GAMES if game.cover is not None], ids=lambda each: each.alt.key
)
def test_a_cover_needs_no_words_and_is_told_in_every_language(cover: PublicScene) -> None:
    picture = Image.open(io.BytesIO(draw(cover, lambda _: "")))

    assert picture.size == (cover.width, cover.height)
    assert len(picture.convert("RGB").getcolors(2**24) or ()) > 50
    assert not cover.marks
    assert len({say(language, cover.alt) for language in WORDS.languages}) == len(WORDS.languages)


@every_size
def test_no_mark_lies_outside_its_picture(case: Case) -> None:
    for scene in all_scenes(case):
        for mark in scene.marks:
            left, top, right, bottom = extent(mark)
            assert left >= 0, mark
            assert top >= 0, mark
            assert right <= scene.width, mark
            assert bottom <= scene.height, mark


@every_language
@every_size
def test_words_fit_their_room_and_can_be_read_on_a_phone(case: Case, language: str) -> None:
    """Capitals are at least eight pixels high on a phone, whatever the words; a player's name may lose its end, no other word may."""
    written = {  # the same words stand in many pictures
        repr((mark, scene.width)): (mark, scene.width)
        for scene in all_scenes(case)
        for mark in (*scene.marks, *scene.backdrop.marks)
        if isinstance(mark, Write)
    }
    for mark, width in written.values():
        text = say(language, mark.what) if isinstance(mark.what, Enum | Who | Line) else str(mark.what)
        done = letter(text, mark.size, mark.bold, mark.anchor, mark.room, mark.lines, least(width))

        assert done.size * CAPITAL * PHONE / width >= LEGIBLE, mark
        assert isinstance(mark.what, Who) or not any(row.endswith("…") for row in done.rows) or text.endswith("…"), text
        assert mark.room is None or done.mask.width <= mark.room, text
        assert mark.x + done.dx >= 0, text
        assert mark.x + done.dx + done.mask.width <= width, text


@every_language
@every_size
def test_a_sheet_can_be_read_on_a_phone(case: Case, language: str) -> None:
    *_, last = positions(case, a_seed(31 + case.seats), 0)
    observer = case.game.observer
    sheet = case.game.face.sheet(observer.table_view(last.state), observer.seat_view(last.state, case.everybody[0]))
    notes = Notes(dict.fromkeys(range(6, 18), "yes"), dict.fromkeys(range(18, 30), "12·88"))
    scene = sheet_scene(sheet, dict.fromkeys(range(12), "W8"), (0, 0), notes)
    for mark in scene.marks:
        if isinstance(mark, Write):
            text = say(language, mark.what) if isinstance(mark.what, Enum | Who | Line) else str(mark.what)
            done = letter(text, mark.size, mark.bold, mark.anchor, mark.room, mark.lines, least(scene.width))

            assert done.size * CAPITAL * PHONE / scene.width >= LEGIBLE, mark
            assert isinstance(mark.what, Who) or not any(row.endswith("…") for row in done.rows), text
            assert mark.x + done.dx + done.mask.width <= scene.width, text


@every_size
def test_signs_are_large_enough_for_a_phone(case: Case) -> None:
    for scene in all_scenes(case):
        for mark in scene.marks:
            if isinstance(mark, Sprite):
                assert mark.side * min(1, mark.wide / 100) * PHONE / scene.width >= SIGN, mark


@every_size
def test_no_name_lies_over_a_badge(case: Case) -> None:
    for scene in all_scenes(case):
        badges = [extent(mark) for mark in scene.marks if isinstance(mark, Sprite) and "/badge-" in mark.figure]
        for mark in scene.marks:
            if isinstance(mark, Write) and isinstance(mark.what, Who):
                left, top, right, bottom = extent(mark)
                over = [
                    each for each in badges if each[0] < right and left < each[2] and top < each[3] and each[1] < bottom
                ]
                assert not over, mark


@every_language
@every_size
def test_descriptions_fit(case: Case, language: str) -> None:
    for scene in all_scenes(case):
        assert 0 < len(WORDS.say(language, scene.alt, lambda _: "x" * 32)) <= ALT_TEXT


@every_size
def test_pictures_at_the_deal_and_at_the_end_are_drawn(case: Case) -> None:
    first, *_, last = positions(case, a_seed(31 + case.seats), 0)
    for game in (first, last):
        for scene in list(scenes(game))[:2]:
            image = Image.open(io.BytesIO(draw(scene, partial(say, "fr")))).convert("RGB")
            true = compose(scene, partial(say, "fr"))
            off = ImageStat.Stat(ImageChops.difference(image, true))

            assert image.size == (scene.width, scene.height)
            assert max(off.rms) < 4, "after a change of drawings or their tones, `make palettes`"
            if scene.backdrop.palette is not None:
                colours = fixed(scene.backdrop.palette)
                assert image.tobytes() == indexed(true, colours).convert("RGB").tobytes()
