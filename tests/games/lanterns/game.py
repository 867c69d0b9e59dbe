"""Lanterns: the rules, what may be known, and how it looks; all in one file, for it is tiny."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import chain, combinations, product
from typing import assert_never

from games.core.chance import Chance
from games.core.contract import MEMORY, Event, Face, GameInfo, Option, Options, Outcome, Refusal, Step
from games.core.endings import Left, TurnMissed, check_owes, check_there
from games.core.events import PublicEvent
from games.core.game import Game
from games.core.lines import Fact, Line, Who, who
from games.core.scene import Backdrop, Box, Disc, Mark, PrivateScene, PublicScene, Write
from games.core.seats import Seat, all_seats
from games.core.secret import Secret
from games.core.sheet import Column, Section, Sheet
from games.core.sound import PublicSound, Strike, Timbre
from tests.games.lanterns import model as ev
from tests.games.lanterns.model import SPOTS, Colour, Guess, Hide, Move, Phase, Signal, State

NIGHT = Option(key="night", values=("short", "long"), default="short")
INFO = GameInfo(key="lanterns", version=1, seats=range(2, 4), actions=(Hide, Signal, Guess), options=(NIGHT, MEMORY))
ROUNDS = {"short": 2, "long": 4}


class LanternRules:
    def setup(self, seats: int, options: Options, chance: Chance) -> Step[State]:
        colours = tuple(map(Secret, chance.shuffled(list(Colour))[:seats]))
        state = State(colours=colours, spots=(None,) * seats, turns_left=ROUNDS[options["night"]] * seats)
        return Step(state, (ev.Began(), *(ev.Lit(to=seat, colour=colours[seat].open()) for seat in all_seats(seats))))

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
            case Hide():
                return self._hide(state, seat, action.spot)
            case Signal(players=players, flashes=flashes, loud=loud):
                return self._pass(state, ev.Flashed(by=seat, players=players, flashes=flashes, loud=loud))
            case Guess(player=player, colour=colour, spot=spot):
                is_right = state.is_right(action)
                told = ev.Guessed(by=seat, player=player, colour=colour, spot=spot, is_right=is_right)
                if is_right:
                    return self._end(state, "found", (seat,), told)
                return self._pass(replace(state, wrong=(*state.wrong, action)), told)
            case _:
                assert_never(action)

    def late(self, state: State, seat: Seat, chance: Chance) -> Step[State]:
        check_owes(state.outcome, seat, *state.owing)
        missed = TurnMissed(seat=seat)
        return (
            self._hide(state, seat, chance.pick(SPOTS), missed) if state.active is None else self._pass(state, missed)
        )

    def forfeit(self, state: State, seat: Seat, chance: Chance) -> Step[State]:
        check_there(state.outcome, seat, state.gone)
        state, left = replace(state, gone=state.gone | {seat}), Left(seat=seat)
        if len(state.there) == 1:
            return self._end(state, "abandoned", state.there, left)
        return self._pass(state, left) if state.active == seat else self._begin(state, left)

    def outcome(self, state: State) -> Outcome | None:
        return state.outcome

    def _hide(self, state: State, seat: Seat, spot: str, *told: Event) -> Step[State]:
        spots = tuple(Secret(spot) if each == seat else old for each, old in enumerate(state.spots))
        return self._begin(replace(state, spots=spots), *told, ev.Remembered(to=seat, spot=spot))

    def _begin(self, state: State, *told: Event) -> Step[State]:
        """Go on to the search once all have hidden."""
        if state.active is not None or state.owing:
            return Step(state, told)
        return Step(replace(state, active=state.there[0]), (*told, ev.TurnBegan(seat=state.there[0])))

    def _pass(self, state: State, told: Event) -> Step[State]:
        seat = state.active
        assert seat is not None
        if state.turns_left == 1:
            return self._end(state, "dawn", (), told)
        following = next((each for each in state.there if each > seat), state.there[0])
        state = replace(state, active=following, turns_left=state.turns_left - 1)
        return Step(state, (told, ev.TurnBegan(seat=following)))

    def _end(self, state: State, reason: str, winners: tuple[Seat, ...], told: Event) -> Step[State]:
        ended = ev.Ended(winners=winners, colours=tuple(colour.open() for colour in state.colours))
        return Step(replace(state, outcome=Outcome(winners=winners, reason=reason)), (told, ended))


@dataclass(frozen=True, slots=True, kw_only=True)
class TableView:
    phase: Phase
    waiting: tuple[Seat, ...]
    seats: int
    turns_left: int
    winners: tuple[Seat, ...]
    colours: tuple[Colour, ...]  # after the end

    @property
    def topic(self) -> str:
        return self.phase.value

    @property
    def verbs(self) -> tuple[str, ...]:
        return {Phase.HIDING: ("hide",), Phase.SEARCHING: ("signal", "guess"), Phase.OVER: ()}[self.phase]


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatView:
    phase: Phase
    colour: Colour
    spot: str | None

    @property
    def topic(self) -> str:
        return self.phase.value


class LanternObserver:
    def table_view(self, state: State) -> TableView:
        return TableView(
            phase=state.phase,
            waiting=state.owing,
            seats=len(state.colours),
            turns_left=state.turns_left,
            winners=state.outcome.winners if state.outcome else (),
            colours=tuple(colour.open() for colour in state.colours) if state.outcome else (),
        )

    def seat_view(self, state: State, seat: Seat) -> SeatView:
        spot = state.spots[seat]
        return SeatView(phase=state.phase, colour=state.colours[seat].open(), spot=spot.open() if spot else None)

    def cautions(self, state: State, seat: Seat, action: Move) -> tuple[str, ...]:
        """Warn of a guess that names the spot: it is right less often."""
        return ("risky",) if isinstance(action, Guess) and action.spot is not None else ()


NOW = {
    Phase.HIDING: "lanterns-table-hiding",
    Phase.SEARCHING: "lanterns-table-searching",
    Phase.OVER: "lanterns-table-over",
}


def table_lines(view: TableView) -> tuple[Line, ...]:
    facts: dict[str, Fact] = {"who": who(view.waiting), "left": view.turns_left, "winners": who(view.winners)}
    shown = zip(all_seats(view.seats), view.colours, strict=False)
    lanterns = (Line("lanterns-table-colour", {"who": Who(seat), "colour": colour}) for seat, colour in shown)
    return (Line(NOW[view.phase], facts), *lanterns)


def seat_lines(view: SeatView) -> tuple[Line, ...]:
    return (Line("lanterns-desk-own", {"colour": view.colour, "spot": view.spot}),)


TONES = {Colour.RED: "#b03a2e", Colour.GREEN: "#2e7d4f", Colour.BLUE: "#2b5c9e", Colour.WHITE: "#6f6a60"}
WIDTH, HEIGHT = 640, 160
SKY = Backdrop("lanterns-night", (Box(0, 0, WIDTH, HEIGHT, fill="#f4ecd8"),))


def lantern(x: float, colour: Colour | None, below: Who | str, room: float) -> tuple[Mark, ...]:
    """Return the marks of one lantern; dark where its colour is not known."""
    disc = Disc(x, 60, 30, 30, fill="#8a8578" if colour is None else TONES[colour])
    words = () if colour is None else (Write(x, 60, colour, 26, colour="#ffffff"),)
    return (disc, *words, Write(x, 130, below, 26, room=room))


def table_scene(view: TableView) -> PublicScene:
    room, colours = WIDTH / view.seats, view.colours or (None,) * view.seats
    marks = (lantern(room * (i + 0.5), colour, Who(Seat(i)), room - 10) for i, colour in enumerate(colours))
    alt = Line("lanterns-alt-table")
    return PublicScene(width=WIDTH, height=HEIGHT, backdrop=SKY, marks=tuple(chain.from_iterable(marks)), alt=alt)


def seat_scene(view: SeatView) -> PrivateScene:
    marks = lantern(WIDTH / 2, view.colour, view.spot or "?", WIDTH)
    return PrivateScene(width=WIDTH, height=HEIGHT, backdrop=SKY, marks=marks, alt=Line("lanterns-alt-desk"))


def table_sound(events: tuple[PublicEvent, ...]) -> PublicSound | None:
    flashed = next((event for event in events if isinstance(event, ev.Flashed) and event.loud), None)
    if flashed is None:
        return None
    strikes = tuple(Strike(300 * n, Timbre.BELL) for n in range(flashed.flashes))
    caption = (Line("lanterns-heard", {"flashes": flashed.flashes}),)
    return PublicSound(name="lantern", length=300 * flashed.flashes + 500, strikes=strikes, caption=caption)


def sheet(view: TableView, seat_view: SeatView) -> Sheet:
    columns = tuple(Column(str(seat + 1), Who(seat)) for seat in all_seats(view.seats))
    title = Line("sheet-title")
    return Sheet(title=title, sections=(Section(title, tuple(Colour)),), columns=columns, seen={})


FACE = Face(table_lines=table_lines, seat_lines=seat_lines, table_scene=table_scene, seat_scene=seat_scene, sheet=sheet)
GAME = Game(info=INFO, rules=LanternRules(), observer=LanternObserver(), face=FACE, sound=table_sound)
