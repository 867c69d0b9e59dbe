"""Colours: how one is mixed from two, and the shades in which a card or a pawn is drawn."""

from __future__ import annotations

from dataclasses import dataclass

from games.core.scene import Colour


@dataclass(frozen=True, slots=True)
class Tone:
    """A colour of cards or pawns: itself, a paler ground, a deeper shade, and the colour of text on it."""

    main: Colour
    ground: Colour
    deep: Colour
    text: Colour


def mix(one: Colour, other: Colour, part: float) -> Colour:
    """Return a colour between two: `part` is how much of the other."""
    pairs = ((int(one[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * part):02x}" for a, b in pairs)
