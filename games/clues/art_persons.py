"""13 Indices: the ten persons, as busts in a window of 100 x 84. Hats and dress tell who they are."""

from __future__ import annotations

from games.clues.palette import (
    BRASS,
    BRASS_DARK,
    BRASS_LIGHT,
    INK,
    PAPER,
    PAPER_DEEP,
    PAPER_SHADE,
    SKIN,
    SKIN_SHADE,
    STEEL,
    STEEL_DARK,
    STEEL_LIGHT,
    WHITE,
    WOOD,
    WOOD_DARK,
    WOOD_LIGHT,
    Tone,
)
from games.core.pencil import arc, both, curve, flipped, ring
from games.core.scene import Box, Colour, Disc, Mark, Shape, Stroke

HAIR_BLACK = "#33231d"
HAIR_BROWN = "#6b4226"
HAIR_RED = "#a4552a"
HAIR_FAIR = "#cf9f4f"
HAIR_GRAY = "#a7a39a"
ROSE = "#d5616d"
LEAF = "#5b8a4f"

LINE = 1.5
"""The width of every fine line of a drawing."""


def _bust(fill: Colour) -> tuple[Mark, ...]:
    shoulders = both((56, 57), (66, 60), (80, 65), (87, 74), (90, 92))
    return (Shape(ring(*shoulders), fill),)


def _head(drop: float = 0) -> tuple[Mark, ...]:
    face = both((50, 19 + drop), (59, 21 + drop), (63, 32 + drop), (61.5, 43 + drop), (56, 51 + drop), (50, 54 + drop))
    return (
        Shape(both((56, 46), (56, 58), (50, 64)), SKIN_SHADE),
        Disc(36.8, 37 + drop, 2.6, 4, SKIN_SHADE),
        Disc(63.2, 37 + drop, 2.6, 4, SKIN_SHADE),
        Shape(ring(*face), SKIN),
        Disc(44.2, 36 + drop, 1.6, 1.9, INK),
        Disc(55.8, 36 + drop, 1.6, 1.9, INK),
        Stroke(((50, 37 + drop), (51.6, 41.5 + drop), (49.6, 42.2 + drop)), SKIN_SHADE, LINE),
    )


def _brows(colour: Colour, drop: float = 0) -> tuple[Mark, ...]:
    right = curve((52.8, 32.4 + drop), (56, 31 + drop), (59.4, 32.6 + drop))
    return (Stroke(right, colour, 1.8), Stroke(flipped(right), colour, 1.8))


def _lips(drop: float = 0) -> tuple[Mark, ...]:
    return (
        Stroke(curve((46.8, 46.4 + drop), (50, 47.8 + drop), (53.2, 46.4 + drop)), "#b3473f", 2),
        Disc(42.4, 42.5 + drop, 2.3, 1.6, "#eeb095"),
        Disc(57.6, 42.5 + drop, 2.3, 1.6, "#eeb095"),
    )


def _moustache(colour: Colour, reach: float = 10) -> Mark:
    return Shape(ring(*both((50, 43.6), (54, 43), (50 + reach, 46.2), (55, 48.4), (50, 46.6))), colour)


