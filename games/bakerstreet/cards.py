"""Bakerstreet: cards, laid from figures: detective cards of two sets, clue cards, and heaps of them."""

from __future__ import annotations

from games.bakerstreet.model import Laid, Letter
from games.bakerstreet.palette import HAZE, INK, MIST, TONES
from games.core.layout import CARD, card_width
from games.core.scene import Mark, Rect, Sprite, Tones, Write
from games.core.seats import Seat

_MOST = 3
"""Cards of a heap that show their edges."""


def hat(seat: Seat, x: float, y: float, side: float, *, pale: bool = False) -> Sprite:
    """Return the emblem of a player: dark on paper, or pale on the back of a card."""
    tone = TONES[seat]
    tones = (("cloth", tone.pale), ("line", tone.deep)) if pale else (("cloth", tone.main), ("line", INK))
    return Sprite(("bakerstreet/deerstalker", "bakerstreet/bowler")[seat], x, y, side, tones=tones)


def front(laid: Laid, x: float, y: float, tall: float) -> tuple[Mark | Sprite, ...]:
    """Return a detective card: value, symbol, and the hat of its owner."""
    unit, card, deep = tall / 100, laid.card, TONES[laid.seat].deep
    at, size = ((36, 60), 72) if card.symbol is None else ((49, 31), 47)
    points = Write(x + at[0] * unit, y + at[1] * unit, str(card.points), size * unit, deep, bold=True)
    marks = (
        Sprite("bakerstreet/card", x, y, tall, CARD, _tones(laid.seat)),
        hat(laid.seat, x + 7.5 * unit, y + 7 * unit, 27 * unit),
        points,
    )
    if card.symbol is None:
        return marks
    return (*marks, Sprite(f"bakerstreet/{card.symbol}", x + 14.5 * unit, y + 49 * unit, 42 * unit))


def back(seat: Seat, x: float, y: float, tall: float, *, covered: bool = False) -> tuple[Sprite, ...]:
    """Return a detective card face down; of one that another covers, only the edge is seen."""
    card = Sprite("bakerstreet/back", x, y, tall, CARD, _tones(seat))
    return (card,) if covered else (card, hat(seat, x + 0.175 * tall, y + 0.33 * tall, 0.35 * tall, pale=True))


def _tones(seat: Seat) -> Tones:
    tone = TONES[seat]
    return (("main", tone.main), ("deep", tone.deep), ("pale", tone.pale))


def clue(letter: Letter, x: float, y: float, tall: float) -> tuple[Mark | Sprite, ...]:
    """Return a clue card with its letter."""
    unit = tall / 100
    sign = Write(x + 35 * unit, y + 47 * unit, letter.value.upper(), 72 * unit, INK, bold=True, room=56 * unit)
    return Sprite("bakerstreet/clue", x, y, tall, CARD), sign


def clue_back(x: float, y: float, tall: float) -> Sprite:
    """Return a clue card face down."""
    return Sprite("bakerstreet/clue-back", x, y, tall, CARD)


def clue_heap(count: int, x: float, y: float, tall: float) -> tuple[Sprite, ...]:
    """Return so many clue cards face down; (x, y) is the top left corner of the upper one."""
    return (*_edges("clue-edge", count, x, y, tall, 0.018, 0.028), clue_back(x, y, tall))


def edges(count: int, x: float, y: float, tall: float) -> tuple[Sprite, ...]:
    """Return the edges of the cards below the upper one; its top left corner is (x, y)."""
    return _edges("card-edge", count, x, y, tall, 0.02, 0.02)


def _edges(figure: str, count: int, x: float, y: float, tall: float, dx: float, dy: float) -> tuple[Sprite, ...]:
    return tuple(
        Sprite(f"bakerstreet/{figure}", x + n * dx * tall, y - n * dy * tall, tall, CARD)
        for n in range(min(count - 1, _MOST), 0, -1)
    )


def slot(x: float, y: float, tall: float) -> Sprite:
    """Return the place of a card where there is none."""
    return Sprite("bakerstreet/slot", x, y, tall, CARD)


def missing(letter: Letter, x: float, y: float, tall: float) -> tuple[Mark, ...]:
    """Return the place of a letter that somebody does not have: its outline, and the letter in fog."""
    wide = card_width(tall)
    return (
        Rect(x + 1, y + 1, wide - 2, tall - 2, None, MIST, 2, tall * 0.06),
        Write(x + wide / 2, y + tall / 2, letter.value.upper(), max(44, tall * 0.4), HAZE),
    )
