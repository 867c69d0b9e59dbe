"""Evenings that get a title or go to another channel: guests, panel and calendar follow, wherever the process dies."""

from __future__ import annotations

from contextlib import suppress
from datetime import timedelta

import pytest

from bot.nights.messages.answers import NightAnswers
from bot.nights.messages.controls import Evening, Nightly
from bot.tables.ids import ChannelId, GuildId
from bot.telling.message import Reader, Select
from games.core.contract import Refusal
from tests.bot.nights.house import DEATHS, HOST, PEOPLE, Died, House, Mortal
from tests.bot.nights.pressing import here, split
from tests.bot.ui.club import said

ANN, BEN, *_ = PEOPLE
THERE = ChannelId(77)


async def test_wherever_the_process_dies_an_evening_arrives_in_the_other_channel_and_its_guests_are_told_once(
    house: House,
) -> None:
    for n, at in enumerate(range(1, 60, DEATHS)):
        night = await house.planned(2, minutes=20)
        await house.keeper.tick()
        there = ChannelId(10_000 + n)
        mortal = Mortal(at, is_after=n % 2 == 0)
        house.start(mortal)
        with suppress(Died):
            await house.nights.relocate(night, HOST, there, is_moderator=False)
            await house.keeper.tick()
        is_alive = mortal.left > 0
        house.clock.skip(minutes=10)  # Discord forgets nonces meanwhile
        house.start()
        with suppress(Refusal):
            await house.nights.relocate(await house.now(night), HOST, there, is_moderator=False)
        for _ in range(3):
            await house.keeper.tick()

        after = await house.now(night)
        assert (after.channel, after.left, after.stale) == (there, None, None), at
        assert [each.user for each in after.coming] == [ANN, BEN], at
        posts = [each for each in house.discord.channel if each.where == there and not each.is_gone]
        calls = [each for each in posts if f"<#{night.channel}>" in each.text]
        assert len(calls) == 1, at
        assert f"<@{ANN}>" in calls[0].text
        assert len(house.panels(after)) == 1, at
        assert house.panels(night) == [], at
        if is_alive:
            return
        await house.nights.end(after, HOST, is_moderator=False)
        await house.keeper.tick()
    raise AssertionError("it never lived through it all")


async def test_the_host_of_an_evening_that_has_begun_does_not_read_what_happens_when_it_moves(house: House) -> None:
    night = await house.planned(2, minutes=20)
    words = NightAnswers(house.words)
    before = words.edited(await house.now(night), Reader("en"), appoints=True).text
    await here(house, night, ANN, BEN)
    await split(house, night)
    after = words.edited(await house.now(night), Reader("en"), appoints=True).text

    assert "stays on the list" in before
    assert "stays on the list" not in after


async def test_a_co_host_who_may_not_name_co_hosts_has_no_list_for_it(house: House) -> None:
    night = await house.planned(2)
    words = NightAnswers(house.words)
    screens = [words.edited(night, Reader("en"), appoints=appoints) for appoints in (True, False)]
    lists = [[each.id for row in screen.rows for each in row if isinstance(each, Select)] for screen in screens]

    names = Nightly(Evening.COHOSTS, night.id, 1).id
    assert [names in each for each in lists] == [True, False]


async def test_an_evening_that_comes_back_to_a_channel_is_told_there_again(house: House) -> None:
    night = await house.planned(2, minutes=20)
    await house.keeper.tick()

    for channel in (THERE, night.channel, THERE):
        await house.nights.relocate(await house.now(night), HOST, channel, is_moderator=False)
        for _ in range(3):
            await house.keeper.tick()

    calls = [each.where for each in house.discord.channel if f"<@{ANN}>" in each.text and not each.is_panel]
    assert calls == [THERE, night.channel, THERE]


async def test_an_evening_that_has_not_yet_arrived_goes_nowhere_else_and_is_not_called_begun(house: House) -> None:
    night = await house.planned(2)
    await house.keeper.tick()
    moved = await house.nights.relocate(await house.now(night), HOST, THERE, is_moderator=False)

    with pytest.raises(Refusal, match="night-arriving") as refused:
        await house.nights.relocate(moved, HOST, ChannelId(78), is_moderator=False)
    assert refused.value.facts["channel"] == f"<#{night.channel}>"
    for _ in range(3):
        await house.keeper.tick()
    await house.nights.relocate(await house.now(night), HOST, ChannelId(78), is_moderator=False)

    assert (await house.now(night)).channel == ChannelId(78)


async def test_an_evening_stays_out_of_a_channel_that_has_one_and_where_it_is_once_it_has_begun(house: House) -> None:
    night, other = await house.planned(2), await house.planned()

    with pytest.raises(Refusal, match="night-taken"):
        await house.nights.relocate(night, HOST, other.channel, is_moderator=False)
    with pytest.raises(Refusal, match="night-host-only"):
        await house.nights.relocate(night, BEN, THERE, is_moderator=False)
    begun = await house.nights.split(await house.now(night), HOST, is_moderator=False)
    with pytest.raises(Refusal, match="night-begun"):
        await house.nights.relocate(begun, HOST, THERE, is_moderator=False)

    assert (await house.now(night)).channel == night.channel


async def test_a_title_stands_on_the_panel_and_in_the_calendar_as_plain_text_until_it_is_taken_away(
    house: House,
) -> None:
    night = await house.planned(minutes=120)
    await house.keeper.tick()

    await house.nights.name(night, HOST, "**Clue**\n club @everyone", is_moderator=False)
    await house.keeper.tick()

    [panel] = house.panels(night)
    assert panel.startswith(r"## \*\*Clue\*\* club \@everyone")
    assert house.venue.names[night.channel] == "**Clue** club @everyone"
    await house.nights.name(night, HOST, " ", is_moderator=False)
    await house.keeper.tick()
    [panel] = house.panels(night)
    assert panel.startswith("## Game night")
    assert "Clue" not in house.venue.names[night.channel]


async def test_a_title_stands_on_the_ceremony_too(house: House) -> None:
    night = await house.planned(2)
    await house.nights.name(night, HOST, "Clue *club*", is_moderator=False)
    await house.nights.split(await house.now(night), HOST, is_moderator=False)
    await house.nights.end(await house.now(night), HOST, is_moderator=False)
    await house.keeper.tick()

    [ceremony] = house.panels(night)

    assert ceremony.startswith(r"## Clue \*club\*")
    assert said("night-is-over", rounds=1) in ceremony


async def test_the_weekly_evening_after_it_keeps_the_title(house: House) -> None:
    night = await house.planned(2)
    await house.nights.name(night, HOST, "Clue club", is_moderator=False)
    await house.nights.repeat(await house.now(night), HOST, "Europe/Paris", is_weekly=True, is_moderator=False)
    await house.keeper.tick()
    await house.nights.end(await house.now(night), HOST, is_moderator=False)

    after = await house.nights.at([night.channel])

    assert (after.title, after.starts_at - night.starts_at) == ("Clue club", timedelta(weeks=1))


async def test_a_press_on_an_old_post_says_where_the_evening_is_now_to_its_server_alone(house: House) -> None:
    night = await house.planned(minutes=300)
    moved = await house.nights.relocate(night, HOST, THERE, is_moderator=False)

    with pytest.raises(Refusal, match="night-there") as refused:
        await house.nights.get(night.id, [night.channel], night.guild)
    assert refused.value.facts == {"channel": f"<#{moved.channel}>"}
    for channels, guild in (([night.channel], GuildId(night.guild + 1)), ([night.channel], None)):
        with pytest.raises(Refusal, match="night-over"):
            await house.nights.get(night.id, channels, guild)
