"""Bakerstreet: a case is not solved by guessing."""

from __future__ import annotations

from collections import Counter
from itertools import count, islice

from games.bakerstreet import GAME
from games.core.chance import SEED_BYTES
from games.core.deduction.puzzle import make
from tests.builders import amount


def test_the_three_most_common_solutions_of_many_cases_solve_next_to_none_of_others() -> None:
    cases = (make(GAME, 2, n.to_bytes(SEED_BYTES, "big")) for n in count())
    many = amount(16, 800)
    solutions = [each.solution for each in islice((case for case in cases if case is not None), 2 * many)]
    guesses = [guess for guess, _ in Counter(solutions[:many]).most_common(3)]

    assert sum(each in guesses for each in solutions[many:]) <= many // 8
