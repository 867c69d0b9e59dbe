"""Cluedo: the six suspects, as busts in a window of 100 x 84. Hair, hat and dress tell who they are."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from games.cluedo.model import Suspect
from games.cluedo.palette import (
    BRASS,
    BRASS_DARK,
    BRASS_LIGHT,
    INK,
    PAPER_DEEP,
    SKIN,
    SKIN_SHADE,
    STEEL_DARK,
    WHITE,
    Tone,
)
from games.core.pencil import both, curve, flipped, ring
from games.core.scene import Box, Colour, Disc, Mark, Shape, Stroke

DARK_HAIR = "#2e1d18"
BROWN_HAIR = "#6a4127"
GRAY_HAIR = "#b5b0a6"
LINE = 1.6


def _bust(fill: Colour, edge: Colour) -> tuple[Mark, ...]:
    outline = ring(*both((56, 58), (67, 61), (80, 66), (88, 75), (92, 94)))
    return (Shape(outline, fill), Stroke(curve((80, 94), (79, 84), (76, 77)), edge, LINE),
            Stroke(flipped(curve((80, 94), (79, 84), (76, 77))), edge, LINE))  # fmt: skip


def _head(brows: Colour, *, long: float = 0) -> tuple[Mark, ...]:
    face = ring(*both((50, 19), (59.5, 21.5), (63.5, 32), (61.6, 43), (56, 51 + long), (50, 54.5 + long)))
    brow = curve((52.8, 32.6), (56.2, 31), (60, 32.8))
    return (
        Shape(both((56.4, 46), (57, 60), (50, 66)), SKIN_SHADE),
        Disc(36.6, 37.4, 2.7, 4.1, SKIN_SHADE),
        Disc(63.4, 37.4, 2.7, 4.1, SKIN_SHADE),
        Shape(face, SKIN),
        Disc(44, 36.4, 1.7, 2.1, INK),
        Disc(56, 36.4, 1.7, 2.1, INK),
        Stroke(brow, brows, 2),
        Stroke(flipped(brow), brows, 2),
        Stroke(((50, 37.4), (51.8, 42), (49.6, 42.8)), SKIN_SHADE, LINE),
    )


def _lips(colour: Colour) -> tuple[Mark, ...]:
    return (
        Shape(ring((46, 47.4), (48.6, 46.2), (50, 47), (51.4, 46.2), (54, 47.4), (50, 49.6)), colour),
        Disc(41.8, 43, 2.6, 1.8, "#edaa8f"),
        Disc(58.2, 43, 2.6, 1.8, "#edaa8f"),
    )


def _mouth() -> Mark:
    return Stroke(curve((46.6, 48.4), (50, 49.4), (53.4, 48.4)), "#a4544a", 1.8)


def _lenses(colour: Colour) -> tuple[Mark, ...]:
    return (
        Disc(43.6, 36.6, 5.6, 5.2, None, colour, LINE),
        Disc(56.4, 36.6, 5.6, 5.2, None, colour, LINE),
        Stroke(((49, 36), (51, 36)), colour, LINE),
        Stroke(((62, 35.6), (65, 34.6)), colour, LINE),
        Stroke(((38, 35.6), (35, 34.6)), colour, LINE),
    )


def _bow(tone: Tone) -> tuple[Mark, ...]:
    wing = ((50, 63.4), (60, 58.6), (61, 68.4))
    return (Shape(wing, tone.main, tone.deep, 1), Shape(flipped(wing), tone.main, tone.deep, 1),
            Disc(50, 63.4, 2.8, 3, tone.deep))  # fmt: skip


def scarlett(tone: Tone) -> tuple[Mark, ...]:
    """A young woman: dark bob with a jewelled band, pearls, bare shoulders, cigarette holder."""
    bob = ring(*both((50, 12), (61, 14), (68, 24), (69.4, 38), (67, 50), (61, 50), (60, 34), (50, 27)))
    return (
        *_bust(SKIN, SKIN_SHADE),
        Shape(ring(*both((50, 77), (58, 74), (68, 70), (76, 67), (82, 72), (90, 94))), tone.main),
        Stroke(curve((50, 78), (60, 74.6), (72, 70)), tone.deep, LINE),
        Stroke(flipped(curve((50, 78), (60, 74.6), (72, 70))), tone.deep, LINE),
        Shape(ring(*both((50, 11), (62, 13), (70, 25), (71, 42), (66, 52), (60, 50))), DARK_HAIR),
        *_head(DARK_HAIR),
        Shape(bob[:20], DARK_HAIR),
        Shape(ring(*both((50, 12), (60, 14), (66, 23), (64, 28), (50, 25.6))), DARK_HAIR),
        Shape(ring((33, 26), (34, 40), (36.6, 49), (40.6, 49), (38.4, 40), (39, 28)), DARK_HAIR),
        Shape(flipped(ring((33, 26), (34, 40), (36.6, 49), (40.6, 49), (38.4, 40), (39, 28))), DARK_HAIR),
        Stroke(curve((33, 28), (50, 21.4), (67, 28)), tone.main, 3.4),
        Disc(60, 23.6, 2.8, 2.8, BRASS_LIGHT, BRASS_DARK, 0.8),
        *_lips(tone.main),
        *(Disc(50 + x, 62 + (196 - x * x) ** 0.5 * 0.42 - 0.6, 1.9, 1.9, WHITE, PAPER_DEEP, 0.6)
          for x in range(-12, 13, 4)),
        Stroke(((54, 48), (74, 54)), INK, 1.8),
        Stroke(((74, 54), (79, 55.6)), WHITE, 2.2),
    )  # fmt: skip


def mustard(tone: Tone) -> tuple[Mark, ...]:
    """A colonel: sun helmet, monocle, moustache, medals on a yellow tunic."""
    moustache = ring(*both((50, 44), (56, 43.6), (64, 47), (66, 44), (62, 50), (54, 49), (50, 47)))
    return (
        *_bust(tone.main, tone.deep),
        Shape(both((50, 62), (58, 58), (62, 65), (50, 73)), tone.deep),
        *(Disc(50, y, 2, 2, BRASS_LIGHT, BRASS_DARK, 0.8) for y in (77, 83)),
        Box(60, 72, 18, 5, "#8c2d2f", radius=1),
        Box(66, 72, 4, 5, WHITE),
        *(Disc(x, 80, 2.4, 2.4, BRASS_LIGHT, BRASS_DARK, 0.9) for x in (63, 69, 75)),
        Shape(((84, 66), (93, 74), (88, 79), (77, 70)), BRASS, BRASS_DARK, 1),
        Shape(flipped(((84, 66), (93, 74), (88, 79), (77, 70))), BRASS, BRASS_DARK, 1),
        *_head(GRAY_HAIR),
        Shape(moustache, GRAY_HAIR),
        Disc(56, 36.6, 5, 5, None, BRASS_DARK, LINE),
        Stroke(curve((60, 40), (64, 50), (62, 60)), BRASS_DARK, 1),
        Shape(ring(*both((50, 3), (60, 6), (66, 15), (67, 25), (50, 26))), "#e9dcb6"),
        Stroke(curve((33.4, 23), (50, 20.4), (66.6, 23)), tone.deep, 3.2),
        Shape(ring(*both((50, 24), (66, 24), (77, 30), (66, 31), (50, 28.6))), "#d6c493"),
        Disc(50, 3.4, 2.4, 2, "#d6c493"),
    )


def white(tone: Tone) -> tuple[Mark, ...]:
    """The cook: tall white cap, round face, apron over a grey dress, a wooden spoon."""
    return (
        *_bust("#8b8a86", "#66655f"),
        Shape(both((50, 66), (60, 60), (67, 63), (70, 94)), tone.main, tone.deep, 1),
        Shape(both((50, 70), (57, 60), (60, 62), (52, 74)), WHITE, tone.deep, 1),
        Stroke(((80, 94), (84, 58)), "#a06a3d", 3),
        Disc(84.6, 52, 4.4, 6.4, "#b57f4e"),
        Shape(ring(*both((50, 15), (62, 18), (67.6, 30), (66, 42), (60, 44))), GRAY_HAIR),
        *_head("#8d877c", long=0.6),
        *_lips("#c2635a"),
        Shape(ring(*both((50, 17), (60, 20), (64, 29), (50, 26))), GRAY_HAIR),
        Shape(ring((36, 21), (30, 12), (36, 3), (46, 5), (52, 0), (60, 4), (68, 5), (71, 13), (64, 21)), WHITE,
              tone.deep, 1),
        Stroke(curve((43, 8), (45, 14), (44, 19)), "#cfc8b6", 1.3),
        Stroke(curve((57, 7), (56, 13), (57, 19)), "#cfc8b6", 1.3),
        Box(34.6, 18, 30.8, 7, WHITE, tone.deep, 1, 2),
    )  # fmt: skip


def green(tone: Tone) -> tuple[Mark, ...]:
    """A gentleman: bald, round glasses, trim beard, green suit over a dark waistcoat."""
    lapel = ((50, 84), (57, 58), (66, 60.6), (63, 72), (66, 74), (52, 94), (50, 94))
    beard = ring(*both((50, 57), (57, 54), (62, 45), (63, 38), (59, 45), (54, 45), (50, 44.4)))
    return (
        *_bust(tone.main, tone.deep),
        Shape(both((50, 60), (58, 58), (60, 94)), "#2f302f"),
        Shape(both((50, 80), (55, 59), (57.4, 62)), WHITE),
        Shape(both((50, 64), (52.6, 66), (53, 78), (50, 82)), tone.deep),
        Shape(lapel, tone.main, tone.deep, 1.2),
        Shape(flipped(lapel), tone.main, tone.deep, 1.2),
        Shape(ring((63, 26), (67.4, 33), (65.6, 44), (61.6, 44)), BROWN_HAIR),
        Shape(flipped(ring((63, 26), (67.4, 33), (65.6, 44), (61.6, 44))), BROWN_HAIR),
        *_head(BROWN_HAIR),
        Shape(beard, BROWN_HAIR),
        Stroke(curve((46.4, 48.6), (50, 49.6), (53.6, 48.6)), "#c98074", 2),
        *_lenses(BRASS_DARK),
        Stroke(curve((43, 22), (50, 19.6), (56, 21.4)), "#fbe3c8", 2.4),
    )


def peacock(tone: Tone) -> tuple[Mark, ...]:
    """A great lady: piled white hair with a feather, sapphires, blue silk."""
    feather = ring((61, 16), (67, 4), (78, -3), (80, 6), (72, 15))
    return (
        *_bust(tone.main, tone.deep),
        Shape(both((50, 76), (58, 62), (63, 60), (56, 58)), SKIN),
        Shape(ring(*both((50, 83), (60, 70), (67, 61), (72, 64), (62, 82), (50, 92))), "#5c8ccb"),
        Shape(feather, "#3f8f8a", "#1f5f63", 1),
        Stroke(curve((60, 18), (69, 7), (78, -1)), WHITE, 1.2),
        Disc(75, 3.4, 3, 3, tone.main, BRASS_LIGHT, 1.2),
        Shape(ring(*both((50, 2), (60, 3), (66, 11), (67.6, 24), (69, 36), (62, 42), (60, 26))), "#dcd6c9"),
        *_head("#8f897c"),
        *_lips("#b6484f"),
        Shape(ring(*both((50, 3), (58, 4), (63, 12), (66, 22), (62, 30), (50, 23))), "#e6e1d5"),
        *(Stroke(curve((50 + x, 6), (50 + x * 1.6, 14), (50 + x * 1.9, 22)), "#c3bcab", 1.2) for x in (-7, 0, 7)),
        Disc(36, 45, 2.2, 3, tone.main, BRASS_LIGHT, 1),
        Disc(64, 45, 2.2, 3, tone.main, BRASS_LIGHT, 1),
        Stroke(curve((41, 61), (50, 67.6), (59, 61)), BRASS_LIGHT, 2),
        Shape(ring((50, 66), (53, 70), (50, 75), (47, 70)), tone.main, BRASS_LIGHT, 1.2),
    )


def plum(tone: Tone) -> tuple[Mark, ...]:
    """A professor: wild white hair, thick glasses, bow tie, a purple jacket and a book."""
    tuft = ring((62, 14), (72, 14), (76, 23), (72, 28), (77, 34), (70, 42), (63, 42), (64, 28))
    lapel = ((50, 86), (57, 58), (67, 61), (64, 72), (52, 94), (50, 94))
    return (
        *_bust(tone.main, tone.deep),
        Shape(both((50, 60), (57, 58), (59, 94)), "#e8dfca"),
        Shape(lapel, tone.main, tone.deep, 1.2),
        Shape(flipped(lapel), tone.main, tone.deep, 1.2),
        Shape(tuft, WHITE, PAPER_DEEP, 0.8),
        Shape(flipped(tuft), WHITE, PAPER_DEEP, 0.8),
        *_head(GRAY_HAIR),
        Shape(ring(*both((50, 13), (58, 11), (65, 17), (63, 24), (56, 21), (50, 22.6))), WHITE, PAPER_DEEP, 0.8),
        _mouth(),
        Shape(ring(*both((50, 43.8), (55, 43.6), (60, 46.8), (54, 47.8), (50, 46.4))), GRAY_HAIR),
        *_lenses(STEEL_DARK),
        *_bow(Tone("#c2453f", "", "#7c2320", WHITE)),
        Shape(((62, 78), (84, 73), (88, 92), (66, 96)), BRASS_DARK, INK, 1.2),
        Shape(((64, 80), (83, 75.6), (84, 78), (65, 82.4)), "#f1e6cb"),
    )


PERSONS: Mapping[Suspect, Callable[[Tone], tuple[Mark, ...]]] = {
    Suspect.SCARLETT: scarlett,
    Suspect.MUSTARD: mustard,
    Suspect.WHITE: white,
    Suspect.GREEN: green,
    Suspect.PEACOCK: peacock,
    Suspect.PLUM: plum,
}
