"""Bakerstreet: pictures of the table and of a desk, as display lists made from views only."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import cos, radians, sin

from games.bakerstreet import cards
from games.bakerstreet.ground import around, bubble, desk
from games.bakerstreet.lines import seat_state
from games.bakerstreet.model import SEATS, Laid, Letter, Letters, longest_run
from games.bakerstreet.palette import (
    BRASS,
    BRASS_LIGHT,
    GASLIGHT,
    INK,
    NIGHT,
    PAPER,
    SLATE_DARK,
    TONES,
    WHITE,
)
from games.bakerstreet.views import SeatView, TableView
from games.core.layout import TEXT, WIDTH, Marks, card_width, inscribed, spread
from games.core.lines import Line, Who
from games.core.scene import Backdrop, Colour, Disc, Mark, PrivateScene, PublicScene, Rect, Sprite, Stroke, Write
from games.core.seats import Seat

_HEIGHT = 1066
_MIDDLE = (500.0, 482.0)
_RADII = (338.0, 246.0)
_SLAB, _SLAB_HIGH = 300.0, 220.0
_PANEL, _PANEL_HIGH, _PANEL_TOP = 476, 238, 816
_PANELS = (12.0, WIDTH - 12.0 - _PANEL)
_PLATE = 80
_STACK, _CLUE = 180, 120
_EARLIER = 3


def table_scene(view: TableView) -> PublicScene:
    """Return the public picture: both players, and five places around the last estimate."""
    marks: Marks = []
    for seat, x in zip(SEATS, _PANELS, strict=True):
        _player(view, seat, x, _PANEL_TOP, marks)
    places = around(_MIDDLE, _RADII, len(view.piles))
    _estimate(view, marks)
    for n, (px, py) in enumerate(places):
        _place(view, n, px, py, marks)
    backdrop = Backdrop("baker-street", _street(), "bakerstreet")
    return PublicScene(
        width=WIDTH, height=_HEIGHT, backdrop=backdrop, marks=tuple(marks), alt=Line("bakerstreet-alt-table")
    )


@cache
def _street() -> tuple[Mark | Sprite, ...]:
    """Return the unchanging ground: the street, and the places of cards."""
    wide = _SLAB * 100 / _SLAB_HIGH
    slabs = [
        mark
        for n, (x, y) in enumerate(around(_MIDDLE, _RADII, len(_WAY)), 1)
        for mark in (
            Sprite("bakerstreet/place", x - _SLAB / 2, y - _SLAB_HIGH / 2, _SLAB_HIGH, wide),
            Sprite(f"bakerstreet/house-{n}", x - _SLAB / 2 + 2, y - _SLAB_HIGH / 2 + 2, 76),
            cards.slot(*_clue_at(x, y), _CLUE),
            cards.slot(*_stack_at(x, y), _STACK),
        )
    ]
    panels = [mark for seat, x in zip(SEATS, _PANELS, strict=True) for mark in _panel(seat, x, bright=False)]
    return (Sprite("bakerstreet/street", 0, 0, _HEIGHT, WIDTH * 100 / _HEIGHT), *slabs, *_way(), *panels)


def _panel(seat: Seat, x: float, *, bright: bool) -> Marks:
    """Return the empty place of a player."""
    y, tone = _PANEL_TOP, TONES[seat]
    return [
        *([] if bright else [Rect(x, y, _PANEL, _PANEL_HIGH, SLATE_DARK, radius=12)]),
        *_frame(x, y, _PANEL, _PANEL_HIGH, GASLIGHT if bright else tone.main, 8 if bright else 4),
        Rect(x + 9, y + 9, _PANEL - 18, _PLATE, GASLIGHT if bright else PAPER, tone.deep, 3, 10),
        cards.hat(seat, x + 15, y + 12, 74),
    ]


def _player(view: TableView, seat: Seat, x: float, y: float, marks: Marks) -> None:
    """Add the possessions of one player: name, hand, draw pile, discard, clues; after the end their letters."""
    side, state = view.sides[seat], seat_state(view, seat)
    bright = state != "idle"
    if bright:
        marks += _panel(seat, x, bright=True)
        marks.append(Sprite(f"bakerstreet/badge-{state}", x + _PANEL - 72, y + 22, 54))
    room = _PANEL - 114 - (56 if bright else 0)
    marks.append(Write(x + 94 + room / 2, y + 9 + _PLATE / 2, Who(seat), TEXT, INK, bold=True, room=room, lines=2))
    if side.letters is not None:
        _alphabet(side.letters, x + 12, y + 98, 45.4, 62, marks, room_for_bar=2)
        return
    tall = 124.0
    y += 101
    # hand
    for n in range(side.hand):
        marks += cards.back(seat, x + 14 + n * 28, y, tall, covered=n < side.hand - 1)
    # draw pile, with its number
    marks += _counted_back(cards.back(seat, x + 172, y, tall), side.deck, x + 172, y, tall)
    # top of the discard
    marks += (
        cards.front(Laid(seat, side.discard), x + 274, y, tall) if side.discard else (cards.slot(x + 274, y, tall),)
    )
    # clues, with their number
    marks += _counted_back((cards.clue_back(x + 378, y, tall),), side.clues, x + 378, y, tall)


def _frame(x: float, y: float, w: float, h: float, colour: Colour, width: float) -> Marks:
    """Return a frame as its four sides: much less to draw than a large box."""
    half = width / 2
    sides = ((x, y - half, w, width), (x, y + h - half, w, width), (x - half, y, width, h), (x + w - half, y, width, h))
    return [Rect(*each, colour, radius=half) for each in sides]


def _counted_back(card: tuple[Sprite, ...], count: int, left: float, top: float, tall: float) -> Marks:
    """Return a card face down with how many there are."""
    x, y = left + card_width(tall) / 2, top + tall * 0.74
    return [*card, *inscribed(Rect(x - 31, y - 24, 62, 48, NIGHT, BRASS, 3, 12), count, WHITE)]


_WAY = ((744, 248, 34), (856, 548, 106), (500, 726, 180), (144, 548, 254), (256, 248, 326))
"""Where an arrow stands between two places, and where it points."""


def _way() -> Iterator[Stroke]:
    """Yield the arrows that point clockwise."""
    for x, y, angle in _WAY:
        c, s = cos(radians(angle)), sin(radians(angle))
        points = tuple((x + px * c - py * s, y + px * s + py * c) for px, py in ((-14, -24), (14, 0), (-14, 24)))
        yield from (Stroke(points, NIGHT, 17), Stroke(points, BRASS_LIGHT, 9))


def _estimate(view: TableView, marks: Marks) -> None:
    """Add the last estimate in a bubble that points to its author, and the ones before."""
    x, y = _MIDDLE[0], _MIDDLE[1] - 14
    if not view.estimates:
        return
    seat, number = view.estimates[-1]
    marks += bubble(x - 146, y - 96, 292, 190, (x + (seat - 0.5) * 72, y + 148), PAPER, TONES[seat].main)
    earlier = [each for _, each in view.estimates[:-1]]
    marks.append(cards.hat(seat, x - 132, y - (82 if earlier else 58), 116))
    marks.append(Write(x + 58, y - (28 if earlier else 1), number, 122, TONES[seat].deep, bold=True))
    if earlier:
        shown = [*(["…"] if len(earlier) > _EARLIER else []), *map(str, earlier[-_EARLIER:])]
        marks.append(Write(x, y + 62, " · ".join(shown), TEXT, INK, room=262))


def _clue_at(x: float, y: float) -> tuple[float, float]:
    """Return the corner of the clues of a place."""
    return x - 136, y - 22


def _stack_at(x: float, y: float) -> tuple[float, float]:
    """Return the corner of the detective cards of a place."""
    return x - 4, y - _STACK / 2


def _place(view: TableView, n: int, x: float, y: float, marks: Marks) -> None:
    """Add a pile of clues, and the stack of detective cards before it."""
    is_counted = view.at == n + 1
    clues, height, top = view.piles[n], view.heights[n], view.tops[n]
    if is_counted:
        marks += _frame(x - 150, y - 110, 300, 214, GASLIGHT, 9)
    if clues:
        left, under = _clue_at(x, y)
        marks += _counted_back(cards.clue_heap(clues, left, under, _CLUE), clues, left, under, _CLUE)
    if top is not None:
        left, upper = _stack_at(x, y)
        wide = card_width(_STACK)
        marks += cards.edges(height, left, upper, _STACK)
        marks += cards.front(top, left, upper, _STACK)
        if height > 1:
            marks += inscribed(Disc(left + wide + 2, upper + _STACK - 22, 27, 27, NIGHT, BRASS, 3), height, WHITE)
    if is_counted:
        marks.append(Sprite("bakerstreet/loupe", x - 76, y - 104, 62))


_EDGE = 44


def seat_scene(view: SeatView) -> PrivateScene | None:
    """Return the picture of a desk: the hand, the letters, and the clues of the pile just won."""
    marks: Marks = []
    y = 40.0
    if view.hand:
        y = _hand(view, y, marks)
    if view.pile is not None:
        y = _pile(view, y, marks)
    cell = (WIDTH - 2 * _EDGE) / 10
    y = _alphabet(view.letters, _EDGE, y, cell, 118, marks, room_for_bar=14)
    if len(view.run) > 1:
        run = Line("bakerstreet-picture-run", {"n": len(view.run)})
        marks += inscribed(Rect(330, y, 340, 58, NIGHT, BRASS_LIGHT, 3, 16), run, BRASS_LIGHT, room=320)
        y += 64
    height = round(y + 36)
    backdrop = Backdrop(f"baker-desk-{height}", desk(WIDTH, height), "bakerstreet")
    return PrivateScene(
        width=WIDTH, height=height, backdrop=backdrop, marks=tuple(marks), alt=Line("bakerstreet-alt-desk")
    )


def _hand(view: SeatView, y: float, marks: Marks) -> float:
    """Add the cards of the hand and their sum; return their lower edge."""
    tall, step = 300.0, 236
    wide = card_width(tall)
    hand = view.hand
    start = 500 - (max(3, len(hand)) * step - (step - wide)) / 2 - 50
    for n in range(max(3, len(hand))):
        if n < len(hand):
            marks += cards.front(Laid(view.seat, hand[n]), start + n * step, y, tall)
        else:
            marks.append(cards.slot(start + n * step, y, tall))
    x = start + 3 * step + 44
    marks.append(Disc(x, y + tall / 2, 62, 62, NIGHT, BRASS, 5))
    marks.append(Write(x, y + tall / 2 - 26, "=", 52, BRASS_LIGHT, bold=True))
    marks.append(Write(x, y + tall / 2 + 20, sum(card.points for card in hand), 60, WHITE, bold=True))
    return y + tall + 34


def _pile(view: SeatView, y: float, marks: Marks) -> float:
    """Add the clues of the pile just won; those that are owned already cannot be taken."""
    if view.pile is None:
        raise AssertionError
    tall = 146.0
    wide = card_width(tall)
    marks.append(Rect(_EDGE - 12, y, WIDTH - 2 * _EDGE + 24, tall + 84, NIGHT, GASLIGHT, 5, 18))
    marks.append(Sprite(f"bakerstreet/house-{view.pile}", 336, y + 3, 66))
    marks.append(
        Write(500, y + 36, Line("bakerstreet-picture-pile", {"n": view.pile}), TEXT, GASLIGHT, bold=True, room=170)
    )
    marks.append(Sprite("bakerstreet/loupe", 602, y + 8, 56))
    for middle, letter in zip(spread(len(view.clues), 112), view.clues, strict=True):
        x = middle - wide / 2
        marks += cards.clue(letter, x, y + 70, tall)
        if letter not in view.free:
            marks.append(Sprite("bakerstreet/cross", x + wide - 40, y + 62, 50))
    return y + tall + 110


def _alphabet(
    letters: Letters, x: float, y: float, cell: float, tall: float, marks: Marks, *, room_for_bar: float
) -> float:
    """Add the twenty letters in two rows: owned ones as cards, the others as outlines; the longest run is underlined."""
    run = longest_run(letters)
    wide = card_width(tall)
    for n, letter in enumerate(Letter):
        left = x + n % 10 * cell + (cell - wide) / 2
        top = y + n // 10 * (tall + room_for_bar + 4)
        if letter in letters:
            marks += cards.clue(letter, left, top, tall)
        else:
            marks += cards.missing(letter, left, top, tall)
        if letter in run and len(run) > 1:
            marks.append(Rect(left - 3, top - 3, wide + 6, tall + 6, None, GASLIGHT, 5, 8))
            if room_for_bar > 8:
                marks.append(Rect(x + n % 10 * cell, top + tall + 5, cell, 8, GASLIGHT))
    return y + 2 * (tall + room_for_bar + 4) + 6
