"""Bakerstreet: the sheet to deduce on, estimates and piles by players. What was counted or shown fades, and is not filled in."""

from __future__ import annotations

from games.bakerstreet.model import SEATS
from games.bakerstreet.views import SeatView, TableView
from games.core.lines import Line, Who
from games.core.sheet import Column, Section, Sheet

ROUNDS = 10
"""Rows for estimates; of more, the last are filled in."""


def sheet(table: TableView, _: SeatView) -> Sheet:
    """Return the sheet of a seat: the estimates since the last doubt, in order, and a row for each pile."""
    estimates = table.estimates[-ROUNDS:]
    return Sheet(
        title=Line("sheet-title"),
        sections=(
            Section(
                Line("bakerstreet-sheet-estimates"),
                tuple(Line("bakerstreet-sheet-estimate", {"n": n + 1}) for n in range(ROUNDS)),
            ),
            Section(
                Line("bakerstreet-sheet-piles"),
                tuple(Line("bakerstreet-sheet-pile", {"n": n + 1}) for n in range(len(table.piles))),
            ),
        ),
        columns=tuple(Column(str(seat + 1), Who(seat)) for seat in SEATS),
        seen={n * len(SEATS) + seat: str(number) for n, (seat, number) in enumerate(estimates)},
    )
