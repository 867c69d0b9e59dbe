"""Cluedo: the plan of the villa: garden, corridor, rooms with their walls and doors, the cellar, numbers at the edge."""

from __future__ import annotations

from collections.abc import Iterator

from games.cluedo.model import STRIDE, SUSPECTS, Board, Room, Spot
from games.cluedo.palette import (
    BRASS,
    BRASS_DARK,
    BRASS_LIGHT,
    INK,
    MAHOGANY,
    MAHOGANY_DARK,
    MAHOGANY_LIGHT,
    OAK_DARK,
    OAK_LIGHT,
    PAPER,
    TILE,
    TILE_DARK,
    TONES,
    WALL,
)
from games.core.colours import mix
from games.core.scene import Disc, Mark, Rect, Shape, Sprite, Stroke, Write

CELL = 38
"""The width of a square, in pixels."""

EDGE = 44
"""The width of the frame with its numbers."""

COLUMNS, ROWS = 24, 25
WIDTH = 2 * EDGE + COLUMNS * CELL
HEIGHT = 2 * EDGE + ROWS * CELL


def corner(row: int, column: int) -> tuple[float, float]:
    """Return the top left corner of a square."""
    return EDGE + column * CELL, EDGE + row * CELL


def middle(spot: Spot) -> tuple[float, float]:
    """Return the middle of a corridor square."""
    x, y = corner(spot // STRIDE, spot % STRIDE)
    return x + CELL / 2, y + CELL / 2


def bounds(room: Room) -> tuple[int, int, int, int]:
    """Return first row, first column, rows and columns of a room."""
    return _BOUNDS[room]


_BOUNDS = {
    Room.KITCHEN: (1, 0, 6, 6),
    Room.BALL_ROOM: (1, 8, 7, 8),
    Room.CONSERVATORY: (1, 18, 5, 6),
    Room.BILLIARD_ROOM: (8, 18, 5, 6),
    Room.LIBRARY: (14, 17, 5, 7),
    Room.STUDY: (21, 17, 4, 7),
    Room.HALL: (18, 9, 7, 6),
    Room.LOUNGE: (19, 0, 6, 7),
    Room.DINING_ROOM: (9, 0, 7, 8),
}
_TRAPDOORS = {Room.KITCHEN: (1, 5), Room.CONSERVATORY: (1, 23), Room.STUDY: (24, 23), Room.LOUNGE: (24, 0)}
"""Where the passages begin: the square of each corner room."""

_POST_TALL = 38
"""The height of the signpost beside a trapdoor."""


def post_of(room: Room) -> int:
    """Return how long the signpost of a corner room is, with its point: as long as the room beside the trapdoor."""
    return (bounds(room)[3] - 1) * CELL - 6


def signpost_at(room: Room) -> tuple[float, float, float]:
    """Return the middle of the words on the signpost of a corner room, and on which side of it the trapdoor lies."""
    row, column = _TRAPDOORS[room]
    x, y = corner(row, column)
    side = 1.0 if column else -1.0
    return x + CELL / 2 - side * (CELL / 2 + post_of(room) / 2 + 6), y + CELL / 2, side


def _signposts(board: Board) -> Iterator[Shape]:
    """Yield a board at each trapdoor that points at it; the words on it say where the passage leads."""
    for room in board.passages:
        x, y, side = signpost_at(room)
        half, tall = side * post_of(room) / 2, _POST_TALL / 2
        outline = (
            (-half, -tall),
            (half - side * 8, -tall),
            (half + side * 8, 0),
            (half - side * 8, tall),
            (-half, tall),
        )
        yield Shape(tuple((x + dx, y + dy) for dx, dy in outline), MAHOGANY_LIGHT, BRASS, 2.4)


def plan(board: Board) -> tuple[Mark | Sprite, ...]:
    """Return the whole board without anything that moves."""
    x, y = corner(0, 0)
    across, down = COLUMNS * CELL, ROWS * CELL
    return (
        Rect(0, 0, WIDTH, HEIGHT, MAHOGANY),
        Rect(0, 0, WIDTH, 5, MAHOGANY_LIGHT),
        Rect(0, HEIGHT - 5, WIDTH, 5, MAHOGANY_DARK),
        Rect(x - 4, y - 4, across + 8, down + 8, WALL),
        *map(_floor, Room),
        *_squares(board),
        Rect(x - 5, y - 5, across + 10, down + 10, None, BRASS, 2.4, 4),
        *(mark for room in Room for mark in (*_walls(board, room), *_doors(board, room))),
        Sprite("cluedo/cellar", *_inset(corner(10, 10), -4), 7 * CELL + 8, 100 * (5 * CELL + 8) / (7 * CELL + 8)),
        *(Sprite("cluedo/trapdoor", *_inset(corner(*at), 2), CELL - 4) for at in _TRAPDOORS.values()),
        *_signposts(board),
        Sprite("cluedo/envelope", *_inset(corner(11, 10), 33), 124),
        *_numbers(),
    )


def _floor(room: Room) -> Sprite:
    _, _, rows, columns = bounds(room)
    return Sprite(f"cluedo/{room}", *_origin(room), rows * CELL, columns / rows * 100)


def _origin(room: Room) -> tuple[float, float]:
    row, column, _, _ = bounds(room)
    return corner(row, column)


def _inset(at: tuple[float, float], by: float) -> tuple[float, float]:
    return at[0] + by, at[1] + by


def _where(board: Board, mark: str) -> list[tuple[int, int]]:
    return [(r, c) for r, row in enumerate(board.rows) for c, each in enumerate(row) if each == mark]


def _squares(board: Board) -> Iterator[Sprite]:
    """Yield the corridor, and hedges where the board is neither room nor corridor."""
    for row, column in _where(board, "#"):
        yield Sprite("cluedo/hedge", *corner(row, column), CELL)
    for spot in board.squares:
        row, column = spot // STRIDE, spot % STRIDE
        stone = TILE if (row + column) % 2 else TILE_DARK
        yield Sprite("cluedo/tile", *corner(row, column), CELL, tones=(("stone", stone),))
    for suspect, spot in zip(SUSPECTS, board.starts, strict=True):
        tone = TONES[suspect]
        tones = (("ground", tone.ground), ("rim", mix(tone.main, tone.deep, 0.4)))
        yield Sprite("cluedo/start", *corner(spot // STRIDE, spot % STRIDE), CELL, tones=tones)


def _walls(board: Board, room: Room) -> Iterator[Mark]:
    """Yield the walls of a room, each as long as it goes, as strokes."""
    first_row, first_column, rows, columns = bounds(room)
    x, y = _origin(room)
    here = {
        (r - first_row, c - first_column)
        for r in range(first_row, first_row + rows)
        for c in range(first_column, first_column + columns)
        if board.rows[r][c] == _letter(board, room)
    }
    for is_across in (True, False):
        for n in range((rows if is_across else columns) + 1):
            begun: int | None = None
            length = columns if is_across else rows
            for m in range(length + 1):
                cell, other = ((n, m), (n - 1, m)) if is_across else ((m, n), (m, n - 1))
                is_wall = m < length and (cell in here) != (other in here)
                if is_wall and begun is None:
                    begun = m
                elif not is_wall and begun is not None:
                    ends = ((begun, n), (m, n)) if is_across else ((n, begun), (n, m))
                    yield Stroke(tuple((x + across * CELL, y + down * CELL) for across, down in ends), WALL, 7)
                    begun = None


def _letter(board: Board, room: Room) -> str:
    door = next(each for each in board.doors if each.room is room)
    return board.rows[door.row][door.column]


def _doors(board: Board, room: Room) -> Iterator[Mark]:
    """Yield the doors of a room: a threshold of oak between brass posts, and an arrow that leads in."""
    for door in board.doors:
        if door.room is not room:
            continue
        row, column = door.before // STRIDE, door.before % STRIDE
        dr, dc = door.row - row, door.column - column
        cx, cy = middle(door.before)
        mx, my = cx + dc * CELL / 2, cy + dr * CELL / 2
        w, h = (CELL - 2, 20) if dr else (20, CELL - 2)
        yield Rect(mx - w / 2, my - h / 2, w, h, OAK_LIGHT, OAK_DARK, 2.4, 2)
        for side in (-1, 1):
            px, py = (mx + side * w / 2, my) if dr else (mx, my + side * h / 2)
            yield Disc(px, py, 6, 6, BRASS_LIGHT, BRASS_DARK, 2)
        tip = (mx + dc * 8.5, my + dr * 8.5)
        base = ((mx - dc * 6 + dr * 10, my - dr * 6 + dc * 10), (mx - dc * 6 - dr * 10, my - dr * 6 - dc * 10))
        yield Shape((tip, *base), INK)


def _numbers() -> Iterator[Write]:
    """Yield the numbers of rows on both sides, and those of columns by turns above and below: side by side they would run together."""
    for column in range(COLUMNS):
        x, _ = corner(0, column)
        y = HEIGHT - EDGE / 2 + 1 if column % 2 else EDGE / 2 - 1
        yield Write(x + CELL / 2, y, str(column), 44, PAPER, bold=True, room=2 * CELL - 8)
    for row in range(ROWS):
        _, y = corner(row, 0)
        for x in (EDGE / 2 - 2, WIDTH - EDGE / 2 + 2):
            yield Write(x, y + CELL / 2, str(row), 44, PAPER, bold=True, room=EDGE - 4)


NAMES: dict[Room, tuple[float, float]] = {
    Room.KITCHEN: (114, 66),
    Room.BALL_ROOM: (152, 88),
    Room.CONSERVATORY: (114, 64),
    Room.BILLIARD_ROOM: (114, 30),
    Room.LIBRARY: (133, 50),
    Room.STUDY: (133, 24),
    Room.HALL: (114, 70),
    Room.LOUNGE: (133, 50),
    Room.DINING_ROOM: (152, 70),
}
"""The middle of a room's name, from its corner; pawns stand below it, weapons lie below them."""


def name_at(room: Room) -> tuple[float, float]:
    """Return the middle of the plate with a room's name."""
    x, y = _origin(room)
    dx, dy = NAMES[room]
    return x + dx, y + dy
