"""Visitors, who have seen the hands of a running game, as the release before allowed: they take no seat of it."""

from __future__ import annotations

import pytest

from bot.tables.ids import ChannelId
from bot.tables.stores import TableFull
from tests.bot.ui.club import PEOPLE, Club, said

ANN, BEN, CLEO = PEOPLE[:3]


async def test_whoever_has_seen_the_hands_takes_no_seat_and_to_be_forgotten_does_not_help(club: Club) -> None:
    table = (await club.dealt()).record.id
    await club.store.watch(table, CLEO)
    await club.house.own_data.erase(CLEO)

    assert await club.store.has_visited(table, CLEO)
    with pytest.raises(TableFull):
        await club.store.replace_seat(table, ANN, user=CLEO, name="Cleo", locale="en", with_papers=False)


async def test_who_has_seen_the_hands_is_forgotten_when_the_game_is_over(club: Club) -> None:
    over, stopped = (await club.dealt(2, "arosa")).record.id, (await club.dealt(channel=ChannelId(102))).record.id
    for table in (over, stopped):
        await club.store.watch(table, CLEO)
    await club.tables.resign(over, BEN)
    await club.tables.end(stopped)

    for table in (over, stopped):
        assert not await club.store.has_visited(table, CLEO)


async def test_the_button_of_a_gallery_shows_no_hand_any_more(club: Club) -> None:
    table = (await club.dealt(2, "arosa")).record.id

    answer = await club.press(CLEO, f"t:{table}:0:11.1")

    [text] = answer.texts
    assert said("refusal-stale") in text
