"""The room of bans: the operator's list, read again every minute, and each person's entry in their export."""

from __future__ import annotations

from typing import Final

from bot.house import House
from bot.loop import Loop
from bot.store.bans import kept_of
from bot.ui.room import Room
from bot.ui.visits import Visits

INTERVAL: Final = 60.0


def room(house: House, _: Visits) -> Room:
    """Return the room."""
    return Room(name="bans", loops=(Loop("bans", house.bans.tick, interval=INTERVAL),), kept_of=kept_of)
