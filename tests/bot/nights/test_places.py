"""Deleted threads and channels, and two evenings on one server."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.messages.sentences import stamp
from bot.tables.ids import ChannelId
from bot.tables.people_records import NOTHING
from bot.tables.status import Status
from games.core.contract import Refusal
from tests.bot.nights.house import HOST, PEOPLE, House, a_house
from tests.bot.ui.club import said

ANN, BEN, CLEO, DAN, EVE, FAY = PEOPLE


@pytest_asyncio.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with a_house(tmp_path) as made:
        yield made


async def test_whoever_played_in_a_thread_that_was_deleted_is_free_at_once(house: House) -> None:
    night = await house.planned(2)
    await house.nights.split(await house.now(night), HOST, is_moderator=False)
    await house.keeper.tick()
    [table] = (await house.now(night)).tables
    assert table.thread is not None
    assert table.table is not None
    await house.keeper.lost(ChannelId(4))  # some other channel

    await house.keeper.lost(table.thread)

    after = await house.now(night)
    assert ({each.user for each in after.free}, after.is_over) == ({ANN, BEN}, False)
    record = await house.store.get(table.table)
    assert record is not None
    assert record.status is Status.ENDED


async def test_a_deleted_channel_ends_its_evening_and_its_people_are_told_once(house: House) -> None:
    night = await house.planned(4)
    await house.nights.split(await house.now(night), HOST, is_moderator=False)
    await house.keeper.tick()
    await house.tables.people.change(CLEO, lambda now: type(now)(user=CLEO, remind_by=NOTHING))
    house.discord.closed.add(DAN)

    for _ in range(2):
        await house.keeper.lost(night.channel)
        await house.keeper.tick()

    after = await house.now(night)
    assert (after.is_over, after.is_told, after.has_games) == (True, True, False)
    told = said("night-gone", at=stamp(night.starts_at, "F"))
    assert [house.discord.letters(user) for user in (ANN, BEN, CLEO, DAN)] == [[told], [told], [], []]


async def test_two_evenings_on_one_server_never_deal_the_same_people_into_both(house: House) -> None:
    first, second = await house.planned(3), await house.planned(4)
    seen = await house.now(second)
    await house.nights.split(await house.now(first), HOST, is_moderator=False)

    with pytest.raises(Refusal, match="night-changed"):  # as seen by a host who pressed at the same time
        await house.nights.split(seen, HOST, is_moderator=False)
    with pytest.raises(Refusal, match="night-alone"):
        await house.nights.split(await house.now(second), HOST, is_moderator=False)
    await house.nights.here(second, EVE, "E", "en")
    await house.nights.split(await house.now(second), HOST, is_moderator=False)

    [table] = (await house.now(second)).tables
    assert {*table.users} == {DAN, EVE}
