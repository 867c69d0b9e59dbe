"""Mord im Arosa: the master weighs whom the others will suspect before its next turn."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from games.arosa.actions import Suspect
from games.arosa.events import Opened
from games.arosa.model import FLOORS, Floor
from games.core.chance import Chance
from games.core.contract import Event
from games.core.deduction.rival import Situation, Strength
from games.core.deduction.seat_log import SeatLog, SeatStep
from games.core.seats import Seat
from tests.games.arosa.staging import BLUE, BROWN, FELL, GAME, SEED, YELLOW, a_state

HIGH, LOW = 5, 3


def certain(lies: Mapping[Floor, tuple[Seat, ...]]) -> tuple[SeatStep, ...]:
    """Tell of falls with all their knocks, and that the floors below were empty: so each trace is known to be just there."""
    events: list[Event] = []
    for floor in sorted(lies, reverse=True):
        events += [FELL[seat][2 * (FLOORS[-1] - floor)] for seat in lies[floor]]
        events += [Opened(floor=below, cubes=()) for below in range(floor)]
    return tuple(SeatStep(n, (event,)) for n, event in enumerate(events, start=1))


def opened_by_the_master(seat: Seat, floor: Floor) -> Floor:
    """Return where Yellow suspects Blue, who lies on two floors alike, while a trace of this seat lies on one of them."""
    told = certain({each: (BLUE, seat) if each == floor else (BLUE,) for each in (HIGH, LOW)})
    state = a_state(3)
    situation = Situation(
        log=SeatLog(seat=YELLOW, seats=3, options=GAME.info.settle({}, 3), steps=told),
        table=GAME.observer.table_view(state),
        view=GAME.observer.seat_view(state, YELLOW),
        legal=tuple(Suspect(floor=each, players=(BLUE,)) for each in (HIGH, LOW)),
    )
    assert GAME.rival is not None
    action = GAME.rival().decide(situation, Strength.MASTER, Chance(SEED, 1)).action
    assert isinstance(action, Suspect)
    return action.floor


@pytest.mark.parametrize("floor", [HIGH, LOW])
def test_the_master_opens_the_floor_where_the_others_would_find_its_own_trace(floor: Floor) -> None:
    assert opened_by_the_master(YELLOW, floor) == floor


@pytest.mark.parametrize(("floor", "other"), [(HIGH, LOW), (LOW, HIGH)])
def test_the_master_leaves_shut_the_floor_where_somebody_else_will_be_found(floor: Floor, other: Floor) -> None:
    assert opened_by_the_master(BROWN, floor) == other
