"""Operations on a sheet, as numbers of its controls (`Kind.SHEET`)."""

from __future__ import annotations

from enum import IntEnum


class SheetKey(IntEnum):
    """Operations on a sheet."""

    YES = 0
    NO = 1
    MAYBE = 2
    OWN = 3
    CLEAR = 4
    UNDO = 5
    COLUMN = 6  # a list; without values, the chosen one is in its part
    ROWS = 7  # and above: one list of rows each
    WHY = 30
    CHECK = 31
    HINT = 40  # and above: the rungs of a hint
    WORDS = 50  # words in the picture's place, or the picture again
