"""The sheet on its player's screen: a picture or the same in words, the controls, and the answer below them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Self

from bot.deduction.messages.controls import SheetKey
from bot.deduction.messages.sheet_words import SheetWords
from bot.messages.controls import Control, Fixed, Kind
from bot.messages.presenter import Presenter
from bot.messages.sentences import reader_of, unlinked
from bot.tables.records import Level, SheetMark, TableRecord
from bot.telling.message import Button, Field, Form, PrivateMessage, Reader, Row, Select
from bot.telling.message import Heading as Words
from games import BY_KEY
from games.core.deduction.hint import Rung
from games.core.deduction.knowledge import Findings
from games.core.deduction.sheet import OWN, WIDEST, Cell, Notes, Sheet, Sign, sheet_scene
from games.core.lines import Line

WORDS_LIMIT = 3000
"""More words than this come as a file."""
IN_WORDS = 1 << 16
"""Added to the part of a control on the sheet in words; more than any cell's."""
REASONS_LIMIT = 2500
"""Longer reasons stand alone: with the sheet they would be more than Discord takes."""
PAGE_LIMIT = 3700
"""Longer than this, whole lines are left out: a count of hints, and the signs that cover each line, come on top."""
LEFT_OUT = "…"
COUNTABLE = 10**15
"""From this number on, deals are not named: where luck counts as well, their number has hundreds of digits."""
SHORT = 10**4
"""From this number on, deals are named in the words alone: above a picture they would take a second line."""
NUMBERED = "·"
"""Stands between a number and its share."""

LABELS = {
    SheetKey.YES: "sheet-yes",
    SheetKey.NO: "sheet-no",
    SheetKey.MAYBE: "sheet-maybe",
    SheetKey.OWN: "sheet-own",
    SheetKey.CLEAR: "sheet-clear",
    SheetKey.UNDO: "sheet-undo",
    SheetKey.WHY: "sheet-why-control",
    SheetKey.CHECK: "check-control",
}
SIGN_KEYS = {Sign.YES.value: SheetKey.YES, Sign.NO.value: SheetKey.NO, Sign.MAYBE.value: SheetKey.MAYBE}


