"""Cluedo: the reasons for a certainty, in sentences that cite the steps on which it rests."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache, partial

from games.cluedo.knowledge.cases import CaseTree, tree
from games.cluedo.knowledge.evidence import Evidence, Fact
from games.cluedo.knowledge.proof import Holding, Inference, Proof, Reason, is_certain
from games.cluedo.model import CARDS, Card
from games.core.deduction.shrinking import shrunk
from games.core.lines import Cited, Line, Who
from games.core.lines import Fact as Filling
from games.core.seats import Seat

SAID = {
    Inference.ONE_OF,
    Inference.KIND,
    Inference.NOWHERE_ELSE,
    Inference.WHOLE_HAND,
    Inference.NO_OTHERS,
    Inference.NO_ROOM,
}
"""The facts with a sentence of their own; the others are said in passing."""


MOST_SENTENCES = 22
"""A longer case distinction is not told step by step."""

SHORT = (1, 2)
"""Sentences and steps of a reason so short that no shorter one is looked for."""


def reasons(known: Evidence, goal: Holding) -> tuple[Line, ...]:
    """Return why a claim is certain: of a few ways to say it, one with the fewest sentences and steps."""
    every = sorted({fact.n for fact in known.facts})
    certain = cache(partial(is_certain, known, goal))  # two orders often come to ask the same
    found: list[tuple[tuple[int, int], tuple[Line, ...]]] = []
    tried = set[tuple[int, ...]]()
    for facts in (known.facts, known.facts[::-1]):
        proof = Proof.of(known, facts, goal)
        is_proved = goal in proof.reasons
        steps = proof.steps(goal) if is_proved else tuple(every)
        for order in (steps, steps[::-1]) if is_proved else (steps[::-1],):
            core = shrunk(order, lambda steps: certain(frozenset(steps)))
            if core in tried:
                continue
            tried.add(core)
            lines = _told(known, [fact for fact in facts if fact.n in core], goal)
            found.append(((len(lines), len(core)), lines))
        if not is_proved or min(size for size, _ in found) <= SHORT:
            break
    return min(found, key=lambda each: each[0])[1]


def _told(known: Evidence, facts: Sequence[Fact], goal: Holding) -> tuple[Line, ...]:
    """Return why a claim follows from these facts, all of which it takes."""
    proof = Proof.of(known, facts, goal)
    if goal not in proof.reasons:
        found = tree(proof, goal, SAID)
        cases = tuple(_branched(known, found, goal, frozenset(), "")) if found is not None else ()
        is_short = 0 < len(cases) < MOST_SENTENCES
        return (*cases, _concluded(known, goal)) if is_short else (_together(known, facts, goal),)
    return tuple(_lines(known, proof, proof.path(goal))) or (_at_once(known, proof, goal),)


def _owner(known: Evidence, owner: int) -> Filling:
    """Return the name of an owner; none for the envelope."""
    return Who(Seat(owner)) if owner < known.envelope else None


def _cards(numbers: Iterable[int]) -> tuple[Card, ...]:
    return tuple(CARDS[number] for number in sorted(numbers))


def _cited(steps: Iterable[int]) -> tuple[Cited, ...]:
    return tuple(Cited(n) for n in sorted({*steps}))


def _at_once(known: Evidence, proof: Proof, goal: Holding) -> Line:
    """Return the sentence for a single fact."""
    reason = proof.reasons[goal]
    if reason.rule in {Inference.ELSEWHERE, Inference.KNOWN_KIND}:
        return _at_once(known, proof, reason.claims[0])
    fact = reason.fact
    if fact is None:
        is_held = goal.is_held
        return Line("cluedo-why-hand", {"card": CARDS[goal.card], "held": is_held})
    told: dict[str, Filling] = {
        "no": Cited(fact.n),
        "how": fact.source.value,
        "who": _owner(known, fact.owner),
        "cards": fact.cards,
    }
    return Line("cluedo-why-told", told)


def _lines(known: Evidence, proof: Proof, claims: Iterable[Holding]) -> list[Line]:
    """Return the sentences of claims without repetition: a whole hand has one for all its cards, or for all it has no room for."""
    told = [claim for claim in claims if proof.reasons[claim].rule in SAID]
    lines: list[Line] = []
    for claim in told:
        if (line := _line(known, proof, claim, told)) not in lines:
            lines.append(line)
    return lines


def _line(known: Evidence, proof: Proof, claim: Holding, told_with: Iterable[Holding]) -> Line:
    """Return the sentence by which a claim follows, and by which others of those that are told with it follow."""
    reason = proof.reasons[claim]
    facts: dict[str, Filling] = {"card": CARDS[claim.card], "who": _owner(known, claim.owner)}
    match reason.rule:
        case Inference.ONE_OF if reason.fact is not None:
            facts |= {"no": Cited(reason.fact.n), "how": reason.fact.source.value, "cards": reason.fact.cards}
            return Line("cluedo-why-one-of", facts | _without(proof, reason))
        case Inference.KIND:
            return Line("cluedo-why-kind", facts | _without(proof, reason))
        case Inference.NOWHERE_ELSE:
            return Line("cluedo-why-nowhere-else", facts | _nobody(known, proof, reason))
        case Inference.WHOLE_HAND:
            seen = [each for each in reason.claims if proof.reasons[each].rule is Inference.TOLD]
            rest = [each.card for each in reason.claims if each not in seen]
            hand = {"who": facts["who"], "size": len(reason.claims), "seen": _cards(each.card for each in seen)}
            return Line("cluedo-why-whole-hand", hand | {"above": _cards(rest), "seen_nos": _steps(proof, seen)})
        case Inference.NO_ROOM:
            held = [each for each in reason.claims if each.is_held]
            elsewhere = [other for each in reason.claims for other in proof.reasons[each].claims]
            told = [each for each in (*reason.claims, *elsewhere) if proof.reasons[each].rule is Inference.TOLD]
            out = [each.card for each in told_with if proof.reasons[each] == reason]
            hand = {"who": facts["who"], "size": known.sizes[claim.owner], "held": _cards(each.card for each in held)}
            hand |= {"nos": _cited(each.n for each in reason.answers), "also": _steps(proof, told)}
            return Line("cluedo-why-no-room", hand | {"cards": _cards(out)})
        case _:
            size = known.sizes[claim.owner]
            may = {*range(len(CARDS))} - {each.card for each in reason.claims}
            told = [each for each in reason.claims if proof.reasons[each].rule is Inference.TOLD]
            held = [other for each in reason.claims for other in proof.reasons[each].claims]
            seen = [each for each in held if proof.reasons[each].rule is Inference.TOLD]
            hand = {"who": facts["who"], "size": size, "cards": _cards(may)}
            return Line("cluedo-why-no-others", hand | {"nos": _steps(proof, (*told, *seen))})


def _steps(proof: Proof, claims: Iterable[Holding]) -> tuple[Cited, ...]:
    facts = (proof.reasons[claim].fact for claim in claims)
    return _cited(fact.n for fact in facts if fact is not None)


def _without(proof: Proof, reason: Reason) -> dict[str, Filling]:
    """Return the cards that an owner cannot have: one's own, those one has seen, those it passed on, and those shown before."""
    mine, seen, passed, above = [], [], [], []
    for claim in reason.claims:
        why = proof.reasons[claim]
        if why.rule is Inference.TOLD:
            passed.append(claim)
        elif why.rule is Inference.ELSEWHERE and proof.reasons[why.claims[0]].rule is Inference.HAND:
            mine.append(claim.card)
        elif why.rule is Inference.ELSEWHERE and proof.reasons[why.claims[0]].rule is Inference.TOLD:
            seen.append(why.claims[0])
        else:
            above.append(claim.card)
    return {
        "mine": _cards(mine),
        "seen": _cards(claim.card for claim in seen),
        "seen_nos": _steps(proof, seen),
        "passed": _cards(claim.card for claim in passed),
        "passed_nos": _steps(proof, passed),
        "above": _cards(above),
    }


