"""A state on its way to the next, and what is told of it: the same in all games."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from operator import attrgetter
from typing import Any, Generic, TypeVar

from games.core.contract import Event, Step

S = TypeVar("S")


class Draft(Generic[S]):
    """A copy of a state that may be changed, and what is told of it. It lives within one call of the rules.

    It has every field of the state, copied by name when it is made and when it is done, so that no two can be swapped. A
    game's draft annotates those that it changes, with the types that they have in the state (a test compares them).
    """

    def __init__(self, state: S) -> None:
        self.state = state  # as it was
        self.told: list[Event] = []
        kind: Any = type(state)
        names, values = _fields(kind)
        self.__dict__.update(zip(names, values(state), strict=True))

    def done(self) -> Step[S]:
        """Return the finished step."""
        kind: Any = type(self.state)
        return Step(kind(*_fields(kind)[1](self)), tuple(self.told))


@cache
def _fields(kind: Any) -> tuple[tuple[str, ...], Callable[[object], tuple[Any, ...]]]:
    """Return the names of a state's fields in their order, and how to read them all from a state or a draft."""
    names: tuple[str, ...] = kind.__match_args__
    return names, attrgetter(*names)
