"""13 Indices: the ten places, as little scenes that fill a window of 100 x 84."""

from __future__ import annotations

from games.clues.palette import (
    BRASS,
    BRASS_DARK,
    BRASS_LIGHT,
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
from games.core.pencil import Points, arc, both, curve, flipped, ring
from games.core.scene import Box, Colour, Disc, Mark, Shape, Stroke

GRASS = "#7fa463"
GRASS_DARK = "#557f48"
TREE = "#44704a"
TREE_DARK = "#2f5539"
SKY = "#c3d9df"
STONE = "#c9c1ae"
STONE_DARK = "#9a917f"
FLAME = "#f0a23c"


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
        *(Stroke((_part(ladder[0], ladder[1], t), _part(ladder[2], ladder[3], t)), PAPER_SHADE, 2.4)
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


def _part(a: tuple[float, float], b: tuple[float, float], t: float) -> tuple[float, float]:
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t


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


def _column(x: float) -> tuple[Mark, ...]:
    return (
        Box(x - 7, 8, 14, 68, WHITE),
        *(Stroke(((x + d, 12), (x + d, 72)), PAPER_DEEP, 1.4) for d in (-3.6, 0.4, 4.4)),
        Box(x - 9.4, 4, 18.8, 5, WHITE, PAPER_DEEP, 1),
        Box(x - 9.4, 75, 18.8, 5, WHITE, PAPER_DEEP, 1),
        Box(x - 9.4, 0, 18.8, 4, PAPER_SHADE),
    )


def _bellied(sail: Points) -> Points:
    a, b, c, d = sail
    return (
        a,
        _part(a, b, 0.5),
        b,
        (b[0] + 2.4, (b[1] + c[1]) / 2),
        c,
        _part(c, d, 0.5),
        d,
        (d[0] + 2, (a[1] + d[1]) / 2),
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
