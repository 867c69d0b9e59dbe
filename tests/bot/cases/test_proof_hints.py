"""Hints at proofs of cases: three rungs about one cell, each stored and counted before it is said."""

from __future__ import annotations

import pytest

from bot.cases import making
from bot.cases.making import prove
from bot.cases.proof_records import DeedKind, ProofDeed, ProofRecord, TechniqueUse
from bot.cases.proof_store import StoredProofs
from bot.cases.ratings import Score
from bot.messages.controls import CaseControl, CaseKey
from bot.tables.ids import UserId
from games.core.deduction.hint import Rung
from games.core.deduction.proof import ProofSheet
from games.core.deduction.puzzle import OpenPuzzle
from games.core.deduction.sheet import Cell, Sign
from tests.bot.ui.club import PEOPLE, Club, said
from tests.builders import amount

ANN = PEOPLE[0]
GAMES = ("arosa", "bakerstreet", "clues", "cluedo")


class Practice:
    """A case to practise, with keys to press."""

    def __init__(self, club: Club, number: int, found: OpenPuzzle) -> None:
        self.club = club
        self.number = number
        self.proof: ProofSheet = prove(found.puzzle)

    async def press(self, what: CaseKey, part: int = 0, picked: tuple[int, ...] = ()) -> str:
        return (await self.club.press(ANN, CaseControl(True, self.number, what, part, picked).id)).texts[-1]

    async def hint(self, rung: Rung) -> str:
        return await self.press(CaseKey.HINT, rung)

    async def mark(self, cell: Cell, sign: Sign) -> str:
        row, column = self.proof.sheet.place(cell)
        return await self.press(CaseKey.YES if sign is Sign.YES else CaseKey.NO, 0, (row + 1, column + 1))

    async def record(self, by: UserId = ANN) -> ProofRecord:
        found = await StoredProofs(self.club.store.database).proof(-1 - self.number, by)
        assert found is not None
        return found

    async def hinted(self) -> Cell:
        cell = (await self.record()).hinted
        assert cell is not None
        return cell


async def a_case(club: Club, key: str = "cluedo") -> Practice:
    number, found = await club.rooms["cases"].on._cases.practice(ANN, None, key, None)
    return Practice(club, number, found)


@pytest.mark.parametrize("key", GAMES)
async def test_a_hint_leads_from_where_to_look_to_what_follows_and_each_rung_counts(club: Club, key: str) -> None:
    case = await a_case(club, key)

    where = await case.hint(Rung.WHERE)
    technique = await case.hint(Rung.TECHNIQUE)
    what = await case.hint(Rung.WHAT)

    assert "Where to look" in where
    assert said("hint-control-technique") in where
    assert "Which technique" in technique
    assert (
        said("case-mark") in technique
    )  # the way back to the sheet, whose place it takes: both are higher than a phone
    assert said("sheet-column-list") not in technique
    assert said("hint-control", rung=int(Rung.WHAT)) in technique
    assert said("hint-what") in what
    for text, n in ((where, 1), (technique, 2), (what, 3)):
        assert said("case-proof-count", unproven=0, hints=n) in text
    assert [(deed.kind, deed.sign) for deed in (await case.record()).deeds] == [
        (DeedKind.HINTED, rung) for rung in ("where", "technique", "what")
    ]


async def test_a_hint_is_about_the_same_cell_until_that_is_marked_and_counts_once(club: Club) -> None:
    case = await a_case(club)
    first, again = await case.hint(Rung.WHERE), await case.hint(Rung.WHERE)
    cell = await case.hinted()
    assert first == again
    assert (await case.record()).hints == 1

    await case.mark(cell, Sign(case.proof.certain[cell]))
    assert (await case.record()).hinted is None
    await case.hint(Rung.WHERE)

    assert await case.hinted() != cell
    assert (await case.record()).hints == 2


@pytest.mark.parametrize("key", GAMES)
async def test_who_follows_hints_alone_proves_the_case(club: Club, key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(making, "EXPLAINING", 0.05 * amount(1, 40))
    case, text = await a_case(club, key), ""
    for _ in case.proof.certain:
        await case.hint(Rung.WHAT)
        cell = await case.hinted()
        text = await case.mark(cell, Sign(case.proof.certain[cell]))
        if (await case.record()).closed_at is not None:
            break

    assert said("case-solution", nouns=()).partition(":")[0] in text
    kept = await club.house.own_data.kept_of(ANN)
    assert [row["score"] for row in kept["solvings"]] == [Score.DRAWN]
    assert not [row["technique"] for row in kept["techniques"] if row["used"]]


@pytest.mark.parametrize("part", [int(Rung.ASK), int(Rung.WHICH), 9])
async def test_a_forged_rung_is_none(club: Club, part: int) -> None:
    case = await a_case(club)

    assert said("refusal-stale") in await case.press(CaseKey.HINT, part)
    assert (await case.record()).deeds == ()


async def test_a_mark_that_a_hint_said_counts_as_missed_and_one_that_it_led_to_as_used(club: Club) -> None:
    deeds = (
        ProofDeed(DeedKind.HINTED, Cell(1), "where"),
        ProofDeed(DeedKind.HINTED, Cell(1), "technique"),
        ProofDeed(DeedKind.PROVEN, Cell(1), Sign.YES.value),
        ProofDeed(DeedKind.HINTED, Cell(2), "what"),
        ProofDeed(DeedKind.PROVEN, Cell(2), Sign.YES.value),
    )
    record = ProofRecord(case=1, user=ANN, looked_at=club.clock.now(), deeds=deeds)

    uses = record.uses({Cell(1): "kind", Cell(2): "cases"}, [Cell(1), Cell(2)])

    assert uses == {"kind": TechniqueUse(1, 0), "cases": TechniqueUse(0, 1)}
    assert record.hints == 3


@pytest.mark.parametrize("key", ["arosa", "bakerstreet"])
async def test_where_only_the_parts_are_asked_a_hint_is_about_one_of_them(club: Club, key: str) -> None:
    case = await a_case(club, key)
    seen = set[Cell]()
    for _ in case.proof.asked:
        await case.hint(Rung.WHAT)
        seen.add(await case.hinted())
        await case.mark(await case.hinted(), Sign.YES)

    assert seen == case.proof.asked
    assert (await case.record()).closed_at is not None


async def test_a_second_hint_does_not_say_the_reasons_of_the_first_again(club: Club) -> None:
    case = await a_case(club, "clues")
    said = list[str]()
    for _ in range(3):
        text = await case.hint(Rung.WHAT)
        said.append(text.partition("**Why ")[2].partition("\\n")[2].partition("-#")[0])
        cell = await case.hinted()
        await case.mark(cell, Sign(case.proof.certain[cell]))

    assert len({*said}) == 3
    assert all(said)


async def test_where_to_look_names_cards_of_bakerstreet_and_no_pile_and_no_number_of_points(club: Club) -> None:
    case = await a_case(club, "bakerstreet")
    wheres = []
    for _ in case.proof.asked:
        text = await case.hint(Rung.WHERE)
        wheres.append(text[text.index("**Where to look") :].partition("💡")[0])
        await case.mark(await case.hinted(), Sign.YES)

    assert all("follows from no" in text for text in wheres)
    assert not any(word in text for text in wheres for word in ("pile", "points", "you:", "other:"))
