"""A measured figure and its goal, and how two things are measured side by side."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Figure:
    """One line of the report. `at_least` and `at_most` are the goal, whichever applies."""

    what: str
    value: float
    unit: str
    at_least: float | None = None
    at_most: float | None = None
    detail: str = ""

    @property
    def is_met(self) -> bool:
        """Whether the goal is reached, if there is one."""
        return (self.at_least is None or self.value >= self.at_least) and (
            self.at_most is None or self.value <= self.at_most
        )

    @property
    def cell(self) -> str:
        """The figure and its goal, for a table in Markdown; in bold where it is missed."""
        said = f"{self.value:.3g} {self.unit}".rstrip()
        said = said if self.is_met else f"**{said}**"
        return said if self.at_most is None else f"{said} (at most {self.at_most:g})"

    def __str__(self) -> str:
        goal = "no goal"
        if self.at_least is not None:
            goal = f"at least {self.at_least:g}"
        elif self.at_most is not None:
            goal = f"at most {self.at_most:g}"
        mark = "ok  " if self.is_met else "MISS"
        return f"{mark} {self.what:<58} {self.value:8.2f} {self.unit:<5} ({goal}) {self.detail}".rstrip()


def spent(work: Callable[[], object]) -> float:
    """Return the milliseconds of the processor that this thread needs for some work."""
    start = time.thread_time()
    work()
    return (time.thread_time() - start) * 1000


def side_by_side(turns: Iterable[tuple[Callable[[], object], Callable[[], object]]]) -> tuple[float, float]:
    """Return what the first of each pair costs of the second, and the milliseconds of the second: both medians.

    The two follow each other at once, so whatever else the machine does falls on both alike.
    """
    pairs = [(spent(ours), spent(yard)) for ours, yard in turns]
    return statistics.median(ours / yard for ours, yard in pairs), statistics.median(yard for _, yard in pairs)
