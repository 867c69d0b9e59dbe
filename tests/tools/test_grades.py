"""The limited solvers that grades are compared with rule out nothing that is true."""

from __future__ import annotations

import pytest

from games import BY_KEY
from games.clues.knowledge.evidence import Answer, evidence
from games.core.deduction.puzzle import opened
from tests.builders import amount
from tests.puzzles import posed
from tests.tools.grades import FEWEST, KINDS, STUCK, _candidates, _read_all, compared, in_clues, measured


@pytest.mark.parametrize("n", range(amount(2, 40)))
def test_the_solver_of_13_clues_never_rules_out_the_own_case_by_what_it_reads(n: int) -> None:
    puzzle = posed("clues", 1000 * n)
    known = evidence(opened(BY_KEY["clues"], puzzle).shown.log)
    assert known is not None

    candidates = _candidates(known)
    _read_all(candidates, known, range(len(known.facts)))

    assert not candidates.has_clash
    assert all(card in candidates.may[kind] for kind, card in zip(KINDS, puzzle.solution, strict=True))
    answers = sum(isinstance(fact, Answer) for fact in known.facts)
    assert in_clues(puzzle) >= min(STUCK, answers)  # none of which can be spared


@pytest.mark.parametrize("cases", range(1, FEWEST + 1))
def test_a_few_cases_are_counted_and_their_correlation_is_unknown(cases: int) -> None:
    told = measured([posed("bakerstreet", 1000 * n) for n in range(cases)])

    assert f"{cases} cases" in told
    assert ("unknown of so few" in told) == (cases < FEWEST)
    assert all(measure in told for measure in ("grade", "effort", "number of clues"))


def test_grades_that_are_all_alike_have_no_correlation() -> None:
    assert compared([2] * 5, range(5)) == compared(range(5), [2] * 5) == "unknown where all are alike"


def test_a_correlation_comes_with_its_interval() -> None:
    assert compared(range(6), range(6)) == "1.00 [1.00-1.00]"
    assert compared([1, 1, 2, 2, 3], [3, 1, 5, 4, 9]).startswith("0.95 [")
