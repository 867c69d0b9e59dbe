"""Cases of past days, listed and solved as cases to practise, pressed as on Discord, over a real database."""

from __future__ import annotations

import json

import pytest

from bot.cases.cases import LISTED_DAYS
from bot.cases.making import prove
from bot.cases.records import Day, past_number
from bot.cases.store import StoredCases
from bot.messages.controls import CaseKey
from bot.tables.ids import UserId
from bot.telling.message import Reader, Select
from games.core.deduction.hint import Rung
from tests.bot.cases.test_cases import ANN, BEN, answer, control, right, the_puzzle, today, wrong
from tests.bot.ui.club import Club, said
from tests.puzzles import found


async def a_past_case(club: Club) -> Day:
    """Solve the case of a day as Ann, and let a day pass. Return that day."""
    puzzle, day = await the_puzzle(club), today(club)
    await answer(club, ANN, *right(puzzle))
    club.clock.skip(days=1)
    return day


async def listed(club: Club, by: UserId, before: Day | None = None) -> list[str]:
    """Return the labels of the cases that are listed for somebody, of a press that lists them."""
    made = await club.press(by, control(CaseKey.PAST, before or 0, practice=True))
    page = await club.rooms["cases"].on._cases.past(by, before)
    assert said("case-past-list" if page.cases else "case-past-none") in made.texts[-1]
    rows = club.rooms["cases"].on._words.past(Reader("en"), page).rows
    return [choice.label for row in rows for each in row if isinstance(each, Select) for choice in each.choices]


async def test_a_past_case_is_listed_and_ticked_for_who_has_solved_it(club: Club) -> None:
    assert await listed(club, ANN) == []  # that of today is not over

    day = await a_past_case(club)

    (own,), (other,) = await listed(club, ANN), await listed(club, BEN)
    assert f" {day} " in own.replace("·", " ")
    assert own == f"{other} ✓"


async def test_a_past_case_is_practised_and_counts_for_no_day(club: Club) -> None:
    day = await a_past_case(club)
    puzzle = (await club.rooms["cases"].on._cases.practice(BEN, past_number(day), None, None))[1].puzzle

    shown = await club.press(BEN, control(CaseKey.PAST, 0, practice=True), [str(day)])
    first = await club.press(BEN, control(CaseKey.ANSWER, past_number(day), *wrong(puzzle), practice=True))
    then = await club.press(BEN, control(CaseKey.ANSWER, past_number(day), *right(puzzle), practice=True))

    assert f"**Case no. {day}**, of a past day" in shown.texts[-1]
    assert said("case-practice-wrong") in first.texts[-1]
    assert said("case-practice-right") in then.texts[-1]
    store = StoredCases(club.store.database)
    assert await store.attempt(day, BEN) is None
    assert await store.solved_of(BEN, [day]) == frozenset()  # the first answer counts, as at every case to practise


async def test_who_has_begun_to_prove_a_case_to_practise_is_rated_by_no_answer(club: Club) -> None:
    day = await a_past_case(club)
    number, opened = await club.rooms["cases"].on._cases.practice(BEN, past_number(day), None, None)
    proof = prove(opened.puzzle)
    row, column = proof.sheet.place(min(proof.asked))
    await club.press(BEN, control(CaseKey.HINT, number, row + 1, column + 1, practice=True, part=Rung.WHAT))

    answer = await club.press(BEN, control(CaseKey.ANSWER, number, *right(opened.puzzle), practice=True))

    assert said("case-practice-right") not in answer.texts[-1]
    assert control(CaseKey.SHEET, number, practice=True) in answer.texts[-1]
    assert await StoredCases(club.store.database).solved_of(BEN, [day]) == frozenset()


async def test_a_case_that_was_solved_on_its_day_is_not_rated_again(club: Club) -> None:
    day = await a_past_case(club)
    cases = club.rooms["cases"].on._cases
    found = (await cases.practice(ANN, past_number(day), None, None))[1]
    before = await cases.duel(past_number(day), found, ANN)

    assert await cases.practised(past_number(day), found, ANN, is_right=False) == before


