"""13 Indices: how answers combine to a claim, by rules of one step each, and by suppositions where these do not lead there.

For three players or more: with two, a screen has a left and a right.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Final

from games.clues.knowledge.claims import SAID, Claim, Notes, Rule, Step, Where
from games.clues.knowledge.counting import Spot
from games.clues.knowledge.evidence import Answer, Fact, Named
from games.clues.knowledge.slots import Slot, SlotSide
from games.clues.knowledge.together import Conclusion, together
from games.clues.model import Card
from games.core.seats import Seat

DEPTH: Final = 2
"""Suppositions nested in one another, at most."""
FEW_FACTS: Final = 6
"""Of more facts than these, no supposition is made within another."""
MOST_SENTENCES: Final = 14
"""A longer proof is not told step by step."""


@dataclass(slots=True)
class Steps(Notes):
    """All claims that follow by the rules. `is_adding`: whether several answers are taken together where none leads on by itself."""

    clash: Step | None = None
    is_adding: bool = True

    def supposing(self, claim: Claim | None, goal: Claim | None = None) -> Steps:
        """Return the steps with a claim more, gone on with until a goal is reached, they clash, or nothing new follows."""
        steps = Steps(self.known, self.unknown, self.facts, {**self.reasons}, is_adding=self.is_adding)
        if claim is not None:
            steps.reasons.setdefault(claim, Step(Rule.SUPPOSED))
        while goal not in steps.reasons and (clash := steps._find_clash()) is None:
            new = steps._new(steps._following())
            if not new and self.is_adding and claim is None:  # within a supposition nobody adds answers up
                new = steps._new(together(steps), 1)
            if not new:
                return steps
            for each, step in new:
                steps.reasons.setdefault(each, step)
        steps.clash = clash if goal not in steps.reasons else None
        return steps

    def _new(self, conclusions: Iterable[Conclusion], most: int | None = None) -> list[tuple[Claim, Step]]:
        """Return the claims that are new, each with its step: those of all conclusions, or of the first few that bring any."""
        brought = ([(each, step) for each in claims if each not in self.reasons] for claims, step in conclusions)
        return [each for some in islice(filter(None, brought), most) for each in some]

    def fork_of(self, answer: Answer, owed: int, cards: Sequence[Card]) -> Fork | None:
        """Return the cards of which an answer counts one more, if each may lie in one place only for that."""
        zone = (Spot.CASE, answer.witness)
        sure, may, beyond = self.counted(answer.witness, cards)
        rest = [card for card in may if card not in sure]
        places = [[place for place in self.left(card) if place in zone] for card in rest]
        if owed - len(sure) != 1 or any(len(each) != 1 for each in places):
            return None
        out = [claim for claim in self.out(cards, zone) if claim in self.reasons and claim.card not in sure]
        cases = tuple(Claim(each[0], card, is_held=True) for card, each in zip(rest, places, strict=True))
        return Fork(cases, (*out, *self.out(sure, beyond)), answer)

    def _following(self) -> Iterator[Conclusion]:
        """Yield the conclusions of one step, those first that go without saying."""
        yield from self._obvious()
        for fact, owed, cards in self.facts:
            yield from self._of_fact(fact, owed, cards)
        for kind in self.kinds():
            may = self.may(Spot.CASE, kind)
            others = [card for card in kind if card not in may]
            if len(may) == 1:
                step = Step(Rule.KIND, self.out(others, [Spot.CASE]), cards=tuple(may), place=Spot.CASE)
                yield (Claim(Spot.CASE, may[0], is_held=True),), step
        for place in self.places[1:]:
            held, may = self.held(place), self.may(place, self.unknown)
            if len(held) == self.size(place):
                claims = tuple(Claim(place, card, is_held=True) for card in held)
                rest = [card for card in self.unknown if card not in held]
                yield self.out(rest, [place]), Step(Rule.FULL, claims, cards=tuple(held), place=place)
            if len(may) == self.size(place):
                out = self.out([card for card in self.unknown if card not in may], [place])
                step = Step(Rule.NO_OTHERS, out, cards=tuple(may), place=place)
                yield tuple(Claim(place, card, is_held=True) for card in may), step
        for card in self.unknown:
            left = self.left(card)
            if len(left) == 1:
                out = self.out([card], [place for place in self.places if place not in left])
                yield (Claim(left[0], card, True),), Step(Rule.NOWHERE_ELSE, out, cards=(card,), place=left[0])

    def _obvious(self) -> Iterator[Conclusion]:
        """Yield that a card of a known place lies nowhere else, and on the own screen no other of its kind."""
        for kind in self.kinds():
            for card in kind:
                for place in self.places:
                    if (claim := Claim(place, card, is_held=True)) in self.reasons:
                        elsewhere = [each for each in self.places if each != place]
                        yield self.out([card], elsewhere), Step(Rule.ELSEWHERE, (claim,))
                        if place is Spot.CASE:
                            rest = [each for each in kind if each is not card]
                            yield self.out(rest, [place]), Step(Rule.ONE_KIND, (claim,))

    def _of_fact(self, fact: Fact, owed: int, cards: tuple[Card, ...]) -> Iterator[Conclusion]:
        match fact:
            case Answer(witness=witness):
                sure, may, beyond = self.counted(witness, cards)
                rest = [card for card in may if card not in sure]
                if len(sure) == owed:
                    rule = Rule.USED_UP if owed else Rule.TOLD
                    yield (
                        self.out(rest, [Spot.CASE, witness]),
                        Step(rule, self.out(sure, beyond), fact, tuple(sure), witness),
                    )
                if len(may) == owed:
                    out = self.out([card for card in cards if card not in may], [Spot.CASE, witness])
                    rule = Rule.ALL_LEFT if len(may) < len(cards) else Rule.TOLD
                    yield self.out(may, beyond), Step(rule, out, fact, tuple(may), witness)
                yield from self._of_places(fact, owed, cards)
            case Named(by=by, case=case) if by != self.known.seat:
                yield (
                    self.out([card for card in case if card in self.unknown], [Spot.CASE, by]),
                    Step(Rule.TOLD, (), fact),
                )
            case Named(case=case):
                for card in case:
                    two = tuple(each for each in case if each is not card)
                    claims = self.held_in(two, Spot.CASE)
                    if all(claim in self.reasons for claim in claims):
                        yield self.out([card], [Spot.CASE]), Step(Rule.MISSED, claims, fact, two)
            case _:
                pass

    def _slots(self, witness: Seat, cards: Collection[Card]) -> list[tuple[Where, Slot]]:
        """Return the places that an answer is about: a card of each kind on the own screen, and those behind the witness's."""
        places: list[tuple[Where, int, list[Card]]] = [(Spot.CASE, 1, kind) for kind in self.kinds()]
        places.append((witness, self.size(witness), [*self.unknown]))
        return [
            (
                place,
                Slot(
                    size,
                    self._side(place, [card for card in every if card in cards]),
                    self._side(place, [card for card in every if card not in cards]),
                ),
            )
            for place, size, every in places
        ]

    def _side(self, place: Where, cards: Sequence[Card]) -> SlotSide:
        held, may, out = list[Card](), list[Card](), list[Card]()
        for card in cards:
            if Claim(place, card, is_held=True) in self.reasons:
                held.append(card)
            elif Claim(place, card, is_held=False) in self.reasons:
                out.append(card)
            else:
                may.append(card)
        return SlotSide(tuple(held), tuple(may), tuple(out))

    def _least(self, place: Where, slot: Slot) -> tuple[Claim, ...]:
        """Return the claims by which an answer counts so many cards of a place at least."""
        return self.held_in(slot.counted.held, place) if slot.is_least_by_held else self.out(slot.others.out, [place])

    def _most(self, place: Where, slot: Slot) -> tuple[Claim, ...]:
        """Return the claims by which an answer counts so many cards of a place at most."""
        return self.out(slot.counted.out, [place]) if slot.is_most_by_out else self.held_in(slot.others.held, place)

    def _of_places(self, fact: Answer, owed: int, cards: tuple[Card, ...]) -> Iterator[Conclusion]:
        """Yield the conclusions of an answer about one place, by how many of its cards the others hold at least and at most."""
        slots = self._slots(fact.witness, cards)
        for n, (place, slot) in enumerate(slots):
            others = [*slots[:n], *slots[n + 1 :]]
            if slot.counted.may and sum(each.least for _, each in others) + len(slot.counted.held) == owed:
                claims = [claim for each in others for claim in self._least(*each)]
                step = Step(Rule.ENOUGH, (*claims, *self.held_in(slot.counted.held, place)), fact, place=place)
                yield self.out(slot.counted.may, [place]), step
            room = slot.size - len(slot.others.held)
            if slot.others.may and sum(each.most for _, each in others) + room == owed:
                claims = [claim for each in others for claim in self._most(*each)]
                step = Step(Rule.LACKING, (*claims, *self.held_in(slot.others.held, place)), fact, place=place)
                yield self.out(slot.others.may, [place]), step

    def _find_clash(self) -> Step | None:
        """Return why the claims cannot all be, as far as one card, place or answer shows."""
        for card in self.unknown:
            for place in self.places:
                both = (Claim(place, card, is_held=True), Claim(place, card, is_held=False))
                if both[0] in self.reasons and both[1] in self.reasons:
                    return Step(Rule.CLASH, both, cards=(card,), place=place)
            if not self.left(card):
                return Step(Rule.NOWHERE_ELSE, self.out([card], self.places), cards=(card,))
        for fact, owed, cards in self.facts:
            if isinstance(fact, Answer):
                sure, may, beyond = self.counted(fact.witness, cards)
                if len(sure) > owed:
                    return Step(Rule.USED_UP, self.out(sure, beyond), fact, tuple(sure))
                if len(may) < owed:
                    out = self.out([card for card in cards if card not in may], [Spot.CASE, fact.witness])
                    return Step(Rule.ALL_LEFT, out, fact, tuple(may))
                slots = self._slots(fact.witness, cards)
                if sum(slot.least for _, slot in slots) > owed:
                    return Step(Rule.ENOUGH, tuple(claim for each in slots for claim in self._least(*each)), fact)
                if sum(slot.most for _, slot in slots) < owed:
                    return Step(Rule.ALL_LEFT, tuple(claim for each in slots for claim in self._most(*each)), fact)
        for kind in self.kinds():
            if not self.may(Spot.CASE, kind):
                return Step(Rule.KIND, self.out(kind, [Spot.CASE]), cards=tuple(kind), place=Spot.CASE)
        for place in self.places[1:]:
            held, may = self.held(place), self.may(place, self.unknown)
            if len(held) > self.size(place):
                claims = tuple(Claim(place, card, is_held=True) for card in held)
                return Step(Rule.FULL, claims, cards=tuple(held), place=place)
            if len(may) < self.size(place):
                out = self.out([card for card in self.unknown if card not in may], [place])
                return Step(Rule.NO_OTHERS, out, cards=tuple(may), place=place)
        return None


