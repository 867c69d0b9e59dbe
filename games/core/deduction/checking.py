"""Checks of a player's marks against the findings of their seat, and never against the deal.

In another world that the seat cannot tell apart, its findings are the same, so a check is.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from games.core.deduction.knowledge import Findings, Value
from games.core.deduction.sheet import Cell, Sign

CERTAIN = (Sign.YES.value, Sign.NO.value)


@dataclass(frozen=True, slots=True, kw_only=True)
class Check:
    """The cells of the marks that claim something: those that are proven, ruled out, and neither."""

    proven: tuple[Cell, ...] = ()
    wrong: tuple[Cell, ...] = ()
    unproven: tuple[Cell, ...] = ()

    @property
    def is_empty(self) -> bool:
        """Whether no mark claims anything."""
        return not (self.proven or self.wrong or self.unproven)


def check(findings: Findings, marks: Mapping[Cell, str]) -> Check:
    """Return the check of some marks. Question marks and letters claim nothing."""
    proven, wrong, unproven = list[Cell](), list[Cell](), list[Cell]()
    for cell, sign in sorted(marks.items()):
        possible = findings.cells.get(cell, {})
        value = _claimed(sign, possible)
        if value is None:
            continue
        if value not in possible:
            wrong.append(cell)
        elif len(possible) == 1:
            proven.append(cell)
        else:
            unproven.append(cell)
    return Check(proven=tuple(proven), wrong=tuple(wrong), unproven=tuple(unproven))


def _claimed(sign: str, possible: Collection[Value]) -> Value | None:
    """Return the value that a mark claims for a cell of yes and no, or of a number; None for a mark of another kind."""
    if not possible:
        return None
    if any(value in CERTAIN for value in possible):
        return sign if sign in CERTAIN else None
    return str(int(sign)) if sign.isdecimal() else None
