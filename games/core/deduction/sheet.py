"""The sheet to deduce on: the paper that lies in every box, as a grid for one seat.

A game declares its rows and columns, and the cells that the seat sees anyway; a player's marks are theirs alone, and no rule
reads it. A cell is numbered row by row, from the first row of the first section.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum, StrEnum
from typing import Final, NamedTuple, TypeAlias

from games.core.colours import GLOW, PALE, GroundTones, mix
from games.core.lines import Line, Who
from games.core.scene import Backdrop, Colour, Disc, Mark, PrivateScene, Rect, Stroke, Write
from games.core.seats import all_seats

Cell: TypeAlias = int
"""row * columns + column; where a game got more columns later, their cells are numbered after all others."""

Heading: TypeAlias = Enum | Who | Line
"""The subject of a row or a column: a noun, a player or a line of the catalogue."""


class Sign(StrEnum):
    """The common marks. Any other mark is a sign of the player's own, shorter than any of these."""

    YES = "yes"
    NO = "not"
    MAYBE = "maybe"


WIDEST: Final = 16
"""More columns than any sheet has."""
OWN: Final = 2
"""Letters or digits in a sign of one's own, at most."""


@dataclass(frozen=True, slots=True)
class Section:
    """Rows that belong together, under a title; `columns`: if not None, only so many, the first, mean something there."""

    title: Line
    rows: tuple[Heading, ...]
    columns: int | None = None


@dataclass(frozen=True, slots=True)
class Column:
    """A column: its meaning, and the one or two letters above it, explained below the picture's title."""

    sign: str
    what: Heading


def seat_columns(seats: int) -> tuple[Column, ...]:
    """Return a column for each seat."""
    return tuple(Column(str(seat + 1), Who(seat)) for seat in all_seats(seats))


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet:
    """The paper of one seat. `seen` holds the cells that need no mark: their values are visible at the table or on the desk."""

    title: Line
    sections: tuple[Section, ...]
    columns: tuple[Column, ...]
    seen: Mapping[Cell, str]  # a Sign, or a number
    tones: tuple[Colour, ...] = ()  # one for each row, where rows have colours
    late: int = 0  # how many of the last columns came later: marks that are stored stay where they are

    @property
    def rows(self) -> tuple[Heading, ...]:
        """All rows, in order."""
        return tuple(row for section in self.sections for row in section.rows)

    def has(self, row: int, column: int) -> bool:
        """Return whether there is a cell in a row and a column, both counted from 0."""
        wide = [section.columns for section in self.sections for _ in section.rows]
        return row < len(wide) and column < min(len(self.columns), wide[row] or WIDEST)

    def cell(self, row: Heading, column: int) -> Cell:
        """Return the number of a cell. Raises ValueError where there is no such row."""
        return self.at(self.rows.index(row), column)

    def at(self, row: int, column: int) -> Cell:
        """Return the number of the cell in a row and a column, both counted from 0."""
        first = len(self.columns) - self.late
        if column < first:
            return row * first + column
        return len(self.rows) * first + row * self.late + column - first

    def place(self, cell: Cell) -> tuple[int, int]:
        """Return the row and the column of a cell, both counted from 0: the inverse of `at`."""
        first = len(self.columns) - self.late
        if cell < len(self.rows) * first:
            return divmod(cell, first)
        row, column = divmod(cell - len(self.rows) * first, self.late)
        return row, first + column


WIDTH: Final = 720
MARGIN: Final = 20
NAMES_WIDTH: Final = 224
ROW: Final = 34
TITLE: Final = 40
TEXT: Final = 32
"""The size of words: a phone shows the picture at two fifths of its width."""
FOUND: Final = "#bfe0f7"
"""The colour of a finding, neither seen nor marked: in a ring, on a ground tinted with it."""
SMALL: Final = 31
TAB: Final = 32
"""The height of the sign of a column in the legend, and its width: a disc, if it has one letter."""
LETTER: Final = 20
"""The width of each letter more."""
COLOURS: Final = {Sign.YES: "#a3e096", Sign.NO: "#ffa294", Sign.MAYBE: GLOW}


@dataclass(frozen=True, slots=True)
class Notes:
    """Entries that stand on a sheet by themselves: certainties, and shares of deals for the other cells."""

    certain: Mapping[Cell, str] = field(default_factory=dict)
    shares: Mapping[Cell, str] = field(default_factory=dict)


class _Shown(NamedTuple):
    """The entries of a cell, of each kind."""

    seen: str | None
    mark: str | None
    certain: str | None
    share: str | None


