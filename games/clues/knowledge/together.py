"""13 Indices: conclusions of several answers together: those of one witness fill the places that it counts, and a card on the own screen
counts for both witnesses who were asked the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final, TypeAlias

from games.clues.knowledge.claims import Claim, Notes, Rule, Step, Sum, Where
from games.clues.knowledge.counting import Spot
from games.clues.knowledge.evidence import Answer
from games.clues.model import Card
from games.core.seats import Seat

Conclusion: TypeAlias = tuple[tuple[Claim, ...], Step]
SCREEN: Final = 3
BEHIND: Final = 2
"""Cards on the own screen, and behind another."""


@dataclass(frozen=True, slots=True)
class Count:
    """An answer: so many of these cards lie on the own screen or behind that of the witness."""

    answer: Answer
    owed: int
    cards: frozenset[Card]

    @property
    def witness(self) -> Seat:
        """The seat that answered."""
        return self.answer.witness

    def is_shared_with(self, other: Count) -> bool:
        """Whether another witness was asked the same."""
        return self.witness != other.witness and self.answer.about == other.answer.about


@dataclass(frozen=True, slots=True)
class ScreenLimit:
    """The most cards of some that the own screen holds, and why; `others`: the cards that the answers put there instead."""

    most: int
    by: tuple[Answer, ...] = ()
    because: tuple[Claim, ...] = ()
    others: int = 0


def together(notes: Notes) -> Iterator[Conclusion]:
    """Yield the conclusions of several answers."""
    counts = [Count(fact, owed, frozenset(cards)) for fact, owed, cards in notes.facts if isinstance(fact, Answer)]
    for witness in notes.known.outer:
        own = [each for each in counts if each.witness == witness and each.owed]
        for size in range(1, min(SCREEN + BEHIND, len(own)) + 1):
            for some in combinations(own, size):
                cards = _cards_of(some)
                if len(cards) == sum(len(each.cards) for each in some):  # no card is counted twice
                    yield from _filled(notes, some, cards, counts)
    for one, other in combinations(counts, 2):
        if one.is_shared_with(other):
            yield from _shared(notes, one, other)


def _cards_of(counts: Sequence[Count]) -> frozenset[Card]:
    return frozenset[Card]().union(*(each.cards for each in counts))


def _filled(
    notes: Notes, some: Sequence[Count], cards: frozenset[Card], every: Sequence[Count]
) -> Iterator[Conclusion]:
    """Yield the cards without room: a witness counts these in all places that it counts, or in all behind its screen."""
    witness, total = some[0].witness, sum(each.owed for each in some)
    zone: list[Where] = [Spot.CASE, witness]
    rest = [card for card in notes.unknown if card not in cards and {*notes.left(card)} & {*zone}]
    counted = tuple(card for card in notes.unknown if card in cards)
    answers = tuple(each.answer for each in some)
    beyond = [place for place in notes.places if place not in zone]
    held = tuple(card for card in rest if not {*notes.left(card)} & {*beyond})
    if total + len(held) == SCREEN + BEHIND:
        step = Step(Rule.ALL_FIVE, notes.out(held, beyond), None, counted, witness, Sum(answers, total, held))
        yield notes.out([card for card in rest if card not in held], zone), step
    held = tuple(card for card in notes.held(witness) if card in rest)
    too_many = [card for card in notes.may(witness, rest) if card not in held]
    spare = total + len(held) - BEHIND
    if too_many and 0 <= spare <= SCREEN and (limit := _most_on_screen(notes, some, every)).most == spare:
        added = Sum(answers, total, held, limit.most, limit.by, limit.others)
        step = Step(Rule.FILLED, (*limit.because, *notes.held_in(held, witness)), None, counted, witness, added)
        yield notes.out(too_many, [witness]), step


def _most_on_screen(notes: Notes, some: Sequence[Count], every: Sequence[Count]) -> ScreenLimit:
    """Return the lowest limit to the cards of some answers on the own screen: by kinds, and by other answers."""
    limits = [_by_kinds(notes, some), *_by_others(every, _cards_of(some))]
    asked_twice = [each for each in some if any(each.is_shared_with(other) for other in every)]
    for size in range(1, len(asked_twice) + 1):
        for shared in combinations(asked_twice, size):
            by = [_by_shared(notes, each, every) for each in shared]
            rest = _by_kinds(notes, [each for each in some if each not in shared])
            limits.append(
                ScreenLimit(
                    rest.most + sum(each.most for each in by),
                    tuple(answer for each in by for answer in each.by),
                    (*rest.because, *(claim for each in by for claim in each.because)),
                )
            )
    return min(limits, key=lambda each: each.most)


def _by_kinds(notes: Notes, some: Sequence[Count]) -> ScreenLimit:
    """Return the limit of one card of each kind that may still be on the own screen."""
    kinds = [[card for card in kind if card in _cards_of(some)] for kind in notes.kinds()]
    gone = [card for kind in kinds if not notes.may(Spot.CASE, kind) for card in kind]
    most = sum(bool(notes.may(Spot.CASE, kind)) for kind in kinds)
    return ScreenLimit(most, because=notes.out(gone, [Spot.CASE]))


def _by_shared(notes: Notes, count: Count, every: Sequence[Count]) -> ScreenLimit:
    """Return the lowest limit by another witness who was asked the same."""
    limits = []
    for other in every:
        if other.is_shared_with(count):
            held = [card for card in notes.held(other.witness) if card in other.cards]
            because = notes.held_in(held, other.witness)
            limits.append(ScreenLimit(other.owed - len(held), (other.answer,), because))
    return min(limits, key=lambda each: each.most)


def _by_others(every: Sequence[Count], cards: frozenset[Card]) -> Iterator[ScreenLimit]:
    """Yield the limits of answers about other cards: of more than lie behind the screen of a witness some are on the own one, and so are
    those that two witnesses count who together count more than there are.
    """
    for each in every:
        if each.cards.isdisjoint(cards):
            others = each.owed - BEHIND
            yield ScreenLimit(SCREEN - others, (each.answer,), (), others)
            for other in every:
                if other.is_shared_with(each):
                    others = each.owed + other.owed - len(each.cards)
                    yield ScreenLimit(SCREEN - others, (each.answer, other.answer), (), others)


def _shared(notes: Notes, one: Count, other: Count) -> Iterator[Conclusion]:
    """Yield the places of cards that two witnesses asked the same rule out: both together would count too few.

    Cards that can be on the own screen are taken to be there, where they count twice.
    """
    total = one.owed + other.owed
    weights = Weights(one.cards, (one.witness, other.witness))
    kinds = [*notes.kinds()]
    found: dict[Where, dict[Card, tuple[Claim, ...]]] = {}
    for kind in kinds:
        beside = [weights.most(notes, each) for each in kinds if each is not kind]
        for card in kind:
            for place in left if len(left := notes.left(card)) > 1 else ():
                every = [*beside, weights.most(notes, kind, (card, place))]
                bounds = [bound for bound in every if bound is not None]
                if len(bounds) == len(every) and sum(most for most, _ in bounds) < total:
                    found.setdefault(place, {})[card] = tuple(claim for _, claims in bounds for claim in claims)
    cards = tuple(card for card in notes.unknown if card in one.cards)
    for place, why in found.items():
        because = tuple(dict.fromkeys(claim for claims in why.values() for claim in claims))
        step = Step(Rule.SHARED, because, None, cards, place, Sum((one.answer, other.answer), total))
        yield notes.out([*why], [place]), step


@dataclass(frozen=True, slots=True)
class Weights:
    """How often two witnesses together count a card of some: twice on the own screen, once behind one of theirs."""

    cards: frozenset[Card]
    witnesses: tuple[Seat, Seat]

    def of(self, card: Card, place: Where) -> int:
        """Return how often a card in a place is counted."""
        return (2 if place is Spot.CASE else int(place in self.witnesses)) if card in self.cards else 0

    def most(
        self, notes: Notes, kind: Sequence[Card], fixed: tuple[Card, Where] | None = None
    ) -> tuple[int, tuple[Claim, ...]] | None:
        """Return how often cards of a kind are counted at most, one of them being on the own screen, and why not more.

        One of them may be fixed in a place. None where they do not find room.
        """
        left = {card: [fixed[1]] if fixed and card is fixed[0] else notes.left(card) for card in kind}
        beside = {card: [self.of(card, place) for place in left[card] if place is not Spot.CASE] for card in kind}
        forced = [card for card in kind if not beside[card]]
        may = [card for card in forced or kind if Spot.CASE in left[card]]
        if len(forced) > 1 or not may:
            return None
        elsewhere = {card: max(beside[card], default=0) for card in kind}
        gains = {card: self.of(card, Spot.CASE) - elsewhere[card] for card in kind}
        gain = max(gains[card] for card in may)
        because: list[Claim] = []
        for card in (each for each in kind if not fixed or each is not fixed[0]):
            if card in forced:
                because += notes.out([card], [place for place in notes.places if place is not Spot.CASE])
                continue
            heavier = [place for place in notes.places if self.of(card, place) > elsewhere[card]]
            because += notes.out([card], [place for place in heavier if place is not Spot.CASE])
            if not forced and card not in may and gains[card] > gain:
                because += notes.out([card], [Spot.CASE])
        return sum(elsewhere.values()) + gain, tuple(because)
