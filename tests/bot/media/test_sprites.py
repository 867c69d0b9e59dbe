"""Sprites: a figure in a size, a part and tones."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.media import sprites
from bot.media.sprites import sprite
from games.core.scene import Sprite

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
def _a_leaf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One figure instead of ours."""
    (tmp_path / "leaf.svg").write_text(LEAF, encoding="utf-8")
    monkeypatch.setattr(sprites, "FIGURES", tmp_path)


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
