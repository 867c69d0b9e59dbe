"""Cluedo: pictures of the board and of a desk, as display lists made from views only."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from games.cluedo.cards import card
from games.cluedo.facts import Reach
from games.cluedo.lines import board_lines, seat_state
from games.cluedo.model import (
    ROOM_LIST,
    ROOMS,
    STRIDE,
    SUSPECTS,
    WEAPONS,
    Board,
    Card,
    Phase,
    Room,
    Spot,
    Suspect,
    Weapon,
)
from games.cluedo.palette import (
    BRASS,
    BRASS_DARK,
    BRASS_LIGHT,
    BURGUNDY,
    INK,
    MAHOGANY,
    MAHOGANY_DARK,
    PAPER,
    PAPER_DEEP,
    REACH,
    REACH_LIGHT,
    TONES,
    WHITE,
)
from games.cluedo.plan import CELL, HEIGHT, WIDTH, middle, name_at, post_of, signpost_at
from games.cluedo.views import SeatView, TableView
from games.core.colours import mix
from games.core.layout import TEXT, Marks, card_width, inscribed, spread
from games.core.lines import Line, Who
from games.core.scene import Backdrop, Disc, Mark, PrivateScene, PublicScene, Rect, Sprite, Write
from games.core.seats import Seat, all_seats

Plan = tuple[Mark | Sprite, ...]

LETTERS = {
    Suspect.SCARLETT: Line("cluedo-letter-scarlett"),
    Suspect.MUSTARD: Line("cluedo-letter-mustard"),
    Suspect.WHITE: Line("cluedo-letter-white"),
    Suspect.GREEN: Line("cluedo-letter-green"),
    Suspect.PEACOCK: Line("cluedo-letter-peacock"),
    Suspect.PLUM: Line("cluedo-letter-plum"),
}
_LETTER_DROP = {Suspect.GREEN: 4.0, Suspect.PLUM: 5.0}
"""The distance of a letter below the middle of its pawn, in hundredths."""

_PLATE_WIDE, _PLATE_WIDER, _PLATE_TALL = 232, 264, 48
_PAWN, _LOZENGE, _WEAPON, _WEAPON_SMALL = 48, 58, 56, 40
_ROOMY = 4
"""Weapons side by side in the smallest room at their full size; of more, each is smaller."""
_LEGEND = 76
_COLUMNS = 3
_CARD, _GAP = 217, 8
_GIVER = 84
_ROW = 6


def table_scene(view: TableView, board: Board, ground: Plan) -> PublicScene:
    """Return the picture of the board, the players' pawns below it, and at the end the three cards."""
    marks: Marks = []
    faded = {pawn for seat in view.gone | view.out if (pawn := view.pawns[seat]) is not None}
    active = view.pawns[view.active] if view.phase not in {Phase.CHOOSING, Phase.OVER} else None
    _board(board, view.at, view.weapons, view.reach, marks, faded=faded, active=active)
    if view.dice is not None:
        marks += _dice(view.dice)
    y = HEIGHT
    rows = -(-view.seats // _COLUMNS)
    for seat in all_seats(view.seats):
        _legend(view, seat, y, marks)
    height = y + rows * (_LEGEND + 8) + 8
    if view.envelope is not None:
        marks += _envelope(view.envelope)
    backdrop = Backdrop(f"cluedo-table-{height}", (Rect(0, 0, WIDTH, height, MAHOGANY_DARK), *ground), "cluedo")
    return PublicScene(width=WIDTH, height=height, backdrop=backdrop, marks=tuple(marks), alt=Line("cluedo-alt-table"))


def _board(
    board: Board,
    at: Sequence[Spot],
    weapons: Sequence[Room | None],
    reach: Reach | None,
    marks: Marks,
    *,
    faded: set[Suspect],
    active: Suspect | None,
) -> None:
    """Add the moving parts of the board."""
    if reach is not None:
        for square in reach.squares:
            marks += _marked(board.spots[square])
    for room in Room:
        reached = reach is not None and room in reach.rooms
        pawns = [suspect for suspect, spot in zip(SUSPECTS, at, strict=True) if spot == ROOMS + ROOM_LIST.index(room)]
        lying = [kind for kind, where in zip(WEAPONS, weapons, strict=True) if where is room]
        x, y = name_at(room)
        _room(room, reached, x, y, marks)
        for px, suspect in zip(spread(len(pawns), 46, x), pawns, strict=True):
            _pawn(suspect, px, y + 42, marks, faded=suspect in faded, active=suspect is active)
        side = _WEAPON if len(lying) <= _ROOMY and room is not Room.STUDY else _WEAPON_SMALL
        for wx, kind in zip(spread(len(lying), side - 2, x), lying, strict=True):
            marks += _weapon(kind, round(wx - side / 2), round(y + 62), side)
    for room, other in board.passages.items():
        x, y, _ = signpost_at(room)
        marks.append(Write(x, y, other, TEXT, PAPER, room=post_of(room) - 8))
    shared: dict[Spot, int] = {}
    for suspect, spot in zip(SUSPECTS, at, strict=True):
        if spot < ROOMS:
            x, y = middle(spot)
            n = shared[spot] = shared.get(spot, -1) + 1  # the pawn of somebody who left is in nobody's way
            _pawn(suspect, x + n * 9, y - n * 9, marks, faded=suspect in faded, active=suspect is active)


def _marked(spot: Spot) -> Marks:
    """Return the mark of a square within reach, with its column; the row stands at the edge."""
    x, y = middle(spot)
    side = CELL - 3
    return [
        Sprite("cluedo/reach", round(x - side / 2), round(y - side / 2), side),
        Write(x, y, str(spot % STRIDE), TEXT, INK, bold=True, room=CELL),
    ]


def _room(room: Room, reached: bool, x: float, y: float, marks: Marks) -> None:
    """Add a room's name; where it can be reached, with a foot at its corner."""
    fill, rim, width = (REACH_LIGHT, REACH, 5.0) if reached else (PAPER, BRASS_DARK, 2.4)
    wide = _PLATE_WIDER if room is Room.DINING_ROOM else _PLATE_WIDE
    left = x - wide / 2
    plate = Rect(left, y - _PLATE_TALL / 2, wide, _PLATE_TALL, fill, rim, width, 9)
    marks += inscribed(plate, room, INK, room=wide - 14)
    if reached:
        marks.append(Sprite("cluedo/foot", round(left - 10), round(y - _PLATE_TALL / 2 - 16), 34))


def _weapon(kind: Weapon, x: float, y: float, side: float) -> Marks:
    """Return a weapon on a round of parchment."""
    unit = side / 100
    return [
        Sprite("cluedo/token", x, y, side),
        Sprite(f"cluedo/{kind}", x + 12.2 * unit, y + 11.6 * unit, 75.6 * unit),
    ]


def _pawn(suspect: Suspect, x: float, y: float, marks: Marks, *, faded: bool, active: bool) -> None:
    if active:
        marks.append(Disc(x, y, 25, 25, None, INK, 7))
        marks.append(Disc(x, y, 24, 24, None, BRASS_LIGHT, 4))
    tone = TONES[suspect]
    dust = "#5a544b" if tone.text == WHITE else "#c4bbac"  # away from the letter, which must be read on it
    main, deep = (mix(tone.main, dust, 0.6), "#6d665c") if faded else (tone.main, tone.deep)
    tones = (("main", main), ("light", deep if suspect is Suspect.WHITE else mix(main, WHITE, 0.4)))
    side = _LOZENGE if suspect is Suspect.PEACOCK else _PAWN
    marks.append(Sprite(f"cluedo/pawn-{suspect}", round(x - side / 2), round(y - side / 2), side, tones=tones))
    drop = _LETTER_DROP.get(suspect, 0) * side / 100
    marks.append(Write(x, y + drop, LETTERS[suspect], TEXT, TONES[suspect].text, bold=True, room=36))


def _dice(dice: tuple[int, int]) -> Marks:
    """Return the throw, on the cellar above the envelope."""
    x, y = middle(Spot(10 * STRIDE + 12))
    return [
        Sprite(f"cluedo/die-{pips}", round(x + side - 33), round(y - 5), 66)
        for pips, side in zip(dice, (-44, 44), strict=True)
    ]


def _legend(view: TableView, seat: Seat, top: float, marks: Marks) -> None:
    """Add each player's pawn and standing."""
    state = seat_state(view, seat)
    wide = (WIDTH - 24 - (_COLUMNS - 1) * 10) // _COLUMNS
    x, y = 12 + seat % _COLUMNS * (wide + 10), top + 2 + seat // _COLUMNS * (_LEGEND + 8)
    bright = state in {"active", "asked", "won"}
    plate = BRASS_LIGHT if bright else PAPER_DEEP if state in {"gone", "out"} else PAPER
    marks.append(Rect(x, y, wide, _LEGEND, plate, BRASS, 5 if bright else 2, 9))
    suspect = view.pawns[seat]
    left = 12.0
    if suspect is not None:
        _pawn(suspect, x + 32, y + _LEGEND / 2, marks, faded=state in {"gone", "out"}, active=False)
        left = 58
    right = 12.0
    if state != "idle":
        marks.append(Sprite(f"cluedo/badge-{state}", round(x + wide - 50), round(y + 17), 40))
        right = 56
    room = wide - left - right
    marks.append(Write(x + left + room / 2, y + _LEGEND / 2, Who(seat), TEXT, INK, bold=True, room=room, lines=2))


def _envelope(case: Sequence[Card]) -> Marks:
    """Return the three cards of the envelope under its name, over the middle of the board: the game is over."""
    tall, space, head = 400, 24, 72
    wide = card_width(tall)
    across = 3 * wide + 4 * space
    x, y = (WIDTH - across) / 2, (HEIGHT - tall - head - space) / 2
    marks: Marks = [
        Rect(x, y, across, head + tall + space, BURGUNDY, BRASS, 5, 16),
        Write(WIDTH / 2, y + head / 2, Line("cluedo-picture-envelope"), 50, PAPER, bold=True, room=across - 40),
    ]
    for n, each in enumerate(case):
        marks += card(each, x + space + n * (wide + space), y + head, tall)
    return marks


def seat_scene(view: SeatView, board: Board, ground: Plan) -> PrivateScene | None:
    """Return the picture of a desk: the hand, the cards shown by others, and where the throw may lead."""
    if not view.hand or view.pawn is None:
        return None
    marks: Marks = []
    with_board = view.reach is not None
    y = 16.0
    if view.reach is not None and view.dice is not None:
        _board(board, view.at, view.weapons, view.reach, marks, faded=set(), active=view.pawn)
        marks += _dice(view.dice)
        y = HEIGHT
    y = _heading(Line("cluedo-picture-hand"), view.pawn, y, marks)
    if with_board:  # cards in full would make it so tall that a phone shrinks it; the words have them all
        desk = _desk(_names(view.hand, y, marks), marks, "board", ground)
        return replace(desk, unsaid=board_lines(view, board))
    y = _cards([(each, None) for each in view.hand], y, marks, chosen=view.fitting)
    if known := dict.fromkeys((shown.card, shown.other) for shown in view.seen):
        y = _heading(Line("cluedo-picture-seen"), None, y, marks)
        y = _cards([*known], y, marks)
    if view.envelope is not None:
        y = _heading(Line("cluedo-picture-envelope"), None, y, marks)
        y = _cards([(each, None) for each in view.envelope], y, marks)
    return _desk(y, marks, "cards", ())


def _desk(y: float, marks: Marks, kind: str, ground: Plan) -> PrivateScene:
    height = round(y) + 8
    backdrop = Backdrop(f"cluedo-desk-{height}-{kind}", (*_leather(height), *ground), "cluedo")
    return PrivateScene(width=WIDTH, height=height, backdrop=backdrop, marks=tuple(marks), alt=Line("cluedo-alt-desk"))


def _leather(height: float) -> tuple[Mark, ...]:
    """Return a desk: green leather on mahogany."""
    return (
        Rect(0, 0, WIDTH, height, MAHOGANY),
        Rect(10, 10, WIDTH - 20, height - 20, "#24493a", BRASS_DARK, 2, 8),
        Rect(17, 17, WIDTH - 34, height - 34, None, "#2f5a48", 2, 6),
    )


def _heading(line: Line, suspect: Suspect | None, y: float, marks: Marks) -> float:
    """Add a title for the cards below; return where they begin."""
    marks += inscribed(Rect(30, y + 10, 420, 50, BURGUNDY, BRASS, 2.5, 8), line, PAPER, room=390)
    if suspect is not None:
        _pawn(suspect, 486, y + 35, marks, faded=False, active=False)
        marks.append(Write(516, y + 35, suspect, TEXT, PAPER, "left", True, 440))
    return y + 68


def _names(cards: Sequence[Card], y: float, marks: Marks) -> float:
    """Add the names of cards, three in a row; return their lower edge."""
    wide, tall = (WIDTH - 60 - 2 * _GAP) / 3, 54
    for n, each in enumerate(cards):
        x, top = 30 + n % 3 * (wide + _GAP), y + n // 3 * (tall + _GAP)
        marks += inscribed(Rect(x, top, wide, tall, PAPER, BRASS, 2, 8), each, INK, room=wide - 20)
    return y + -(-len(cards) // 3) * (tall + _GAP) + 8


def _cards(cards: Sequence[tuple[Card, Seat | None]], y: float, marks: Marks, chosen: Sequence[Card] = ()) -> float:
    """Add cards in rows of six, under each its witness; a mark on those that may be chosen. Return their lower edge."""
    wide = card_width(_CARD)
    named = any(who is not None for _, who in cards)
    for n, (each, who) in enumerate(cards):
        row, column = divmod(n, _ROW)
        in_row = min(_ROW, len(cards) - row * _ROW)
        x = (WIDTH - in_row * (wide + _GAP) + _GAP) / 2 + column * (wide + _GAP)
        top = y + row * (_CARD + (_GIVER if named else 12))
        marks += card(each, round(x), top, _CARD)
        if each in chosen:
            marks.append(Sprite("cluedo/badge-asked", round(x + wide - 50), round(top + 4), 46))
        if who is not None:
            marks.append(
                Write(x + wide / 2, top + _CARD + 36, Who(who), TEXT, BRASS_LIGHT, bold=True, room=wide, lines=2)
            )
    rows = -(-len(cards) // _ROW)
    return y + rows * (_CARD + (_GIVER if named else 12))
