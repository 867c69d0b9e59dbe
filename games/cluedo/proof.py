"""Cluedo: why somebody has a card, or has not, by rules of one step each; and which of the facts that takes.

Rules are tried in rounds, so that the first reason that is found for something is a short one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from enum import Enum, auto
from itertools import combinations
from typing import Final, NamedTuple

from games.cluedo.bounds import BIT, KINDS, Bounds, OutOfPatience, numbers
from games.cluedo.counting import Grid
from games.cluedo.evidence import Evidence, Fact
from games.cluedo.model import CARDS

TRIALS: Final = 300
"""So many deals are tried before all are counted."""


class Claim(NamedTuple):
    """An owner has a card, or has it not."""

    owner: int
    card: int
    is_held: bool


class Rule(Enum):
    """How a claim follows."""

    HAND = auto()  # from the own hand
    TOLD = auto()  # from a fact, at once
    ELSEWHERE = auto()  # another owner has the card
    KNOWN_KIND = auto()  # the envelope has another card of this kind
    ONE_OF = auto()  # of the cards of which a witness has one, it cannot have another
    KIND = auto()  # the envelope cannot have another card of this kind
    NOWHERE_ELSE = auto()  # no other owner can have the card
    WHOLE_HAND = auto()  # all cards of the owner are known
    NO_OTHERS = auto()  # the owner can have no more cards than it must
    NO_ROOM = auto()  # each unknown card of the owner is one of those with which it answered


@dataclass(frozen=True, slots=True)
class Reason:
    """The rule by which a claim follows, from a fact and from other claims."""

    rule: Rule
    fact: Fact | None = None
    claims: tuple[Claim, ...] = ()
    answers: tuple[Fact, ...] = ()


@dataclass(slots=True)
class Proof:
    """All claims that follow by the rules, each with its reason."""

    known: Evidence
    facts: Sequence[Fact]
    reasons: dict[Claim, Reason] = field(default_factory=dict)

    @classmethod
    def of(cls, known: Evidence, facts: Sequence[Fact], goal: Claim) -> Proof:
        """Return a proof that goes on until the goal is reached, or nothing new follows."""
        proof = cls(known, facts)
        reasons = proof.reasons
        for claim, reason in proof._given():
            reasons.setdefault(claim, reason)
        while goal not in reasons:
            new = [(claim, reason) for claim, reason in proof._following() if claim not in reasons]
            if not new:
                break
            for claim, reason in new:
                reasons.setdefault(claim, reason)
        return proof

    def has(self, owner: int, card: int) -> bool:
        """Whether it follows that an owner has a card."""
        return Claim(owner, card, is_held=True) in self.reasons

    def lacks(self, owner: int, card: int) -> bool:
        """Whether it follows that an owner has not a card."""
        return Claim(owner, card, is_held=False) in self.reasons

    def _given(self) -> Iterator[tuple[Claim, Reason]]:
        hand = {BIT[card].bit_length() - 1 for card in self.known.hand}
        for card in range(len(CARDS)):
            yield Claim(self.known.seat, card, card in hand), Reason(Rule.HAND)
        for fact in self.facts:
            if fact.source.is_holding or fact.source.is_lacking:
                for each in fact.cards:
                    yield Claim(fact.owner, CARDS.index(each), fact.source.is_holding), Reason(Rule.TOLD, fact)

    def _following(self) -> Iterator[tuple[Claim, Reason]]:
        """Yield what follows in one step."""
        envelope = self.known.envelope
        for claim in [claim for claim in self.reasons if claim.is_held]:
            for other in range(envelope + 1):
                if other != claim.owner:
                    yield Claim(other, claim.card, is_held=False), Reason(Rule.ELSEWHERE, None, (claim,))
        for fact in self.facts:
            if not fact.source.is_holding and not fact.source.is_lacking:
                yield from self._last(Rule.ONE_OF, fact.owner, map(CARDS.index, fact.cards), fact)
        for cards in KINDS:
            kind = list(numbers(cards))
            yield from self._last(Rule.KIND, envelope, kind, None)
            for card in kind:
                if self.has(envelope, card):
                    reason = Reason(Rule.KNOWN_KIND, None, (Claim(envelope, card, is_held=True),))
                    yield from ((Claim(envelope, other, is_held=False), reason) for other in kind if other != card)
        for card in range(len(CARDS)):
            out = tuple(Claim(owner, card, is_held=False) for owner in range(envelope + 1) if self.lacks(owner, card))
            if len(out) == envelope:
                (owner,) = {*range(envelope + 1)} - {claim.owner for claim in out}
                yield Claim(owner, card, is_held=True), Reason(Rule.NOWHERE_ELSE, None, out)
        for owner, size in enumerate(self.known.sizes):
            yield from self._of_hand(owner, size)

    def _last(self, rule: Rule, owner: int, cards: Iterable[int], fact: Fact | None) -> Iterator[tuple[Claim, Reason]]:
        """Yield that an owner has the one card that is left, of those of which it has one."""
        cards = tuple(cards)
        out = tuple(Claim(owner, card, is_held=False) for card in cards if self.lacks(owner, card))
        if len(out) == len(cards) - 1:
            (card,) = {*cards} - {claim.card for claim in out}
            yield Claim(owner, card, is_held=True), Reason(rule, fact, out)

    def _of_hand(self, owner: int, size: int) -> Iterator[tuple[Claim, Reason]]:
        held = tuple(Claim(owner, card, is_held=True) for card in range(len(CARDS)) if self.has(owner, card))
        out = tuple(Claim(owner, card, is_held=False) for card in range(len(CARDS)) if self.lacks(owner, card))
        taken = {claim.card for claim in (*held, *out)}
        rest = [card for card in range(len(CARDS)) if card not in taken]
        if 0 < size - len(held) < len(rest) and owner != self.known.seat:
            yield from self._no_room(owner, held, rest, size - len(held))
        if len(held) == size:
            yield from ((Claim(owner, card, is_held=False), Reason(Rule.WHOLE_HAND, None, held)) for card in rest)
        elif len(held) + len(rest) == size:
            yield from ((Claim(owner, card, is_held=True), Reason(Rule.NO_OTHERS, None, out)) for card in rest)

    def _no_room(
        self, owner: int, held: tuple[Claim, ...], rest: Sequence[int], free: int
    ) -> Iterator[tuple[Claim, Reason]]:
        """Yield that an owner has no card but those of as many answers as it has unknown cards, where no two share a card."""
        answers: dict[frozenset[int], Fact] = {}
        for fact in self.facts:
            if fact.owner == owner and not fact.source.is_holding and not fact.source.is_lacking:
                cards = frozenset(map(CARDS.index, fact.cards))
                if not any(claim.card in cards for claim in held):
                    answers.setdefault(cards & {*rest}, fact)
        for chosen in combinations(answers, free):
            if len(covered := frozenset().union(*chosen)) == sum(map(len, chosen)):
                facts = tuple(answers[cards] for cards in chosen)
                named = {CARDS.index(card) for fact in facts for card in fact.cards}
                out = tuple(Claim(owner, card, is_held=False) for card in sorted(named - covered))
                reason = Reason(Rule.NO_ROOM, None, (*held, *out), facts)
                yield from ((Claim(owner, card, is_held=False), reason) for card in rest if card not in covered)

    def path(self, goal: Claim) -> list[Claim]:
        """Return all claims on which a goal rests, and itself, each after those on which it rests."""
        order: dict[Claim, None] = {}

        def walk(claim: Claim) -> None:
            if claim not in order:
                for other in self.reasons[claim].claims:
                    walk(other)
                order[claim] = None

        walk(goal)
        return list(order)

    def steps(self, goal: Claim) -> tuple[int, ...]:
        """Return the numbers of the steps on which a goal rests."""
        found = [self.reasons[claim] for claim in self.path(goal)]
        facts = [fact for reason in found for fact in (reason.fact, *reason.answers) if fact is not None]
        return tuple(sorted({fact.n for fact in facts}))


def is_certain(known: Evidence, goal: Claim, steps: Iterable[int]) -> bool:
    """Whether a claim follows from the own hand and what these steps told, whichever way it is shown: no deal is without it."""
    wanted = {*steps}
    facts = [fact for fact in known.facts if fact.n in wanted]
    denied = goal._replace(is_held=not goal.is_held)
    bounds = Bounds.of(known, facts, denied)
    try:
        return not bounds.fits([TRIALS])
    except OutOfPatience:
        return Grid(Bounds.of(known, facts, denied)).deals() == 0
