"""13 Indices: pictures of the table and of a desk, as display lists made from views only."""

from __future__ import annotations

from collections.abc import Sequence

from games.clues import art
from games.clues.art_signs import BADGES, ENVELOPE, LAUREL, LOUPE, NO_LOUPE
from games.clues.art_table import CREST, SCREENS, leather, room
from games.clues.lines import seat_state
from games.clues.model import Box as Cards
from games.clues.model import Card, Letter, Phase
from games.clues.palette import (
    BAIZE_DARK,
    BRASS,
    BRASS_DARK,
    BRASS_LIGHT,
    BURGUNDY,
    BURGUNDY_DARK,
    INK,
    PAPER,
    PAPER_DEEP,
    PAPER_SHADE,
    TONES,
)
from games.clues.views import SeatView, TableView
from games.core.lines import Line, Who
from games.core.scene import Backdrop, Box, Mark, PrivateScene, PublicScene, Shape, Sprite, Write
from games.core.seats import Seat, all_seats

WIDTH = 1000
TEXT = 28
"""The size of words: a phone shows the picture at a third of its width."""

Marks = list[Mark | Sprite]

_TOP, _HORIZON = 78, 186
_SCREEN, _PLATE, _STRIP = 100, 64, 46
_ROWS: dict[int, tuple[int, int]] = {2: (1, 1), 3: (2, 1), 4: (2, 2), 5: (3, 2), 6: (3, 3)}
_TOWERS: dict[int, tuple[int, int]] = {1: (238, 790), 2: (500, 930), 3: (340, 660)}
_MIDDLES: dict[int, tuple[int, ...]] = {1: (500,), 2: (290, 710), 3: (180, 500, 820)}


def table_scene(view: TableView) -> PublicScene:
    """Return the picture of what is public: the seats clockwise around the table, and what lies between them."""
    marks: Marks = []
    above, below = _ROWS[view.seats]
    seats = all_seats(view.seats)
    for x, seat in zip(_MIDDLES[above], seats[:above], strict=True):
        marks += _seat(view, seat, x, _TOP)
    y = _TOP + _seat_height(view) + 24
    y = _stock(view, y, marks)
    y = _colours(view, y, marks)
    for x, seat in zip(_MIDDLES[below], seats[above:][::-1], strict=True):
        marks += _seat(view, seat, x, y)
    height = y + _seat_height(view) + 48
    backdrop = Backdrop(f"clues-table-{above}-{height}", room(WIDTH, height, _HORIZON, _TOWERS[above]))
    return PublicScene(width=WIDTH, height=height, backdrop=backdrop, marks=tuple(marks), alt=Line("clues-alt-table"))


def _seat_height(view: TableView) -> int:
    return _SCREEN + 4 + _PLATE + (0 if view.seats == 2 else 6 + _STRIP)


def _seat(view: TableView, seat: Seat, x: int, y: int) -> Marks:
    state = "won" if view.outcome is not None and seat in view.outcome.winners else seat_state(view, seat)
    bright = state in {"active", "won"}
    gone = state == "gone"
    look = "gone" if gone else "bright" if bright else "plain"
    marks: Marks = [Sprite(f"clues-screen-{look}", x - 150, y, _SCREEN, SCREENS[look], 300)]
    if state == "won":
        marks.append(Sprite("clues-laurel", x - 52, y - 26, 104, LAUREL))
    marks.append(_crest(x - 26, y - 12, 52))
    if view.phase is not Phase.CHOOSING and not gone:
        marks += [art.back(x + dx - 21, y + 31, 60) for dx in (-99, 0, 99)]
    if state == "chosen":
        marks += [art.back(x + dx - 21, y + 40, 60) for dx in (-30, 0, 30)]
    y += _SCREEN + 4
    plate = BRASS_LIGHT if bright else PAPER_DEEP if gone else PAPER
    marks.append(Box(x - 150, y, 300, _PLATE, plate, BRASS_DARK, 5 if bright else 2, 8))
    room_left = 0
    if state != "idle":
        room_left = 50
        marks.append(Sprite(f"clues-badge-{state}", x - 142, y + 10, _PLATE - 20, BADGES[state]))
    marks.append(
        Write(x + room_left / 2, y + _PLATE / 2, Who(seat), TEXT, INK, bold=True, room=284 - room_left, lines=2)
    )
    if view.seats > 2:
        marks += _loupes(view.loupes[seat], x - 148, y + _PLATE + 6, 230 if view.tiles[seat] else 296)
        if view.tiles[seat]:
            marks.append(Sprite("clues-tile", x + 94, y + _PLATE + 2, 54, ENVELOPE))
    return marks


