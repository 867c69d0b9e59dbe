"""Deleted threads and channels, and two evenings on one server."""

from __future__ import annotations

from typing import Any

import pytest

from bot.messages.sentences import stamp
from bot.nights.keeper import TOLD_AT_ONCE
from bot.nights.records import EventState, NightRecord
from bot.tables.ids import ChannelId, UserId
from bot.tables.people_records import NOTHING
from bot.tables.status import Status
from games.core.contract import Refusal
from tests.bot.nights.house import HOST, PEOPLE, House
from tests.bot.ui.club import said

ANN, BEN, CLEO, DAN, EVE, FAY = PEOPLE


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


async def test_an_evening_that_is_called_off_while_the_loss_of_its_channel_is_told_of_is_over(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    night = await house.planned(4)
    end = house.keeper._store.end_night

    async def twice(*given: Any) -> NightRecord:
        await end(*given)
        return await end(*given)

    monkeypatch.setattr(house.keeper._store, "end_night", twice)
    await house.keeper.lost(night.channel)

    assert (await house.now(night)).is_over


@pytest.mark.parametrize("per_hour", [1000, 20])
async def test_all_guests_of_a_deleted_channel_are_told_once_a_few_at_a_time_and_the_calendar_at_once(
    house: House, per_hour: int
) -> None:
    house.mailboxes_per_hour = per_hour
    house.start()
    night = await house.planned(minutes=24 * 60)
    guests = [UserId(500 + n) for n in range(50)]
    for user in guests:
        await house.nights.come(night, user, f"P{user}", "en")
    await house.keeper.tick()

    house.discord.deleted.add(night.channel)
    await house.keeper.lost(night.channel)

    told = said("night-gone", at=stamp(night.starts_at, "F"))
    assert house.venue.events[night.channel] is EventState.OVER
    assert sum(len(house.discord.letters(user)) for user in (HOST, *guests)) == TOLD_AT_ONCE
    for _ in range(4):
        house.start()  # whatever dies meanwhile
        for _ in range(8):
            await house.keeper.tick()
        house.clock.skip(hours=1)

    assert [house.discord.letters(user) for user in (HOST, *guests)] == [[told]] * 51
    assert ((await house.now(night)).is_over, (await house.now(night)).is_told) == (True, True)


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
