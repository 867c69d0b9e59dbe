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
    """Return the effort of some conclusions: of each sentence in their reasons, said once, the place of its technique."""
    place = {key: n for n, keys in enumerate(techniques.values(), start=1) for key in keys}
    said = list[Line]()
    for line in (each for lines in reasons for each in lines):
        if line not in said:
            said.append(line)
    return sum(place.get(line.key, 0) for line in said)


def techniques_in(techniques: Techniques, reasons: Iterable[Line]) -> tuple[str, ...]:
    """Return the techniques that some reasons use, the easiest first."""
    said = {line.key for line in reasons}
    return tuple(name for name, keys in techniques.items() if not said.isdisjoint(keys))
