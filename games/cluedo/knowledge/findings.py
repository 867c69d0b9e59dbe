"""Cluedo: exact findings for every card and owner, and for every envelope."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import product
from math import factorial, prod

from games.cluedo.knowledge.bounds import KINDS, Bounds, numbers
from games.cluedo.knowledge.counting import Grid, Numbers
from games.cluedo.knowledge.evidence import Evidence, Fact, Source, evidence
from games.cluedo.knowledge.proof import Holding, is_certain
from games.cluedo.knowledge.reasons import reasons
from games.cluedo.model import CARDS, ROOM_LIST, SUSPECTS, WEAPONS
from games.core.contract import Refusal
from games.core.deduction.knowledge import Case, Findings, yes_or_no
from games.core.deduction.seat_log import SeatLog
from games.core.deduction.sheet import Cell
from games.core.lines import Line

_CASES = len(SUSPECTS) * len(WEAPONS) * len(ROOM_LIST)


class CluedoKnowledge:
    """How Cluedo concludes."""

    def findings(self, log: SeatLog) -> Findings:
        """Return the number of deals by card and owner, and by envelope."""
        known = evidence(log)
        if known is None:
            each = _before_the_deal(log.seats)
            cases: dict[Case, int] = dict.fromkeys(product(SUSPECTS, WEAPONS, ROOM_LIST), each)
            return Findings(deals=each * _CASES, cells={}, cases=cases)
        return found(known, known.facts)

    def deals(self, log: SeatLog) -> int:
        """Return how many deals are consistent."""
        known = evidence(log)
        if known is None:
            return _before_the_deal(log.seats) * _CASES
        return Grid(Bounds.of(known, known.facts)).deals()

    def supposing(self, log: SeatLog, held: Collection[Cell]) -> Findings:
        """Return the findings as if the owners of these cells had shown the cards."""
        known = evidence(log)
        if known is None:
            raise ValueError("nothing is dealt")
        supposed = []
        for cell in held:
            card, owner = divmod(cell, known.envelope + 1)
            supposed.append(Fact(0, Source.SAW, owner, (CARDS[card],)))
        return found(known, (*known.facts, *supposed))

    def why(self, log: SeatLog, cell: Cell) -> tuple[Line, ...]:
        """Return the reasons for the certainty in a cell. Raises Refusal where nothing is certain."""
        known = evidence(log)
        if known is not None:
            card, owner = divmod(cell, known.envelope + 1)
            steps = [fact.n for fact in known.facts]
            for goal in (Holding(owner, card, is_held=True), Holding(owner, card, is_held=False)):
                if is_certain(known, goal, steps):
                    return reasons(known, goal)
        raise Refusal("why-not-certain")


def _before_the_deal(seats: int) -> int:
    """Return the number of deals to each envelope. The short hands are not known yet, but their number is."""
    rest = len(CARDS) - len(KINDS)
    return factorial(rest) // prod(factorial(rest // seats + (seat < rest % seats)) for seat in range(seats))


def found(known: Evidence, facts: Sequence[Fact]) -> Findings:
    """Return the bounds after the own hand and these facts."""
    bounds = Bounds.of(known, facts)
    grid = Grid(bounds)
    by_hand = grid.by_hand()
    deals = int(by_hand[0].sum()) if grid.owners else 1
    owners = known.envelope + 1
    holds = {(card, owner): deals for owner, cards in enumerate(bounds.has) for card in numbers(cards)}
    held = grid.held(by_hand) if grid.owners else []
    for owner in grid.owners:
        for cards, count in zip(grid.classes, held[grid.row[owner]], strict=True):
            holds |= dict.fromkeys(((card, owner) for card in cards), count)
    cells = {
        card * owners + owner: yes_or_no(holds.get((card, owner), 0), deals)
        for card in range(len(CARDS))
        for owner in range(owners)
    }
    return Findings(deals=deals, cells=cells, cases=_cases(bounds, grid, by_hand, deals))


def _cases(bounds: Bounds, grid: Grid, by_hand: Numbers, deals: int) -> Mapping[Case, int]:
    """Return in how many deals each three cards lie in the envelope."""
    sure = {card: CARDS[card] for card in numbers(bounds.has[-1])}
    if len(sure) == len(KINDS):
        return {tuple(sure.values()): deals}
    cases: dict[Case, int] = {}
    row = by_hand[grid.row[known]] if (known := len(bounds.sizes)) in grid.row else by_hand[0]
    for axes in grid.envelopes(bounds):
        total = int(row[sum(grid.strides[axis] for axis in axes)])
        if not total:
            continue
        count = total // prod(grid.counts[axis] for axis in axes)
        for cards in product(*(grid.classes[axis] for axis in axes)):
            case = sorted((*sure, *cards))
            cases[tuple(CARDS[card] for card in case)] = count
    return cases
