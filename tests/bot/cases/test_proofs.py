"""Cases that are proven: marks that follow stand, others are refused alike, and everything is stored before it is said."""

from __future__ import annotations

import pytest

from bot.cases.making import prove, refute
from bot.cases.messages.clues import Posed
from bot.cases.proof_store import KEPT, StoredProofs
from bot.cases.ratings import Score
from bot.deduction.messages.sheets import Selection
from bot.messages.controls import CaseControl, CaseKey
from bot.telling.message import Button, Reader
from games import BY_KEY
from games.core.deduction.puzzle import opened
from games.core.deduction.sheet import Sign
from games.core.lines import Line
from tests.bot.cases.proving import ANN, BEN, a_case, leads_to
from tests.bot.ui.club import PEOPLE, Club, said
from tests.puzzles import answerable
from tests.words import WORDS


async def test_a_mark_that_follows_stands_and_is_there_after_a_restart_and_on_another_device(club: Club) -> None:
    case = await a_case(club)
    cell = min(case.proof.asked)

    answered = await case.mark(cell, Sign.YES)

    assert said("case-stands") in answered
    again = await StoredProofs(club.store.database).proof(case.day, ANN)
    assert again is not None
    assert again.marks == {cell: Sign.YES}
    row, column = (each - 1 for each in case.place(cell))
    told = club.rooms["cases"].on._proofs._proofs.sheet(
        Reader("en"), Posed(case.day, opened(BY_KEY["cluedo"], case.puzzle)), case.proof, again, Selection(row, column)
    )
    labels = [each.label for row in told.rows for each in row if isinstance(each, Button)]
    assert said("case-to-clues") in labels
    assert said("sheet-yes") not in labels  # it stands already


async def test_a_true_mark_that_does_not_follow_is_refused_in_the_words_of_a_false_one(club: Club) -> None:
    case = await a_case(club)
    cell = case.uncertain  # one of these two is true

    texts = [await case.mark(cell, Sign.YES), await case.mark(cell, Sign.NO, BEN)]
    texts.append(await case.mark(case.false, Sign.YES, PEOPLE[2]))

    assert all(said("case-not-proven") in text for text in texts)
    without = [text.replace(said("case-not-proven"), "") for text in texts]
    assert not any(said("case-stands") in text for text in without)
    records = [await case.record(by) for by in (ANN, BEN, PEOPLE[2])]
    assert [(each.marks, each.unproven, each.hints) for each in records] == [({}, 1, 0)] * 3


async def test_a_mark_pressed_twice_counts_once(club: Club) -> None:
    case = await a_case(club)
    for _ in range(3):
        await case.mark(case.false, Sign.YES)
        await case.mark(min(case.proof.asked), Sign.YES)
    other = await case.mark(min(case.proof.asked), Sign.NO)  # what is proven is not asked again, as on an older sheet
    assert said("case-not-proven").partition(":")[0] not in other
    assert said("case-refute") not in other

    record = await case.record()

    assert (record.unproven, len(record.marks), len(record.deeds)) == (1, 1, 2)


async def test_a_mark_that_was_stored_and_not_answered_is_answered_by_the_next_press(club: Club) -> None:
    case = await a_case(club)
    cell = min(case.proof.asked)
    await club.rooms["cases"].on._proofs._proving.mark(
        case.graded, opened(BY_KEY["cluedo"], case.puzzle), ANN, cell, Sign.YES.value, None
    )

    assert said("case-stands") in await case.mark(cell, Sign.YES)
    assert len((await case.record()).deeds) == 1


async def test_why_not_shows_a_deal_that_fits_counts_once_and_keeps_what_is_left_to_prove(club: Club) -> None:
    case = await a_case(club)
    deal = refute(case.puzzle, case.false, Sign.YES)
    assert deal is not None
    await case.mark(case.false, Sign.YES)

    texts = [await case.refute(case.false, Sign.YES) for _ in range(2)]

    assert all(said("case-refuted") in text for text in texts)
    assert (await case.record()).hints == 1
    shown = case.proof.disclosed(deal, {case.false})
    assert not case.proof.asked & {*shown}
    assert shown[case.false] == Sign.NO


async def test_no_deal_is_shown_for_a_mark_that_was_not_refused(club: Club) -> None:
    case = await a_case(club)
    await case.look()

    for cell, sign in ((case.false, Sign.YES), (min(case.proof.asked), Sign.YES)):
        assert said("refusal-stale") in await case.refute(cell, sign)
    assert (await case.record()).deeds == ()


