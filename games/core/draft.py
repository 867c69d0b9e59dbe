"""A state on its way to the next, and the events of that step: the same in all games."""

from __future__ import annotations

from dataclasses import replace
from typing import Generic, TypeVar

from games.core.contract import Event, Step
from games.core.endings import IDLE_ROUNDS, Left, PartyState, Stalled, TurnMissed, check_there
from games.core.seats import Seat

S = TypeVar("S")
P = TypeVar("P", bound=PartyState)


class Draft(Generic[S]):
    """A state that is replaced, change by change, and the events of its step. It lives within one call of the rules."""

    def __init__(self, state: S) -> None:
        self.before = state
        self.state = state
        self.told: list[Event] = []

    def done(self) -> Step[S]:
        """Return the finished step."""
        return Step(self.state, tuple(self.told))


class PartyDraft(Draft[P]):
    """A draft of a game that goes on without the seats that miss turns or leave."""

    def __init__(self, state: P) -> None:
        super().__init__(state)
        self.state = replace(state, idle=0)  # a player acts, unless the rules say otherwise

    def leave(self, seat: Seat) -> None:
        """Let a seat leave for good. The count of the clock's turns stays. Raises Refusal."""
        before = self.before
        check_there(before.outcome, seat, before.gone)
        self.state = replace(self.state, idle=before.idle, gone=before.gone | {seat})
        self.told.append(Left(seat=seat))

    def miss_turn(self, seat: Seat) -> None:
        """Count a turn of the clock, and tell that its seat has missed it."""
        self.state = replace(self.state, idle=self.before.idle + 1)
        self.told.append(TurnMissed(seat=seat))

    def stalls(self, playing: int) -> bool:
        """Return whether the clock has played two rounds alone. Then the game ends, which is told."""
        if self.state.idle < IDLE_ROUNDS * playing:
            return False
        self.told.append(Stalled())
        return True
