"""Cluedo: proofs by cases, where rules of one step do not lead to a claim: a short tree of suppositions.

Each branch supposes that a witness answered with one of the cards left to it, or that the claim is false, and goes on until
the claim follows or nothing can be so. Of all trees that are tried, the one with the fewest sentences is taken.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Final

from games.cluedo.knowledge.bounds import bits, numbers
from games.cluedo.knowledge.evidence import Fact
from games.cluedo.knowledge.proof import Holding, Inference, Proof

DEPTH: Final = 2
"""Suppositions nested in one another, at most."""


@dataclass(frozen=True, slots=True)
class CaseTree:
    """A proof, and the cases into which it goes on: of one answer, or of the contrary of the claim where there is none."""

    proof: Proof
    answer: Fact | None = None
    branches: tuple[tuple[Holding, CaseTree], ...] = ()

    @property
    def excluded(self) -> tuple[Holding, ...]:
        """The claims by which the answer was not another of its cards."""
        if self.answer is None:
            return ()
        supposed = {claim.card for claim, _ in self.branches}
        every = numbers(bits(self.answer.cards))
        return tuple(Holding(self.answer.owner, card, is_held=False) for card in every if card not in supposed)

    def needed(self, goal: Holding) -> frozenset[Holding]:
        """Return all claims on which it rests."""
        if self.branches:
            found = {*self.proof.path(*self.excluded)}
            for _, branch in self.branches:
                found |= branch.needed(goal)
            return frozenset(found)
        ends = self.proof.clash.claims if self.proof.clash is not None else (goal,)
        return frozenset(self.proof.path(*ends))

    def sentences(self, goal: Holding, said: Collection[Inference]) -> int:
        """Return about how many sentences it takes."""
        if self.branches:
            return 1 + sum(1 + branch.sentences(goal, said) for _, branch in self.branches)
        return 1 + sum(self.proof.reasons[claim].rule in said for claim in self.needed(goal))


def tree(proof: Proof, goal: Holding, said: Collection[Inference], depth: int = DEPTH) -> CaseTree | None:
    """Return the shortest tree that proves a claim; None where none so deep does. `said`: the rules with a sentence."""
    if goal in proof.reasons or proof.clash is not None:
        return CaseTree(proof)
    for deep in range(1, depth + 1):
        found = [each for each in _forks(proof, goal, said, deep) if each is not None]
        if found:
            return min(found, key=lambda each: each.sentences(goal, said))
    return None


def _forks(proof: Proof, goal: Holding, said: Collection[Inference], depth: int) -> Iterator[CaseTree | None]:
    """Yield the trees that begin with each supposition."""
    contrary = goal._replace(is_held=not goal.is_held)
    if contrary not in proof.reasons:
        yield _fork(proof, goal, said, depth, None, [contrary])
    for fact, left in proof.answers:
        cases = [Holding(fact.owner, card, is_held=True) for card in numbers(left)]
        yield _fork(proof, goal, said, depth, fact, cases)


def _fork(
    proof: Proof, goal: Holding, said: Collection[Inference], depth: int, answer: Fact | None, cases: list[Holding]
) -> CaseTree | None:
    branches: list[tuple[Holding, CaseTree]] = []
    for claim in cases:
        branch = tree(proof.supposing(claim, goal), goal, said, depth - 1)
        if branch is None:
            return None
        branches.append((claim, branch))
    return CaseTree(proof, answer, tuple(branches))
