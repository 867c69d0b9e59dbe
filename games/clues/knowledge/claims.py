"""13 Indices: claims about where cards lie, each with the step by which it follows. For three players or more."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Final, NamedTuple, TypeAlias

from games.clues.knowledge.counting import Spot
from games.clues.knowledge.evidence import Answer, Evidence, Fact
from games.clues.model import Card, Person, Place, Weapon
from games.core.seats import Seat

Where: TypeAlias = Spot | int
"""The place of a card: the own screen, the informants, or behind a seat's screen."""


class Claim(NamedTuple):
    """A card lies in a place, or does not."""

    place: Where
    card: Card
    is_held: bool


class Rule(Enum):
    """The rule by which a claim follows, or clashes."""

    TOLD = auto()  # from a sentence for one step
    NOTED = auto()  # it was concluded before
    ELSEWHERE = auto()  # the card lies elsewhere
    ONE_KIND = auto()  # another card of the kind is on the own screen
    SUPPOSED = auto()
    REFUTED = auto()  # its contrary clashes
    USED_UP = auto()  # all that an answer counts is found
    ALL_LEFT = auto()  # no other card is left for an answer to count
    ENOUGH = auto()  # the other places hold all that an answer counts, whichever cards these are
    LACKING = auto()  # the other places cannot hold all that an answer counts
    KIND = auto()  # no other card of the kind is left for the own screen
    FULL = auto()  # all cards of a place are known
    NO_OTHERS = auto()  # no other cards are left for a place
    NOWHERE_ELSE = auto()  # no other place is left for the card
    MISSED = auto()  # three cards were named in vain, and two of them are there
    ALL_FIVE = auto()  # answers of a witness count all five cards that it sees and the seat does not
    FILLED = auto()  # of what answers of a witness count, the own screen leaves so much that its own is full
    SHARED = auto()  # two witnesses who were asked the same would count too few together
    CLASH = auto()  # a card lies in a place, and does not


SAID: Final = frozenset(Rule) - {
    Rule.TOLD,
    Rule.NOTED,
    Rule.ELSEWHERE,
    Rule.ONE_KIND,
    Rule.SUPPOSED,
    Rule.REFUTED,
    Rule.CLASH,
}
"""The rules with a sentence of their own."""


@dataclass(frozen=True, slots=True)
class Sum:
    """Answers added up: together they count so many cards that the seat does not see. `held`: the cards that surely lie beside these.

    At most `most` of them are on the own screen: also by the answers `by`, or because these put so many `others` there.
    """

    answers: tuple[Answer, ...]
    total: int
    held: tuple[Card, ...] = ()
    most: int = 0
    by: tuple[Answer, ...] = ()
    others: int = 0


@dataclass(frozen=True, slots=True, eq=False)
class Step:
    """The rule by which some claims follow from others: about these cards in this place, or of this answer."""

    rule: Rule
    claims: tuple[Claim, ...] = ()
    fact: Fact | None = None
    cards: tuple[Card, ...] = ()
    place: Where | None = None
    sum: Sum | None = None

    @property
    def facts(self) -> tuple[Fact, ...]:
        """The facts that it reads."""
        if self.sum is not None:
            return (*self.sum.answers, *self.sum.by)
        return (self.fact,) if self.fact is not None else ()


@dataclass(slots=True)
class Notes:
    """All claims so far, each with its step."""

    known: Evidence
    unknown: tuple[Card, ...]
    facts: Sequence[tuple[Fact, int, tuple[Card, ...]]]  # with how much of an answer is not seen, and among which cards
    reasons: dict[Claim, Step] = field(default_factory=dict)
    places: tuple[Where, ...] = field(init=False)
    """All places of unknown cards."""

    def __post_init__(self) -> None:
        """Find the places."""
        self.places = (Spot.CASE, *self.known.outer, *([Spot.INFORMANTS] if self.size(Spot.INFORMANTS) else []))

    def size(self, place: Where) -> int:
        """Return how many unknown cards lie in a place."""
        if place is Spot.CASE:
            return 3
        return len(self.unknown) - 3 - 2 * len(self.known.outer) if place is Spot.INFORMANTS else 2

    def left(self, card: Card) -> list[Where]:
        """Return the places in which a card may lie."""
        return [place for place in self.places if Claim(place, card, is_held=False) not in self.reasons]

    def needed(self, *goals: Claim) -> set[Claim]:
        """Return the claims on which goals rest, and themselves."""
        found, waiting = set[Claim](), [*goals]
        while waiting:
            if (claim := waiting.pop()) not in found:
                found.add(claim)
                waiting += self.reasons[claim].claims
        return found

    def out(self, cards: Sequence[Card], places: Sequence[Where]) -> tuple[Claim, ...]:
        """Return the claims that cards lie in none of these places."""
        return tuple(Claim(place, card, is_held=False) for card in cards for place in places)

    def held_in(self, cards: Sequence[Card], place: Where) -> tuple[Claim, ...]:
        """Return the claims that cards lie in a place."""
        return tuple(Claim(place, card, is_held=True) for card in cards)

    def held(self, place: Where) -> list[Card]:
        """Return the cards that surely lie in a place."""
        return [card for card in self.unknown if Claim(place, card, is_held=True) in self.reasons]

    def may(self, place: Where, cards: Sequence[Card]) -> list[Card]:
        """Return those of some cards that may lie in a place."""
        return [card for card in cards if Claim(place, card, is_held=False) not in self.reasons]

    def kinds(self) -> Iterator[list[Card]]:
        """Yield the unknown cards of each kind."""
        for kind in (Person, Place, Weapon):
            yield [card for card in self.unknown if isinstance(card, kind)]

    def counted(self, witness: Seat, cards: Sequence[Card]) -> tuple[list[Card], list[Card], list[Where]]:
        """Return the cards that an answer surely counts, those that it may count, and the places that it does not count."""
        beyond: list[Where] = [place for place in self.places if place not in (Spot.CASE, witness)]
        may = [card for card in cards if {*self.left(card)} & {Spot.CASE, witness}]
        return [card for card in may if not {*self.left(card)} & {*beyond}], may, beyond
