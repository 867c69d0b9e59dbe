"""Grades of cases against the steps of a limited solver: `python -m tests.tools.grades [game] [seconds]`.

The solvers read all clues, not the fewest that a reason cites. Cluedo's knows the inferences of one step and no cases; Mord im Arosa's
follows single sounds and openings, and never weighs several together; Bakerstreet's adds up card after card. That of 13 Indices reads one
answer at a time against what may lie where, and supposes where one card lies, never one thing within another.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
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
from games.clues import BOX
from games.clues import model as clues
from games.clues.knowledge.evidence import Answer, Evidence, Fact, Named, Read
from games.clues.knowledge.evidence import evidence as clues_evidence
from games.clues.model import Card
from games.core.chance import SEED_BYTES
from games.core.deduction.puzzle import Puzzle, opened, read

FIRST: Final = 10**6
"""The first seed: grades were set by cases of lower ones."""
STUCK: Final = 10
"""Steps that are counted for a part of the solution that the solver cannot prove."""
Place: TypeAlias = tuple[bool, int]
"""A place of a cube: found by the opening with this number, or lying still on this floor."""
Spot: TypeAlias = str | int
"""A place of a card of 13 Indices: one of `KINDS` on the own screen, behind the screen of a seat, or among the informants."""
KINDS: Final[Mapping[Spot, type[Card]]] = {"person": clues.Person, "place": clues.Place, "weapon": clues.Weapon}
INFORMANTS: Final = "informants"


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


@dataclass(slots=True)
class Candidates:
    """The candidates of 13 Indices by place: one card of each kind on the own screen, two behind each other one, and the informants."""

    sizes: Mapping[Spot, int]
    may: dict[Spot, set[Card]]
    has_clash: bool = False

    def held(self, place: Spot) -> set[Card]:
        """Return the cards that surely lie in a place: all of its candidates, or those with no other place."""
        if len(self.may[place]) == self.sizes[place]:
            return set(self.may[place])
        elsewhere = set[Card]().union(*(cards for other, cards in self.may.items() if other != place))
        return self.may[place] - elsewhere

    def bounds(self, place: Spot, counted: Collection[Card]) -> tuple[int, int]:
        """Return how many cards of a place an answer counts at least and at most."""
        held = self.held(place)
        left, rest = self.sizes[place] - len(held), self.may[place] - held
        sure, open_fits = len(held & {*counted}), len(rest & {*counted})
        return sure + max(0, left - (len(rest) - open_fits)), sure + min(left, open_fits)

    def rule_out(self, place: Spot, cards: Collection[Card]) -> bool:
        """Rule candidates out. Return whether there were any."""
        out = self.may[place] & {*cards}
        self.may[place] -= out
        return bool(out)

    def settle(self) -> bool:
        """Rule out every other place of a card that surely lies in one, and every other card of a place that is full."""
        is_new = False
        for place, cards in self.may.items():
            held = self.held(place)
            self.has_clash |= not len(held) <= self.sizes[place] <= len(cards)
            for other in self.may:
                is_new |= other != place and self.rule_out(other, held)
            if len(held) == self.sizes[place]:
                is_new |= self.rule_out(place, self.may[place] - held)
        return is_new

    def read(self, witness: Spot, counted: Collection[Card], owed: int) -> bool:
        """Rule out what an answer rules out by itself: too many cards that it counts, or too few. Return whether it did."""
        zone = (*KINDS, witness)
        bounds = {place: self.bounds(place, counted) for place in zone}
        least, most = (sum(each[k] for each in bounds.values()) for k in (0, 1))
        if not least <= owed <= most:
            self.has_clash = True
            return True
        is_new = False
        for place in zone:
            held, (low, high) = self.held(place), bounds[place]
            if owed - (least - low) == len(held & {*counted}):  # it holds no further one that is counted
                is_new |= self.rule_out(place, (self.may[place] - held) & {*counted})
            if self.sizes[place] - (owed - (most - high)) == len(held - {*counted}):  # nor one that is not
                is_new |= self.rule_out(place, self.may[place] - held - {*counted})
        return is_new


def in_clues(puzzle: Puzzle) -> int:
    """Return how often an answer is read and rules something out, until the own case is known.

    Where no answer does, it is supposed that a card lies somewhere: the supposition that clashes after the fewest readings is taken.
    """
    known = clues_evidence(opened(BY_KEY["clues"], puzzle).shown.log)
    assert known is not None
    candidates, steps = _candidates(known), 0
    while True:
        steps += _read_all(candidates, known)
        if all(len(candidates.may[kind]) == 1 for kind in KINDS):
            return steps
        refuted = [
            (readings, place, card)
            for place, cards in candidates.may.items()
            for card in cards
            if (readings := _refuting(candidates, known, place, card)) is not None
        ]
        if not refuted:
            return steps + STUCK * sum(len(candidates.may[kind]) > 1 for kind in KINDS)
        readings, place, card = min(refuted, key=lambda each: (each[0], str(each[1]), each[2]))
        candidates.rule_out(place, [card])
        steps += readings


def _read_all(candidates: Candidates, known: Evidence) -> int:
    """Read one fact after the other, from the first on again after each that rules something out; return how often one did."""
    steps = 0
    while True:
        while candidates.settle():
            pass
        if candidates.has_clash or not any(_reads(candidates, known, fact) for fact in known.facts):
            return steps
        steps += 1


def _refuting(candidates: Candidates, known: Evidence, place: Spot, card: Card) -> int | None:
    """Return after how many readings it clashes that a card lies in a place; None where it does not."""
    supposed = Candidates(candidates.sizes, {each: {*cards} for each, cards in candidates.may.items()})
    for other in supposed.may:
        supposed.rule_out(other, [card] if other != place else ())
    if place in KINDS:
        supposed.may[place] = {card}
    readings = _read_all(supposed, known)
    return readings + 1 if supposed.has_clash else None


def _candidates(known: Evidence) -> Candidates:
    seen = {*known.inner, *(card for case in known.outer.values() for card in case)}
    seen |= {fact.card for fact in known.facts if isinstance(fact, Read)}
    unknown = {*BOX.cards(known.seats)} - seen
    sizes: dict[Spot, int] = {**dict.fromkeys(KINDS, 1), **dict.fromkeys(known.outer, 2)}
    if left := len(unknown) - sum(sizes.values()):
        sizes[INFORMANTS] = left
    may = {place: {card for card in unknown if isinstance(card, KINDS.get(place, object))} for place in sizes}
    return Candidates(sizes, may)


def _reads(candidates: Candidates, known: Evidence, fact: Fact) -> bool:
    """Rule out what one fact rules out by itself. Return whether it did."""
    match fact:
        case Answer(witness=witness, about=about):
            outer = [card for seat, case in known.outer.items() if seat != witness for card in case]
            counted = {card for card in BOX.cards(known.seats) if BOX.fits(card, about)}
            return candidates.read(witness, counted, fact.count - len({*outer} & counted))
        case Named(by=by, case=case) if by != known.seat:
            return sum(candidates.rule_out(place, case) for place in (*KINDS, by)) > 0
        case Named(case=case):
            left = [kind for kind, card in zip(KINDS, case, strict=True) if candidates.may[kind] != {card}]
            return len(left) == 1 and candidates.rule_out(left[0], case)
        case _:
            return False


SOLVERS: Final[Mapping[str, Callable[[Puzzle], int]]] = {
    "cluedo": in_cluedo,
    "clues": in_clues,
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
