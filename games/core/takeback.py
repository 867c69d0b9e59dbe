"""What can be taken back: the types of the events decide it, and nobody's care."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.contract import Event
from games.core.events import Back, PublicEvent
from games.core.seats import Seat


class TakenBack(PublicEvent):
    """A seat took back what it had done in step `n`: the game stands as it stood before."""

    by: Seat
    n: int


def back_of(events: Sequence[Event], by: Seat) -> Back:
    """Return how an action of a seat can be taken back, by what it has led to.

    What led to nothing that anybody was told may be thought over as it is, and to take it back would tell of it.
    """
    if not events:
        return Back.NEVER
    return max(event.back if isinstance(event, PublicEvent) or event.to == by else Back.NEVER for event in events)