def _crest(x: float, y: float, side: float) -> Sprite:
    return Sprite("clues-crest", x, y, side, CREST)


def _loupes(count: int, x: float, y: float, room: float) -> Marks:
    """Return magnifying glasses in a row, after their number."""
    step = min(38.0, (room - 46 - 40) / max(1, count - 1))
    glasses = (
        [Sprite("clues-loupe", x + 46 + n * step, y + 3, 40, LOUPE) for n in range(count)]
        if count
        else [Sprite("clues-no-loupe", x + 46, y + 3, 40, NO_LOUPE)]
    )
    return [Write(x + 22, y + _STRIP / 2, count, 36, PAPER, bold=True), *glasses]


def _stock(view: TableView, y: int, marks: Marks) -> int:
    """Add the reserve of loupes and the informants; return where they end."""
    tall = 104
    wide = tall * art.WIDE / 100
    tray = 300 if view.seats > 2 else 0
    row = len(view.letters) * (wide + 12) - 12 if view.letters else 0
    gap = 36 if tray and row else 0
    x = (WIDTH - tray - gap - row) / 2
    if tray:
        marks.append(Box(x, y + 10, tray, tall - 20, BAIZE_DARK, BRASS, 4, 42))
        marks += _loupes(view.reserve, x + 26, y + tall / 2 - _STRIP / 2, tray - 46)
    for n, letter in enumerate(view.letters):
        marks.append(art.lettered_back(letter.value, x + tray + gap + n * (wide + 12), y, tall))
    return y + tall + 18


