"""13 Indices: exact findings for every card and place, and for the seat's own case."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from itertools import product
from math import comb, perm, prod

from games.clues.actions import Ask, Consult
from games.clues.knowledge.counting import Layouts, Spot
from games.clues.knowledge.evidence import Evidence, evidence, hand_of
from games.clues.knowledge.reasons import Place as CardPlace
from games.clues.knowledge.reasons import Whereabouts, reasons
from games.clues.model import Box, Card, Person, Place, Weapon
from games.core.contract import Action, Refusal
from games.core.deduction.knowledge import Case, Findings, QuestionRating, Value, yes_or_no
from games.core.deduction.seat_log import SeatLog
from games.core.deduction.sheet import Cell, Sign
from games.core.lines import Line

KINDS = (Person, Place, Weapon)


class CluesKnowledge:
    """The conclusions of 13 Indices, over the cards of one box."""

    def __init__(self, box: Box) -> None:
        self._box = box

    def findings(self, log: SeatLog) -> Findings:
        """Return the number of layouts by card and place, and by the case on the own screen."""
        known = evidence(log)
        if known is not None:
            return self._found(known, Layouts(self._box, known, known.facts))
        hand = hand_of(log)
        piles = [[card for card in pile if card not in hand] for pile in self._box.piles[log.seats]]
        cases: list[Case] = list(product(*piles))
        deals = self._while_choosing(log)
        return Findings(deals=deals, cells={}, cases=dict.fromkeys(cases, deals // len(cases)))

    def deals(self, log: SeatLog) -> int:
        """Return how many layouts are consistent."""
        known = evidence(log)
        if known is None:
            return self._while_choosing(log)
        return int(Layouts(self._box, known, known.facts).by_case().sum())

    def why(self, log: SeatLog, cell: Cell) -> tuple[Line, ...]:
        """Return the reasons for the certainty in a cell. Raises Refusal where nothing is certain."""
        known = evidence(log)
        layouts = Layouts(self._box, known, known.facts) if known is not None else None
        if known is None or layouts is None or (sign := self._found(known, layouts).certain(cell)) is None:
            raise Refusal("why-not-certain")
        return reasons(self._box, known, whereabouts(self._box, known.seats, cell, sign))

    def left(self, log: SeatLog, question: Action) -> float | None:
        """Return the share of the cases that a question, or an informant, is expected to leave possible."""
        known = evidence(log)
        if known is None:
            return None
        gains, read = Layouts(self._box, known, known.facts).gains()
        match question:
            case Ask():
                return gains[question.witness, question.about, question.inner].left
            case Consult():
                return read.left
            case _:
                return None

    def rating(self, log: SeatLog, question: Action) -> QuestionRating | None:
        """Return the bits that a question is expected to tell, and those of the best one, counted exactly."""
        known = evidence(log)
        if known is None or not isinstance(question, Ask):
            return None
        gains, _ = Layouts(self._box, known, known.facts).gains()
        best = max(gain.bits for gain in gains.values())
        return QuestionRating(gains[question.witness, question.about, question.inner].bits, best)

    def supposing(self, log: SeatLog, held: Collection[Cell]) -> Findings:
        """Return the findings as if the cards of these cells lay there."""
        known = evidence(log)
        if known is None:
            raise ValueError("nobody has chosen")
        layouts = Layouts(self._box, known, known.facts)
        for cell in held:
            each = whereabouts(self._box, known.seats, cell, Sign.YES)
            layouts.suppose(each.card, each.place)
        return self._found(known, layouts)

    def _while_choosing(self, log: SeatLog) -> int:
        """Return how many layouts may come about: three cards on every screen but one, for which this seat chooses itself."""
        seats = log.seats
        left = Counter(type(card) for card in self._box.cards(seats))
        left -= Counter(type(card) for card in hand_of(log))
        screens = prod(perm(left[kind], seats - 1) for kind in KINDS)
        rest = left.total() - 3 * (seats - 1)
        pairs = prod(comb(rest - 2 * n, 2) for n in range(seats - 1))
        return screens * pairs * (2 if seats == 2 else 1)

    def _found(self, known: Evidence, layouts: Layouts) -> Findings:
        count = layouts.count()
        deals = sum(count.by_case)
        cards, seats = self._box.cards(known.seats), known.seats
        row = {card: n for n, card in enumerate(cards)}
        columns = _columns(self._box, seats)
        held: Counter[Cell] = Counter()
        for case, ways in zip(count.cases, count.by_case, strict=True):
            for card in case:
                held[len(cards) * columns + row[card]] += ways
        for seat, each in count.behind.items():
            for card, ways in zip(count.unknown, each, strict=True):
                held[row[card] * columns + seat] += ways
            for card in known.outer[seat]:
                held[row[card] * columns + seat] = deals
        for card in known.inner:
            held[row[card] * columns + known.seat] = deals
        if columns > seats:
            for card in cards:
                elsewhere = sum(held[row[card] * columns + seat] for seat in range(seats))
                held[row[card] * columns + seats] = deals - elsewhere - held[len(cards) * columns + row[card]]
        cells = {cell: yes_or_no(held[cell], deals) for cell in range(len(cards) * (columns + 1))}
        cases: dict[Case, int] = {case: ways for case, ways in zip(count.cases, count.by_case, strict=True) if ways}
        return Findings(deals=deals, cells=cells, cases=cases)


def whereabouts(box: Box, seats: int, cell: Cell, value: Value) -> Whereabouts:
    """Return the claim that a cell with a value makes."""
    cards, columns = box.cards(seats), _columns(box, seats)
    row, column = divmod(cell, columns) if cell < len(cards) * columns else (cell - len(cards) * columns, -1)
    return Whereabouts(cards[row], {-1: Spot.CASE, seats: Spot.INFORMANTS}.get(column, column), value == Sign.YES)


def cell_of(box: Box, seats: int, place: CardPlace, card: Card) -> Cell:
    """Return the cell of a card and a place."""
    cards, columns = box.cards(seats), _columns(box, seats)
    row = cards.index(card)
    if place is Spot.CASE:
        return len(cards) * columns + row
    return row * columns + (seats if isinstance(place, Spot) else place)


def _columns(box: Box, seats: int) -> int:
    """Return how many columns the sheet has before that of the own case: the seats, and the informants if there are any."""
    return seats + (len(box.cards(seats)) > 5 * seats)
