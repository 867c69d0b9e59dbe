"""Grades of Cluedo's cases against the steps of a limited solver: `python -m tests.tools.grades [seconds]`.

The solver knows the inferences of one step and no cases; it reads all clues, not the fewest that a reason cites.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from statistics import correlation

from games import BY_KEY
from games.cluedo.knowledge.evidence import evidence
from games.cluedo.knowledge.proof import Holding, Proof
from games.cluedo.knowledge.reasons import SAID
from games.cluedo.model import CARDS
from games.core.chance import SEED_BYTES
from games.core.deduction.puzzle import Puzzle, make, opened

GAME = BY_KEY["cluedo"]
SEATS = 3
STUCK = 10
"""Steps that are counted for a card that the solver cannot prove."""


def steps_to(puzzle: Puzzle) -> int:
    """Return the number of inferences by which the limited solver proves the solution."""
    known = evidence(opened(GAME, puzzle).shown.log)
    assert known is not None
    used, stuck = set[Holding](), 0
    for card in puzzle.solution:
        goal = Holding(known.envelope, [*map(str, CARDS)].index(str(card)), is_held=True)
        proof = Proof.of(known, known.facts, goal)
        is_proved = goal in proof.reasons
        stuck += not is_proved
        used |= {
            each for each in (proof.path(goal) if is_proved else proof.reasons) if proof.reasons[each].rule in SAID
        }
    return len(used) + STUCK * stuck


def rank_correlation(one: Sequence[float], other: Sequence[float]) -> float:
    """Return Spearman's coefficient."""
    return correlation(_ranks(one), _ranks(other))


def _ranks(values: Sequence[float]) -> list[float]:
    order = sorted(values)
    return [order.index(each) + (order.count(each) - 1) / 2 for each in values]


def main(seconds: float, first: int = 0) -> None:
    """Print the correlation over the cases that are made in so many seconds."""
    until, n, cases = time.monotonic() + seconds, first, list[Puzzle]()
    while time.monotonic() < until:
        n += 1
        if (puzzle := make(GAME, SEATS, n.to_bytes(SEED_BYTES, "big"))) is not None:
            cases.append(puzzle)
    grades, steps = [each.grade for each in cases], [steps_to(each) for each in cases]
    print(f"{len(cases)} cases, grades {[grades.count(each) for each in (1, 2, 3)]}")
    print(f"rank correlation of grade and steps: {rank_correlation(grades, steps):.2f}")


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 60)
