"""13 Indices: one proof of a whole case, and the effort that it takes: what was refuted once stays known for all that follows.

A person who solves a case does not prove three cards one by one. They note what single steps tell; where none leads on, they suppose that a
card lies somewhere and follow that until it clashes, the shortest such way first.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from games.clues.knowledge.claims import SAID, Claim, Rule, Step, Where
from games.clues.knowledge.counting import Spot
from games.clues.knowledge.evidence import Fact
from games.clues.knowledge.steps import Steps
from games.clues.model import Card

SUPPOSED: Final = 1
"""The effort of a supposition, besides that of the steps that follow from it; these count twice, for none of them can be noted."""
UNPROVEN: Final = 40
"""The effort of a card that takes suppositions within suppositions: more than most proofs take as a whole."""


@dataclass(frozen=True, slots=True)
class WholeProof:
    """All steps, among them those that refute a supposition, each of these with the effort of following it."""

    steps: Steps
    goals: tuple[Claim, ...]
    refuting: Mapping[Step, int]

    @property
    def effort(self) -> int:
        """The effort of the steps that the case rests on."""
        proven = [goal for goal in self.goals if goal in self.steps.reasons]
        needed = self.steps.needed(*proven)
        work = readings_in(self.steps, needed) + sum(
            effort for step, effort in self.refuting.items() if any(self.steps.reasons[each] is step for each in needed)
        )
        return work + UNPROVEN * (len(self.goals) - len(proven))


def readings_in(steps: Steps, claims: Collection[Claim]) -> int:
    """Return the number of steps to some claims, which hold all that they rest on or that was known before.

    An answer that rules cards out in several places at once is read once.
    """
    depths, readings = dict[Step, int](), set[tuple[Rule, Fact | Step, int]]()
    for claim, step in steps.reasons.items():  # in the order in which they were found
        if claim in claims and step not in depths:
            depths[step] = 1 + max((depths.get(steps.reasons[each], 0) for each in step.claims), default=0)
            if step.rule is Rule.TOLD or step.rule in SAID:
                readings.add((step.rule, step.fact or step, depths[step]))
    return len(readings)


@dataclass(frozen=True, slots=True)
class Refutation:
    """A supposition that clashes: the claims that it rests on, and the effort of following it."""

    claim: Claim
    because: tuple[Claim, ...]
    effort: int


def proof_of(start: Steps, case: Sequence[Card]) -> WholeProof:
    """Return a proof that these cards are on the own screen, as far as suppositions lead that hold no others.

    Answers are not taken together: that saves suppositions, and is no less effort.
    """
    goals = tuple(Claim(Spot.CASE, card, is_held=True) for card in case)
    steps, refuting = replace(start, is_adding=False).supposing(None), dict[Step, int]()
    while not all(goal in steps.reasons for goal in goals):
        found = min(refutations(steps, steps.places), key=lambda each: each.effort, default=None)
        if found is None:
            break
        step = Step(Rule.REFUTED, found.because)
        refuting[step] = found.effort
        steps.reasons[found.claim._replace(is_held=False)] = step
        steps = steps.supposing(None)
    return WholeProof(steps, goals, refuting)


def refutations(steps: Steps, places: Collection[Where]) -> Iterator[Refutation]:
    """Yield the suppositions that a card lies in one of these places, and that clash."""
    for place in places:
        for card in steps.unknown:
            claim = Claim(place, card, is_held=True)
            if claim in steps.reasons or claim._replace(is_held=False) in steps.reasons:
                continue
            branch = steps.supposing(claim)
            if branch.clash is not None:
                needed = branch.needed(*branch.clash.claims)
                work = readings_in(branch, [each for each in needed if each not in steps.reasons])
                yield Refutation(claim, tuple(each for each in needed if each in steps.reasons), SUPPOSED + 2 * work)


def next_claims(start: Steps) -> Sequence[Claim]:
    """Return the claims to note next, those that rest on the fewest facts first.

    They follow by single steps, and are about the own screen, or place a card. Where there are none such, they are those that the
    shortest refutation rests on, about the own screen if there is one, and its conclusion.
    """
    steps = start.supposing(None)
    new = [claim for claim, step in steps.reasons.items() if step.rule is not Rule.NOTED]
    near = [claim for claim in new if claim.is_held or claim.place is Spot.CASE]
    if not near:
        found = [*refutations(steps, [Spot.CASE])] or [*refutations(steps, steps.places)]
        if shortest := min(found, key=lambda each: each.effort, default=None):
            conclusion = shortest.claim._replace(is_held=False)
            near = [*(claim for claim in shortest.because if claim in new), conclusion]
            steps.reasons[conclusion] = Step(Rule.REFUTED, shortest.because)
    return sorted(near, key=lambda claim: len(_facts_under(steps, claim)))


def _facts_under(steps: Steps, claim: Claim) -> set[Fact]:
    """Return the facts on which a claim rests."""
    return {fact for each in steps.needed(claim) for fact in steps.reasons[each].facts}
