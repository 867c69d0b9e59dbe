"""Cluedo: exact findings for every card and owner, and for every envelope."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import product
from math import factorial, prod

from games.cluedo.actions import Suggest
from games.cluedo.knowledge.bounds import KINDS, Bounds, numbers
from games.cluedo.knowledge.counting import Grid, cases_of
from games.cluedo.knowledge.evidence import Evidence, Fact, Source, evidence
from games.cluedo.knowledge.foresight import rating, room_of, share_left
from games.cluedo.knowledge.proof import Holding, is_certain
from games.cluedo.knowledge.reasons import reasons
from games.cluedo.model import CARDS, LIARS, ROOM_LIST, SUSPECTS, WEAPONS
from games.cluedo.model import Case as Suggestion
from games.core.contract import Action, Refusal
from games.core.deduction.knowledge import Case, Findings, QuestionRating, yes_or_no
from games.core.deduction.seat_log import SeatLog
from games.core.deduction.sheet import Cell
from games.core.lines import Line

_CASES = len(SUSPECTS) * len(WEAPONS) * len(ROOM_LIST)


class CluedoKnowledge:
    """The conclusions of Cluedo."""

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

    def left(self, log: SeatLog, question: Action) -> float | None:
        """Return the share of the envelopes that a question is expected to leave possible."""
        foreseen = _foreseen(log, question)
        return share_left(*foreseen) if foreseen is not None else None

    def rating(self, log: SeatLog, question: Action) -> QuestionRating | None:
        """Return the bits that a question is expected to tell, and those of the best one in its room."""
        foreseen = _foreseen(log, question)
        return rating(*foreseen) if foreseen is not None else None


def _foreseen(log: SeatLog, question: Action) -> tuple[Evidence, Suggestion] | None:
    """Return the evidence of a seat and the cards that it names; None where the answer may be false."""
    known, room = evidence(log), room_of(log)
    if not isinstance(question, Suggest) or known is None or room is None or log.options[LIARS] == "on":
        return None
    return known, (question.suspect, question.weapon, room)


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
    return Findings(deals=deals, cells=cells, cases=cases_of(bounds, grid, by_hand, deals))
