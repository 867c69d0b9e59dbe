"""13 Indices: the five places under the sky, as little scenes that fill a window of 100 x 84."""

from __future__ import annotations

from games.clues.palette import (
    BRASS,
    BRASS_LIGHT,
    FLAME,
    INK,
    PAPER,
    PAPER_DEEP,
    PAPER_SHADE,
    STEEL_DARK,
    STONE,
    STONE_DARK,
    WHITE,
    WOOD,
    WOOD_DARK,
    WOOD_LIGHT,
    Tone,
)
from games.core.pencil import Points, along, arc, both, curve, ring
from games.core.scene import Box, Colour, Disc, Mark, Shape, Stroke

GRASS = "#7fa463"
TREE = "#44704a"
TREE_DARK = "#2f5539"
SKY = "#c3d9df"


def market(tone: Tone) -> tuple[Mark, ...]:
    """A market: a stall under a striped awning, baskets of fruit."""
    stripe = 12
    return (
        Box(0, 0, 100, 84, SKY),
        Shape(((0, 30), (0, 16), (10, 10), (20, 16), (20, 8), (34, 8), (34, 30)), "#a9bfc5"),
        Shape(((66, 30), (66, 12), (78, 4), (90, 12), (100, 12), (100, 30)), "#a9bfc5"),
        Box(0, 70, 100, 14, STONE_DARK),
        *(Stroke(((x, 76), (x + 8, 76)), STONE, 1.4) for x in (4, 30, 56, 82)),
        *(Stroke(((x, 81), (x + 8, 81)), STONE, 1.4) for x in (16, 44, 72)),
        Box(8, 28, 84, 46, tone.deep),
        Box(11, 20, 4, 58, WOOD_DARK),
        Box(85, 20, 4, 58, WOOD_DARK),
        *(mark for n in range(7) for mark in _awning(8 + n * stripe, stripe, tone.main if n % 2 == 0 else WHITE)),
        Stroke(((17, 15.4), (83, 15.4)), tone.deep, 2),
        # scales
        Stroke(((50, 40), (50, 54)), BRASS, 2),
        Stroke(((41, 42), (59, 42)), BRASS, 1.6),
        *(Shape(arc(x, 47, 5, 4, 0, 180, 6), BRASS_LIGHT) for x in (41, 59)),
        *(Stroke(((x - 4.5, 47), (x, 42), (x + 4.5, 47)), BRASS, 0.9) for x in (41, 59)),
        # fruit in crates
        *_heap(20, 55, "#c7392f"),
        *_heap(50, 58, FLAME),
        *_heap(80, 55, "#7da144"),
        Box(6, 58, 28, 16, WOOD_LIGHT, WOOD_DARK, 1.4),
        Box(36, 60, 28, 14, WOOD_LIGHT, WOOD_DARK, 1.4),
        Box(66, 58, 28, 16, WOOD_LIGHT, WOOD_DARK, 1.4),
        *(Stroke(((x, 66), (x + 26, 66)), WOOD, 1.4) for x in (7, 67)),
        Stroke(((37, 67), (63, 67)), WOOD, 1.4),
    )


def park(tone: Tone) -> tuple[Mark, ...]:
    """A park: trees, a winding path, a bench under a lamp."""
    return (
        Box(0, 0, 100, 84, SKY),
        Disc(80, 16, 8, 8, BRASS_LIGHT),
        *(Disc(x, y, r, r * 0.8, "#9dbf95") for x, y, r in ((8, 46, 16), (34, 46, 13), (62, 46, 15), (92, 46, 14))),
        Box(0, 46, 100, 38, GRASS),
        Shape(ring((60, 46), (66, 46), (60, 54), (74, 64), (92, 90), (40, 90), (52, 64), (50, 54)), PAPER_SHADE),
        *_tree(20, 52, 1.25, tone.main, TREE_DARK),
        *_tree(88, 50, 0.8, TREE, TREE_DARK),
        # lamp
        Stroke(((48, 66), (48, 26)), INK, 2.4),
        Shape(((44, 16), (52, 16), (50.6, 26), (45.4, 26)), BRASS_LIGHT, INK, 1.4),
        Shape(((42.4, 16), (48, 10.6), (53.6, 16)), INK),
        Box(45, 65, 6, 3, INK),
        # bench
        *(Stroke(((6, y), (40, y)), WOOD, 3) for y in (62, 66.6)),
        Stroke(((5, 71.6), (42, 71.6)), WOOD_LIGHT, 3.6),
        *(Stroke(((x, 60), (x, 79)), INK, 2.2) for x in (9, 37)),
        *(Stroke(((x - 2, 72), (x + 2.4, 72), (x + 3, 80)), INK, 2) for x in (9, 37)),
        *(Disc(x, y, 1.6, 1.6, colour) for x, y, colour in
          ((82, 62, WHITE), (88, 66, "#e08a95"), (94, 60, WHITE), (78, 56, "#e08a95"), (96, 70, BRASS_LIGHT))),
    )  # fmt: skip


