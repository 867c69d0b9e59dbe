"""Lanterns: the rules, what may be known, and how it looks; all in one file, for it is tiny."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import chain, combinations, product
from typing import assert_never

from games.core.chance import Chance
from games.core.contract import MEMORY, Event, Face, GameInfo, Options, Outcome, Refusal, Step
from games.core.deduction.at_random import AtRandom
from games.core.deduction.sheet import Column, Section, Sheet
from games.core.endings import ABANDONED, Left, TurnMissed, check_owes, check_there
from games.core.events import PublicEvent
from games.core.game import Game
from games.core.lazy import lazy
from games.core.lines import Line, Who, who
from games.core.scene import Backdrop, Box, Disc, PrivateScene, PublicScene, Write
from games.core.seats import Seat, all_seats
from games.core.secret import Secret
from games.core.sound import PublicSound, Strike, Timbre
from tests.games.lanterns.model import (
    SPOTS,
    Began,
    Colour,
    Ended,
    Flashed,
    Guess,
    Guessed,
    Hide,
    Lit,
    Move,
    Phase,
    Remembered,
    Signal,
    State,
    TurnBegan,
)

INFO = GameInfo(key="lanterns", version=1, seats=range(2, 4), actions=(Hide, Signal, Guess), options=(MEMORY,))
ROUNDS = 2


class LanternRules:
    def setup(self, seats: int, options: Options, chance: Chance) -> Step[State]:
        colours = tuple(map(Secret, chance.shuffled(list(Colour))[:seats]))
        state = State(colours=colours, spots=(None,) * seats, turns_left=ROUNDS * seats)
        return Step(state, (Began(), *(Lit(to=seat, colour=colours[seat].open()) for seat in all_seats(seats))))

    def turn(self, state: State) -> frozenset[Seat]:
        return frozenset(state.owing)

    def legal(self, state: State, seat: Seat) -> Iterator[Move]:
        if seat not in state.owing:
            return
        if state.active is None:
            yield from (Hide(spot=spot) for spot in SPOTS)
            return
        rest = [each for each in state.there if each != seat]
        groups = chain.from_iterable(combinations(rest, n) for n in range(1, len(rest) + 1))
        for players, flashes, loud in product(groups, (1, 2, 3), (False, True)):
            yield Signal(players=players, flashes=flashes, loud=loud)
        for player, colour, spot in product(rest, Colour, (None, *SPOTS)):
            yield Guess(player=player, colour=colour, spot=spot)

    def apply(self, state: State, seat: Seat, action: Move, chance: Chance) -> Step[State]:
        check_owes(state.outcome, seat, *state.owing)
        if action not in set(self.legal(state, seat)):
            raise Refusal("not-now")
        match action:
            case Hide(spot=spot):
                return self._hide(state, seat, spot)
            case Signal(players=players, flashes=flashes, loud=loud):
                return self._go_on(state, Flashed(by=seat, players=players, flashes=flashes, loud=loud))
            case Guess(player=player, colour=colour, spot=spot):
                right = state.is_right(action)
                told = Guessed(by=seat, player=player, colour=colour, spot=spot, is_right=right)
                if right:
                    return self._end(state, Outcome(winners=(seat,), reason="found"), told)
                return self._go_on(replace(state, wrong=(*state.wrong, action)), told)
            case _:
                assert_never(action)

    def late(self, state: State, seat: Seat, chance: Chance) -> Step[State]:
        check_owes(state.outcome, seat, *state.owing)
        told = TurnMissed(seat=seat)
        return self._hide(state, seat, chance.pick(SPOTS), told) if state.active is None else self._go_on(state, told)

    def forfeit(self, state: State, seat: Seat, chance: Chance) -> Step[State]:
        check_there(state.outcome, seat, state.gone)
        state, left = replace(state, gone=state.gone | {seat}), Left(seat=seat)
        if len(state.there) == 1:
            return self._end(state, ABANDONED, left)
        return self._go_on(state, left) if state.active == seat or not state.owing else Step(state, (left,))

    def outcome(self, state: State) -> Outcome | None:
        return state.outcome

    def _hide(self, state: State, seat: Seat, spot: str, *told: Event) -> Step[State]:
        spots = (*state.spots[:seat], Secret(spot), *state.spots[seat + 1 :])
        state, told = replace(state, spots=spots), (*told, Remembered(to=seat, spot=spot))
        return Step(state, told) if state.owing else self._go_on(state, *told)

    def _go_on(self, state: State, *told: Event) -> Step[State]:
        if not state.turns_left:
            return self._end(state, Outcome(winners=(), reason="dawn"), *told)
        last = -1 if state.active is None else state.active
        seat = next((each for each in state.there if each > last), state.there[0])
        return Step(replace(state, active=seat, turns_left=state.turns_left - 1), (*told, TurnBegan(seat=seat)))

    def _end(self, state: State, outcome: Outcome, *told: Event) -> Step[State]:
        ended = Ended(winners=outcome.winners, colours=tuple(colour.open() for colour in state.colours))
        return Step(replace(state, outcome=outcome), (*told, ended))


@dataclass(frozen=True, slots=True)
class TableView:
    phase: Phase
    seats: int
    waiting: tuple[Seat, ...]

    @property
    def topic(self) -> str:
        return self.phase.value

    @property
    def verbs(self) -> tuple[str, ...]:
        return {Phase.HIDING: ("hide",), Phase.SEARCHING: ("signal", "guess"), Phase.OVER: ()}[self.phase]


@dataclass(frozen=True, slots=True)
class SeatView:
    phase: Phase
    colour: Colour
    spot: str | None

    @property
    def topic(self) -> str:
        return self.phase.value


class LanternObserver:
    def table_view(self, state: State) -> TableView:
        return TableView(state.phase, len(state.spots), state.owing)

    def seat_view(self, state: State, seat: Seat) -> SeatView:
        spot = state.spots[seat]
        return SeatView(state.phase, state.colours[seat].open(), spot.open() if spot else None)

    def cautions(self, state: State, seat: Seat, action: Move) -> tuple[str, ...]:
        """Warn of a guess that names the spot: it is right less often."""
        return ("risky",) if isinstance(action, Guess) and action.spot is not None else ()


def table_lines(view: TableView) -> tuple[Line, ...]:
    return (Line("lanterns-table", {"phase": view.phase.value, "who": who(view.waiting)}),)


def seat_lines(view: SeatView) -> tuple[Line, ...]:
    return (Line("lanterns-desk-own", {"colour": view.colour, "spot": view.spot}),)


NIGHT = Backdrop("lanterns-night", (Box(0, 0, 640, 160, fill="#f4ecd8"),))


def table_scene(view: TableView) -> PublicScene:
    marks = tuple(Write(200 * seat + 120, 80, Who(seat), 26, room=190) for seat in all_seats(view.seats))
    return PublicScene(width=640, height=160, backdrop=NIGHT, marks=marks, alt=Line("lanterns-alt-table"))


def seat_scene(view: SeatView) -> PrivateScene:
    marks = (Disc(320, 80, 70, 70, fill="#3a3f4a"), Write(320, 80, view.colour, 26, colour="#ffffff"))
    return PrivateScene(width=640, height=160, backdrop=NIGHT, marks=marks, alt=Line("lanterns-alt-desk"))


def table_sound(events: tuple[PublicEvent, ...]) -> PublicSound | None:
    for event in events:
        if isinstance(event, Flashed) and event.loud:
            strikes = tuple(Strike(300 * n, Timbre.BELL) for n in range(event.flashes))
            caption = (Line("lanterns-heard", {"flashes": event.flashes}),)
            return PublicSound(name="lantern", length=300 * event.flashes + 500, strikes=strikes, caption=caption)
    return None


def sheet(view: TableView, _: SeatView) -> Sheet:
    columns = tuple(Column(str(seat + 1), Who(seat)) for seat in all_seats(view.seats))
    return Sheet(
        title=Line("sheet-title"), sections=(Section(Line("sheet-title"), tuple(Colour)),), columns=columns, seen={}
    )


FACE = Face(table_lines=table_lines, seat_lines=seat_lines, table_scene=table_scene, seat_scene=seat_scene, sheet=sheet)


def solution(state: State) -> tuple[Line, ...]:
    return (Line("lanterns-hidden", {"colours": tuple(colour.open() for colour in state.colours)}),)


GAME = Game(
    info=INFO,
    rules=LanternRules(),
    observer=LanternObserver(),
    face=FACE,
    sound=table_sound,
    solution=solution,
    questions=(Guess,),
    knowledge=lazy("tests.games.lanterns.knowledge:LanternKnowledge"),
    turning=(Guessed,),
    rival=AtRandom,
)
