"""Mord im Arosa: sums that show how many cubes of a colour can lie on a floor at most, or must at least.

Every cube that fell was found somewhere or lies still: a matching of cubes with places. Places are openings, each for as many cubes
as it showed, and the target: the floor asked about. Where no matching has one cube more there, or one fewer, some cubes are too few
for what they must fill, or too many for what is left to them (Hall): those are the sum.
Openings among the reasons found exactly the cubes that they showed; all others may have found and left any. Falls outside the reasons
may have ended on any floor.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from games.arosa.knowledge.timeline import CubesFound, Fall
from games.arosa.model import FLOORS, Cube, Floor

TARGET = -1
"""The place of those that lie on the target still: no number of an opening."""

Place: TypeAlias = int
"""The number of an opening among the facts, or TARGET."""


@dataclass(frozen=True, slots=True)
class Left:
    """The places that are left to a cube; it may be elsewhere too, where an opening is no reason or on another floor."""

    places: frozenset[Place]
    may_be_elsewhere: bool


@dataclass(frozen=True, slots=True)
class Sum:
    """Cubes, by the numbers of their falls, and the openings that found some of them: the difference lies on the target."""

    falls: tuple[int, ...]
    openings: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """How many cubes of a colour lie on a floor: the facts about that colour, which are true, in their order."""

    facts: Sequence[Fall | CubesFound]
    cube: Cube
    floor: Floor

    def left(self, kept: Collection[int]) -> dict[int, Left]:
        """Return, of each fall, the places that are left to its cube, if these facts alone are reasons."""
        openings = sorted(self.found(kept))
        falls = [(n, fall) for n, fall in enumerate(self.facts) if isinstance(fall, Fall)]
        return {n: self._left(openings, n, fall if n in kept else None) for n, fall in falls}

    def found(self, kept: Collection[int]) -> dict[int, int]:
        """Return how many cubes of the colour each of these openings found."""
        return {n: fact.cubes.count(self.cube) for n in kept if isinstance(fact := self.facts[n], CubesFound)}

    def at_most(self, kept: Collection[int], count: int) -> Sum | None:
        """Return the sum that shows, by these facts, that no more cubes lie there; None where more may.

        Its cubes are all that may lie on the target or have been found at its openings.
        """
        left, found = self.left(kept), self.found(kept)
        filled = [place for place, most in {**found, TARGET: count + 1}.items() for _ in range(most)]
        takers = [[n for n, each in left.items() if place in each.places] for place in filled]
        if (clash := _clash(takers, dict.fromkeys(left, 1))) is None:
            return None
        wishing, falls = clash
        return Sum(tuple(sorted(falls)), tuple(sorted({filled[n] for n in wishing} - {TARGET})))

    def at_least(self, kept: Collection[int], count: int) -> Sum | None:
        """Return the sum that shows, by these facts, that no fewer cubes lie there, of one or more; None where fewer may.

        Its openings, besides the target, are all that is left to its cubes, those included that found none.
        """
        bound = {n: each.places for n, each in self.left(kept).items() if not each.may_be_elsewhere}
        falls = list(bound)
        if (clash := _clash([sorted(bound[n]) for n in falls], {**self.found(kept), TARGET: count - 1})) is None:
            return None
        wishing, places = clash
        return Sum(tuple(sorted(falls[n] for n in wishing)), tuple(sorted({*places} - {TARGET})))

    def _left(self, openings: Sequence[int], n: int, heard: Fall | None) -> Left:
        places, may_be_elsewhere = set[Place](), False
        for floor in FLOORS:
            if heard is None or heard.weights[floor]:
                for later in range(n + 1, len(self.facts)):
                    found = self.facts[later]
                    if isinstance(found, CubesFound) and found.floor == floor:
                        if later in openings:
                            places.add(later)
                            break
                        may_be_elsewhere = True
                else:
                    if floor == self.floor:
                        places.add(TARGET)
                    else:
                        may_be_elsewhere = True
        return Left(frozenset(places), may_be_elsewhere)


def _clash(wishes: Sequence[Sequence[int]], room: dict[int, int]) -> tuple[list[int], list[int]] | None:
    """Return the numbers of those that wish for too little, and all that they wish for; None where everybody can be given a wish.

    Wishes are granted one after the other, by augmenting paths: the last one that fails leads to all that clash with it.
    """
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

    for n in range(len(wishes)):
        seen = set[int]()
        if not give(n, seen):
            return [n, *(holder for place in seen for holder in given[place])], sorted(seen)
    return None