async def test_the_case_of_today_or_tomorrow_is_no_past_one(club: Club) -> None:
    await a_past_case(club)
    await club.rooms["cases"].on._cases.of_the_day(ANN)
    await club.rooms["cases"].on._cases.prepare()  # tomorrow's is made by now
    store = StoredCases(club.store.database)

    for day in (Day(today(club)), Day(today(club) + 1)):
        assert await store.case(day) is not None
        for what in (CaseKey.CLUES, CaseKey.SOLUTION, CaseKey.WHY):
            made = await club.press(ANN, control(what, past_number(day), practice=True))
            assert said("refusal-stale") in made.texts[-1]
        made = await club.press(ANN, control(CaseKey.PAST, 0, practice=True), [str(day)])
        assert said("refusal-stale") in made.texts[-1]
    assert len(await listed(club, ANN, before=Day(today(club) + 5))) == 1

    day = today(club)
    club.clock.skip(days=1)
    made = await club.press(ANN, control(CaseKey.CLUES, past_number(day), practice=True))
    assert f"**Case no. {day}**" in made.texts[-1]


async def test_more_past_days_than_a_list_holds_are_listed_page_by_page(club: Club) -> None:
    store, last = StoredCases(club.store.database), today(club)
    for day in range(last - LISTED_DAYS - 3, last):
        await store.keep_case(Day(day), found("clues"))

    first, *rest = [
        await listed(club, ANN, before) for before in (None, Day(last - LISTED_DAYS), Day(last - LISTED_DAYS - 3))
    ]

    assert [len(first), *map(len, rest)] == [LISTED_DAYS, 3, 0]
    page = club.rooms["cases"].on._words.past(Reader("en"), await club.rooms["cases"].on._cases.past(ANN))
    assert page.rows[-1][0].id == control(CaseKey.PAST, last - LISTED_DAYS, practice=True)


async def test_each_page_of_past_cases_leads_back_to_the_one_with_newer_ones(club: Club) -> None:
    """Older ones could be listed, and the newest only by a command."""
    store, last = StoredCases(club.store.database), today(club)
    for day in range(last - 2 * LISTED_DAYS - 3, last + 1):
        await store.keep_case(Day(day), found("clues"))

    async def pages(before: Day | None) -> tuple[Day | None, Day | None]:
        page = await club.rooms["cases"].on._cases.past(ANN, before)
        return page.older, page.newer

    second, third = Day(last - LISTED_DAYS), Day(last - 2 * LISTED_DAYS)
    assert [await pages(each) for each in (None, second, third)] == [(second, None), (third, last), (None, second)]
    assert await pages(Day(last - 5)) == (Day(last - 5 - LISTED_DAYS), last)
    made = await club.press(ANN, control(CaseKey.PAST, third, practice=True))
    assert control(CaseKey.PAST, second, practice=True) in made.texts[-1]
    assert said("case-past-newer") in made.texts[-1]
    first = await club.press(ANN, control(CaseKey.PAST, last, practice=True))
    assert said("case-past-newer") not in first.texts[-1]


@pytest.mark.parametrize("days", [LISTED_DAYS, LISTED_DAYS + 1])
async def test_older_ones_are_offered_where_there_are_some(club: Club, days: int) -> None:
    """A whole page always led to older ones, and where there were none it said that there are no earlier cases at all."""
    store, last = StoredCases(club.store.database), today(club)
    for day in range(last - days, last):
        await store.keep_case(Day(day), found("clues"))

    made = await club.press(ANN, control(CaseKey.PAST, 0, practice=True))

    assert (said("case-past-older") in str(vars(made))) is (days > LISTED_DAYS)


async def test_a_case_of_rules_that_are_gone_does_not_hide_those_before_it(club: Club) -> None:
    store, last = StoredCases(club.store.database), today(club)
    kept = json.loads(found("clues"))
    gone = json.dumps(kept | {"played": json.dumps(json.loads(kept["played"]) | {"game": "chess"})})
    for day in range(last - LISTED_DAYS - 1, last):
        await store.keep_case(Day(day), gone if day == last - 2 else found("clues"))

    first, rest = await listed(club, ANN), await listed(club, ANN, Day(last - LISTED_DAYS))

    assert (len(first), len(rest)) == (LISTED_DAYS - 1, 1)
    made = await club.press(ANN, control(CaseKey.PAST, 0, practice=True))
    assert said("case-past-older") in str(vars(made))