@dataclass(frozen=True, slots=True)
class Fork:
    """Suppositions of which one must be so, because of some claims and perhaps an answer."""

    cases: tuple[Claim, ...]
    because: tuple[Claim, ...] = ()
    answer: Answer | None = None


@dataclass(frozen=True, slots=True)
class Tree:
    """Steps, and the suppositions with which they go on, each to its end."""

    steps: Steps
    fork: Fork = Fork(())
    branches: tuple[Tree, ...] = ()

    def needed(self, goal: Claim) -> set[Claim]:
        """Return all claims on which it rests."""
        if self.branches:
            return self.steps.needed(*self.fork.because).union(*(branch.needed(goal) for branch in self.branches))
        return self.steps.needed(*(self.steps.clash.claims if self.steps.clash is not None else (goal,)))

    def sentences(self, goal: Claim) -> int:
        """Return about how many sentences it takes."""
        if self.branches:
            return 1 + sum(1 + branch.sentences(goal) for branch in self.branches)
        told = {step for claim in self.needed(goal) if (step := self.steps.reasons[claim]).rule in SAID}
        return 1 + len(told)


def shortest(steps: Steps, goal: Claim) -> Tree | None:
    """Return the shortest tree that proves a claim; None where that is longer than the limit."""
    depth = DEPTH if len(steps.facts) <= FEW_FACTS else 1
    found = _tree(steps.supposing(None, goal), goal, depth)
    return found if found is not None and found.sentences(goal) <= MOST_SENTENCES else None


