"""Checks of a player's marks against the findings of their seat, and never against the deal.

In another world that the seat cannot tell apart, its findings are the same, so a check is.
"""

from __future__ import annotations

from collections.abc import Mapping
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
        claimed = [_claims(sign, value) for value in possible]
        if not claimed or None in claimed:
            continue
        if not any(claimed):
            wrong.append(cell)
        elif all(claimed):
            proven.append(cell)
        else:
            unproven.append(cell)
    return Check(proven=tuple(proven), wrong=tuple(wrong), unproven=tuple(unproven))


def is_noted(sign: str, value: Value) -> bool:
    """Whether a mark says as much as the value of its cell; a tick where there is a number says less."""
    return bool(_claims(sign, value)) and (value in CERTAIN or sign != Sign.YES)


def _claims(sign: str, value: Value) -> bool | None:
    """Return whether a mark claims a value, and None where it claims nothing.

    Where a number is asked for, a cross says that there is none, and a tick that there is something.
    """
    if value in CERTAIN:
        return sign == value if sign in CERTAIN else None
    if sign in CERTAIN:
        return (int(value) == 0) is (sign == Sign.NO)
    return int(sign) == int(value) if sign.isdecimal() else None
