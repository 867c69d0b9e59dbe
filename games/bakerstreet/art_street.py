"""Bakerstreet: the street in the fog with its five places, and a desk by lamplight, in pixels of the finished picture."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, radians, sin

from games.bakerstreet.palette import (
    AMBER,
    BRASS,
    BRASS_DARK,
    BRICK,
    BRICK_DARK,
    BRICK_LIGHT,
    FOG,
    GASLIGHT,
    HAZE,
    INK,
    MIST,
    NIGHT,
    SLATE_DARK,
    SLATE_LIGHT,
    WALNUT,
    WALNUT_DARK,
    WALNUT_LIGHT,
    WHITE,
)
from games.core.colours import mix
from games.core.scene import Box, Colour, Disc, Mark, Shape, Stroke


def street(
    width: float, height: float, ground: float, middle: tuple[float, float], radii: tuple[float, float]
) -> tuple[Mark, ...]:
    """Return Baker Street by night: fog over a terrace of houses, lamps, and a round place of wet setts."""
    x, y = middle
    rx, ry = radii
    sky = mix(FOG, HAZE, 0.35)
    marks: list[Mark] = [Box(0, 0, width, ground, mix(MIST, FOG, 0.25))]
    marks += [
        Box(0, ground * part, width, ground, mix(mix(MIST, FOG, 0.25), sky, light))
        for part, light in ((0.3, 0.3), (0.45, 0.55), (0.58, 0.8))
    ]
    marks += [
        Disc(500, ground * 0.62, r, r * 0.8, mix(sky, WHITE, part)) for r, part in ((120, 0.12), (90, 0.25), (60, 0.4))
    ]
    marks += _terrace(width, ground, mix(MIST, FOG, 0.45), -40, 118, 0.5, None)
    marks += _fog(
        ((120, ground - 66, 150, 26), (430, ground - 82, 130, 22), (760, ground - 62, 190, 28)), mix(FOG, HAZE, 0.2)
    )
    marks += _terrace(width, ground, BRICK, -70, 142, 0.4, GASLIGHT)
    marks.append(Box(0, ground, width, height - ground, SLATE_DARK))
    marks += _setts(width, height, ground)
    marks += [
        Disc(x, y, rx * part, ry * part, mix(SLATE_DARK, FOG, light))
        for part, light in ((1.4, 0.12), (1.15, 0.28), (0.86, 0.46), (0.56, 0.66))
    ]
    marks.append(Disc(x, y, rx, ry, None, mix(SLATE_DARK, BRASS, 0.75), 5))
    marks += [mark for at in (46, width - 46) for mark in _lamp(at, ground + 84)]
    banks = (
        (40, ground + 14, 210, 20),
        (330, ground + 6, 190, 16),
        (690, ground + 8, 220, 18),
        (960, ground + 16, 190, 20),
    )
    marks += _fog(banks, mix(FOG, MIST, 0.3))
    return tuple(marks)


def _fog(banks: Sequence[tuple[float, float, float, float]], colour: Colour) -> list[Mark]:
    """Return banks of fog: flat clouds of three discs each."""
    return [
        Disc(x + dx * rx, y + dy * ry, rx * wide, ry * high, colour)
        for x, y, rx, ry in banks
        for dx, dy, wide, high in ((0, 0, 1, 1), (-0.4, -0.5, 0.45, 0.8), (0.3, -0.7, 0.5, 0.9))
    ]


def _terrace(
    width: float, ground: float, wall: Colour, start: float, wide: float, tall: float, light: Colour | None
) -> list[Mark]:
    """Return a row of town houses up to the ground; with `light` its windows can be seen, and some are lit."""
    marks: list[Mark] = []
    dark = mix(wall, INK, 0.35)
    n = 0
    x = start
    while x < width:
        top = ground * (1 - tall) - (12 if n % 2 else 0)
        marks += [
            Box(x, top, wide, ground - top, wall if n % 3 else mix(wall, INK, 0.12)),
            Box(x, top - 6, wide, 8, dark),
            Box(x + wide * 0.12, top - 30, wide * 0.16, 26, dark),
            *(Box(x + wide * part, top - 38, 7, 10, dark) for part in (0.13, 0.2)),
        ]
        if light is not None:
            marks += _windows(x, top, wide, ground, n, light)
        x += wide
        n += 1
    return marks


def _windows(x: float, top: float, wide: float, ground: float, n: int, light: Colour) -> list[Mark]:
    marks: list[Mark] = []
    rows = int((ground - top - 30) // 44)
    for row in range(rows):
        for column in range(3):
            wx, wy = x + wide * (0.14 + column * 0.28), top + 14 + row * 44
            is_door = row == rows - 1 and column == n % 3
            lit = (n * 7 + row * 5 + column * 3) % 8 == 0
            glass = light if lit else mix(BRICK_DARK, MIST, 0.35)
            if is_door:
                marks += [
                    Box(wx - 2, wy, 26, ground - wy, BRICK_DARK),
                    Disc(wx + 11, wy + 2, 12, 9, AMBER, BRICK_DARK, 2),
                ]
            else:
                marks += [
                    Box(wx - 3, wy - 3, 26, 34, BRICK_LIGHT),
                    Box(wx, wy, 20, 28, glass),
                    Stroke(((wx + 10, wy), (wx + 10, wy + 28)), BRICK_DARK, 2),
                    Stroke(((wx, wy + 14), (wx + 20, wy + 14)), BRICK_DARK, 2),
                ]
    return marks


def _setts(width: float, height: float, ground: float) -> list[Mark]:
    """Return rows of paving stones, wider towards the front; only those that gleam are drawn."""
    marks: list[Mark] = []
    y, row = ground + 8, 0
    while y < height:
        deep = 22 + (y - ground) * 0.02
        wide = deep * 2.4
        x = -wide * (0.5 if row % 2 else 0)
        column = 0
        while x < width:
            if (row * 5 + column * 3) % 7 in {0, 2}:
                marks.append(Box(x + 2, y + 2, wide - 4, deep - 4, mix(SLATE_DARK, SLATE_LIGHT, 0.7), radius=5))
            x += wide
            column += 1
        y += deep
        row += 1
    return marks


def _lamp(x: float, foot: float) -> list[Mark]:
    """Return a gas lamp with its halo in the fog."""
    top = foot - 178
    marks: list[Mark] = [
        Disc(x, top + 22, r, r, mix(mix(MIST, FOG, 0.3), GASLIGHT, part))
        for r, part in ((36, 0.25), (26, 0.5), (17, 0.8))
    ]
    marks += [
        Stroke(((x, top + 44), (x, foot)), NIGHT, 8),
        Stroke(((x - 16, top + 58), (x + 16, top + 58)), NIGHT, 5),
        Box(x - 12, foot - 14, 24, 14, NIGHT, radius=3),
        Shape(((x - 13, top + 4), (x + 13, top + 4), (x + 8, top + 44), (x - 8, top + 44)), GASLIGHT, NIGHT, 4),
        Shape(((x - 18, top + 5), (x, top - 12), (x + 18, top + 5)), NIGHT),
        Disc(x, top - 14, 4, 4, NIGHT),
    ]
    return marks


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
