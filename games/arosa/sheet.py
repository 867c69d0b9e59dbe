"""Mord im Arosa: the sheet to deduce on, floors by colours: how many cubes may lie there.

Sounds and openings fade, so nothing is filled in; the board stands on the panel.
"""

from __future__ import annotations

from games.arosa.model import FLOORS, Cube
from games.arosa.views import SeatView, TableView
from games.core.deduction.sheet import Column, Section, Sheet, seat_columns
from games.core.lines import Line


def sheet(table: TableView, _: SeatView) -> Sheet:
    """Return the sheet of a seat: a row for each floor, the highest first, a column for each player, and the victims."""
    return Sheet(
        title=Line("sheet-title"),
        sections=(
            Section(Line("arosa-sheet-floors"), tuple(Line("arosa-sheet-floor", {"n": n}) for n in reversed(FLOORS))),
        ),
        columns=(*seat_columns(table.seats), Column("V", Cube.VICTIM)),
        late=1,
        seen={},
    )
