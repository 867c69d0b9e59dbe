"""Mord im Arosa: the timeline of a game: falls with their sounds, and openings with their finds."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import gcd, lcm
from typing import TypeAlias

from games.arosa.events import Fell, Opened, TracesCounted
from games.arosa.hearing import ENDS, Acoustics, Heard
from games.arosa.model import FLOORS, GROUND, HEARING, Cube, Floor, Hearing, Kit
from games.core.deduction.seat_log import SeatLog
from games.core.endings import Abandoned, LastOne, Stalled


@dataclass(frozen=True, slots=True)
class Fall:
    """One cube that came to lie somewhere at step `n`: how much weight each floor has."""

    n: int
    cube: Cube
    weights: tuple[int, ...]

    @property
    def highest(self) -> Floor:
        """The highest floor where it may lie."""
        return max(floor for floor in FLOORS if self.weights[floor])

    @property
    def was_put_back(self) -> bool:
        """Whether it lies where all saw it: by its sound alone, it could lie lower too."""
        return self.highest > GROUND and sum(map(bool, self.weights)) == 1


@dataclass(frozen=True, slots=True)
class CubesFound:
    """The cubes taken out of a floor that was opened at step `n`."""

    n: int
    floor: Floor
    cubes: tuple[Cube, ...]


Timeline: TypeAlias = "tuple[Fall | CubesFound, ...]"


def timeline_of(log: SeatLog, kit: Kit) -> Timeline:
    """Return the falls and finds of a game, in order."""
    acoustics = kit.acoustics[Hearing(log.options[HEARING])]
    timeline: list[Fall | CubesFound] = []
    last, lies_open = CubesFound(0, 0, ()), False
    for n, event in log.events:
        match event:
            case Opened(floor=floor, cubes=cubes):
                timeline.append(last := CubesFound(n, floor, cubes))
            case Fell(cube=cube, knocks=knocks, end=end):
                timeline.append(Fall(n, cube, _weights(acoustics, 2 * knocks + ENDS.index(end))))
                lies_open = False
            case TracesCounted():
                lies_open = True
            case Abandoned() | LastOne() | Stalled() if lies_open:  # the cubes go back to where they were seen
                there = tuple(int(floor == last.floor) for floor in FLOORS)
                timeline += [Fall(last.n, cube, there) for cube in last.cubes]
            case _:
                pass
    return tuple(timeline)


@cache
def _weights(acoustics: Acoustics, heard: Heard) -> tuple[int, ...]:
    """Return the weights of the floors after a sound, without a common divisor.

    The more floors a cube passes, the larger are the weights of its sounds in all: only their shares can be compared.
    """
    totals = [sum(row) for row in acoustics.likelihood]
    whole = lcm(*totals)
    weights = [acoustics.landing[n] * acoustics.likelihood[n][heard] * (whole // totals[n]) for n in FLOORS]
    common = gcd(*weights)
    return tuple(weight // common for weight in weights)
