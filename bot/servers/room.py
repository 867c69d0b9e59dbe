"""The room of servers: the decisions of each, and the erasure of those that the bot has left."""

from __future__ import annotations

from typing import Final

from bot.house import House
from bot.loop import Loop
from bot.servers.messages.controls import Ruling
from bot.servers.ui.server import ServerHandler
from bot.ui.room import Room
from bot.ui.visits import Visits
from cogs.server import ServerCog

INTERVAL: Final = 60.0


def room(house: House, _: Visits) -> Room:
    """Return the room."""
    server = ServerHandler(house)
    return Room(
        name="servers",
        on=server,
        controls={(Ruling,): server.press},
        loops=(Loop("servers", house.servers.tick, interval=INTERVAL),),
        commands=(ServerCog,),
    )
