"""Bakerstreet: cards as sprites, in a box of 70 x 100: detective cards of two sets, and clue cards."""

from __future__ import annotations

from games.bakerstreet.art_signs import HATS, PALE_HATS, SYMBOLS
from games.bakerstreet.model import Card, Laid, Letter
from games.bakerstreet.palette import (
    BRASS,
    BRASS_DARK,
    BRASS_LIGHT,
    FOG,
    HAZE,
    INK,
    MIST,
    PAPER,
    PAPER_DEEP,
    PAPER_SHADE,
    PINE,
    PINE_DARK,
    PINE_LIGHT,
    SLATE_DARK,
    TONES,
)
from games.core.colours import mix
from games.core.pencil import arc, placed
from games.core.scene import Box, Disc, Mark, Shape, Sprite, Stroke, Write
from games.core.seats import Seat

WIDE = 70
"""The width of a card in hundredths of its height."""


def _front(seat: Seat, card: Card) -> tuple[Mark, ...]:
    tone = TONES[seat]
    marks: list[Mark] = [
        Box(0, 0, 70, 100, tone.deep, radius=7),
        Box(2.2, 2.2, 65.6, 95.6, tone.main, radius=6),
        Box(6.5, 6.5, 57, 87, PAPER, tone.deep, 1.2, 4),
        Box(9.5, 9.5, 51, 81, None, PAPER_SHADE, 1.2, 3),
        *placed(HATS[seat], 9.5, 9, 0.19),
    ]
    if card.symbol is None:
        marks.append(Write(35, 58, str(card.points), 70, tone.deep, bold=True))
    else:
        marks += [Write(46, 33, str(card.points), 46, tone.deep, bold=True)]
        marks += placed(SYMBOLS[card.symbol], 15, 51, 0.4)
    return tuple(marks)


_FRONTS = {(seat, card): _front(Seat(seat), card) for seat in (0, 1) for card in Card}


def front(laid: Laid, x: float, y: float, tall: float) -> Sprite:
    """Return a detective card: value, symbol, and the hat of its owner."""
    return Sprite(f"baker-card-{laid.seat}-{laid.card.value}", x, y, tall, _FRONTS[laid.seat, laid.card], WIDE)


def _back(seat: Seat) -> tuple[Mark, ...]:
    tone = TONES[seat]
    return (
        Box(0, 0, 70, 100, tone.deep, radius=7),
        Box(2.2, 2.2, 65.6, 95.6, tone.main, radius=6),
        Box(7, 7, 56, 86, tone.deep, tone.pale, 1.4, 4),
        *placed(PALE_HATS[seat], 14, 27, 0.42),
    )


_BACKS = (_back(Seat(0)), _back(Seat(1)))


def back(seat: Seat, x: float, y: float, tall: float) -> Sprite:
    """Return a detective card face down."""
    return Sprite(f"baker-back-{seat}", x, y, tall, _BACKS[seat], WIDE)


def _clue(letter: Letter) -> tuple[Mark, ...]:
    return (
        Box(0, 0, 70, 100, PAPER_DEEP, radius=6),
        Box(2, 2, 66, 96, PAPER, radius=5),
        Box(6, 6, 58, 88, PAPER, BRASS_DARK, 1.4, 3),
        *(Stroke(((13, y), (57, y)), PAPER_SHADE, 1.6) for y in (78, 84)),
        Write(35, 47, letter.value.upper(), 64, INK, bold=True, room=50),
    )


_CLUES = {letter: _clue(letter) for letter in Letter}


def clue(letter: Letter, x: float, y: float, tall: float) -> Sprite:
    """Return a clue card with its letter."""
    return Sprite(f"baker-clue-{letter.value}", x, y, tall, _CLUES[letter], WIDE)


