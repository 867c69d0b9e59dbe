"""What end-to-end tests of Cluedo share: a table that is dealt, and a walk to a room."""

from __future__ import annotations

from bot.tables.table import Table
from games.cluedo.actions import ChoosePawn, Move, Roll, Stay
from games.cluedo.model import ROOM_LIST, ROOMS, SUSPECTS, Room
from games.core.contract import Action
from games.core.seats import Seat
from tests.e2e.evening import Evening


async def dealt(evening: Evening, seats: int = 3, **options: str) -> Table:
    """Open a table of Cluedo and let everybody take the first pawn that is left."""
    evening.game = "cluedo"
    table = await evening.seated(seats, options=options)
    for seat in range(seats):
        await evening.do(table, seat, ChoosePawn(suspect=SUSPECTS[seat]))
    await evening.settle()
    return table


async def act(evening: Evening, table: Table, action: Action) -> None:
    await evening.do(table, evening.active(table), action)
    await evening.settle()


async def to_a_room(evening: Evening, table: Table) -> Room:
    """Let the active player walk until they are in a room; the others stay. Return the room."""
    me = evening.active(table)
    while True:
        if evening.active(table) != me:
            await act(evening, table, Stay())
            continue
        await act(evening, table, Roll())
        moves = [each for each in table.game.rules.legal(table.state, Seat(me)) if isinstance(each, Move)]
        rooms = [each for each in moves if isinstance(each.to, Room)]
        await act(evening, table, (rooms or moves)[0])
        if rooms:
            room: Room
            (room,) = [ROOM_LIST[spot - ROOMS] for spot in table.state.at if spot >= ROOMS]
            return room
