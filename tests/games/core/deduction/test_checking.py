"""Checks of marks: each is compared with the values that are left for its cell, if it claims one."""

from __future__ import annotations

import pytest

from games.core.deduction.checking import check, is_noted
from games.core.deduction.knowledge import Findings
from games.core.deduction.sheet import Cell, Sign

YES, NO, MAYBE = (sign.value for sign in Sign)
OPEN, SURE, COUNTED, NONE = Cell(0), Cell(1), Cell(2), Cell(3)
FINDINGS = Findings(deals=6, cells={OPEN: {YES: 2, NO: 4}, SURE: {NO: 6}, COUNTED: {"2": 5, "3": 1}, NONE: {"0": 6}})


@pytest.mark.parametrize(
    ("cell", "sign", "part"),
    [
        (OPEN, YES, "unproven"),
        (OPEN, NO, "unproven"),
        (SURE, NO, "proven"),
        (SURE, YES, "wrong"),
        (COUNTED, "2", "unproven"),
        (COUNTED, "02", "unproven"),
        (COUNTED, "4", "wrong"),
        (COUNTED, YES, "proven"),
        (COUNTED, NO, "wrong"),
        (NONE, NO, "proven"),
        (NONE, YES, "wrong"),
    ],
)
def test_a_mark_that_claims_something_is_proven_ruled_out_or_neither(cell: Cell, sign: str, part: str) -> None:
    found = check(FINDINGS, {cell: sign})

    assert not found.is_empty
    assert {name: getattr(found, name) for name in ("proven", "wrong", "unproven")} == {
        "proven": (),
        "wrong": (),
        "unproven": (),
    } | {part: (cell,)}


@pytest.mark.parametrize(
    ("cell", "sign"), [(OPEN, MAYBE), (SURE, "WW"), (SURE, "7"), (COUNTED, MAYBE), (COUNTED, "x"), (Cell(9), YES)]
)
def test_a_mark_that_claims_nothing_is_left_out(cell: Cell, sign: str) -> None:
    assert check(FINDINGS, {cell: sign}).is_empty


@pytest.mark.parametrize(
    ("sign", "value", "noted"),
    [(NO, "0", True), (YES, "2", False), ("2", "2", True), (YES, YES, True), (NO, YES, False), ("", "0", False)],
)
def test_a_mark_notes_a_value_where_it_says_as_much(sign: str, value: str, *, noted: bool) -> None:
    """A floor that was crossed out was named by hint after hint: nothing lies there."""
    assert is_noted(sign, value) is noted
