"""Colours: how one is mixed from two, the shades in which a card or a pawn is drawn, and the grounds of charts and sheets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from games.core.scene import Colour


@dataclass(frozen=True, slots=True)
class Tone:
    """A colour of cards or pawns: itself, a paler ground, a deeper shade, and the colour of text on it."""

    main: Colour
    ground: Colour
    deep: Colour
    text: Colour


@dataclass(frozen=True, slots=True)
class GroundTones:
    """The dark ground of a chart or a sheet: itself, a deeper shade, and the lines on it. All words on it are pale."""

    main: Colour
    deep: Colour
    line: Colour


PALE: Final = "#f4e8cd"
"""The colour of words on a ground."""
GLOW: Final = "#f2d58b"
"""The colour of titles on a ground."""
PLAIN_GROUND: Final = GroundTones("#2a3044", "#1f2333", "#5d6685")
"""The ground of pictures that belong to no game."""


def mix(one: Colour, other: Colour, part: float) -> Colour:
    """Return a colour between two: `part` is how much of the other."""
    pairs = ((int(one[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * part):02x}" for a, b in pairs)
