"""Mord im Arosa: why a count is certain, from as few sounds and openings as it takes.

Every cube that fell was found somewhere or lies still: a matching. An opening that is a reason found exactly what it showed;
one that is none may have found anything and left anything. A fall that is no reason may have ended on any floor. A count is
certain if neither more nor fewer cubes can lie there still.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Collection, Iterable, Sequence
from typing import TypeAlias

from games.arosa.knowledge.timeline import CubesFound, Fall, Timeline
from games.arosa.model import FLOORS, Cube, Floor
from games.core.lines import Cited, Line

Slots: TypeAlias = "list[list[int]]"
"""For each item, the places that it may take."""


def reasons(timeline: Timeline, cube: Cube, floor: Floor, count: int) -> tuple[Line, ...]:
    """Return why exactly `count` cubes of a colour lie on a floor, which must be certain."""
    facts = tuple(each for each in timeline if isinstance(each, CubesFound) or each.cube is cube)

    def follows(kept: Sequence[int]) -> bool:
        return is_certain(facts, kept, cube, floor, count)

    def last(k: int) -> list[int]:
        """Return the falls and finds of the last `k` steps."""
        return [n for n, fact in enumerate(facts) if fact.n in steps[len(steps) - k :]]

    # Certainty only grows with the facts, so the latest steps from which it follows can be bisected.
    steps = sorted({fact.n for fact in facts})
    needed = bisect_left(range(len(steps) + 1), True, key=lambda k: follows(last(k)))
    tried = steps[len(steps) - needed :]
    cores = [_core(facts, last(needed), order, follows) for order in (tried, tried[::-1])]
    best = min(cores, key=lambda core: (len({facts[n].n for n in core}), len(core)))
    return _lines([facts[n] for n in best], cube, floor, count)


def is_certain(facts: Sequence[Fall | CubesFound], kept: Iterable[int], cube: Cube, floor: Floor, count: int) -> bool:
    """Return whether exactly `count` cubes lie on a floor, if no facts but some are reasons."""
    taken = frozenset(kept)
    more = _can_lie(facts, taken, cube, floor, count + 1, len(facts))
    return not more and not (count and _can_lie(facts, taken, cube, floor, 0, count - 1))


def _core(
    facts: Sequence[Fall | CubesFound],
    kept: Sequence[int],
    order: Sequence[int],
    follows: Callable[[Sequence[int]], bool],
) -> list[int]:
    """Return facts of which no step can be left out, by trying to leave steps out in this order; then facts by themselves."""
    core = list(kept)
    for step in order:
        fewer = [each for each in core if facts[each].n != step]
        if follows(fewer):
            core = fewer
    for fact in tuple(core):
        fewer = [each for each in core if each != fact]
        if follows(fewer):
            core = fewer
    return core


def _can_lie(
    facts: Sequence[Fall | CubesFound], kept: Collection[int], cube: Cube, target: Floor, low: int, high: int
) -> bool:
    """Return whether between `low` and `high` cubes can lie on the target still, after the facts that are kept.

    Places are the kept openings, each with as many cubes as it showed, and the target. A cube that may also have gone
    anywhere else needs no place. There is a matching that covers all cubes in need and all places that must be filled
    if there is one for either (Mendelsohn and Dulmage).
    """
    openings = [n for n in kept if isinstance(facts[n], CubesFound)]
    openings.sort()
    options: Slots = []
    in_need: list[int] = []
    for n, fall in enumerate(facts):
        if isinstance(fall, Fall):
            places, is_free = _places(facts, openings, n, fall if n in kept else None, target)
            if not is_free:
                in_need.append(len(options))
            options.append(places)
    room = {n: found.cubes.count(cube) for n in openings if isinstance(found := facts[n], CubesFound)}
    if not _covers([options[n] for n in in_need], {**room, TARGET: high}):
        return False
    demand = [place for place, count in {**room, TARGET: low}.items() for _ in range(count)]
    takers = {place: [n for n, places in enumerate(options) if place in places] for place in demand}
    return _covers([takers[place] for place in demand], dict.fromkeys(range(len(options)), 1))


TARGET = -1
"""The place of those that lie on the target still: no number of an opening."""


def _places(
    facts: Sequence[Fall | CubesFound], openings: Sequence[int], n: int, heard: Fall | None, target: Floor
) -> tuple[list[int], bool]:
    """Return the places that fall `n` may have taken, and whether it may be elsewhere."""
    places: list[int] = []
    is_free = False
    for floor in FLOORS:
        if heard is None or heard.weights[floor]:
            for later in range(n + 1, len(facts)):
                found = facts[later]
                if isinstance(found, CubesFound) and found.floor == floor:
                    if later in openings:
                        places.append(later)
                        break
                    is_free = True
            else:
                if floor == target:
                    places.append(TARGET)
                else:
                    is_free = True
    return places, is_free


def _covers(wishes: Slots, room: dict[int, int]) -> bool:
    """Return whether everybody can be given one of their wishes, by augmenting paths."""
    given: dict[int, list[int]] = {place: [] for place in room}

    def give(n: int, seen: set[int]) -> bool:
        for place in wishes[n]:
            if place not in seen:
                seen.add(place)
                holders = given[place]
                if len(holders) < room[place]:
                    holders.append(n)
                    return True
                for i, holder in enumerate(holders):
                    if give(holder, seen):
                        holders[i] = n
                        return True
        return False

    return all(give(n, set()) for n in range(len(wishes)))


def _lines(facts: Sequence[Fall | CubesFound], cube: Cube, floor: Floor, count: int) -> tuple[Line, ...]:
    """Say openings in their order, then sounds, and the sum of both unless it is a plain elimination."""
    founds = [each for each in facts if isinstance(each, CubesFound)]
    falls = [each for each in facts if isinstance(each, Fall)]
    lines = [
        Line(
            "arosa-why-opened",
            {"no": Cited(each.n), "floor": each.floor, "cube": cube, "count": each.cubes.count(cube)},
        )
        for each in founds
    ]
    is_plain = not count and all(each.floor == floor for each in founds) and all(each.highest < floor for each in falls)
    highest = [max(each.highest for each in falls)] if is_plain and falls else sorted({each.highest for each in falls})
    for high in highest:
        group = [each for each in falls if is_plain or each.highest == high]
        cited = tuple(Cited(each) for each in sorted({fall.n for fall in group}))
        lines.append(Line("arosa-why-heard", {"cube": cube, "nos": cited, "count": len(group), "floor": high}))
    if not is_plain:
        lines.append(Line("arosa-why-together", {"cube": cube, "count": count, "floor": floor}))
    return tuple(lines)
