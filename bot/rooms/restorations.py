"""The room of restorations: what was posted in a time that a restored backup does not know is refused."""

from __future__ import annotations

from typing import Final

from bot.house import House
from bot.loop import Loop
from bot.ui.room import Room
from bot.ui.visits import Visits

INTERVAL: Final = 3600.0
"""A database is restored while no bot runs on it, so the first look finds all there is."""


def room(house: House, _: Visits) -> Room:
    """Return the room."""
    return Room(name="restorations", loops=(Loop("restorations", house.restorations.tick, interval=INTERVAL),))
