"""Whatever changes a table wakes all that looks after tables: the delivery, the reminders and the rivals."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Container, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any

from bot.messages.controls import Control, Fixed, Kind, RivalKey, VoteKey
from bot.messages.presenter import Presenter
from bot.rivals.deciding import RivalQuestion
from bot.rivals.playing import INTERVAL as LOOK
from bot.rivals.playing import Rivals
from bot.tables.ids import TableId
from bot.tables.rivals import MOST
from bot.telling.reminders import INTERVAL, Reminders
from games.core.deduction.rival import Decision
from tests.bot.ui.club import PEOPLE, Club, decided_here, fixed
from tests.words import WORDS

ANN, BEN, CLEO = PEOPLE[:3]


@asynccontextmanager
async def under_way(work: Coroutine[Any, Any, None]) -> AsyncIterator[None]:
    """Let something run until the block is over."""
    task = asyncio.create_task(work)
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def voted_to_the_program(club: Club, table: TableId) -> None:
    """Let Ben give his seat to the program, by leave of the others."""
    await club.press(BEN, Control(table, 0, Kind.VOTE, VoteKey.RIVAL + 1))
    for voter in (ANN, CLEO):
        await club.press(voter, Control(table, 1, Kind.VOTE, VoteKey.YES))
    assert (await club.record(table)).seats[1].is_rival


async def test_a_seat_that_goes_to_the_program_by_vote_is_played_without_waiting_for_the_next_look(club: Club) -> None:
    table, looked, played = (await club.dealt(3, "clues")).record.id, asyncio.Event(), asyncio.Event()

    class Looking(Rivals):
        async def tick(self) -> None:
            await super().tick()
            looked.set()

    async def decide(question: RivalQuestion) -> Decision:
        club.clock.skip(seconds=MOST.total_seconds())  # it is time to play as soon as that is decided
        return await decided_here(question)

    rivals = Looking(club.tables, decide)
    club.tables.on_change(rivals.wake)
    club.tables.on_change(lambda *_: played.set())
    async with under_way(rivals.loop.run()):
        await looked.wait()
        await voted_to_the_program(club, table)
        async with asyncio.timeout(LOOK / 2):
            while not await club.store.entries(table):
                played.clear()
                await played.wait()

    assert [entry.seat for entry in await club.store.entries(table)] == [1]


async def test_the_reminder_of_a_player_whose_seat_goes_to_the_program_goes_without_waiting_for_the_next_look(
    club: Club,
) -> None:
    table, looked = (await club.dealt(3, "clues")).record.id, asyncio.Event()
    club.clock.skip(hours=20)

    class Looking(Reminders):
        async def tick(self) -> None:
            await super().tick()
            looked.set()

        async def review(self, tables: Container[TableId]) -> None:
            await super().review(tables)
            looked.set()

    reminders = Looking(club.tables, Presenter(WORDS).timing, club.discord, club.discord)
    club.tables.on_change(reminders.wake)
    async with under_way(reminders.loop.run()):
        await looked.wait()
        assert BEN in {each.user for each in await club.store.reminders()}
        await voted_to_the_program(club, table)
        async with asyncio.timeout(INTERVAL / 2):
            while BEN in {each.user for each in await club.store.reminders()}:
                looked.clear()
                await looked.wait()


async def test_all_that_looks_after_tables_hears_of_all_that_is_done_at_one(club: Club) -> None:
    table, heard = (await club.seated(2, "clues")).id, list[TableId]()
    club.tables.on_change(lambda table, _=None: heard.append(table))

    for who, control, values in (
        (ANN, Control(table, 0, Kind.RIVAL, RivalKey.ADD), ["0"]),
        (ANN, Control(table, 0, Kind.RIVAL, RivalKey.REMOVE, (0,)), []),
        (BEN, fixed(table, Fixed.LEAVE), []),
        (BEN, fixed(table, Fixed.JOIN), []),
        (ANN, fixed(table, Fixed.START), []),
    ):
        heard.clear()
        await club.press(who, control, values)
        assert set(heard) == {table}, control
