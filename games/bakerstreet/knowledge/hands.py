"""Bakerstreet: the cards that somebody else holds, as far as they can be known.

A way is a possible series of cards drawn and played since the last doubt showed both hands. Each card is one of its own, so where two
are alike, either may have been drawn, and either may have been played.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias

from games.bakerstreet.model import Box, Card

BITS = 4
"""Bits for the number of cards of one class in a hand."""
FULL = (1 << BITS) - 1


class CardGone(NamedTuple):
    """A card left the hand; None is one that is not remembered."""

    card: Card | None


class CardsDrawn(NamedTuple):
    """A number of cards came into the hand."""

    many: int


class Mixed(NamedTuple):
    """The draw pile was empty, and these cards became a new one."""

    cards: Sequence[Card]


class Bound(NamedTuple):
    """The hand was worth so much: the clock doubts only where that may be right (A-BS-25)."""

    low: int
    high: int


Turn: TypeAlias = CardGone | CardsDrawn | Mixed | Bound


@dataclass
class Hand:
    """The cards of one seat, as the other was told of them."""

    size: int = 0  # cards in the hand
    deck: int = 0  # cards in the draw pile
    unseen: list[Card] = field(default_factory=list)  # in either of them
    discarded: int = 0
    discard: list[Card] = field(default_factory=list)  # those of the discard that are remembered
    _before: list[Card] = field(default_factory=list)  # what was unseen when this round began
    _course: list[Turn] = field(default_factory=list)  # of this round

    @classmethod
    def dealt(cls, box: Box) -> Hand:
        """Return the hand that is dealt at the beginning of a game."""
        hand = cls(deck=len(box.deck), unseen=[*box.deck])
        hand.begin(box.hand, shuffles=False)
        return hand

    def begin(self, count: int, *, shuffles: bool) -> None:
        """Draw a new hand; `shuffles`: the draw pile was too small for it."""
        self._before, self._course = [*self.unseen], []
        drawn = self._draw(count)
        if shuffles:
            self._mix()
            self._draw(count - drawn)

    def lay(self, card: Card | None, *, shuffles: bool) -> None:
        """Lay a card and draw another."""
        if card is not None:
            self.unseen.remove(card)
        self.size -= 1
        self._course.append(CardGone(card))
        if shuffles:
            self._mix()
        self._draw(1)

    def show(self, cards: Sequence[Card], *, is_told: bool = True) -> None:
        """Show the hand, and discard it."""
        for card in cards if is_told else ():
            self.unseen.remove(card)
        self.drop(len(cards), cards if is_told else ())
        self.size, self._course = 0, []

    def drop(self, count: int, cards: Sequence[Card]) -> None:
        """Discard cards, of which some are remembered."""
        self.discarded += count
        self.discard += cards

    def bound(self, low: int, high: int) -> None:
        """Note bounds of the hand's sum."""
        self._course.append(Bound(low, high))

    def _draw(self, count: int) -> int:
        drawn = min(count, self.deck)
        self.deck -= drawn
        self.size += drawn
        self._course.append(CardsDrawn(drawn))
        return drawn

    def _mix(self) -> None:
        self._course.append(Mixed(self.discard))
        self.unseen += self.discard
        self.deck, self.discarded, self.discard = self.discarded, 0, []

    def average(self) -> float:
        """Return the mean value of the hand."""
        sums = self.sums()
        return sum(points * ways for points, ways in sums.items()) / sum(sums.values())

    def sums(self) -> Mapping[int, int]:
        """Return the number of ways for each sum of the hand.

        Cards are told apart by their points alone, but for those that were played in this round.
        """
        played = {turn.card for turn in self._course if isinstance(turn, CardGone)}
        classes: dict[Card | int, int] = {}
        points: list[int] = []
        left: list[int] = []

        def put(card: Card) -> None:
            at = classes.setdefault(card if card in played else card.points, len(points))
            if at == len(points):
                points.append(card.points)
                left.append(0)
            left[at] += 1

        def worth(hand: int) -> int:
            return sum(each * (hand >> BITS * n & FULL) for n, each in enumerate(points))

        for card in self._before:
            put(card)
        ways = {0: 1}
        for turn in self._course:
            match turn:
                case CardsDrawn(many):
                    for _ in range(many):
                        ways = _drawn(ways, left)
                case CardGone(laid):
                    ways = _laid(ways, range(len(points)) if laid is None else (classes[laid],))
                    if laid is not None:
                        left[classes[laid]] -= 1
                case Mixed(cards):
                    for each in cards:
                        put(each)
                case Bound(low, high):
                    ways = {hand: had for hand, had in ways.items() if low <= worth(hand) <= high}
        sums: dict[int, int] = {}
        for hand, had in ways.items():
            sums[worth(hand)] = sums.get(worth(hand), 0) + had
        return dict(sorted(sums.items()))


def _drawn(ways: Mapping[int, int], left: Sequence[int]) -> dict[int, int]:
    """Return the ways after a card was drawn; `left`: how many of each class are in the draw pile or the hand."""
    after: dict[int, int] = {}
    for hand, had in ways.items():
        for n, count in enumerate(left):
            if more := count - (hand >> BITS * n & FULL):
                key = hand + (1 << BITS * n)
                after[key] = after.get(key, 0) + had * more
    return after


def _laid(ways: Mapping[int, int], classes: Sequence[int]) -> dict[int, int]:
    """Return the ways after a card of one of these classes was laid."""
    after: dict[int, int] = {}
    for hand, had in ways.items():
        for n in classes:
            if count := hand >> BITS * n & FULL:
                key = hand - (1 << BITS * n)
                after[key] = after.get(key, 0) + had * count
    return after
