"""13 Indices: the five places with a roof, as little scenes that fill a window of 100 x 84."""

from __future__ import annotations

from games.clues.palette import (
    BRASS,
    BRASS_DARK,
    BRASS_LIGHT,
    FLAME,
    INK,
    PAPER_DEEP,
    PAPER_SHADE,
    STEEL,
    STEEL_LIGHT,
    STONE,
    STONE_DARK,
    WHITE,
    WOOD,
    WOOD_DARK,
    WOOD_LIGHT,
    Tone,
)
from games.core.pencil import along, arc, both, curve, flipped, ring
from games.core.scene import Box, Disc, Mark, Shape, Stroke


def parlor(tone: Tone) -> tuple[Mark, ...]:
    """A parlor: fireplace with clock and candles, wing chair, striped wallpaper."""
    return (
        Box(0, 0, 100, 84, tone.ground),
        *(Box(x, 0, 4, 66, "#c6b0d0") for x in range(2, 100, 12)),
        Box(0, 66, 100, 18, WOOD_DARK),
        Box(0, 66, 100, 2, WOOD),
        Shape(ring((4, 80), (30, 73), (80, 75), (98, 82), (60, 90), (20, 90)), tone.deep),
        # the fireplace, with a mirror above it
        Box(16, 6, 30, 20, "#e8eef0", BRASS, 2, 3),
        Stroke(((22, 20), (32, 10)), WHITE, 2),
        Box(9, 34, 44, 34, WHITE),
        Box(5, 29, 52, 6, WHITE, PAPER_DEEP, 1, 1),
        Box(17, 42, 28, 26, INK),
        Shape(ring((31, 46), (36, 54), (40, 58), (40, 66), (22, 66), (22, 58), (26, 54)), FLAME),
        Shape(ring((31, 53), (35, 59), (36, 66), (26, 66), (27, 59)), BRASS_LIGHT),
        Stroke(((20, 67), (42, 67)), WOOD, 3),
        Shape(((25, 29), (25, 22), (31, 17.5), (37, 22), (37, 29)), WOOD),
        Disc(31, 23.4, 3.6, 3.6, WHITE, BRASS, 1),
        Stroke(((31, 21.4), (31, 23.6), (32.6, 24.2)), INK, 0.9),
        *(Box(x, 21.5, 3, 7.5, BRASS_LIGHT) for x in (11, 48)),
        *(Shape(((x, 17), (x + 1.7, 20), (x, 22), (x - 1.7, 20)), FLAME) for x in (12.5, 49.5)),
        # the chair
        *(Stroke(((x, 74), (x, 81)), WOOD_DARK, 3.2) for x in (65, 89)),
        Shape(ring(*both((77, 32), (86, 33.4), (92, 38), (92, 62), (77, 62), axis=77)), tone.main),
        Shape(both((77, 37), (84, 38), (86, 41), (86, 60), (77, 60), axis=77), "#8460a0"),
        *(Disc(x, y, 1.1, 1.1, tone.deep) for x, y in ((73, 43), (81, 43), (77, 48.6), (73, 54), (81, 54))),
        Box(63, 57, 28, 9, "#9873b3", radius=3),
        Box(62, 64.6, 30, 10.6, tone.main),
        *(Box(x, 52, 8, 23, tone.main, tone.deep, 1.3, 3.6) for x in (57.4, 88.6)),
    )


def library(tone: Tone) -> tuple[Mark, ...]:
    """A library: shelves full of books, a ladder, a green lamp."""
    spines = (
        tone.main,
        PAPER_SHADE,
        "#3d5f56",
        tone.deep,
        BRASS,
        "#33506e",
        tone.main,
        WOOD_LIGHT,
        "#3d5f56",
        tone.deep,
    )
    books: list[Mark] = []
    for shelf, top in enumerate((3, 24, 45)):
        x, n = 5.0, shelf * 3
        while x < 92:
            wide, tall = (4.4, 5.6, 3.8, 6.2, 4.8)[n % 5], (15, 12.4, 14, 16, 13.4, 15.4, 11.6)[n % 7]
            colour = spines[n * 7 % len(spines)]
            books += [Box(x, top + 17 - tall, wide, tall, colour)]
            if n % 3 == 0:
                books += [Box(x, top + 19 - tall, wide, 1.4, BRASS_LIGHT), Box(x, top + 13.6, wide, 1.4, BRASS_LIGHT)]
            x += wide + 0.7
            n += 1
    ladder = ((56, 84), (68, 0), (80, 84), (88, 0))
    return (
        Box(0, 0, 100, 84, "#3b2016"),
        *books,
        *(Box(0, y, 100, 4, WOOD) for y in (20, 41, 62)),
        *(Box(0, y, 100, 1.2, WOOD_LIGHT) for y in (20, 41, 62)),
        Box(0, 0, 4, 66, WOOD),
        Box(96, 0, 4, 66, WOOD),
        Box(0, 66, 100, 18, tone.deep),
        *(Stroke((along(ladder[0], ladder[1], t), along(ladder[2], ladder[3], t)), PAPER_SHADE, 2.4)
          for t in (0.06, 0.22, 0.38, 0.54, 0.7, 0.86)),
        Stroke(ladder[:2], PAPER_SHADE, 3),
        Stroke(ladder[2:], PAPER_SHADE, 3),
        # reading table
        Shape(((0, 70), (46, 70), (50, 75), (0, 75)), WOOD_LIGHT),
        Box(0, 75, 46, 9, WOOD_DARK),
        Stroke(((16, 70), (16, 60)), BRASS, 2.2),
        Stroke(((10, 69.4), (22, 69.4)), BRASS, 2.6),
        Shape(((9, 61), (12, 53), (20, 53), (23, 61)), "#2f7a55"),
        Shape(((9, 61), (23, 61), (22, 63), (10, 63)), BRASS_LIGHT),
        Shape(ring((27, 69), (33, 65.4), (37, 68), (41, 65.4), (46, 69), (37, 70.6)), WHITE, PAPER_DEEP, 0.8),
    )  # fmt: skip


