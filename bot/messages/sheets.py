"""The sheet on its player's screen: a picture, the same in words, and the controls."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Self

from bot.messages.buttons import PLAIN, PRIMARY, in_rows
from bot.messages.controls import Control, Fixed, Kind, SheetKey
from bot.messages.presenter import Presenter
from bot.messages.sentences import reader_of, unlinked
from bot.tables.records import Level, Mark, TableRecord
from bot.telling.message import Button, Choice, Field, Form, PrivateMessage, Reader, Select
from games.core.deduction.knowledge import Findings
from games.core.deduction.sheet import OWN, WIDEST, Cell, Heading, Notes, Sheet, Sign, sheet_scene
from games.core.lines import Line, Who

LIST = 25
"""How many choices Discord takes in a list."""
WORDS_LIMIT = 3000
"""More words than this come as a file."""
REASONS_LIMIT = 2500
COUNTABLE = 10**15
"""From this number on, deals are not named: where luck counts as well, their number has hundreds of digits."""
SIGN_LABELS = {
    SheetKey.YES: "sheet-yes",
    SheetKey.NO: "sheet-no",
    SheetKey.MAYBE: "sheet-maybe",
    SheetKey.OWN: "sheet-own",
    SheetKey.CLEAR: "sheet-clear",
}
WRITTEN = {Sign.YES.value: "✓", Sign.NO.value: "✗", Sign.MAYBE.value: "?"}
"""Signs that are the same in every language; any other is the player's own."""


@dataclass(frozen=True, slots=True)
class Chosen:
    """The row and the column that are marked next, as far as they are chosen."""

    row: int | None = None
    column: int | None = None

    @classmethod
    def read(cls, part: int | None) -> Self:
        """Return the choice that a control's part encodes."""
        row, column = divmod(part or 0, WIDEST)
        return cls(row - 1 if row else None, column - 1 if column else None)

    @property
    def part(self) -> int:
        """The same as one number."""
        row, column = (0 if each is None else each + 1 for each in (self.row, self.column))
        return row * WIDEST + column

    def cell(self, sheet: Sheet) -> Cell | None:
        """Return the number of the cell, if there is one."""
        if self.row is None or self.column is None:
            return None
        return sheet.at(self.row, self.column) if sheet.has(self.row, self.column) else None


@dataclass(frozen=True, slots=True, kw_only=True)
class Thoughts:
    """The program's entries on a sheet, up to the table's level, with reasons where they were asked for."""

    level: Level = Level.PAPER
    findings: Findings | None = None  # None on paper, and where it could not be worked out
    failed: str = "unthought"  # the refusal that says why it could not
    reasons: tuple[Line, ...] = ()
    cited: tuple[str, ...] = ()
    sign: str = ""  # the certain sign in the cell of a hint
    hint: str = ""
    next_hint: int | None = None  # the rung that the button leads to; None where hints are not allowed

    def notes(self, sheet: Sheet) -> Notes:
        """Return the findings for the cells outside the player's own view."""
        if self.findings is None:
            return Notes()
        values = {cell: counts for cell, counts in self.findings.cells.items() if cell not in sheet.seen}
        certain = {cell: next(iter(counts)) for cell, counts in values.items() if len(counts) == 1}
        if self.level is not Level.ANALYST:
            return Notes(certain)
        return Notes(certain, {cell: _share(counts) for cell, counts in values.items() if len(counts) > 1})


