"""Likeness of puzzles: the same form where seats, cards and numbers have other names only, so that no case comes twice."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields
from enum import Enum
from typing import Any

from games.core.contract import Event
from games.core.seats import Seat
from games.core.wire import seat_fields


def form_of(clues: Iterable[Event], seat: Seat, seats: int) -> str:
    """Return the form of some clues: seats are counted from the solver's, all else is named in the order in which it comes up.

    Clues that are alike under renaming have the same form. Some others may have, too: forms are for leaving cases out.
    """
    names: dict[tuple[str, object], int] = {}

    def told(value: Any, *, is_seat: bool) -> str:
        if isinstance(value, tuple):
            return f"({' '.join(told(each, is_seat=is_seat) for each in value)})"
        if value is None or isinstance(value, bool):
            return str(value)
        if is_seat:
            return f"@{(value - seat) % seats}"
        kind = type(value).__name__
        name = names.setdefault((kind, value), len(names))
        return f"{kind if isinstance(value, Enum) else ''}{name}"

    lines = []
    for clue in clues:
        held = seat_fields(type(clue))
        each = [f"{field.name}={told(getattr(clue, field.name), is_seat=field.name in held)}" for field in fields(clue)]
        lines.append(" ".join([type(clue).__name__, *each]))
    return "\n".join(lines)
