"""Sprites: a figure in a size and in tones; kept on disk where that is possible, and never wrong where it is not."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Self

import pytest

from bot.media import drawing, sprites
from bot.media.sprites import ground, sprite, tile
from games.core.scene import Box, Disc, Form, Shape, Sprite, Stroke

LEAF = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
  <defs>
    <linearGradient id="flesh"><stop style="stop-color:#80a040;stop-opacity:1"/></linearGradient>
    <linearGradient id="rim"><stop stop-color="#204010"/></linearGradient>
  </defs>
  <rect width="50" height="100" fill="url(#flesh)"/>
  <path d="M50,0 L50,100" stroke="url(#rim)" stroke-width="10"/>
</svg>"""
A_LEAF = Sprite("leaf", 0, 0, 40)


@pytest.fixture(autouse=True)
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """One figure instead of ours, and a folder of its own for what is kept."""
    (tmp_path / "leaf.svg").write_text(LEAF, encoding="utf-8")
    monkeypatch.setattr(sprites, "FIGURES", tmp_path)
    monkeypatch.setattr(sprites, "KEPT", tmp_path / "var" / "kept")
    sprites.fingerprint.cache_clear()
    yield tmp_path / "var" / "kept"
    sprites.fingerprint.cache_clear()


def test_a_sprite_has_the_size_that_is_asked_for() -> None:
    assert sprite(A_LEAF).size == (40, 40)
    assert sprite(Sprite("leaf", 0, 0, 33.4, 70)).size == (23, 33)


def test_a_sprite_is_clear_where_nothing_is_drawn() -> None:
    assert sprite(A_LEAF).getpixel((35, 20)) == (0, 0, 0, 0)


def test_tones_stand_in_for_those_of_the_file_however_a_drawing_program_wrote_them() -> None:
    toned = Sprite("leaf", 0, 0, 40, tones=(("flesh", "#ff0000"), ("rim", "#0000ff"), ("of-another-figure", "#ffffff")))

    assert sprite(A_LEAF).getpixel((5, 20)) == (0x80, 0xA0, 0x40, 255)
    assert sprite(toned).getpixel((5, 20)) == (255, 0, 0, 255)
    assert sprite(toned).getpixel((20, 20)) == (0, 0, 255, 255)


def test_a_part_fills_the_sprite() -> None:
    left = sprite(Sprite("leaf", 0, 0, 40, part=(0, 0, 40, 40)))

    assert left.getpixel((38, 20)) == (0x80, 0xA0, 0x40, 255)


def test_what_was_drawn_is_kept_on_disk_once_for_each_look(kept: Path) -> None:
    first = sprite(A_LEAF)
    assert sprite(Sprite("leaf", 99, 99, 40)) == first  # where it lies is no part of how it looks
    assert len([*kept.iterdir()]) == 1
    sprite(Sprite("leaf", 0, 0, 41))
    sprite(Sprite("leaf", 0, 0, 40, tones=(("flesh", "#ff0000"),)))
    ground([Disc(5, 5, 3, 3, "#ff0000")], (10, 10))

    assert len([*kept.iterdir()]) == 4


def test_a_kept_sprite_is_not_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    first = sprite(A_LEAF)
    monkeypatch.setattr(drawing, "figure", pytest.fail)

    assert sprite(A_LEAF) == first


def test_a_changed_figure_is_another_sprite(tmp_path: Path) -> None:
    first = sprite(A_LEAF)
    (tmp_path / "leaf.svg").write_text(LEAF.replace("80a040", "804040"), encoding="utf-8")
    sprites.fingerprint.cache_clear()

    assert sprite(A_LEAF) != first


def test_a_file_that_was_cut_short_is_drawn_again_and_mended(kept: Path) -> None:
    first = sprite(A_LEAF)
    (file,) = kept.iterdir()
    whole = file.read_bytes()
    for length in (0, 5, len(whole) // 2):
        file.write_bytes(whole[:length])

        assert sprite(A_LEAF) == first
        assert file.read_bytes() == whole


def test_where_no_folder_can_be_made_sprites_are_drawn_all_the_same(kept: Path) -> None:
    kept.parent.write_text("a file in the way of the folder", encoding="utf-8")

    assert sprite(A_LEAF).size == (40, 40)


def test_a_full_disk_leaves_no_half_written_file(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Full:
        def __init__(self, handle: int, mode: str) -> None:
            os.close(handle)

        def __enter__(self) -> Self:
            return self

        def __exit__(self, *error: object) -> None: ...

        def write(self, content: bytes) -> int:
            raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr(os, "fdopen", Full)

    assert sprite(A_LEAF).size == (40, 40)
    assert [*kept.iterdir()] == []


def test_many_at_once_keep_one_whole_file(kept: Path) -> None:
    with ThreadPoolExecutor(4) as pool:
        drawn = [each.tobytes() for each in pool.map(sprite, [A_LEAF] * 16)]

    assert len(set(drawn)) == 1
    assert len([*kept.iterdir()]) == 1


def test_a_box_and_a_disc_of_whole_pixels_are_kept_as_well(kept: Path) -> None:
    for form in (Disc(5, 5, 3, 3, "#ff0000"), Box(1, 1, 8, 8, "#ff0000", radius=2)):
        assert tile(form, (10, 10)) == ground([form], (10, 10))

    assert len([*kept.iterdir()]) == 2


@pytest.mark.parametrize(
    "form",
    [
        Stroke(((0, 0), (9, 9)), "#ff0000"),
        Shape(((0, 0), (9, 9), (0, 9)), "#ff0000"),
        Disc(5.5, 5, 3, 3, "#ff0000"),
        Box(1, 1, 7.25, 8, "#ff0000", radius=2),
    ],
)
def test_of_what_there_is_no_end_nothing_is_kept(kept: Path, form: Form) -> None:
    assert tile(form, (10, 10)).getbbox() is not None
    assert not kept.exists()
