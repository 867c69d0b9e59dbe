"""13 Indices: the ten weapons, each alone on a plain ground in a window of 100 x 84."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from games.clues.palette import (
    BRASS,
    BRASS_DARK,
    BRASS_LIGHT,
    FLAME,
    INK,
    PAPER,
    PAPER_DEEP,
    PAPER_SHADE,
    STEEL,
    STEEL_DARK,
    STEEL_LIGHT,
    WHITE,
    WOOD,
    WOOD_DARK,
    WOOD_LIGHT,
    Tone,
)
from games.core.pencil import arc, both, curve, flipped, placed, ring, turned
from games.core.scene import Box, Disc, Mark, Shape, Stroke


def knife(tone: Tone) -> tuple[Mark, ...]:
    """A knife with a curved edge and a riveted handle."""
    return _aslant(
        -32,
        (
            Shape(ring((6, 46), (20, 37.6), (40, 36), (59, 36), (59, 41), (59, 49), (40, 51), (20, 50.4)), STEEL),
            Shape((*curve((6, 46), (20, 50.6), (40, 51.2), (59, 49)), (59, 45), (36, 46.4), (20, 46)), STEEL_LIGHT),
            Stroke(curve((20, 40.4), (38, 39), (55, 39)), STEEL_DARK, 1.2),
            Shape(((58, 33), (63, 33), (63, 53), (58, 53)), BRASS, BRASS_DARK, 1),
            Shape(ring((63, 37), (76, 36), (90, 38.4), (96, 43), (92, 49.6), (78, 48), (63, 49)), tone.main),
            Stroke(curve((66, 39), (78, 38.2), (90, 40.6)), "#9370ad", 1.8),
            *(Disc(x, y, 1.7, 1.7, BRASS_LIGHT) for x, y in ((69, 43), (79, 43), (88.6, 44))),
        ),
    )


def crossbow(tone: Tone) -> tuple[Mark, ...]:
    """A crossbow, drawn, with its bolt."""
    limb = curve((50, 22), (64, 21), (78, 26), (88, 37))
    return (
        *_aslant(
            38,
            (
                Stroke(((50, 62), (88, 37)), PAPER, 1.6),
                Stroke(((50, 62), (12, 37)), PAPER, 1.6),
                Stroke(limb, tone.deep, 5.4),
                Stroke(flipped(limb), tone.deep, 5.4),
                Stroke(limb, tone.main, 2.2),
                Stroke(flipped(limb), tone.main, 2.2),
                Shape(both((53.6, 17), (54.4, 60), (57.6, 74), (57, 92)), WOOD_DARK),
                Shape(both((51.6, 17), (51.6, 70)), WOOD_LIGHT),
                Stroke(curve((54, 66), (60, 69), (58, 75)), STEEL_DARK, 2),
                Stroke(((50, 58), (50, 6)), STEEL_LIGHT, 2.2),
                Shape(((50, -3), (54.6, 8), (50, 6), (45.4, 8)), STEEL_DARK),
                Shape(both((50, 50), (53.8, 54), (53.8, 62), (50, 58)), tone.main),
                Stroke(((45.8, 23), (54.2, 23)), BRASS, 4.6),
                Stroke(((46, 62), (54, 62)), BRASS, 3.4),
            ),
            at=(50, 40),
            size=0.93,
        ),
    )


def poison(tone: Tone) -> tuple[Mark, ...]:
    """A bottle of poison: a skull on its label, a wisp from the neck."""
    bottle = both((56, 22), (56, 31), (66, 37), (71, 46), (71, 74), (67, 79))
    return (
        Stroke(curve((53, 12), (49, 8), (55, 4), (51, -2)), tone.deep, 2),
        Stroke(curve((62, 14), (60, 10), (65, 7), (62, 2)), tone.deep, 1.8),
        Shape(bottle, "#2d5a4c"),
        Shape(((30.6, 52), (69.4, 52), (71, 74), (67, 79), (33, 79), (29, 74)), tone.main),
        Shape(ring((34, 44), (37, 42), (37, 70), (34, 73)), "#6f9c8c"),
        Shape(both((58.4, 18), (58.4, 23.6)), "#3d7261"),
        Shape(both((55, 11), (54, 19)), WOOD_LIGHT, WOOD_DARK, 1),
        Box(37.6, 44, 27, 30, PAPER, PAPER_DEEP, 1, 1),
        *_aslant(35, (Stroke(((40, 63), (62, 63)), INK, 2.4),), at=(51, 63)),
        *_aslant(-35, (Stroke(((40, 63), (62, 63)), INK, 2.4),), at=(51, 63)),
        Shape(ring(*both((51, 46.4), (56.6, 47.6), (59.4, 53), (57.4, 58), (54.6, 60), (54, 63.4), (51, 63.6), axis=51)), INK),
        *(Disc(x, 54.6, 1.9, 2.1, PAPER) for x in (48.2, 53.8)),
        Shape(((51, 57), (52.2, 59.4), (49.8, 59.4)), PAPER),
        Stroke(((42, 71), (60, 71)), tone.deep, 1.6),
    )  # fmt: skip


def sword(tone: Tone) -> tuple[Mark, ...]:
    """A sword: long straight blade, cross guard, wrapped grip."""
    return _aslant(
        -35,
        (
            Shape(((-6, 42), (2, 38.4), (68, 38), (68, 46), (2, 45.6)), STEEL),
            Shape(((-6, 42), (68, 42), (68, 46), (2, 45.6)), STEEL_LIGHT),
            Stroke(((8, 42), (62, 42)), STEEL_DARK, 1.2),
            Shape(ring((66, 24), (70, 23), (72, 34), (71, 42), (72, 50), (70, 61), (66, 60), (68, 42)), BRASS, BRASS_DARK, 1),
            Shape(((71, 38.4), (90, 38.4), (90, 45.6), (71, 45.6)), tone.deep),
            *(Stroke(((x, 38), (x + 2.4, 46)), tone.ground, 1.4) for x in (74, 79, 84)),
            Disc(94, 42, 5.4, 5.4, BRASS, BRASS_DARK, 1),
            Disc(94, 42, 2.2, 2.2, tone.main),
        ),
        size=0.96,
    )  # fmt: skip


def blowgun(tone: Tone) -> tuple[Mark, ...]:
    """A blowgun bound with cord, two feathered darts."""
    return (
        *_aslant(
            -30,
            (
                Shape(((-8, 31), (100, 29), (100, 37), (-8, 35.4)), WOOD_DARK),
                Shape(((-8, 31.6), (100, 30.2), (100, 32.6), (-8, 32.6)), WOOD),
                Shape(((96, 27.6), (106, 26.4), (106, 39.6), (96, 38.4)), WOOD_LIGHT, WOOD_DARK, 1),
                *(Stroke(((x + d, 30), (x + d, 36.4)), tone.main, 2)
                  for x in (12, 44, 76) for d in (0, 3, 6)),
            ),
            size=0.86,
        ),
        *_aslant(-30, _dart(34, 56, tone)),
        *_aslant(-30, _dart(52, 69, tone)),
    )  # fmt: skip


def rifle(tone: Tone) -> tuple[Mark, ...]:
    """A rifle: walnut stock, long barrel, bolt and sling."""
    stock = ring(
        (98, 43), (98, 57), (95, 60), (82, 54), (72, 50), (62, 48), (40, 46.4), (18, 45), (17, 42), (40, 41), (62, 41),
        (72, 42), (80, 41), (92, 41),
    )  # fmt: skip
    return _aslant(
        -28,
        (
            Stroke(curve((24, 46), (44, 62), (66, 64), (86, 55)), tone.main, 2.8),
            Stroke(((-8, 39), (60, 39)), STEEL_DARK, 4),
            Stroke(((-8, 38.2), (56, 38.2)), STEEL, 1.6),
            Stroke(((-4, 38), (-4, 34.4)), INK, 2),
            Shape(stock, WOOD),
            Stroke(curve((80, 44), (90, 44.6), (95, 46)), WOOD_LIGHT, 1.8),
            Shape(((50, 35.4), (71, 35.4), (72, 43), (50, 43)), STEEL_DARK),
            Stroke(((66, 38), (70, 46)), STEEL_LIGHT, 2.4),
            Disc(70.4, 47, 2.4, 2.4, STEEL_LIGHT),
            Stroke(curve((57, 48), (58, 54), (65, 54), (67, 49.4)), STEEL_DARK, 1.8),
            Stroke(curve((62, 48), (61.4, 51), (60, 52)), INK, 1.8),
            *(Stroke(((x, 36.4), (x, 46.4)), BRASS, 2.6) for x in (20, 38)),
            Stroke(((98.4, 44), (98.4, 57)), INK, 2.4),
        ),
        size=0.84,
    )


def gun(tone: Tone) -> tuple[Mark, ...]:
    """A revolver: octagonal barrel, fluted cylinder, curved grip."""
    grip = ring((68, 41), (80, 40), (84, 47), (86, 58), (93, 74), (88, 81), (77, 82), (73, 70), (68, 58))
    return (
        Shape(ring((80, 30), (84, 24), (90, 23), (88, 29), (85, 34), (79, 37)), STEEL_DARK),
        Shape(grip, tone.main),
        Shape(ring((76, 48), (80, 49), (82, 60), (87, 73), (83, 76), (79, 70), (76, 60)), tone.deep),
        Disc(80, 62, 2.2, 2.2, BRASS_LIGHT),
        Stroke(curve((55, 53), (56, 65), (68, 66), (71, 57)), STEEL_DARK, 3),
        Stroke(curve((63, 52), (61, 57), (62, 61)), INK, 2.4),
        Shape(((4, 26), (48, 26), (48, 37), (4, 37)), STEEL),
        Shape(((4, 26), (48, 26), (48, 29.4), (4, 29.4)), STEEL_LIGHT),
        Shape(((7, 26), (9, 21), (12, 21), (13, 26)), STEEL_DARK),
        Shape(((16, 37), (48, 37), (48, 43), (20, 43)), STEEL_DARK),
        Shape(((46, 24), (80, 24), (83, 36), (80, 52), (46, 54)), STEEL_DARK),
        Box(47, 27, 22, 23, STEEL, INK, 1.2, 3),
        *(Box(50, y, 16, 3.4, STEEL_DARK, radius=1.7) for y in (30, 36.6, 43.2)),
        Box(50, 28.2, 16, 1.2, STEEL_LIGHT),
        Shape(((4, 28.4), (4, 34.6), (2, 34.6), (2, 28.4)), INK),
        Disc(75, 31, 2, 2, STEEL_LIGHT),
    )


def candlestick(tone: Tone) -> tuple[Mark, ...]:
    """A brass candlestick with a burning candle."""
    rays = arc(50, 15, 16, 16, -180, 180, 12)[:-1]
    tips = arc(50, 15, 21, 21, -180, 180, 12)[:-1]
    return (
        *(Stroke(pair, tone.main, 1.8) for pair in zip(rays, tips, strict=True)),
        Shape(ring((50, 2), (55.4, 12), (54.4, 19), (50, 21.4), (45.6, 19), (44.6, 12)), FLAME),
        Shape(ring((50, 9), (52.6, 14.6), (52, 19), (50, 20.4), (48, 19), (47.4, 14.6)), BRASS_LIGHT),
        Stroke(((50, 18), (50, 24)), INK, 1.6),
        Box(44.4, 23, 11.2, 23, tone.main, tone.deep, 1, 1),
        Shape(ring((44.4, 25), (47, 24), (48.4, 30), (46.4, 36), (44.4, 33)), PAPER_SHADE),
        Shape(both((57, 44), (58.6, 47), (60, 50), (54, 53)), BRASS, BRASS_DARK, 1),
        Shape(ring(*both((50, 51.4), (54, 53), (57, 57), (54, 61), (52.6, 66), (56, 70), (66, 75), (50, 76))), BRASS, BRASS_DARK, 1),
        Stroke(curve((47.4, 55), (46, 57.4), (47.6, 60)), BRASS_LIGHT, 1.8),
        Stroke(((43, 61.6), (57, 61.6)), BRASS_DARK, 1.4),
        Shape(ring(*both((50, 72), (66, 73), (74, 77), (66, 81), (50, 82))), BRASS, BRASS_DARK, 1),
        Stroke(curve((33, 75.4), (42, 74), (50, 73.8)), BRASS_LIGHT, 1.8),
        Stroke(curve((57, 57), (68, 52), (72, 60), (64, 66), (60, 70)), BRASS_DARK, 2.6),
    )  # fmt: skip


def hammer(tone: Tone) -> tuple[Mark, ...]:
    """A claw hammer."""
    return _aslant(
        40,
        (
            Shape(both((53.4, 26), (54.6, 56), (57, 78), (55.6, 92)), tone.main),
            Stroke(((48.4, 36), (47.6, 86)), WOOD_LIGHT, 2),
            *(Stroke(((50 - w, y), (50 + w, y)), tone.deep, 1.8) for w, y in ((6, 74), (6.4, 79), (6.4, 84))),
            Shape(both((56, 8), (57, 30)), STEEL_DARK),
            Shape(((57, 11), (71, 11), (71, 27), (57, 27)), STEEL),
            Shape(((71, 8), (80, 8), (80, 30), (71, 30)), STEEL_DARK),
            Shape(((57, 11), (80, 10), (80, 14), (57, 14.6)), STEEL_LIGHT),
            Shape((*curve((44, 9), (30, 10), (19, 18), (15, 31)), *curve((21, 30), (26, 25), (34, 23), (44, 26))), STEEL),
            Stroke(curve((42, 11.4), (31, 12.4), (22, 19)), STEEL_LIGHT, 2),
        ),
    )  # fmt: skip


def bow(tone: Tone) -> tuple[Mark, ...]:
    """A bow with an arrow on its string."""
    limb = curve((70, 42), (68, 30), (58, 18), (44, 10), (36, 2), (35, -6))
    lower = tuple((x, 84 - y) for x, y in limb)
    return _aslant(
        -28,
        (
            Stroke(((35, -5), (24, 42), (35, 89)), PAPER, 1.5),
            Stroke(limb, WOOD_DARK, 5),
            Stroke(lower, WOOD_DARK, 5),
            Stroke(limb, WOOD_LIGHT, 1.8),
            Stroke(lower, WOOD_LIGHT, 1.8),
            Stroke(((70, 34), (70, 50)), tone.deep, 6.4),
            *(Stroke(((67, y), (73, y + 1)), tone.ground, 1.2) for y in (36, 40, 44, 48)),
            Stroke(((22, 42), (92, 42)), WOOD, 2.4),
            Shape(((103, 42), (90, 37), (92.6, 42), (90, 47)), STEEL_DARK),
            Shape(((21, 42), (15, 36.6), (27, 36.6), (34, 42)), tone.main),
            Shape(((21, 42), (15, 47.4), (27, 47.4), (34, 42)), tone.deep),
        ),
        size=0.82,
    )


def _aslant(
    angle: float, marks: Iterable[Mark], at: tuple[float, float] = (50, 42), size: float = 1
) -> tuple[Mark, ...]:
    """Return a drawing turned around a point, and made larger by `size`; boxes cannot be turned."""
    x, y = at
    return placed((_turned(mark, angle, at) for mark in marks), x - x * size, y - y * size, size)


def _turned(mark: Mark, angle: float, at: tuple[float, float]) -> Mark:
    match mark:
        case Shape() | Stroke():
            return replace(mark, points=turned(mark.points, angle, *at))
        case Disc():
            ((x, y),) = turned(((mark.x, mark.y),), angle, *at)
            return replace(mark, x=x, y=y)
        case _:
            raise TypeError(mark)


def _dart(x: float, y: float, tone: Tone) -> tuple[Mark, ...]:
    return (
        Stroke(((x - 24, y), (x + 14, y)), STEEL_DARK, 1.8),
        Shape(((x - 30, y), (x - 22, y - 1.8), (x - 22, y + 1.8)), INK),
        *(
            Shape(ring((x + 6, y), (x + 14, y + d - 2), (x + 22, y + d), (x + 14, y + d + 2)), colour)
            for d, colour in zip((-4.6, 4.6, 0), (tone.deep, tone.deep, WHITE), strict=True)
        ),
    )
