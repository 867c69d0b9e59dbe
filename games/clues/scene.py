"""13 Indices: pictures of the table and of a desk, as display lists made from views only."""

from __future__ import annotations

from collections.abc import Sequence

from games.clues import cards
from games.clues.facts import Heard
from games.clues.lines import seat_state, sight_lines
from games.clues.model import Box, Card, Case, Colour, Inner, Letter, Phase
from games.clues.palette import (
    BAIZE,
    BAIZE_DARK,
    BAIZE_LIGHT,
    BRASS,
    BRASS_DARK,
    BRASS_LIGHT,
    BURGUNDY,
    BURGUNDY_DARK,
    INK,
    MAHOGANY,
    MAHOGANY_DARK,
    MAHOGANY_LIGHT,
    PAPER,
    PAPER_DEEP,
    PAPER_SHADE,
    TONES,
    WRONG,
)
from games.clues.views import SeatView, TableView
from games.core.layout import TEXT, WIDTH, Marks, card_width, inscribed, spread
from games.core.lines import Line, Who
from games.core.scene import Backdrop, Disc, Mark, PrivateScene, PublicScene, Rect, Shape, Sprite, Stroke, Write
from games.core.seats import Seat, all_seats

_TOP, _HORIZON = 78, 186
_SCREEN, _PLATE, _STRIP = 100, 76, 46
_ROWS: dict[int, tuple[int, int]] = {2: (1, 1), 3: (2, 1), 4: (2, 2), 5: (3, 2), 6: (3, 3)}
_TOWERS: dict[int, tuple[int, int]] = {1: (238, 790), 2: (500, 930), 3: (340, 660)}
_MIDDLES: dict[int, tuple[int, ...]] = {1: (500,), 2: (290, 710), 3: (180, 500, 820)}


def table_scene(view: TableView, box: Box) -> PublicScene:
    """Return the public picture: the seats clockwise around the table, and the cards and loupes between them."""
    if view.screens:
        return _turned_over(view, box)
    marks: Marks = []
    above, below = _ROWS[view.seats]
    seats = all_seats(view.seats)
    for x, seat in zip(_MIDDLES[above], seats[:above], strict=True):
        marks += _seat(view, seat, x, _TOP)
    y = _TOP + _seat_height(view) + 24
    y = _stock(view, y, marks)
    y = _colours(view, y, marks)
    if view.recent:
        y = _question(view.recent[-1], y, marks)
    y = _missed(view.missed, box, y, marks) + 24
    for x, seat in zip(_MIDDLES[below], seats[above:][::-1], strict=True):
        marks += _seat(view, seat, x, y)
    height = y + _seat_height(view) + 48
    backdrop = Backdrop(f"clues-table-{above}-{height}", _room(height, *_TOWERS[above]), "clues")
    return PublicScene(width=WIDTH, height=height, backdrop=backdrop, marks=tuple(marks), alt=Line("clues-alt-table"))