def harbor(tone: Tone) -> tuple[Mark, ...]:
    """A harbor: a three master at the quay, a gull, a bollard."""
    sails = (
        ((33, 14), (46, 16), (46, 28), (31, 28)), ((31, 31), (47, 31), (48, 45), (29, 45)),
        ((54, 8), (68, 11), (68, 24), (52, 24)), ((52, 27), (69, 27), (70, 43), (50, 43)),
        ((74, 18), (84, 20), (85, 30), (73, 30)), ((73, 33), (86, 33), (87, 45), (72, 45)),
    )  # fmt: skip
    return (
        Box(0, 0, 100, 84, tone.ground),
        *(Disc(x, y, w, 4, "#dbe8ee") for x, y, w in ((12, 16, 12), (24, 20, 10), (92, 8, 10))),
        Shape(((0, 52), (0, 40), (8, 40), (8, 34), (14, 34), (14, 42), (22, 42), (22, 52)), "#8fa9bc"),
        Box(0, 52, 100, 32, tone.main),
        *(Stroke(((x, 6), (x, 58)), WOOD_DARK, 2.2) for x in (39, 60, 79)),
        *(Shape(ring(*_bellied(sail)), WHITE, PAPER_DEEP, 1) for sail in sails),
        Stroke(((22, 50), (8, 42)), WOOD_DARK, 2.2),
        Shape(((10, 43.4), (30, 20), (27, 46)), PAPER, PAPER_DEEP, 1),
        *(Shape(((x, 6), (x + 9, 3.4), (x + 8, 9)), "#b23230") for x in (39, 60)),
        Shape(ring((20, 50), (40, 53), (70, 53), (94, 47), (90, 62), (84, 68), (34, 68), (26, 62)), WOOD_DARK),
        Stroke(curve((23, 53.4), (42, 57), (70, 57), (92, 51.6)), BRASS, 1.8),
        *(Disc(x, 61.4, 1.7, 1.7, BRASS_LIGHT) for x in (38, 48, 58, 68, 78)),
        *(Stroke(curve((x, y), (x + 5, y - 2.4), (x + 10, y), (x + 15, y - 2.4), (x + 20, y)), "#8fb2cf", 1.8)
          for x, y in ((2, 62), (44, 73), (76, 72), (22, 78), (62, 81), (92, 64))),
        Shape(((0, 72), (16, 72), (22, 84), (0, 84)), STONE_DARK),
        Box(4, 66, 8, 7, INK, radius=1),
        Box(2.6, 64, 10.8, 4, INK, radius=2),
        Stroke(curve((6, 30), (9, 26), (12, 29.6), (15, 26), (18, 29)), WHITE, 1.8),
    )  # fmt: skip


