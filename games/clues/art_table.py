"""13 Indices: the table itself, the screens on it, and London behind it, in pixels of the finished picture."""

from __future__ import annotations

from collections.abc import Sequence

from games.clues.palette import (
    BAIZE,
    BAIZE_DARK,
    BAIZE_LIGHT,
    BRASS,
    BRASS_DARK,
    BRASS_LIGHT,
    BURGUNDY,
    BURGUNDY_DARK,
    BURGUNDY_LIGHT,
    INK,
    MAHOGANY,
    MAHOGANY_DARK,
    MAHOGANY_LIGHT,
)
from games.core.colours import mix
from games.core.pencil import Points, arc, both, placed
from games.core.scene import Box, Colour, Disc, Mark, Shape, Stroke, Write

FOG = ("#8fa39b", "#a9b7a8", "#c3c8b1")
"""The sky from the top down."""


def room(width: float, height: float, horizon: float, towers: Sequence[float]) -> tuple[Mark, ...]:
    """Return the table under its window: fog over the roofs of London, then baize edged with mahogany.

    `towers` is where the clock tower and the great dome stand, in the gaps between the screens.
    """
    return (
        Box(0, 0, width, horizon, FOG[0]),
        Box(0, horizon * 0.3, width, horizon, FOG[1]),
        Box(0, horizon * 0.62, width, horizon, FOG[2]),
        Disc(width * 0.62, horizon * 0.27, 26, 26, "#e6e2c4"),
        *_skyline(horizon, mix(FOG[1], "#5f7d76", 0.55), _FAR),
        *_skyline(horizon, "#57746d", _NEAR),
        *_towers(horizon, *towers),
        Box(0, horizon, width, height - horizon, MAHOGANY),
        Box(0, horizon, width, 7, MAHOGANY_LIGHT),
        Box(0, height - 12, width, 12, MAHOGANY_DARK),
        Box(16, horizon + 20, width - 32, height - horizon - 44, BAIZE, BRASS, 3, 22),
        Box(26, horizon + 30, width - 52, height - horizon - 64, BAIZE, BAIZE_LIGHT, 3, 16),
    )


def leather(width: float, height: float) -> tuple[Mark, ...]:
    """Return a desk: a blotter of green leather, brass at its corners, on mahogany."""
    corner = ((0, 0), (44, 0), (36, 8), (8, 36), (0, 44))
    marks: list[Mark] = [
        Box(0, 0, width, height, MAHOGANY),
        Box(9, 9, width - 18, height - 18, BAIZE_DARK, BRASS_DARK, 2, 6),
    ]
    for x, y, dx, dy in ((0, 0, 1, 1), (width, 0, -1, 1), (0, height, 1, -1), (width, height, -1, -1)):
        marks.append(Shape(tuple((x + px * dx, y + py * dy) for px, py in corner), BRASS, BRASS_DARK, 2))
    return tuple(marks)


def _screen(wing: Colour, middle: Colour, slot: Colour | None, rim: Colour, width: float) -> tuple[Mark, ...]:
    """Return a folding screen, 300 wide and 100 high, with slots for its three outer cards."""
    left = ((4, 26), (98, 14), (98, 94), (4, 100))
    return (
        Shape(left, wing, rim, width),
        Shape(tuple((300 - x, y) for x, y in left), wing, rim, width),
        Shape(_arched(), middle, rim, width),
        *(Box(x, 30, 46, 62, slot, BRASS, 1.4, 4) for x in (28, 127, 226) if slot is not None),
    )


def _arched() -> Points:
    return ((98, 94), (98, 14), (118, 12), *arc(150, 14, 30, 14, 180, 360), (182, 12), (202, 14), (202, 94))


# Roofs as x, width and height, in thousandths of the width and in hundredths of the horizon.
_FAR = (
    (0, 70, 34), (62, 44, 46), (104, 66, 38), (300, 60, 40), (352, 46, 50), (396, 74, 36), (560, 70, 42), (628, 60, 34),
    (690, 40, 48), (730, 90, 38), (880, 60, 44), (930, 80, 36),
)  # fmt: skip
_NEAR = (
    (0, 46, 22), (40, 60, 30), (96, 40, 20), (250, 70, 22), (316, 44, 30), (358, 80, 18), (436, 60, 24), (600, 56, 26),
    (652, 74, 18), (722, 50, 28), (768, 64, 20), (830, 90, 26), (916, 90, 20),
)  # fmt: skip


def _skyline(horizon: float, colour: Colour, roofs: tuple[tuple[int, int, int], ...]) -> tuple[Mark, ...]:
    marks: list[Mark] = []
    for x, w, h in roofs:
        top = horizon * (1 - h / 100)
        marks += [
            Shape(
                (
                    (x, horizon),
                    (x, top),
                    (x + w * 0.18, top - 12),
                    (x + w * 0.82, top - 12),
                    (x + w, top),
                    (x + w, horizon),
                ),
                colour,
            ),
            Box(x + w * 0.28, top - 24, 7, 16, colour),
            Box(x + w * 0.64, top - 22, 7, 16, colour),
        ]
    return tuple(marks)  # fmt: skip


def _towers(horizon: float, clock: float, dome_at: float) -> tuple[Mark, ...]:
    """Return the clock tower and the great dome."""
    stone, light = "#47655f", "#d9d6b4"
    dome: tuple[Mark, ...] = (
        Box(-46, -40, 92, 40, stone),
        Box(-30, -56, 60, 18, stone),
        Shape(((-30, -54), *arc(0, -54, 30, 38, 180, 360, 12), (30, -54)), stone),
        Box(-6, -104, 12, 18, stone),
        Shape(both((0, -122), (5, -104), axis=0), stone),
        *(Stroke(((x, -50), (x, -42)), light, 2) for x in (-20, -10, 0, 10, 20)),
        *(Box(x - 12, -66, 24, 66, stone) for x in (-60, 60)),
        *(Shape(both((x, -84), (x + 12, -66), axis=x), stone) for x in (-60, 60)),
    )
    tower: tuple[Mark, ...] = (
        Box(-17, -112, 34, 112, stone),
        Box(-21, -128, 42, 32, stone),
        Shape(both((0, -176), (4, -150), (17, -128), axis=0), stone),
        Disc(0, -111, 11, 11, light, INK, 1),
        Stroke(((0, -119), (0, -111), (6, -107)), INK, 2),
        *(Stroke(((x, -88), (x, -10)), "#577770", 2) for x in (-9, 0, 9)),
    )
    return (*placed(dome, dome_at, horizon, 1), *placed(tower, clock, horizon, 1))


SCREENS = {
    "plain": _screen(BURGUNDY, BURGUNDY_LIGHT, BURGUNDY_DARK, BRASS_DARK, 2.4),
    "bright": _screen(BURGUNDY, BURGUNDY_LIGHT, BURGUNDY_DARK, BRASS_LIGHT, 4.4),
    "gone": _screen("#5b5450", "#6e6762", None, INK, 2.4),
}
CREST: tuple[Mark, ...] = (
    Disc(50, 50, 47, 47, BRASS, BRASS_DARK, 4),
    Disc(50, 50, 40, 40, BRASS_LIGHT, BRASS_DARK, 3),
    Write(50, 50, "13", 58, INK, bold=True),
)
