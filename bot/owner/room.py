"""The room of the operator: the state of the instance, and the maintenance that is announced at its live tables."""

from __future__ import annotations

from bot.house import House
from bot.owner.messages.owner import OwnerScreen
from bot.owner.ui.owner import OwnerHandler
from bot.store.maintenance import StoredMaintenance
from bot.telling.notices import Notices
from bot.ui.room import Room
from bot.ui.visits import Visits
from cogs.owner import OwnerCog


def room(house: House, _: Visits) -> Room:
    """Return the room."""
    screen = OwnerScreen(house.words.sentences)
    stored = StoredMaintenance(house.database)
    notices = Notices(house.ground, stored, screen, house.outside.announcer, house.outside.calm)
    return Room(
        name="owner",
        on=OwnerHandler(house, screen, notices),
        loops=(notices.loop,),
        owner_commands=(OwnerCog,),
    )
