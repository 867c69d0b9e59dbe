"""Bakerstreet: what lies under the cards: places in a ring, a desk by lamplight, a speech bubble."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, radians, sin

from games.bakerstreet.palette import BRASS, BRASS_DARK, SLATE_DARK, WALNUT, WALNUT_DARK, WALNUT_LIGHT
from games.core.colours import mix
from games.core.scene import Box, Colour, Disc, Mark, Shape, Stroke


def around(middle: tuple[float, float], radii: tuple[float, float], n: int) -> Sequence[tuple[float, float]]:
    """Return n points clockwise around a middle, the first at the top."""
    angles = [radians(360 * i / n - 90) for i in range(n)]
    return [(middle[0] + radii[0] * cos(a), middle[1] + radii[1] * sin(a)) for a in angles]


def desk(width: float, height: float) -> tuple[Mark, ...]:
    """Return a desk by night: a blotter in the light of a lamp, on walnut."""
    marks: list[Mark] = [
        Box(0, 0, width, height, WALNUT),
        *(
            Stroke(((0, y), (width, y + 6)), WALNUT_LIGHT if i % 3 else WALNUT_DARK, 2)
            for i, y in enumerate(range(-4, int(height), 21))
        ),
        Box(12, 12, width - 24, height - 24, SLATE_DARK, BRASS_DARK, 3, 10),
    ]
    marks += [
        Disc(width / 2, height / 2, width * part, height * part, mix(SLATE_DARK, "#5d6b66", light))
        for part, light in ((0.47, 0.15), (0.41, 0.3), (0.34, 0.45), (0.25, 0.6))
    ]
    corner = ((0, 0), (52, 0), (40, 10), (10, 40), (0, 52))
    for x, y, dx, dy in ((4, 4, 1, 1), (width - 4, 4, -1, 1), (4, height - 4, 1, -1), (width - 4, height - 4, -1, -1)):
        marks.append(Shape(tuple((x + px * dx, y + py * dy) for px, py in corner), BRASS, BRASS_DARK, 2))
    return tuple(marks)


def bubble(
    x: float, y: float, w: float, h: float, tail: tuple[float, float], fill: Colour, line: Colour
) -> tuple[Mark, ...]:
    """Return a speech bubble with its tail."""
    left = min(max(tail[0], x + 70), x + w - 70) - 34
    root, edge = y + 8, y - 4
    part = (root - edge) / (root - tail[1])
    one, two = left + part * (tail[0] - left) + 6, left + 68 + part * (tail[0] - left - 68) - 4
    return (
        Shape(((left, root), (left + 68, root), tail), fill, line, 5),
        Box(x, y, w, h, fill, line, 5, 34),
        Shape(((left + 6, root), (left + 62, root), (two, edge), (one, edge)), fill),
    )
