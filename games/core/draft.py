"""A state on its way to the next, and what is told of it: the same in all games."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from operator import itemgetter
from typing import Any, Generic, NamedTuple, TypeVar

from games.core.contract import Event, Step

S = TypeVar("S", bound=NamedTuple)


class Draft(Generic[S]):
    """A copy of a state that may be changed, and what is told of it. It lives within one call of the rules.

    It has every field of the state, copied by name when it is made and when it is done, so that no two can be swapped. A
    game's draft annotates those that it changes, with the types that they have in the state (a test compares them).

    States are named tuples, since one is made at every move: as frozen dataclasses they took 8 % off the random games
    of 13 Indices and Bakerstreet (`make bench`). They are made by names only (a test).
    """

    def __init__(self, state: S) -> None:
        self.__dict__ = dict(zip(state._fields, state, strict=True))
        self.state = state  # as it was
        self.told: list[Event] = []

    def done(self) -> Step[S]:
        """Return the finished step."""
        kind = type(self.state)
        # `_make` counts the fields once more; with what `Chance` saves, 3 % of a random game of Bakerstreet (`make bench`)
        return Step(tuple.__new__(kind, _values(kind)(self.__dict__)), tuple(self.told))


@cache
def _values(kind: type[NamedTuple]) -> Callable[[dict[str, Any]], tuple[Any, ...]]:
    return itemgetter(*kind._fields)
