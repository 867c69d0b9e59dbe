"""Positions for the tests of Mord im Arosa: who has what where, said in few words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from games.arosa import GAME, KIT
from games.arosa.actions import ArosaAction
from games.arosa.events import fell
from games.arosa.hearing import HEARD
from games.arosa.model import CUBES, FLOORS, VICTIM, Phase
from games.arosa.state import State
from games.core.chance import Chance
from games.core.contract import Event, Step
from games.core.seats import Seat, all_seats
from games.core.secret import Secret

YELLOW, BLUE, BROWN, GRAY, BLACK, WHITE = map(Seat, range(6))
NOTHING: Mapping[Any, Any] = MappingProxyType({})
SEED = bytes(range(16))
FELL = tuple(tuple(fell(piece, heard) for heard in HEARD) for piece in range(len(CUBES)))
"""Every fall: by piece, then by sound."""


def luck(step: int = 1) -> Chance:
    return Chance(SEED, step)


def begun(seats: int, *, hearing: str = "normal") -> Step[State]:
    return GAME.rules.setup(seats, GAME.info.settle({"hearing": hearing}, seats), Chance(SEED, 0))


def a_state(
    seats: int = 4,
    *,
    lies: Mapping[int, Sequence[int]] = NOTHING,
    board: Mapping[Seat, Mapping[int, int]] = NOTHING,
    reserves: Mapping[Seat, int] = NOTHING,
    scenes: Sequence[int] = (),
    phase: Phase = Phase.INQUIRY,
    active: Seat = YELLOW,
) -> State:
    """Return a position: what lies where (seats, VICTIM), traces on the board, crime scenes.

    Reserves not named hold what is left of 20.
    """
    rows = tuple(tuple(board.get(seat, {}).get(floor, 0) for floor in FLOORS) for seat in all_seats(seats))
    hotel = tuple(tuple(lies.get(floor, ())) for floor in FLOORS)
    held = tuple(
        reserves.get(seat, 20 - sum(rows[seat]) - sum(row.count(seat) for row in hotel)) for seat in all_seats(seats)
    )
    return replace(
        begun(seats).state,
        phase=phase,
        active=active,
        hotel=Secret(hotel),
        board=rows,
        reserves=held,
        scenes=tuple(list(scenes).count(floor) for floor in FLOORS),
        past=None,
    )


def act(state: State, action: ArosaAction, *, seat: Seat | None = None, step: int = 7) -> Step[State]:
    return GAME.rules.apply(state, state.active if seat is None else seat, action, luck(step))


def first(step: Step[State], kind: type[Any]) -> Any:
    return next(event for event in step.events if type(event) is kind)


def every(events: Sequence[Event], kind: type[Any]) -> list[Any]:
    return [event for event in events if type(event) is kind]


def inside(state: State, piece: int) -> int:
    """Return how many cubes of a kind lie in the hotel, those on a floor that stands open included."""
    lies_open = state.opened.pieces if state.phase is Phase.ERASING and state.opened is not None else ()
    return sum(row.count(piece) for row in (*state.hotel.open(), lies_open))


def whole(state: State, seat: Seat) -> int:
    """Return how many traces of a colour there are in all."""
    return state.reserves[seat] + inside(state, seat) + sum(state.board[seat])


__all__ = [
    "BLACK", "BLUE", "BROWN", "GAME", "GRAY", "KIT", "SEED", "VICTIM", "WHITE", "YELLOW",
    "a_state", "act", "begun", "every", "first", "inside", "luck", "whole",
]  # fmt: skip
