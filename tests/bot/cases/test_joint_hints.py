"""Hints at joint cases: for the one who asks, counted for all, and the channel reads nothing of where they lead."""

from __future__ import annotations

import pytest

from bot.cases.proof_records import DeedKind
from bot.messages.controls import CaseKey
from bot.tables.ids import UserId
from games.core.deduction.hint import Rung
from games.core.deduction.sheet import Cell, Sign
from tests.bot.cases.test_joint_cases import Case, a_case
from tests.bot.ui.club import PEOPLE, Club, said

ANN, BEN = PEOPLE[:2]


async def hint(case: Case, by: UserId, rung: Rung) -> str:
    return (await case.press(by, CaseKey.HINT, part=rung)).texts[-1]


async def hinted(case: Case, to: UserId) -> Cell:
    cell = (await case.record()).proof_of(to).hinted
    assert cell is not None
    return cell


async def test_each_person_climbs_the_rungs_alone_and_every_hint_counts_for_all(club: Club) -> None:
    case = await a_case(club)

    texts = [await hint(case, ANN, rung) for rung in (Rung.WHERE, Rung.TECHNIQUE, Rung.WHAT)]
    bens = await hint(case, BEN, Rung.WHERE)

    assert "Where to look" in texts[0]
    assert "Which technique" in texts[1]
    assert said("hint-what") in texts[2]
    assert "Where to look" in bens
    assert said("hint-control-technique") in bens
    assert said("case-proof-count", unproven=0, hints=4) in bens
    assert await hinted(case, ANN) == await hinted(case, BEN)
    assert (await case.record()).proof.hints == 4


async def test_the_channel_reads_who_took_a_hint_and_not_where(club: Club) -> None:
    case = await a_case(club)
    await hint(case, ANN, Rung.WHAT)

    shown = await case.shown()

    assert shown.splitlines()[-1] == said("case-joint-hinted", person=f"<@{ANN}>")
    assert said("case-joint-count", proven=0, unproven=0, hints=1) in shown


async def test_a_hint_that_was_had_is_not_counted_again_and_goes_on_once_anybody_marks_its_cell(club: Club) -> None:
    case = await a_case(club)
    first, again = await hint(case, ANN, Rung.WHERE), await hint(case, ANN, Rung.WHERE)
    assert first == again
    assert (await case.record()).proof.hints == 1
    cell = await hinted(case, ANN)

    await case.mark(BEN, cell, Sign(case.proof.certain[cell]))
    await hint(case, ANN, Rung.WHERE)

    assert await hinted(case, ANN) != cell
    assert (await case.record()).proof.hints == 2


async def test_who_follows_hints_alone_closes_the_case(club: Club) -> None:
    case = await a_case(club)
    for n in range(len(case.proof.certain)):
        who = (ANN, BEN)[n % 2]
        await hint(case, who, Rung.WHAT)
        cell = await hinted(case, who)
        await case.mark(who, cell, Sign(case.proof.certain[cell]))
        if (await case.record()).closed_at is not None:
            break

    record = await case.record()
    assert record.is_solved
    assert sum(each.deed.kind is DeedKind.HINTED for each in record.deeds) == record.proof.hints


@pytest.mark.parametrize("part", [int(Rung.ASK), int(Rung.WHICH), 9])
async def test_a_forged_rung_is_none(club: Club, part: int) -> None:
    case = await a_case(club)

    assert said("refusal-stale") in (await case.press(ANN, CaseKey.HINT, part=part)).texts[-1]
    assert (await case.record()).deeds == ()


async def test_a_closed_case_gives_no_hint(club: Club) -> None:
    case = await a_case(club)
    await case.close(ANN)

    assert said("case-joint-over") in await hint(case, ANN, Rung.WHERE)
    assert (await case.record()).proof.hints == 0
