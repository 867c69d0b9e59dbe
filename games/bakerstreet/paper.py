"""Bakerstreet: layout of the deduction sheet (rows, columns, cell numbers)."""

from __future__ import annotations

from typing import Final

from games.core.deduction.sheet import Cell

ROUNDS: Final = 10
"""Rows for estimates; of more, the last are filled in."""

PILES: Final = 5
LETTERS: Final = 20
FIRST_PILE: Final = ROUNDS
SUM: Final = FIRST_PILE + PILES
"""The row for the sum of a hand."""
REACHED: Final = SUM + 1
"""The row for whether both hands are worth the last estimate, in the column of its author."""
FIRST_LETTER: Final = REACHED + 1
ROWS: Final = FIRST_LETTER + LETTERS
PLAYERS: Final = 2
"""Columns of the players; those of the piles came later."""


def cell_at(row: int, column: int) -> Cell:
    """Return the number of a cell."""
    if column < PLAYERS:
        return row * PLAYERS + column
    return ROWS * PLAYERS + row * PILES + column - PLAYERS


def place_of(cell: Cell) -> tuple[int, int]:
    """Return the row and the column of a cell; a row that is none for a number that is none."""
    late = cell - ROWS * PLAYERS
    if late < 0:
        return divmod(cell, PLAYERS)
    row, column = divmod(late, PILES)
    return row, column + PLAYERS
