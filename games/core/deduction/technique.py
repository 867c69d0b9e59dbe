"""Techniques of deduction: the named ways in which the reasons of a game conclude."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeAlias

from games.core.lines import Line

Techniques: TypeAlias = Mapping[str, tuple[str, ...]]
"""The techniques of a game, the easiest first, each with the keys of the sentences that use it."""


def techniques_in(techniques: Techniques, reasons: Iterable[Line]) -> tuple[str, ...]:
    """Return the techniques that some reasons use, the easiest first."""
    said = {line.key for line in reasons}
    return tuple(name for name, keys in techniques.items() if not said.isdisjoint(keys))
