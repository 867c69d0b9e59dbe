"""13 Indices: small signs in a box of 100 x 100. Persons are in a disc, places in a square, weapons in a lozenge."""

from __future__ import annotations

from games.clues.model import Category
from games.clues.palette import (
    BRASS_DARK,
    BRASS_LIGHT,
    BURGUNDY,
    BURGUNDY_LIGHT,
    INK,
    PAPER,
    PAPER_DEEP,
    PAPER_SHADE,
    WHITE,
    WOOD,
    WOOD_DARK,
)
from games.core.pencil import arc, both, ring, turned
from games.core.scene import Box, Colour, Disc, Mark, Shape, Stroke

_DISC = Disc(50, 50, 48, 48, PAPER, BRASS_DARK, 6)
_SQUARE = Box(4, 4, 92, 92, PAPER, BRASS_DARK, 6, 12)
_LOZENGE = Shape(((50, 0), (100, 50), (50, 100), (0, 50)), PAPER, BRASS_DARK, 5)


def _man() -> tuple[Mark, ...]:
    return (
        _DISC,
        Disc(50, 25, 10, 10, INK),
        Shape(both((60, 38), (69, 43), (69, 66), (62, 66), (61, 48), (60, 48), (60, 88), (52, 88), (51, 66)), INK),
    )


def _woman() -> tuple[Mark, ...]:
    return (
        _DISC,
        Disc(50, 25, 10, 10, INK),
        Disc(50, 14, 5, 5, INK),
        Shape(both((57, 38), (63, 41), (73, 63), (67, 66), (59, 50), (70, 78), (58, 78), (58, 89), (52, 89), (52, 78)), INK),
    )  # fmt: skip


def _indoor() -> tuple[Mark, ...]:
    return (
        _SQUARE,
        Shape(((50, 16), (86, 48), (80, 54), (74, 49), (74, 84), (26, 84), (26, 49), (20, 54), (14, 48)), INK),
        Box(42, 56, 16, 28, PAPER),
    )


def _outdoor() -> tuple[Mark, ...]:
    return (
        _SQUARE,
        Box(45, 58, 10, 28, INK),
        *(Disc(x, y, r, r, INK) for x, y, r in ((50, 32, 19), (33, 47, 16), (67, 47, 16), (50, 52, 16))),
        Stroke(((24, 86), (76, 86)), INK, 5),
    )


def _melee() -> tuple[Mark, ...]:
    blade = ((50, 10), (55, 19), (55, 60), (45, 60), (45, 19))
    swords: list[Mark] = [_LOZENGE]
    for angle in (38, -38):
        swords += [
            Shape(turned(blade, angle, 50, 52), INK),
            Stroke(turned(((37, 62), (63, 62)), angle, 50, 52), INK, 6),
            Stroke(turned(((50, 62), (50, 80)), angle, 50, 52), INK, 7),
        ]
    return tuple(swords)


def _ranged() -> tuple[Mark, ...]:
    return (
        _LOZENGE,
        Disc(50, 50, 28, 28, INK),
        Disc(50, 50, 20, 20, PAPER),
        Disc(50, 50, 12.5, 12.5, INK),
        *(Stroke(((50 + x * 20, 50 + y * 20), (50 + x * 34, 50 + y * 34)), INK, 5.5)
          for x, y in ((0, 1), (0, -1), (1, 0), (-1, 0))),
        Disc(50, 50, 4.5, 4.5, PAPER),
    )  # fmt: skip


CATEGORY = {
    Category.MAN: _man(),
    Category.WOMAN: _woman(),
    Category.INDOOR: _indoor(),
    Category.OUTDOOR: _outdoor(),
    Category.MELEE: _melee(),
    Category.RANGED: _ranged(),
}


def _badge(ground: Colour, rim: Colour, *glyph: Mark) -> tuple[Mark, ...]:
    return (Disc(50, 50, 48, 48, ground, rim, 7), *glyph)