async def test_the_last_mark_closes_the_case_with_its_slips_and_the_time_since_the_first_look(club: Club) -> None:
    case = await a_case(club)
    await case.look()
    club.clock.skip(minutes=7)
    await case.look()
    await case.mark(case.false, Sign.YES)
    await case.refute(case.false, Sign.YES)
    club.clock.skip(minutes=5)

    closed = await case.close()

    assert said("case-proven", unproven=1, hints=1, days=1, frozen=0, hours=0, minutes=12) in closed
    assert said("case-solution", nouns=case.puzzle.solution) in closed
    attempt = await case.attempt()
    assert attempt is not None
    assert (attempt.is_solved, attempt.tries, attempt.unproven, attempt.hints) == (True, 3, 1, 1)
    assert attempt.seconds is not None
    assert attempt.seconds // 60 == 12
    assert await case.look() == closed
    await case.mark(case.uncertain, Sign.YES)
    assert len((await case.record()).deeds) == 2 + len(case.proof.asked)


@pytest.mark.parametrize(("slips", "score"), [(0, Score.WON), (1, Score.DRAWN)])
async def test_a_proof_without_a_slip_wins_against_its_case_and_another_draws(
    club: Club, slips: int, score: Score
) -> None:
    case = await a_case(club)
    for _ in range(slips):
        await case.mark(case.false, Sign.YES)
    await case.close()

    kept = await club.house.own_data.kept_of(ANN)

    assert [(row["case_id"], row["score"]) for row in kept["solvings"]] == [(case.day, score)]


async def test_what_is_shared_of_a_proof_is_one_line_of_signs_and_gives_nothing_away(club: Club) -> None:
    case = await a_case(club)
    await case.mark(case.false, Sign.YES)
    await case.refute(case.false, Sign.YES)
    await case.close()

    card = (await case.press(ANN, CaseKey.SHARE)).texts[-1]
    board = (await case.press(BEN, CaseKey.BOARD)).texts[-1]

    assert "🟥💡🟩" in card
    slips = {"slips": 2, "unproven": 1, "hints": 1}
    assert said("case-board-proven", name="**Ann**", **slips, hours=0, minutes=1) in board
    assert "hints: 1" in board
    nouns = [WORDS.noun("en", noun) for part in case.puzzle.parts for noun in part]
    assert not [noun for noun in nouns if noun in card or noun in board]


async def test_who_has_begun_a_proof_gives_no_answers_and_who_has_answered_begins_none(club: Club) -> None:
    case = await a_case(club, text=answerable("clues")[1])
    quiz = case.proof.quiz
    assert quiz is not None
    picked = [part.index(noun) + 1 for part, noun in zip(quiz.parts, quiz.solution, strict=True)]
    missed = [picked[0] % len(quiz.parts[0]) + 1, *picked[1:]]
    assert said("case-quick") in await case.look()
    await case.mark(case.false, Sign.YES)
    assert said("case-quick") not in await case.look()

    refused = (await case.press(ANN, CaseKey.ANSWER, *picked)).texts[-1]
    await case.press(BEN, CaseKey.ANSWER, *missed)
    begun = await case.mark(min(case.proof.asked), Sign.YES, BEN)

    assert said("refusal-case-begun") in refused
    assert await case.attempt() is None
    assert said("case-stands") not in begun
    attempt = await case.attempt(BEN)
    assert attempt is not None
    assert attempt.tries == 1


@pytest.mark.parametrize("what", [CaseKey.QUICK, CaseKey.ANSWER])
async def test_a_case_that_can_be_guessed_takes_no_answers(club: Club, what: CaseKey) -> None:
    case = await a_case(club, "arosa")
    assert said("case-quick") not in await case.look()
    picked = [part.index(noun) + 1 for part, noun in zip(case.puzzle.parts, case.puzzle.solution, strict=True)]

    assert said("refusal-stale") in (await case.press(ANN, what, *picked)).texts[-1]
    assert await case.attempt() is None


async def test_a_goal_and_a_solution_name_their_rows(club: Club) -> None:
    """Two traces may lie on one floor: the floors alone would not say which is which."""
    case = await a_case(club, "arosa")
    titles = [WORDS.say("en", row) for row in case.proof.sheet.rows if isinstance(row, Line)]
    assert len(titles) == len(case.puzzle.solution) > 1

    await case.look()
    begun = (await case.press(ANN, CaseKey.SHEET)).texts[-1]
    closed = await case.close()

    assert " · ".join(f"**{title}**" for title in titles) in begun
    both = zip(titles, case.puzzle.solution, strict=True)
    rows = " · ".join(said("case-solution-row", title=title, noun=noun) for title, noun in both)
    assert said("case-solution-rows", rows=rows) in closed