def officer(tone: Tone) -> tuple[Mark, ...]:
    """An officer: spiked helmet with its star, epaulettes, braid."""
    epaulette = both((74, 61), (86, 64), (91, 72), (80, 71))
    return (
        *_bust(tone.main),
        Shape(both((50, 60), (57, 57), (60, 63), (50, 70)), tone.deep),
        Shape(epaulette[:4], BRASS),
        Shape(epaulette[4:], BRASS),
        *(Stroke(((81 + n * 3.2, 72), (81 + n * 3.2, 77)), BRASS_DARK, LINE) for n in range(4)),
        *(Stroke(((19 - n * 3.2, 72), (19 - n * 3.2, 77)), BRASS_DARK, LINE) for n in range(4)),
        *(
            mark
            for y in (70, 77)
            for mark in (
                Stroke(((34, y), (66, y)), BRASS, 2.2),
                Disc(34, y, 2, 2, BRASS_LIGHT),
                Disc(66, y, 2, 2, BRASS_LIGHT),
                Disc(50, y, 2.4, 2.4, BRASS_LIGHT, BRASS_DARK, 0.8),
            )
        ),
        *_head(3),
        Shape(both((63.4, 30), (63.4, 43), (60, 47), (61, 30))[:4], HAIR_BROWN),
        Shape(both((63.4, 30), (63.4, 43), (60, 47), (61, 30))[4:], HAIR_BROWN),
        *_brows(HAIR_BROWN, 3),
        _moustache(HAIR_BROWN, 12),
        Stroke(curve((35.5, 31), (38, 46), (50, 57.6), (62, 46), (64.5, 31)), BRASS_DARK, 1.8),
        Shape(ring(*both((50, 7), (58, 8.6), (65, 16), (67, 27), (66, 32), (50, 30))), tone.deep),
        Shape(ring(*both((50, 27), (62, 28), (70, 32.5), (62, 33.4), (50, 31.6))), INK),
        Shape(((50, -1), (52.6, 8.5), (47.4, 8.5)), BRASS_LIGHT),
        Box(45.4, 7.4, 9.2, 2.6, BRASS, radius=1.2),
        Shape(_star(50, 19, 8, 3.6, 8), BRASS),
        Disc(50, 19, 2.8, 2.8, BRASS_LIGHT, BRASS_DARK, 0.8),
    )


def duke(tone: Tone) -> tuple[Mark, ...]:
    """A duke: top hat, monocle, cravat, sash with its star."""
    return (
        *_bust("#3a3038"),
        Shape(both((50, 58), (59, 58), (61, 92)), WHITE),
        Shape(((36, 61), (44, 59), (76, 90), (62, 90)), tone.main),
        Shape(((59, 57), (67, 60.5), (69, 73), (58, 90), (56, 90)), "#574753"),
        Shape(flipped(((59, 57), (67, 60.5), (69, 73), (58, 90), (56, 90))), "#574753"),
        *_head(3),
        Shape(ring((50, 57), (57, 60), (58, 66), (50, 71), (42, 66), (43, 60)), WHITE, PAPER_DEEP, 1),
        Disc(50, 63.4, 2.5, 2.5, tone.main, tone.deep, 0.9),
        Shape(ring((63.6, 30), (64.6, 42), (60.4, 50), (59, 44), (61, 34)), HAIR_GRAY),
        Shape(ring(*flipped(((63.6, 30), (64.6, 42), (60.4, 50), (59, 44), (61, 34)))), HAIR_GRAY),
        *_brows(HAIR_GRAY, 3),
        _moustache(HAIR_GRAY, 9),
        Disc(56, 39, 5, 5, None, BRASS_DARK, 1.6),
        Stroke(curve((61, 40.5), (66, 52), (64, 66)), BRASS_DARK, 1),
        Shape(((34.5, 3), (65.5, 3), (63, 26), (37, 26)), INK),
        Shape(((36.4, 19.6), (63.6, 19.6), (63, 26), (37, 26)), tone.main),
        Shape(ring(*both((50, 24), (63, 25), (73, 22.6), (71, 29), (60, 31), (50, 31))), INK),
        Stroke(((39.2, 6), (40.4, 17)), "#5c4d55", 2.2),
        Shape(_star(74, 76, 6, 2.6, 8), BRASS_LIGHT),
    )


