"""Reasons that rest on marks: they prove what they say by the clues and marks that they name, and each clue is needed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.cases.making import prove
from games import BY_KEY
from games.clues import BOX
from games.clues.knowledge.counting import Layouts, Spot
from games.clues.knowledge.evidence import Evidence, evidence
from games.clues.knowledge.findings import cell_of, whereabouts
from games.clues.knowledge.reasons import Whereabouts, is_certain, reasons
from games.clues.model import Card
from games.core.deduction.hint import steps_in
from games.core.deduction.puzzle import Puzzle, nearest, opened
from games.core.deduction.sheet import Cell, Sign
from games.core.lines import Line, Who
from tests.builders import amount
from tests.puzzles import posed

GRADE = {0: 3, 1: 3, 2: 2}


def a_case(n: int) -> tuple[Puzzle, Evidence]:
    puzzle = posed("clues", 1000 * n, GRADE[n % 3])
    known = evidence(opened(BY_KEY["clues"], puzzle).shown.log)
    assert known is not None
    return puzzle, known


def named(lines: tuple[Line, ...]) -> Iterator[Whereabouts]:
    """Yield the marks that sentences name."""
    for line in lines:
        if line.key == "clues-why-marked":
            who, cards = line.facts["who"], line.facts["cards"]
            place = who.seat if isinstance(who, Who) else Spot(str(line.facts["place"]))
            assert isinstance(cards, tuple)
            yield from (Whereabouts(card, place, bool(line.facts["held"])) for card in cards if isinstance(card, Card))


@pytest.mark.parametrize("n", range(amount(3, 60)))
def test_from_mark_to_mark_the_clues_and_marks_that_are_named_prove_each_and_no_clue_can_be_spared(n: int) -> None:
    puzzle, known = a_case(n)
    proof, marks = prove(puzzle), dict[Cell, str]()
    while not proof.is_closed(marks):
        cell = nearest(BY_KEY["clues"], puzzle, proof.open_cells(marks), marks)[0]
        value = proof.certain[cell]
        goal = whereabouts(BOX, known.seats, cell, value)
        noted = [whereabouts(BOX, known.seats, each, sign) for each, sign in marks.items()]

        lines = reasons(BOX, known, goal, noted)

        used, steps = [*named(lines)], steps_in(lines)
        assert {*used} <= {*noted}
        assert is_certain(BOX, known, goal, steps, used)
        for step in steps:
            assert not is_certain(BOX, known, goal, [each for each in steps if each != step], used)
        marks[cell] = value


@pytest.mark.parametrize("n", range(amount(2, 20)))
def test_layouts_without_a_card_in_a_place_are_those_that_are_left(n: int) -> None:
    _, known = a_case(n)
    whole = Layouts(BOX, known, known.facts[:2])
    places: list[Spot | int] = [Spot.CASE, *known.outer]
    for place in places:
        for card in whole.unknown[::3]:
            without = Layouts(BOX, known, known.facts[:2])
            without.rule_out(card, place)

            assert without.ways() == whole.ways() - whole.ways(card, place)
            assert without.ways(card, place) == 0


def test_a_claim_and_its_cell_name_each_other() -> None:
    puzzle, known = a_case(0)
    for cell in prove(puzzle).certain:
        claim = whereabouts(BOX, known.seats, cell, Sign.YES)
        if claim.place != known.seat:
            assert cell_of(BOX, known.seats, claim.place, claim.card) == cell
