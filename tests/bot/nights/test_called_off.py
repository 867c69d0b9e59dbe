"""Evenings called off: their guests are told once, in the channel; of one that lapsed nobody is."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.messages.sentences import stamp
from bot.nights.nights import FORGOTTEN
from bot.nights.ports import NightChange
from bot.nights.records import NightRecord
from bot.nights.store import StoredNights
from bot.tables.ids import UserId
from bot.tables.people_records import NOTHING
from tests.bot.nights.house import DEATHS, HOST, PEOPLE, House, Mortal
from tests.bot.nights.pressing import end, posts, split
from tests.bot.ui.club import said

ANN, BEN, CLEO, DAN, EVE, FAY = PEOPLE


async def full(house: House) -> NightRecord:
    """Plan an evening of two places with a waiting list."""
    night = await house.planned(minutes=300)
    await house.nights.set_places(night, HOST, 2, is_moderator=False)
    for user in (BEN, CLEO, DAN, EVE):
        house.clock.skip(seconds=1)
        await house.nights.come(await house.now(night), user, f"P{user}", "en")
    await house.keeper.tick()
    return await house.now(night)


def called_off(night: NightRecord, *users: UserId) -> str:
    people = tuple(f"<@{user}>" for user in users)
    return said("night-called-off", people=people, at=stamp(night.starts_at, "F"))


async def test_wherever_the_process_dies_an_evening_that_is_called_off_is_told_once_to_its_list_and_its_waiting_list(
    house: House,
) -> None:
    for n, at in enumerate(range(1, 120, DEATHS)):
        night = await full(house)
        is_alive = await house.ended_over_a_death(night, Mortal(at, is_after=n % 2 == 0))

        assert posts(house, night) == [called_off(night, BEN, CLEO, DAN, EVE)], at
        after = await house.now(night)
        assert (after.is_told, after.coming, after.standby) == (True, (), ()), at
        if is_alive:
            break
    assert at > 10


async def test_who_wants_no_reminders_is_not_called_and_nobody_where_a_server_wants_none(house: House) -> None:
    night = await full(house)
    await house.tables.people.change(BEN, lambda now: replace(now, remind_by=NOTHING))
    await house.tables.people.change(DAN, lambda now: replace(now, remind_by=NOTHING))
    await house.tables.people.change(EVE, lambda now: replace(now, remind_by=NOTHING))
    await house.nights.end(night, HOST, is_moderator=False)
    await house.keeper.tick()
    assert posts(house, night) == [called_off(night, CLEO)]

    quiet = await full(house)
    await house.want_no_reminders()
    await house.nights.end(quiet, HOST, is_moderator=False)
    await house.keeper.tick()
    assert posts(house, quiet) == []


async def test_an_evening_with_a_round_or_that_nobody_began_for_hours_is_not_called_off(house: House) -> None:
    played, lapsed = await house.planned(2), await full(house)
    await house.nights.split(played, HOST, is_moderator=False)
    await house.keeper.tick()
    for each in (await house.now(played)).tables:
        assert each.table is not None
        await house.tables.end(each.table)
    await house.nights.end(await house.now(played), HOST, is_moderator=False)
    for _ in range(2):
        await house.keeper.tick()

    house.clock.skip(hours=5, seconds=FORGOTTEN.total_seconds() - 60)
    await StoredNights(house.store.database).change_night(lapsed.id, NightChange(is_reminded=True))
    await house.keeper.tick()
    assert not (await house.now(lapsed)).is_over
    house.clock.skip(minutes=2)
    for _ in range(2):
        await house.keeper.tick()

    assert ((await house.now(played)).is_told, (await house.now(lapsed)).is_told) == (True, True)
    assert not any("called off" in text for night in (played, lapsed) for text in posts(house, night))


async def test_a_week_that_is_called_off_is_told_and_the_next_week_begins_with_an_empty_list(house: House) -> None:
    night = await full(house)
    night = await house.nights.repeat(night, HOST, "Europe/Paris", is_weekly=True, is_moderator=False)

    await house.nights.end(night, HOST, is_moderator=False)
    for _ in range(3):
        await house.keeper.tick()

    after = await StoredNights(house.store.database).night_in([night.channel])
    assert after is not None
    assert (after.coming, after.standby, after.is_weekly) == ((), (), True)
    assert posts(house, night) == [called_off(night, BEN, CLEO, DAN, EVE)]


@pytest.mark.parametrize("has_round", [True, False])
async def test_an_evening_that_ends_before_its_hour_does_not_say_how_soon_that_is(
    house: House, *, has_round: bool
) -> None:
    night = await house.planned(2, minutes=12)
    await house.keeper.tick()
    [before] = house.panels(night)
    if has_round:
        await split(house, night)
        await end(house, night, 1)

    await house.nights.end(await house.now(night), HOST, is_moderator=False)
    await house.keeper.tick()

    [after] = house.panels(night)
    soon = stamp(night.starts_at, "R")
    assert (soon in before, soon in after) == (True, False)
    assert stamp(night.starts_at, "F") in after


async def test_an_evening_that_ends_after_its_hour_says_how_long_ago_it_began(house: House) -> None:
    night = await house.planned(2, minutes=12)
    house.clock.skip(minutes=20)

    await house.nights.end(await house.now(night), HOST, is_moderator=False)
    await house.keeper.tick()

    [panel] = house.panels(night)
    assert stamp(night.starts_at, "R") in panel
