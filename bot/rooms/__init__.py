"""The rooms of the bot. A new room is named here, and nowhere else.

Those of the kernel are in this folder, every other one in the `room.py` of its own.
"""

from collections.abc import Callable

from bot.cases.room import room as cases
from bot.deduction.room import room as deduction
from bot.house import House
from bot.nights.room import room as nights
from bot.owner.room import room as owner
from bot.people.room import room as people
from bot.record.room import room as record
from bot.rivals.room import room as rivals
from bot.rooms.bans import room as bans
from bot.rooms.guide import room as guide
from bot.rooms.restorations import room as restorations
from bot.rooms.tables import room as tables
from bot.servers.room import room as servers
from bot.theatre.room import room as theatre
from bot.ui.room import Room
from bot.ui.visits import Visits
from bot.votes.room import room as votes

ROOMS: tuple[Callable[[House, Visits], Room], ...] = (
    tables,
    votes,
    people,
    servers,
    bans,
    restorations,
    nights,
    cases,
    guide,
    record,
    theatre,
    deduction,
    rivals,
    owner,
)
"""In the order in which Discord lists their commands."""


def rooms_of(house: House, visits: Visits) -> tuple[Room, ...]:
    """Return the rooms of one house."""
    rooms = tuple(build(house, visits) for build in ROOMS)
    for each in rooms:
        house.own_data.add(each.kept_of, each.forget)
    return rooms
