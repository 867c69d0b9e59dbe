"""Tables of a club with seats for the program, and the moments of its turn."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from bot.messages.controls import Control, Fixed, Kind, RivalKey
from bot.rivals.deciding import RivalQuestion
from bot.rivals.playing import Rivals
from bot.tables.cast import CAST
from bot.tables.ids import TableId
from bot.tables.records import TableRecord
from bot.tables.rivals import MOST
from bot.tables.table import Table
from games.core.deduction.rival import Decision
from tests.bot.ui.club import PEOPLE, Club, decided_here, fixed

ANN = PEOPLE[0]


def seating(table: TableId, key: RivalKey, part: int | None = None) -> Control:
    return Control(table, 0, Kind.RIVAL, key, () if part is None else (part,))


async def seated_with_rivals(club: Club, game: str, rivals: int, people: int = 1) -> TableRecord:
    table = await club.seated(people, game)
    for rival in CAST[:rivals]:
        await club.press(ANN, seating(table.id, RivalKey.ADD), [str(rival.number)])
    return await club.record(table.id)


async def dealt_with_rivals(club: Club, game: str = "cluedo", rivals: int = 2, people: int = 1) -> Table:
    table = await seated_with_rivals(club, game, rivals, people)
    await club.press(ANN, fixed(table.id, Fixed.START))
    return await club.tables.load(table.id)


async def turn_of_the_program(club: Club, table_id: TableId, rivals: Rivals) -> None:
    await rivals.play(table_id)
    while thinking := [each for each in asyncio.all_tasks() if each.get_name() == f"rival-thinks-{table_id}"]:
        await asyncio.wait(thinking)
    await last_moment_of_the_program(club, table_id, rivals)


async def begins_to_think(table_id: TableId, rivals: Rivals) -> None:
    await rivals.play(table_id)
    for _ in range(8):  # long enough to ask, and to hear what is answered at once
        await asyncio.sleep(0)


async def last_moment_of_the_program(club: Club, table_id: TableId, rivals: Rivals) -> None:
    club.clock.skip(seconds=MOST.total_seconds())
    await rivals.play(table_id)


def made(club: Club, decide: Callable[[RivalQuestion], Awaitable[Decision]] = decided_here) -> Rivals:
    return Rivals(club.tables, decide)
