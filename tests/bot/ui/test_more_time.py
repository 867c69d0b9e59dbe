"""More time on Discord: offered where a press gives some, and no longer once it was given."""

from __future__ import annotations

import pytest

from bot.messages.controls import Control, Kind, TimeKey
from bot.tables.ids import TableId, UserId
from bot.tables.table import Table
from tests.bot.ui.club import PEOPLE, Club, said
from tests.bot.ui.interactions import FakeInteraction

ANN, BEN, CLEO = PEOPLE[:3]
PAGE = 998
"""The number of a private message."""


def extend(table: TableId) -> Control:
    return Control(table, 0, Kind.TIME, TimeKey.EXTEND)


async def page(club: Club, table: TableId, by: UserId) -> str:
    return (await club.press(by, Control(table, 0, Kind.TIME, TimeKey.SHOW))).texts[0]


async def press(club: Club, table: TableId, by: UserId) -> FakeInteraction:
    return await club.press(by, extend(table), on=PAGE, is_private=True)


async def move(club: Club, table: Table, by: UserId) -> Table:
    action = next(each for each in table.now.legal(table.seat_of(by)) if not each.is_final)
    return (await club.tables.act(table.record.id, by, action)).table


async def test_the_page_that_was_pressed_for_more_time_offers_it_no_longer_and_all_read_of_it(club: Club) -> None:
    table = (await club.dealt(3, "cluedo")).record.id  # all choose their pawns at once
    before = await page(club, table, ANN)

    answer = await press(club, table, ANN)

    shown, gift = answer.texts
    assert extend(table).id in before
    assert answer.said == ["changed", "followed up"]
    assert said("time-changed") in shown
    assert extend(table).id not in shown
    assert "takes more time for this turn" in gift
    assert extend(table).id in await page(club, table, BEN)
    assert extend(table).id not in await page(club, table, ANN)


@pytest.mark.parametrize("game", ["arosa", "clues", "cluedo"])
async def test_more_time_is_offered_as_long_as_a_press_gives_some(club: Club, game: str) -> None:
    table = await club.dealt(3, game)
    table_id = table.record.id
    table = await move(club, table, table.player(min(table.now.view.waiting)).user)
    for _ in range(2):
        for person in (BEN, ANN, CLEO):
            is_offered = extend(table_id).id in await page(club, table_id, person)
            had = (await club.record(table_id)).clock.extended

            await press(club, table_id, person)

            assert (len((await club.record(table_id)).clock.extended) > len(had)) is is_offered
    extended = (await club.record(table_id)).clock.extended
    assert {*extended} == {*table.now.view.waiting}
