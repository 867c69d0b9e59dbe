"""Guests that have left the server, or that the operator keeps out: none is dealt in, and none holds up the others."""

from __future__ import annotations

import pytest

from bot.store.bans import StoredBans
from bot.tables.ids import TableId
from tests.bot.nights.guests import two_rounds
from tests.bot.nights.house import HOST, PEOPLE, House
from tests.bot.nights.pressing import end, here, seated, split, wait

ANN, BEN, CLEO, DAN, EVE, FAY = PEOPLE


@pytest.mark.parametrize("is_planned", [False, True])
async def test_whom_the_operator_keeps_out_is_not_dealt_in_and_holds_no_place(house: House, is_planned: bool) -> None:
    night = await house.planned(3)
    if is_planned:
        await house.nights.split(await house.now(night), HOST, is_moderator=False)
    await StoredBans(house.store.database).ban(CLEO, is_server=False, at=house.clock.now())
    if not is_planned:
        await split(house, night)
    await house.keeper.tick()

    after = await house.now(night)
    record = await house.store.get(after.tables[0].table or pytest.fail("it was not dealt"))
    assert record is not None
    assert [each.user for each in record.seats] == [ANN, BEN]
    assert [each.user for each in after.coming] == [ANN, BEN]
    await house.nights.appoint(after, HOST, {CLEO: "Cleo"}, is_moderator=False)
    assert (await house.now(night)).cohosts == ()


async def test_whoever_leaves_the_server_before_their_table_opens_is_not_dealt_in(house: House) -> None:
    night = await house.planned(3)
    house.venue.lacks = "create_public_threads"
    await split(house, night)

    house.venue.gone = {BEN}
    house.venue.lacks = None
    house.clock.skip(minutes=2)
    await house.keeper.tick()

    [table] = (await house.now(night)).tables
    record = await house.store.get(table.table or TableId(0))
    assert record is not None
    assert {*record.people} == {ANN, CLEO}


async def test_whoever_is_kept_out_and_leaves_the_server_does_not_close_the_table_of_the_others(house: House) -> None:
    night = await house.planned(3)
    house.venue.lacks = "create_public_threads"
    await split(house, night)
    await StoredBans(house.store.database).ban(CLEO, is_server=False, at=house.clock.now())

    house.venue.gone = {CLEO}
    house.venue.lacks = None
    house.clock.skip(minutes=2)
    await house.keeper.tick()

    [table] = (await house.now(night)).tables
    record = await house.store.get(table.table or pytest.fail("it was not dealt"))
    assert record is not None
    assert {*record.people} == {ANN, BEN}


async def test_whoever_has_left_the_server_is_let_go_and_the_others_wait_on(house: House) -> None:
    night = await two_rounds(house)
    await end(house, night, 1)
    await here(house, night, ANN, BEN)
    house.venue.gone.add(BEN)

    await wait(house)
    after = await house.now(night)
    assert ([each.user for each in after.waiting], len(after.tables)) == ([ANN], 2)
    assert BEN not in {each.user for each in (*after.coming, *after.here)}
    await here(house, night, EVE)
    await wait(house)

    assert (await seated(house, night))[2:] == [{ANN, EVE}]
