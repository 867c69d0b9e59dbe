"""Bakerstreet: small signs in a box of 100 x 100: the symbols of cards, the players' hats, what a player does."""

from __future__ import annotations

from games.bakerstreet.model import Symbol
from games.bakerstreet.palette import (
    AMBER,
    BRASS_DARK,
    BRASS_LIGHT,
    GASLIGHT,
    INK,
    PAPER,
    STOP,
    TONES,
    WALNUT_DARK,
    WALNUT_LIGHT,
    WHITE,
)
from games.core.pencil import arc, both, curve, ring
from games.core.scene import Box, Colour, Disc, Mark, Shape, Stroke, Write


def _stop() -> tuple[Mark, ...]:
    """A red octagon with a bar, as a road closed."""
    corners = ((31, 3), (69, 3), (97, 31), (97, 69), (69, 97), (31, 97), (3, 69), (3, 31))
    return (Shape(corners, STOP, WHITE, 6), Box(20, 40, 60, 20, WHITE, radius=3))


def _double() -> tuple[Mark, ...]:
    """A lozenge with x2."""
    return (
        Shape(((50, 0), (100, 50), (50, 100), (0, 50)), "#2f6b4f", WHITE, 5),
        Write(50, 51, "×2", 54, WHITE, bold=True),
    )


def _arrow() -> tuple[Mark, ...]:
    """A disc with an arrow that turns clockwise."""
    return (
        Disc(50, 50, 48, 48, AMBER, INK, 5),
        Stroke(arc(50, 52, 25, 25, 150, 330, 18), INK, 13),
        Shape(((58, 47), (92, 47), (77, 19)), INK),
    )


SYMBOLS = {Symbol.STOP: _stop(), Symbol.DOUBLE: _double(), Symbol.ARROW: _arrow()}


def _cap(cloth: Colour, line: Colour) -> tuple[Mark, ...]:
    """A deerstalker: two peaks, and flaps tied on top."""
    return (
        Shape(ring((16, 66), (20, 38), (38, 22), (50, 20), (62, 22), (80, 38), (84, 66)), cloth, line, 4),
        Shape(ring((4, 80), (10, 66), (30, 62), (30, 72), (16, 80)), cloth, line, 4),
        Shape(ring((96, 80), (90, 66), (70, 62), (70, 72), (84, 80)), cloth, line, 4),
        Shape(both((50, 30), (64, 34), (70, 52), (66, 68), (50, 70)), cloth, line, 3),
        Stroke(((50, 32), (50, 68)), line, 3),
        Shape(ring((50, 20), (36, 8), (32, 18), (42, 24)), cloth, line, 3),
        Shape(ring((50, 20), (64, 8), (68, 18), (58, 24)), cloth, line, 3),
        Disc(50, 20, 5, 5, line),
    )


def _hat(cloth: Colour, line: Colour) -> tuple[Mark, ...]:
    """A bowler hat: a round crown, a ribbon, a curled brim."""
    return (
        Shape((*arc(50, 62, 31, 44, 180, 360, 18), (81, 70), (19, 70)), cloth, line, 4),
        Shape(((19, 56), (81, 56), (81, 70), (19, 70)), line),
        Shape(ring((2, 66), (14, 69), (50, 73), (86, 69), (98, 66), (92, 80), (50, 86), (8, 80)), cloth, line, 4),
        Stroke(curve((34, 52), (36, 36), (44, 27)), PAPER, 3.4),
    )


HATS = (_cap(TONES[0].main, INK), _hat(TONES[1].main, INK))
"""The emblems of the seats, on paper."""
PALE_HATS = (_cap(TONES[0].pale, TONES[0].deep), _hat(TONES[1].pale, TONES[1].deep))
"""The same on the backs of cards."""

STAR: tuple[Mark, ...] = (
    Disc(50, 50, 48, 48, WALNUT_DARK, BRASS_LIGHT, 7),
    Shape(
        tuple(
            point
            for pair in zip(arc(50, 52, 36, 36, -90, 270, 5)[:-1], arc(50, 52, 15, 15, -54, 306, 5)[:-1], strict=True)
            for point in pair
        ),
        GASLIGHT,
    ),
)
PLAY: tuple[Mark, ...] = (Disc(50, 50, 48, 48, GASLIGHT, BRASS_DARK, 7), Shape(((36, 23), (80, 50), (36, 77)), INK))
BADGES = {"active": PLAY, "won": STAR}

LOUPE: tuple[Mark, ...] = (
    Stroke(((62, 62), (90, 90)), WALNUT_DARK, 19),
    Stroke(((64, 64), (88, 88)), WALNUT_LIGHT, 10),
    Disc(38, 38, 35, 35, "#dfe9e6", BRASS_DARK, 13),
    Disc(38, 38, 34, 34, None, BRASS_LIGHT, 6),
    Stroke(arc(38, 38, 19, 19, 180, 265), WHITE, 6),
)
CROSS: tuple[Mark, ...] = (
    Disc(50, 50, 47, 47, INK, PAPER, 6),
    Stroke(((33, 33), (67, 67)), PAPER, 12),
    Stroke(((67, 33), (33, 67)), PAPER, 12),
)
"""On a clue that may not be taken."""