def sheet_scene(
    sheet: Sheet,
    marks: Mapping[Cell, str],
    chosen: tuple[int | None, int | None],
    ground: GroundTones,
    notes: Notes | None = None,
) -> PrivateScene:
    """Return the picture of a sheet with its player's marks; `chosen` is the row and the column to mark next."""
    notes = notes or Notes()
    legend = ROW * -(-len(sheet.columns) // 2)
    height = 2 * MARGIN + legend + TITLE * len(sheet.sections) + ROW * len(sheet.rows)
    wide = (WIDTH - 2 * MARGIN - NAMES_WIDTH) / len(sheet.columns)
    drawn: list[Mark] = []
    tab = max(TAB + LETTER * (len(column.sign) - 1) for column in sheet.columns)
    top = MARGIN
    for n, column in enumerate(sheet.columns):  # the legend, two columns in a line
        x = MARGIN + (n % 2) * (WIDTH / 2 - MARGIN)
        drawn.append(Rect(x + 2, top + 2, tab, TAB, fill=GLOW, radius=TAB / 2))
        drawn.append(Write(x + 2 + tab / 2, top + 18, column.sign, SMALL, ground.deep, bold=True, room=tab))
        left = tab + 14
        drawn.append(Write(x + left, top + 18, column.what, TEXT, PALE, "left", room=WIDTH / 2 - MARGIN - left - 16))
        top += ROW * (n % 2 or n == len(sheet.columns) - 1)
    row = 0
    for section in sheet.sections:
        drawn.append(Write(MARGIN, top + TITLE / 2 + 4, section.title, TEXT, GLOW, "left", bold=True, room=NAMES_WIDTH))
        for n, column in enumerate(sheet.columns[: section.columns]):
            x = MARGIN + NAMES_WIDTH + (n + 0.5) * wide
            drawn.append(Write(x, top + TITLE / 2 + 4, column.sign, TEXT, GLOW, bold=True, room=wide))
        top += TITLE
        for heading in section.rows:
            if chosen[0] == row:
                row_box = Rect(MARGIN - 8, top, WIDTH - 2 * MARGIN + 16, ROW, mix(ground.main, PALE, 0.12), GLOW, 2)
                drawn.append(row_box)
            name = MARGIN + (30 if sheet.tones else 0)
            if sheet.tones:
                drawn.append(Disc(MARGIN + 10, top + ROW / 2, 10, 10, fill=sheet.tones[row], line=PALE))
            drawn.append(Write(name, top + ROW / 2, heading, TEXT, PALE, "left", room=MARGIN + NAMES_WIDTH - name - 10))
            for n in range(len(sheet.columns[: section.columns])):
                cell = sheet.at(row, n)
                shown = _Shown(sheet.seen.get(cell), marks.get(cell), notes.certain.get(cell), notes.shares.get(cell))
                at = (MARGIN + NAMES_WIDTH + n * wide, top, wide)
                drawn += _cell(at, shown, ground, is_chosen=(row, n) == chosen)
            top += ROW
            row += 1
    paper = Backdrop(f"sheet-{ground.main}-{height}", (Rect(0, 0, WIDTH, height, fill=ground.main),))
    return PrivateScene(width=WIDTH, height=height, backdrop=paper, marks=tuple(drawn), alt=sheet.title)


def _cell(at: tuple[float, float, float], entries: _Shown, ground: GroundTones, *, is_chosen: bool) -> list[Mark]:
    left, top, wide = at
    seen, mark, certain, share = entries
    fill = ground.deep if seen is not None else mix(ground.main, FOUND, 0.2) if certain is not None else None
    box = Rect(
        left + 1,
        top + 1,
        wide - 2,
        ROW - 2,
        fill=fill,
        line=GLOW if is_chosen else ground.line,
        width=3 if is_chosen else 1,
    )
    x, y = left + wide / 2, top + ROW / 2
    if (shown := mark if mark is not None else seen) is not None:
        drawn: list[Mark] = [box, *sign_marks(shown, x, y)]
        if seen is None and certain not in (None, mark):  # the mark is wrong: what follows stands in the corner
            drawn += sign_marks(certain or "", left + wide - 11, top + 11, FOUND, 0.5)
        return drawn
    if certain is not None:
        ring = Disc(x, y, 15, 15, line=FOUND, width=2)
        return [box, ring, *sign_marks(certain, x, y, FOUND, 0.6)]
    return [box] if share is None else [box, Write(x, y, share, SMALL, mix(PALE, ground.main, 0.25), room=wide - 6)]


def sign_marks(sign: str, x: float, y: float, colour: Colour | None = None, size: float = 1) -> list[Mark]:
    """Return a mark drawn around a point: a tick, a cross, a question mark, or letters."""

    def at(across: float, down: float) -> tuple[float, float]:
        return x + across * size, y + down * size

    match sign:
        case Sign.YES:
            return [Stroke((at(-10, 0), at(-3, 9), at(11, -9)), colour or COLOURS[Sign.YES], 5 * size)]
        case Sign.NO:
            ink = colour or COLOURS[Sign.NO]
            return [
                Stroke((at(-9, -9), at(9, 9)), ink, 5 * size),
                Stroke((at(-9, 9), at(9, -9)), ink, 5 * size),
            ]
        case Sign.MAYBE:
            return [Write(x, y, "?", TEXT, COLOURS[Sign.MAYBE], bold=True)]
        case _:
            return [Write(x, y, sign, TEXT, colour or PALE, bold=True, room=44)]