def plaza(tone: Tone) -> tuple[Mark, ...]:
    """A plaza: a tall column with its statue, town houses, a fountain, pigeons."""
    return (
        Box(0, 0, 100, 84, "#aebfc6"),
        *_house(0, 30, 26, "#a7988a"),
        *_house(26, 38, 18, "#b8a999"),
        *_house(58, 36, 18, "#b8a999"),
        *_house(76, 28, 26, "#a7988a"),
        Box(0, 64, 100, 20, tone.ground),
        *(Stroke(((50 + (x - 50) * 0.7, 64), (50 + (x - 50) * 1.5, 84)), tone.deep, 1) for x in range(-14, 120, 16)),
        *(Stroke(((0, y), (100, y)), tone.deep, 1) for y in (68, 75)),
        # the column
        Box(44.6, 18, 10.8, 44, tone.main, tone.deep, 1),
        *(Stroke(((x, 20), (x, 60)), tone.ground, 1.4) for x in (48, 52)),
        Shape(((41, 18), (42.6, 14), (57.4, 14), (59, 18)), tone.main, tone.deep, 1),
        Box(40, 58, 20, 6, tone.main, tone.deep, 1),
        Box(36, 63, 28, 10, tone.main, tone.deep, 1),
        Shape(ring(*both((52, 3.6), (54.4, 6.4), (53.4, 14), (50, 14))), tone.deep),
        Disc(50, 2.8, 2.1, 2.3, tone.deep),
        Shape(((46, 2), (50, -0.6), (54, 2)), tone.deep),
        # the fountain
        Shape(((66, 72), (96, 72), (92, 80), (70, 80)), tone.main, tone.deep, 1.2),
        Box(64, 70, 34, 3.4, tone.main, tone.deep, 1),
        Stroke(((81, 70), (81, 56)), tone.deep, 2.4),
        *(Stroke(curve((81, 54), (81 + w * 0.6, 53), (81 + w, 60), (81 + w * 1.1, 69)), "#eef6f8", 1.8)
          for w in (-10, -5, 5, 10)),
        *(mark for x, y in ((12, 76), (24, 71), (30, 79)) for mark in _pigeon(x, y)),
    )  # fmt: skip


def race_course(tone: Tone) -> tuple[Mark, ...]:
    """A race course: a galloping horse with its jockey, rails, the winning post."""
    horse = ring(
        (15, 47), (21, 42), (34, 41.6), (46, 43), (56, 40), (64, 33), (70, 26), (75, 24), (77, 21.6), (78.4, 24.6),
        (83, 30), (86.4, 34), (84.6, 37), (80, 36.4), (76.4, 36.6), (73, 44), (69, 51), (63, 56), (50, 57.6),
        (38, 57), (28, 60), (20, 58), (15.4, 53),
        steps=4,
    )  # fmt: skip
    return (
        Box(0, 0, 100, 84, SKY),
        Shape(((0, 40), (0, 26), (26, 20), (30, 40)), tone.main),
        Shape(((-2, 22), (30, 13), (32, 17), (-2, 27)), tone.deep),
        *(Disc(x, y, 1.5, 1.7, colour) for x, y, colour in
          ((4, 30, PAPER), (9, 29, INK), (14, 28, PAPER), (19, 27, "#b23230"), (24, 26.4, PAPER), (6, 35, INK),
           (12, 34, PAPER), (18, 33.4, INK), (24, 32.6, PAPER))),
        Box(0, 39, 100, 45, GRASS),
        *(Stroke(((x, 36), (x, 46)), WHITE, 2) for x in (6, 30, 54, 78)),
        Stroke(((0, 37), (100, 37)), WHITE, 2.6),
        Shape(ring((0, 66), (30, 62), (70, 63), (100, 66), (100, 90), (0, 90)), "#a98e63"),
        # the winning post
        Box(89.4, 10, 4, 60, WHITE),
        *(Box(89.4, y, 4, 6, "#b23230") for y in (22, 34, 46, 58)),
        Disc(91.4, 12, 6.4, 6.4, "#b23230", WHITE, 2),
        # far legs, horse, near legs
        Stroke(((66, 50), (77, 54), (80, 62)), tone.deep, 3.6),
        Stroke(((24, 52), (14, 60), (6, 59)), tone.deep, 3.8),
        Stroke(curve((17, 46), (9, 44), (5, 50), (1, 50)), INK, 4),
        Shape(horse, "#5f6265"),
        Stroke(curve((60, 37), (66, 30), (73, 24.6)), INK, 3),
        Stroke(((68, 52), (80, 51.6), (90, 55)), "#5f6265", 4),
        Stroke(((86, 53.4), (91, 56)), INK, 3),
        Stroke(((22, 55), (19, 65), (9, 69)), "#5f6265", 4.4),
        Stroke(((12, 67.8), (7.4, 70)), INK, 3.2),
        Disc(79.4, 30, 1.1, 1.1, INK),
        Stroke(((84, 33.6), (70, 36), (56, 35)), WOOD_DARK, 1.2),
        # the jockey
        Shape(((36, 41), (52, 40), (53, 47), (38, 48)), tone.main, tone.deep, 1),
        Stroke(((43, 38), (51, 43.6), (46, 52)), WHITE, 4.4),
        Stroke(((46.6, 50), (45.6, 54), (50, 55)), INK, 3),
        Shape(ring((36, 36), (40, 28), (50, 24), (56, 27), (52, 35), (46, 41), (38, 41)), "#b23230"),
        Stroke(((53, 29), (57, 34.6)), "#b23230", 4),
        Disc(57.6, 21.6, 4, 4.2, "#f0cba6"),
        Shape((*arc(57, 20.4, 5, 5, 180, 350, 8), (66, 21.4)), WHITE),
    )  # fmt: skip


