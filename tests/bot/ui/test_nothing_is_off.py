"""No button is only greyed out, which a screen reader may not say: it is left out, or says why it does nothing yet."""

from __future__ import annotations

import re
from dataclasses import fields, replace

import pytest

from bot.deduction.messages.controls import SheetKey
from bot.messages.controls import CaseControl, CaseKey, Control, Fixed, Kind
from bot.telling.message import Button
from games import GAMES
from tests.bot.cases.test_cases import the_puzzle, today
from tests.bot.theatre.test_theatre import a_game
from tests.bot.ui.club import PEOPLE, Club, fixed, said

ANN = PEOPLE[0]


def test_a_button_has_no_way_to_be_greyed_out() -> None:
    assert {each.name for each in fields(Button)} == {"id", "label", "style"}


@pytest.mark.parametrize("key", [SheetKey.YES, SheetKey.NO, SheetKey.OWN])
async def test_a_sign_without_a_cell_says_what_to_choose_first_and_marks_nothing(club: Club, key: SheetKey) -> None:
    table = await club.dealt()
    sheet = await club.press(ANN, fixed(table.record.id, Fixed.SHEET))

    answer = await club.press(ANN, Control(table.record.id, 0, Kind.SHEET, key, (0,)))

    assert said("sheet-first") not in sheet.texts[0]
    assert said("sheet-first") in answer.texts[0]
    assert answer.forms == []
    assert await club.store.marks(table.record.id, ANN) == []


@pytest.mark.parametrize("is_practice", [False, True])
async def test_an_answer_with_a_list_left_open_says_so_and_costs_no_attempt(club: Club, is_practice: bool) -> None:
    await the_puzzle(club)
    number = today(club)
    if is_practice:
        await club.press(ANN, CaseControl(True, 0, CaseKey.PRACTISE))
        number, _ = await club.rooms["cases"].on._cases.for_somebody(ANN, "bakerstreet", None)  # each has a quick form
    form = await club.press(ANN, CaseControl(is_practice, number, CaseKey.QUICK))
    answers = re.findall(r"'custom_id': '(k:[^']*)'", form.texts[0])
    control = next(each for each in map(CaseControl.read, answers) if each and each.what is CaseKey.ANSWER)

    answer = await club.press(ANN, replace(control, picked=(1, *control.picked[1:])))

    assert said("refusal-case-incomplete") in answer.texts[0]
    if not is_practice:
        assert (await club.rooms["cases"].on._cases.of_the_day(ANN)).attempt.tries == 0


async def test_the_theatre_has_no_way_to_the_step_that_is_shown(club: Club) -> None:
    table = await a_game(club, GAMES[0])

    first = (await club.press(ANN, fixed(table.record.id, Fixed.WATCH))).texts[-1]
    last = (await club.press(ANN, Control(table.record.id, 0, Kind.FRAME, table.n, picked=(0, 0)))).texts[-1]

    for text, there, gone in ((first, "theatre-next", "theatre-back"), (last, "theatre-back", "theatre-next")):
        assert f"'{said(there)}'" in text
        assert f"'{said(gone)}'" not in text
