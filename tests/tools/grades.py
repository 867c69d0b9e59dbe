"""Grades of cases against the steps of a limited solver: `python -m tests.tools.grades clues 600 [--first 1000000]`.

The solvers read all clues, not the fewest that a reason cites. Cluedo's knows the inferences of one step and no cases; Mord im Arosa's
follows single sounds and openings, and never weighs several together; Bakerstreet's adds up card after card. That of 13 Indices reads one
answer at a time against what may lie where, and supposes where one card lies, never one thing within another.
"""

from __future__ import annotations

import time
from argparse import ArgumentParser
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import atanh, sqrt, tanh
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
from games.core.deduction.puzzle import GRADES, Puzzle, maker_of, opened, read
from games.core.deduction.shrinking import shrunk

FIRST: Final = 10**6
"""The first seed: grades were set by cases of lower ones."""
STUCK: Final = 10
"""Steps that are counted for a part of the solution that the solver cannot prove."""
FEWEST: Final = 4
"""An interval takes so many cases."""
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
        return self._read_whole(zone, counted, owed) or is_new

    def _read_whole(self, zone: Collection[Spot], counted: Collection[Card], owed: int) -> bool:
        """Rule out what an answer rules out whichever of its places a card lies in: all that it counts is found, or nothing is left over."""
        beyond = [place for place in self.may if place not in zone]
        may = {*counted} & set[Card]().union(*(self.may[place] for place in zone))
        sure = may - set[Card]().union(*(self.may[place] for place in beyond))
        self.has_clash |= not len(sure) <= owed <= len(may)
        used_up = [self.rule_out(place, may - sure) for place in zone if len(sure) == owed]
        all_left = [self.rule_out(place, may) for place in beyond if len(may) == owed]
        return any((*used_up, *all_left))


@dataclass(frozen=True, slots=True)
class Reading:
    """A reading of one fact; or where something is supposed, of those by which that clashes, and so many times."""

    facts: tuple[int, ...]
    times: int = 1
    supposed: tuple[Spot, Card] | None = None


def in_clues(puzzle: Puzzle) -> int:
    """Return how often an answer is read and rules something out, until the own case is known.

    Where no answer does, it is supposed that a card lies somewhere: the supposition that clashes after the fewest readings is taken.
    Suppositions and readings that the rest can do without are left out at the end, as nobody who explains a solution tells what led nowhere.
    """
    known = clues_evidence(opened(BY_KEY["clues"], puzzle).shown.log)
    assert known is not None
    made = _attempt(known, None)
    stuck = _stuck(known, made)
    for each in reversed([reading.supposed for reading in made if reading.supposed is not None]):
        fewer = _attempt(known, [reading.supposed for reading in made if reading.supposed not in (None, each)])
        if _stuck(known, fewer) == stuck and _times(fewer) <= _times(made):
            made = fewer
    for reading in reversed(made):
        fewer = [kept for kept in made if kept is not reading]
        if _stuck(known, fewer) == stuck:
            made = fewer
    return _times(made) + STUCK * stuck


def _times(made: Sequence[Reading]) -> int:
    return sum(each.times for each in made)


def _attempt(known: Evidence, allowed: Collection[tuple[Spot, Card] | None] | None) -> list[Reading]:
    """Return the readings of a solver that may suppose anything, or only these, until it knows the own case or is stuck."""
    candidates, made = _candidates(known), list[Reading]()
    while True:
        made += [Reading((n,)) for n in _read_all(candidates, known, range(len(known.facts)))]
        refuted = [
            (reading, place, card)
            for place, cards in candidates.may.items()
            for card in sorted(cards)
            if _left(candidates)
            if allowed is None or (place, card) in allowed
            if (reading := _refuting(candidates, known, place, card)) is not None
        ]
        if not refuted:
            return made
        reading, place, card = min(refuted, key=lambda each: (each[0].times, str(each[1]), each[2]))
        candidates.rule_out(place, [card])
        made.append(reading)


def _stuck(known: Evidence, readings: Sequence[Reading]) -> int:
    """Return how many kinds of the own case these readings leave open. A supposition that does not clash any more counts for nothing."""
    candidates = _candidates(known)
    _settle(candidates)
    for each in readings:
        if each.supposed is None:
            _reads(candidates, known, known.facts[each.facts[0]])
        elif _supposed(candidates, known, *each.supposed, each.facts)[0]:
            place, card = each.supposed
            candidates.rule_out(place, [card])
        _settle(candidates)
    return _left(candidates)


