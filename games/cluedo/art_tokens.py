"""Cluedo: pawns, weapons in rooms, dice, signs: small things in a box of 100 x 100. A pawn has a shape of its own."""

from __future__ import annotations

from games.cluedo.art_weapons import WEAPONS_DRAWN
from games.cluedo.model import Suspect, Weapon
from games.cluedo.palette import (
    BRASS,
    BRASS_DARK,
    BRASS_LIGHT,
    BURGUNDY,
    BURGUNDY_LIGHT,
    INK,
    PAPER,
    PAPER_DEEP,
    PAPER_SHADE,
    REACH,
    TONES,
    WHITE,
)
from games.core.colours import mix
from games.core.pencil import Points, arc, placed
from games.core.scene import Box, Disc, Mark, Shape, Stroke

OUTLINES: dict[Suspect, Points] = {
    Suspect.SCARLETT: arc(50, 50, 46, 46, 0, 354, 59),
    Suspect.MUSTARD: ((8, 8), (92, 8), (92, 92), (8, 92)),
    Suspect.WHITE: ((50, 1), (94, 26), (94, 74), (50, 99), (6, 74), (6, 26)),
    Suspect.GREEN: ((50, 1), (98, 38), (80, 95), (20, 95), (2, 38)),
    Suspect.PEACOCK: ((50, -4), (104, 50), (50, 104), (-4, 50)),
    Suspect.PLUM: ((8, 96), (8, 44), *arc(50, 44, 42, 42, 180, 360, 16), (92, 44), (92, 96)),
}
"""By suspect: a disc, a square, a hexagon, a pentagon, a lozenge, an arch."""

LETTER_DROP = {Suspect.GREEN: 4.0, Suspect.PLUM: 5.0}
"""How far below the middle of its shape a letter stands, in hundredths."""


def pawn(suspect: Suspect, *, faded: bool = False) -> tuple[Mark, ...]:
    """Return a pawn without its letter."""
    tone = TONES[suspect]
    main, deep = (mix(tone.main, "#8f877b", 0.55), "#6d665c") if faded else (tone.main, tone.deep)
    shape = tuple((50 + (x - 50) * 0.9, 50 + (y - 50) * 0.9) for x, y in OUTLINES[suspect])
    inner = tuple((50 + (x - 50) * 0.78, 50 + (y - 50) * 0.78) for x, y in shape)
    return (
        Shape(tuple((x + 1, y + 4) for x, y in shape), "#2a1a12"),
        Shape(shape, main, INK, 5),
        Shape(inner, None, mix(main, WHITE, 0.4) if suspect is not Suspect.WHITE else deep, 3.4),
    )


def weapon(kind: Weapon) -> tuple[Mark, ...]:
    """Return a weapon on a round of parchment."""
    return (
        Disc(51, 53, 47, 47, "#2a1a12"),
        Disc(50, 50, 47, 47, PAPER, BRASS_DARK, 5),
        *placed(WEAPONS_DRAWN[kind](), 15, 20, 0.7),
    )


def die(pips: int) -> tuple[Mark, ...]:
    """Return a die that shows so many pips."""
    near, far = 26, 74
    at: dict[int, tuple[tuple[float, float], ...]] = {
        1: ((50, 50),),
        2: ((near, near), (far, far)),
        3: ((near, near), (50, 50), (far, far)),
        4: ((near, near), (far, near), (near, far), (far, far)),
        5: ((near, near), (far, near), (50, 50), (near, far), (far, far)),
        6: ((near, near), (far, near), (near, 50), (far, 50), (near, far), (far, far)),
    }
    return (
        Box(5, 7, 92, 92, "#1d120d", radius=18),
        Box(3, 3, 92, 92, WHITE, PAPER_DEEP, 4, 18),
        *(Disc(x - 1, y - 1, 9.5, 9.5, BURGUNDY if pips == 1 else INK) for x, y in at[pips]),
    )


ENVELOPE: tuple[Mark, ...] = (
    Box(2, 20, 98, 68, "#1d120d", radius=4),
    Box(1, 16, 97, 68, PAPER, PAPER_DEEP, 3, 4),
    Stroke(((4, 81), (42, 50)), PAPER_DEEP, 3),
    Stroke(((95, 81), (57, 50)), PAPER_DEEP, 3),
    Shape(((2, 18), (97, 18), (50, 60)), PAPER_SHADE, PAPER_DEEP, 3),
    Disc(50, 55, 17, 17, BURGUNDY),
    Disc(50, 55, 12, 12, None, BURGUNDY_LIGHT, 3),
    Stroke(((44, 49), (56, 61)), BURGUNDY_LIGHT, 3.6),
    Stroke(((56, 49), (44, 61)), BURGUNDY_LIGHT, 3.6),
)
"""The envelope at X, sealed."""

TRAPDOOR: tuple[Mark, ...] = (
    Box(2, 2, 96, 96, "#241a16", BRASS, 6, 8),
    *(Box(14 + n * 7, 16 + n * 17, 72 - n * 14, 13, mix("#b98d5e", "#241a16", n * 0.22)) for n in range(4)),
)
"""Steps that lead down to a secret passage."""

FOOT: tuple[Mark, ...] = (Shape(((18, 10), (88, 50), (18, 90), (36, 50)), REACH, WHITE, 4),)
"""An arrow: this room can be reached."""


def _badge(ground: str, rim: str, *glyph: Mark) -> tuple[Mark, ...]:
    return (Disc(50, 50, 47, 47, ground, rim, 7), *glyph)


BADGES: dict[str, tuple[Mark, ...]] = {
    "active": _badge(BRASS_LIGHT, BRASS_DARK, Shape(((36, 24), (78, 50), (36, 76)), INK)),
    "asked": _badge(
        "#2b62a6",
        WHITE,
        Stroke(arc(50, 40, 16, 16, 180, 400, 12), WHITE, 9),
        Stroke(((57, 53), (50, 60), (50, 65)), WHITE, 9),
        Disc(50, 79, 5.6, 5.6, WHITE),
    ),
    "out": _badge(PAPER_DEEP, INK, Stroke(((30, 50), (70, 50)), INK, 13)),
    "gone": _badge(PAPER_DEEP, INK, Stroke(((33, 33), (67, 67)), INK, 11), Stroke(((67, 33), (33, 67)), INK, 11)),
    "won": _badge(
        BURGUNDY,
        BRASS_LIGHT,
        Shape(((26, 70), (22, 34), (38, 50), (50, 26), (62, 50), (78, 34), (74, 70)), BRASS_LIGHT, BRASS, 2),
    ),
}
