"""Mord im Arosa: why a count is certain, from as few sounds and openings as it takes, and how they come together.

A count is certain if neither more nor fewer cubes can lie there still: two sums show it, each by reasons of its own.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from typing import TypeAlias

from games.arosa.knowledge.sums import TARGET, Question
from games.arosa.knowledge.timeline import CubesFound, Fall, Timeline
from games.arosa.model import Cube, CubePlace, Floor
from games.core.lines import Cited, Line
from games.core.lines import Fact as Filling

Follows: TypeAlias = Callable[[Sequence[int]], bool]
"""Whether something follows from these facts."""

PLACES = tuple(CubePlace)


def reasons(timeline: Timeline, cube: Cube, floor: Floor, count: int) -> tuple[Line, ...]:
    """Return why exactly `count` cubes of a colour lie on a floor, which must be certain."""
    facts = tuple(each for each in timeline if isinstance(each, CubesFound) or each.cube is cube)
    question = Question(facts=facts, cube=cube, floor=floor)

    def follows(kept: Sequence[int]) -> bool:
        return is_certain(question, kept, count)

    def last(k: int) -> list[int]:
        """Return the falls and finds of the last `k` steps."""
        return [n for n, fact in enumerate(facts) if fact.n in steps[len(steps) - k :]]

    # Certainty only grows with the facts, so the latest steps from which it follows can be bisected.
    steps = sorted({fact.n for fact in facts})
    needed = bisect_left(range(len(steps) + 1), True, key=lambda k: follows(last(k)))
    tried = steps[len(steps) - needed :]
    cores = [_core(question, last(needed), order, follows) for order in (tried, tried[::-1])]
    best = min(cores, key=lambda core: (len({facts[n].n for n in core}), len(core)))
    return tuple(_lines(question, best, count))


def is_certain(question: Question, kept: Collection[int], count: int) -> bool:
    """Return whether exactly `count` cubes lie there, if no facts but some are reasons."""
    return question.at_most(kept, count) is not None and (not count or question.at_least(kept, count) is not None)


def _core(question: Question, kept: Sequence[int], order: Iterable[int], follows: Follows) -> list[int]:
    """Return facts of which no step can be left out, by trying to leave steps out in this order; then facts by themselves."""
    core = list(kept)
    for step in order:
        fewer = [each for each in core if question.facts[each].n != step]
        if follows(fewer):
            core = fewer
    for fact in tuple(core):
        fewer = [each for each in core if each != fact]
        if follows(fewer):
            core = fewer
    return core


def _lines(question: Question, core: Sequence[int], count: int) -> Iterator[Line]:
    """Yield the sentences of a reason: openings, sounds, their sums, and the conclusion."""
    facts, steps = question.facts, dict.fromkeys(question.facts[n].n for n in core)
    least = _core(question, core, steps, lambda kept: question.at_least(kept, count) is not None) if count else []
    most = _core(question, core, steps, lambda kept: question.at_most(kept, count) is not None)
    together = [*(_least(question, least, count) if count else ()), *_most(question, most, count)]
    yield from _opened(question, [each for n in core if isinstance(each := facts[n], CubesFound)])
    said = [n for n in least if not (isinstance(each := facts[n], Fall) and each.was_put_back)]
    falls = [each for n in core if n not in said and isinstance(each := facts[n], Fall)]
    yield from _heard(question, falls, is_plain=not together)
    yield from together
    if count or not together:
        yield Line("arosa-conclusion", {"cube": question.cube, "count": count, "floor": question.floor})


def _opened(question: Question, founds: Iterable[CubesFound]) -> Iterator[Line]:
    """Yield the openings that found as many, in one sentence each."""
    groups: dict[int, list[CubesFound]] = {}
    for each in founds:
        groups.setdefault(each.cubes.count(question.cube), []).append(each)
    for count, group in sorted(groups.items(), reverse=True):
        told: dict[str, Filling] = {"nos": _cited(group), "cube": question.cube}
        told |= {"floors": tuple(PLACES[each.floor] for each in group)}
        yield Line("arosa-why-found", told | {"count": count}) if count else Line("arosa-why-empty", told)


def _heard(question: Question, falls: Collection[Fall], *, is_plain: bool) -> Iterator[Line]:
    """Yield how high cubes lie at most: together, where that is all that it takes."""
    top = max((each.highest for each in falls), default=None)
    groups: dict[tuple[bool, Floor], list[Fall]] = {}
    for each in falls:
        is_merged = is_plain and not each.was_put_back
        groups.setdefault((each.was_put_back, top if is_merged and top is not None else each.highest), []).append(each)
    for (was_put_back, floor), group in sorted(groups.items()):
        key = "arosa-why-put-back" if was_put_back else "arosa-why-heard"
        yield Line(key, {"cube": question.cube, "nos": _cited(group), "count": len(group), "floor": floor})


def _least(question: Question, kept: Collection[int], count: int) -> Iterator[Line]:
    """Yield the remaining places of the cubes in the lower sum, then the sum, if other places than the floor remain."""
    if (total := question.at_least(kept, count)) is None:
        raise AssertionError(kept)
    left, found = question.left(kept), question.found(kept)
    alike: dict[tuple[frozenset[int], bool, Floor | None], list[int]] = {}
    for n in total.falls:
        alike.setdefault((left[n].places, n in kept, _height(question, n) if n in kept else None), []).append(n)
    told: dict[str, Filling] = {"cube": question.cube, "floor": question.floor}
    for (places, is_reason, high), falls in alike.items():
        finds, empty = ([n for n in sorted(places - {TARGET}) if bool(found[n]) is some] for some in (True, False))
        where = "found" if TARGET not in places else "both" if finds else "there"
        facts: dict[str, Filling] = {"count": len(falls), "high": high, "where": where}
        facts |= {"nos": _numbers(question, falls) if is_reason else ()}
        facts |= {"finds": _numbers(question, finds), "empty": _numbers(question, empty)}
        yield Line("arosa-why-left", told | facts)
    if finds := [n for n in total.openings if found[n]]:
        told |= {"many": len(total.falls), "found": sum(found[n] for n in finds), "count": count}
        yield Line("arosa-why-least", told | {"finds": _numbers(question, finds)})


def _height(question: Question, n: int) -> Floor | None:
    """Return how high a cube lies at most by its sound; None where it was put back."""
    fall = question.facts[n]
    return fall.highest if isinstance(fall, Fall) and not fall.was_put_back else None


def _most(question: Question, kept: Collection[int], count: int) -> Iterator[Line]:
    """Yield the sum of all that may lie there or have been found elsewhere; nothing where none may, for that is seen at once."""
    if (total := question.at_most(kept, count)) is None:
        raise AssertionError(kept)
    if total.falls:
        found = question.found(kept)
        told: dict[str, Filling] = {"cube": question.cube, "floor": question.floor, "count": count}
        told |= {"many": len(total.falls), "found": sum(found[n] for n in total.openings)}
        told |= {"finds": _numbers(question, total.openings)}
        told |= {"emptied": _numbers(question, [n for n in found if n not in total.openings])}
        told |= {"out": _numbers(question, [n for n in kept if n not in found])}
        yield Line("arosa-why-most", told)


def _numbers(question: Question, facts: Iterable[int]) -> tuple[Cited, ...]:
    return _cited(question.facts[n] for n in facts)


def _cited(facts: Iterable[Fall | CubesFound]) -> tuple[Cited, ...]:
    return tuple(Cited(n) for n in sorted({each.n for each in facts}))
