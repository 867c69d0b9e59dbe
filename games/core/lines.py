"""Lines: sentences of the catalogue, named and filled, never written out here."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import TypeAlias

from games.core.seats import Seat


@dataclass(frozen=True, slots=True)
class Who:
    """The name of the player on a seat (a Seat alone would read as a number)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Cited:
    """Step `n` of the game, cited as a reason."""

    n: int


Fact: TypeAlias = "Enum | Who | Cited | int | str | tuple[Fact, ...] | None"
"""The variables of a sentence.

An Enum is a noun of the catalogue (`noun-<game>-<value>`): a sentence may use `$name`, each other form `$name_form`, and the
keyword `$name_id`. An int is a number, a bool the keyword `yes` or `no`, a str a keyword, None the keyword `none`, and a
tuple is a list joined by the catalogue's rules, with `$name_n` for how many.
"""


@dataclass(frozen=True, slots=True)
class Line:
    """One sentence: its key in the catalogue and its variables."""

    key: str
    facts: Mapping[str, Fact] = field(default_factory=dict)


def who(seats: tuple[Seat, ...]) -> tuple[Who, ...]:
    """Return a list of names."""
    return tuple(Who(seat) for seat in seats)


def facts_of(value: object, seats: frozenset[str]) -> dict[str, Fact]:
    """Return the fields of an event as facts; `seats` names those that are seats or tuples of seats."""
    facts: dict[str, Fact] = {}
    for each in dataclasses.fields(value):  # type: ignore[arg-type]  # an event class, always a dataclass
        fact = getattr(value, each.name)
        if each.name in seats and fact is not None:
            fact = who(fact) if isinstance(fact, tuple) else Who(fact)
        facts[each.name] = fact
    return facts