BADGES: dict[str, tuple[Mark, ...]] = {
    "active": _badge(BRASS_LIGHT, BRASS_DARK, Shape(((36, 24), (78, 50), (36, 76)), INK)),
    "chosen": _badge("#3d7a4c", WHITE, Stroke(((28, 52), (44, 68), (73, 34)), WHITE, 12)),
    "choosing": _badge(PAPER, BRASS_DARK, *(Disc(x, 50, 8, 8, INK) for x in (26, 50, 74))),
    "gone": _badge(PAPER_DEEP, INK, Stroke(((33, 33), (67, 67)), INK, 11), Stroke(((67, 33), (33, 67)), INK, 11)),
    "won": _badge(
        BURGUNDY,
        BRASS_LIGHT,
        Shape(
            tuple(
                point
                for pair in zip(
                    arc(50, 52, 34, 34, -90, 270, 5)[:-1], arc(50, 52, 14, 14, -54, 306, 5)[:-1], strict=True
                )
                for point in pair
            ),
            BRASS_LIGHT,
        ),
    ),
}

LOUPE: tuple[Mark, ...] = (
    Stroke(((62, 62), (90, 90)), WOOD_DARK, 17),
    Stroke(((63, 63), (88, 88)), WOOD, 9),
    Stroke(((58, 58), (66, 66)), BRASS_DARK, 13),
    Disc(39, 39, 36, 36, "#cfe0df", BRASS_DARK, 12),
    Disc(39, 39, 35, 35, None, BRASS_LIGHT, 6),
    Stroke(arc(39, 39, 20, 20, 180, 265), WHITE, 6),
)
"""A magnifying glass."""

NO_LOUPE: tuple[Mark, ...] = (
    Stroke(((68, 68), (90, 90)), "#3f6d5a", 12),
    Disc(39, 39, 36, 36, None, "#3f6d5a", 8),
)
"""The place of one."""

ENVELOPE: tuple[Mark, ...] = (
    Box(2, 18, 96, 66, PAPER, PAPER_DEEP, 4, 5),
    Stroke(((6, 80), (42, 50)), PAPER_DEEP, 3),
    Stroke(((94, 80), (58, 50)), PAPER_DEEP, 3),
    Shape(((4, 21), (96, 21), (50, 60)), PAPER_SHADE, PAPER_DEEP, 4),
    Disc(50, 54, 18, 18, BURGUNDY),
    Disc(50, 54, 12, 12, None, BURGUNDY_LIGHT, 4),
    Disc(50, 54, 4, 4, BURGUNDY_LIGHT),
)
"""The Top secret tile: a sealed letter."""


def _leaves(side: int) -> tuple[Mark, ...]:
    stem = arc(50, 46, 42, 46, 90, 90 - side * 140, 9)
    marks: list[Mark] = [Stroke(stem, BRASS_DARK, 3)]
    for (x, y), (ax, ay) in zip(stem[1:], stem[:-1], strict=True):
        dx, dy = x - ax, y - ay
        for out in (1, -1):
            tip = (x + dx * 0.9 - out * dy * 0.75, y + dy * 0.9 + out * dx * 0.75)
            belly = (x + dx * 0.6 - out * dy * 0.1, y + dy * 0.6 + out * dx * 0.1)
            back = (x + dx * 0.1 - out * dy * 0.6, y + dy * 0.1 + out * dx * 0.6)
            marks.append(Shape(ring((x, y), belly, tip, back, steps=3), BRASS_LIGHT, BRASS_DARK, 1))
    return tuple(marks)


LAUREL: tuple[Mark, ...] = (*_leaves(1), *_leaves(-1))
"""Two branches, open at the top."""

KEYHOLE: tuple[Mark, ...] = (
    Disc(50, 38, 17, 17, INK),
    Shape(both((55, 46), (64, 80)), INK),
)