def _awning(x: float, w: float, colour: Colour) -> tuple[Mark, ...]:
    top = 50 + (x - 50) * 0.8
    return (
        Shape(((top, 15), (top + w * 0.8, 15), (x + w, 30), (x, 30)), colour),
        Shape(arc(x + w / 2, 30, w / 2, 5, 0, 180, 8), colour),
    )


def _heap(x: float, y: float, colour: Colour) -> tuple[Mark, ...]:
    spots = ((-9, 1), (-3, 1.6), (3, 1.6), (9, 1), (-6, -3.6), (0, -4), (6, -3.6), (-2.6, -8), (3, -8))
    return tuple(
        mark
        for dx, dy in spots
        for mark in (Disc(x + dx, y + dy, 3.6, 3.6, colour), Disc(x + dx - 1, y + dy - 1, 0.9, 0.9, WHITE))
    )


def _tree(x: float, y: float, size: float, leaf: Colour, shade: Colour) -> tuple[Mark, ...]:
    crown = ((-10, -18, 9), (10, -18, 9), (0, -28, 11), (-5, -22, 10), (6, -22, 10))
    return (
        Shape(((x - 2.4 * size, y + 4), (x + 2.4 * size, y + 4), (x + 1.4 * size, y - 16 * size), (x - 1.4 * size, y - 16 * size)), WOOD_DARK),
        *(Disc(x + dx * size, y + (dy + 2.4) * size, r * size, r * size, shade) for dx, dy, r in crown),
        *(Disc(x + (dx - 1) * size, y + dy * size, r * size * 0.9, r * size * 0.86, leaf) for dx, dy, r in crown),
    )  # fmt: skip


def _bellied(sail: Points) -> Points:
    a, b, c, d = sail
    return (
        a,
        along(a, b, 0.5),
        b,
        (b[0] + 2.4, (b[1] + c[1]) / 2),
        c,
        along(c, d, 0.5),
        d,
        (d[0] + 2, (a[1] + d[1]) / 2),
    )


def _house(x: float, y: float, w: float, colour: Colour) -> tuple[Mark, ...]:
    n = 3 if w > 20 else 2
    gap = w / n
    return (
        Shape(((x, y), (x + 3, y - 7), (x + w - 3, y - 7), (x + w, y)), "#6f6a6c"),
        Box(x + w / 2 - 2.4, y - 12, 4.8, 6, "#6f6a6c"),
        Box(x, y, w, 64 - y, colour),
        *(
            Box(x + gap * (i + 0.5) - 1.8, top, 3.6, 6, BRASS_LIGHT if (i + top) % 2 else "#5d6a70")
            for i in range(n)
            for top in range(int(y) + 4, 58, 10)
        ),
    )


def _pigeon(x: float, y: float) -> tuple[Mark, ...]:
    return (
        Shape(ring((x - 4.6, y - 0.6), (x, y - 3), (x + 3, y - 1.4), (x + 1, y + 1.4), (x - 2, y + 1)), STEEL_DARK),
        Disc(x + 3, y - 3.2, 1.4, 1.5, STEEL_DARK),
        Stroke(((x, y + 1), (x, y + 3)), INK, 0.9),
    )
