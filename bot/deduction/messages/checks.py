"""Words of a check of marks, for their player."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.deduction.messages.sheet_words import SheetWords
from bot.messages.sentences import Sentences
from bot.telling.message import Reader
from games.core.deduction.checking import Check
from games.core.deduction.sheet import Cell, Sheet

NAMED = 20
"""Marks named at once."""


class CheckWords:
    """Says checks."""

    def __init__(self, sentences: Sentences) -> None:
        self._say = sentences.say
        self._words = SheetWords(sentences)

    def counted(self, reader: Reader, check: Check) -> str:
        """Return how many marks are ruled out, and how many are not proven."""
        if check.is_empty:
            return self._say(reader, "refusal-check-nothing")
        lines = (
            self._say(reader, "check-wrong", n=len(check.wrong)),
            self._say(reader, "check-unproven", n=len(check.unproven), wrong=len(check.wrong)),
            self._say(reader, "check-legend"),
        )
        return "\n".join(lines)

    def named(self, reader: Reader, check: Check, sheet: Sheet, marks: Mapping[Cell, str], count: int) -> str:
        """Return the marks that are ruled out, or else those that are not proven; and their player's count of hints."""
        key, cells = ("check-these-wrong", check.wrong) if check.wrong else ("check-these-unproven", check.unproven)
        named = list(self._named(reader, sheet, {cell: marks.get(cell, "") for cell in cells[:NAMED]}))
        named += ["…"] * (len(cells) > NAMED)
        told = self._say(reader, key, cells=" · ".join(named), n=len(cells))
        return "\n".join([told, self._say(reader, "hint-count", n=count)])

    def _named(self, reader: Reader, sheet: Sheet, marks: Mapping[Cell, str]) -> Iterator[str]:
        for row, heading in enumerate(sheet.rows):
            for n, column in enumerate(sheet.columns):
                if (cell := sheet.at(row, n)) in marks and sheet.has(row, n):
                    names = [self._words.heading(reader, each) for each in (heading, column.what)]
                    sign = self._words.sign(reader, marks[cell])
                    yield self._say(reader, "check-cell", row=names[0], column=names[1], sign=sign)
