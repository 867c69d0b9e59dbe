"""13 Indices: the views, listed field by field from nothing."""

from __future__ import annotations

from dataclasses import dataclass

from games.clues.actions import Accuse, Ask, Choose, Consult, Take
from games.clues.facts import RECENT, Heard
from games.clues.model import Card, Case, Colour, Letter, Phase
from games.clues.state import State, choosing
from games.core.contract import Action, Outcome
from games.core.lines import Line, Who
from games.core.seats import Seat, all_seats


@dataclass(frozen=True, slots=True, kw_only=True)
class TableView:
    """The public view. The seats that owe an action are public in this game."""

    seats: int
    waiting: tuple[Seat, ...]
    phase: Phase
    active: Seat
    colours: tuple[Colour, ...]
    letters: tuple[Letter, ...]
    loupes: tuple[int, ...]
    reserve: int
    tiles: tuple[bool, ...]
    gone: frozenset[Seat]
    recent: tuple[Heard, ...]
    missed: tuple[tuple[Seat, Case], ...]
    outcome: Outcome | None
    screens: tuple[Case, ...]  # by seat, after the end
    informants: tuple[Card, ...]  # by letter, after the end

    @property
    def topic(self) -> str:
        """The page of rules for the table as a whole."""
        return "duel" if self.seats == 2 and self.phase is Phase.ACTING else self.phase.value

    @property
    def verbs(self) -> tuple[str, ...]:
        """The verbs of the panel in this phase."""
        match self.phase:
            case Phase.CHOOSING:
                return (Choose.verb,)
            case Phase.TAKING:
                return (Take.verb,)
            case Phase.ACTING:
                return (Ask.verb, Consult.verb, Accuse.verb) if self.letters else (Ask.verb, Accuse.verb)
            case Phase.OVER:
                return ()


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatView:
    """The view of one seat."""

    seat: Seat
    seats: int
    phase: Phase
    topic: str
    hand: tuple[Card, ...]
    chosen: Case | None
    inner: tuple[Card, Card] | None
    others: tuple[tuple[Seat, Case], ...]
    seen: tuple[tuple[Letter, Card], ...]
    secrets: tuple[Heard, ...]
    missed: tuple[Case, ...]  # the own wrong accusations


def _secrets(state: State, seat: Seat) -> tuple[Heard, ...]:
    """Return the questions that were asked in secret by this seat, or of it."""
    secrets = [each for each in state.questions if each.ask.secret]
    return tuple(each.heard_by(seat) for each in secrets if seat in (each.by, each.ask.witness))


def _topic(state: State, seat: Seat) -> str:
    match state.phase:
        case Phase.CHOOSING:
            return "choosing" if state.chosen[seat] is None else "chosen"
        case Phase.OVER:
            return "over"
        case _ if state.active != seat:
            return "waiting"
        case _:
            return "duel" if state.deal.seats == 2 else state.phase.value


class ClueObserver:
    """The observer of 13 Indices."""

    def table_view(self, state: State) -> TableView:
        """Return the public view."""
        deal = state.deal
        screens: tuple[Case, ...] = ()
        match state.phase:
            case Phase.CHOOSING:
                waiting = choosing(state)
            case Phase.OVER:
                waiting = ()
                screens = state.layout.open().outer if state.layout is not None else ()
            case _:
                waiting = (state.active,)
        return TableView(
            seats=deal.seats,
            waiting=waiting,
            phase=state.phase,
            active=state.active,
            colours=deal.colours,
            letters=deal.letters,
            loupes=state.loupes,
            reserve=state.reserve,
            tiles=state.tiles,
            gone=state.gone,
            recent=tuple(each.public for each in state.questions[-RECENT:]),
            missed=state.last_missed,
            outcome=state.outcome,
            screens=screens,
            informants=deal.informants.open() if screens else (),
        )

    def seat_view(self, state: State, seat: Seat) -> SeatView:
        """Return the view of a seat: never its own outer cards."""
        deal = state.deal
        layout = state.layout.open() if state.layout is not None else None
        case = state.chosen[seat]
        informants = deal.informants.open()
        return SeatView(
            seat=seat,
            seats=deal.seats,
            phase=state.phase,
            topic=_topic(state, seat),
            hand=deal.hands[seat].open(),
            chosen=case.open() if case is not None else None,
            inner=layout.inner[seat] if layout is not None else None,
            others=layout.others[seat] if layout is not None else (),
            seen=tuple((each, informants[deal.letters.index(each)]) for each in state.looked[seat]),
            secrets=_secrets(state, seat) if deal.top_secret else (),
            missed=state.missed[seat],
        )

    def cautions(self, state: State, seat: Seat, action: Action) -> tuple[str, ...]:
        """Warn of an accusation that the seat could know to be wrong (A-13-09, A-13-10)."""
        if not isinstance(action, Accuse) or state.phase is not Phase.ACTING:
            return ()
        case: Case = (action.person, action.place, action.weapon)
        seen = {card for _, card in self.seat_view(state, seat).seen}
        keys = []
        if seen & set(case):
            keys.append("seen-as-informant")
        if case in state.missed[seat]:
            keys.append("already-wrong")
        return tuple(keys)


def solution(state: State) -> tuple[Line, ...]:
    """Return the case on every screen, at a table that is over."""
    if state.layout is None:
        return ()
    outer = state.layout.open().outer
    return tuple(
        Line("event-clues-case-opened", {"seat": Who(seat), "person": person, "place": place, "weapon": weapon})
        for seat, (person, place, weapon) in zip(all_seats(len(outer)), outer, strict=True)
    )
