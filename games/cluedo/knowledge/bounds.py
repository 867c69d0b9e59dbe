"""Cluedo: the possible owners of each card, after the simplest consequences of the evidence. Sets of cards are bits."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from games.cluedo.knowledge.evidence import Evidence, Fact
from games.cluedo.model import CARDS, ROOM_LIST, SUSPECTS, WEAPONS, Card

Cards: TypeAlias = int
"""A set of cards, one bit each in the order of `CARDS`."""

BIT = {card: 1 << i for i, card in enumerate(CARDS)}
ALL: Cards = (1 << len(CARDS)) - 1


def bits(cards: Iterable[Card]) -> Cards:
    """Return cards as a set."""
    found = 0
    for card in cards:
        found |= BIT[card]
    return found


KINDS: tuple[Cards, ...] = (bits(SUSPECTS), bits(WEAPONS), bits(ROOM_LIST))


def numbers(cards: Cards) -> Iterator[int]:
    """Yield the numbers of the cards in a set."""
    while cards:
        yield (low := cards & -cards).bit_length() - 1
        cards ^= low


class OutOfPatience(Exception):
    """The trials have not told whether a deal fits."""


@dataclass(slots=True)
class Bounds:
    """For each owner the cards that it surely has, that it may have, and of which it has at least one."""

    sizes: tuple[int, ...]
    has: list[Cards]
    can: list[Cards]
    either: list[tuple[int, Cards]]

    @classmethod
    def of(cls, evidence: Evidence, facts: Sequence[Fact], but: tuple[int, int, bool] | None = None) -> Bounds:
        """Return the bounds after the own hand and these facts, and after a supposition about an owner and a card."""
        owners = evidence.envelope + 1
        hand = bits(evidence.hand)
        bounds = cls(evidence.sizes, [0] * owners, [ALL & ~hand] * owners, [])
        bounds.has[evidence.seat] = bounds.can[evidence.seat] = hand
        either = dict[tuple[int, Cards], None]()
        for fact in facts:
            cards = bits(fact.cards)
            if fact.source.is_holding:
                bounds.has[fact.owner] |= cards
            elif fact.source.is_lacking:
                bounds.can[fact.owner] &= ~cards
            else:
                either[fact.owner, cards] = None
        bounds.either = list(either)
        if but is not None:
            owner, card, is_held = but
            bounds.has[owner] |= is_held << card
            bounds.can[owner] &= ~(0 if is_held else 1 << card)
        while bounds._narrow():
            pass
        answers = dict.fromkeys(bounds.either)
        bounds.either = [  # but for those that follow from another
            (owner, cards)
            for owner, cards in answers
            if not any(who == owner and less != cards and less & cards == less for who, less in answers)
        ]
        return bounds

    def fits(self, patience: list[int]) -> bool:
        """Return whether some deal fits, by trial. Raises OutOfPatience where so many trials do not tell."""
        patience[0] -= 1
        if not patience[0]:
            raise OutOfPatience
        while self._narrow():  # what cannot be stays so: one look at the end is enough
            pass
        if self.is_broken:
            return False
        if self.either:
            owner, cards = min(self.either, key=lambda each: each[1].bit_count())
            tries = [(owner, 1 << card) for card in numbers(cards)]
        elif not self.open:
            return True
        else:
            card = self.open & -self.open
            tries = [(owner, card) for owner, cards in enumerate(self.can) if cards & card]
        for owner, card in tries:
            trial = Bounds(self.sizes, [*self.has], [*self.can], [*self.either])
            trial.has[owner] |= card
            if trial.fits(patience):
                return True
            self.can[owner] &= ~card
        return False

    @property
    def open(self) -> Cards:
        """The cards of which the owner is not known."""
        known = 0
        for cards in self.has:
            known |= cards
        return ALL & ~known

    @property
    def left(self) -> tuple[int, ...]:
        """The number of unknown cards of each owner; the envelope has one of each kind."""
        seats = [size - cards.bit_count() for size, cards in zip(self.sizes, self.has, strict=False)]
        return (*seats, len(KINDS) - self.has[-1].bit_count())

    @property
    def is_broken(self) -> bool:
        """Whether this cannot be: not always found, where it takes more than one hand, card or answer to see it."""
        has, can = self.has, self.can  # plain loops: most of the time of reasons is spent here
        reached = 0
        for cards, may in zip(has, can, strict=True):
            if cards & ~may:
                return True
            reached |= may
        if reached != ALL:
            return True
        for owner, size in enumerate(self.sizes):
            if has[owner].bit_count() > size or can[owner].bit_count() < size:
                return True
        for owner, cards in self.either:
            if not cards & can[owner]:
                return True
        return any((has[-1] & kind).bit_count() > 1 or not can[-1] & kind for kind in KINDS)

    def _narrow(self) -> bool:
        """Draw every conclusion from one hand, one card or one answer; return whether anything new was found."""
        has, can = self.has, self.can
        before = (*has, *can)
        for owner, size in enumerate(self.sizes):
            if has[owner].bit_count() == size:
                can[owner] &= has[owner]
            elif can[owner].bit_count() == size:
                has[owner] |= can[owner]
        for kind in KINDS:
            if found := has[-1] & kind:
                can[-1] &= ~kind | found
            elif (can[-1] & kind).bit_count() == 1:
                has[-1] |= can[-1] & kind
        once = twice = 0
        for cards in can:
            twice |= once & cards
            once |= cards
        for owner, cards in enumerate(can):
            has[owner] |= cards & ~twice
        once = twice = 0
        for cards in has:
            twice |= once & cards
            once |= cards
        for owner, cards in enumerate(has):
            can[owner] &= ~(once & ~cards | twice)
        still = []
        for owner, cards in self.either:
            if cards & has[owner]:
                continue
            if (cards := cards & can[owner]).bit_count() == 1:
                has[owner] |= cards
            else:
                still.append((owner, cards))
        self.either = still
        return before != (*has, *can)
