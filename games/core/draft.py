"""A state on its way to the next, and the events of that step: the same in all games."""

from __future__ import annotations

from dataclasses import Field, fields, replace
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from games.core.contract import Event, Step


class _State(Protocol):
    """Any dataclass."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]


S = TypeVar("S", bound=_State)


class Draft(Generic[S]):
    """A copy of a state that may be changed, and the events of its step. It lives within one call of the rules.

    It has every field of the state by name. A game's draft annotates those that it changes, with the types that they have
    in the state (a test compares them).
    """

    def __init__(self, state: S) -> None:
        self.__dict__ = {field.name: getattr(state, field.name) for field in fields(state)}
        self.state = state  # as it was
        self.told: list[Event] = []

    def done(self) -> Step[S]:
        """Return the finished step."""
        changed = {field.name: getattr(self, field.name) for field in fields(self.state)}
        return Step(replace(self.state, **changed), tuple(self.told))
