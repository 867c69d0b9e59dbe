"""The contract of a game in three parts: `Rules` (play), `Observer` (knowledge), `Face` (words and pictures).

The rules are a pure, synchronous value machine: `(state, seat, action, chance) -> Step(state, events)`, or a `Refusal`.
`games.core.game.Game` binds the three; the bot knows nothing else about a game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import ClassVar, Generic, Protocol, TypeAlias, TypeVar

from games.core.chance import Chance
from games.core.deduction.sheet import Sheet
from games.core.events import PrivateEvent, PublicEvent
from games.core.lines import Fact, Line
from games.core.scene import PrivateScene, PublicScene
from games.core.seats import MOST_SEATS, Seat
from games.core.values import Declared

Event: TypeAlias = PublicEvent | PrivateEvent
Options: TypeAlias = Mapping[str, str]


class Refusal(Exception):
    """Why an action is not possible: a key of the catalogue (`refusal-<key>`) and the values its sentence needs.

    A refusal changes nothing, is shown to its player alone, and teaches no secret.
    """

    def __init__(self, key: str, **facts: Fact) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts


@dataclass(frozen=True, slots=True)
class Action(metaclass=Declared):
    """An intention of a seat. Subclasses are named in the imperative; their fields are all that is stored.

    `verb` is the name of the slash command and of the button. `label` (a catalogue key) is `verb-<game>-<verb>`.
    Field types may be: a StrEnum, int, bool, Seat, str, None, and unions or tuples of these. A tuple is one or several of
    its values, without order: it is sorted, and holds none twice.
    `then` is the verb that nearly always follows: its choices are shown at once, and spare its player a press.
    An action that `is_final` is confirmed before it counts, with the sentence `confirm-<game>-<verb>` and its fields.
    `fills` says which field an option of the slash command fills, where the field is stored under an older name.
    """

    verb: ClassVar[str]
    then: ClassVar[str] = ""
    is_final: ClassVar[bool] = False
    fills: ClassVar[Mapping[str, str]] = {}

    @property
    def is_denial(self) -> bool:
        """Whether it says that there is nothing to show: it may be a lie, so no hint advises it where anything else may be done."""
        return False


@dataclass(frozen=True, slots=True, kw_only=True)
class Option:
    """A choice made before the deal. `seats`: the numbers of players at which it is offered."""

    key: str
    values: tuple[str, ...]
    default: str
    seats: range | None = None


MEMORY = Option(key="memory", values=("friendly", "strict"), default="friendly")
"""The option that the platform knows by its key, for a game with events that fade: `friendly` keeps them readable (A-AR-29)."""
FRIENDLY = "friendly"


@dataclass(frozen=True, slots=True, kw_only=True)
class GameInfo:
    """The facts of a game that the platform needs without running it. `version` goes up when a rule fix changes play, and
    `Game.earlier` says how tables of the version before go on.

    `seats` has no gaps, begins at 2 or more, and ends at `games.core.seats.MOST_SEATS` at the most.
    `too_few` is the key of the refusal that says why so few cannot play, where a game has a reason of its own.
    `is_brisk`: turns are many and short, so people take less time for one.
    `lost_after`: so many missed turns in a row lose the game (0: none do). A seat then has its whole time for each, and is
    never covered.
    `has_secrets`: seats are told things alone. Without, no event is private, and every desk shows what all can see.
    """

    key: str
    version: int
    seats: range
    actions: tuple[type[Action], ...]
    options: tuple[Option, ...] = ()
    too_few: str | None = None
    is_brisk: bool = False
    lost_after: int = 0
    has_secrets: bool = True

    def __post_init__(self) -> None:
        if self.seats.step != 1 or not 2 <= self.seats.start <= self.seats[-1] <= MOST_SEATS:
            raise ValueError(f"{self.key} offers seats that no table has")

    def settle(self, wishes: Mapping[str, str], seats: int | None = None) -> dict[str, str]:
        """Return every option with its value, defaults filled in.

        With `seats`, an option that is not offered at that number falls back to its default.
        Raises Refusal for an unknown option or value.
        """
        known = {option.key: option for option in self.options}
        for key, value in wishes.items():
            if key not in known or value not in known[key].values:
                raise Refusal("no-such-option")
        return {
            option.key: option.default
            if seats is not None and option.seats is not None and seats not in option.seats
            else wishes.get(option.key, option.default)
            for option in self.options
        }


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """The end of a game: the winners (none, one or several), a reason key, and scores where the game has them."""

    winners: tuple[Seat, ...]
    reason: str
    scores: tuple[int, ...] | None = None


S = TypeVar("S")
S_co = TypeVar("S_co", covariant=True)
A = TypeVar("A", bound=Action)


@dataclass(frozen=True, slots=True)
class Step(Generic[S_co]):
    """The state after one action and its events, in the order in which they are told."""

    state: S_co
    events: tuple[Event, ...]


class TableView(Protocol):
    """A view that is public."""

    @property
    def verbs(self) -> tuple[str, ...]:
        """The verbs that the panel offers to everybody: derived from public facts only."""

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats that the table may know it waits for."""

    @property
    def topic(self) -> str:
        """The page of rules for the table as a whole."""


