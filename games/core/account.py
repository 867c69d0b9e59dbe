"""What one seat has been told: all that anything may be concluded from, be it by a sheet, a hint or a rival.

It holds no state, so whoever works with it cannot know more than its seat; and it can be handed to another process.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from games.core.contract import Event, Options
from games.core.events import PublicEvent
from games.core.seats import Seat
from games.core.takeback import TakenBack


@dataclass(frozen=True, slots=True)
class Told:
    """What a seat read of step `n` (0 is the deal), in its order."""

    n: int
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Account:
    """Everything that a seat was told since the deal, also what has faded, and what was known before it."""

    seat: Seat
    seats: int
    options: Options
    told: tuple[Told, ...]

    @property
    def events(self) -> Iterable[tuple[int, Event]]:
        """Yield every event with the number of its step."""
        return ((told.n, event) for told in self.told for event in told.events)

    def until(self, n: int) -> Account:
        """Return what had been told when step `n` was done."""
        told = tuple(each for each in self.told if each.n <= n)
        return Account(seat=self.seat, seats=self.seats, options=self.options, told=told)


def account(seat: Seat, seats: int, options: Options, steps: Iterable[tuple[int, tuple[Event, ...]]]) -> Account:
    """Return what a seat was told of numbered steps: what is public, and what is for this seat alone.

    What was taken back is left out, for it did not happen: nothing that can be taken back has told anybody a secret.
    """
    told: list[Told] = []
    for n, events in steps:
        heard = tuple(each for each in events if isinstance(each, PublicEvent) or each.to == seat)
        for each in heard:
            if isinstance(each, TakenBack):
                told[-1] = Told(told[-1].n, ())
                heard = ()
        told.append(Told(n, heard))
    return Account(seat=seat, seats=seats, options=dict(options), told=tuple(told))