@dataclass(frozen=True, slots=True)
class Selection:
    """The row and the column that are marked next, as far as they are chosen; and whether words stand in the picture's place."""

    row: int | None = None
    column: int | None = None
    in_words: bool = False

    @classmethod
    def read(cls, part: int | None) -> Self:
        """Return the choice that a control's part encodes."""
        in_words, cell = divmod(part or 0, IN_WORDS)
        row, column = divmod(cell, WIDEST)
        return cls(row - 1 if row else None, column - 1 if column else None, bool(in_words))

    @property
    def part(self) -> int:
        """The same as one number."""
        row, column = (0 if each is None else each + 1 for each in (self.row, self.column))
        return row * WIDEST + column + IN_WORDS * self.in_words

    @property
    def is_open(self) -> bool:
        """Whether a row or a column is still to be chosen."""
        return self.row is None or self.column is None

    def with_row(self, sheet: Sheet, row: int) -> Self:
        """Return the choice with this row; in one with a single cell, that is chosen, and a column that it lacks is not."""
        column = self.column if self.column is not None and sheet.has(row, self.column) else None
        return replace(self, row=row, column=column if sheet.has(row, 1) else 0)

    def with_column(self, sheet: Sheet, column: int) -> Self:
        """Return the choice with this column; a row that lacks it is no longer chosen."""
        row = self.row if self.row is not None and sheet.has(self.row, column) else None
        return replace(self, row=row, column=column)

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
    cell: Cell | None = None  # that of a hint
    reasons: tuple[Line, ...] = ()
    cited: tuple[str, ...] = ()
    sign: str = ""  # the certain sign in the cell of a hint
    said: str = ""  # the answer to a question, in words
    counted: str = ""  # the count of hints, below the reasons
    is_page: bool = False  # what is said takes the sheet's place: beside it, both would be higher than a phone
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
        self._words = SheetWords(presenter.sentences)
        self._controls = presenter.buttons

    def screen(
        self,
        record: TableRecord,
        sheet: Sheet,
        made: Sequence[SheetMark],
        chosen: Selection,
        locale: str,
        thoughts: Thoughts = Thoughts(),
        *,
        has_picture: bool = True,
    ) -> PrivateMessage:
        """Return the sheet with its marks, the controls to mark the next cell, and below them the answer to a question.

        Without `has_picture` it stands in words, and no button leads to the picture.
        """
        if not has_picture:
            chosen = replace(chosen, in_words=True)
        reader = reader_of(record, locale)
        marks, notes = standing(made), thoughts.notes(sheet)
        reasons = self._reasons(reader, sheet, chosen, thoughts)
        answer = "\n".join(filter(None, (thoughts.said, reasons, thoughts.counted)))
        questions = self._questions(record, reader, sheet, chosen, thoughts)
        if thoughts.is_page or len(reasons) > REASONS_LIMIT:
            back = Button(
                id=_control(record, SheetKey.WORDS, chosen), label=self._sentences.say(reader, "control-sheet")
            )
            tabs = self._controls.tabs(record, reader, Fixed.SHEET)
            return PrivateMessage(text=answer, rows=((back, *questions), *tabs), reader=reader, tells_seat=True)
        rows: list[Row] = [
            *self._row_lists(record, reader, sheet, chosen),
            (self._column_list(record, reader, sheet, chosen),),
            *self._buttons(record, reader, sheet, made, chosen, has_picture=has_picture),
        ]
        if questions:
            rows.append(questions)
        if answer:
            rows.append((Words(text=answer),))
        rows += self._controls.tabs(record, reader, Fixed.SHEET)
        head = list(self._title(reader, sheet, thoughts, COUNTABLE if chosen.in_words else SHORT))
        if chosen.cell(sheet) is None:
            head.append(self._sentences.say(reader, "sheet-choose"))
        if not chosen.in_words:
            if chosen.cell(sheet) is not None:
                del head[0]  # a line less: the signs stand there now, and the title in the list of pages
            alt = self._words.alt(reader, sheet, marks, notes)
            return PrivateMessage(
                text="\n".join(head),
                scene=sheet_scene(sheet, marks, (chosen.row, chosen.column), BY_KEY[record.game].ground, notes),
                alt=alt,
                details=alt,
                rows=tuple(rows),
                reader=reader,
                tells_seat=True,
            )
        words = "\n".join(self._words.columns(reader, sheet, marks, notes))
        is_long = len(words) + len(answer) > WORDS_LIMIT
        parts = (*head, "" if is_long else words, *self._legend(reader, thoughts, notes))
        files = (("sheet.txt", words.replace("**", "").encode()),) if is_long else ()
        text = "\n".join(filter(None, parts))
        return PrivateMessage(text=text, files=files, rows=tuple(rows), reader=reader, tells_seat=True)

    def own_sign(self, record: TableRecord, chosen: Selection, locale: str) -> Form:
        """Return the form for a sign of one's own."""
        reader = Reader(locale)
        title = self._sentences.say(reader, "sheet-own-title")
        field = Field(id="sign", label=self._sentences.say(reader, "sheet-own-label"), limit=OWN, is_short=True)
        return Form(id=_control(record, SheetKey.OWN, chosen), title=title, fields=(field,))

    def _reasons(self, reader: Reader, sheet: Sheet, chosen: Selection, thoughts: Thoughts) -> str:
        """Return the reasons for the certain sign of a cell, with links to the posts if that is not too long."""
        cell = chosen.cell(sheet)
        if not thoughts.reasons or cell is None or chosen.row is None or chosen.column is None:
            return ""
        sign = thoughts.sign or (thoughts.findings.certain(cell) if thoughts.findings is not None else None) or ""
        head = self._words.why(reader, sheet, chosen.row, chosen.column, sign)
        linked, plain = (
            [head, *self._sentences.lines(replace(reader, cited=cited), thoughts.reasons)]
            for cited in (thoughts.cited, unlinked(thoughts.cited))
        )
        return text if len(text := "\n".join(linked)) <= REASONS_LIMIT else _whole(plain)

    def _title(self, reader: Reader, sheet: Sheet, thoughts: Thoughts, most: int) -> Iterator[str]:
        """Yield the title, for an analyst with the deals left if they are fewer than `most`; and why nothing follows, if so."""
        title = f"**{self._sentences.line(reader, sheet.title)}**"
        if not thoughts.level.shows_findings:
            yield title
        elif thoughts.findings is None:
            yield title
            yield self._sentences.say(reader, f"refusal-{thoughts.failed}")
        elif thoughts.level is Level.ANALYST and thoughts.findings.deals < most:
            yield self._sentences.say(reader, "sheet-deals", title=title, n=thoughts.findings.deals)
        else:
            yield title

    def _legend(self, reader: Reader, thoughts: Thoughts, notes: Notes) -> Iterator[str]:
        """Yield the meaning of letters and figures, in words and in the picture."""
        yield self._sentences.say(reader, "sheet-legend")
        if thoughts.level.shows_findings and thoughts.findings is not None:
            yield self._sentences.say(reader, "sheet-legend-notebook")
            if thoughts.level is Level.ANALYST:
                yield self._sentences.say(reader, "sheet-legend-analyst")
                if any(NUMBERED in share for share in notes.shares.values()):
                    yield self._sentences.say(reader, "sheet-legend-number")

    def _row_lists(
        self, record: TableRecord, reader: Reader, sheet: Sheet, chosen: Selection
    ) -> Iterator[tuple[Select]]:
        parts = list(self._words.row_choices(reader, sheet, chosen.row))
        for i, (titles, choices) in enumerate(parts):
            prompt = titles if len(parts) > 1 else self._sentences.say(reader, "sheet-row")
            yield (Select(id=_control(record, SheetKey.ROWS + i, chosen), prompt=prompt, choices=choices),)

    def _column_list(self, record: TableRecord, reader: Reader, sheet: Sheet, chosen: Selection) -> Select:
        return Select(
            id=_control(record, SheetKey.COLUMN, chosen),
            prompt=self._sentences.say(reader, "sheet-column-list"),
            choices=self._words.column_choices(reader, sheet, chosen.column),
        )

    def _buttons(
        self,
        record: TableRecord,
        reader: Reader,
        sheet: Sheet,
        made: Sequence[SheetMark],
        chosen: Selection,
        *,
        has_picture: bool,
    ) -> Iterator[tuple[Button, ...]]:
        """Yield the common signs, then the rest; no sign before a cell is chosen.

        In the place of the sign that stands in the cell is the way to clear it.
        """
        cell = chosen.cell(sheet)
        mark = standing(made).get(cell, "") if cell is not None else ""

        def signing(key: SheetKey, *, is_standing: bool) -> Button:
            key = SheetKey.CLEAR if is_standing else key
            return self._button(record, reader, key, chosen)

        if cell is not None:
            yield tuple(signing(key, is_standing=mark == sign) for sign, key in SIGN_KEYS.items())
        last = made[-1].n if made else 0
        undo = (self._button(record, reader, SheetKey.UNDO, chosen, last),) if made else ()
        other = replace(chosen, in_words=not chosen.in_words)
        key = "sheet-picture" if chosen.in_words else "sheet-words"
        turn = Button(id=_control(record, SheetKey.WORDS, other), label=self._sentences.say(reader, key))
        own = (signing(SheetKey.OWN, is_standing=bool(mark) and mark not in SIGN_KEYS),) if cell is not None else ()
        if rest := (*own, *undo, *([turn] if has_picture else ())):
            yield rest

    def _questions(
        self, record: TableRecord, reader: Reader, sheet: Sheet, chosen: Selection, thoughts: Thoughts
    ) -> tuple[Button, ...]:
        """Return the ways to ask the program."""
        buttons = []
        if thoughts.level.shows_findings and chosen.cell(sheet) is not None:
            buttons.append(self._button(record, reader, SheetKey.WHY, chosen))
        if thoughts.level is Level.CHECKED:
            buttons.append(self._button(record, reader, SheetKey.CHECK, chosen))
        if thoughts.next_hint is not None:
            is_named = thoughts.next_hint == Rung.TECHNIQUE
            control = Line("hint-control-technique" if is_named else "hint-control", {"rung": int(thoughts.next_hint)})
            label = self._sentences.line(reader, control)
            buttons.append(Button(id=_control(record, SheetKey.HINT + thoughts.next_hint, chosen), label=label))
        if thoughts.level is Level.CHECKED and thoughts.next_hint is not None:
            label = self._sentences.say(reader, "check-which-control")
            buttons.append(Button(id=_control(record, SheetKey.HINT + Rung.WHICH, chosen), label=label))
        return tuple(buttons)

    def _button(
        self,
        record: TableRecord,
        reader: Reader,
        key: SheetKey,
        chosen: Selection,
        last: int = 0,
    ) -> Button:
        label = self._sentences.say(reader, LABELS[key])
        return Button(id=_control(record, key, chosen, last), label=label)


