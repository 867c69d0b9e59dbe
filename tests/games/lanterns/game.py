"""Lanterns: the rules, what may be known, and how it looks; all in one file, for it is tiny."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import chain, combinations
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

ROUNDS = {"short": 2, "long": 4}
INFO = GameInfo(
    key="lanterns",
    version=1,
    seats=range(2, 5),
    actions=(Hide, Signal, Guess),
    options=(Option(key="night", values=("short", "long"), default="short"), MEMORY),
)


def others(state: State, seat: Seat) -> list[Seat]:
    return [each for each in all_seats(len(state.colours)) if each != seat and each not in state.gone]


def phase_of(state: State) -> Phase:
    return Phase.OVER if state.outcome else Phase.HIDING if state.active is None else Phase.SEARCHING


class LanternRules:
    def setup(self, seats: int, options: Options, chance: Chance) -> Step[State]:
        colours = chance.shuffled(list(Colour))[:seats]
        state = State(
            colours=tuple(map(Secret, colours)), spots=(None,) * seats, turns_left=ROUNDS[options["night"]] * seats
        )
        lit = (ev.Lit(to=seat, colour=colours[seat]) for seat in all_seats(seats))
        return Step(state, (ev.Began(), *lit))

    def turn(self, state: State) -> frozenset[Seat]:
        match phase_of(state):
            case Phase.HIDING:
                seats = all_seats(len(state.colours))
                return frozenset(seat for seat in seats if state.spots[seat] is None and seat not in state.gone)
            case Phase.SEARCHING:
                return frozenset() if state.active is None else frozenset({state.active})
            case Phase.OVER:
                return frozenset()

    def legal(self, state: State, seat: Seat) -> Iterator[Move]:
        if seat not in self.turn(state):
            return
        if phase_of(state) is Phase.HIDING:
            yield from (Hide(spot=spot) for spot in SPOTS)
            return
        rest = others(state, seat)
        for players in chain.from_iterable(combinations(rest, n) for n in range(1, len(rest) + 1)):
            for flashes in (1, 2, 3):
                yield from (Signal(players=players, flashes=flashes, loud=loud) for loud in (False, True))
        for player in rest:
            for colour in Colour:
                yield from (Guess(player=player, colour=colour, spot=spot) for spot in (None, *SPOTS))

    def apply(self, state: State, seat: Seat, action: Move, chance: Chance) -> Step[State]:
        check_owes(state.outcome, seat, *sorted(self.turn(state)))
        if action not in set(self.legal(state, seat)):
            raise Refusal("not-now")
        match action:
            case Hide():
                return self._hide(state, seat, action.spot, ())
            case Signal(players=players, flashes=flashes, loud=loud):
                return self._pass(state, ev.Flashed(by=seat, players=players, flashes=flashes, loud=loud))
            case Guess(player=player, colour=colour, spot=spot):
                is_right = is_right_in(state, action)
                told = ev.Guessed(by=seat, player=player, colour=colour, spot=spot, is_right=is_right)
                if is_right:
                    return self._end(state, "found", (seat,), told)
                return self._pass(replace(state, wrong=(*state.wrong, action)), told)
            case _:
                assert_never(action)

    def late(self, state: State, seat: Seat, chance: Chance) -> Step[State]:
        check_owes(state.outcome, seat, *sorted(self.turn(state)))
        missed = TurnMissed(seat=seat)
        if phase_of(state) is Phase.HIDING:
            return self._hide(state, seat, chance.pick(SPOTS), (missed,))
        return self._pass(state, missed)

    def forfeit(self, state: State, seat: Seat, chance: Chance) -> Step[State]:
        check_there(state.outcome, seat, state.gone)
        state, left = replace(state, gone=state.gone | {seat}), Left(seat=seat)
        rest = others(state, seat)
        if len(rest) == 1:
            return self._end(state, "abandoned", (rest[0],), left)
        if state.active == seat:
            return self._pass(state, left)
        return self._begin(state, (left,))

    def outcome(self, state: State) -> Outcome | None:
        return state.outcome

    def _hide(self, state: State, seat: Seat, spot: str, told: tuple[Event, ...]) -> Step[State]:
        spots = tuple(Secret(spot) if each == seat else old for each, old in enumerate(state.spots))
        told = (*told, ev.Hidden(by=seat), ev.Remembered(to=seat, spot=spot))
        return self._begin(replace(state, spots=spots), told)

    def _begin(self, state: State, told: tuple[Event, ...]) -> Step[State]:
        """Go on to the search once all have hidden."""
        if state.active is not None or self.turn(state):
            return Step(state, told)
        first = next(seat for seat in all_seats(len(state.colours)) if seat not in state.gone)
        return Step(replace(state, active=first), (*told, ev.TurnBegan(seat=first)))

    def _pass(self, state: State, told: Event) -> Step[State]:
        seat = state.active
        assert seat is not None
        state = replace(state, turns_left=state.turns_left - 1)
        if state.turns_left == 0:
            return self._end(state, "dawn", (), told)
        after = others(state, seat)
        following = next((each for each in after if each > seat), after[0])
        return Step(replace(state, active=following), (told, ev.TurnBegan(seat=following)))

    def _end(self, state: State, reason: str, winners: tuple[Seat, ...], told: Event) -> Step[State]:
        outcome = Outcome(winners=winners, reason=reason)
        colours = tuple(colour.open() for colour in state.colours)
        return Step(replace(state, outcome=outcome), (told, ev.Ended(winners=winners, colours=colours)))


def is_right_in(state: State, guess: Guess) -> bool:
    """Whether a guess is right; without a spot, the colour is enough."""
    spot = state.spots[guess.player]
    is_there = guess.spot is None or (spot is not None and spot.open() == guess.spot)
    return is_there and state.colours[guess.player].open() == guess.colour


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
        return {Phase.HIDING: (Hide.verb,), Phase.SEARCHING: (Signal.verb, Guess.verb), Phase.OVER: ()}[self.phase]


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
            phase=phase_of(state),
            waiting=tuple(sorted(GAME.rules.turn(state))),
            seats=len(state.colours),
            turns_left=state.turns_left,
            winners=state.outcome.winners if state.outcome else (),
            colours=tuple(colour.open() for colour in state.colours) if state.outcome else (),
        )

    def seat_view(self, state: State, seat: Seat) -> SeatView:
        spot = state.spots[seat]
        return SeatView(
            phase=phase_of(state), colour=state.colours[seat].open(), spot=None if spot is None else spot.open()
        )

    def cautions(self, state: State, seat: Seat, action: Move) -> tuple[str, ...]:
        """Warn of a guess that names the spot: it is right less often."""
        return ("risky",) if isinstance(action, Guess) and action.spot is not None else ()


TONES = {Colour.RED: "#b03a2e", Colour.GREEN: "#2e7d4f", Colour.BLUE: "#2b5c9e", Colour.WHITE: "#6f6a60"}
WIDTH, HEIGHT = 640, 160
NIGHT = Backdrop("lanterns-night", (Box(0, 0, WIDTH, HEIGHT, fill="#f4ecd8"),))


def table_lines(view: TableView) -> tuple[Line, ...]:
    facts: dict[str, Fact] = {"who": who(view.waiting), "left": view.turns_left, "winners": who(view.winners)}
    each = (
        Line("lanterns-table-colour", {"who": Who(seat), "colour": colour})
        for seat, colour in zip(all_seats(view.seats), view.colours, strict=False)
    )
    match view.phase:
        case Phase.HIDING:
            return (Line("lanterns-table-hiding", facts),)
        case Phase.SEARCHING:
            return (Line("lanterns-table-searching", facts),)
        case Phase.OVER:
            return (Line("lanterns-table-over", facts), *each)


def seat_lines(view: SeatView) -> tuple[Line, ...]:
    return (Line("lanterns-desk-own", {"colour": view.colour, "spot": view.spot}),)


def table_scene(view: TableView) -> PublicScene:
    marks: list[Mark] = []
    for i, seat in enumerate(all_seats(view.seats)):
        x = WIDTH * (i + 0.5) / view.seats
        tone = TONES[view.colours[i]] if view.colours else "#8a8578"
        marks += [Disc(x, 60, 30, 30, fill=tone), Write(x, 130, Who(seat), 26, room=WIDTH / view.seats - 10)]
        if view.colours:
            marks.append(Write(x, 60, view.colours[i], 26, colour="#ffffff"))
    return PublicScene(width=WIDTH, height=HEIGHT, backdrop=NIGHT, marks=tuple(marks), alt=Line("lanterns-alt-table"))


def seat_scene(view: SeatView) -> PrivateScene:
    marks = (
        Disc(WIDTH / 2, 60, 30, 30, fill=TONES[view.colour]),
        Write(WIDTH / 2, 60, view.colour, 26, colour="#ffffff"),
        Write(WIDTH / 2, 130, view.spot or "?", 26),
    )
    return PrivateScene(width=WIDTH, height=HEIGHT, backdrop=NIGHT, marks=marks, alt=Line("lanterns-alt-desk"))


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
