"""Bakerstreet: the ground under the cards: places in a ring, a desk by lamplight, a speech bubble."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, radians, sin

from games.bakerstreet.palette import BRASS, BRASS_DARK, WALNUT
from games.core.scene import Colour, Mark, Rect, Shape, Sprite, Stroke


def around(middle: tuple[float, float], radii: tuple[float, float], n: int) -> Sequence[tuple[float, float]]:
    """Return n points clockwise around a middle, the first at the top."""
    angles = [radians(360 * i / n - 90) for i in range(n)]
    return [(middle[0] + radii[0] * cos(a), middle[1] + radii[1] * sin(a)) for a in angles]


def desk(width: int, height: int) -> tuple[Mark | Sprite, ...]:
    """Return a desk by night: leather in the light of a lamp, on walnut, with brass at its corners."""
    corner = ((0, 0), (58, 0), (44, 11), (11, 44), (0, 58))
    edges = ((4, 4, 1, 1), (width - 4, 4, -1, 1), (4, height - 4, 1, -1), (width - 4, height - 4, -1, -1))
    return (
        Sprite("bakerstreet/desk", 0, 0, height, width * 100 / height, part=(0, 0, width, height)),
        Rect(0, height - 20, width, 20, WALNUT),
        Stroke(((30, height - 21), (width - 30, height - 21)), BRASS_DARK, 3),
        *(
            Shape(tuple((x + px * dx, y + py * dy) for px, py in corner), BRASS, BRASS_DARK, 2)
            for x, y, dx, dy in edges
        ),
    )


def bubble(
    x: float, y: float, w: float, h: float, tail: tuple[float, float], fill: Colour, line: Colour
) -> tuple[Mark, ...]:
    """Return a speech bubble with a tail that points down."""
    root, edge = y + h - 8, y + h + 4
    part = (edge - root) / (tail[1] - root)
    left = tail[0] + (34 if tail[0] < x + w / 2 else -102)
    right = left + 68
    one, two = left + part * (tail[0] - left) + 6, right + part * (tail[0] - right) - 6
    return (
        Shape(((left, root), (right, root), tail), fill, line, 5),
        Rect(x, y, w, h, fill, line, 5, 34),
        Shape(((left + 7, root - 2), (right - 7, root - 2), (two, edge), (one, edge)), fill),
    )
