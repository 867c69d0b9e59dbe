"""Grades of cases against the steps of a limited solver: `python -m tests.tools.grades [game] [seconds]`.

The solvers read all clues, not the fewest that a reason cites. Cluedo's knows the inferences of one step and no cases; Mord im Arosa's
follows single sounds and openings, and never weighs several together; Bakerstreet's adds up card after card.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Mapping, Sequence
from statistics import correlation
from typing import Final, TypeAlias

from bot.cases.making import following, search
from games import BY_KEY
from games.arosa.events import Fell, Opened
from games.arosa.model import FLOORS
from games.bakerstreet.events import Played
from games.bakerstreet.model import Symbol
from games.bakerstreet.puzzle import PILES
from games.cluedo.knowledge.evidence import evidence
from games.cluedo.knowledge.proof import Holding, Proof
from games.cluedo.knowledge.reasons import SAID
from games.cluedo.model import CARDS
from games.core.chance import SEED_BYTES
from games.core.deduction.puzzle import Puzzle, opened, read

FIRST: Final = 10**6
"""The first seed: grades were set by cases of lower ones."""
STUCK: Final = 10
"""Steps that are counted for a part of the solution that the solver cannot prove."""
Place: TypeAlias = tuple[bool, int]
"""A place of a cube: found by the opening with this number, or lying still on this floor."""


def in_cluedo(puzzle: Puzzle) -> int:
    """Return the number of inferences by which the limited solver proves the solution."""
    known = evidence(opened(BY_KEY["cluedo"], puzzle).shown.log)
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


def in_arosa(puzzle: Puzzle) -> int:
    """Return the number of places that are crossed out for single cubes until no sound and no opening rules out another."""
    clues = opened(BY_KEY["arosa"], puzzle).clues
    colour = next(clue.cube for clue in clues if isinstance(clue, Fell))
    found = {n: clue.cubes.count(colour) for n, clue in enumerate(clues) if isinstance(clue, Opened)}
    cubes = []
    for n, clue in enumerate(clues):
        if isinstance(clue, Fell):
            later = [(m, each.floor) for m, each in enumerate(clues) if m > n and isinstance(each, Opened)]
            floors = FLOORS[: FLOORS[-1] - clue.knocks + 1]
            first = {floor: next((m for m, opened_floor in later if opened_floor == floor), None) for floor in floors}
            cubes.append({(False, floor) if m is None else (True, m) for floor, m in first.items()})
    steps = 0
    while crossed := _crossed_out(cubes, found):
        for cube, place in crossed:
            cube.discard(place)
        steps += len(crossed)
    proven = sum(len(cube) == 1 for cube in cubes if any(not is_found for is_found, _ in cube))
    return steps + STUCK * max(0, len(puzzle.solution) - proven)


def _crossed_out(cubes: Sequence[set[Place]], found: Mapping[int, int]) -> list[tuple[set[Place], Place]]:
    """Return the cubes and places that the first opening rules out by itself: all it found is known, or all it may have found."""
    for n, count in found.items():
        may = [cube for cube in cubes if (True, n) in cube]
        open_still = [cube for cube in may if len(cube) > 1]
        if open_still and len(may) - len(open_still) == count:
            return [(cube, (True, n)) for cube in open_still]
        if open_still and len(may) == count:
            return [(cube, place) for cube in open_still for place in cube - {(True, n)}]
    return []


def in_bakerstreet(puzzle: Puzzle) -> int:
    """Return the number of cards that are added up to know the counts from every pile."""
    piles: list[list[Symbol | None]] = [[] for _ in PILES]
    for clue in opened(BY_KEY["bakerstreet"], puzzle).clues:
        if isinstance(clue, Played):
            piles[clue.pile - 1].append(clue.card.symbol)
    added = set[tuple[int, int]]()
    for first in range(len(piles)):
        pile, top, leads_on = first, len(piles[first]), True
        while leads_on:
            cards = piles[pile][:top][::-1]
            counted = cards[: cards.index(Symbol.STOP) + 1] if Symbol.STOP in cards else cards
            added |= {(pile, top - k) for k in range(len(counted))}
            leads_on = Symbol.ARROW in counted
            pile = (pile + 1) % len(piles)
            top = len(piles[pile])  # no chain comes round to where it began
    return len(added)


SOLVERS: Final[Mapping[str, Callable[[Puzzle], int]]] = {
    "cluedo": in_cluedo,
    "arosa": in_arosa,
    "bakerstreet": in_bakerstreet,
}


def rank_correlation(one: Sequence[float], other: Sequence[float]) -> float:
    """Return Spearman's coefficient."""
    return correlation(_ranks(one), _ranks(other))


def _ranks(values: Sequence[float]) -> list[float]:
    order = sorted(values)
    return [order.index(each) + (order.count(each) - 1) / 2 for each in values]


def main(game: str, seconds: float) -> None:
    """Print the correlation over the cases of a game that are made in so many seconds."""
    until, seed, cases = time.monotonic() + seconds, FIRST.to_bytes(SEED_BYTES, "big"), list[Puzzle]()
    while time.monotonic() < until:
        seed, text = search(seed, game, None)
        cases.append(read(text, BY_KEY))
        seed = following(seed)
    grades, steps = [each.grade for each in cases], [SOLVERS[game](each) for each in cases]
    print(f"{game}: {len(cases)} cases, grades {[grades.count(each) for each in (1, 2, 3)]}")
    print(f"rank correlation of grade and steps: {rank_correlation(grades, steps):.2f}")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "cluedo", float(sys.argv[2]) if len(sys.argv) > 2 else 60)
