"""Cluedo: checks of turn and phase, as refusals that name the possible action."""

from __future__ import annotations

from games.cluedo.menu import may_ask
from games.cluedo.model import Phase
from games.cluedo.state import State
from games.core.contract import Refusal
from games.core.endings import check_owes, check_running
from games.core.seats import Seat


def check_playing(state: State, seat: Seat) -> None:
    """Raise the refusal for a game that is over, or a seat that only answers."""
    check_running(state.outcome)
    if seat in state.out:
        raise Refusal("cluedo-you-only-answer")


def check_turn(state: State, seat: Seat, *phases: Phase) -> None:
    """Raise the refusal that says why this seat may not do this now."""
    phase = state.phase
    if phase in phases and state.active == seat:
        return
    check_playing(state, seat)
    if phase is Phase.CHOOSING:
        raise Refusal("cluedo-in-choosing")
    check_owes(state.outcome, seat, state.active if state.witness is None else state.witness)
    match phase:
        case Phase.STARTING:
            raise Refusal("cluedo-in-starting")
        case Phase.ROLLED:
            raise Refusal("cluedo-in-rolled")
        case Phase.ARRIVED:
            raise Refusal("cluedo-in-arrived" if may_ask(state, seat) else "cluedo-in-accusing")
        case Phase.ASKING:
            raise Refusal("cluedo-in-asking")
        case _:
            raise Refusal("cluedo-in-asked")
