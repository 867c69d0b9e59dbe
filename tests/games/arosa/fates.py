"""Mord im Arosa: all that may have become of each cube, one cube after the other, if some facts alone are known."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TypeAlias

from games.arosa.knowledge.timeline import CubesFound, Fall
from games.arosa.model import FLOORS, Cube, Floor

Facts: TypeAlias = "Sequence[Fall | CubesFound]"

LIES = -1
"""The fate of a cube that lies on the floor asked about."""
LOST = -2
"""That of a cube that lies elsewhere, or was taken out of a floor that nothing is known about."""


def fates_of(facts: Facts, known: Collection[int], fall: int, floor: Floor) -> set[int]:
    """Return where a cube may be: the numbers of openings that may have found it, LIES, LOST."""
    fates, heard = set[int](), facts[fall]
    assert isinstance(heard, Fall)
    for landed in FLOORS:
        if fall in known and not heard.weights[landed]:
            continue
        openings = [
            n for n, each in enumerate(facts) if n > fall and isinstance(each, CubesFound) and each.floor == landed
        ]
        first = next((n for n in openings if n in known), None)
        if any(n < (len(facts) if first is None else first) for n in openings):
            fates.add(LOST)
        fates.add((LIES if landed == floor else LOST) if first is None else first)
    return fates


def counts_there(facts: Facts, known: Collection[int], cube: Cube, floor: Floor) -> set[int]:
    """Return how many cubes may lie on a floor, by giving each cube each of its fates."""
    openings = sorted(n for n in known if isinstance(facts[n], CubesFound))
    owed = tuple(each.cubes.count(cube) for n in openings if isinstance(each := facts[n], CubesFound))
    ways = {(owed, 0)}
    for n, each in enumerate(facts):
        if isinstance(each, Fall):
            fates = fates_of(facts, known, n, floor)
            ways = {
                (tuple(left - (opening == fate) for opening, left in zip(openings, lacking, strict=True)), lie + (fate == LIES))
                for lacking, lie in ways
                for fate in fates
                if fate < 0 or lacking[openings.index(fate)]
            }  # fmt: skip
    return {lie for lacking, lie in ways if not any(lacking)}
