"""13 Indices: the reasons for a certainty: each answer as an equation, and their sum."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from games.clues.knowledge.claims import SAID, Claim, Rule, Step
from games.clues.knowledge.counting import Layouts, Spot
from games.clues.knowledge.evidence import AllShown, Answer, Evidence, Fact, Named, Read, unseen
from games.clues.knowledge.steps import Steps, Tree, shortest
from games.clues.model import Box, Card
from games.core.deduction.shrinking import shrunk
from games.core.lines import Cited, Line, Who
from games.core.lines import Fact as Filling
from games.core.seats import Seat

Place: TypeAlias = Spot | int
"""A number is a seat: the cards behind its screen, and on it where that is not the own one."""


@dataclass(frozen=True, slots=True)
class Whereabouts:
    """A card lies in a place, or does not."""

    card: Card
    place: Place
    is_held: bool


STEP_KEYS = {
    Rule.USED_UP: "clues-why-step-used-up",
    Rule.ALL_LEFT: "clues-why-step-all-left",
    Rule.ENOUGH: "clues-why-step-enough",
    Rule.LACKING: "clues-why-step-lacking",
    Rule.KIND: "clues-why-step-kind",
    Rule.FULL: "clues-why-step-full",
    Rule.NO_OTHERS: "clues-why-step-no-others",
    Rule.NOWHERE_ELSE: "clues-why-step-nowhere-else",
    Rule.MISSED: "clues-why-step-missed",
    Rule.ALL_FIVE: "clues-why-step-all-five",
    Rule.FILLED: "clues-why-step-filled",
    Rule.SHARED: "clues-why-step-shared",
}
"""The sentences of the steps that have one."""


def reasons(box: Box, known: Evidence, goal: Whereabouts, noted: Collection[Whereabouts] = ()) -> tuple[Line, ...]:
    """Return why a claim is certain, from as few steps as were found in two orders, and from claims that were noted before.

    Where some are noted, for three players or more.
    """
    if (seen := _seen(known, goal)) is not None:
        return (seen,)
    # What is not among the informants may be in several other places, which layouts do not count together.
    marks = [each for each in noted if each.is_held or each.place is not Spot.INFORMANTS]
    steps = list(dict.fromkeys(fact.n for fact in known.facts))

    def is_enough(some: Iterable[int], by: Collection[Whereabouts] = marks) -> bool:
        return is_certain(box, known, goal, some, by)

    core = min((shrunk(order, is_enough) for order in (steps, steps[::-1])), key=len)
    facts = [fact for fact in known.facts if fact.n in core]
    used = [marks[n] for n in shrunk(range(len(marks)), lambda some: is_enough(core, [marks[n] for n in some]))]
    lines = [*_noted(used), *_lines(box, known, facts)]
    if used or not _is_plain(box, known, facts, goal):
        combined = _combined(box, known, facts, goal, used)
        told: dict[str, Filling] = {"card": goal.card, "held": goal.is_held, "n": len(facts)}
        between = [Line("clues-why-long")] if combined is None else combined
        lines += [*between, Line("clues-why-so", told | _at(goal.place))]
    return tuple(lines)


def _noted(noted: Iterable[Whereabouts]) -> Iterator[Line]:
    """Yield a sentence for the claims that were noted about each place."""
    cards: dict[tuple[Place, bool], list[Card]] = {}
    for each in noted:
        cards.setdefault((each.place, each.is_held), []).append(each.card)
    for (place, is_held), some in cards.items():
        yield Line("clues-why-marked", {"cards": tuple(some), "held": is_held, **_at(place)})


def _at(place: Place | None) -> dict[str, Filling]:
    """Return a place for a sentence."""
    if isinstance(place, Spot):
        return {"place": place.value, "who": None}
    return {"place": "seat", "who": Who(Seat(place)) if place is not None else None}


def _combined(
    box: Box, known: Evidence, facts: Sequence[Fact], goal: Whereabouts, noted: Iterable[Whereabouts]
) -> list[Line] | None:
    """Return how these facts combine to a claim, step by step; None where that takes more suppositions than are made."""
    if known.seats == 2 or any(isinstance(fact, AllShown) for fact in facts):
        return []
    claim = Claim(goal.place, goal.card, goal.is_held)
    found = shortest(steps_of(box, known, facts, noted), claim)
    return list(_branched(found, claim, set())) if found is not None else None


def steps_of(box: Box, known: Evidence, facts: Sequence[Fact], noted: Iterable[Whereabouts] = ()) -> Steps:
    """Return the steps before the first, with facts to take them by, and claims that were noted. For three players or more."""
    told = [
        (fact, fact.count - _in_sight(box, known, fact), _counted(box, known, facts, fact))
        if isinstance(fact, Answer)
        else (fact, 0, ())
        for fact in facts
    ]
    unknown = unseen(box, known, facts)
    before = {Claim(each.place, each.card, each.is_held): Step(Rule.NOTED) for each in noted if each.card in unknown}
    return Steps(known, unknown, told, before)


def _branched(found: Tree, goal: Claim, said: set[Step]) -> Iterator[Line]:
    """Yield the sentences of a tree, each step once. `said`: the steps that were stated before."""
    needed = found.needed(goal)
    said = {*said}
    for claim, step in found.steps.reasons.items():
        if claim in needed and step.rule in SAID and step not in said:
            said.add(step)
            yield _step(step, found.steps, needed)
    if found.steps.clash is not None and not found.branches:
        clash = found.steps.clash
        yield Line("clues-why-clash", {"rule": clash.rule.name.lower()} | _facts_of(clash))
    no = Cited(found.fork.answer.n) if found.fork.answer is not None else None
    for n, (claim, branch) in enumerate(zip(found.fork.cases, found.branches, strict=True), start=1):
        case: dict[str, Filling] = {
            "card": claim.card,
            "held": claim.is_held,
            "n": len(found.branches),
            "k": n,
            "no": no,
        }
        yield Line("clues-why-suppose", case | _at(claim.place))
        yield from _branched(branch, goal, said)


def _facts_of(step: Step) -> dict[str, Filling]:
    no = Cited(step.fact.n) if step.fact is not None else None
    told: dict[str, Filling] = {"no": no, "cards": step.cards, **_at(step.place)}
    if step.sum is not None:
        told |= {
            "nos": tuple(Cited(each.n) for each in step.sum.answers),
            "total": step.sum.total,
            "held": step.sum.held,
        }
        told |= {"by": tuple(Cited(each.n) for each in step.sum.by), "most": step.sum.most, "others": step.sum.others}
    return told


def _step(step: Step, steps: Steps, needed: Collection[Claim]) -> Line:
    """Return the sentence of a step, with the cards that it places or leaves out."""
    out = dict.fromkeys(claim.card for claim in needed if steps.reasons.get(claim) is step and not claim.is_held)
    return Line(STEP_KEYS[step.rule], _facts_of(step) | {"out": tuple(sorted(out, key=steps.unknown.index))})


def is_certain(
    box: Box, known: Evidence, goal: Whereabouts, steps: Iterable[int], noted: Iterable[Whereabouts] = ()
) -> bool:
    """Return whether a claim follows from these steps, and from claims that were noted before."""
    wanted = {*steps}
    layouts = Layouts(box, known, [fact for fact in known.facts if fact.n in wanted])
    if goal.card not in layouts.unknown:  # an informant that was read
        return goal.is_held is (goal.place is Spot.INFORMANTS)
    for each in noted:
        if each.card in layouts.unknown:
            (layouts.suppose if each.is_held else layouts.rule_out)(each.card, each.place)
    return layouts.ways(goal.card, goal.place) == (layouts.ways() if goal.is_held else 0)


def _seen(known: Evidence, goal: Whereabouts) -> Line | None:
    """Return the sentence for a card that this seat sees."""
    if goal.card in known.inner:
        return Line("clues-why-seen", {"card": goal.card, "who": None})
    for seat, case in known.outer.items():
        if goal.card in case:
            return Line("clues-why-seen", {"card": goal.card, "who": Who(seat)})
    if goal.place == known.seat:
        return Line("clues-why-not-yours", {"card": goal.card})
    return None


def _is_plain(box: Box, known: Evidence, facts: Sequence[Fact], goal: Whereabouts) -> bool:
    """Return whether the sentence for a single fact already states the certainty."""
    if len(facts) != 1:
        return False
    match facts[0]:
        case Answer() as answer:
            left = answer.count - _in_sight(box, known, answer)
            places = {Spot.CASE, answer.witness} if answer.inner is None else {Spot.CASE}
            return (
                not left
                and not goal.is_held
                and goal.place in places
                and goal.card in _counted(box, known, facts, answer)
            )
        case Named(by=by, case=case):
            return by != known.seat and not goal.is_held and goal.card in case and goal.place in (Spot.CASE, Seat(by))
        case Read(card=card):
            return goal.card == card
        case AllShown(case=case):
            return goal.card in case or goal.place is Spot.CASE


def _in_sight(box: Box, known: Evidence, answer: Answer) -> int:
    """Return how much of an answer this seat sees too."""
    outer = (case for seat, case in known.outer.items() if seat != answer.witness)
    return sum(box.fits(card, answer.about) for case in outer for card in case)


def _lines(box: Box, known: Evidence, facts: Sequence[Fact]) -> list[Line]:
    """Return a sentence for each fact; all answers of one witness that leave nothing over share one."""
    empty: dict[object, list[Answer]] = {}
    for fact in facts:
        if isinstance(fact, Answer) and fact.count == _in_sight(box, known, fact):
            empty.setdefault((fact.witness, fact.inner), []).append(fact)
    lines, merged = [], list[Fact]()
    for answers in empty.values():
        if len(answers) > 1:
            merged += answers
            cards = {card: None for answer in answers for card in _counted(box, known, facts, answer)}
            told: dict[str, Filling] = {"nos": tuple(Cited(each.n) for each in answers), "cards": tuple(cards)}
            told |= {"witness": Who(answers[0].witness), "inner": answers[0].inner}
            lines.append(Line("clues-why-none", told))
    return lines + [_line(box, known, facts, fact) for fact in facts if fact not in merged]


def _counted(box: Box, known: Evidence, facts: Sequence[Fact], answer: Answer) -> tuple[Card, ...]:
    """Return the cards that an answer counts and that this seat does not see."""
    return tuple(card for card in unseen(box, known, facts) if box.fits(card, answer.about))


def _line(box: Box, known: Evidence, facts: Sequence[Fact], fact: Fact) -> Line:
    """Return the sentence for one fact."""
    no = Cited(fact.n)
    match fact:
        case Answer():
            seen, cards = _in_sight(box, known, fact), _counted(box, known, facts, fact)
            return Line(
                "clues-why-answer-all" if cards and fact.count - seen == len(cards) else "clues-why-answer",
                {
                    "no": no,
                    "witness": Who(fact.witness),
                    "about": fact.about,
                    "inner": fact.inner,
                    "count": fact.count,
                    "seen": seen,
                    "left": fact.count - seen,
                    "cards": cards,
                },
            )
        case Named():
            key = "clues-why-missed" if fact.by == known.seat else "clues-why-named"
            return Line(key, {"no": no, "who": Who(fact.by), "cards": fact.case})
        case Read():
            return Line("clues-why-read", {"no": no, "card": fact.card})
        case AllShown():
            return Line("clues-why-opened", {"no": no, "cards": fact.case})
