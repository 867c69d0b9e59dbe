"""Actions that could be sent to a game: every combination of values of its fields, sensible or not."""

from __future__ import annotations

import types
from collections.abc import Iterable, Iterator, Sequence
from enum import StrEnum
from math import prod
from typing import Any, Union, get_args, get_origin

from games.core.chance import Chance
from games.core.contract import Action
from games.core.seats import Seat
from games.core.wire import field_types

NUMBERS = (-1, *range(8), 10**9)


def values(hint: Any, seats: int) -> list[Any]:
    """Return values of a field: all of an enum, all seats and some that are none, some numbers and texts."""
    if get_origin(hint) in (Union, types.UnionType):
        return [value for each in get_args(hint) for value in values(each, seats)]
    if get_origin(hint) is tuple:
        each = values(get_args(hint)[0], seats)
        return [(), *((value,) for value in each), *((a, b) for a in each for b in each)]
    if hint is Seat:
        return [Seat(i) for i in range(-1, seats + 1)]
    if hint is types.NoneType:
        return [None]
    if hint is bool:
        return [False, True]
    if hint is int:
        return list(NUMBERS)
    if hint is str:
        return ["", "?", "a" * 100]
    assert issubclass(hint, StrEnum), hint
    return list(hint)


def universe(kinds: Iterable[type[Action]], seats: int) -> Iterator[Action]:
    """Yield every action there could be."""
    for kind in kinds:
        total = prod(len(values(hint, seats)) for hint in field_types(kind).values())
        for number in range(total):
            yield _numbered(kind, seats, number)


def some(kinds: Sequence[type[Action]], seats: int, count: int, dice: Chance) -> Iterator[Action]:
    """Yield some of them, of each class alike."""
    for _ in range(count):
        kind = dice.pick(kinds)
        total = prod(len(values(hint, seats)) for hint in field_types(kind).values())
        yield _numbered(kind, seats, dice.below(total))


def _numbered(kind: type[Action], seats: int, number: int) -> Action:
    chosen = {}
    for name, hint in field_types(kind).items():
        offered = values(hint, seats)
        number, place = divmod(number, len(offered))
        chosen[name] = offered[place]
    return kind(**chosen)