def butcher(tone: Tone) -> tuple[Mark, ...]:
    """A butcher: straw boater, big moustache, striped apron, cleaver."""
    return (
        *_bust(WHITE),
        Stroke(curve((24, 66), (27, 76), (27, 84)), PAPER_DEEP, LINE),
        Shape(((39, 62), (61, 62), (66, 90), (34, 90)), tone.main),
        *(Shape(((x, 62), (x + 2.4, 62), (x * 1.16 - 5, 90), (x * 1.16 - 8, 90)), WHITE) for x in (43, 48.8, 54.6)),
        Stroke(((40, 63), (43, 55)), tone.deep, 2.6),
        Stroke(((60, 63), (57, 55)), tone.deep, 2.6),
        *_head(3),
        Disc(42.4, 44, 3, 2.3, "#eeb095"),
        Disc(57.6, 44, 3, 2.3, "#eeb095"),
        Shape(ring((63.4, 28), (64.4, 40), (62, 43), (60.6, 32)), HAIR_BLACK),
        Shape(ring(*flipped(((63.4, 28), (64.4, 40), (62, 43), (60.6, 32)))), HAIR_BLACK),
        *_brows(HAIR_BLACK, 3),
        _moustache(HAIR_BLACK, 14),
        Shape(both((50, 9), (63, 9), (64.6, 24), (50, 24)), "#e9c877"),
        Shape(both((50, 17), (64, 17), (64.6, 24), (50, 24)), tone.main),
        Shape(ring(*both((50, 22.6), (66, 23), (76, 26.4), (64, 29.6), (50, 30))), "#e9c877", "#b98f3e", 1),
        # the cleaver
        Stroke(((87, 84), (84.6, 62)), WOOD_DARK, 5),
        Shape(((76, 27), (93, 25.4), (96, 57), (79, 59)), STEEL),
        Shape(((76, 27), (79.4, 26.7), (82.4, 58.6), (79, 59)), STEEL_LIGHT),
        Disc(90, 31, 1.8, 1.8, STEEL_DARK),
        Shape(ring((79, 69), (86, 67), (92, 70), (92, 77), (85, 79), (79, 76)), SKIN),
        Stroke(((80, 73), (91, 72)), SKIN_SHADE, LINE),
    )


def countess(tone: Tone) -> tuple[Mark, ...]:
    """A countess: tiara over high hair, pearls, evening gown, fan."""
    return (
        Shape(ring(*both((50, 6), (62, 8), (69, 20), (67, 34), (64, 46), (50, 44))), HAIR_BROWN),
        Shape(ring(*both((55, 55), (66, 59), (78, 64), (84, 74), (84, 92))), SKIN),
        Shape(ring(*both((50, 77), (62, 72), (76, 68), (88, 74), (92, 92))), tone.main),
        Stroke(curve((14, 76), (24, 69.5), (38, 73), (50, 77.4), (62, 73), (76, 69.5), (86, 76)), tone.deep, 2.4),
        *_head(),
        Shape(ring((50, 17), (40, 21), (37, 32), (41, 29), (46, 24.6), (50, 23.4)), HAIR_BROWN),
        Shape(ring(*flipped(((50, 17), (40, 21), (37, 32), (41, 29), (46, 24.6), (50, 23.4)))), HAIR_BROWN),
        *_brows(HAIR_BROWN),
        *_lips(),
        Shape(
            (
                (36, 20),
                (37, 9),
                (42, 14),
                (45, 4.6),
                (50, 1),
                (55, 4.6),
                (58, 14),
                (63, 9),
                (64, 20),
                *arc(50, 21.5, 14, 5, 0, -180, 10),
            ),
            BRASS_LIGHT,
            BRASS_DARK,
            1,
        ),
        Shape(((50, 5), (53, 9.4), (50, 14), (47, 9.4)), tone.main),
        Disc(41, 16.4, 1.4, 1.4, tone.main),
        Disc(59, 16.4, 1.4, 1.4, tone.main),
        *(Disc(x, y, 1.9, 1.9, WHITE, PAPER_DEEP, 0.6) for x, y in arc(50, 54.5, 11, 11, 12, 168, 8)),
        Shape(((50, 65), (53.4, 69.6), (50, 75), (46.6, 69.6)), tone.main, BRASS_LIGHT, 1.2),
        Shape(((37, 41), (39, 46), (37, 49), (35, 46)), tone.main),
        Shape(((63, 41), (65, 46), (63, 49), (61, 46)), tone.main),
    )


def nurse(tone: Tone) -> tuple[Mark, ...]:
    """A nurse: white cap with a cross, high collar, apron with a cross and a fob watch."""
    return (
        Shape(ring(*both((50, 12), (64, 16), (69, 34), (70, 52), (62, 58), (50, 50))), WHITE, PAPER_DEEP, 1),
        *_bust(tone.main),
        Shape(both((50, 66), (63, 62), (68, 92), (50, 92)), WHITE),
        Shape(both((60, 61), (66, 60.4), (71, 92), (65, 92))[:4], WHITE),
        Shape(both((60, 61), (66, 60.4), (71, 92), (65, 92))[4:], WHITE),
        Box(47.4, 69, 5.2, 15, tone.deep),
        Box(42.5, 73.9, 15, 5.2, tone.deep),
        *_head(2),
        Shape(ring(*both((50, 58.4), (57, 56), (60, 60), (54, 65), (50, 63.4))), WHITE, PAPER_DEEP, 1),
        Shape(ring((50, 19), (40, 22), (37, 36), (41, 31), (46, 27), (50, 26)), HAIR_FAIR),
        Shape(ring(*flipped(((50, 19), (40, 22), (37, 36), (41, 31), (46, 27), (50, 26)))), HAIR_FAIR),
        *_brows("#a5762f", 2),
        *_lips(2),
        Shape(both((50, 6), (60, 7), (67, 22), (58, 20.4), (50, 20)), WHITE, PAPER_DEEP, 1),
        Box(48.2, 8.2, 3.6, 10.4, tone.deep),
        Box(44.8, 11.6, 10.4, 3.6, tone.deep),
    )


