"""Mord im Arosa: the views, listed field by field from nothing."""

from __future__ import annotations

from dataclasses import dataclass

from games.arosa.actions import Erase, Search, Suspect, TakeBack
from games.arosa.model import CUBES, FLOORS, Hotel, Opening, Phase
from games.arosa.state import State
from games.core.contract import Action, Outcome
from games.core.lines import Line
from games.core.seats import Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class TableView:
    """The public view. `hotel` holds the places of all cubes, but only after the end."""

    seats: int
    waiting: tuple[Seat, ...]
    phase: Phase
    active: Seat
    reserves: tuple[int, ...]
    board: tuple[tuple[int, ...], ...]
    scenes: tuple[int, ...]
    opened: Opening | None
    gone: frozenset[Seat]
    hotel: Hotel | None
    outcome: Outcome | None

    @property
    def topic(self) -> str:
        """The page of rules for the table as a whole."""
        return self.phase.value

    @property
    def verbs(self) -> tuple[str, ...]:
        """The verbs of the panel in this phase."""
        match self.phase:
            case Phase.SEARCH:
                return (Search.verb,)
            case Phase.INQUIRY:
                return (Suspect.verb, Erase.verb) if any(self.board[self.active]) else (Suspect.verb,)
            case Phase.ERASING:
                return (TakeBack.verb,)
            case Phase.OVER:
                return ()


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatView:
    """The view of one seat: nothing beyond the public one but its own standing."""

    seat: Seat
    seats: int
    phase: Phase
    active: Seat
    reserve: int
    row: tuple[int, ...]
    scenes: tuple[int, ...]

    @property
    def topic(self) -> str:
        """The page of rules for its situation."""
        return "waiting" if self.phase is not Phase.OVER and self.active != self.seat else self.phase.value


class ArosaObserver:
    """The observer of Mord im Arosa."""

    def table_view(self, state: State) -> TableView:
        """Return the public view."""
        is_over = state.phase is Phase.OVER
        return TableView(
            seats=state.seats,
            waiting=() if is_over else (state.active,),
            phase=state.phase,
            active=state.active,
            reserves=state.reserves,
            board=state.board,
            scenes=state.scenes,
            opened=state.opened,
            gone=state.gone,
            hotel=state.hotel.open() if is_over else None,
            outcome=state.outcome,
        )

    def seat_view(self, state: State, seat: Seat) -> SeatView:
        """Return the view of this seat."""
        return SeatView(
            seat=seat,
            seats=state.seats,
            phase=state.phase,
            active=state.active,
            reserve=state.reserves[seat],
            row=state.board[seat],
            scenes=state.scenes,
        )

    def cautions(self, state: State, seat: Seat, action: Action) -> tuple[str, ...]:
        """Warn of nothing: whatever is allowed may be wise."""
        return ()


def solution(state: State) -> tuple[Line, ...]:
    """Return the contents of each floor, from the top, at a table that is over."""
    hotel = state.hotel.open()
    return tuple(
        Line("arosa-table-floor", {"floor": floor, "cubes": tuple(CUBES[piece] for piece in sorted(hotel[floor]))})
        for floor in reversed(FLOORS)
        if hotel[floor]
    )
