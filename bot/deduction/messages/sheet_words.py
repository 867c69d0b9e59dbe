"""The entries of a sheet in words, for a text, and for the picture's alternative text."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import Enum

from bot.messages.alt import fitting
from bot.messages.sentences import Sentences
from bot.telling.message import MAX_CHOICES, Choice, Reader
from games.core.deduction.sheet import Cell, Heading, Notes, Section, Sheet, Sign
from games.core.lines import Line, Who

WRITTEN = {Sign.YES.value: "✓", Sign.NO.value: "✗", Sign.MAYBE.value: "?"}
"""Signs that are the same in every language; any other is the player's own."""


class SheetWords:
    """Puts a sheet into words, for one reader at a time."""

    def __init__(self, sentences: Sentences) -> None:
        self._sentences = sentences

    def alt(self, reader: Reader, sheet: Sheet, marks: Mapping[Cell, str], notes: Notes) -> str:
        """Return the picture in words, as many whole lines as Discord takes beside it, and where the rest stands."""
        return fitting(self.plain(reader, sheet, marks, notes), self._sentences.say(reader, "sheet-alt-rest"))[0]

    def plain(self, reader: Reader, sheet: Sheet, marks: Mapping[Cell, str], notes: Notes) -> list[str]:
        """Return the picture in words, line by line, without markup."""
        title = self._sentences.plain(reader, sheet.title)
        return [title, *self.columns(reader, sheet, marks, notes, is_plain=True)]

    def columns(
        self, reader: Reader, sheet: Sheet, marks: Mapping[Cell, str], notes: Notes, *, is_plain: bool = False
    ) -> list[str]:
        """Return one line for each column with an entry: marks, cells in the player's view, findings.

        `is_plain`: without markup, to be read aloud.
        """
        lines = []
        seen_form, found_form = ("{}", "{}") if is_plain else ("*{}*", "__{}__")
        for n, column in enumerate(sheet.columns):
            cells = []
            for row, heading in enumerate(sheet.rows):
                cell = sheet.at(row, n)
                name, certain = self.heading(reader, heading), notes.certain.get(cell)
                if (mark := marks.get(cell)) is not None:
                    wrong = "" if certain in (None, mark) else f" ({found_form.format(self.sign(reader, certain))})"
                    cells.append(f"{self.sign(reader, mark)} {name}{wrong}")
                elif (seen := sheet.seen.get(cell)) is not None:
                    cells.append(f"{self.sign(reader, seen)} {seen_form.format(name)}")
                elif certain is not None:
                    cells.append(f"{self.sign(reader, certain)} {found_form.format(name)}")
                elif (share := notes.shares.get(cell)) is not None:
                    cells.append(f"{share} {name}")
            if cells:
                # As a fact, a name is escaped: here it stands among markup.
                what = column.what if isinstance(column.what, Who) else self.heading(reader, column.what)
                line = Line("sheet-column", {"sign": column.sign, "what": what, "cells": " · ".join(cells)})
                said = self._sentences.plain if is_plain else self._sentences.line
                lines.append(said(reader, line))
        return lines

    def heading(self, reader: Reader, heading: Heading) -> str:
        """Return the name of a row or a column."""
        if isinstance(heading, Who):
            return reader.names[heading.seat]
        if isinstance(heading, Enum):
            return self._sentences.catalogue.noun(reader.locale, heading)
        return self._sentences.plain(reader, heading)

    def sign(self, reader: Reader, sign: str) -> str:
        """Return a mark as it is written."""
        return WRITTEN.get(sign) or self._sentences.say(reader, "sheet-sign-own", sign=sign)

    def why(self, reader: Reader, sheet: Sheet, row: int, column: int, sign: str) -> str:
        """Return the title of the reasons for a mark; the row alone names a cell where its section has one column."""
        section = [each for each in sheet.sections for _ in each.rows][row]
        facts = {"row": self.heading(reader, sheet.rows[row]), "sign": self.sign(reader, sign)}
        if section.columns == 1:
            return self._sentences.say(reader, "sheet-why-row", **facts)
        return self._sentences.say(
            reader, "sheet-why", column=self.heading(reader, sheet.columns[column].what), **facts
        )

    def row_choices(self, reader: Reader, sheet: Sheet, chosen: int | None) -> Iterator[tuple[str, tuple[Choice, ...]]]:
        """Yield the rows to choose from, with the titles of their sections: in one list, or in as few as hold the sections whole."""
        start = 0
        for sections in _packed(sheet):
            end = start + sum(len(section.rows) for section in sections)
            titles = " · ".join(self._sentences.plain(reader, section.title) for section in sections)
            choices = tuple(
                Choice(value=str(row), label=self.heading(reader, sheet.rows[row]), is_default=row == chosen)
                for row in range(start, end)
            )
            yield titles, choices
            start = end

    def column_choices(self, reader: Reader, sheet: Sheet, chosen: int | None) -> tuple[Choice, ...]:
        """Return the columns to choose from."""
        return tuple(
            Choice(value=str(n), label=f"{column.sign} {self.heading(reader, column.what)}", is_default=n == chosen)
            for n, column in enumerate(sheet.columns)
        )


def _packed(sheet: Sheet) -> Iterator[tuple[Section, ...]]:
    """Yield the sections in groups, each as many as one list holds."""
    group: tuple[Section, ...] = ()
    for section in sheet.sections:
        if sum(len(each.rows) for each in (*group, section)) > MAX_CHOICES:
            yield group
            group = ()
        group = (*group, section)
    yield group