CLUE_BACK: tuple[Mark, ...] = (
    Box(0, 0, 70, 100, PINE_DARK, radius=6),
    Box(2, 2, 66, 96, PINE, radius=5),
    Box(6, 6, 58, 88, PINE_DARK, BRASS, 1.4, 3),
    # a street lamp in the fog
    Disc(35, 34, 22, 22, mix(PINE_DARK, PINE_LIGHT, 0.45)),
    Disc(35, 34, 15, 15, PINE_LIGHT),
    Stroke(((35, 46), (35, 88)), BRASS, 3),
    Stroke(((27, 52), (43, 52)), BRASS, 2),
    Shape(((28, 25), (42, 25), (39, 44), (31, 44)), BRASS_LIGHT, BRASS_DARK, 1.2),
    Shape(((25, 25), (35, 16), (45, 25)), BRASS),
    Stroke(((26, 88), (44, 88)), BRASS, 3),
)


def clue_back(x: float, y: float, tall: float) -> Sprite:
    """Return a clue card face down."""
    return Sprite("baker-clue-back", x, y, tall, CLUE_BACK, WIDE)


def _heap(count: int, card: tuple[Mark, ...], edge: tuple[Mark, ...], dx: float, dy: float) -> tuple[Mark, ...]:
    """Return a card over the edges of others, all made smaller so that `_MOST` of them fit a box 100 high."""
    part = 100 / (100 + _MOST * dy)
    marks: list[Mark] = []
    for n in range(min(count - 1, _MOST), 0, -1):
        marks += placed(edge, n * dx * part, (_MOST - n) * dy * part, part)
    return (*marks, *placed(card, 0, _MOST * dy * part, part))


_MOST = 5
_CLUE_EDGE: tuple[Mark, ...] = (Box(0, 0, 70, 100, PINE_DARK, BRASS_DARK, 1.2, 6),)
_CARD_EDGE: tuple[Mark, ...] = (Box(0, 0, 70, 100, PAPER, PAPER_DEEP, 0.9, 7),)
_CLUE_HEAPS = tuple(_heap(n, CLUE_BACK, _CLUE_EDGE, 1.8, 2.8) for n in range(_MOST + 2))
_EDGES = tuple(_heap(n, (), _CARD_EDGE, 2, 2) for n in range(_MOST + 2))


def clue_heap(count: int, x: float, y: float, tall: float) -> Sprite:
    """Return so many clue cards face down; (x, y) is the top left corner of the upper one."""
    n = min(count, _MOST + 1)
    side = tall * (1 + _MOST * 0.028)
    return Sprite(f"baker-clues-{n}", x, y - tall * _MOST * 0.028, side, _CLUE_HEAPS[n], (70 + _MOST * 1.8) / 1.14)


def edges(count: int, x: float, y: float, tall: float) -> Sprite:
    """Return the edges of the cards below the upper one, whose top left corner is (x, y)."""
    n = min(count, _MOST + 1)
    side = tall * (1 + _MOST * 0.02)
    return Sprite(f"baker-edges-{n}", x, y - tall * _MOST * 0.02, side, _EDGES[n], (70 + _MOST * 2) / 1.1)


_SLOT: tuple[Mark, ...] = (
    Box(1.5, 1.5, 67, 97, mix(SLATE_DARK, MIST, 0.3), FOG, 2.4, 6),
    *(
        Stroke(arc(x, y, 5, 5, a, a + 90), HAZE, 2)
        for x, y, a in ((12, 12, 180), (58, 12, 270), (58, 88, 0), (12, 88, 90))
    ),
)


def slot(x: float, y: float, tall: float) -> Sprite:
    """Return the place of a card where there is none."""
    return Sprite("baker-slot", x, y, tall, _SLOT, WIDE)


def missing(letter: Letter, x: float, y: float, tall: float) -> tuple[Mark, ...]:
    """Return the place of a letter that somebody does not have: its outline, and the letter in fog."""
    wide = tall * WIDE / 100
    return (
        Box(x + 1, y + 1, wide - 2, tall - 2, None, MIST, 2, tall * 0.06),
        Write(x + wide / 2, y + tall / 2, letter.value.upper(), max(26, tall * 0.4), HAZE),
    )
