"""A state on its way to the next, and the events of that step: the same in all games."""

from __future__ import annotations

from dataclasses import Field, fields, replace
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from games.core.contract import Event, Outcome, Step
from games.core.endings import IDLE_ROUNDS, Left, Stalled, TurnMissed, check_there
from games.core.seats import Seat


class _State(Protocol):
    """Any dataclass."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]


class _Absences(_State, Protocol):
    """A state that counts absences."""

    @property
    def idle(self) -> int:
        """The moves of the clock in a row."""

    @property
    def gone(self) -> frozenset[Seat]:
        """The seats that have left."""

    @property
    def outcome(self) -> Outcome | None:
        """The end of the game."""


S = TypeVar("S", bound=_State)
A = TypeVar("A", bound=_Absences)


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


class PartyDraft(Draft[A]):
    """A draft of a game that goes on without the seats that miss turns or leave."""

    idle: int
    gone: frozenset[Seat]
    outcome: Outcome | None

    def __init__(self, state: A) -> None:
        super().__init__(state)
        self.idle = 0  # a player acts, unless the rules say otherwise

    def leave(self, seat: Seat) -> None:
        """Let a seat leave for good. The count of the clock's turns stays. Raises Refusal."""
        check_there(self.state.outcome, seat, self.state.gone)
        self.idle = self.state.idle
        self.gone |= {seat}
        self.told.append(Left(seat=seat))

    def miss_turn(self, seat: Seat) -> None:
        """Let the clock end a turn, or play it."""
        self.idle = self.state.idle + 1
        self.told.append(TurnMissed(seat=seat))

    def stalls(self, playing: int) -> bool:
        """Return whether the clock has played two rounds alone. Then the game ends, which is told."""
        if self.idle < IDLE_ROUNDS * playing:
            return False
        self.told.append(Stalled())
        return True
