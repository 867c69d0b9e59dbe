"""A table in memory: its stored entries, replayed into a state. Pure: it neither stores nor speaks."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from datetime import datetime
from functools import cached_property
from typing import Any, TypeAlias

from bot.tables.ids import UserId
from bot.tables.records import Entry, SeatRecord, TableRecord
from bot.tables.status import Status
from games import BY_KEY
from games.core.contract import Action, Event, Outcome, Refusal, Step
from games.core.events import Back, PrivateEvent, PublicEvent
from games.core.game import AnyGame
from games.core.playthrough import Course, EntryKind, Move, Playthrough, steps
from games.core.seats import Seat
from games.core.takeback import TakenBack
from games.core.wire import pack, unpack

UNCHOSEN = (EntryKind.LATE, EntryKind.AWAY)

SOLVED = "solved"
"""The reason of an outcome in which a player has found the solution."""

REMEMBERED = 64
"""The last steps that a table keeps, to judge whether an old button is stale."""


NumberedEvent: TypeAlias = tuple[int, PublicEvent]
"""A public event with the number of its step."""


@dataclass(frozen=True)
class NumberedStep:
    """Step n of a table: the state after it, its events, and all that follows from the state, each worked out once."""

    game: AnyGame
    n: int
    state: Any  # a state of the table's game
    events: tuple[Event, ...]
    is_late: bool = False  # no player chose: the clock played, or a deputy
    postponed: tuple[NumberedEvent, ...] = ()
    """Events of the steps before that are told together with this one, unless told already."""
    by: Seat | None = None  # the seat that chose this move; None for the deal, and for a move that no player chose
    _legal: dict[Seat, tuple[Action, ...]] = field(default_factory=dict, init=False, repr=False, compare=False)
    _seat_views: dict[Seat, Any] = field(default_factory=dict, init=False, repr=False, compare=False)

    @cached_property
    def view(self) -> Any:
        """The table's view."""
        return self.game.observer.table_view(self.state)

    @cached_property
    def outcome(self) -> Outcome | None:
        """The outcome of the game, or None."""
        return self.game.rules.outcome(self.state)

    @cached_property
    def turn(self) -> frozenset[Seat]:
        """The seats that owe an action, which may be secret; `view.waiting` is public."""
        return self.game.rules.turn(self.state)

    def seat_view(self, seat: Seat) -> Any:
        """The view of one seat."""
        if seat not in self._seat_views:
            self._seat_views[seat] = self.game.observer.seat_view(self.state, seat)
        return self._seat_views[seat]

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        """The actions of a seat, in the order of their numbers."""
        if seat not in self._legal:
            self._legal[seat] = tuple(self.game.rules.legal(self.state, seat))
        return self._legal[seat]

    def verbs(self, seat: Seat) -> tuple[str, ...]:
        """The verbs that a seat may use: those of the panel in its order, then the others."""
        kinds = {type(action) for action in self.legal(seat)}
        own = [kind.verb for kind in self.game.info.actions if kind in kinds]
        shown = [verb for verb in self.view.verbs if verb in own]
        return (*shown, *(verb for verb in own if verb not in shown))

    @property
    def public(self) -> tuple[PublicEvent, ...]:
        """The public events: those of this step, and before them the postponed ones told together with it."""
        return tuple(event for _, event in self.numbered)

    @property
    def numbered(self) -> tuple[NumberedEvent, ...]:
        """The public events, each with the number of its step."""
        return (*self.postponed, *((self.n, each) for each in self.events if isinstance(each, PublicEvent)))

    def since(self, first: int) -> NumberedStep:
        """Return the step where all before step `first` is told: some of its postponed events went out to call a player."""
        postponed = tuple(each for each in self.postponed if each[0] >= first)
        return self if postponed == self.postponed else replace(self, postponed=postponed)

    @property
    def is_takeback(self) -> bool:
        """Whether the move before was taken back."""
        return any(isinstance(event, TakenBack) for event in self.events)

    @property
    def fades(self) -> bool:
        """Whether some of it is only for the panel, and not for long."""
        return any(isinstance(event, PublicEvent) and event.fades for event in self.events)