def _tree(steps: Steps, goal: Claim, depth: int) -> Tree | None:
    if goal in steps.reasons or steps.clash is not None:
        return Tree(steps)
    for deep in range(1, depth + 1):
        found = [each for fork in _forks(steps, goal) if (each := _followed(steps, goal, fork, deep)) is not None]
        if found:
            return min(found, key=lambda each: each.sentences(goal))
    return None


def _forks(steps: Steps, goal: Claim) -> Iterator[Fork]:
    """Yield the contrary of the claim, the places of a card of which two are left, and the cards that an answer may count."""
    contrary = goal._replace(is_held=not goal.is_held)
    if contrary not in steps.reasons:
        yield Fork((contrary,))
    for card in steps.unknown:
        if len(left := steps.left(card)) == 2:
            out = tuple(Claim(place, card, is_held=False) for place in steps.places if place not in left)
            yield Fork(tuple(Claim(place, card, is_held=True) for place in left), out)
    for fact, owed, cards in steps.facts:
        if isinstance(fact, Answer) and (fork := steps.fork_of(fact, owed, cards)) is not None:
            yield fork


def _followed(steps: Steps, goal: Claim, fork: Fork, depth: int) -> Tree | None:
    branches: list[Tree] = []
    for claim in fork.cases:
        if (branch := _tree(steps.supposing(claim, goal), goal, depth - 1)) is None:
            return None
        branches.append(branch)
    return Tree(steps, fork, tuple(branches))
