"""Mord im Arosa: the picture of the panel, as a display list made from the view only.

The hotel on the left, the search board beside it with its boxes level with the floors, the players' plates below.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from games.arosa import house
from games.arosa.lines import seat_state
from games.arosa.model import CUBES, FLOORS, VICTIM, Cube, Floor, Kit, Piece, colour
from games.arosa.palette import (
    AMBER,
    BOARD,
    BOARD_DARK,
    BRASS_DARK,
    BRASS_LIGHT,
    INK,
    PAPER,
    PAPER_GRAY,
    RED,
    RED_DARK,
    ROSE,
    TIMBER,
    TIMBER_LIGHT,
)
from games.arosa.views import TableView
from games.core.layout import TEXT, WIDTH, Marks, inscribed
from games.core.lines import Line, Who
from games.core.scene import Backdrop, Disc, PublicScene, Rect, Sprite, Write
from games.core.seats import Seat, all_seats

_LEFT, _RIGHT = 424, 984
"""The edges of the search board."""
_BOX = house.TALL - 8
"""The height of a box of the board."""
_ROWS: dict[int, tuple[int, ...]] = {2: (2,), 3: (3,), 4: (2, 2), 5: (3, 2), 6: (3, 3)}
"""The plates in each row, by the number of seats."""
_PLATE, _GAP, _EDGE = 136, 12, 16
"""The height of a plate, the gap between two, and that to the edge of the picture."""
_ROW = 42
"""The height of a line of words on a plate."""
_NARROW = 3
"""Plates side by side on which reserve and points stand below each other."""
_PLATES = house.GROUND_LINE + 34
"""The top of the first row of plates."""
_MOST_LOOSE = 6
"""Cubes side by side on an opened floor; more are counted."""


def table_scene(view: TableView, kit: Kit) -> PublicScene:
    """Return the public picture."""
    marks: Marks = []
    if view.hotel is not None:
        for floor in FLOORS:
            marks += _opened(floor, tuple(sorted(view.hotel[floor])))
    elif view.opened is not None:
        marks += _opened(view.opened.floor, view.opened.pieces)
    for floor in FLOORS:
        marks += _box(view, kit, floor)
    rows = _ROWS[view.seats]
    down = _PLATE + (_ROW if max(rows) == _NARROW else 0)
    seats = iter(all_seats(view.seats))
    for n, count in enumerate(rows):
        wide = (WIDTH - 2 * _EDGE - (count - 1) * _GAP) / count
        for place in range(count):
            place_of = Rect(_EDGE + place * (wide + _GAP), _PLATES + n * (down + _GAP), wide, down)
            marks += _plate(view, kit, next(seats), place_of)
    height = _PLATES + len(rows) * (down + _GAP) + 4
    return PublicScene(
        width=WIDTH,
        height=height,
        backdrop=Backdrop(f"arosa-table-{height}", (_night(height), house.closed(), *_frame()), "arosa"),
        marks=tuple(marks),
        alt=Line("arosa-alt-table"),
    )


def _night(height: int) -> Sprite:
    """Return the winter night behind everything, as far down as the picture goes."""
    return Sprite("arosa/night", 0, 0, height, WIDTH * 100 / height, part=(0, 0, WIDTH, height))


def _frame() -> Marks:
    """Return the search board without anything on it."""
    top, tall = house.TOP - 16, len(FLOORS) * house.TALL + 28
    return [
        Rect(_LEFT, top, _RIGHT - _LEFT, tall, TIMBER, INK, 3, 12),
        Rect(_LEFT + 5, top + 5, _RIGHT - _LEFT - 10, tall - 10, None, TIMBER_LIGHT, 3, 9),
        Rect(_LEFT + 10, top + 10, _RIGHT - _LEFT - 20, tall - 20, BOARD, BOARD_DARK, 3, 6),
    ]


def cube(what: Cube, x: float, y: float, side: float) -> Sprite:
    """Return a cube; its colour and its sign say the same."""
    return Sprite(f"arosa/cube-{what}", x, y, side)


def _opened(floor: Floor, pieces: tuple[Piece, ...]) -> Marks:
    """Return a storey in section with its cubes on both sides of the shaft: one by one, or counted if many."""
    base = house.top_of(floor) + house.TALL - 9
    marks: Marks = [house.opened(floor)]
    is_counted = len(pieces) > _MOST_LOOSE
    shown = list(dict.fromkeys(pieces)) if is_counted else list(pieces)
    half = -(-len(shown) // 2)
    room = house.width_of(floor) / 2 - house.SHAFT - 8
    for side, part in ((-1, shown[:half][::-1]), (1, shown[half:])):
        step = min(44.0, room / max(1, half))
        tall = min(38.0, step)
        for n, piece in enumerate(part):
            middle = house.AXIS + side * (house.SHAFT + 4 + step * (n + 0.5))
            marks.append(cube(CUBES[piece], middle - tall / 2, base - tall, tall))
            if is_counted:
                marks.append(Write(middle, base - tall - 14, pieces.count(piece), TEXT, INK, bold=True, room=step))
    return marks


_NUMBER, _FIRST, _ROOM, _SEAL = 470, 502, 348, 940
"""In a box, from left to right: the middle of its number, its first cube, the width for cubes, the middle of its seal."""
_APART = 4
"""Between a cube on the board and its number."""
_DIGIT = 26
"""The width of a digit of that number."""
_LARGEST, _SMALLEST, _STACKED = 48, 33, 33
"""Sizes of cubes on the board: as large as fits one row, or else in two."""


def _box(view: TableView, kit: Kit, floor: Floor) -> Marks:
    """Return a box of the board: its floor, the traces on it, victims, and the points of a trace there."""
    y = house.top_of(floor) + 4
    middle = y + _BOX / 2
    weight = kit.weight(floor, view.scenes)
    is_scene = view.scenes[floor] > 0
    is_known = any(view.scenes)
    paper = ROSE if is_scene else AMBER if weight == kit.beside and is_known else PAPER
    rim = RED if is_scene else BRASS_DARK
    marks: Marks = [
        Rect(_LEFT + 16, y, _RIGHT - _LEFT - 32, _BOX, paper, rim, 6 if is_scene else 2, 8),
        *inscribed(
            Disc(_NUMBER, middle, 27, 27, RED if is_scene else BOARD, RED_DARK if is_scene else INK, 3), floor, PAPER
        ),
    ]
    counts = [(seat, view.board[seat][floor]) for seat in all_seats(view.seats) if view.board[seat][floor]]
    needed = sum(_DIGIT * len(str(count)) + 2 * _APART for _, count in counts)
    side = min(_LARGEST, int((_ROOM - needed) / max(1, len(counts))))
    if side >= _SMALLEST:
        marks += _traces(counts, middle, side)
    else:
        half = -(-len(counts) // 2)
        marks += _traces(counts[:half], middle - _STACKED / 2 - 1, _STACKED)
        marks += _traces(counts[half:], middle + _STACKED / 2 + 1, _STACKED)
    tall = 30 if view.scenes[floor] > 1 else 36
    for n in range(view.scenes[floor]):
        marks.append(cube(CUBES[VICTIM], _SEAL - 32 - tall * (n + 1), middle - tall / 2, tall))
    if is_known:
        fill, rim, ink = (RED, RED_DARK, PAPER) if is_scene else (BRASS_LIGHT, BRASS_DARK, INK)
        marks += inscribed(Disc(_SEAL, middle, 26, 26, fill, rim, 3), weight, ink)
    return marks


def _traces(counts: Sequence[tuple[Seat, int]], middle: float, side: int) -> Marks:
    """Return cubes with their numbers, beside each other."""
    marks: Marks = []
    x = float(_FIRST)
    for seat, count in counts:
        room = _DIGIT * len(str(count))
        marks.append(cube(CUBES[seat], x, middle - side / 2, side))
        marks.append(Write(x + side + _APART, middle + 2, count, TEXT, INK, "left", True, room))
        x += side + room + 2 * _APART
    return marks


def _plate(view: TableView, kit: Kit, seat: Seat, at: Rect) -> Marks:
    """Return a player's plate: colour, name, reserve, points of suspicion, and standing."""
    state = seat_state(view, seat)
    is_bright = state == "active" or (view.outcome is not None and seat in view.outcome.winners)
    fill = BRASS_LIGHT if is_bright else PAPER_GRAY if state == "gone" else PAPER
    badge = _badge(view, seat, state)
    look = replace(at, fill=fill, line=BRASS_DARK if is_bright else TIMBER, width=5 if is_bright else 3, radius=12)
    marks: Marks = [look, cube(colour(seat), at.x + 10, at.y + 16, 56)]
    room = at.w - 84 - (52 if badge is not None else 0)
    marks.append(Write(at.x + 74, at.y + 46, Who(seat), TEXT, INK, "left", bold=True, room=room, lines=2))
    reserve = Line("arosa-picture-reserve", {"n": view.reserves[seat]})
    points = Line("arosa-picture-points", {"n": kit.points(view.board[seat], view.scenes)})
    left, room, row = at.x + 16, at.w - 32, at.y + at.h - 31
    if at.h > _PLATE:
        marks.append(Write(left, row - _ROW, reserve, TEXT, INK, "left", bold=True, room=room))
        marks.append(Write(left, row, points, TEXT, INK, "left", bold=True, room=room))
    else:
        marks.append(Write(left, row, reserve, TEXT, INK, "left", bold=True, room=room / 2))
        marks.append(Write(left + room, row, points, TEXT, INK, "right", bold=True, room=room / 2))
    if badge is not None:
        marks.append(Sprite(f"arosa/badge-{badge}", at.x + at.w - 60, at.y + 10, 50))
    return marks


def _badge(view: TableView, seat: Seat, state: str) -> str | None:
    outcome = view.outcome
    if outcome is not None and seat in outcome.winners:
        return "wreath"
    if outcome is not None and outcome.scores is not None:
        return "knife" if outcome.scores[seat] == max(outcome.scores) else None
    return {"active": "turn", "gone": "gone"}.get(state)