class SeatView(Protocol):
    """A view for one seat."""

    @property
    def topic(self) -> str:
        """The page of rules for its situation (`rules-<game>-<topic>`)."""


S_contra = TypeVar("S_contra", contravariant=True)
A_contra = TypeVar("A_contra", bound=Action, contravariant=True)
PV_co = TypeVar("PV_co", bound=TableView, covariant=True)
SV_co = TypeVar("SV_co", bound=SeatView, covariant=True)
PV = TypeVar("PV", bound=TableView)
SV = TypeVar("SV", bound=SeatView)


class Rules(Protocol[S, A]):
    """The rules of a game: one stateless object. It judges values, and neither shows nor says anything."""

    def setup(self, seats: int, options: Options, chance: Chance) -> Step[S]:
        """Deal. `options` are settled for this number of seats. This is step 0 of the table."""

    def turn(self, state: S) -> frozenset[Seat]:
        """Return the seats that owe an action. It may be secret: `TableView.waiting` is the public part."""

    def legal(self, state: S, seat: Seat) -> Iterator[A]:
        """Yield the seat's actions: lazy, in a stable order, from that seat's knowledge only.

        A seat that owes an action has one. A seat that owes none may at most change its own secret, such as a choice that
        the others still have to make too: it is told to nobody, and changes nothing that anybody else sees.
        """

    def apply(self, state: S, seat: Seat, action: A, chance: Chance) -> Step[S]:
        """Check, then return the step. Raises Refusal."""

    def late(self, state: S, seat: Seat, chance: Chance) -> Step[S]:
        """Return the step that the clock makes for an absent seat that owes an action."""

    def forfeit(self, state: S, seat: Seat, chance: Chance) -> Step[S]:
        """Let a seat leave for good."""

    def outcome(self, state: S) -> Outcome | None:
        """Return how the game ended, or None while it runs."""


class Observer(Protocol[S_contra, A_contra, PV_co, SV_co]):
    """Makes views of a state, field by field from nothing."""

    def table_view(self, state: S_contra) -> PV_co:
        """Return the public view."""

    def seat_view(self, state: S_contra, seat: Seat) -> SV_co:
        """Return the view of this seat."""

    def cautions(self, state: S_contra, seat: Seat, action: A_contra) -> tuple[str, ...]:
        """Return keys of warnings (`caution-<game>-<key>`) for a legal action, from that seat's knowledge only."""


def _not_in_words(_field: str, _value: object) -> None:
    """Say that a noun, a number or a name is enough."""


def _none_before(_view: object, _values: tuple[object, ...]) -> tuple[object, ...]:
    """Say that no value of a field is likelier than another."""
    return ()


def _nothing_beside(_verb: str, _view: object, _mine: object) -> tuple[Line, ...]:
    """Say that the buttons are enough."""
    return ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Face(Generic[PV, SV]):
    """Views as sentences and pictures: functions which never meet a state."""

    table_lines: Callable[[PV], tuple[Line, ...]]
    """Returns what everybody may see as sentences: who must do what, and then, line by line, what the picture shows."""
    seat_lines: Callable[[SV], tuple[Line, ...]]
    """Returns what the seat knows as sentences: its desk."""
    table_scene: Callable[[PV], PublicScene]
    """Returns the picture of the panel."""
    seat_scene: Callable[[SV], PrivateScene | None]
    """Returns the picture of what this seat sees, if it has secrets to show."""
    wording: Callable[[str, object], Line | None] = _not_in_words
    """Returns how a value of this field is called on a button, where its noun or its number does not say it."""
    likely: Callable[[SV, tuple[object, ...]], tuple[object, ...]] = _none_before
    """Returns which values of a long field stand first for this seat, as buttons; the others are in lists behind them."""
    beside: Callable[[str, PV, SV], tuple[Line, ...]] = _nothing_beside
    """Returns the facts of panel and desk that a seat needs beside the choices of this verb, as far as its buttons lack them."""
    sheet: Callable[[PV, SV], Sheet]
    """Returns the paper on which this seat deduces, with what it sees anyway."""
