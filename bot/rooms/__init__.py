"""The rooms of the bot. A new room is named here, and nowhere else."""

from collections.abc import Callable

from bot.house import House
from bot.rooms import (
    archive,
    bans,
    cases,
    deduction,
    evenings,
    guide,
    owner,
    people,
    restorations,
    rivals,
    servers,
    tables,
)
from bot.ui.room import Room
from bot.ui.visits import Visits

ROOMS: tuple[Callable[[House, Visits], Room], ...] = (
    tables.room,
    people.room,
    servers.room,
    bans.room,
    restorations.room,
    evenings.room,
    cases.room,
    guide.room,
    archive.room,
    deduction.room,
    rivals.room,
    owner.room,
)
"""In the order in which Discord lists their commands."""


def rooms_of(house: House, visits: Visits) -> tuple[Room, ...]:
    """Return the rooms of one house."""
    rooms = tuple(build(house, visits) for build in ROOMS)
    for each in rooms:
        house.own_data.add(each.kept_of, each.forget)
    return rooms
