"""The proof of a whole case: every step of it is so, and its effort counts what the case rests on."""

from __future__ import annotations

import pytest

from games import BY_KEY
from games.clues import BOX
from games.clues.knowledge.claims import Rule, Step
from games.clues.knowledge.counting import Layouts
from games.clues.knowledge.evidence import Answer, evidence
from games.clues.knowledge.reasons import steps_of
from games.clues.knowledge.steps import Steps
from games.clues.knowledge.whole import UNPROVEN, WholeProof, proof_of, readings_in
from games.clues.model import Card
from games.clues.techniques import EFFORTS
from games.core.deduction.puzzle import Puzzle, opened
from tests.builders import amount
from tests.puzzles import posed


def start_of(puzzle: Puzzle) -> tuple[Steps, Layouts]:
    known = evidence(opened(BY_KEY["clues"], puzzle).shown.log)
    assert known is not None
    return steps_of(BOX, known, known.facts), Layouts(BOX, known, known.facts)


def own(puzzle: Puzzle) -> list[Card]:
    return [card for card in puzzle.solution if isinstance(card, Card)]


@pytest.mark.parametrize("n", range(amount(3, 60)))
def test_every_claim_of_the_proof_holds_in_every_layout(n: int) -> None:
    puzzle = posed("clues", 1000 * n)
    start, layouts = start_of(puzzle)

    whole = proof_of(start, own(puzzle))

    assert whole.steps.clash is None
    assert not any(step.sum for step in whole.steps.reasons.values())
    ways = layouts.ways()
    for claim in whole.steps.reasons:
        assert layouts.ways(claim.card, claim.place) == (ways if claim.is_held else 0), claim
    assert whole.effort > 0


def test_no_step_of_a_proof_counts_more_than_another() -> None:
    puzzle = posed("clues", 2000)
    start, _ = start_of(puzzle)
    whole = proof_of(start, own(puzzle))
    needed = whole.steps.needed(*whole.goals)
    steps = {whole.steps.reasons[claim] for claim in needed}

    assert sum(isinstance(fact, Answer) for fact, _, _ in start.facts) <= whole.effort
    assert 0 < readings_in(whole.steps, needed) <= len(steps)


def test_steps_that_the_case_does_not_rest_on_take_no_effort() -> None:
    puzzle = posed("clues")
    start, _ = start_of(puzzle)
    whole = proof_of(start, own(puzzle))
    idle = Step(Rule.REFUTED)
    beside = next(each for each in whole.steps.reasons if each not in whole.steps.needed(*whole.goals))
    steps = Steps(start.known, start.unknown, start.facts, {**whole.steps.reasons, beside: idle})

    assert WholeProof(steps, whole.goals, {**whole.refuting, idle: 50}).effort == whole.effort


def test_a_case_of_which_a_card_takes_more_than_single_suppositions_is_hard() -> None:
    start, _ = start_of(posed("clues"))
    unproven = proof_of(Steps(start.known, start.unknown, ()), own(posed("clues")))

    assert unproven.effort == 3 * UNPROVEN
    assert max(EFFORTS) < UNPROVEN
