"""Cluedo: the sheet to deduce on, cards by players and envelope."""

from __future__ import annotations

from dataclasses import replace

from games.cluedo.model import ROOM_LIST, SUSPECTS, WEAPONS
from games.cluedo.views import SeatView, TableView
from games.core.deduction.sheet import Cell, Column, Section, Sheet, Sign, seat_columns
from games.core.lines import Line

SECTIONS = (
    Section(Line("cluedo-sheet-suspects"), SUSPECTS),
    Section(Line("cluedo-sheet-weapons"), WEAPONS),
    Section(Line("cluedo-sheet-rooms"), ROOM_LIST),
)


def sheet(table: TableView, view: SeatView) -> Sheet:
    """Return the sheet of a seat: its own hand, the cards it was shown, and the envelope once it has looked into it."""
    columns = (*seat_columns(table.seats), Column("E", Line("cluedo-sheet-envelope")))
    paper = Sheet(title=Line("sheet-title"), sections=SECTIONS, columns=columns, seen={})
    seen: dict[Cell, str] = {paper.cell(card, view.seat): Sign.YES for card in view.hand}
    seen |= {paper.cell(shown.card, shown.other): Sign.YES for shown in view.seen}
    seen |= {paper.cell(card, table.seats): Sign.YES for card in table.envelope or view.envelope or ()}
    return replace(paper, seen=seen)