def _nobody(known: Evidence, proof: Proof, reason: Reason) -> dict[str, Filling]:
    """Return the owners that cannot have a card: those that passed on it, and those proven not to have it before."""
    passed = [claim for claim in reason.claims if proof.reasons[claim].rule is Inference.TOLD]
    others = [claim for claim in reason.claims if claim not in passed and claim.owner != known.seat]
    return {
        "passed": tuple(_owner(known, claim.owner) for claim in passed),
        "passed_nos": _steps(proof, passed),
        "above": tuple(_owner(known, claim.owner) for claim in others if claim.owner != known.envelope),
        "sealed": any(claim.owner == known.envelope for claim in others),
        "sealed_nos": _sealed(known, proof, others),
    }


def _sealed(known: Evidence, proof: Proof, claims: Iterable[Holding]) -> tuple[Cited, ...]:
    """Return the step at which the envelope was seen, if that is why it has not a card."""
    held = [other for claim in claims if claim.owner == known.envelope for other in proof.reasons[claim].claims]
    return _steps(proof, [claim for claim in held if proof.reasons[claim].rule is Inference.TOLD])


def _branched(known: Evidence, found: CaseTree, goal: Holding, said: frozenset[Holding], label: str) -> Iterator[Line]:
    """Yield the sentences of a tree of cases. `said`: the claims that were stated before; `label`: the number of the case."""
    proof, needed = found.proof, found.needed(goal)
    yield from _lines(known, proof, [claim for claim in proof.reasons if claim in needed and claim not in said])
    if not found.branches:
        if proof.clash is not None:
            yield _clash(known, proof, proof.clash)
        elif proof.reasons[goal].rule not in SAID:
            yield _concluded(known, goal)
        return
    if found.answer is not None:
        fork = Reason(Inference.ONE_OF, found.answer, found.excluded)
        told: dict[str, Filling] = {"no": Cited(found.answer.n), "how": found.answer.source.value}
        told |= {"who": _owner(known, found.answer.owner), "cards": found.answer.cards}
        yield Line("cluedo-why-fork", told | _without(proof, fork))
    for n, (claim, branch) in enumerate(found.branches, start=1):
        each = f"{label}{n}."
        case: dict[str, Filling] = {"card": CARDS[claim.card], "who": _owner(known, claim.owner), "held": claim.is_held}
        if found.answer is not None:
            yield Line("cluedo-why-case", {"label": each, "card": CARDS[claim.card]})
        else:
            yield Line("cluedo-why-suppose", case)
        yield from _branched(known, branch, goal, frozenset(proof.reasons), each if found.answer is not None else label)


