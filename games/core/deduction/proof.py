"""Proof of a puzzle: the sheet that its solver marks, and the marks that follow from what the solver is shown.

Nothing is to be guessed: a mark stands if it follows, and else it is refused, whether it is true or not.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from games.core.deduction.knowledge import Value
from games.core.deduction.sheet import Cell, Sheet, Sign
from games.core.lines import Line

SheetDeal = Mapping[Cell, Value]
"""The values that all cells of a sheet have in one deal."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Quiz:
    """A case as questions with a choice of answers: of each part its title, its candidates and the right one."""

    titles: tuple[Line, ...]
    parts: tuple[tuple[StrEnum, ...], ...]
    solution: tuple[StrEnum, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ProofSheet:
    """A sheet to mark, the values that follow in its cells, and the cells to mark with YES until the case is closed.

    `column`: where every solution stands, which may be told; None where the column is part of the answer.
    `quiz`: the same case for those who would rather answer; None where guesses would win too often. `has_steps`: whether other
    cells lead to those that are asked for.
    """

    sheet: Sheet
    certain: Mapping[Cell, Value]
    asked: frozenset[Cell]
    column: int | None = None
    quiz: Quiz | None = None
    has_steps: bool = True

    def has(self, cell: Cell) -> bool:
        """Whether a cell may be marked: there is such a one, and the solver does not see its value anyway."""
        return cell not in self.sheet.seen and cell in set(cells_of(self.sheet))

    def follows(self, cell: Cell, sign: Value) -> bool:
        """Whether a mark follows from the clues."""
        return self.certain.get(cell) == sign

    def open_cells(self, marks: Mapping[Cell, Value]) -> Mapping[Cell, int]:
        """Return the cells that are certain and not marked, each with how far it is from what is asked.

        0: asked; 1: another YES; 2: a NO in a column asked for; 3: any other. Only those that are asked, where no others lead to them; and
        not those in the row of a mark with YES: it says all of it.
        """
        rows = {cell: n for n, cells in enumerate(_rows_of(self.sheet)) for cell in cells}
        done = {rows[cell] for cell, value in marks.items() if value == Sign.YES}
        columns = {self.sheet.place(cell)[1] for cell in self.asked}
        cells = self.certain if self.has_steps else self.asked
        left = [cell for cell in cells if self.has(cell) and cell not in marks and rows[cell] not in done]
        far = {
            cell: 0
            if cell in self.asked
            else 1
            if self.certain[cell] == Sign.YES
            else 3 - (self.sheet.place(cell)[1] in columns)
            for cell in left
        }
        return dict(sorted(far.items(), key=lambda each: (each[1], each[0])))

    def is_closed(self, marks: Mapping[Cell, Value]) -> bool:
        """Whether these marks prove all that is asked."""
        return all(marks.get(cell) == Sign.YES for cell in self.asked)

    def disclosed(self, deal: SheetDeal, known: Collection[Cell]) -> SheetDeal:
        """Return a deal without the cells that are certain and not among those known: to show them would give the solution away."""
        return {cell: value for cell, value in deal.items() if cell in known or cell not in self.certain}


def cells_of(sheet: Sheet) -> Iterator[Cell]:
    """Yield the cells of a sheet, row by row."""
    for row in _rows_of(sheet):
        yield from row


def proof_of_parts(sheet: Sheet, parts: Sequence[Sequence[StrEnum]], solution: Sequence[StrEnum]) -> ProofSheet:
    """Return the proof of a puzzle of which all parts follow. The candidates of each part fill as many rows as they need, in order."""
    rows, certain = _rows_of(sheet), dict[Cell, Value]()
    for part, noun in zip(parts, solution, strict=True):
        cells: list[Cell] = []
        while len(cells) < len(part):
            cells += next(rows)
        certain |= {cell: (Sign.YES if each == noun else Sign.NO).value for cell, each in zip(cells, part, strict=True)}
    asked = frozenset(cell for cell, value in certain.items() if value == Sign.YES)
    return ProofSheet(sheet=sheet, certain=certain, asked=asked, has_steps=False)


def refuted_by(proof: ProofSheet, cell: Cell, sign: Value) -> SheetDeal | None:
    """Return the only values that fit a puzzle of which all parts follow; None where the mark agrees."""
    return None if proof.follows(cell, sign) else proof.certain


def _rows_of(sheet: Sheet) -> Iterator[list[Cell]]:
    for row in range(len(sheet.rows)):
        yield [sheet.at(row, column) for column in range(len(sheet.columns)) if sheet.has(row, column)]