def _colours(view: TableView, y: int, marks: Marks) -> int:
    """Add the colours in play, each with its name; return where they end."""
    half = -(-len(view.colours) // 2)
    wide, tall, step = 168, 42, 180
    for row in (view.colours[:half], view.colours[half:]):
        x = (WIDTH - len(row) * step + step - wide) / 2
        for colour in row:
            tone = TONES[colour]
            marks.append(Box(x, y, wide, tall, tone.main, PAPER_SHADE, 2, 21))
            marks.append(Write(x + wide / 2, y + tall / 2, colour, TEXT, tone.text, bold=True, room=wide - 24))
            x += step
        y += tall + 10
    return y + 34


_EDGE, _CARD, _SPACE = 24, 217, 6
_CELL = 468
_HEAD = 46
_DOWN = _HEAD + 8 + _CARD + 18


def seat_scene(view: SeatView, box: Cards) -> PrivateScene | None:
    """Return the picture of what a seat sees: its hand, or all that is on its desk."""
    marks: Marks = []
    height = _hand(view, box, marks) if view.inner is None else _desk(view, view.inner, box, marks)
    backdrop = Backdrop(f"clues-desk-{height}", leather(WIDTH, height))
    return PrivateScene(width=WIDTH, height=height, backdrop=backdrop, marks=tuple(marks), alt=Line("clues-alt-desk"))


def _hand(view: SeatView, box: Cards, marks: Marks) -> int:
    """Add the five cards of the hand, for whom three of them are, and which were chosen; return the height."""
    tall, step = 256, 188
    wide = tall * art.WIDE / 100
    neighbour = Seat((view.seat + 1) % view.seats)
    marks.append(Box(170, 26, 660, 66, BURGUNDY, BRASS, 3, 10))
    marks += [art.unknown(x, 33, 52) for x in (186, 228, 270)]
    marks.append(Shape(((320, 53), (350, 53), (350, 43), (374, 59), (350, 75), (350, 65), (320, 65)), BRASS_LIGHT))
    marks.append(Write(602, 59, Who(neighbour), 34, PAPER, bold=True, room=430))
    x = (WIDTH - 4 * step - wide) / 2
    for card in view.hand:
        chosen = view.chosen is not None and card in view.chosen
        y = 112 if chosen else 136
        marks += art.front(card, box, x, y, tall)
        if chosen:
            marks.append(Sprite("clues-badge-chosen", x + wide / 2 - 25, y + tall - 16, 50, BADGES["chosen"]))
        x += step
    return 430


def _desk(view: SeatView, inner: tuple[Card, Card], box: Cards, marks: Marks) -> int:
    """Add what lies behind the own screen, before the others', and the informants seen; return the height."""
    seen = sorted(dict(view.seen).items())
    cells = 1 + len(view.others) + -(-len(seen) // 3)
    places: list[tuple[float, float]] = [
        (_EDGE + n % 2 * (WIDTH - 2 * _EDGE - _CELL), _EDGE + n // 2 * _DOWN) for n in range(cells)
    ]
    if cells % 2:
        places[-1] = ((WIDTH - _CELL) / 2, places[-1][1])
    _own(view.seat, inner, box, places[0], marks)
    for (other, case), place in zip(view.others, places[1:], strict=False):
        _heading(other, place, marks, own=False)
        _row(case, box, place, marks)
    for n, place in enumerate(places[1 + len(view.others) :]):
        _informants(seen[3 * n : 3 * n + 3], box, place, marks)
    return _EDGE + -(-cells // 2) * _DOWN + 6


def _heading(seat: Seat, place: tuple[float, float], marks: Marks, *, own: bool) -> None:
    x, y = place
    fill, ink = (BRASS_LIGHT, INK) if own else (BURGUNDY, PAPER)
    marks.append(Box(x, y, _CELL, _HEAD, fill, BRASS, 2.5, 8))
    marks.append(Write(x + _CELL / 2, y + _HEAD / 2, Who(seat), 30, ink, bold=True, room=_CELL - 24))


def _row(cards: Sequence[Card], box: Cards, place: tuple[float, float], marks: Marks) -> None:
    x, y = place
    for n, card in enumerate(cards):
        marks += art.front(card, box, x + n * (_CARD * art.WIDE / 100 + _SPACE), y + _HEAD + 8, _CARD)


def _own(seat: Seat, inner: tuple[Card, Card], box: Cards, place: tuple[float, float], marks: Marks) -> None:
    """Add my two cards, left and right of my screen, whose other side I do not see."""
    x, y = place
    wide = _CARD * art.WIDE / 100
    _heading(seat, place, marks, own=True)
    left, right = inner
    y += _HEAD + 8
    marks += art.front(left, box, x, y, _CARD)
    marks += art.front(right, box, x + _CELL - wide, y, _CARD)
    x += _CELL / 2
    marks.append(_crest(x - 44, y + 8, 88))
    marks += [art.unknown(x + dx - 22, y + 134, 62) for dx in (-49, 0, 49)]
    marks.append(Shape(((x - 68, y + 52), (x - 54, y + 42), (x - 54, y + 62)), BRASS_LIGHT))
    marks.append(Shape(((x + 68, y + 52), (x + 54, y + 42), (x + 54, y + 62)), BRASS_LIGHT))


def _informants(seen: Sequence[tuple[Letter, Card]], box: Cards, place: tuple[float, float], marks: Marks) -> None:
    short = (3 - len(seen)) * (_CARD * art.WIDE / 100 + _SPACE) / 2
    x, y = place = place[0] + short, place[1]
    for n, (letter, _) in enumerate(seen):
        middle = x + n * (_CARD * art.WIDE / 100 + _SPACE) + _CARD * art.WIDE / 200
        marks.append(Box(middle - 70, y, 140, _HEAD, PAPER, BRASS, 2.5, 8))
        marks.append(Sprite("clues-loupe", middle - 58, y + 7, 34, LOUPE))
        marks.append(Write(middle + 6, y + _HEAD / 2, letter.value.upper(), 36, BURGUNDY_DARK, bold=True))
    _row([card for _, card in seen], box, place, marks)