class Sheets:
    """Makes the screens of sheets, for one person at a time."""

    def __init__(self, presenter: Presenter) -> None:
        self._sentences = presenter.sentences
        self._buttons = presenter.buttons

    def screen(
        self,
        record: TableRecord,
        sheet: Sheet,
        made: Sequence[Mark],
        chosen: Chosen,
        locale: str,
        thoughts: Thoughts = Thoughts(),
    ) -> PrivateMessage:
        """Return the sheet with its marks, and the controls to mark the next cell."""
        reader = reader_of(record, locale)
        marks, notes = standing(made), thoughts.notes(sheet)
        title = self._sentences.line(reader, sheet.title)
        reasons = "\n".join(filter(None, (thoughts.hint, self._reasons(reader, sheet, chosen, thoughts))))
        words = "\n".join(self._columns(reader, sheet, marks, notes))
        is_long = len(words) + len(reasons) > WORDS_LIMIT
        shown = (title, "" if is_long else words, reasons, *self._legend(reader, thoughts))
        parts = [each for each in shown if each]
        return PrivateMessage(
            text="\n".join(parts),
            scene=sheet_scene(sheet, marks, (chosen.row, chosen.column), notes),
            alt=self._sentences.plain(reader, sheet.title),
            files=(("sheet.txt", words.replace("**", "").encode()),) if is_long else (),
            rows=(
                *self._row_lists(record, reader, sheet, chosen),
                *self._column_buttons(record, reader, sheet, chosen),
                self._signs(record, reader, sheet, chosen),
                self._last(record, reader, sheet, made, chosen, thoughts),
            ),
            reader=reader,
        )

    def own_sign(self, record: TableRecord, chosen: Chosen, locale: str) -> Form:
        """Return the form for a sign of one's own."""
        reader = Reader(locale)
        title = self._sentences.say(reader, "sheet-own")
        field = Field(id="sign", label=self._sentences.say(reader, "sheet-own-label"), limit=OWN, is_short=True)
        return Form(id=_control(record, SheetKey.OWN, chosen), title=title, fields=(field,))

    def _reasons(self, reader: Reader, sheet: Sheet, chosen: Chosen, thoughts: Thoughts) -> str:
        """Return the reasons for the certain sign of a cell, with links to the posts if that is not too long."""
        cell = chosen.cell(sheet)
        if not thoughts.reasons or cell is None or chosen.row is None or chosen.column is None:
            return ""
        sign = thoughts.sign or (thoughts.findings.certain(cell) if thoughts.findings is not None else None) or ""
        head = self._sentences.say(
            reader,
            "sheet-why",
            sign=self._sign(reader, sign),
            row=self._heading(reader, sheet.rows[chosen.row]),
            column=self._heading(reader, sheet.columns[chosen.column].what),
        )
        linked, plain = (replace(reader, cited=each) for each in (thoughts.cited, unlinked(thoughts.cited)))
        text = "\n".join([head, *self._sentences.lines(linked, thoughts.reasons)])
        if len(text) > REASONS_LIMIT:
            text = "\n".join([head, *self._sentences.lines(plain, thoughts.reasons)])
        return text[:REASONS_LIMIT]

    def _legend(self, reader: Reader, thoughts: Thoughts) -> Iterator[str]:
        yield self._sentences.say(reader, "sheet-legend")
        if thoughts.level is Level.PAPER:
            return
        if thoughts.findings is None:
            yield self._sentences.say(reader, f"refusal-{thoughts.failed}")
            return
        yield self._sentences.say(reader, "sheet-legend-notebook")
        if thoughts.level is Level.ANALYST:
            deals = thoughts.findings.deals if thoughts.findings.deals < COUNTABLE else 0
            yield self._sentences.say(reader, "sheet-legend-analyst", deals=deals)

    def _columns(self, reader: Reader, sheet: Sheet, marks: Mapping[Cell, str], notes: Notes) -> list[str]:
        """Return one line for each column with an entry: marks, cells in the player's view, findings."""
        lines = []
        for n, column in enumerate(sheet.columns):
            cells = []
            for row, heading in enumerate(sheet.rows):
                cell = sheet.at(row, n)
                name, certain = self._heading(reader, heading), notes.certain.get(cell)
                if (mark := marks.get(cell)) is not None:
                    wrong = "" if certain in (None, mark) else f" (__{self._sign(reader, certain)}__)"
                    cells.append(f"{self._sign(reader, mark)} {name}{wrong}")
                elif (seen := sheet.seen.get(cell)) is not None:
                    cells.append(f"{self._sign(reader, seen)} *{name}*")
                elif certain is not None:
                    cells.append(f"{self._sign(reader, certain)} __{name}__")
                elif (share := notes.shares.get(cell)) is not None:
                    cells.append(f"{share} {name}")
            if cells:
                # As a fact, a name is escaped: here it stands among markup.
                what = column.what if isinstance(column.what, Who) else self._heading(reader, column.what)
                lines.append(
                    self._sentences.say(reader, "sheet-column", sign=column.sign, what=what, cells=" · ".join(cells))
                )
        return lines

    def _row_lists(
        self, record: TableRecord, reader: Reader, sheet: Sheet, chosen: Chosen
    ) -> list[tuple[Button | Select, ...]]:
        """Return the rows to choose from: in one list, or in one for each section."""
        rows = list(enumerate(sheet.rows))
        parts = [(sheet.title, rows)] if len(rows) <= LIST else []
        if not parts:
            start = 0
            for section in sheet.sections:
                parts.append((section.title, rows[start : start + len(section.rows)]))
                start += len(section.rows)
        return [
            (
                Select(
                    id=_control(record, SheetKey.ROWS + i, chosen),
                    prompt=self._sentences.plain(reader, title)
                    if len(parts) > 1
                    else self._sentences.say(reader, "sheet-row"),
                    choices=tuple(
                        Choice(value=str(row), label=self._heading(reader, heading), is_default=row == chosen.row)
                        for row, heading in listed
                    ),
                ),
            )
            for i, (title, listed) in enumerate(parts)
        ]

    def _column_buttons(
        self, record: TableRecord, reader: Reader, sheet: Sheet, chosen: Chosen
    ) -> tuple[tuple[Button, ...], ...]:
        return in_rows(
            [
                Button(
                    id=_control(record, SheetKey.COLUMN, Chosen(chosen.row, n)),
                    label=f"{column.sign} {self._heading(reader, column.what)}",
                    style=PRIMARY if n == chosen.column else PLAIN,
                )
                for n, column in enumerate(sheet.columns)
            ]
        )

    def _signs(self, record: TableRecord, reader: Reader, sheet: Sheet, chosen: Chosen) -> tuple[Button, ...]:
        return tuple(
            Button(
                id=_control(record, key, chosen),
                label=self._sentences.say(reader, label),
                off=chosen.cell(sheet) is None,
            )
            for key, label in SIGN_LABELS.items()
        )

    def _last(
        self,
        record: TableRecord,
        reader: Reader,
        sheet: Sheet,
        made: Sequence[Mark],
        chosen: Chosen,
        thoughts: Thoughts,
    ) -> tuple[Button, ...]:
        last = made[-1].n if made else 0
        label = self._sentences.say(reader, "sheet-undo")
        undo = Button(id=_control(record, SheetKey.UNDO, chosen, last), label=label, off=not made)
        buttons = [undo]
        if thoughts.level is not Level.PAPER:
            why = _control(record, SheetKey.WHY, chosen)
            is_open = chosen.cell(sheet) not in thoughts.notes(sheet).certain
            buttons.append(Button(id=why, label=self._sentences.say(reader, "sheet-why-control"), off=is_open))
        if thoughts.next_hint is not None:
            hint = _control(record, SheetKey.HINT + thoughts.next_hint, chosen)
            buttons.append(
                Button(id=hint, label=self._sentences.say(reader, "hint-control", rung=int(thoughts.next_hint)))
            )
        return (*buttons, self._buttons.fixed(record, 0, Fixed.DESK, reader))

    def _heading(self, reader: Reader, heading: Heading) -> str:
        if isinstance(heading, Who):
            return reader.names[heading.seat]
        if isinstance(heading, Enum):
            return self._sentences.catalogue.noun(reader.locale, heading)
        return self._sentences.plain(reader, heading)

    def _sign(self, reader: Reader, sign: str) -> str:
        return WRITTEN.get(sign) or self._sentences.say(reader, "sheet-sign-own", sign=sign)


def _share(counts: Mapping[str, int]) -> str:
    """Return the share of deals in percent, 1 to 99, as 0 and 100 would be certain; of a number, the likeliest with it."""
    value = Sign.YES.value if Sign.YES.value in counts else max(counts, key=lambda each: counts[each])
    share = str(min(99, max(1, round(100 * counts[value] / sum(counts.values())))))
    return share if value in list(Sign) else f"{value}·{share}"


def standing(made: Sequence[Mark]) -> dict[Cell, str]:
    """Return the signs of the cells after all marks."""
    marks = {mark.cell: mark.sign for mark in made}
    return {cell: sign for cell, sign in marks.items() if sign}


def _control(record: TableRecord, key: int, chosen: Chosen, last: int = 0) -> str:
    """Return the id of a control of a sheet. It is made for no step: in its place stands the last mark, for taking it back."""
    return Control(record.id, last, Kind.SHEET, key, (chosen.part,)).id
