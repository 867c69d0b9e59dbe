"""The techniques of a person: counted from cases that are over, once, shown to nobody else, and each with a case to practise."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.cases.cases import graded, practice_id
from bot.cases.making import drill, prove
from bot.cases.messages.techniques import TechniqueWords
from bot.cases.proof_records import DeedKind, ProofDeed, ProofRecord, TechniqueCount, Techniques, TechniqueUse
from bot.cases.proof_store import StoredProofs
from bot.cases.ratings import Graded
from bot.messages.controls import CaseControl, CaseKey, Chapter, Leaf, Page, StatsPage
from bot.messages.guide import MINE
from bot.messages.sentences import Sentences
from bot.practice.loopback.limits import check_message
from bot.queueing import Order
from bot.tables.ids import UserId
from bot.telling.message import Button, Reader, Select
from bot.thinking import Unthought
from bot.ui.rendering import Renderer
from games import BY_KEY, GAMES
from games.core.chance import SEED_BYTES
from games.core.deduction.puzzle import Puzzle, maker_of, opened, read, techniques_of
from games.core.deduction.sheet import Cell, Sign
from games.core.deduction.technique import techniques_in
from games.core.game import AnyGame
from tests.bot.cases.proving import a_case
from tests.bot.store.builders import NOON
from tests.bot.ui.club import PEOPLE, Club, said
from tests.words import WORDS

ANN, BEN = PEOPLE[:2]
SEED = bytes(SEED_BYTES)


async def pressed(club: Club, control: str, *given: str, by: UserId = ANN) -> str:
    return (await club.press(by, control, [*given])).texts[-1]


async def counts(club: Club, by: UserId = ANN) -> dict[str, TechniqueUse]:
    found = await StoredProofs(club.store.database).techniques_of(by)
    return {each.technique: TechniqueUse(each.used, each.missed) for each in found}


def technique(puzzle: Puzzle, cell: Cell) -> str:
    """Return the last technique that the reasons for a cell use."""
    game = BY_KEY[puzzle.played.game]
    maker = maker_of(game)
    assert maker is not None
    return techniques_in(game.techniques, maker.why_of(opened(game, puzzle).shown, cell))[-1]


async def test_a_person_without_a_proof_is_told_how_to_begin(club: Club) -> None:
    shown = await club.press(ANN, MINE.id)

    assert said("techniques-none") in shown.texts[-1]
    assert said("case-practise") in shown.texts[-1]


async def test_each_mark_counts_for_its_hardest_technique_and_a_refused_one_for_what_it_missed(club: Club) -> None:
    case = await a_case(club)
    asked, false = sorted(case.proof.asked), case.false
    await case.mark(false, Sign.YES)
    await case.mark(false, Sign.YES)
    await case.refute(false, Sign.YES)
    await case.mark(case.uncertain, Sign.YES)  # nothing follows there: no technique was missed
    await case.close()

    used = Counter(technique(case.puzzle, cell) for cell in asked)
    missed = technique(case.puzzle, false)
    assert await counts(club) == {each: TechniqueUse(used[each], int(each == missed)) for each in {*used, missed}}
    page = await pressed(club, MINE.id)
    for each, use in (await counts(club)).items():
        name = said(f"technique-cluedo-{each}")
        assert said("techniques-count", name=name, used=use.used, missed=use.missed) in page
    assert said("techniques-practise-most", name=said(f"technique-cluedo-{missed}")) in page


async def test_an_open_case_counts_nothing_so_its_refused_marks_stay_alike(club: Club) -> None:
    case = await a_case(club)
    await case.mark(case.false, Sign.YES)
    await case.mark(min(case.proof.asked), Sign.YES)
    await case.mark(case.uncertain, Sign.YES, BEN)

    pages = [await pressed(club, MINE.id, by=by) for by in (ANN, BEN)]

    assert pages[0] == pages[1]
    assert await counts(club) == {}


async def test_a_case_counts_once_however_often_it_is_looked_at(club: Club) -> None:
    case = await a_case(club)
    await case.close()
    before = await counts(club)

    await case.close()
    await case.look()

    assert before
    assert await counts(club) == before


async def test_nobody_is_shown_the_techniques_of_another_person(club: Club) -> None:
    case = await a_case(club)
    await case.close()

    assert said("techniques-none") in await pressed(club, MINE.id, by=BEN)
    theirs = await club.press(BEN, StatsPage(Chapter.PERSON, user=ANN).id)
    assert said("stats-button-techniques") not in theirs.texts[-1]
    assert said("stats-button-techniques") in await pressed(club, StatsPage(Chapter.PERSON).id)


async def test_who_has_the_solution_shown_in_a_proof_has_missed_what_was_open(club: Club) -> None:
    number, found = await club.rooms["cases"].on._cases.practice(ANN, None, "bakerstreet", None)
    proof, case = prove(found.puzzle), graded(practice_id(number), found)
    first, *others = sorted(proof.asked)
    await StoredProofs(club.store.database).add(
        case, ANN, ProofDeed(DeedKind.PROVEN, first, Sign.YES.value), proof.asked, club.clock.now()
    )

    await club.press(ANN, CaseControl(True, number, CaseKey.SOLUTION).id)
    await club.press(ANN, CaseControl(True, number, CaseKey.SOLUTION).id)

    assert await counts(club) == {"stack": TechniqueUse(1, len(others))}
    kept = await club.house.own_data.kept_of(ANN)
    assert [row["score"] for row in kept["solvings"]] == [0]


async def test_who_looks_at_a_solution_without_a_mark_has_missed_nothing(club: Club) -> None:
    number, _ = await club.rooms["cases"].on._cases.practice(ANN, None, "bakerstreet", None)

    await club.press(ANN, CaseControl(True, number, CaseKey.SOLUTION).id)

    assert await counts(club) == {}


async def test_a_case_is_closed_though_its_techniques_cannot_be_worked_out(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    case = await a_case(club)

    async def nobody(_: Puzzle, __: object, ___: Order) -> Techniques:
        raise Unthought

    monkeypatch.setattr(club.rooms["cases"].on._proving, "_hardest", nobody)

    assert said("case-proven", unproven=0, hints=0, days=1, frozen=0, hours=0, minutes=1) in await case.close()
    assert await counts(club) == {}


async def test_counts_of_two_cases_add_up_and_are_their_persons_to_see_and_to_erase(club: Club) -> None:
    proofs = StoredProofs(club.store.database)
    named = {Cell(0): "heard", Cell(1): "together"}
    for case in (Graded(-1, "arosa", 1), Graded(-2, "arosa", 1)):
        for cell in named:
            deed = ProofDeed(DeedKind.PROVEN, cell, Sign.YES.value)
            await proofs.add(case, ANN, deed, named.keys(), club.clock.now(), None, named)
    kept = await club.house.own_data.kept_of(ANN)
    assert kept["techniques"] == [
        {"game": "arosa", "technique": each, "used": 2, "missed": 0} for each in ("heard", "together")
    ]

    await club.house.own_data.erase(ANN)

    assert await counts(club) == {}
    assert said("techniques-none") in await pressed(club, MINE.id)


def test_a_cell_counts_as_missed_once_and_what_is_marked_was_not_left_open() -> None:
    deeds = (
        ProofDeed(DeedKind.REFUSED, Cell(1), Sign.YES.value),
        ProofDeed(DeedKind.REFUSED, Cell(1), Sign.NO.value),
        ProofDeed(DeedKind.SHOWN, Cell(1), Sign.YES.value),
        ProofDeed(DeedKind.PROVEN, Cell(2), Sign.YES.value),
    )
    proof = ProofRecord(case=1, user=ANN, looked_at=NOON, deeds=deeds)
    named = {Cell(1): "sum", Cell(2): "sum", Cell(3): "look"}

    assert proof.uses(named) == {"sum": TechniqueUse(1, 1)}
    assert proof.uses(named, [Cell(1), Cell(2), Cell(3)]) == {"sum": TechniqueUse(1, 1), "look": TechniqueUse(0, 1)}


async def test_a_technique_leads_to_its_page_and_to_a_case_that_takes_it(club: Club) -> None:
    case = await a_case(club, "bakerstreet")
    await case.close()

    page = await pressed(club, MINE.id, "bakerstreet stack")
    posed = await pressed(club, Page(Leaf.PRACTISE, "bakerstreet", 0).id)

    name = said("technique-bakerstreet-stack")
    assert name in page
    assert said("technique-bakerstreet-stack-page").split("\n")[0] in page
    assert said("techniques-practise") in page
    assert said("techniques-case", name=name, hardest=True) in posed
    assert said("case-proof") in posed


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.key)
async def test_every_page_of_a_technique_leads_to_cases(club: Club, game: AnyGame) -> None:
    """Whoever had read one found no way to practise it."""
    pages = [Page(Leaf.TECHNIQUES, game.info.key, n) for n in range(len(game.techniques))]

    texts = [await pressed(club, each.id) for each in pages]

    assert all(MINE.id in text for text in texts)
    assert CaseControl(True, 0, CaseKey.PRACTISE).id in await pressed(club, MINE.id)


@pytest.mark.parametrize(
    ("game", "technique", "is_hardest"),
    [("arosa", "heard", False), ("arosa", "together", True), ("cluedo", "kind", False)],
)
def test_a_case_to_practise_takes_the_technique_if_possible_as_its_hardest(
    game: str, technique: str, is_hardest: bool
) -> None:
    found = drill(SEED, game, technique)

    assert found is not None
    taken = techniques_of(BY_KEY[game], read(found.text, BY_KEY))
    assert technique in taken
    assert found.is_hardest is is_hardest is (taken[-1] == technique)


async def test_where_no_case_is_found_in_time_it_is_said(club: Club) -> None:
    hand = [*BY_KEY["bakerstreet"].techniques].index("hand")  # the hands of others are in no case

    assert said("refusal-case-without") in await pressed(club, Page(Leaf.PRACTISE, "bakerstreet", hand).id)


@pytest.mark.parametrize("page", [Page(Leaf.PRACTISE, "chess"), Page(Leaf.PRACTISE, "cluedo", 99)])
async def test_no_case_takes_a_technique_that_is_not_there(club: Club, page: Page) -> None:
    assert said("refusal-stale") in await pressed(club, page.id)


@pytest.mark.parametrize("given", ["", "cluedo", "chess mate", "cluedo kind"])
async def test_a_technique_that_is_not_counted_has_no_page(club: Club, given: str) -> None:
    assert said("refusal-stale") in await pressed(club, MINE.id, given)


@pytest.mark.parametrize("language", WORDS.languages)
async def test_every_page_of_techniques_fits(club: Club, language: str) -> None:
    words = TechniqueWords(Sentences(WORDS), club.house.words.presenter.guide)
    most = [TechniqueCount(game.info.key, name, 9999, 9999) for game in GAMES for name in game.techniques]
    gone = [TechniqueCount("chess", "fork", 1, 1), TechniqueCount("cluedo", "gone", 1, 1)]
    reader = Reader(language)

    async def painted(*_: object, **__: object) -> bytes:
        return b"png"

    pages = [words.all([], reader), words.all([*most, *gone], reader)]
    pages += [words.one(most, f"{each.game} {each.technique}", reader) for each in most]
    for page in pages:
        sent = await Renderer(painted).sending(page)
        assert check_message({"components": sent["view"].to_components()}, is_v2=True, files=[]) == []
    (listed,) = (each for row in pages[1].rows for each in row if isinstance(each, Select))
    assert len(listed.choices) == len(most)
    assert all(isinstance(each, Button) for page in pages[2:] for row in page.rows for each in row)
