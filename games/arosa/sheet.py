"""Mord im Arosa: the sheet to deduce on, floors by players. What was heard and seen fades, so the board alone is filled in."""

from __future__ import annotations

from games.arosa.model import FLOORS
from games.arosa.views import SeatView, TableView
from games.core.lines import Line, Who
from games.core.seats import all_seats
from games.core.sheet import Column, Section, Sheet


def sheet(table: TableView, _: SeatView) -> Sheet:
    """Return the sheet of a seat: how many traces of each player lie on the board, floor by floor, the highest first."""
    floors = tuple(reversed(FLOORS))
    return Sheet(
        title=Line("sheet-title"),
        sections=(Section(Line("arosa-sheet-floors"), tuple(Line("arosa-sheet-floor", {"n": n}) for n in floors)),),
        columns=tuple(Column(str(seat + 1), Who(seat)) for seat in all_seats(table.seats)),
        seen={
            row * table.seats + seat: str(table.board[seat][floor])
            for row, floor in enumerate(floors)
            for seat in all_seats(table.seats)
            if table.board[seat][floor]
        },
    )