def _turned_over(view: TableView, box: Box) -> PublicScene:
    """Return the last picture of a game: the case on every screen, and the informants."""
    marks: Marks = []
    winners = view.outcome.winners if view.outcome is not None else ()
    informants = tuple(zip(view.letters, view.informants, strict=True))
    places, height = _places(len(view.screens) + -(-len(informants) // 3))
    for seat, case, place in zip(all_seats(view.seats), view.screens, places, strict=False):
        _heading(seat, place, marks, own=seat in winners, is_won=seat in winners)
        _row(case, box, place, marks)
    for n, place in enumerate(places[len(view.screens) :]):
        _informants(informants[3 * n : 3 * n + 3], box, place, marks)
    backdrop = Backdrop(f"clues-desk-{height}", _leather(height), "clues")
    return PublicScene(width=WIDTH, height=height, backdrop=backdrop, marks=tuple(marks), alt=Line("clues-alt-over"))


def _places(cells: int) -> tuple[list[tuple[float, float]], int]:
    """Return the corners of so many rows of three cards, two beside each other, and the height of all."""
    places: list[tuple[float, float]] = [
        (_EDGE + n % 2 * (WIDTH - 2 * _EDGE - _CELL), _EDGE + n // 2 * _DOWN) for n in range(cells)
    ]
    if cells % 2:
        places[-1] = ((WIDTH - _CELL) / 2, places[-1][1])
    return places, _EDGE + -(-cells // 2) * _DOWN + 6


def _room(height: float, clock: float, dome: float) -> tuple[Mark | Sprite, ...]:
    """Return the table under its window: fog over the roofs of London, then baize edged with mahogany.

    The clock tower and the great dome stand in the gaps between the screens.
    """
    return (
        Sprite("clues/london", 0, 0, _HORIZON, WIDTH * 100 / _HORIZON),
        Sprite("clues/dome", dome - 72, _HORIZON - 122, 122, 14400 / 122),
        Sprite("clues/clock-tower", clock - 21, _HORIZON - 176, 176, 4200 / 176),
        Rect(0, _HORIZON, WIDTH, height - _HORIZON, MAHOGANY),
        Rect(0, _HORIZON, WIDTH, 7, MAHOGANY_LIGHT),
        Rect(0, height - 12, WIDTH, 12, MAHOGANY_DARK),
        Rect(16, _HORIZON + 20, WIDTH - 32, height - _HORIZON - 44, BAIZE, BRASS, 3, 22),
        Rect(26, _HORIZON + 30, WIDTH - 52, height - _HORIZON - 64, BAIZE, BAIZE_LIGHT, 3, 16),
    )


def _leather(height: float) -> tuple[Mark, ...]:
    """Return a desk: a blotter of green leather, brass at its corners, on mahogany."""
    corner = ((0, 0), (44, 0), (36, 8), (8, 36), (0, 44))
    return (
        Rect(0, 0, WIDTH, height, MAHOGANY),
        Rect(9, 9, WIDTH - 18, height - 18, BAIZE_DARK, BRASS_DARK, 2, 6),
        *(
            Shape(tuple((x + px * dx, y + py * dy) for px, py in corner), BRASS, BRASS_DARK, 2)
            for x, y, dx, dy in ((0, 0, 1, 1), (WIDTH, 0, -1, 1), (0, height, 1, -1), (WIDTH, height, -1, -1))
        ),
    )


def _seat_height(view: TableView) -> int:
    return _SCREEN + 4 + _PLATE + (0 if view.seats == 2 else 6 + _STRIP)


def _seat(view: TableView, seat: Seat, x: int, y: int) -> Marks:
    state = "won" if view.outcome is not None and seat in view.outcome.winners else seat_state(view, seat)
    bright = state in {"active", "won"}
    gone = state == "gone"
    look = "gone" if gone else "bright" if bright else "plain"
    marks: Marks = [Sprite(f"clues/screen-{look}", x - 150, y, _SCREEN, 300)]
    if state == "won":
        marks.append(Sprite("clues/laurel", x - 52, y - 26, 104))
    marks.append(_crest(x - 26, y - 12, 52))
    if view.phase is not Phase.CHOOSING and not gone:
        marks += [cards.back(x + dx - 21, y + 31, 60) for dx in (-99, 0, 99)]
    if state == "chosen":
        marks += [cards.back(x + dx - 21, y + 40, 60) for dx in (-30, 0, 30)]
    y += _SCREEN + 4
    plate = BRASS_LIGHT if bright else PAPER_DEEP if gone else PAPER
    marks.append(Rect(x - 150, y, 300, _PLATE, plate, BRASS_DARK, 5 if bright else 2, 8))
    room_left = 0
    if state != "idle":
        room_left = 58
        marks.append(Sprite(f"clues/badge-{state}", x - 142, y + 10, _PLATE - 20))
    marks.append(
        Write(x + room_left / 2, y + _PLATE / 2, Who(seat), TEXT, INK, bold=True, room=284 - room_left, lines=2)
    )
    if view.seats > 2:
        marks += _loupes(view.loupes[seat], x - 148, y + _PLATE + 6, 230 if view.tiles[seat] else 296)
        if view.tiles[seat]:
            marks.append(Sprite("clues/envelope", x + 94, y + _PLATE + 2, 54))
    return marks


def _crest(x: float, y: float, side: float) -> Sprite:
    return Sprite("clues/crest", x, y, side)


def _loupes(count: int, x: float, y: float, room: float) -> Marks:
    """Return magnifying glasses in a row, after their number."""
    step = min(38.0, (room - 46 - 40) / max(1, count - 1))
    glasses = (
        [Sprite("clues/loupe", x + 46 + n * step, y + 3, 40) for n in range(count)]
        if count
        else [Sprite("clues/no-loupe", x + 46, y + 3, 40)]
    )
    return [Write(x + 22, y + _STRIP / 2, count, TEXT, PAPER, bold=True), *glasses]


def _stock(view: TableView, y: int, marks: Marks) -> int:
    """Add the reserve of loupes and the informants; return where they end."""
    tall = 104
    wide = card_width(tall)
    tray = 300 if view.seats > 2 else 0
    row = len(view.letters) * (wide + 12) - 12 if view.letters else 0
    gap = 36 if tray and row else 0
    x = (WIDTH - tray - gap - row) / 2
    if tray:
        marks.append(Rect(x, y + 10, tray, tall - 20, BAIZE_DARK, BRASS, 4, 42))
        marks += _loupes(view.reserve, x + 26, y + tall / 2 - _STRIP / 2, tray - 46)
    for n, letter in enumerate(view.letters):
        marks += cards.informant(letter.value, x + tray + gap + n * (wide + 12), y, tall)
    return y + tall + 18


def _colours(view: TableView, y: int, marks: Marks) -> int:
    """Add the colours in play, each with its name; return where they end."""
    half = -(-len(view.colours) // 2)
    wide, tall = 168, 46
    for row in (view.colours[:half], view.colours[half:]):
        for x, colour in zip(spread(len(row), wide + 12), row, strict=True):
            tone = TONES[colour]
            plate = Rect(x - wide / 2, y, wide, tall, tone.main, PAPER_SHADE, 2, 21)
            marks += inscribed(plate, colour, tone.text, room=wide - 24)
        y += tall + 10
    return y + 8


def _question(heard: Heard, y: int, marks: Marks) -> int:
    """Add the last public question: asker, witness, subject and answer; return its lower edge."""
    tall, middle, about = 84, y + 46, heard.ask.about
    marks.append(Rect(56, y + 4, 888, tall, PAPER, BRASS, 3, 12))
    marks.append(Write(176, middle, Who(heard.by), TEXT, INK, bold=True, room=208, lines=2))
    marks.append(_pointer(290, middle))
    marks.append(Write(444, middle, Who(heard.ask.witness), TEXT, INK, bold=True, room=196, lines=2))
    if isinstance(about, Colour):
        tone = TONES[about]
        marks += inscribed(Rect(560, middle - 24, 196, 48, tone.main, INK, 2, 24), about, tone.text, room=176)
    else:
        marks.append(Sprite(f"clues/{about}", 558, middle - 30, 60))
        marks.append(Write(700, middle, about, TEXT, INK, bold=True, room=148, lines=2))
    if heard.ask.inner is not None:
        side = -1 if heard.ask.inner is Inner.LEFT else 1
        marks += [cards.back(800 - 17, middle - 25, 50), _pointer(800 + side * 38, middle, side * 0.55)]
    if heard.count is None:
        marks.append(cards.unknown(874, middle - 34, 68))
    else:
        marks += inscribed(Disc(898, middle, 36, 36, BURGUNDY, BRASS, 3), heard.count, PAPER, size=50)
    return y + tall + 12


def _pointer(x: float, y: float, scale: float = 1) -> Shape:
    """Return an arrow that points to the right, or to the left if it is turned."""
    outline = ((0, -7), (28, -7), (28, -19), (52, 0), (28, 19), (28, 7), (0, 7))
    return Shape(tuple((x + dx * scale, y + dy * abs(scale)) for dx, dy in outline), BURGUNDY)


def _missed(missed: Sequence[tuple[Seat, Case]], box: Box, y: int, marks: Marks) -> int:
    """Add the last wrong accusations, each with the cards that were named; return where they end."""
    for seat, case in missed:
        middle = y + 32
        marks.append(Write(160, middle, Who(seat), TEXT, PAPER, bold=True, room=200))
        for ends in (((272, middle - 11), (294, middle + 11)), ((272, middle + 11), (294, middle - 11))):
            marks.append(Stroke(ends, WRONG, 7))
        named: tuple[Card, ...] = case
        for n, card in enumerate(named):
            tone = TONES[box.colour[card]]
            plate = Rect(310 + n * 212, middle - 30, 204, 60, tone.main, PAPER_SHADE, 2, 10)
            marks += inscribed(plate, card, tone.text, room=192, lines=2)
        y += 65
    return y


_EDGE, _CARD = 24, 217
_ACROSS = card_width(_CARD) + 6
_CELL = 468
_HEAD = 46
_LAUREL = 62
_DOWN = _HEAD + 8 + _CARD + 18


def seat_scene(view: SeatView, box: Box) -> PrivateScene | None:
    """Return the picture of a desk: the hand, or the screen and all cards in view."""
    marks: Marks = []
    height = _hand(view, box, marks) if view.inner is None else _desk(view, view.inner, box, marks)
    backdrop = Backdrop(f"clues-desk-{height}", _leather(height), "clues")
    # In words they would be higher than the picture.
    return PrivateScene(
        width=WIDTH,
        height=height,
        backdrop=backdrop,
        marks=tuple(marks),
        alt=Line("clues-alt-desk"),
        unsaid=sight_lines(view) if view.inner is not None else (),
    )


def _hand(view: SeatView, box: Box, marks: Marks) -> int:
    """Add the five cards of the hand, the neighbour's name, and marks on the chosen cards; return the height."""
    tall = 256
    wide = card_width(tall)
    neighbour = Seat((view.seat + 1) % view.seats)
    marks.append(Rect(170, 26, 660, 66, BURGUNDY, BRASS, 3, 10))
    marks += [cards.unknown(x, 33, 52) for x in (186, 228, 270)]
    marks.append(Shape(((320, 53), (350, 53), (350, 43), (374, 59), (350, 75), (350, 65), (320, 65)), BRASS_LIGHT))
    marks.append(Write(602, 59, Who(neighbour), TEXT, PAPER, bold=True, room=430))
    for x, card in zip(spread(len(view.hand), 188), view.hand, strict=True):
        chosen = view.chosen is not None and card in view.chosen
        y = 112 if chosen else 136
        marks += cards.front(card, box, x - wide / 2, y, tall)
        if chosen:
            marks.append(Sprite("clues/badge-chosen", x - 25, y + tall - 16, 50))
    return 430


def _desk(view: SeatView, inner: tuple[Card, Card], box: Box, marks: Marks) -> int:
    """Add the cards behind the own screen and before the others', and the informants seen; return the height."""
    seen = sorted(dict(view.seen).items())
    places, height = _places(1 + len(view.others) + -(-len(seen) // 3))
    _own(view.seat, inner, box, places[0], marks)
    for (other, case), place in zip(view.others, places[1:], strict=False):
        _heading(other, place, marks, own=False)
        _row(case, box, place, marks)
    for n, place in enumerate(places[1 + len(view.others) :]):
        _informants(seen[3 * n : 3 * n + 3], box, place, marks)
    return height


def _heading(seat: Seat, place: tuple[float, float], marks: Marks, *, own: bool, is_won: bool = False) -> None:
    """Add a name above its cards; beside a winner's, a laurel."""
    x, y = place
    fill, ink = (BRASS_LIGHT, INK) if own else (BURGUNDY, PAPER)
    marks.append(Rect(x, y, _CELL, _HEAD, fill, BRASS, 2.5, 8))
    left = 12
    if is_won:
        marks.append(Sprite("clues/laurel", x + left, y - 8, _LAUREL))
        left += _LAUREL + 6
    room = _CELL - left - 12
    marks.append(Write(x + left + room / 2, y + _HEAD / 2, Who(seat), TEXT, ink, bold=True, room=room))


def _row(row: Sequence[Card], box: Box, place: tuple[float, float], marks: Marks) -> None:
    x, y = place
    for n, card in enumerate(row):
        marks += cards.front(card, box, x + n * _ACROSS, y + _HEAD + 8, _CARD)


def _own(seat: Seat, inner: tuple[Card, Card], box: Box, place: tuple[float, float], marks: Marks) -> None:
    """Add my two cards, left and right of my screen; its other side is hidden from me."""
    x, y = place
    wide = card_width(_CARD)
    _heading(seat, place, marks, own=True)
    left, right = inner
    y += _HEAD + 8
    marks += cards.front(left, box, x, y, _CARD)
    marks += cards.front(right, box, x + _CELL - wide, y, _CARD)
    x += _CELL / 2
    marks.append(_crest(x - 44, y + 8, 88))
    marks += [cards.unknown(x + dx - 22, y + 134, 62) for dx in (-49, 0, 49)]
    marks.append(Shape(((x - 68, y + 52), (x - 54, y + 42), (x - 54, y + 62)), BRASS_LIGHT))
    marks.append(Shape(((x + 68, y + 52), (x + 54, y + 42), (x + 54, y + 62)), BRASS_LIGHT))


def _informants(seen: Sequence[tuple[Letter, Card]], box: Box, place: tuple[float, float], marks: Marks) -> None:
    short = (3 - len(seen)) * _ACROSS / 2
    x, y = place = place[0] + short, place[1]
    for n, (letter, _) in enumerate(seen):
        middle = x + n * _ACROSS + card_width(_CARD) / 2
        marks.append(Rect(middle - 70, y, 140, _HEAD, PAPER, BRASS, 2.5, 8))
        marks.append(Sprite("clues/loupe", middle - 58, y + 7, 34))
        marks.append(Write(middle + 6, y + _HEAD / 2, letter.value.upper(), TEXT, BURGUNDY_DARK, bold=True))
    _row([card for _, card in seen], box, place, marks)
