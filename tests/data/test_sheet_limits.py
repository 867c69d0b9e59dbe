"""The fullest sheets and their longest reasons fit Discord's limits, at every level, in every language."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from bot.deduction.messages.checks import CheckWords
from bot.deduction.messages.sheets import Selection, Sheets, Thoughts
from bot.messages.presenter import Presenter
from bot.messages.sentences import Sentences, reader_of
from bot.tables.records import Level, SheetMark
from games.core.chance import Chance
from games.core.deduction.checking import Check
from games.core.deduction.knowledge import Findings, Value
from games.core.deduction.sheet import Cell, Sheet
from games.core.lines import Line
from games.core.seats import Seat
from tests.builders import Case, a_record, a_seed, amount, any_verb
from tests.data.fitting import LARGEST, check, every_language
from tests.data.stretched import LONG_WORDS as WORDS
from tests.games.seat_logs import LoggedGame

SHEETS = Sheets(Presenter(WORDS))
KNOWING = [case for case in LARGEST if case.game.knowledge is not None]
LINK = "[{n}](https://discord.com/channels/" + "/".join(["9" * 19] * 3) + ")"
every_knowing_case = pytest.mark.parametrize("case", KNOWING, ids=str)
FAR = 90
"""A step by which much has been told."""


def sheet_of(running: LoggedGame, seat: Seat) -> Sheet:
    observer, state = running.game.case.game.observer, running.state
    sheet: Sheet = running.game.case.game.face.sheet(observer.table_view(state), observer.seat_view(state, seat))
    return sheet


@cache
def far(case: Case) -> LoggedGame:
    """Return a game in which much has been told."""
    running = LoggedGame(case, a_seed(61))
    while not running.game.is_over and len(running.steps) < FAR:
        running.game.go_on(any_verb)
        running.keep()
    return running


@every_language
@every_knowing_case
def test_sheets_that_think_fit_however_much_stands_on_them(case: Case, language: str) -> None:
    record, sheet = a_record(case, a_seed(61)), sheet_of(far(case), Seat(0))
    cells = [sheet.at(row, n) for row in range(len(sheet.rows)) for n in range(len(sheet.columns)) if sheet.has(row, n)]
    certain: dict[Cell, dict[Value, int]] = {cell: {"not": 99} for cell in cells}
    shared: dict[Cell, dict[Value, int]] = {cell: {"20": 90, "19": 9} for cell in cells}
    marks = [SheetMark(n, cell, "WW") for n, cell in enumerate(cells)]
    for level, counts in ((Level.NOTEBOOK, certain), (Level.ANALYST, shared)):
        for made in ((), marks):
            thoughts = Thoughts(level=level, findings=Findings(deals=99, cells=counts))
            for in_words in (False, True):
                check(SHEETS.screen(record, sheet, made, Selection(0, 0, in_words), language, thoughts))
    check(SHEETS.screen(record, sheet, (), Selection(), language, Thoughts(level=Level.ANALYST)))
    checks, reader = CheckWords(Sentences(WORDS)), reader_of(record, language)
    every = {mark.cell: mark.sign for mark in marks}
    for found in (Check(wrong=tuple(cells), unproven=tuple(cells)), Check(unproven=tuple(cells))):
        for said in (checks.counted(reader, found), checks.named(reader, found, sheet, every, 99)):
            thoughts = Thoughts(level=Level.CHECKED, said=said, next_hint=0)
            for in_words in (False, True):
                check(SHEETS.screen(record, sheet, marks, Selection(0, 0, in_words), language, thoughts))


@every_knowing_case
def test_reasons_fit_with_all_their_links(case: Case) -> None:
    assert case.game.knowledge is not None
    knowledge, running = case.game.knowledge(), far(case)
    record, sheet, known = a_record(case, a_seed(61)), sheet_of(running, Seat(0)), running.log(Seat(0))
    findings = knowledge.findings(known)
    certain = [cell for cell in findings.cells if findings.certain(cell) is not None and cell not in sheet.seen]
    picked = Chance(a_seed(61), 0).shuffled(certain)[: amount(5, 100)]
    reasons = [knowledge.why(known, cell) for cell in picked]
    cited = tuple(LINK.format(n=n) for n in range(len(running.steps)))
    places = {sheet.at(row, n): Selection(row, n) for row in range(len(sheet.rows)) for n in range(len(sheet.columns))}
    longest: tuple[Line, ...] = tuple(line for lines in reasons for line in lines)
    for language in WORDS.languages:
        for cell, lines in [*zip(picked, reasons, strict=True), (picked[0], longest)]:
            thoughts = Thoughts(level=Level.ANALYST, findings=findings, reasons=lines, cited=cited)
            for in_words in (False, True):
                chosen = replace(places[cell], in_words=in_words)
                check(SHEETS.screen(record, sheet, (), chosen, language, thoughts))
