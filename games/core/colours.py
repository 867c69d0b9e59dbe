"""Colours: how one is mixed from two."""

from __future__ import annotations

from games.core.scene import Colour


def mix(one: Colour, other: Colour, part: float) -> Colour:
    """Return a colour between two: `part` is how much of the other."""
    pairs = ((int(one[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * part):02x}" for a, b in pairs)
