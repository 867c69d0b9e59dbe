"""The drawings of `data/art`: whole, ours to change, and each of them used."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from PIL import Image

from bot.media.sprites import FIGURES, sprite
from games import GAMES
from games.core.game import AnyGame
from games.core.scene import Sprite
from tests.builders import CASES, Case, a_seed, positions

SVG = "{http://www.w3.org/2000/svg}"
FILES = sorted(FIGURES.rglob("*.svg"))
SHAPES = {"rect", "circle", "ellipse", "line", "polyline", "polygon", "path"}


def name_of(file: Path) -> str:
    return file.relative_to(FIGURES).with_suffix("").as_posix()


def root_of(file: Path) -> ET.Element:
    return ET.fromstring(file.read_text(encoding="utf-8"))


def swatches(file: Path) -> list[str]:
    return [each.get("id", "") for each in root_of(file).iter(f"{SVG}linearGradient")]


def states(game: AnyGame) -> Iterator[tuple[Case, Any]]:
    """Yield states of many tables, the largest first: on their way, when somebody has left, and however they may end."""
    for n in range(6):
        for case in sorted((case for case in CASES if case.game is game), key=lambda case: -case.seats):
            for running in positions(case, a_seed(n), 12):
                yield case, running.state
                if running.is_over:
                    continue
                yield case, game.rules.forfeit(running.state, case.everybody[-1], running.chance).state
                for seat in sorted(game.rules.turn(running.state)):
                    for action in running.legal(seat):
                        state = game.rules.apply(running.state, seat, action, running.chance).state
                        if game.rules.outcome(state) is not None:
                            yield case, state
                            break


def sprites_of(case: Case, state: Any) -> Iterator[Sprite]:
    observer, face = case.game.observer, case.game.face
    views = [observer.seat_view(state, seat) for seat in case.everybody]
    for scene in (face.table_scene(observer.table_view(state)), *map(face.seat_scene, views)):
        if scene is not None:
            yield from (mark for mark in (*scene.backdrop.marks, *scene.marks) if isinstance(mark, Sprite))


@cache
def drawn() -> frozenset[Sprite]:
    """Return the sprites of many tables, wherever they lie; of no more tables than it takes to see every figure."""
    found = set[Sprite]()
    for game in GAMES:
        unseen = {name_of(file) for file in FILES if file.parent.name == game.info.key}
        for case, state in states(game):
            new = {replace(each, x=0, y=0) for each in sprites_of(case, state)}
            found |= new
            unseen -= {each.figure for each in new}
            if not unseen:
                break
    return frozenset(found)


def test_every_figure_that_is_drawn_has_a_file_and_every_file_is_drawn() -> None:
    assert {each.figure for each in drawn()} == {name_of(file) for file in FILES}


def test_every_folder_is_that_of_a_game() -> None:
    assert {file.parent.name for file in FILES} <= {game.info.key for game in GAMES}


def test_every_picture_of_a_game_with_figures_has_the_colours_found_for_it() -> None:
    for case in CASES:
        if not (FIGURES / case.game.info.key).is_dir():
            continue
        first = next(iter(positions(case, a_seed(), 0))).state
        face, observer = case.game.face, case.game.observer
        desks = (face.seat_scene(observer.seat_view(first, seat)) for seat in case.everybody)
        scenes = [face.table_scene(observer.table_view(first)), *desks]

        assert {each.backdrop.palette for each in scenes if each is not None} == {case.game.info.key}
        with Image.open(FIGURES / case.game.info.key / "palette.png") as palette:
            assert (palette.mode, len(palette.getpalette("RGB") or ())) == ("P", 3 * 256)


def test_the_box_of_a_sprite_is_as_wide_as_its_figure() -> None:
    for each in drawn():
        left, top, wide, tall = each.part or map(
            float, root_of(FIGURES / f"{each.figure}.svg").get("viewBox", "").split()
        )

        assert (left, top) <= (0, 0) or each.part
        assert wide / tall * 100 == pytest.approx(each.wide, rel=0.01), each


def test_a_figure_is_made_of_named_shapes_without_words_or_other_files() -> None:
    for file in FILES:
        root, written = root_of(file), file.read_text(encoding="utf-8")
        names = [each.get("id") for each in root.iter() if each.get("id")]
        kinds = {each.tag.removeprefix(SVG) for each in root.iter()}

        assert root.tag == f"{SVG}svg", file
        assert kinds <= SHAPES | {"svg", "defs", "g", "linearGradient", "stop"}, file
        assert root.find(f"{SVG}g").get("id") == file.stem, file  # type: ignore[union-attr]  # it is there
        assert Counter(names).most_common(1)[0][1] == 1, file
        assert set(re.findall(r"url\(#([^)]+)\)", written)) <= set(names), file
        assert "href" not in written, file


def test_every_tone_of_a_figure_changes_it() -> None:
    for file in FILES:
        plain = Sprite(name_of(file), 0, 0, 60)
        looks = [
            sprite(Sprite(plain.figure, 0, 0, 60, tones=((tone, "#12ef56"),))).tobytes() for tone in swatches(file)
        ]

        assert len({sprite(plain).tobytes(), *looks}) == 1 + len(looks), file


def test_no_two_figures_are_one_drawing() -> None:
    looks = Counter(sprite(Sprite(name_of(file), 0, 0, 60)).tobytes() for file in FILES)

    assert looks.most_common(1)[0][1] == 1


def test_the_credits_say_whose_the_drawings_are() -> None:
    credits_ = (FIGURES.parent / "CREDITS.md").read_text(encoding="utf-8")

    assert re.search(r"`art/`.*our own work", credits_)