def museum(tone: Tone) -> tuple[Mark, ...]:
    """A museum: between two columns, a vase on its plinth behind a rope, paintings."""
    vase = both((53, 19), (54.4, 24), (53, 27.4), (62, 33), (63, 41), (56, 50), (54, 54), (57, 57))
    return (
        Box(0, 0, 100, 84, tone.ground),
        Box(0, 66, 100, 18, STONE),
        *(Shape(((x, 66), (x + 12, 66), (x + 6 + (x - 44) * 0.4, 84), (x - 8 + (x - 44) * 0.4, 84)), STONE_DARK)
          for x in (-4, 20, 44, 68, 92)),
        Box(20, 14, 19, 24, "#6f8b80", BRASS_DARK, 2.6),
        Disc(29.5, 23, 3.6, 4.4, PAPER_SHADE),
        Shape(ring((23, 36), (25, 29), (34, 29), (36, 36)), INK),
        Box(61.5, 14, 19, 24, "#8fb0bd", BRASS_DARK, 2.6),
        Shape(((63, 36), (68, 26), (72, 31), (75, 25), (79, 36)), "#5e7f5c"),
        Box(35, 57, 30, 21, WHITE, PAPER_DEEP, 1),
        Box(32, 56, 36, 5, WHITE, PAPER_DEEP, 1),
        Shape(vase, tone.deep),
        Box(45, 17.4, 10, 3, tone.deep),
        Stroke(curve((38, 36), (44, 38.4), (56, 38.4), (62, 36)), INK, 2.4),
        Stroke(curve((37.4, 42), (44, 44.6), (56, 44.6), (62.4, 42)), tone.main, 2.2),
        Stroke(curve((45.6, 25.5), (38, 25), (38.4, 32)), tone.deep, 2.2),
        Stroke(curve((54.4, 25.5), (62, 25), (61.6, 32)), tone.deep, 2.2),
        *_column(9),
        *_column(91),
        *(Stroke(((x, 83), (x, 64)), BRASS_DARK, 2.4) for x in (24, 76)),
        *(Disc(x, 63.4, 2.5, 2.5, BRASS) for x in (24, 76)),
        Stroke(curve((24, 66), (36, 75), (50, 77), (64, 75), (76, 66)), "#9c3636", 3),
    )  # fmt: skip


def theater(tone: Tone) -> tuple[Mark, ...]:
    """A theater: curtains drawn from a lit stage, footlights, the two masks."""
    curtain = ((50, 8), (46, 26), (36, 42), (22, 50), (20, 72), (0, 72), (0, 8))
    return (
        Box(0, 0, 100, 84, "#4b2415"),
        Shape(both((58, 8), (86, 70)), "#fbe9b8"),
        Box(6, 62, 88, 12, WOOD_LIGHT),
        *(Stroke(((x, 62), (50 + (x - 50) * 1.2, 74)), WOOD, 1.2) for x in range(18, 90, 9)),
        Shape(curtain, tone.main),
        Shape(flipped(curtain), tone.main),
        *(
            mark
            for fold in (
                ((40, 9), (36, 28), (26, 42)), ((28, 9), (25, 28), (16, 46)), ((16, 9), (14, 30), (8, 48)),
                ((15, 54), (15, 71)), ((8, 54), (8, 71)),
            )
            for mark in (Stroke(curve(*fold), tone.deep, 2), Stroke(flipped(curve(*fold)), tone.deep, 2))
        ),
        Stroke(((0, 50), (22, 50)), BRASS, 3.4),
        Stroke(((78, 50), (100, 50)), BRASS, 3.4),
        *(Shape(arc(x, 6, 10, 12, 0, 180, 10), tone.main, tone.deep, 1.4) for x in (10, 30, 50, 70, 90)),
        Box(0, 0, 100, 7, BRASS),
        Box(0, 6, 100, 1.6, BRASS_DARK),
        *_mask(41, 40, smile=True),
        *_mask(58, 45, smile=False),
        Box(0, 74, 100, 10, "#3a1a10"),
        *(Disc(x, 75.4, 3.4, 3.8, BRASS_LIGHT, BRASS_DARK, 1) for x in range(10, 100, 16)),
    )  # fmt: skip


