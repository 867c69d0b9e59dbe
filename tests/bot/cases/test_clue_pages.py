"""The pages of a case to prove: its clues can be read at any time, and every page fits."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from itertools import count

import pytest

from bot.cases.making import prove, refute
from bot.cases.messages.clues import CAST, ClueWays, Posed
from bot.cases.messages.proofs import MarkAnswer
from bot.cases.proof_records import DeedKind, ProofDeed, ProofRecord
from bot.deduction.messages.sheets import Selection
from bot.media.painting import PHONE
from bot.messages.controls import CaseControl, CaseKey
from bot.queueing import Order
from bot.tables.people_records import Reading
from bot.telling.message import Heading, Reader, Select
from bot.telling.reading import as_read
from bot.thinking import NoWorker
from games import BY_KEY
from games.cluedo.views import TableView
from games.core.deduction.knowledge import Value
from games.core.deduction.proof import ProofSheet, cells_of
from games.core.deduction.puzzle import Puzzle, opened
from games.core.deduction.sheet import Cell, Sign
from games.core.lines import Line
from games.core.seats import all_seats
from tests.bot.cases.proving import ANN, a_case, leads_to
from tests.bot.ui.club import Club, said
from tests.games.pictures import Speaker, no_word_overflows
from tests.puzzles import posed
from tests.words import WORDS

LANGUAGES = ("en", "fr")


async def test_the_clues_can_be_read_while_nothing_can_be_worked_out(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    case = await a_case(club, "clues")

    async def nobody(_: Puzzle, __: Order) -> ProofSheet:
        raise NoWorker

    monkeypatch.setattr(club.rooms["cases"].on._proofs._proving, "_prove", nobody)

    assert said("case-proof") in await case.look()
    assert said("refusal-no-worker") in (await case.press(ANN, CaseKey.SHEET)).texts[-1]


@pytest.mark.parametrize("key", ["arosa", "bakerstreet", "clues", "cluedo"])
async def test_the_pages_hold_each_clue_once_and_in_order_and_the_last_one_leads_no_further(
    club: Club, key: str
) -> None:
    case = await a_case(club, key)
    told, page, control = "", 0, CaseControl(False, case.day, CaseKey.CLUES).id
    while control:
        pressed = await club.press(ANN, control)
        told += pressed.texts[-1].replace("\\n", "\n")
        page += 1
        onward = CaseControl(False, case.day, CaseKey.CLUES, page).id
        control = onward if leads_to(pressed, onward) else ""

    numbers = [int(n) for n in re.findall(r"^(\d+)\. ", told, re.MULTILINE)]
    assert numbers == [*range(1, len(case.puzzle.clues) + 1)]
    assert 1 <= page < 10


async def test_a_case_of_cluedo_says_who_holds_a_card_less(club: Club) -> None:
    """Two cases of five with four players could not be solved by what was shown: hands of four and of five looked alike."""
    puzzle = next(each for n in count() if (each := posed("cluedo", n)).played.seats == 4)
    shown = Posed(1, opened(BY_KEY["cluedo"], puzzle))
    pages = club.rooms["cases"].on._words.pages
    table = shown.opened.table
    assert isinstance(table, TableView)

    text = pages.page(Reader("en"), shown, (), 0, ClueWays(can_mark=True, can_answer=False)).text

    short = " and ".join(f"**{CAST[seat]}**" for seat in all_seats(4) if table.hands[seat] == min(table.hands))
    assert f"deals: 5 cards each, one fewer for {short}." in text


async def test_a_case_of_cluedo_says_what_an_answer_tells_that_is_still_owed(club: Club) -> None:
    """Most end with “Ada must answer.”, and half of all hang on it: not that she is asked, but that she holds one of the cards."""
    shown, ways = Posed(1, opened(BY_KEY["cluedo"], posed("cluedo"))), ClueWays(can_mark=True, can_answer=False)
    for language in WORDS.languages:
        page = club.rooms["cases"].on._words.pages.page(Reader(language), shown, (), 0, ways)

        assert WORDS.say(language, Line("cluedo-case-rule")) in page.text


async def test_answers_that_were_chosen_are_still_chosen_after_a_look_at_the_clues(club: Club) -> None:
    case = await a_case(club, "bakerstreet")
    assert case.proof.quiz is not None
    picked = (1,) + (0,) * (len(case.proof.quiz.parts) - 1)
    form = await case.press(ANN, CaseKey.QUICK, *picked)

    clues = await club.press(ANN, CaseControl(False, case.day, CaseKey.CLUES, 1, picked).id)

    assert leads_to(form, CaseControl(False, case.day, CaseKey.CLUES, 1, picked).id)
    assert leads_to(clues, CaseControl(False, case.day, CaseKey.QUICK, 0, picked).id)
    assert said("refusal-stale") in (await case.press(ANN, CaseKey.QUICK, 1)).texts[-1]


async def test_the_clues_of_a_closed_case_can_be_read_and_lead_back_to_its_result(club: Club) -> None:
    case = await a_case(club)
    await case.close()

    clues = await case.press(ANN, CaseKey.CLUES)

    assert leads_to(clues, CaseControl(False, case.day, CaseKey.SHOW).id)
    assert not leads_to(clues, CaseControl(False, case.day, CaseKey.SHEET).id)


@pytest.mark.parametrize("key", ["arosa", "bakerstreet", "clues", "cluedo"])
async def test_the_goal_is_said_in_the_same_words_wherever_the_solution_stands(club: Club, key: str) -> None:
    """Two traces on one floor were to be proven in the column of that floor: its name was the answer."""
    puzzle = posed(key)
    proof, words = prove(puzzle), club.rooms["cases"].on._proofs._proofs
    number, record = Posed(1, opened(BY_KEY[key], puzzle)), ProofRecord(case=-5, user=ANN, looked_at=club.clock.now())
    rows = [proof.sheet.place(cell)[0] for cell in proof.asked]

    def text(of: ProofSheet) -> str:
        return str(words.sheet(Reader("en"), number, of, record, Selection()).text)

    for column in range(len(proof.sheet.columns)):
        if all(proof.sheet.has(row, column) for row in rows):
            elsewhere = replace(proof, asked=frozenset(proof.sheet.at(row, column) for row in rows))
            assert text(elsewhere) == text(proof)


@pytest.mark.parametrize("key", ["arosa", "bakerstreet", "clues", "cluedo"])
async def test_no_word_on_the_sheet_of_a_proof_is_cut(club: Club, key: str) -> None:
    puzzle = posed(key)
    number, record = Posed(1, opened(BY_KEY[key], puzzle)), ProofRecord(case=-5, user=ANN, looked_at=club.clock.now())
    words = club.rooms["cases"].on._proofs._proofs
    scene = words.sheet(Reader("en"), number, prove(puzzle), record, Selection(0, 0)).scene
    assert scene is not None

    no_word_overflows([scene], [Speaker(each, CAST) for each in WORDS.languages], lambda width, _: PHONE / width)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["arosa", "bakerstreet", "clues", "cluedo"])
async def test_every_page_of_a_proof_fits(club: Club, key: str, language: str) -> None:
    puzzle = posed(key)
    proof, words = prove(puzzle), club.rooms["cases"].on._proofs._proofs
    number = Posed(999_999_999, opened(BY_KEY[key], puzzle))
    wrong = next(cell for cell in cells_of(proof.sheet) if proof.has(cell) and not proof.follows(cell, Sign.YES))
    deal: Mapping[Cell, Value] | None = refute(puzzle, wrong, Sign.YES)
    assert deal is not None
    record = ProofRecord(case=-5, user=ANN, looked_at=club.clock.now())
    follows = [
        (cell, sign) for cell in cells_of(proof.sheet) for sign in (Sign.YES, Sign.NO) if proof.follows(cell, sign)
    ]
    done = replace(record, deeds=tuple(ProofDeed(DeedKind.PROVEN, *each) for each in follows))
    verdict = MarkAnswer("case-refuted", Sign.YES, deal)
    last = Selection(len(proof.sheet.rows) - 1, 0)
    ways = ClueWays(can_mark=True, can_answer=True)
    pages = [
        *(words.clues(Reader(language), number, ways, n) for n in range(10)),
        full := words.sheet(Reader(language), number, proof, done, last),
        words.sheet(Reader(language), number, proof, record, last, verdict),
    ]
    (answer,) = pages[-1].rows[-1]
    assert isinstance(answer, Heading)  # below the button, where a phone shows it

    rest = WORDS.say(language, Line("case-alt-rest"))
    assert full.alt.endswith(rest) is (len(full.details) > 1024)
    assert full.details.startswith(full.alt.removesuffix(rest))
    for page in pages:
        assert len(as_read(page, {Reading.WORDS}).text) <= 3500
        assert len(page.alt) <= 1024
        assert len(page.rows) <= 5
        for row in page.rows:
            for each in row:
                assert not isinstance(each, Select) or len(each.choices) <= 25
                texts = (
                    [each.prompt, *(choice.label for choice in each.choices)]
                    if isinstance(each, Select)
                    else [getattr(each, "label", "")]
                )
                assert all(len(text) <= 100 for text in texts)
                assert len(getattr(each, "id", "")) <= 100