@pytest.mark.parametrize("key", ["arosa", "bakerstreet", "clues", "cluedo"])
async def test_every_game_has_cases_to_prove_by_marks_alone(club: Club, key: str) -> None:
    number, found = await club.rooms["cases"].on._cases.practice(ANN, None, key, None)
    proof = prove(found.puzzle)
    text = ""
    for cell in sorted(proof.asked):
        row, column = proof.sheet.place(cell)
        for what, given, at in (
            (CaseKey.ROW, row, (0, 0)),
            (CaseKey.COLUMN, column, (row + 1, 0)),
            (CaseKey.YES, None, (row + 1, column + 1)),
        ):
            control = CaseControl(True, number, what, 0, at)
            text = (await club.press(ANN, control.id, [] if given is None else [str(given)])).texts[-1]

    assert said("case-proven", unproven=0, hints=0, days=0, frozen=0, hours=0, minutes=1) in text
    kept = await club.house.own_data.kept_of(ANN)
    assert [(row["case_id"], row["score"]) for row in kept["solvings"]] == [(-1 - number, Score.WON)]
    assert kept["cases"] == []


async def test_the_case_of_yesterday_takes_no_mark(club: Club) -> None:
    case = await a_case(club)
    await case.look()
    club.clock.skip(days=1)

    assert said("refusal-case-over") in await case.mark(min(case.proof.asked), Sign.YES)
    assert (await case.record()).deeds == ()


async def test_a_row_with_one_column_needs_no_choice_of_a_column(club: Club) -> None:
    case = await a_case(club, "bakerstreet")
    rows = range(len(case.proof.sheet.rows))
    narrow = [row for row in rows if not case.proof.sheet.has(row, 1)]
    assert narrow

    for row in rows:
        answer = await case.press(ANN, CaseKey.ROW, 0, 0, given=str(row))
        marking = CaseControl(False, case.day, CaseKey.YES, 0, (row + 1, 1)).id
        assert leads_to(answer, marking) is (row in narrow), row


async def test_a_column_that_the_chosen_row_lacks_is_chosen_in_place_of_the_row(club: Club) -> None:
    """Both stayed chosen, without a cell and so without a sign to press, and nothing said why."""
    case = await a_case(club, "bakerstreet")
    narrow, wide = (
        next(row for row in range(len(case.proof.sheet.rows)) if case.proof.sheet.has(row, 2) is has)
        for has in (False, True)
    )

    answer = await case.press(ANN, CaseKey.COLUMN, narrow + 1, 1, given="2")
    assert leads_to(answer, CaseControl(False, case.day, CaseKey.COLUMN, 0, (0, 3)).id)
    answer = await case.press(ANN, CaseKey.ROW, 0, 3, given=str(wide))
    assert leads_to(answer, CaseControl(False, case.day, CaseKey.YES, 0, (wide + 1, 3)).id)


@pytest.mark.parametrize("picked", [(), (0, 0), (1, 0), (0, 1), (99, 1), (1, 99)])
async def test_a_forged_mark_is_none(club: Club, picked: tuple[int, ...]) -> None:
    case = await a_case(club)
    for what in (CaseKey.YES, CaseKey.NO, CaseKey.REFUTE):
        assert said("refusal-stale") in (await case.press(ANN, what, *picked)).texts[-1]
    seen = case.place(next(iter(case.proof.sheet.seen)))
    assert said("refusal-stale") in (await case.press(ANN, CaseKey.NO, *seen)).texts[-1]
    for given in ("x", "99", "-1", "9" * 40):
        assert said("refusal-stale") in (await case.press(ANN, CaseKey.ROW, 0, 0, given=given)).texts[-1]

    assert (await case.record()).deeds == ()


async def test_the_marks_of_a_person_are_theirs_to_see_and_to_erase(club: Club) -> None:
    case = await a_case(club)
    await case.mark(min(case.proof.asked), Sign.YES)
    kept = (await club.house.own_data.kept_of(ANN))["proofs"]
    assert [(row["case_id"], row["deeds"]) for row in kept] == [
        (case.day, [["proven", min(case.proof.asked), Sign.YES]])
    ]

    await club.house.own_data.erase(ANN)

    assert await StoredProofs(club.store.database).proof(case.day, ANN) is None


async def test_marks_are_kept_for_some_weeks_after_the_first_look(club: Club) -> None:
    case = await a_case(club)
    await case.mark(min(case.proof.asked), Sign.YES)
    proofs = StoredProofs(club.store.database)
    await proofs.look(-5, ANN, club.clock.now() + KEPT / 2)
    assert await proofs.proof(case.day, ANN) is not None

    await proofs.look(-6, ANN, club.clock.now() + KEPT * 1.1)

    assert await proofs.proof(case.day, ANN) is None