def rail_car(tone: Tone) -> tuple[Mark, ...]:
    """A rail car: panelled coach with lit windows and brass, on its rails."""
    return (
        Box(0, 0, 100, 84, "#c9d6cf"),
        *(Disc(x, y, r, r * 0.75, "#eef1ea") for x, y, r in ((90, 10, 11), (74, 7, 8), (60, 6, 6), (48, 5, 4))),
        Shape(ring((0, 50), (20, 38), (44, 46), (70, 36), (100, 48), (100, 90), (0, 90)), "#9fb58f"),
        Box(0, 72, 100, 12, STONE_DARK),
        *(Box(x, 76, 7, 4, WOOD_DARK) for x in range(2, 100, 12)),
        Box(0, 74, 100, 2.4, STEEL_LIGHT),
        Shape(ring((4, 22), (8, 17), (30, 14.4), (70, 14.4), (92, 17), (96, 22), (50, 23.6)), INK),
        Box(24, 10.6, 52, 5, INK, radius=2),
        Box(5, 22, 90, 40, tone.main),
        Box(5, 46, 90, 16, tone.deep),
        Box(5, 44.6, 90, 1.8, BRASS),
        Box(5, 60, 90, 2.4, BRASS),
        Box(5, 22, 90, 2, BRASS),
        *(mark for x in (9, 27, 59, 77) for mark in _window(x)),
        Box(44, 25, 12, 36, WOOD_DARK, BRASS, 1.2, 1),
        Box(46.4, 28, 7.2, 14, BRASS_LIGHT, BRASS_DARK, 0.9, 2),
        Disc(53.2, 51, 1.3, 1.3, BRASS_LIGHT),
        *(Box(x, 50, 12, 7, None, BRASS, 1, 1) for x in (10, 28, 60, 78)),
        Box(3, 62, 94, 4, INK),
        *(mark for x in (18, 33, 67, 82) for mark in _wheel(x)),
        Stroke(((0, 65), (4, 65)), INK, 3),
        Stroke(((96, 65), (100, 65)), INK, 3),
    )


def _column(x: float) -> tuple[Mark, ...]:
    return (
        Box(x - 7, 8, 14, 68, WHITE),
        *(Stroke(((x + d, 12), (x + d, 72)), PAPER_DEEP, 1.4) for d in (-3.6, 0.4, 4.4)),
        Box(x - 9.4, 4, 18.8, 5, WHITE, PAPER_DEEP, 1),
        Box(x - 9.4, 75, 18.8, 5, WHITE, PAPER_DEEP, 1),
        Box(x - 9.4, 0, 18.8, 4, PAPER_SHADE),
    )


def _mask(x: float, y: float, *, smile: bool) -> tuple[Mark, ...]:
    bend = 4 if smile else -3.6
    face = both((x, y - 11), (x + 9.6, y - 9), (x + 8.4, y + 4), (x, y + 12), axis=x)
    mouth = curve((x - 4.4, y + 5 - bend / 2), (x, y + 5 + bend / 2), (x + 4.4, y + 5 - bend / 2))
    return (
        Shape(ring(*face), WHITE if smile else PAPER_SHADE, INK, 1.4),
        *(Shape(arc(x + side * 4, y - 2, 2.3, 2.6, 180, 360, 6), INK) for side in (-1, 1)),
        Stroke(mouth, INK, 2.4),
    )


def _window(x: float) -> tuple[Mark, ...]:
    return (
        Box(x, 26, 14, 16, BRASS_LIGHT, BRASS_DARK, 1.2, 2),
        Shape(((x + 1.2, 27.2), (x + 5, 27.2), (x + 2.4, 35), (x + 1.2, 36)), "#9c3636"),
        Shape(((x + 12.8, 27.2), (x + 9, 27.2), (x + 11.6, 35), (x + 12.8, 36)), "#9c3636"),
    )


def _wheel(x: float) -> tuple[Mark, ...]:
    return (
        Disc(x, 68, 6.2, 6.2, INK),
        Disc(x, 68, 4.2, 4.2, STEEL),
        Stroke(((x - 4, 68), (x + 4, 68)), INK, 1.2),
        Stroke(((x, 64), (x, 72)), INK, 1.2),
        Disc(x, 68, 1.4, 1.4, INK),
    )
