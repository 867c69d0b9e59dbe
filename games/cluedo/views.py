"""Cluedo: the views, listed field by field from nothing."""

from __future__ import annotations

from dataclasses import dataclass

from games.cluedo.actions import Accuse, Suggest
from games.cluedo.facts import Hidden, Reach, Said, Shown
from games.cluedo.menu import choosing, fitting, may_ask, verbs
from games.cluedo.model import Board, Card, Case, Phase, Room, Spot, Suspect
from games.cluedo.state import State, lies
from games.core.contract import Action, Outcome
from games.core.lines import Line
from games.core.seats import Seat

RECENT = 4
"""The last hypotheses that the panel shows."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TableView:
    """The public view. The seats that owe an action are public in this game."""

    seats: int
    waiting: tuple[Seat, ...]
    phase: Phase
    active: Seat
    pawns: tuple[Suspect | None, ...]  # by seat
    at: tuple[Spot, ...]  # by suspect
    weapons: tuple[Room | None, ...]  # by weapon
    dice: tuple[int, int] | None
    reach: Reach | None
    hands: tuple[int, ...]  # how many cards each seat holds
    out: frozenset[Seat]
    gone: frozenset[Seat]
    recent: tuple[Said, ...]
    envelope: Case | None  # after the end
    outcome: Outcome | None
    verbs: tuple[str, ...]

    @property
    def topic(self) -> str:
        """The page of rules for the table as a whole."""
        if self.phase is Phase.ARRIVED and not self.may_ask:
            return "accusing"
        return "waiting" if self.phase is Phase.ASKING else self.phase.value

    @property
    def may_ask(self) -> bool:
        """Whether the turn allows a hypothesis."""
        return Suggest.verb in self.verbs

    @property
    def may_accuse(self) -> bool:
        """Whether the turn allows an accusation."""
        return Accuse.verb in self.verbs


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatView:
    """The view of one seat."""

    seat: Seat
    topic: str
    pawn: Suspect | None
    hand: tuple[Card, ...]
    fitting: tuple[Card, ...]  # the own cards that answer the hypothesis this seat is asked about
    question: Said | None
    seen: tuple[Shown, ...]
    given: tuple[Shown, ...]
    hidden: tuple[Hidden, ...]  # for whoever has taken the seat over: they answer for it
    envelope: Case | None  # known to a wrong accuser
    missed: Case | None
    at: tuple[Spot, ...]
    weapons: tuple[Room | None, ...]
    dice: tuple[int, int] | None
    reach: Reach | None  # while this seat has to move
    standing: bool  # its cards answer by themselves
    order: tuple[Card, ...]  # which it would rather show


def _topic(state: State, seat: Seat) -> str:
    if state.phase is Phase.OVER:
        return "over"
    if state.witness == seat:
        return "witness"
    if state.phase is Phase.CHOOSING:
        return "choosing" if seat in choosing(state) else "waiting"
    if state.phase is Phase.ASKING or state.active != seat:
        return "out" if seat in state.out else "waiting"
    if state.phase is Phase.ARRIVED and not may_ask(state, seat):
        return "accusing"  # with the house option of A-CL-20
    return state.phase.value


class CluedoObserver:
    """The observer of Cluedo."""

    def __init__(self, board: Board) -> None:
        self.board = board

    def table_view(self, state: State) -> TableView:
        """Return the public view."""
        cast, phase = state.cast, state.phase
        over = phase is Phase.OVER
        if over:
            waiting: tuple[Seat, ...] = ()
        elif phase is Phase.CHOOSING:
            waiting = choosing(state)
        elif state.witness is not None:
            waiting = (state.witness,)
        else:
            waiting = (state.active,)
        deal = cast.deal
        return TableView(
            seats=cast.seats,
            waiting=waiting,
            phase=phase,
            active=state.active,
            pawns=cast.pawns,
            at=state.at,
            weapons=state.weapons,
            dice=state.dice,
            reach=state.reach,
            hands=deal.sizes if deal is not None else (0,) * cast.seats,
            out=state.out,
            gone=state.gone,
            recent=state.file.said[-RECENT:],
            envelope=deal.envelope.open() if over and deal is not None else None,
            outcome=state.outcome,
            verbs=verbs(state, self.board),
        )

    def seat_view(self, state: State, seat: Seat) -> SeatView:
        """Return the view of this seat."""
        cast, file = state.cast, state.file
        deal = cast.deal
        asked = state.witness == seat
        missed = file.missed[seat]
        moving = state.phase is Phase.ROLLED and state.active == seat
        return SeatView(
            seat=seat,
            topic=_topic(state, seat),
            pawn=cast.pawns[seat],
            hand=deal.hands[seat].open() if deal is not None else (),
            fitting=fitting(state, seat) if asked else (),
            question=file.said[-1] if asked else None,
            seen=file.seen[seat].open(),
            given=file.given[seat].open(),
            hidden=tuple(lie for _, lie in lies(cast, file, of=(seat,))),
            envelope=deal.envelope.open() if missed is not None and deal is not None else None,
            missed=missed.open() if missed is not None else None,
            at=state.at,
            weapons=state.weapons,
            dice=state.dice if moving else None,
            reach=state.reach if moving else None,
            standing=cast.house.standing,
            order=state.orders[seat].open() if state.orders else (),
        )

    def cautions(self, state: State, seat: Seat, action: Action) -> tuple[str, ...]:
        """Warn of an accusation that the seat could know to be wrong."""
        if not isinstance(action, Accuse) or state.cast.deal is None:
            return ()
        case = {action.suspect, action.weapon, action.room}
        keys = []
        if case & set(state.cast.deal.hands[seat].open()):
            keys.append("own-card")
        if case & {shown.card for shown in state.file.seen[seat].open()}:
            keys.append("seen-card")
        return tuple(keys)


def solution(state: State) -> tuple[Line, ...]:
    """Return the cards in the envelope, at a table that is over."""
    if state.cast.deal is None:
        return ()
    suspect, weapon, room = state.cast.deal.envelope.open()
    return (Line("event-cluedo-envelope-opened", {"suspect": suspect, "weapon": weapon, "room": room}),)
