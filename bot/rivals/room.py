"""The room of rivals: seats that the program plays. Their screen in the lobby is in the room of tables."""

from __future__ import annotations

from bot.house import House
from bot.rivals.playing import Rivals
from bot.ui.room import Room
from bot.ui.visits import Visits


def room(house: House, _: Visits) -> Room:
    """Return the room."""
    rivals = Rivals(house.tables, house.workers.decide)
    house.tables.on_change(rivals.wake)
    return Room(name="rivals", on=rivals, loops=(rivals.loop,))
