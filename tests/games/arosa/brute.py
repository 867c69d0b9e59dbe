"""Mord im Arosa: small courses of a game, and all ways in which their cubes may lie."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from math import prod

from games.arosa import KIT
from games.arosa.events import Opened
from games.arosa.knowledge.findings import cubes_of
from games.arosa.knowledge.timeline import Fall, timeline_of
from games.arosa.model import CUBES, FLOORS, Cube, Hearing
from games.core.chance import Chance
from games.core.deduction.seat_log import SeatLog, SeatStep
from games.core.seats import Seat
from tests.games.arosa.staging import FELL


def a_log(dice: Chance) -> SeatLog:
    """Return what may have been told of a few cubes: falls of two colours, and openings that found what lay there."""
    acoustics = KIT.acoustics[Hearing.NORMAL]
    lie: list[tuple[int, int]] = []
    steps = []
    fallen = 0
    for n in range(3 + dice.below(4)):
        if dice.below(2) and lie:
            floor = dice.pick([floor for _, floor in lie]) if dice.below(2) else dice.pick(FLOORS)
            found = tuple(CUBES[piece] for piece, each in lie if each == floor)
            lie = [(piece, each) for piece, each in lie if each != floor]
            steps.append(SeatStep(n, (Opened(floor=floor, cubes=found),)))
        elif fallen < 4:
            piece, floor = dice.below(2), acoustics.fall(dice)
            lie.append((piece, floor))
            fallen += 1
            steps.append(SeatStep(n, (FELL[piece][acoustics.hear(floor, dice)],)))
    return SeatLog(seat=Seat(0), seats=2, options={"hearing": "normal"}, steps=tuple(steps))


def placements(log: SeatLog) -> Iterator[tuple[int, Counter[tuple[Cube, int]]]]:
    """Yield how many cubes may lie where and with how much weight, by trying all floors for all falls."""
    timeline = timeline_of(log, KIT)
    falls = [each for each in timeline if isinstance(each, Fall)]
    for floors in product(FLOORS, repeat=len(falls)):
        weight = prod(fall.weights[floor] for fall, floor in zip(falls, floors, strict=True))
        where, lie, fits = iter(floors), Counter[tuple[Cube, int]](), bool(weight)
        for each in timeline if fits else ():
            if isinstance(each, Fall):
                lie[each.cube, next(where)] += 1
            else:
                fits = fits and all(lie.pop((cube, each.floor), 0) == each.cubes.count(cube) for cube in cubes_of(2))
        if fits:
            yield weight, lie
