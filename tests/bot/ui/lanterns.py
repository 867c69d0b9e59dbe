"""Lanterns at the doors of the bot: as short as a game can be in which something can be known."""

from __future__ import annotations

from bot.tables.table import Table
from games.core.seats import Seat
from tests.bot.ui.club import PEOPLE, Club
from tests.games.lanterns.model import Colour, Guess, Hide


async def guessed_wrong(club: Club, option: str, value: str) -> Table:
    """Deal Lanterns to two, with an option, and let the first of them be wrong once."""
    record = await club.seated(2, "lanterns")
    await club.lobby.option(record.id, PEOPLE[0], option, value)
    await club.lobby.start(record.id, PEOPLE[0])
    for person in PEOPLE[:2]:
        await club.tables.act(record.id, person, Hide(spot="a1"))
    table = await club.tables.load(record.id)
    wrong = next(each for each in Colour if each not in {colour.open() for colour in table.state.colours})
    await club.tables.act(record.id, PEOPLE[0], Guess(player=Seat(1), colour=wrong))
    await club.delivery.idle()
    return await club.tables.load(record.id)