class Table:
    """A live or finished table: its record, its game, and its last steps."""

    def __init__(self, record: TableRecord, entries: Iterable[Entry]) -> None:
        """Replay the table. Raises Refusal("frozen") where it began under rules that are no longer here."""
        if not is_playable(record.game, record.version):
            raise Refusal("frozen")
        game = BY_KEY[record.game]
        if record.seed is None:
            raise AssertionError("the table has not begun")
        self.record = record
        self.game: AnyGame = game
        self._steps: deque[NumberedStep] = deque(maxlen=REMEMBERED)
        self._eventful = 0
        self.turns = 0
        self.all_events: list[tuple[int, tuple[Event, ...]]] = []
        self._course = Course(game, seed_of(record))
        for step in replay(record, game, entries, self._course):
            self._keep(step)

    @property
    def now(self) -> NumberedStep:
        """The last step."""
        return self._steps[-1]

    @property
    def n(self) -> int:
        """The number of the last step."""
        return self._steps[-1].n

    @property
    def state(self) -> Any:
        """The state after the last step."""
        return self._steps[-1].state

    @property
    def outcome(self) -> Outcome | None:
        """The outcome of the game, or None."""
        return self.now.outcome

    @property
    def is_whole(self) -> bool:
        """Whether all steps since the deal are at hand (`all_events`): they are kept where rivals play."""
        return len(self.all_events) == self.n + 1

    def step(self, n: int) -> NumberedStep | None:
        """Return a step that is still remembered."""
        first = self._steps[0].n
        return self._steps[n - first] if first <= n <= self.n else None

    def seat_of(self, user: UserId) -> Seat:
        """Return the seat of a player. Raises Refusal for other users, and for players that left."""
        record = self.record.seat_of(user)
        if record is None:
            raise Refusal("not-seated")
        if record.gone:
            raise Refusal("already-left")
        return record.seat

    def player(self, seat: Seat) -> SeatRecord:
        """Return the player of a seat."""
        return self.record.seats[seat]

    def is_stale(self, seat: Seat, seen: int) -> bool:
        """Return whether something this seat may choose from has changed since step `seen`.

        A step that changed nothing for this seat, such as another's choice at the same time, makes nothing stale; nor do
        steps without an event, however many: a choice may be thought over again and again (A-13-24).
        """
        if self._eventful <= seen <= self.n:
            return False
        before = self.step(seen)
        if before is None:
            return True
        choices = before.legal(seat)
        return any(step.legal(seat) != choices for step in self._steps if step.n > seen)

    def was_offered(self, seat: Seat, seen: int, kind: type[Action]) -> bool:
        """Return whether a seat could have carried out some such action at every step from `seen` on, which is remembered."""
        return all(any(type(each) is kind for each in step.legal(seat)) for step in self._steps if step.n >= seen)

    def judge(self, move: Move) -> NumberedStep:
        """Return the step that would follow a move. Changes nothing. Raises Refusal."""
        step = self._course.judge(move)
        is_late, postponed = move.kind in UNCHOSEN, left_to_tell(self.now)
        by = None if is_late else move.seat
        return NumberedStep(self.game, self.n + 1, step.state, step.events, is_late, postponed, by)

    def back(self, seat: Seat) -> Back | None:
        """Return how this seat can take the last move back; None where it is not an action of its own."""
        return self._course.back(seat)

    def check_takeback(self, seat: Seat, n: int | None, now: datetime, most: Back) -> None:
        """Raise the refusal where a seat cannot take its move `n` back; `most`: the takeback that all have agreed to."""
        back, was_due = self.back(seat), self.record.clock.was_due if most is Back.FREELY else None
        ends = [each for each in (self.record.deadline, was_due) if each is not None]
        if back is None or self.n != n or any(each <= now for each in ends):  # also one's own, while others have time
            raise Refusal("takeback-late")
        if back > most:
            raise Refusal("takeback-shown")

    def advance(self, record: TableRecord, move: Move, step: NumberedStep) -> None:
        """Go on to the step that was judged, once it is stored."""
        self.record = record
        self._course.follow(move, Step(step.state, step.events))
        self._keep(step)

    def _keep(self, step: NumberedStep) -> None:
        self.turns += -_turns_in(self.now) if step.is_takeback else _turns_in(step)
        self._steps.append(step)
        if self.record.has_rivals:
            self.all_events.append((step.n, step.events))
        if step.events:
            self._eventful = step.n


