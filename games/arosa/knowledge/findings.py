"""Mord im Arosa: how many cubes of each colour lie on which floor, exactly. Everybody was told the same, so it is public.

Cubes fall independently of each other, so each colour is reckoned by itself. A fall puts one cube more on each floor where it
may lie; an opening keeps the counts that fit, and empties the floor. Its content is known from the start, so only
cubes that are to be found are counted floor by floor. Numbers are weights, whole and exact: in how many ways the luck of the
falls can have brought a deal about, up to a common factor.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import prod
from typing import TypeAlias

from games.arosa.knowledge.reasons import reasons
from games.arosa.knowledge.timeline import CubesFound, Fall, Timeline, timeline_of
from games.arosa.model import CUBES, FLOORS, Cube, Floor, Kit
from games.core.contract import Refusal
from games.core.deduction.knowledge import Findings
from games.core.deduction.seat_log import SeatLog
from games.core.deduction.sheet import Cell
from games.core.lines import Line

BITS = 5
"""A count needs five bits: there are 20 traces of a colour."""

MOST = (1 << BITS) - 1

Ways: TypeAlias = dict[int, int]
"""How many cubes lie where one will be found, by floor and packed into one number; and how much weight that has."""

Due: TypeAlias = "tuple[int | None, ...]"
"""By floor: how many cubes of a colour its next opening will show; None where it is not opened any more."""

Counts: TypeAlias = "tuple[dict[int, int], ...]"
"""By floor: how much weight each number of cubes has."""


class ArosaKnowledge:
    """The knowledge of Mord im Arosa."""

    def __init__(self, kit: Kit) -> None:
        self._kit = kit

    def marginals(self, log: SeatLog) -> dict[Cube, Counts]:
        """Return for each colour that takes part how many of it lie on each floor."""
        timeline = timeline_of(log, self._kit)
        return {cube: counts_of(timeline, cube) for cube in cubes_of(log.seats)}

    def findings(self, log: SeatLog) -> Findings:
        """Return how many cubes of each colour lie on each floor."""
        marginals = self.marginals(log)
        totals = {cube: sum(counts[0].values()) for cube, counts in marginals.items()}
        deals = prod(totals.values())
        cells: dict[Cell, Mapping[str, int]] = {}
        for column, (cube, counts) in enumerate(marginals.items()):
            others = deals // totals[cube]
            for row, floor in enumerate(reversed(FLOORS)):
                cells[cell_at(row, column, log.seats)] = {str(n): ways * others for n, ways in counts[floor].items()}
        return Findings(deals=deals, cells=cells)

    def deals(self, log: SeatLog) -> int:
        """Return the weight of all deals. Cubes found are thrown again, so it does not only fall."""
        timeline = timeline_of(log, self._kit)
        return prod(_weight(timeline, cube) for cube in cubes_of(log.seats))

    def why(self, log: SeatLog, cell: Cell) -> tuple[Line, ...]:
        """Return the sounds and openings that leave only one count."""
        cubes = cubes_of(log.seats)
        row, column = place_of(cell, log.seats)
        if not 0 <= row < len(FLOORS):
            raise Refusal("why-not-certain")
        cube, floor = cubes[column], FLOORS[-1 - row]
        timeline = timeline_of(log, self._kit)
        counts = counts_of(timeline, cube)[floor]
        if len(counts) > 1:
            raise Refusal("why-not-certain")
        return reasons(timeline, cube, floor, next(iter(counts)))


def cubes_of(seats: int) -> tuple[Cube, ...]:
    """Return the colours that take part, in the order of the columns: those of the seats, then the victims."""
    return (*CUBES[:seats], Cube.VICTIM)


def cell_at(row: int, column: int, seats: int) -> Cell:
    """Return the number of a cell. The column of the victims came later to the sheet, so its cells are the last."""
    return row * seats + column if column < seats else len(FLOORS) * seats + row


def place_of(cell: Cell, seats: int) -> tuple[int, int]:
    """Return the row and the column of a cell; a row that is none for a number that is none."""
    late = cell - len(FLOORS) * seats
    return divmod(cell, seats) if late < 0 else (late, seats)


def counts_of(timeline: Timeline, cube: Cube) -> Counts:
    """Return how much weight each count on each floor has.

    Only cubes that fell after its last opening can lie on a floor. From there on each weight is a polynomial in their
    number, packed into one whole number.
    """
    facts = _facts(timeline, cube)
    last = [max((n for n, (fact, _) in enumerate(facts) if isinstance(fact, CubesFound) and fact.floor == floor), default=-1)
            for floor in FLOORS]  # fmt: skip
    states: list[Ways] = [{0: 1}]
    for fact, due in facts:
        states.append(_after(states[-1], fact, due, cube))
    wide = sum(states[-1].values()).bit_length()
    counts = []
    for floor in FLOORS:
        ways = states[last[floor] + 1]
        for fact, due in facts[last[floor] + 1 :]:
            ways = _after(ways, fact, due, cube, (floor, wide))
        packed = sum(ways.values())
        digits = range(-(-packed.bit_length() // wide))
        found = {n: packed >> n * wide & (1 << wide) - 1 for n in digits}
        counts.append({n: weight for n, weight in found.items() if weight})
    return tuple(counts)


def _weight(timeline: Timeline, cube: Cube) -> int:
    ways: Ways = {0: 1}
    for fact, due in _facts(timeline, cube):
        ways = _after(ways, fact, due, cube)
    return sum(ways.values())


def _facts(timeline: Timeline, cube: Cube) -> list[tuple[Fall | CubesFound, Due]]:
    """Return the events of a colour, each with the content of the next opening of each floor."""
    due: list[int | None] = [None] * len(FLOORS)
    facts: list[tuple[Fall | CubesFound, Due]] = []
    for each in reversed(timeline):
        if isinstance(each, CubesFound) or each.cube is cube:
            facts.append((each, tuple(due)))
            if isinstance(each, CubesFound):
                due[each.floor] = each.cubes.count(cube)
    return facts[::-1]


def _after(ways: Ways, fact: Fall | CubesFound, due: Due, cube: Cube, target: tuple[Floor, int] = (-1, 0)) -> Ways:
    """Return the ways after a fall or an opening; with a target and a width, those to lie there are moved so far."""
    after: Ways = {}
    if isinstance(fact, CubesFound):
        shift, count = BITS * fact.floor, fact.cubes.count(cube)
        return {key - (count << shift): had for key, had in ways.items() if key >> shift & MOST == count}
    floor, wide = target
    still = sum(weight for each, weight in enumerate(fact.weights) if due[each] is None and each != floor)
    here = fact.weights[floor] if wide and due[floor] is None else 0
    found = [
        (BITS * each, count, weight)
        for each, (count, weight) in enumerate(zip(due, fact.weights, strict=True))
        if weight and count
    ]
    for key, had in ways.items():
        if there := had * still + (had * here << wide if here else 0):
            after[key] = after.get(key, 0) + there
        for shift, count, weight in found:
            if key >> shift & MOST < count:
                one = key + (1 << shift)
                after[one] = after.get(one, 0) + had * weight
    return after
