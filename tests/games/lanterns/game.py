"""Lanterns: what may be known of it, and how it looks and sounds."""

from __future__ import annotations

from dataclasses import dataclass

from games.core.contract import MEMORY, Face, GameInfo
from games.core.deduction.at_random import AtRandom
from games.core.deduction.sheet import Section, Sheet, seat_columns
from games.core.events import PublicEvent
from games.core.game import Game
from games.core.layout import WIDTH, inscribed, spread
from games.core.lazy import lazy
from games.core.lines import Line, Who, who
from games.core.scene import Backdrop, Disc, PrivateScene, PublicScene, Rect, Write
from games.core.seats import Seat, all_seats
from games.core.sound import PublicSound, Strike, Timbre
from tests.games.lanterns.model import Colour, Flashed, Guess, Guessed, Hide, LanternRules, Move, Phase, Signal, State

VERBS = {Phase.HIDING: (Hide.verb,), Phase.SEARCHING: (Signal.verb, Guess.verb), Phase.OVER: ()}
HEIGHT = 250
NIGHT = Backdrop("lanterns-night", (Rect(0, 0, WIDTH, HEIGHT, fill="#f4ecd8"),))


@dataclass(frozen=True, slots=True)
class TableView:
    topic: str
    verbs: tuple[str, ...]
    seats: int
    waiting: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class SeatView:
    topic: str
    colour: Colour
    spot: str | None


class LanternObserver:
    def table_view(self, state: State) -> TableView:
        return TableView(state.phase.value, VERBS[state.phase], len(state.spots), state.owing)

    def seat_view(self, state: State, seat: Seat) -> SeatView:
        spot = state.spots[seat]
        return SeatView(state.phase.value, state.colours[seat].open(), spot.open() if spot else None)

    def cautions(self, state: State, seat: Seat, action: Move) -> tuple[str, ...]:
        """Warn of a guess that names the spot: it is right less often."""
        return ("risky",) if isinstance(action, Guess) and action.spot is not None else ()


def table_scene(view: TableView) -> PublicScene:
    places = zip(spread(view.seats, 320), all_seats(view.seats), strict=True)
    marks = tuple(Write(x, HEIGHT / 2, Who(seat), 44, room=300) for x, seat in places)
    return PublicScene(width=WIDTH, height=HEIGHT, backdrop=NIGHT, marks=marks, alt=Line("lanterns-alt-table"))


def seat_scene(view: SeatView) -> PrivateScene:
    marks = inscribed(Disc(500, HEIGHT / 2, 110, 110, fill="#3a3f4a"), view.colour, "#ffffff", room=200)
    return PrivateScene(width=WIDTH, height=HEIGHT, backdrop=NIGHT, marks=(*marks,), alt=Line("lanterns-alt-desk"))


def sheet(view: TableView, _: SeatView) -> Sheet:
    title = Line("sheet-title")
    return Sheet(title=title, sections=(Section(title, tuple(Colour)),), columns=seat_columns(view.seats), seen={})


def sound(events: tuple[PublicEvent, ...]) -> PublicSound | None:
    for event in events:
        if isinstance(event, Flashed) and event.loud:
            strikes = tuple(Strike(300 * n, Timbre.BELL) for n in range(event.flashes))
            caption = (Line("lanterns-heard", {"flashes": event.flashes}),)
            return PublicSound(name="lantern", length=300 * event.flashes + 500, strikes=strikes, caption=caption)
    return None


GAME = Game(
    info=GameInfo(key="lanterns", version=1, seats=range(2, 4), actions=(Hide, Signal, Guess), options=(MEMORY,)),
    rules=LanternRules(),
    observer=LanternObserver(),
    face=Face(
        table_lines=lambda view: (Line("lanterns-table", {"phase": view.topic, "who": who(view.waiting)}),),
        seat_lines=lambda view: (Line("lanterns-desk-own", {"colour": view.colour, "spot": view.spot}),),
        table_scene=table_scene,
        seat_scene=seat_scene,
        sheet=sheet,
    ),
    sound=sound,
    solution=lambda state: (Line("lanterns-hidden", {"colours": state.lit}),),
    questions=(Guess,),
    knowledge=lazy("tests.games.lanterns.knowledge:LanternKnowledge"),
    techniques={"told": ("lanterns-why",)},
    turning=(Guessed,),
    rival=AtRandom,
)