def _turns_in(step: NumberedStep) -> int:
    """Return how many turns have begun in a step."""
    return sum(isinstance(event, PublicEvent) and event.is_turn for event in step.events)


def is_playable(game: str, version: int) -> bool:
    """Return whether the rules that a table began under are here."""
    return game in BY_KEY and BY_KEY[game].plays(version)


def playthrough_of(record: TableRecord, game: AnyGame, entries: Iterable[Entry]) -> Playthrough:
    """Return the playthrough of a table that has begun, without any person."""
    return Playthrough(
        game=record.game,
        version=record.version,
        seats=len(record.seats),
        options=record.options,
        seed=seed_of(record),
        deal=record.deal,
        moves=tuple(
            Move(entry.kind, entry.seat, unpack(game.info.actions, entry.name, entry.fields) if entry.name else None)
            for entry in entries
        ),
    )


def replay(
    record: TableRecord, game: AnyGame, entries: Iterable[Entry], course: Course | None = None
) -> Iterator[NumberedStep]:
    """Yield every step of a table, from the deal on; `course` follows it."""
    entries = tuple(entries)
    postponed: tuple[NumberedEvent, ...] = ()
    for n, step in enumerate(steps(game, playthrough_of(record, game, entries), course)):
        is_late = n > 0 and entries[n - 1].kind in UNCHOSEN
        by = None if n == 0 or is_late else entries[n - 1].seat
        numbered = NumberedStep(game, n, step.state, step.events, is_late, postponed, by)
        postponed = left_to_tell(numbered)
        yield numbered


def left_to_tell(step: NumberedStep, first: int = 0) -> tuple[NumberedEvent, ...]:
    """Return the events told only with the next step: all public ones from step `first` on, where all of them wait."""
    if not all(event.waits for event in step.public):
        return ()
    return tuple(each for each in step.numbered if each[0] >= first)


def end_of(table: Table) -> tuple[int, int]:
    """Return the channel's cursor once all is told: a table that is over has its closing as one more step."""
    return (last_told(table) + 1, 0) if table.record.is_open or table.record.is_hidden else (table.n + 2, 0)


def last_told(table: Table) -> int:
    """Return the last step that may be told: where the same deal is still played elsewhere, not the one that ended a game."""
    return table.n - 1 if table.record.is_hidden else table.n


def solvers(table: Table) -> tuple[Seat, ...]:
    """Return the seats that solved the case of a table, without rivals; none where it ended otherwise."""
    outcome = table.outcome if table.record.status is Status.OVER else None
    if outcome is None or not table.game.is_raced or outcome.reason != SOLVED:
        return ()
    return tuple(seat for seat in outcome.winners if not table.player(seat).is_rival)


def readers_of(step: NumberedStep) -> list[Seat]:
    """Return the seats that learn something by themselves in a step, in order."""
    return sorted({event.to for event in step.events if isinstance(event, PrivateEvent)})


def place_of(step: NumberedStep, record: TableRecord, reader: UserId) -> int | None:
    """Return the place of a person's message among those of a step; the channel's is the first."""
    seat = record.seat_of(reader)
    readers = readers_of(step)
    return 1 + readers.index(seat.seat) if seat is not None and seat.seat in readers else None


def entry_of(action: Action) -> dict[str, Any]:
    """Return the columns of an entry that hold an action."""
    name, fields = pack(action)
    return {"name": name, "fields": fields}


def seed_of(record: TableRecord) -> bytes:
    """Return the seed of all luck of a table."""
    if record.seed is None:
        raise AssertionError("the table has not begun")
    return record.seed.open()
