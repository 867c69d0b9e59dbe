"""Cluedo: why somebody has a card, or has not, by rules of one step each; and which of the facts that takes.

Rules are tried in rounds, so that the first reason that is found for something is a short one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from enum import Enum, auto
from itertools import combinations
from typing import Final, NamedTuple

from games.cluedo.knowledge.bounds import ALL, BIT, KINDS, Bounds, Cards, OutOfPatience, bits, numbers
from games.cluedo.knowledge.counting import Grid
from games.cluedo.knowledge.evidence import Evidence, Fact
from games.cluedo.model import CARDS

TRIALS: Final = 300
"""Deals tried before all are counted."""


class Holding(NamedTuple):
    """An owner has a card, or has it not."""

    owner: int
    card: int
    is_held: bool


class Inference(Enum):
    """The inference by which a claim follows."""

    HAND = auto()  # from the own hand
    TOLD = auto()  # from a fact, at once
    ELSEWHERE = auto()  # another owner has the card
    KNOWN_KIND = auto()  # the envelope has another card of this kind
    ONE_OF = auto()  # of the cards of which a witness has one, it cannot have another
    KIND = auto()  # the envelope cannot have another card of this kind
    NOWHERE_ELSE = auto()  # no other owner can have the card
    WHOLE_HAND = auto()  # all cards of the owner are known
    NO_OTHERS = auto()  # the owner can have no more cards than it must
    SUPPOSED = auto()  # for the sake of a case
    CLASH = auto()  # an owner both has a card and has it not
    NO_ROOM = auto()  # each unknown card of the owner is one of those with which it answered


@dataclass(frozen=True, slots=True)
class Reason:
    """The rule by which a claim follows, from a fact and from other claims."""

    rule: Inference
    fact: Fact | None = None
    claims: tuple[Holding, ...] = ()
    answers: tuple[Fact, ...] = ()


@dataclass(slots=True)
class Proof:
    """All claims that follow by the rules, each with its reason."""

    known: Evidence
    reasons: dict[Holding, Reason] = field(default_factory=dict)
    clash: Reason | None = None  # why a supposition cannot be
    _given: list[tuple[Fact, tuple[int, ...]]] = field(default_factory=list)  # what says at once who has what
    _answers: list[tuple[Fact, tuple[int, ...], Cards]] = field(default_factory=list)  # an owner has one of some cards
    _held: list[Holding] = field(default_factory=list)  # in the order in which it was found
    _has: list[Cards] = field(default_factory=list)  # by owner: what the reasons say, for quick looks
    _lacks: list[Cards] = field(default_factory=list)

    @classmethod
    def of(cls, known: Evidence, facts: Sequence[Fact], goal: Holding) -> Proof:
        """Return a proof that goes on until the goal is reached, or nothing new follows."""
        owners = known.envelope + 1
        proof = cls(known, _has=[0] * owners, _lacks=[0] * owners)
        for fact in facts:
            cards = tuple(map(CARDS.index, fact.cards))
            if fact.source.is_holding or fact.source.is_lacking:
                proof._given.append((fact, cards))
            else:
                proof._answers.append((fact, cards, bits(fact.cards)))
        proof._begin()
        while goal not in proof.reasons:
            new = list(proof._following())
            if not new:
                break
            for claim, reason in new:
                proof._add(claim, reason)
        return proof

    def supposing(self, supposed: Holding, goal: Holding) -> Proof:
        """Return the proof with a claim more, gone on with until the goal is reached, it clashes, or nothing new follows."""
        proof = Proof(
            self.known,
            {**self.reasons},
            None,
            self._given,
            self._answers,
            [*self._held],
            [*self._has],
            [*self._lacks],
        )
        proof._add(supposed, Reason(Inference.SUPPOSED))
        while goal not in proof.reasons and (clash := proof._find_clash()) is None:
            new = list(proof._following())
            if not new:
                return proof
            for claim, reason in new:
                proof._add(claim, reason)
        proof.clash = clash if goal not in proof.reasons else None
        return proof

    @property
    def answers(self) -> Iterator[tuple[Fact, Cards]]:
        """The facts that an owner has one of some cards, and those that it may have, where it is not known to have one."""
        for fact, _, mask in self._answers:
            if not mask & self._has[fact.owner]:
                yield fact, mask & ~self._lacks[fact.owner]

    def _find_clash(self) -> Reason | None:
        """Return why the claims cannot all be, as far as a single hand, card or answer shows."""
        envelope, lacks = self.known.envelope, self._lacks
        for owner, cards in enumerate(self._has):
            if both := cards & lacks[owner]:
                card = both.bit_length() - 1
                pair = (Holding(owner, card, is_held=True), Holding(owner, card, is_held=False))
                return Reason(Inference.CLASH, None, pair)
        for fact, _, mask in self._answers:
            if not mask & ~lacks[fact.owner]:
                return Reason(Inference.ONE_OF, fact, self._claims(fact.owner, mask, is_held=False))
        for kind in KINDS:
            if not kind & ~lacks[envelope]:
                return Reason(Inference.KIND, None, self._claims(envelope, kind, is_held=False))
        nowhere = ALL
        for cards in lacks:
            nowhere &= cards
        if nowhere:
            card = nowhere.bit_length() - 1
            claims = tuple(Holding(owner, card, is_held=False) for owner in range(envelope + 1))
            return Reason(Inference.NOWHERE_ELSE, None, claims)
        for owner, size in enumerate(self.known.sizes):
            if self._has[owner].bit_count() > size:
                return Reason(Inference.WHOLE_HAND, None, self._claims(owner, self._has[owner], is_held=True))
            if (ALL & ~lacks[owner]).bit_count() < size:
                return Reason(Inference.NO_OTHERS, None, self._claims(owner, lacks[owner], is_held=False))
        return None

    def _add(self, claim: Holding, reason: Reason) -> None:
        """Note the first reason that is found for a claim."""
        if claim in self.reasons:
            return
        self.reasons[claim] = reason
        if claim.is_held:
            self._held.append(claim)
            self._has[claim.owner] |= 1 << claim.card
        else:
            self._lacks[claim.owner] |= 1 << claim.card

    def _begin(self) -> None:
        hand = {BIT[card].bit_length() - 1 for card in self.known.hand}
        for card in range(len(CARDS)):
            self._add(Holding(self.known.seat, card, card in hand), Reason(Inference.HAND))
        for fact, cards in self._given:
            for card in cards:
                self._add(Holding(fact.owner, card, fact.source.is_holding), Reason(Inference.TOLD, fact))

    def _following(self) -> Iterator[tuple[Holding, Reason]]:
        """Yield the new conclusions of one step."""
        envelope, lacks = self.known.envelope, self._lacks
        for claim in self._held:
            for other in range(envelope + 1):
                if other != claim.owner and not lacks[other] >> claim.card & 1:
                    yield Holding(other, claim.card, is_held=False), Reason(Inference.ELSEWHERE, None, (claim,))
        for fact, cards, mask in self._answers:
            yield from self._last(Inference.ONE_OF, fact.owner, cards, mask, fact)
        for kind in KINDS:
            yield from self._last(Inference.KIND, envelope, tuple(numbers(kind)), kind, None)
            for card in numbers(kind & self._has[envelope]):
                reason = Reason(Inference.KNOWN_KIND, None, (Holding(envelope, card, is_held=True),))
                others = numbers(kind & ~(1 << card | lacks[envelope]))
                yield from ((Holding(envelope, other, is_held=False), reason) for other in others)
        once = twice = 0  # which cards one owner may have, which more than one
        for lacked in lacks:
            twice |= once & ~lacked
            once |= ALL & ~lacked
        for card in numbers(once & ~twice):
            owner = next(owner for owner, cards in enumerate(lacks) if not cards >> card & 1)
            if not self._has[owner] >> card & 1:
                out = tuple(Holding(other, card, is_held=False) for other in range(envelope + 1) if other != owner)
                yield Holding(owner, card, is_held=True), Reason(Inference.NOWHERE_ELSE, None, out)
        for owner, size in enumerate(self.known.sizes):
            yield from self._of_hand(owner, size)

    def _last(
        self, rule: Inference, owner: int, cards: Sequence[int], mask: Cards, fact: Fact | None
    ) -> Iterator[tuple[Holding, Reason]]:
        """Yield that an owner has the one card that is left, of those of which it has one."""
        left = mask & ~self._lacks[owner]
        if left and not left & left - 1 and not left & self._has[owner]:
            last = left.bit_length() - 1
            out = tuple(Holding(owner, card, is_held=False) for card in cards if card != last)
            yield Holding(owner, last, is_held=True), Reason(rule, fact, out)

    def _of_hand(self, owner: int, size: int) -> Iterator[tuple[Holding, Reason]]:
        has, lacks = self._has[owner], self._lacks[owner]
        rest, count = ALL & ~(has | lacks), has.bit_count()
        if not rest:
            return
        if 0 < size - count < rest.bit_count() and owner != self.known.seat:
            yield from self._no_room(owner, rest, size - count)
        if count == size:
            held = self._claims(owner, has, is_held=True)
            yield from (
                (Holding(owner, card, is_held=False), Reason(Inference.WHOLE_HAND, None, held))
                for card in numbers(rest)
            )
        elif count + rest.bit_count() == size:
            out = self._claims(owner, lacks, is_held=False)
            yield from (
                (Holding(owner, card, is_held=True), Reason(Inference.NO_OTHERS, None, out)) for card in numbers(rest)
            )

    def _no_room(self, owner: int, rest: Cards, free: int) -> Iterator[tuple[Holding, Reason]]:
        """Yield that an owner has no card but those of as many answers as it has unknown cards, where no two share a card."""
        has, answers = self._has[owner], dict[Cards, tuple[Fact, Cards]]()
        for fact, _, mask in self._answers:
            if fact.owner == owner and not mask & has:
                answers.setdefault(mask & rest, (fact, mask))
        for chosen in combinations(answers, free):
            covered = named = 0
            for cards in chosen:
                if cards & covered:
                    break
                covered |= cards
            else:
                if not rest & ~covered:
                    continue
                facts = tuple(answers[cards][0] for cards in chosen)
                for cards in chosen:
                    named |= answers[cards][1]
                claims = (
                    *self._claims(owner, has, is_held=True),
                    *self._claims(owner, named & ~covered, is_held=False),
                )
                reason = Reason(Inference.NO_ROOM, None, claims, facts)
                yield from ((Holding(owner, card, is_held=False), reason) for card in numbers(rest & ~covered))

    @staticmethod
    def _claims(owner: int, cards: Cards, *, is_held: bool) -> tuple[Holding, ...]:
        return tuple(Holding(owner, card, is_held) for card in numbers(cards))

    def path(self, *goals: Holding) -> list[Holding]:
        """Return all claims on which goals rest, and themselves, each after those on which it rests."""
        order: dict[Holding, None] = {}

        def walk(claim: Holding) -> None:
            if claim not in order:
                for other in self.reasons[claim].claims:
                    walk(other)
                order[claim] = None

        for goal in goals:
            walk(goal)
        return list(order)

    def steps(self, goal: Holding) -> tuple[int, ...]:
        """Return the numbers of the steps on which a goal rests."""
        found = [self.reasons[claim] for claim in self.path(goal)]
        facts = [fact for reason in found for fact in (reason.fact, *reason.answers) if fact is not None]
        return tuple(sorted({fact.n for fact in facts}))


def is_certain(known: Evidence, goal: Holding, steps: Iterable[int]) -> bool:
    """Return whether a claim follows from the own hand and these steps: no deal is without it."""
    wanted = {*steps}
    facts = [fact for fact in known.facts if fact.n in wanted]
    denied = goal._replace(is_held=not goal.is_held)
    bounds = Bounds.of(known, facts, denied)
    try:
        return not bounds.fits([TRIALS])
    except OutOfPatience:
        return Grid(Bounds.of(known, facts, denied)).deals() == 0