def maid(tone: Tone) -> tuple[Mark, ...]:
    """A maid: frilled cap with ribbons, bib apron with frills, feather duster."""
    frill = tuple(Disc(x, y, 4.2, 4.2, WHITE, PAPER_DEEP, 1) for x, y in arc(50, 25, 15.5, 13, 190, 350, 7))
    return (
        Shape(ring(*both((50, 12), (62, 15), (67, 28), (65, 44), (60, 50), (50, 46))), HAIR_BLACK),
        *_bust(tone.main),
        Shape(both((50, 69), (61, 69), (65, 92), (50, 92)), WHITE),
        Shape(ring((60, 58), (70, 61), (75, 70), (70, 74), (65, 72), (61, 66)), WHITE, PAPER_DEEP, 1),
        Shape(ring(*flipped(((60, 58), (70, 61), (75, 70), (70, 74), (65, 72), (61, 66)))), WHITE, PAPER_DEEP, 1),
        Shape(((36, 66), (42, 60), (46, 69), (41, 72)), WHITE),
        Shape(flipped(((36, 66), (42, 60), (46, 69), (41, 72))), WHITE),
        *_head(2),
        Shape(both((50, 63), (58, 57), (61, 61), (52, 66)), WHITE, PAPER_DEEP, 1),
        Disc(50, 64.4, 2, 2, tone.deep),
        Shape(ring((50, 21), (41, 23), (36.6, 36), (42, 32), (47, 29), (50, 24)), HAIR_BLACK),
        Shape(ring(*flipped(((50, 21), (41, 23), (36.6, 36), (42, 32), (47, 29), (50, 24)))), HAIR_BLACK),
        *_brows(HAIR_BLACK, 2),
        *_lips(2),
        *frill,
        Shape(ring(*both((50, 8), (57, 10), (63, 18), (62, 22), (50, 20))), WHITE),
        Stroke(curve((36.5, 22.5), (43, 18.4), (50, 17.4), (57, 18.4), (63.5, 22.5)), tone.main, 2.6),
        # the duster
        Stroke(((12, 84), (17, 60)), WOOD_DARK, 3),
        *(
            Shape(ring((17, 61), (x - 4, y + 7), (x, y), (x + 5, y + 8)), colour)
            for x, y, colour in (
                (5, 42, PAPER_SHADE), (29, 40, PAPER_SHADE), (11, 34, PAPER), (24, 33, PAPER), (17.5, 30, WHITE),
            )
        ),
    )  # fmt: skip


