"""Bakerstreet: the sheet to deduce on. Counts and shown cards fade, and are not filled in."""

from __future__ import annotations

from dataclasses import replace

from games.bakerstreet.model import SEATS, Letter
from games.bakerstreet.paper import PLAYERS, ROUNDS, SUM, cell_at
from games.bakerstreet.views import SeatView, TableView
from games.core.deduction.sheet import Cell, Column, Section, Sheet, Sign, seat_columns
from games.core.lines import Line


def sheet(table: TableView, view: SeatView) -> Sheet:
    """Return the sheet of a seat: the estimates since the last doubt, in order, stacks, hands, and letters by where they are."""
    piles = range(1, len(table.piles) + 1)
    said = [Line("bakerstreet-sheet-estimate", {"n": n + 1}) for n in range(ROUNDS)]
    stacks = [Line("bakerstreet-sheet-pile", {"n": n}) for n in piles]
    hands = (Line("bakerstreet-sheet-sum"), Line("bakerstreet-sheet-reached"))
    paper = Sheet(
        title=Line("sheet-title"),
        sections=(
            Section(Line("bakerstreet-sheet-estimates"), tuple(said), PLAYERS),
            Section(Line("bakerstreet-sheet-piles"), tuple(stacks), PLAYERS),
            Section(Line("bakerstreet-sheet-hands"), hands, PLAYERS),
            Section(Line("bakerstreet-sheet-letters"), tuple(Letter)),
        ),
        columns=(
            *seat_columns(len(SEATS)),
            *(Column(f"P{n}", stack) for n, stack in zip(piles, stacks, strict=True)),
        ),
        late=len(table.piles),
        seen={},
    )
    seen: dict[Cell, str] = {
        cell_at(n, seat): str(number) for n, (seat, number) in enumerate(table.estimates[-ROUNDS:])
    }
    if view.hand:
        seen[cell_at(SUM, view.seat)] = str(sum(card.points for card in view.hand))
    for seat in SEATS:
        letters = view.letters if seat == view.seat else table.sides[seat].letters or ()
        seen |= {paper.cell(letter, seat): Sign.YES for letter in letters}
    return replace(paper, seen=seen)
