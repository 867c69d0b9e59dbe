"""The log of one seat: every event that it was told. Sheets, hints, rivals and puzzles conclude from it alone.

It holds no state, so a conclusion cannot know more than its seat, and it can be handed to another process.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from games.core.contract import Event, Options
from games.core.events import PublicEvent
from games.core.seats import Seat
from games.core.takeback import TakenBack


@dataclass(frozen=True, slots=True)
class SeatStep:
    """The events of step `n` (0 is the deal) that the seat was told, in their order."""

    n: int
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatLog:
    """Every step since the deal as one seat was told it, faded events included, and the options."""

    seat: Seat
    seats: int
    options: Options
    steps: tuple[SeatStep, ...]

    @property
    def events(self) -> Iterable[tuple[int, Event]]:
        """Yield every event with the number of its step."""
        return ((step.n, event) for step in self.steps for event in step.events)

    def until(self, n: int) -> SeatLog:
        """Return the log as it was after step `n`."""
        return replace(self, steps=tuple(step for step in self.steps if step.n <= n))


def seat_log(seat: Seat, seats: int, options: Options, steps: Iterable[tuple[int, tuple[Event, ...]]]) -> SeatLog:
    """Return the log of a seat, made of all events of numbered steps: the public ones, and those for this seat alone.

    A step that was taken back is left empty: nothing that can be taken back has told a secret.
    """
    heard: list[SeatStep] = []
    for n, events in steps:
        own = tuple(each for each in events if isinstance(each, PublicEvent) or each.to == seat)
        for each in own:
            if isinstance(each, TakenBack):
                heard[-1] = SeatStep(heard[-1].n, ())
                own = ()
        heard.append(SeatStep(n, own))
    return SeatLog(seat=seat, seats=seats, options=dict(options), steps=tuple(heard))
