"""The post that reminds the guests of an evening: it stands as long as it is true."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.messages.sentences import stamp
from bot.nights.messages.panel import NightWords
from bot.nights.nights import EARLY, Nights
from bot.nights.records import NightRecord
from bot.nights.store import StoredNights
from bot.tables.ids import ChannelId
from bot.telling.message import Button
from tests.bot.nights.guests import come, move
from tests.bot.nights.house import HOST, PEOPLE, House
from tests.bot.nights.pressing import here, split
from tests.bot.ui.club import CHANNEL, GUILD, Club, said

ANN, BEN = PEOPLE[:2]


async def reminded(house: House) -> NightRecord:
    night = await house.planned(minutes=300)
    await come(house, night, ANN, BEN)
    house.clock.skip(seconds=(night.starts_at - EARLY - house.clock.now()).total_seconds())
    await house.keeper.tick()
    assert standing(house, night)
    return await house.now(night)


def standing(house: House, night: NightRecord) -> list[str]:
    people = tuple(f"<@{user}>" for user in (ANN, BEN))
    reminder = said("night-reminder", people=people, soon=stamp(night.starts_at, "R"))
    return [each.text for each in house.discord.channel if each.text == reminder and not each.is_gone]


@pytest.mark.parametrize("what", ["called off", "moved", "elsewhere", "played"])
async def test_a_reminder_goes_when_its_evening_is_over_or_at_another_time_or_place(house: House, what: str) -> None:
    night = await reminded(house)

    match what:
        case "called off":
            await house.nights.end(night, HOST, is_moderator=False)
        case "moved":
            await move(house, night, night.starts_at + timedelta(hours=3))
        case "elsewhere":
            await house.nights.relocate(night, HOST, ChannelId(night.channel + 10**6), is_moderator=False)
        case _:
            await here(house, night, ANN, BEN)
            await split(house, night)
            assert standing(house, night)  # they may still come
            await house.nights.end(await house.now(night), HOST, is_moderator=False)
    house.start()  # another process knows of it
    for _ in range(2):
        await house.keeper.tick()

    assert standing(house, night) == []
    assert (await house.now(night)).reminder is None


async def test_a_reminder_that_somebody_has_deleted_holds_up_no_end(house: House) -> None:
    night = await reminded(house)
    for each in house.discord.channel:
        each.is_gone = each.is_gone or each.id == night.reminder

    await house.nights.end(night, HOST, is_moderator=False)
    for _ in range(2):
        await house.keeper.tick()

    assert (await house.now(night)).is_told


async def test_the_buttons_of_posts_that_stay_say_after_the_evening_that_it_is_over(club: Club) -> None:
    nights = Nights(StoredNights(club.store.database), now=club.clock.now)
    soon = club.clock.now() + timedelta(minutes=5)
    night = await nights.plan(guild=GUILD, channel=CHANNEL, host=HOST, locale="en", starts_at=soon)
    words = NightWords(club.house.words.sentences)
    posts = [make(night, [ANN], club.clock.now()) for make in (words.moved, words.relocated, words.moved_up)]
    await nights.end(night, HOST, is_moderator=False)

    for button in (each for post in posts for row in post.rows for each in row):
        assert isinstance(button, Button)
        answer = await club.press(ANN, button.id)
        assert said("refusal-night-over") in answer.texts[0]
