"""Cluedo: why a pawn cannot go somewhere. All of it is public: the board, the pawns, the throw."""

from __future__ import annotations

from games.cluedo.model import ROOMS, Board, room_at
from games.cluedo.state import State
from games.core.contract import Refusal
from games.core.seats import Seat

_CELLAR = {"cellar", "cave", "x"}
_LONGEST = len("r00c00")


def refusal_of(board: Board, state: State, seat: Seat, to: str, dice: tuple[int, int]) -> Refusal:
    """Return why a pawn may not go to this place with this throw."""
    name = to.strip().lower()
    spot = board.spots.get(name)
    if spot is None:
        return _no_place(board, name)
    here = state.at[state.cast.own(seat)]
    if spot == here:
        return Refusal("cluedo-there-already")  # A-CL-14
    pips = sum(dice)
    room = room_at(spot)
    idle = state.out | state.gone  # their pawns are in nobody's way
    at = zip(state.at, state.cast.owners, strict=True)
    taken = {each for each, owner in at if each < ROOMS and owner not in idle}
    own = room_at(here)
    if own is not None and taken.issuperset(board.doors_of(own)):
        return Refusal("cluedo-shut-in", rooms=(own,))  # A-CL-12
    if room is None:
        return Refusal("cluedo-square-taken" if spot in taken else "cluedo-out-of-reach", n=pips)
    if taken.issuperset(board.doors_of(room)):
        return Refusal("cluedo-door-blocked", rooms=(room,))
    return Refusal("cluedo-room-too-far", rooms=(room,), n=pips)


def _no_place(board: Board, name: str) -> Refusal:
    row, _, column = name.removeprefix("r").partition("c")
    is_square = name.startswith("r") and row.isdecimal() and column.isdecimal() and len(name) <= _LONGEST
    mark = _mark(board, int(row), int(column)) if is_square else "#"
    if name in _CELLAR or mark == "X":
        return Refusal("cluedo-cellar")
    return Refusal("cluedo-inside-a-room" if mark.isupper() else "cluedo-no-such-place")


def _mark(board: Board, row: int, column: int) -> str:
    return board.rows[row][column] if row < len(board.rows) and column < len(board.rows[row]) else "#"