def dancer(tone: Tone) -> tuple[Mark, ...]:
    """A dancer: arms in a wreath over her head, a flower in her bun, bodice and tulle."""
    arm = curve((66, 64), (80, 55), (87, 39), (81, 22), (68, 10), (57, 6))
    glove = curve((86, 45), (86.6, 36), (81, 22), (68, 10), (57, 6))
    return (
        Disc(50, 14, 7.5, 6.5, HAIR_RED),
        Stroke(arm, SKIN, 7),
        Stroke(flipped(arm), SKIN, 7),
        Stroke(glove, HAIR_BLACK, 6.4),
        Stroke(flipped(glove), HAIR_BLACK, 6.4),
        Shape(ring(*both((54, 56), (63, 59), (70, 62), (69, 70), (64, 84), (50, 92))), SKIN),
        Shape(ring(*both((50, 73), (56, 68), (62, 66.4), (64, 72), (61, 84), (62, 94))), tone.main),
        Stroke(((60, 67), (62.6, 59)), tone.main, 2.2),
        Stroke(((40, 67), (37.4, 59)), tone.main, 2.2),
        *(Stroke(((50 - w, y), (50 + w, y)), tone.deep, LINE) for w, y in ((2.6, 75.4), (2.4, 80))),
        *(
            Disc(x, y, 8, 6, colour)
            for x, y, colour in ((20, 84, WHITE), (80, 84, WHITE), (33, 83, tone.ground), (67, 83, tone.ground))
        ),
        *_head(),
        Shape(ring((50, 16), (40, 20), (37, 32), (41, 29), (46, 23), (50, 22)), HAIR_RED),
        Shape(ring(*flipped(((50, 16), (40, 20), (37, 32), (41, 29), (46, 23), (50, 22)))), HAIR_RED),
        *_brows(HAIR_RED),
        *_lips(),
        Stroke(curve((43.4, 57.4), (50, 60.6), (56.6, 57.4)), tone.deep, 2.4),
        *(Disc(x, y, 2.7, 2.7, tone.main) for x, y in arc(62, 18, 3.6, 3.6, 0, 288, 4)),
        Disc(62, 18, 2.2, 2.2, BRASS_LIGHT),
    )


def sailor(tone: Tone) -> tuple[Mark, ...]:
    """A sailor: cap with its ribbon, beard, striped shirt, wide collar, pipe."""
    navy = "#2c3f5c"
    collar = ((57, 57), (68, 60), (79, 66), (74, 76), (50, 90), (50, 78))
    return (
        *_bust(tone.main),
        Shape(both((50, 62), (58, 58), (50, 82)), WHITE),
        *(Stroke(((50 - w, y), (50 + w, y)), navy, 2) for w, y in ((6.4, 66), (4.4, 70.4), (2.4, 74.6))),
        Shape(collar, navy),
        Shape(flipped(collar), navy),
        Stroke(((70, 63.6), (69.6, 73.4), (52.6, 84)), WHITE, 1.5),
        Stroke(flipped(((70, 63.6), (69.6, 73.4), (52.6, 84))), WHITE, 1.5),
        Shape(both((50, 77), (55, 75), (54, 92), (50, 82)), ROSE),
        *_head(3),
        Shape(
            ring(
                *both((63.6, 34), (64.4, 44), (60, 56), (50, 61)),
                (37.6, 42),
                (42, 47),
                (47, 44.6),
                (50, 45.6),
                (53, 44.6),
                (58, 47),
                (62.4, 42),
            ),
            HAIR_RED,
        ),
        Stroke(((46.8, 50), (53.2, 50)), "#7a3a1e", 1.8),
        *_brows(HAIR_RED, 3),
        Stroke(((53, 50.4), (69, 54)), WOOD_DARK, 2.2),
        Shape(((66, 49), (73.4, 49), (72.6, 57), (67.4, 57)), WOOD),
        Stroke(curve((70, 45), (72, 40), (69, 36), (72, 30)), WHITE, 2),
        Shape(ring(*both((50, 8), (62, 8.6), (72, 15), (66, 21), (50, 22))), WHITE, tone.deep, 1),
        Shape(both((50, 19), (63.4, 19), (64, 28.6), (50, 29.6)), navy),
        Stroke(((40, 24.4), (60, 24.4)), BRASS, 2),
        Shape(((36, 22), (37, 29), (28, 40), (25, 37)), navy),
        Shape(((36, 24), (37, 29), (31, 45), (27.6, 43)), "#22324b"),
    )


