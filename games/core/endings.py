"""The checks before any action, and the events, state and outcomes of turns, absence, leaving and winning, shared by all games."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import ClassVar

from games.core.contract import Outcome, Refusal
from games.core.events import Back, PublicEvent
from games.core.lines import who
from games.core.seats import Seat, all_seats, clockwise_from

ABANDONED = Outcome(winners=(), reason="abandoned")
STALLED = Outcome(winners=(), reason="stalled")
IDLE_ROUNDS = 2
"""Where the clock has played so many rounds alone, nobody plays any more, and the game ends as stalled."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PartyState:
    """The base of the state of a game that goes on without the seats that miss turns or leave."""

    idle: int = 0  # how many turns in a row the clock has ended or played
    gone: frozenset[Seat] = frozenset()
    outcome: Outcome | None = None

    def there(self, seats: int) -> tuple[Seat, ...]:
        """Return the seats that have not left, of so many."""
        return tuple(seat for seat in all_seats(seats) if seat not in self.gone)

    def after(self, seat: Seat, seats: int) -> Seat:
        """Return the next seat clockwise that has not left."""
        return next(each for each in clockwise_from(seat, seats) if each not in self.gone)


class TurnBegan(PublicEvent):
    """It is this seat's turn."""

    back: ClassVar[Back] = Back.FREELY
    is_turn: ClassVar[bool] = True
    seat: Seat


class TurnMissed(PublicEvent):
    """The clock ended a turn, or played for a seat."""

    seat: Seat


class Left(PublicEvent):
    """A seat left for good."""

    seat: Seat


class LastOne(PublicEvent):
    """One seat alone is still playing (A-13-22, A-CL-24)."""

    seat: Seat


class Won(PublicEvent):
    """A seat found the answer, and the game is over."""

    reveals: ClassVar[frozenset[str]] = frozenset({"by"})
    by: Seat


class Abandoned(PublicEvent):
    """Too few players are left; nobody wins."""


class Stalled(PublicEvent):
    """The clock has played two rounds alone; nobody wins."""


def check_running(outcome: Outcome | None) -> None:
    """Raise the refusal for a game that is over."""
    if outcome is not None:
        raise Refusal("game-over")


def check_there(outcome: Outcome | None, seat: Seat, gone: Collection[Seat]) -> None:
    """Raise the refusal for a seat that cannot leave: the game is over, or it has left already."""
    check_running(outcome)
    if seat in gone:
        raise Refusal("already-left")


def check_owes(outcome: Outcome | None, seat: Seat, *owing: Seat) -> None:
    """Raise the refusal for a seat that owes nothing: the game is over, or others owe an action."""
    check_running(outcome)
    if seat not in owing:
        raise Refusal("not-your-turn", active=who(owing))
