"""13 Indices: the sheet to deduce on, cards by players and secret informants."""

from __future__ import annotations

from dataclasses import replace

from games.clues.model import Box, Person, Place, Weapon
from games.clues.palette import TONES
from games.clues.views import SeatView, TableView
from games.core.deduction.sheet import Cell, Column, Section, Sheet, Sign, seat_columns
from games.core.lines import Line

KINDS = ((Person, "clues-sheet-persons"), (Place, "clues-sheet-places"), (Weapon, "clues-sheet-weapons"))


def sheet(table: TableView, view: SeatView, *, box: Box) -> Sheet:
    """Return the sheet of a seat: the cards on the other screens, those behind its own, informants, and its own case."""
    cards = box.cards(table.seats)
    columns = [*seat_columns(table.seats)]
    if table.letters:
        columns.append(Column("i", Line("clues-sheet-informants")))
    columns.append(Column("?", Line("clues-sheet-case")))
    paper = Sheet(
        title=Line("sheet-title"),
        sections=tuple(
            Section(Line(title), tuple(card for card in cards if isinstance(card, kind))) for kind, title in KINDS
        ),
        columns=tuple(columns),
        late=1,
        seen={},
        tones=tuple(TONES[box.colour[card]].main for card in cards),
    )
    seen: dict[Cell, str] = {paper.cell(card, view.seat): Sign.YES for card in view.inner or ()}
    seen |= {paper.cell(card, seat): Sign.YES for seat, outer in view.others for card in outer}
    seen |= {paper.cell(card, table.seats): Sign.YES for _, card in view.seen}
    seen |= {
        paper.cell(card, len(columns) - 1): Sign.YES for card in (table.screens[view.seat] if table.screens else ())
    }
    return replace(paper, seen=seen)