def _left(candidates: Candidates) -> int:
    return sum(len(candidates.may[kind]) > 1 for kind in KINDS)


def _settle(candidates: Candidates) -> None:
    while candidates.settle():
        pass


def _read_all(candidates: Candidates, known: Evidence, numbers: Iterable[int]) -> list[int]:
    """Read one fact after the other, from the first on again after each that rules something out; return those that did."""
    made, facts = list[int](), [*numbers]
    while True:
        _settle(candidates)
        fact = next((n for n in facts if not candidates.has_clash and _reads(candidates, known, known.facts[n])), None)
        if fact is None:
            return made
        made.append(fact)


def _supposed(
    candidates: Candidates, known: Evidence, place: Spot, card: Card, numbers: Iterable[int]
) -> tuple[bool, int]:
    """Return whether it clashes by these facts that a card lies in a place, and after how many readings."""
    supposed = Candidates(candidates.sizes, {each: {*cards} for each, cards in candidates.may.items()})
    for other in supposed.may:
        supposed.rule_out(other, [card] if other != place else ())
    if place in KINDS:
        supposed.may[place] = {card}
    readings = _read_all(supposed, known, numbers)
    return supposed.has_clash, len(readings)


def _refuting(candidates: Candidates, known: Evidence, place: Spot, card: Card) -> Reading | None:
    """Return the readings by which it clashes that a card lies in a place; None where it does not."""
    every = range(len(known.facts))
    if not _supposed(candidates, known, place, card, every)[0]:
        return None
    facts = shrunk(every, lambda some: _supposed(candidates, known, place, card, some)[0])
    return Reading(facts, _supposed(candidates, known, place, card, facts)[1] + 1, (place, card))


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


def interval(coefficient: float, cases: int) -> tuple[float, float]:
    """Return the 95 % interval of a rank correlation, by Fisher's transformation with the variance of Bonett and Wright."""
    if abs(coefficient) >= 1:
        return coefficient, coefficient
    spread = 1.96 * sqrt((1 + coefficient**2 / 2) / (cases - 3))
    return tanh(atanh(coefficient) - spread), tanh(atanh(coefficient) + spread)


def compared(one: Sequence[float], other: Sequence[float]) -> str:
    """Return the rank correlation with its interval, or why there is none."""
    if len(one) < FEWEST:
        return "unknown of so few"
    if min(len({*one}), len({*other})) == 1:
        return "unknown where all are alike"
    found = rank_correlation(one, other)
    low, high = interval(found, len(one))
    return f"{found:.2f} [{low:.2f}-{high:.2f}]"


def measured(puzzles: Sequence[Puzzle]) -> str:
    """Return the rank correlations of the grades, the efforts and the numbers of clues of cases of one game with the steps of its solver."""
    game = BY_KEY[puzzles[0].played.game]
    maker = maker_of(game)
    assert maker is not None
    grades, steps = [each.grade for each in puzzles], [SOLVERS[game.info.key](each) for each in puzzles]
    efforts = [maker.effort(opened(game, each).shown) for each in puzzles]
    clues = [len(each.clues) for each in puzzles]
    measures = (("grade", grades), ("effort", efforts), ("number of clues", clues))
    told = [f"{name} {compared(values, steps)}" for name, values in measures]
    shares = [grades.count(each) for each in GRADES]
    return f"{game.info.key}: {len(puzzles)} cases, grades {shares}; rank correlation with steps: {', '.join(told)}"


def main() -> None:
    """Print the correlations over the cases of a game that are made in so many seconds."""
    given = ArgumentParser()
    given.add_argument("game", choices=SOLVERS)
    given.add_argument("seconds", type=float)
    given.add_argument("--first", type=int, default=FIRST)
    wanted = given.parse_args()
    until, seed, cases = time.monotonic() + wanted.seconds, wanted.first.to_bytes(SEED_BYTES, "big"), list[Puzzle]()
    while time.monotonic() < until:
        seed, text = search(seed, wanted.game, None)
        cases.append(read(text, BY_KEY))
        seed = following(seed)
    print(measured(cases))


if __name__ == "__main__":
    main()
