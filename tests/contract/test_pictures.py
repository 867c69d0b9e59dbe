"""Every picture of whole games: it can be drawn, nothing in it is cut, its words can be read, and its description fits."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import chain, islice, pairwise
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.media.bands import fixed, indexed
from bot.media.lettering import face, letter
from bot.media.painting import LEGIBLE, PHONE, compose, draw, extent, shown
from games import GAMES
from games.core.deduction.sheet import TAB, Notes, sheet_scene
from games.core.lines import Who
from games.core.scene import PublicScene, Rect, Sprite, Write
from tests.builders import CASES, LONG_NAMES, Case, a_seed, amount, positions
from tests.games.pictures import (
    MOST_GLARE,
    NAMES,
    Scene,
    Speaker,
    glare,
    no_word_overflows,
    one_drawing_a_key,
    words_stand_out,
)
from tests.parts import staged_by
from tests.words import WORDS

SIZES = list({(case.game.info.key, case.seats): case for case in reversed(CASES)}.values())
"""Every game once at every number of seats."""

EXTREMES = [case for case in SIZES if case.seats in (case.game.info.seats[0], case.game.info.seats[-1])]
"""Every game with the fewest and with the most players: what is drawn between them is drawn with the same pen."""

every_size = pytest.mark.parametrize("case", SIZES, ids=str)
every_extreme = pytest.mark.parametrize("case", EXTREMES, ids=str)
every_language = pytest.mark.parametrize("language", WORDS.languages)
SIGN = LEGIBLE
"""How small a sign may be on a phone: as high as its smallest capitals."""

BADGE = re.compile("/(badge-|laurel)")
ALT_TEXT = 900  # Discord takes 1,024 letters; the sentence of a film stands around these
MOST_BYTES = 140_000
SAY = Speaker("fr")
EVERYBODY = [Speaker(language, names) for language in WORDS.languages for names in (NAMES, LONG_NAMES)]


def scenes(case: Case, state: Any) -> Iterator[Scene]:
    """Yield every picture that there is of a state: the table's first."""
    face, observer = case.game.face, case.game.observer
    yield face.table_scene(observer.table_view(state))
    desks = (face.seat_scene(observer.seat_view(state, seat)) for seat in case.everybody)
    yield from (desk for desk in desks if desk is not None)


@cache
def all_scenes(case: Case) -> tuple[Scene, ...]:
    """Return the pictures of a random game, and those of the states that the game's own tests have staged."""
    played = (game.state for game in positions(case, a_seed(31 + case.seats), amount(8, 100)))
    return tuple(scene for state in chain(played, staged_by(case.game, case.seats)) for scene in scenes(case, state))


def in_all_colours(scene: Scene) -> Image.Image:
    """Return a scene as it would be drawn without the fixed colours of its game."""
    return compose(replace(scene, backdrop=replace(scene.backdrop, palette=None)), SAY)


@pytest.mark.parametrize(
    "cover", [game.cover for game in GAMES if game.cover is not None], ids=lambda each: each.alt.key
)
def test_a_cover_needs_no_words_and_is_told_in_every_language(cover: PublicScene) -> None:
    picture = Image.open(io.BytesIO(draw(cover, lambda _: "")))

    assert picture.size == (cover.width, cover.height)
    assert len(picture.convert("RGB").getcolors(2**24) or ()) > 50
    assert not cover.marks
    own = [language for language in WORDS.languages if WORDS.has(cover.alt.key, language)]
    assert len({Speaker(language)(cover.alt) for language in own}) == len(own) > 1


@every_size
def test_no_mark_lies_outside_its_picture(case: Case) -> None:
    for scene in all_scenes(case):
        for mark in scene.marks:
            left, top, right, bottom = extent(mark)
            assert left >= 0, mark
            assert top >= 0, mark
            assert right <= scene.width, mark
            assert bottom <= scene.height, mark


@every_size
def test_words_fit_their_room_and_can_be_read_on_a_phone(case: Case) -> None:
    """Capitals are at least eight pixels high on a phone, whatever the words and the names, in every language."""
    no_word_overflows(all_scenes(case), EVERYBODY)


