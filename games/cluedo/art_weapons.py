"""Cluedo: the six weapons, each alone in a window of 100 x 84; small, they lie in rooms as well."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace

from games.cluedo.model import Weapon
from games.cluedo.palette import (
    BRASS,
    BRASS_DARK,
    BRASS_LIGHT,
    CORD,
    CORD_DARK,
    FLAME,
    INK,
    OAK,
    OAK_DARK,
    STEEL,
    STEEL_DARK,
    STEEL_LIGHT,
    WHITE,
)
from games.core.pencil import Points, arc, both, curve, placed, ring, turned
from games.core.scene import Box, Disc, Mark, Shape, Stroke


def _turned(angle: float, marks: Iterable[Mark]) -> tuple[Mark, ...]:
    """Return marks turned around the middle of the window."""
    return tuple(_one(angle, mark) for mark in marks)


def _one(angle: float, mark: Mark) -> Mark:
    match mark:
        case Shape() | Stroke():
            return replace(mark, points=turned(mark.points, angle, 50, 42))
        case Disc():
            ((x, y),) = turned(((mark.x, mark.y),), angle, 50, 42)
            return replace(mark, x=x, y=y)
        case Box():
            x, y, w, h = mark.x, mark.y, mark.w, mark.h
            corners: Points = ((x, y), (x + w, y), (x + w, y + h), (x, y + h))
            return Shape(turned(corners, angle, 50, 42), mark.fill, mark.line, mark.width)
        case _:
            raise TypeError("words are not turned")


def dagger() -> tuple[Mark, ...]:
    """A dagger with a gilded hilt and a ruby."""
    return _turned(
        42,
        (
            Shape(both((50, -2), (55, 8), (55.6, 52), (50, 54)), STEEL, STEEL_DARK, 1.2),
            Shape(((50, -1), (50, 53), (45, 51), (45.4, 9)), STEEL_LIGHT),
            Stroke(((50, 6), (50, 50)), STEEL_DARK, 1.4),
            Shape(ring((32, 52), (50, 55), (68, 52), (66, 58), (50, 60), (34, 58)), BRASS, BRASS_DARK, 1.4),
            Box(45.6, 59, 8.8, 19, "#5b2026"),
            *(Stroke(((45.6, y), (54.4, y + 3)), BRASS, 1.8) for y in (61, 66, 71)),
            Disc(50, 82, 7, 6.4, BRASS, BRASS_DARK, 1.4),
            Disc(50, 82, 3.2, 3.2, "#c3303a"),
        ),
    )


def candlestick() -> tuple[Mark, ...]:
    """A brass candlestick with a burning candle."""
    return (
        Shape(ring((50, -1), (54.6, 7), (53.4, 13), (50, 15), (46.6, 13), (45.4, 7)), FLAME),
        Shape(ring((50, 5), (52, 10), (50, 14), (48, 10)), BRASS_LIGHT),
        Box(45, 15, 10, 22, WHITE, "#d9cfb8", 1),
        Stroke(((55, 18), (56, 26)), WHITE, 2.4),
        Shape(both((50, 36), (63, 36), (59, 42), (54, 43)), BRASS, BRASS_DARK, 1.3),
        Shape(both((50, 42), (55, 43), (53.4, 49), (57.6, 54), (53.4, 60), (54.6, 70), (50, 70)), BRASS, BRASS_DARK,
              1.3),
        Stroke(((48, 44), (48.6, 68)), BRASS_LIGHT, 2.2),
        Shape(both((50, 68), (60, 70), (73, 77), (74, 82), (50, 83)), BRASS, BRASS_DARK, 1.3),
        Stroke(curve((30, 78), (50, 75), (66, 77.6)), BRASS_LIGHT, 2),
    )  # fmt: skip


def revolver() -> tuple[Mark, ...]:
    """A revolver with a walnut grip."""
    return _turned(
        -8,
        (
            Shape(ring((64, 46), (74, 47), (84, 66), (88, 78), (76, 82), (68, 66), (62, 56)), OAK_DARK, INK, 1.4),
            Stroke(curve((70, 52), (77, 65), (81, 76)), OAK, 2.4),
            Box(6, 28, 46, 11, STEEL_DARK, INK, 1.3),
            Box(6, 30, 46, 3, STEEL),
            Shape(((8, 28), (11, 23), (14, 28)), STEEL_DARK),
            Shape(((48, 26), (76, 26), (82, 32), (80, 48), (62, 52), (48, 48)), STEEL_DARK, INK, 1.3),
            Box(48, 25, 20, 24, STEEL, INK, 1.3, 4),
            *(Stroke(((50, y), (66, y)), STEEL_DARK, 1.8) for y in (31, 37, 43)),
            Shape(((76, 27), (85, 19), (88, 23), (81, 33)), STEEL_DARK, INK, 1.2),
            Stroke(arc(60, 52, 9, 10, 0, 180), STEEL_DARK, 3),
            Stroke(((60, 51), (58, 58)), STEEL_DARK, 2.4),
        ),
    )


def rope() -> tuple[Mark, ...]:
    """A coil of rope with a loose knotted end."""
    marks: list[Mark] = []
    for rx, ry, y in ((34, 22, 50), (27, 16.4, 46), (20, 11, 42)):
        marks.append(Disc(48, y, rx, ry, None, CORD_DARK, 9))
        marks.append(Disc(48, y, rx, ry, None, CORD, 6.4))
        around = arc(48, y, rx - 3, ry - 3, 0, 360, 26)
        out = arc(48, y, rx, ry, 4, 364, 26)
        marks += [Stroke((a, b), CORD_DARK, 1.1) for a, b in zip(around, out, strict=True)]
    end = curve((78, 54), (86, 64), (80, 76), (90, 82))
    marks += [Stroke(end, CORD_DARK, 9), Stroke(end, CORD, 6.4), Disc(81, 73, 6, 5, CORD, CORD_DARK, 1.6)]
    return tuple(marks)


def cosh() -> tuple[Mark, ...]:
    """A cosh: a short thick club, weighted, with a wrist strap."""
    return _turned(
        48,
        (
            Stroke(curve((50, 78), (60, 88), (50, 96), (40, 88), (50, 78)), "#8a5a33", 2.6),
            Shape(ring(*both((50, -8), (58, -5), (61, 6), (59.4, 26), (55, 44))), "#4b4a4c", INK, 1.4),
            Stroke(curve((45, -3), (43, 8), (45, 26)), "#8b8a8c", 3),
            Box(44.6, 40, 10.8, 5, BRASS, BRASS_DARK, 1),
            Box(45, 45, 10, 32, "#2f2a2a", INK, 1),
            *(Stroke(((45, y), (55, y + 4)), "#6b5f58", 1.6) for y in (48, 54, 60, 66, 72)),
            Disc(50, 79, 6, 4, BRASS, BRASS_DARK, 1),
        ),
    )


def spanner() -> tuple[Mark, ...]:
    """An adjustable spanner."""
    whole: tuple[Mark, ...] = (
            Box(44.6, 26, 10.8, 62, STEEL, STEEL_DARK, 1.4),
            Box(47, 34, 3, 50, STEEL_LIGHT),
            Disc(50, 88, 8, 7, STEEL, STEEL_DARK, 1.4),
            Disc(50, 88, 3.2, 3.2, STEEL_DARK),
            Shape(((38, 26), (38, 12), (31, 12), (31, -6), (42, -6), (44, 6), (55, 6), (55, 26)), STEEL, STEEL_DARK,
                  1.4),
            Shape(((55, 26), (55, 6), (57, -5), (67, -5), (67, 14), (61, 20), (61, 26)), STEEL_LIGHT, STEEL_DARK, 1.4),
            Box(43, 20, 14, 8, BRASS, BRASS_DARK, 1),
            *(Stroke(((x, 20), (x, 28)), BRASS_DARK, 1.2) for x in (46, 50, 54)),
    )  # fmt: skip
    return placed(_turned(40, whole), 5, 6, 0.88)


WEAPONS_DRAWN: Mapping[Weapon, Callable[[], tuple[Mark, ...]]] = {
    Weapon.DAGGER: dagger,
    Weapon.CANDLESTICK: candlestick,
    Weapon.REVOLVER: revolver,
    Weapon.ROPE: rope,
    Weapon.COSH: cosh,
    Weapon.SPANNER: spanner,
}