def _concluded(known: Evidence, goal: Holding) -> Line:
    told: dict[str, Filling] = {"card": CARDS[goal.card], "who": _owner(known, goal.owner), "held": goal.is_held}
    return Line("cluedo-why-so", told)


def _clash(known: Evidence, proof: Proof, clash: Reason) -> Line:
    """Return the sentence by which a supposition cannot be."""
    first = clash.claims[0]
    facts: dict[str, Filling] = {"who": _owner(known, first.owner), "card": CARDS[first.card]}
    facts |= {"rule": clash.rule.name.lower(), "cards": _cards({claim.card for claim in clash.claims})}
    facts |= {"size": known.sizes[first.owner] if first.owner < known.envelope else 1}
    steps = _in_passing(proof, clash.claims)
    if clash.fact is not None:
        steps.add(clash.fact.n)
    return Line("cluedo-why-clash", facts | {"nos": _cited(steps)})


def _in_passing(proof: Proof, claims: Iterable[Holding]) -> set[int]:
    """Return the steps on which claims rest without a sentence of their own."""
    found = set[int]()
    for claim in claims:
        reason = proof.reasons[claim]
        if reason.rule in SAID:
            continue
        found |= {reason.fact.n} if reason.fact is not None else set()
        found |= _in_passing(proof, reason.claims)
    return found


def _together(known: Evidence, facts: Sequence[Fact], goal: Holding) -> Line:
    """Return the sentence for a claim that follows only from all facts together."""
    told: dict[str, Filling] = {"card": CARDS[goal.card], "who": _owner(known, goal.owner), "held": goal.is_held}
    return Line("cluedo-why-together", told | {"nos": _cited(fact.n for fact in facts)})