def florist(tone: Tone) -> tuple[Mark, ...]:
    """A florist: wide straw hat with flowers, shawl, an armful of blooms."""
    blooms = (
        (26, 76, ROSE), (38, 70, WHITE), (50, 75, BRASS_LIGHT), (62, 69, ROSE), (74, 76, WHITE), (44, 82, "#c98ac0"),
        (57, 82, WHITE), (68, 84, BRASS_LIGHT), (32, 84, BRASS_LIGHT),
    )  # fmt: skip
    return (
        Shape(ring(*both((50, 14), (62, 18), (67, 34), (66, 50), (58, 54), (50, 46))), HAIR_FAIR),
        *_bust(tone.main),
        Stroke(curve((30, 63), (44, 72), (50, 80)), tone.deep, 2),
        Stroke(flipped(curve((30, 63), (44, 72), (50, 80))), tone.deep, 2),
        *_head(3),
        *_brows("#a5762f", 3),
        *_lips(3),
        Shape(ring(*both((50, 6), (60, 8), (65, 24), (50, 26))), "#e9c877"),
        Shape(ring(*both((50, 20), (66, 21), (81, 27), (68, 31), (50, 29.6))), "#e9c877", "#b98f3e", 1),
        Stroke(curve((36, 21.6), (50, 23.4), (64, 21.6)), tone.main, 3.4),
        *_bloom(40, 18, ROSE, 3.4),
        *_bloom(48, 19.4, WHITE, 3),
        Shape(ring((31, 15), (36, 16), (37, 20), (32, 20)), LEAF),
        *(
            Shape(ring((x, y), (x - 7, y - 7), (x - 2, y - 11)), LEAF)
            for x, y in ((27, 74), (47, 72), (60, 68), (76, 74))
        ),
        *(Shape(ring((x, y), (x + 7, y - 7), (x + 2, y - 11)), "#46703d") for x, y in ((34, 70), (54, 73), (70, 74))),
        Shape(both((50, 78), (70, 77), (78, 92), (50, 92)), LEAF),
        *(mark for x, y, colour in blooms for mark in _bloom(x, y, colour, 4.6)),
    )


def coachman(tone: Tone) -> tuple[Mark, ...]:
    """A coachman: low hat with a cockade, side whiskers, coat with capes, whip."""
    cape = both((50, 60), (62, 59), (78, 66), (84, 75), (66, 79), (50, 80))
    whiskers = ((63.4, 33), (66, 44), (61, 55), (56.6, 52.6), (60, 44))
    return (
        Stroke(((86, 84), (79, 30)), WOOD_DARK, 2.8),
        Stroke(curve((79, 30), (75, 10), (86, 6), (93, 14), (88, 30), (92, 46)), WOOD_DARK, LINE),
        *_bust(tone.main),
        Shape(ring(*cape), tone.main, tone.deep, 1.6),
        Shape(ring(*both((50, 58), (61, 57), (72, 60), (77, 67), (62, 71), (50, 71.6))), "#a3a5a3", tone.deep, 1.6),
        *_head(3),
        Disc(50, 44.8, 3, 2.5, "#dd9277"),
        Shape(ring(*whiskers), HAIR_BROWN),
        Shape(ring(*flipped(whiskers)), HAIR_BROWN),
        Stroke(curve((46.6, 50), (50, 50.8), (53.4, 50)), "#8f4a38", 1.8),
        *_brows(HAIR_BROWN, 3),
        Shape(ring((50, 56), (60, 55), (62, 60), (56, 65), (50, 66), (44, 65), (38, 60), (40, 55)), ROSE),
        Shape(((52, 62), (59, 62), (61, 76), (54, 75)), ROSE),
        Shape(ring(*both((50, 6), (59, 7), (64.4, 14), (65, 26), (50, 27))), INK),
        Shape(both((50, 20), (65, 20), (65.4, 26.4), (50, 27)), tone.deep),
        Shape(ring(*both((50, 24), (64, 24.6), (74, 22), (70, 30), (50, 31))), INK),
        Shape(((60, 9), (65.6, 6), (66, 19), (60.6, 18)), BRASS_LIGHT, BRASS_DARK, 0.9),
        Stroke(curve((79, 82), (88, 78)), SKIN, 8),
    )


def _star(x: float, y: float, outer: float, inner: float, points: int) -> tuple[tuple[float, float], ...]:
    tips = arc(x, y, outer, outer, -90, 270, points)[:-1]
    turn = 180 / points
    dents = arc(x, y, inner, inner, -90 + turn, 270 + turn, points)[:-1]
    return tuple(point for pair in zip(tips, dents, strict=True) for point in pair)


def _bloom(x: float, y: float, colour: Colour, size: float) -> tuple[Mark, ...]:
    petals = arc(x, y, size * 0.72, size * 0.72, 0, 288, 4)
    return (
        *(Disc(px, py, size * 0.56, size * 0.56, colour) for px, py in petals),
        Disc(x, y, size * 0.42, size * 0.42, BRASS if colour != BRASS_LIGHT else WOOD_LIGHT),
    )
