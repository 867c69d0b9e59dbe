"""Bakerstreet: the views, listed field by field from nothing.

Of stacks and discards only the top card is in any view: the cards below may not be looked at (R-BS-08, R-BS-20).
"""

from __future__ import annotations

from dataclasses import dataclass

from games.bakerstreet.actions import Choose, Doubt, Estimate, Play, Take
from games.bakerstreet.events import Counted, Doubted
from games.bakerstreet.model import SEATS, Card, Laid, Letter, Letters, Phase, longest_run
from games.bakerstreet.state import State, alphabetical, in_order, is_warned, may_play, misses, reaches, takes
from games.core.contract import Action, Outcome
from games.core.lines import Line, Who
from games.core.seats import Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class SideView:
    """The public view of a seat: the number of its cards, the top of its discard, its clue cards after the end."""

    hand: int
    deck: int
    discard: Card | None
    clues: int
    letters: tuple[Letter, ...] | None


@dataclass(frozen=True, slots=True, kw_only=True)
class TableView:
    """The public view. The seats that owe an action are public in this game."""

    waiting: tuple[Seat, ...]
    verbs: tuple[str, ...]
    phase: Phase
    active: Seat
    sides: tuple[SideView, SideView]
    tops: tuple[Laid | None, ...]
    heights: tuple[int, ...]
    piles: tuple[int, ...]
    estimates: tuple[tuple[Seat, int], ...]
    victor: Seat | None
    at: int | None
    outcome: Outcome | None
    is_at_stake: bool  # whether the active seat loses the game if it misses this turn too
    shown: tuple[Doubted | Counted, ...]

    @property
    def topic(self) -> str:
        """The page of rules for the table as a whole."""
        if self.phase is Phase.PLAYING and not self.estimates:
            return "opening"
        return self.phase.value


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatView:
    """The view of one seat."""

    seat: Seat
    phase: Phase
    topic: str
    is_warned: bool  # whether it loses the game with the next turn that it misses
    hand: tuple[Card, ...]
    letters: tuple[Letter, ...]
    run: tuple[Letter, ...]
    last: int | None  # the estimate that stands
    pile: int | None  # the pile just won, while a clue is to be taken
    clues: tuple[Letter, ...]
    free: tuple[Letter, ...]  # those of `clues` that may be taken


def _verbs(state: State) -> tuple[str, ...]:
    match state.phase:
        case Phase.PLAYING if not state.estimates:
            return (Play.verb,)
        case Phase.PLAYING:
            return (Play.verb, Doubt.verb) if may_play(state, state.active) else (Doubt.verb,)
        case Phase.ESTIMATING:
            return (Estimate.verb,)
        case Phase.CHOOSING:
            return (Choose.verb,)
        case Phase.TAKING:
            return (Take.verb,)
        case Phase.OVER:
            return ()


def _topic(state: State, seat: Seat) -> str:
    match state.phase:
        case Phase.OVER:
            return "over"
        case _ if state.active != seat:
            return "waiting"
        case Phase.PLAYING if not state.estimates:
            return "opening"
        case phase:
            return str(phase.value)


class BakerObserver:
    """The observer of Bakerstreet."""

    def table_view(self, state: State) -> TableView:
        """Return the public view."""
        is_over = state.phase is Phase.OVER
        stacks = [stack.open() for stack in state.stacks]
        one, two = [
            SideView(
                hand=len(side.hand.open()),
                deck=len(side.deck.open()),
                discard=discard[-1] if (discard := side.discard.open()) else None,
                clues=len(side.clues),
                letters=alphabetical(side.letters.open()) if is_over else None,
            )
            for side in state.sides
        ]
        return TableView(
            waiting=() if is_over else (state.active,),
            verbs=_verbs(state),
            phase=state.phase,
            active=state.active,
            sides=(one, two),
            tops=tuple(stack[-1] if stack else None for stack in stacks),
            heights=tuple(len(stack) for stack in stacks),
            piles=tuple(len(pile.open()) for pile in state.piles),
            estimates=state.estimates,
            victor=state.victor,
            at=state.at,
            outcome=state.outcome,
            is_at_stake=is_warned(state, state.active) and misses(state),
            shown=state.shown,
        )

    def seat_view(self, state: State, seat: Seat) -> SeatView:
        """Return the view of this seat."""
        side = state.sides[seat]
        letters = alphabetical(side.letters.open())
        pile: int | None = None
        clues: Letters = ()
        free: Letters = ()
        if state.phase is Phase.TAKING and state.active == seat and state.at is not None:
            pile = state.at
            clues = state.piles[pile - 1].open()
            free = tuple(each.letter for each in takes(clues, letters))
        return SeatView(
            seat=seat,
            phase=state.phase,
            topic=_topic(state, seat),
            is_warned=is_warned(state, seat),
            hand=in_order(side.hand.open()),
            letters=letters,
            run=longest_run(letters),
            last=state.estimates[-1][1] if state.estimates else None,
            pile=pile,
            clues=clues,
            free=free,
        )

    def cautions(self, state: State, seat: Seat, action: Action) -> tuple[str, ...]:
        """Warn of a doubt that the own hand alone makes wrong (R-BS-19)."""
        if not isinstance(action, Doubt) or state.phase is not Phase.PLAYING or state.active != seat:
            return ()
        return ("doubt-is-lost",) if reaches(state, seat) else ()


def solution(state: State) -> tuple[Line, ...]:
    """Return the clues that everybody had, at a table that is over."""
    return tuple(
        Line(
            "event-bakerstreet-letters-shown",
            {"seat": Who(seat), "letters": alphabetical(state.sides[seat].letters.open())},
        )
        for seat in SEATS
    )