@every_size
def test_a_sheet_can_be_read_on_a_phone(case: Case) -> None:
    """At its whole width, at which it is opened: in its message, one with many rows is shrunk to the height of a picture."""
    no_word_overflows([_sheet_scene(case)], EVERYBODY, lambda width, _: PHONE / width)


def _sheet_scene(case: Case) -> Scene:
    """Return a sheet with entries of every kind."""
    *_, last = positions(case, a_seed(31 + case.seats), 0)
    observer = case.game.observer
    sheet = case.game.face.sheet(observer.table_view(last.state), observer.seat_view(last.state, case.everybody[0]))
    notes = Notes(dict.fromkeys(range(6, 18), "yes"), dict.fromkeys(range(18, 30), "12·88"))
    return sheet_scene(sheet, dict.fromkeys(range(12), "W8"), (0, 0), case.game.ground, notes)


@every_size
def test_the_sign_of_a_column_stands_within_its_tab(case: Case) -> None:
    marks = _sheet_scene(case).marks
    tabs = [(tab, sign) for tab, sign in pairwise(marks) if isinstance(tab, Rect) and tab.radius == TAB / 2]
    assert tabs
    for tab, sign in tabs:
        assert isinstance(sign, Write)
        drawn = letter(SAY.text(sign), sign.size, face(bold=True), sign.anchor, None, sign.lines).mask
        assert drawn.width <= tab.w - TAB / 4, SAY.text(sign)


@every_extreme
def test_a_sheet_does_not_glare_and_its_words_stand_out(case: Case) -> None:
    scene = _sheet_scene(case)

    assert glare(scene, SAY) <= MOST_GLARE
    words_stand_out(scene, SAY)


@every_extreme
def test_words_stand_out_from_what_is_behind_them(case: Case) -> None:
    first, *_, last = [game.state for game in positions(case, a_seed(31 + case.seats), 0)]
    for state in (first, last, *staged_by(case.game, case.seats)[::4]):
        for scene in islice(scenes(case, state), 2):
            words_stand_out(scene, SAY)


@every_size
def test_backdrops_with_one_key_are_one_drawing(case: Case) -> None:
    one_drawing_a_key(all_scenes(case))


@every_size
def test_signs_are_large_enough_for_a_phone(case: Case) -> None:
    for scene in all_scenes(case):
        for mark in scene.marks:
            if isinstance(mark, Sprite):
                assert mark.side * min(1, mark.wide / 100) * shown(scene.width, scene.height) >= SIGN, mark


@every_size
def test_no_name_lies_over_a_badge(case: Case) -> None:
    for scene in all_scenes(case):
        badges = [extent(mark) for mark in scene.marks if isinstance(mark, Sprite) and BADGE.search(mark.figure)]
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


@every_extreme
def test_pictures_at_the_deal_and_at_the_end_are_drawn_as_small_files(case: Case) -> None:
    first, *_, last = [game.state for game in positions(case, a_seed(31 + case.seats), 0)]
    for state in (first, last, *staged_by(case.game, case.seats)[-1:]):
        for scene in islice(scenes(case, state), 2):
            file = draw(scene, SAY)
            image = Image.open(io.BytesIO(file)).convert("RGB")
            off = ImageStat.Stat(ImageChops.difference(image, in_all_colours(scene)))

            assert len(file) <= MOST_BYTES
            assert image.size == (scene.width, scene.height)
            assert max(off.rms) < 4, "after a change of drawings or their tones, `make palettes`"


@pytest.mark.parametrize("case", [case for case in SIZES if case.seats == case.game.info.seats[-1]], ids=str)
def test_the_same_state_is_the_same_file_in_the_fixed_colours_of_its_game(case: Case) -> None:
    *_, game = positions(case, a_seed(31 + case.seats), 0)
    scene, again = (next(scenes(case, game.state)) for _ in range(2))
    file = draw(scene, SAY)

    assert again == scene
    assert draw(again, SAY) == file
    if scene.backdrop.palette is not None:
        image = indexed(compose(scene, SAY), fixed(scene.backdrop.palette)).convert("RGB")
        assert Image.open(io.BytesIO(file)).convert("RGB").tobytes() == image.tobytes()
