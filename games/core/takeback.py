"""Takebacks: the types of a move's events decide whether it can be taken back."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.contract import Event
from games.core.events import Back, PublicEvent
from games.core.seats import Seat


class TakenBack(PublicEvent):
    """A seat took back its move of step `n`: the game stands as it stood before."""

    by: Seat
    n: int


def back_of(events: Sequence[Event], by: Seat) -> Back:
    """Return how an action of a seat can be taken back, by its events.

    An action without events may be thought over as it is, and to take it back would tell of it.
    """
    if not events:
        return Back.NEVER
    return max(event.back if isinstance(event, PublicEvent) or event.to == by else Back.NEVER for event in events)
