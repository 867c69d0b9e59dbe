"""Prints how proofs of cases stand: marks accepted and refused against every deal that fits, and what guesses win.

python -m tests.tools.proofs 100 clues --first 7000000 --seconds 600
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from math import inf, prod
from time import monotonic

from bot.cases.making import PLAYED, search
from games import BY_KEY
from games.core.chance import SEED_BYTES
from games.core.deduction.proof import cells_of
from games.core.deduction.puzzle import Puzzle, proof_of, read
from games.core.deduction.puzzle_maker import GUESSES
from games.core.deduction.sheet import Sign
from tests.games.core.deduction.judges import JUDGES


@dataclass(slots=True)
class Tally:
    """Marks and cases of one game, counted."""

    cases: int = 0
    marks: int = 0
    accepted: int = 0  # that not every deal agrees with
    refused: int = 0  # that every deal agrees with


def puzzles(key: str, many: int, first: int, seconds: float) -> Iterator[Puzzle]:
    """Yield different cases of a game, from a seed on, until there are so many or so many seconds have passed."""
    number, until = first, monotonic() + seconds
    for _ in range(many):
        if monotonic() > until:
            return
        seed, text = search(number.to_bytes(SEED_BYTES, "big"), key, None)
        number = int.from_bytes(seed, "big") + 1
        yield read(text, BY_KEY)


def judge(key: str, puzzle: Puzzle, tally: Tally) -> None:
    """Hold every mark of a case against the deals."""
    proof = proof_of(BY_KEY[key], puzzle)
    counted, deals = Counter[int](), 0
    for held in JUDGES[key](puzzle):
        counted.update(held)
        deals += 1
    tally.cases += 1
    for cell in cells_of(proof.sheet):
        for sign, so in ((Sign.YES, counted[cell] == deals), (Sign.NO, not counted[cell])):
            stands = proof.follows(cell, sign)
            tally.marks += 1
            tally.accepted += stands and not so
            tally.refused += so and not stands


def guessed(solutions: list[tuple[StrEnum, ...]]) -> float:
    """Return the share of one half of the solutions that the most common ones of the other half are."""
    half = len(solutions) // 2
    known = [each for each, _ in Counter(solutions[:half]).most_common(GUESSES)]
    return sum(each in known for each in solutions[half:]) / max(1, len(solutions) - half)


def main() -> None:
    """Print a line for each game."""
    given = argparse.ArgumentParser()
    given.add_argument("many", type=int)
    given.add_argument("games", nargs="*", default=PLAYED)
    given.add_argument("--first", type=int, default=0)
    given.add_argument("--seconds", type=float, default=inf)
    wanted = given.parse_args()
    for key in wanted.games:
        tally, quizzes, chances = Tally(), list[tuple[StrEnum, ...]](), list[float]()
        for puzzle in puzzles(key, wanted.many, wanted.first, wanted.seconds):
            judge(key, puzzle, tally)
            if (quiz := proof_of(BY_KEY[key], puzzle).quiz) is not None:
                quizzes.append(quiz.solution)
                chances.append(GUESSES / prod(map(len, quiz.parts)))
        print(
            f"{key}: {tally.cases} cases, {tally.marks} marks, unprovable accepted {tally.accepted}, "
            f"provable refused {tally.refused}; with a quiz {len(quizzes)}, "
            f"guesses evenly {100 * sum(chances) / max(1, len(chances)):.2f} % (at most {100 * max(chances, default=0):.2f} %), "
            f"the commonest {100 * guessed(quizzes):.2f} %"
        )


if __name__ == "__main__":
    main()
