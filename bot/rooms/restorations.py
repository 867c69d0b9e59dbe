"""The room of restorations: what was posted in a time that a restored backup does not know is refused."""

from __future__ import annotations

from bot.house import House
from bot.loop import Loop
from bot.ui.room import Room
from bot.ui.visits import Visits


def room(house: House, _: Visits) -> Room:
    """Return the room."""
    # A database is restored while no bot runs on it: the first look that succeeds finds all there is.
    return Room(name="restorations", loops=(Loop("restorations", house.restorations.tick),))
