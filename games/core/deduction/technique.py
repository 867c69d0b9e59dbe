"""Techniques of deduction: the named ways in which the reasons of a game conclude."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeAlias

from games.core.lines import Line

Techniques: TypeAlias = Mapping[str, tuple[str, ...]]
"""The techniques of a game, the easiest first, each with the keys of the sentences that use it."""


Efforts: TypeAlias = tuple[int, int]
"""The most effort of an easy case of a game, and of a medium one."""


def effort_of(techniques: Techniques, reasons: Iterable[Iterable[Line]]) -> int:
    """Return the effort of some conclusions: the number of different sentences in their reasons that use a technique."""
    steps = {key for keys in techniques.values() for key in keys}
    said = list[Line]()
    for line in (each for lines in reasons for each in lines):
        if line.key in steps and line not in said:
            said.append(line)
    return len(said)


def techniques_in(techniques: Techniques, reasons: Iterable[Line]) -> tuple[str, ...]:
    """Return the techniques that some reasons use, the easiest first."""
    said = {line.key for line in reasons}
    return tuple(name for name, keys in techniques.items() if not said.isdisjoint(keys))
