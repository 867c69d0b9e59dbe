"""The threads of a large evening: as many as Discord takes at once, else spread; and nobody is dealt in unasked."""

from __future__ import annotations

import asyncio

import pytest
from structlog.testing import capture_logs

from bot.nights.records import MOST_GUESTS, THREADS, NightRecord, NightTable
from bot.tables.ids import ChannelId, TableId, UserId
from bot.tables.status import Status
from bot.telling.senders import NotAllowed
from tests.bot.nights.house import HOST, House
from tests.bot.ui.club import said
from tests.builders import amount

CROWD = tuple(UserId(1000 + n) for n in range(MOST_GUESTS))


async def open_now(house: House, night: NightRecord) -> int:
    """Return how many tables are dealt."""
    tables = [each.table for each in (await house.now(night)).tables if each.table is not None]
    records = [await house.store.get(each) for each in tables]
    assert all(each is not None and each.status is Status.LIVE for each in records)
    return len(tables)


async def crowd(house: House, *likes: str) -> NightRecord:
    """Let as many people be at an evening as it takes."""
    night = await house.planned()
    for user in CROWD:
        night = await house.nights.here(night, user, f"P{user}", "en")
        if likes:
            night = await house.nights.like(night, user, f"P{user}", "en", likes)
    return night


@pytest.mark.parametrize("game", [None, "clues", "arosa", "cluedo"][:: amount(3, 1)])
async def test_sixty_people_are_dealt_in_at_once_all_that_asked_and_nobody_else(house: House, game: str | None) -> None:
    night = await crowd(house, *filter(None, [game]))
    resting = {CROWD[7], CROWD[31]}
    for user in resting:
        night = await house.nights.rest(night, user)
    await house.nights.split(night, HOST, is_moderator=False)

    await house.keeper.tick()

    after = await house.now(night)
    assert await open_now(house, night) == len(after.tables) <= THREADS
    assert {user for each in after.tables for user in each.users} == {*CROWD} - resting
    assert {each.user for each in after.resting} == resting
    assert "⏳" not in house.panels(night)[0]


async def test_threads_of_a_game_of_two_open_ten_a_minute_as_the_panel_says(house: House) -> None:
    night = await crowd(house, "bakerstreet")
    await house.nights.split(night, HOST, is_moderator=False)
    made = list[int]()

    await house.keeper.tick()
    [panel] = house.panels(night)
    assert said("night-opening", n=20, minutes=2) in panel
    other = await house.planned(2)
    await house.nights.split(other, HOST, is_moderator=False)
    await house.keeper.tick()
    assert await open_now(house, other) == 1  # an evening elsewhere does not wait for it
    made.append(house.venue.made - 1)
    for _ in range(20):  # the keeper looks every fifteen seconds
        house.clock.skip(seconds=15)
        before = house.venue.made
        await house.keeper.tick()
        made.append(house.venue.made - before)

    assert await open_now(house, night) == sum(made) == MOST_GUESTS // 2
    assert max(sum(made[n : n + 4]) for n in range(len(made))) == THREADS
    assert "⏳" not in house.panels(night)[0]


@pytest.mark.parametrize("locked", [1, 2, 5][: amount(1, 3)])
async def test_a_thread_locked_before_its_deal_holds_up_no_other_table(
    house: House, locked: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    night = await crowd(house, "cluedo")
    await house.nights.split(night, HOST, is_moderator=False)
    opens = house.venue.open_thread

    async def locks(of: NightRecord, table: NightTable, name: str) -> ChannelId:
        thread = await opens(of, table, name)
        if table.n == locked:
            house.discord.locked.add(thread)
        return thread

    monkeypatch.setattr(house.venue, "open_thread", locks)
    await house.keeper.tick()
    tables = (await house.now(night)).tables
    assert [each.n for each in tables if each.table is None] == [locked]
    assert (await house.now(night)).trouble == "send_messages_in_threads"
    house.discord.locked.clear()
    await house.keeper.tick()

    assert await open_now(house, night) == len(tables)
    assert house.venue.made == len(tables)
    assert (await house.now(night)).trouble is None


async def test_without_the_right_to_open_threads_discord_is_asked_once_a_look(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    night = await crowd(house, "cluedo")
    await house.nights.split(night, HOST, is_moderator=False)
    asked = list[str]()

    async def refuses(_: NightRecord, __: NightTable, name: str) -> ChannelId:
        asked.append(name)
        raise NotAllowed("create_public_threads")

    monkeypatch.setattr(house.venue, "open_thread", refuses)
    await house.keeper.tick()

    assert len(asked) == 1
    assert await open_now(house, night) == 0


async def test_two_processes_that_open_the_same_tables_deal_each_once_and_give_none_up(house: House) -> None:
    """A look goes on where the server of its evening has just gone to another process."""
    night = await house.planned(4)
    await house.nights.split(night, HOST, is_moderator=False)
    before = house.keeper
    house.start()
    with capture_logs() as logs:
        await asyncio.gather(before.tick(), house.keeper.tick())
        await house.keeper.tick()

    assert [each for each in logs if each["log_level"] == "error"] == []
    for each in (await house.now(night)).tables:
        record = await house.store.get(each.table or TableId(0))
        assert record is not None
        assert (record.status, each.is_lost) == (Status.LIVE, False)
