"""The limited solvers that grades are compared with rule out nothing that is true."""

from __future__ import annotations

import pytest

from games import BY_KEY
from games.clues.knowledge.evidence import Answer, evidence
from games.core.deduction.puzzle import opened
from tests.builders import amount
from tests.puzzles import posed
from tests.tools.grades import KINDS, STUCK, _candidates, _read_all, in_clues


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