def _whole(lines: Sequence[str]) -> str:
    """Return as many whole lines as a page takes, always with the last: it is the conclusion."""
    *before, last = lines
    text, n = "\n".join(lines), len(before)
    while len(text) > PAGE_LIMIT and n:
        n -= 1
        text = "\n".join([*before[:n], LEFT_OUT, last])
    return text


def _share(counts: Mapping[str, int]) -> str:
    """Return the share of deals in percent, 1 to 99, as 0 and 100 would be certain; of a number, the likeliest with it."""
    value = Sign.YES.value if Sign.YES.value in counts else max(counts, key=lambda each: counts[each])
    share = str(min(99, max(1, round(100 * counts[value] / sum(counts.values())))))
    return share if value in list(Sign) else f"{value}{NUMBERED}{share}"


def standing(made: Sequence[SheetMark]) -> dict[Cell, str]:
    """Return the signs of the cells after all marks."""
    marks = {mark.cell: mark.sign for mark in made}
    return {cell: sign for cell, sign in marks.items() if sign}


def _control(record: TableRecord, key: int, chosen: Selection, last: int = 0) -> str:
    """Return the id of a control of a sheet. It is made for no step: in its place stands the last mark, for taking it back."""
    return Control(record.id, last, Kind.SHEET, key, (chosen.part,)).id
