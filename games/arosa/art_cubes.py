"""Mord im Arosa: cubes with the sign of their colour, and the little signs of the plates, in boxes of 100 x 100."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin

from games.arosa.model import Cube
from games.arosa.palette import (
    BRASS_DARK,
    BRASS_LIGHT,
    INK,
    PAINTS,
    PAPER,
    PAPER_SHADE,
    RED,
    RED_DARK,
    SNOW,
    TIMBER_LIGHT,
)
from games.core.pencil import Points, arc, curve, flipped, placed, ring, turned
from games.core.scene import Box, Colour, Disc, Mark, Shape, Sprite, Stroke

_MIDDLE = 43, 61
"""The middle of a cube's front."""


def cube(what: Cube, x: float, y: float, side: float) -> Sprite:
    """Return a cube; its colour and its sign say the same."""
    return Sprite(f"arosa-cube-{what}", x, y, side, _cube(what))


@cache
def _cube(what: Cube) -> tuple[Mark, ...]:
    paint = PAINTS[what]
    rim = "#0d1016"
    return (
        Shape(((5, 27), (24, 7), (97, 7), (80, 27)), paint.top, rim, 3),
        Shape(((80, 27), (97, 7), (97, 76), (80, 97)), paint.side, rim, 3),
        Box(4, 25, 78, 73, paint.front, rim, 3, 4),
        Stroke(((9, 30), (76, 30)), paint.top, 2.5),
        *_sign(what, paint.sign),
    )


def _sign(what: Cube, colour: Colour) -> tuple[Mark, ...]:
    x, y = _MIDDLE
    match what:
        case Cube.YELLOW:
            return (Disc(x, y, 20, 20, colour),)
        case Cube.BLUE:
            return (Shape(((x, y - 23), (x + 25, y + 20), (x - 25, y + 20)), colour),)
        case Cube.BROWN:
            return (Box(x - 19, y - 19, 38, 38, colour),)
        case Cube.GRAY:
            return (Box(x - 7.5, y - 24, 15, 48, colour), Box(x - 24, y - 7.5, 48, 15, colour))
        case Cube.BLACK:
            return (Shape(((x, y - 27), (x + 22, y), (x, y + 27), (x - 22, y)), colour),)
        case Cube.WHITE:
            return (Shape(star(x, y + 2, 27, 11.5), colour),)
        case Cube.VICTIM:
            cross = ((x - 20, y - 20), (x + 20, y + 20)), ((x - 20, y + 20), (x + 20, y - 20))
            return tuple(Stroke(line, colour, 13) for line in cross)


def star(x: float, y: float, outer: float, inner: float, rays: int = 5) -> Points:
    """Return a star with one ray upwards."""
    return tuple(
        (x + radius * sin(pi * n / rays), y - radius * cos(pi * n / rays))
        for n in range(2 * rays)
        for radius in [inner if n % 2 else outer]
    )


POUCH: tuple[Mark, ...] = (
    Shape(
        ring((50, 34), (66, 40), (86, 66), (84, 88), (66, 96), (34, 96), (16, 88), (14, 66), (34, 40)),
        TIMBER_LIGHT,
        INK,
        4,
    ),
    Shape(((34, 38), (24, 14), (38, 20), (50, 10), (62, 20), (76, 14), (66, 38)), "#9a6a48", INK, 4),
    Stroke(curve((31, 38), (50, 44), (69, 38)), BRASS_LIGHT, 7),
    Stroke(curve((30, 66), (38, 82), (54, 86)), "#a87a58", 4),
)
"""A reserve: the pouch in which traces wait."""

GLASS: tuple[Mark, ...] = (
    Stroke(((62, 62), (90, 90)), INK, 20),
    Stroke(((64, 64), (89, 89)), TIMBER_LIGHT, 12),
    Disc(40, 40, 34, 34, "#cfe3ee", INK, 4),
    Disc(40, 40, 31, 31, None, BRASS_DARK, 8),
    Stroke(arc(40, 40, 19, 19, 190, 260), SNOW, 6),
)
"""Suspicion: a magnifying glass."""

KNIFE: tuple[Mark, ...] = tuple(
    mark
    for mark in (
        Disc(50, 50, 48, 48, RED, RED_DARK, 4),
        Shape(turned(((46, 8), (58, 22), (58, 60), (44, 60)), 40, 50, 50), SNOW, INK, 3),
        Shape(turned(((38, 60), (64, 60), (64, 67), (38, 67)), 40, 50, 50), BRASS_LIGHT, INK, 3),
        Shape(turned(((45, 67), (57, 67), (59, 94), (43, 94)), 40, 50, 50), INK, SNOW, 2),
    )
)
"""The murderer."""

_LEAVES = tuple(
    Shape(turned(ring((0, 0), (7, -8), (0, -20), (-7, -8)), angle, 0, 0), "#3f7d55", "#1f4a30", 2)
    for angle in (-70, -40, -10)
)


def _branch() -> tuple[Mark, ...]:
    spots = ((20, 40), (16, 56), (22, 72), (34, 86))
    leaves: list[Mark] = []
    for n, (x, y) in enumerate(spots):
        leaves += placed(tuple(_LEAVES[1:]) if n else _LEAVES, x, y, 0.86)
    return tuple(leaves)


def _mirrored(mark: Mark) -> Mark:
    if isinstance(mark, Shape):
        return Shape(flipped(mark.points), mark.fill, mark.line, mark.width)
    return mark


WREATH: tuple[Mark, ...] = (
    Disc(50, 50, 48, 48, PAPER, BRASS_DARK, 4),
    *_branch(),
    *(_mirrored(mark) for mark in _branch()),
    Shape(star(50, 50, 26, 11), BRASS_LIGHT, BRASS_DARK, 3),
)
"""A winner."""

TURN: tuple[Mark, ...] = (
    Disc(50, 50, 47, 47, "#fff4cf", BRASS_DARK, 6),
    Shape(((36, 24), (78, 50), (36, 76)), INK),
)
"""Whose turn it is."""

GONE: tuple[Mark, ...] = (
    Disc(50, 50, 47, 47, PAPER_SHADE, INK, 6),
    Stroke(((30, 30), (70, 70)), INK, 12),
    Stroke(((70, 30), (30, 70)), INK, 12),
)
"""Somebody who has left."""
