"""The threads of a large evening: spread as Discord takes them, and nobody is dealt in unasked."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from bot.nights.opening import MINUTE
from bot.nights.records import MOST_GUESTS, THREADS, NightRecord
from bot.tables.ids import UserId
from bot.tables.status import Status
from tests.bot.nights.house import HOST, House, a_house
from tests.bot.ui.club import said

CROWD = tuple(UserId(1000 + n) for n in range(MOST_GUESTS))


@pytest_asyncio.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with a_house(tmp_path) as made:
        yield made


async def open_now(house: House, night: NightRecord) -> int:
    """Return how many tables are dealt."""
    tables = [each.table for each in (await house.now(night)).tables if each.table is not None]
    records = [await house.store.get(each) for each in tables]
    assert all(each is not None and each.status is Status.LIVE for each in records)
    return len(tables)


async def test_sixty_people_are_dealt_in_ten_threads_a_minute_all_that_asked_and_nobody_else(house: House) -> None:
    night = await house.planned()
    for user in CROWD:
        night = await house.nights.here(night, user, f"P{user}", "en")
    resting = {CROWD[7], CROWD[31]}
    for user in resting:
        night = await house.nights.rest(night, user)
    await house.nights.split(night, HOST, is_moderator=False)
    planned = (await house.now(night)).tables
    assert len(planned) > THREADS

    await house.keeper.tick()
    assert (await open_now(house, night), house.venue.made) == (THREADS, THREADS)
    [panel] = house.panels(night)
    assert said("night-opening", n=len(planned) - THREADS) in panel
    other = await house.planned(2)
    await house.nights.split(other, HOST, is_moderator=False)
    await house.keeper.tick()
    assert await open_now(house, other) == 1  # an evening elsewhere does not wait for it
    house.clock.skip(seconds=MINUTE.total_seconds())
    await house.keeper.tick()

    assert await open_now(house, night) == len(planned)
    after = await house.now(night)
    assert {user for each in after.tables for user in each.users} == {*CROWD} - resting
    assert {each.user for each in after.resting} == resting
    assert "⏳" not in house.panels(night)[0]


async def test_in_no_minute_more_threads_are_opened_than_discord_takes(house: House) -> None:
    night = await house.planned()
    for user in CROWD:
        night = await house.nights.here(night, user, f"P{user}", "en")
        night = await house.nights.like(night, user, f"P{user}", "en", ["bakerstreet"])
    await house.nights.split(night, HOST, is_moderator=False)
    made = list[int]()

    for _ in range(20):  # the keeper looks every fifteen seconds
        before = house.venue.made
        await house.keeper.tick()
        made.append(house.venue.made - before)
        house.clock.skip(seconds=15)

    assert sum(made) == MOST_GUESTS // 2
    assert max(sum(made[n : n + 4]) for n in range(len(made))) == THREADS
