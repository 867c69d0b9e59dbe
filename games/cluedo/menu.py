"""Cluedo: the legal actions of a turn or an answer."""

from __future__ import annotations

from collections.abc import Iterator

from games.cluedo.actions import ChoosePawn, CluedoAction, Denounce, End, Move, Prefer, Roll, Show, Stay, TakePassage
from games.cluedo.model import ROOMS, SUSPECTS, Board, Card, Phase, Silence
from games.cluedo.state import ACCUSE, ENDING_SUGGESTIONS, SUGGESTIONS, State
from games.core.seats import Seat

BEFORE_ASKING = frozenset({Phase.STARTING, Phase.ROLLED, Phase.ARRIVED})


def menu(state: State, board: Board) -> Iterator[CluedoAction]:
    """Yield all that a turn allows, but for moves and denunciations."""
    seat, phase = state.active, state.phase
    if phase is Phase.STARTING:
        yield Roll()
        if state.at[state.cast.own(seat)] in board.linked:
            yield TakePassage()
    if phase is not Phase.ASKED and may_ask(state, seat):
        yield from SUGGESTIONS
    if state.cast.house.accuse_any_time or phase is Phase.ASKED:
        yield from ACCUSE
    yield Stay() if phase in {Phase.STARTING, Phase.ROLLED} else End()


def may_ask(state: State, seat: Seat) -> bool:
    """Return whether a seat may make a hypothesis where its pawn is (R-CL-22, A-CL-17)."""
    in_room = state.at[state.cast.own(seat)] >= ROOMS
    return in_room and (state.cast.house.repeat or seat not in state.file.here)


def legal(state: State, seat: Seat, board: Board) -> tuple[CluedoAction, ...]:
    """Return all that a seat may do now."""
    own = _own(state, seat, board)
    if state.cast.house.standing:
        own = (*own, *preferences(state, seat))
    is_asking = state.phase in BEFORE_ASKING and seat == state.active and may_ask(state, seat)
    return (*own, *ENDING_SUGGESTIONS) if is_asking else own


def preferences(state: State, seat: Seat) -> tuple[CluedoAction, ...]:
    """Return the actions by which a seat may put a card first in its order, at any time (A-CL-35)."""
    if state.cast.deal is None or state.outcome is not None or seat in state.gone:
        return ()
    return tuple(Prefer(card=card) for card in state.cast.hand(seat))


def choosing(state: State) -> tuple[Seat, ...]:
    """Return the seats without a pawn: they choose at the same time, and the first takes theirs (A-CL-06)."""
    return tuple(Seat(i) for i, pawn in enumerate(state.cast.pawns) if pawn is None and i not in state.gone)


def _own(state: State, seat: Seat, board: Board) -> tuple[CluedoAction, ...]:
    """Return the actions of a seat's turn, or its answers."""
    phase = state.phase
    if phase is Phase.ASKING:
        return answers(state, seat) if seat == state.witness else ()
    if phase is Phase.CHOOSING:
        is_free = seat in choosing(state)
        return tuple(ChoosePawn(suspect=each) for each in SUSPECTS if is_free and each not in state.cast.pawns)
    if seat != state.active or phase is Phase.OVER:
        return ()
    actions = tuple(menu(state, board))
    if phase is Phase.ROLLED and state.reach is not None:
        actions = (*state.reach.moves, *actions)
    if state.cast.house.false_witnesses:
        actions = (*actions, *denunciations(state, seat))
    return actions


def verbs(state: State, board: Board) -> tuple[str, ...]:
    """Return the verbs of the panel: public, as all that a turn allows is."""
    match state.phase:
        case Phase.OVER:
            return ()
        case Phase.CHOOSING:
            return (ChoosePawn.verb,)
        case Phase.ASKING:
            return (Show.verb,)
    shown = tuple(dict.fromkeys(action.verb for action in menu(state, board)))
    if state.reach is not None and state.reach.spots:
        shown = (Move.verb, *shown)
    if state.cast.house.false_witnesses and denunciations(state, state.active):
        shown = (*shown, Denounce.verb)
    return shown


def fitting(state: State, seat: Seat) -> tuple[Card, ...]:
    """Return the cards with which a seat can answer the hypothesis it is asked about."""
    return tuple(card for card in state.file.said[-1].case if state.cast.holds(seat, card))


def answers(state: State, seat: Seat) -> tuple[CluedoAction, ...]:
    """Return the possible answers of a witness (R-CL-25, A-CL-28)."""
    cards = tuple(Show(card=card) for card in fitting(state, seat))
    return (*cards, Show(card=Silence.NOTHING)) if may_lie(state, seat) else cards


def may_lie(state: State, seat: Seat) -> bool:
    """Return whether a witness may say that there is nothing to show; not one that risks nothing any more (A-CL-33)."""
    return state.cast.house.false_witnesses and seat not in state.out


def denunciations(state: State, seat: Seat) -> tuple[CluedoAction, ...]:
    """Return the denunciations open to a seat: of witnesses that showed nothing and may still play (A-CL-28)."""
    if seat in state.file.spent:
        return ()
    safe = {seat, *state.out, *state.gone}
    return tuple(
        Denounce(player=witness, hypothesis=said.number)
        for said in state.file.said
        for witness in said.passed
        if witness not in safe
    )
