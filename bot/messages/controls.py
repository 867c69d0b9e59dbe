"""Controls: what a button, select or form of the bot stands for, as an id that tells a stranger nothing.

`t:<table>:<seen>:<index>`, the index being a path of numbers:

    0.k     a fixed control (`Fixed`)
    1.v     the verb number v of the game: shows its choices, or does it if there is only one
    2.i     the legal action number i of the presser's seat at step `seen`
    3.v     one field's worth of actions of verb v: a select, whose value is a number as in 2.i
    4.v     a form of verb v; its fields hold numbers
    5.i     as 2.i, after a caution was read
    6.v.k   the verb v with the value number k of its first field: shows the choices for the second
    7.v     asks for the number of verb v in writing
    8.v     the form that 7.v opens
    9.o.c   the sheet: the operation `SheetKey` number o, a row and a column being chosen (`Chosen`)
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import IntEnum
from typing import Self

from bot.tables.records import TableId


class Fixed(IntEnum):
    """Controls that every table has."""

    JOIN = 0
    LEAVE = 1
    START = 2
    DESK = 3
    NOTES = 4
    RULES = 5
    LOG = 6
    OPTION = 7
    NOTES_FORM = 8
    CANCEL = 9
    RESIGN = 10
    END = 11
    EXPORT = 12
    PACE = 13
    SHEET = 14
    CLOSE = 20


class Kind(IntEnum):
    """The first number of an index."""

    FIXED = 0
    VERB = 1
    ACTION = 2
    SELECT = 3
    FORM = 4
    CONFIRMED = 5
    PART = 6
    NUMBER = 7
    WRITTEN = 8
    SHEET = 9


class SheetKey(IntEnum):
    """What can be pressed on a sheet."""

    YES = 0
    NO = 1
    MAYBE = 2
    OWN = 3
    CLEAR = 4
    UNDO = 5
    COLUMN = 6
    ROWS = 7  # and above: one list of rows each


@dataclass(frozen=True, slots=True)
class Control:
    """One control of one table, made for step `seen`."""

    table: TableId
    seen: int
    kind: Kind
    number: int
    part: int | None = None  # tells apart several selects or fields of one screen

    @property
    def id(self) -> str:
        """The custom id, at most 100 characters."""
        tail = "" if self.part is None else f".{self.part}"
        return f"t:{self.table}:{self.seen}:{self.kind:d}.{self.number}{tail}"

    @classmethod
    def read(cls, custom_id: str) -> Self | None:
        """Return the control, or None where the id is not one of ours."""
        if (match := _ID.fullmatch(custom_id)) is None:
            return None
        table, seen, kind, number = (int(each) for each in match.groups()[:4])
        part = match["part"]
        if kind not in list(Kind):
            return None
        return cls(TableId(table), seen, Kind(kind), number, int(part) if part is not None else None)


# Nine digits at most: whoever forges an id must not reach numbers that a database cannot hold.
_ID = re.compile(r"t:([0-9]{1,9}):([0-9]{1,9}):([0-9])\.([0-9]{1,9})(?:\.(?P<part>[0-9]{1,9}))?")
