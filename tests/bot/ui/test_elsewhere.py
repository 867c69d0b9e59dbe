"""Presses away from the table's channel: what they change is shown there, and nobody else reads of it."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from bot.messages.controls import Control, Fixed, Kind, TimeKey
from bot.tables.ids import ChannelId
from tests.bot.ui.club import CHANNEL, PEOPLE, Club, fixed, said

ANN, BEN = PEOPLE[:2]


@pytest.mark.parametrize("is_full", [False, True])
async def test_another_game_that_is_asked_for_elsewhere_is_opened_where_the_last_was_and_shown_there(
    club: Club, is_full: bool
) -> None:
    club.place, elsewhere = SimpleNamespace(), ChannelId(202)
    past = (await club.dealt()).record.id
    await club.tables.end(past)
    await club.delivery.idle()
    if is_full:
        await club.opened()
    before = club.discord.standing()

    answer = await club.press(ANN, fixed(past, Fixed.AGAIN), on=998, is_private=True, channel=elsewhere)

    assert await club.store.open_in(elsewhere) is None
    there = await club.store.open_in(CHANNEL)
    assert there is not None
    if is_full:
        game = said("game-clues")
        assert said("lobby-taken", game=game, host=f"<@{ANN}>", stage="lobby") in answer.texts[0]
        assert club.discord.standing() == before
        return
    assert said("lobby-in-thread-alone", channel=f"<#{CHANNEL}>") in answer.texts[0]
    assert there.panel is not None
    [panel] = [each for each in club.discord.standing() if each.id == there.panel.message]
    assert panel.where == CHANNEL
    assert said("about-clues") in panel.text


async def test_time_that_is_given_from_elsewhere_is_not_said_to_whoever_is_there(club: Club) -> None:
    table = (await club.dealt()).record.id
    extend = Control(table, 0, Kind.TIME, TimeKey.EXTEND)

    elsewhere = await club.press(ANN, extend, on=998, is_private=True, channel=202)
    here = await club.press(BEN, extend)

    assert said("time-changed") in elsewhere.texts[0]
    assert f"P{BEN}" in here.texts[0]
    assert len((await club.record(table)).clock.extended) == 2


async def test_nobody_sees_that_a_player_is_reminded_no_more_of_a_turn(club: Club) -> None:
    table = (await club.dealt()).record.id
    club.clock.skip(hours=2)
    before, shown = await club.record(table), [*club.discord.log]

    await club.press(ANN, Control(table, 0, Kind.TIME, TimeKey.MUTE), on=998, in_mailbox=True)

    after = await club.record(table)
    assert after.clock.muted == (0,)
    assert (after.deadline, after.schedule.remind_at) == (before.deadline, before.schedule.remind_at)
    assert after.revision == before.revision
    assert club.discord.log == shown
