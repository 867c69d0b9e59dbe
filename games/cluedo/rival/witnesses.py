"""Cluedo: the answers to a question as a seat can foresee them.

A witness that has shown a card shows it again, and one that has denied a card denies it again, as one lie takes another: so rivals
play (`games.cluedo.rival.lying`), and people as a rule. A question of which the answers follow from that is idle. Every other one
tells something that is new about a witness, whatever they answer: another card of theirs that was seen, another that they
denied. There are no more of these than witnesses times cards, and so a seat that asks no idle question does not ask for ever.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from games.cluedo.knowledge.bounds import Bounds, Cards, bits, numbers
from games.cluedo.knowledge.evidence import Evidence, Source
from games.cluedo.model import CARDS, Card
from games.core.seats import Seat, clockwise_from


@dataclass(frozen=True, slots=True)
class Witnesses:
    """By seat: the cards that it may show, those that it surely can, and those that it has shown to the present asker."""

    seat: Seat
    may: tuple[Cards, ...]
    can: tuple[Cards, ...]
    seen: tuple[Cards, ...]

    @classmethod
    def of(cls, known: Evidence, honest: Collection[Seat]) -> Witnesses:
        """Return the witnesses as a seat knows them. Those out of the game or gone are `honest`, after any denial."""
        bounds = Bounds.of(known, known.facts)
        seen: list[Cards] = [0] * len(known.sizes)
        for fact in known.facts:
            if fact.source is Source.SAW:
                seen[fact.owner] |= bits(fact.cards)
        denied: list[Cards] = [0] * len(known.sizes)
        for denial in known.denials:
            if denial.owner not in honest:
                denied[denial.owner] |= bits(denial.cards) & ~seen[denial.owner]
        may = tuple(cards & ~hidden for cards, hidden in zip(bounds.can, denied, strict=False))
        can = tuple(cards & ~hidden for cards, hidden in zip(bounds.has, denied, strict=False))
        return cls(known.seat, may, can, tuple(seen))

    def is_idle(self, case: Sequence[Card]) -> bool:
        """Return whether the answer to a question is known beforehand."""
        named = bits(case)
        for witness in clockwise_from(self.seat, len(self.may)):
            if cards := named & self.may[witness]:
                is_single = cards == self.can[witness] and not cards & cards - 1
                return bool(cards & self.seen[witness]) or is_single
        return True

    def silent(self, card: int) -> int:
        """Return how many of the others are not expected to show a card."""
        others = clockwise_from(self.seat, len(self.may))
        return sum(not self.may[witness] >> card & 1 for witness in others)

    @property
    def shown(self) -> tuple[Card, ...]:
        """The cards that were shown to this seat."""
        return tuple(CARDS[card] for cards in self.seen for card in numbers(cards))
