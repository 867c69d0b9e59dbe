"""The smallest game that the delivery can meet: a counter that says things to all, to some, and on the panel only."""

from __future__ import annotations

from collections.abc import Container, Iterator
from dataclasses import dataclass, replace
from datetime import timedelta
from typing import Any, ClassVar

from bot.tables.ids import ChannelId, GuildId, TableId, UserId
from bot.tables.records import SeatRecord, TableRecord
from bot.tables.status import Status
from bot.tables.table import NumberedStep, Table, readers_of
from bot.telling.message import Button, PrivateMessage, PublicMessage
from bot.telling.ports import Farewell
from games.core.chance import Chance
from games.core.contract import Action, Event, GameInfo, Options, Outcome, Step
from games.core.events import PrivateEvent, PublicEvent
from games.core.game import Game
from games.core.seats import Seat
from games.core.secret import Secret
from tests.fakes import START

ANN, BEN = UserId(11), UserId(12)
OFFERED = 2
"""After so many steps the button of a letter does nothing more."""

TABLE = TableId(1)


class Count(Action):
    """Count one on."""

    verb: ClassVar[str] = "count"


class Counted(PublicEvent):
    """A number that all hear."""

    n: int


class Glimpsed(PublicEvent):
    """A number that only the panel shows, and not for long."""

    n: int
    fades: ClassVar[bool] = True


class Learnt(PrivateEvent):
    """A number for one alone."""

    n: int


@dataclass(frozen=True, slots=True)
class _View:
    waiting: tuple[Seat, ...]


def events_of(n: int) -> tuple[Event, ...]:
    said: list[Event] = []
    if n % 4 != 2:
        said.append(Counted(n=n))
    if n % 3 == 1:
        said.append(Glimpsed(n=n))
    said += [Learnt(to=Seat(seat), n=n) for seat in range(2) if n == 0 or (n + seat) % 3 == 0]
    return tuple(said)


class CounterRules:
    """Two players count in turns, up to `last`."""

    info = GameInfo(key="counter", version=1, seats=range(2, 3), actions=(Count,))

    def __init__(self, last: int = 1000) -> None:
        self.last = last

    def setup(self, seats: int, options: Options, chance: Chance) -> Step[int]:
        return Step(0, events_of(0))

    def turn(self, state: int) -> frozenset[Seat]:
        return frozenset({Seat(state % 2)}) if state < self.last else frozenset()

    def legal(self, state: int, seat: Seat) -> Iterator[Action]:
        if seat in self.turn(state):
            yield Count()

    def apply(self, state: int, seat: Seat, action: Action, chance: Chance) -> Step[int]:
        return Step(state + 1, events_of(state + 1))

    late = apply

    def outcome(self, state: int) -> Outcome | None:
        return Outcome(winners=(), reason="over") if state >= self.last else None

    def table_view(self, state: int) -> Any:
        """Play the observer too: all is public."""
        return _View(tuple(self.turn(state)))


def a_game(rules: CounterRules) -> Any:
    """Return the game: nobody draws it, so it has no face."""
    every: Any = rules
    return Game(info=rules.info, rules=every, observer=every, face=every)


class CounterClosings:
    """Says the end of a count."""

    def closing(self, table: Table, first: int = 0, uncalled: Container[Seat] = ()) -> PublicMessage:
        return PublicMessage(text="closing")

    def hearers(self, record: TableRecord) -> tuple[Seat, ...]:
        return tuple(seat.seat for seat in record.seats)

    def parting(self, record: TableRecord, seat: Seat) -> PrivateMessage:
        return PrivateMessage(text="parting")

    def farewell(self, table: Table, seat: Seat, why: Farewell) -> PrivateMessage:
        return PrivateMessage(text=f"farewell: {why}")

    def late_call(self, record: TableRecord, seat: Seat) -> PublicMessage:
        return PublicMessage(text=f"late call of {seat}")


class CounterWords:
    """Says numbers. With `fading`, every third post is taken away when the next of them falls."""

    def __init__(self, *, fading: bool = False) -> None:
        self._fading = fading
        self.closings = CounterClosings()

    def post(self, table: Table, step: NumberedStep) -> PublicMessage | None:
        if not any(isinstance(event, Counted) for event in step.events):
            return None
        return PublicMessage(text=f"post {step.n}", fades=self._fading and step.n % 3 == 0)

    def letter(self, table: Table, step: NumberedStep, seat: Seat) -> PrivateMessage | None:
        where = "" if table.record.id == TABLE else f" at {table.record.id}"
        button = Button(id=f"t:{table.record.id}:{step.n}:0", label="Count")
        return PrivateMessage(text=f"letter {step.n}{where}", rows=((button,),)) if seat in readers_of(step) else None

    def is_over(self, table: Table, n: int, seat: Seat) -> bool:
        return not table.record.is_open or table.n - n >= OFFERED

    def panel(self, table: Table, step: NumberedStep | None = None) -> PublicMessage:
        n = (step or table.now).n
        glimpse = " glimpse" if Glimpsed(n=n) in (step or table.now).events else ""
        over = " over" if step is None and not table.record.is_open else ""
        return PublicMessage(text=f"panel {n}{glimpse}{over}", is_panel=True)

    def lobby(self, record: TableRecord) -> PublicMessage:
        return PublicMessage(text=f"lobby {len(record.seats)}", is_panel=True)

    def greeting(self, record: TableRecord, locale: str) -> PrivateMessage:
        return PrivateMessage(text="greeting")

    def trouble(self, record: TableRecord, key: str, permission: str | None) -> PrivateMessage:
        return PrivateMessage(text=f"trouble {key}")


def a_counter(table: TableId = TABLE, **changes: Any) -> TableRecord:
    """Return a table that has just been dealt and of which nothing is told."""
    seats = tuple(
        SeatRecord(seat=Seat(i), user=user, name=str(user), locale="en", mail_open=True)
        for i, user in enumerate((ANN, BEN))
    )
    record = TableRecord(
        id=table,
        guild=GuildId(1),
        channel=ChannelId(100 + table),
        host=ANN,
        game="counter",
        version=1,
        locale="en",
        options={},
        status=Status.LIVE,
        created_at=START - timedelta(minutes=30),
        started_at=START - timedelta(minutes=15),
        seats=seats,
        seed=Secret(bytes(16)),
        entries=0,
        revision=1,
    )
    return replace(record, **changes)


def expected_posts(n: int) -> list[str]:
    return [f"post {i}" for i in range(n + 1) if any(isinstance(each, Counted) for each in events_of(i))]


def expected_letters(n: int, seat: int) -> list[str]:
    return [f"letter {i}" for i in range(n + 1) if any(getattr(each, "to", None) == seat for each in events_of(i))]
