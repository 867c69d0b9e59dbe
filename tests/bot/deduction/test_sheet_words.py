"""Cells of a sheet in words: a name says what a cell means, and nothing else."""

from __future__ import annotations

from bot.deduction.messages.sheet_words import SheetWords
from bot.messages.sentences import Sentences
from bot.telling.message import Names, Reader
from games.bakerstreet.puzzle import PILES
from games.core.deduction.sheet import Column, Section, Sheet, Sign
from games.core.lines import Line
from tests.words import WORDS


def test_a_cell_is_named_by_its_row_alone_where_its_section_has_one_column() -> None:
    words, reader = SheetWords(Sentences(WORDS)), Reader("en", Names(()))
    sums = tuple(Line("bakerstreet-case-points", {"own": True, "n": n, "last": n + 4}) for n in (0, 5))
    columns = tuple(Column(f"+{n}", Line("bakerstreet-case-more", {"n": n})) for n in range(2))
    piles = Section(Line("bakerstreet-case-piles"), PILES, columns=1)
    points = Section(Line("bakerstreet-case-all-points", {"own": True}), sums)
    sheet = Sheet(title=Line("sheet-title"), sections=(piles, points), columns=columns, seen={})

    assert words.why(reader, sheet, 2, 0, Sign.YES) == "**Why pile 3: ✓**"
    assert words.why(reader, sheet, len(PILES) + 1, 1, Sign.YES) == "**Why you: 5–9 · first number plus 1: ✓**"
