"""Moving: an evening keeps its guests, who are told once."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import timedelta

import pytest

from bot.messages.sentences import stamp
from bot.nights.nights import EARLY
from bot.nights.ports import NightChange
from bot.nights.records import MOST_COHOSTS, EventState
from bot.nights.store import StoredNights
from bot.tables.ids import ChannelId, UserId
from bot.telling.message import PublicMessage
from bot.telling.senders import Posted
from games.core.contract import Refusal
from tests.bot.nights.guests import come, move, moved
from tests.bot.nights.house import DEATHS, HOST, PEOPLE, Died, House, Mortal
from tests.bot.nights.pressing import posts
from tests.bot.ui.club import said
from tests.fake_discord import FakeDiscord
from tests.own_data import own_data

ANN, BEN, CLEO, DAN, EVE, FAY = PEOPLE


async def test_wherever_the_process_dies_a_move_is_told_once_and_the_calendar_follows(house: House) -> None:
    for n, at in enumerate(range(1, 120, DEATHS)):
        night = await house.planned(minutes=300)
        await come(house, night, ANN, BEN)
        await house.keeper.tick()
        later = night.starts_at + timedelta(hours=2)
        mortal = Mortal(at, is_after=n % 2 == 0)
        house.start(mortal)
        with suppress(Died):
            await move(house, night, later)
            await house.keeper.tick()
        is_alive = mortal.left > 0
        house.clock.skip(minutes=10)  # Discord forgets nonces meanwhile
        house.start()
        if (await house.now(night)).starts_at != later:
            await move(house, night, later)
        for _ in range(3):
            await house.keeper.tick()

        after = await house.now(night)
        assert (after.starts_at, after.event_at, after.moved_at) == (later, later, None), at
        assert posts(house, night) == [moved(night, later, ANN, BEN)], at
        assert house.venue.times[night.channel] == later
        assert [each.user for each in after.coming] == [ANN, BEN]
        assert stamp(later, "F") in house.panels(night)[0]
        await StoredNights(house.store.database).end_night(night.id, house.clock.now())
        await StoredNights(house.store.database).change_night(night.id, NightChange(is_told=True))
        if is_alive:
            break
    assert at > 10


async def test_whoever_moves_an_evening_twice_before_it_is_told_tells_once_and_back_again_tells_nothing(
    house: House,
) -> None:
    night = await house.planned(minutes=300)
    await come(house, night, ANN)
    await house.keeper.tick()

    await move(house, night, night.starts_at + timedelta(hours=1))
    await move(house, night, night.starts_at)
    await house.keeper.tick()
    assert posts(house, night) == []
    await move(house, night, night.starts_at + timedelta(hours=1))
    await move(house, night, night.starts_at + timedelta(hours=3))
    for _ in range(2):
        await house.keeper.tick()

    assert posts(house, night) == [moved(night, night.starts_at + timedelta(hours=3), ANN)]


async def test_an_evening_moved_to_the_next_minutes_calls_its_guests_once_and_no_reminder_follows(house: House) -> None:
    night = await house.planned(minutes=600)
    await come(house, night, ANN)
    await house.keeper.tick()
    house.clock.skip(hours=5)

    soon = house.clock.now().replace(microsecond=0) + timedelta(minutes=20)
    await move(house, night, soon)
    for _ in range(3):
        await house.keeper.tick()

    assert posts(house, night) == [moved(night, soon, ANN)]


async def test_an_evening_moved_minutes_after_its_reminder_reminds_its_guests_again(house: House) -> None:
    night = await house.planned(minutes=300)
    await come(house, night, ANN)
    house.clock.skip(seconds=(night.starts_at - EARLY - house.clock.now()).total_seconds())
    await house.keeper.tick()

    house.clock.skip(minutes=1)
    later = night.starts_at + timedelta(minutes=3)
    await move(house, night, later)
    for _ in range(3):
        house.clock.skip(minutes=1)
        await house.keeper.tick()

    reminders = [said("night-reminder", people=(f"<@{ANN}>",), soon=stamp(at, "R")) for at in (night.starts_at, later)]
    assert posts(house, night) == [reminders[0], moved(night, later, ANN), reminders[1]]


async def test_a_move_that_is_made_while_another_is_told_is_told_too(house: House) -> None:
    night = await house.planned(minutes=300)
    await come(house, night, ANN)
    await move(house, night, night.starts_at + timedelta(hours=1))
    told = (await house.now(night)).moved_at
    house.clock.skip(minutes=1)
    await move(house, night, night.starts_at + timedelta(hours=2))

    await house.nights.stored.keep_move_told(night.id, told or night.starts_at)  # late

    assert told is not None
    assert ((await house.now(night)).moved_at or told) > told


class Interrupted(FakeDiscord):
    """A Discord in which something is done while the next message is being posted."""

    do: Callable[[], Awaitable[object]] | None = None

    async def announce(self, channel: ChannelId, message: PublicMessage, nonce: str) -> Posted:
        do, self.do = self.do, None
        if do is not None:
            await do()
        return await super().announce(channel, message, nonce)


def interrupted(house: House) -> Interrupted:
    house.discord = discord = Interrupted(house.clock)
    house.start()
    return discord


async def test_an_evening_put_off_while_its_guests_are_reminded_reminds_them_again(house: House) -> None:
    discord = interrupted(house)
    night = await house.planned(minutes=300)
    await come(house, night, ANN)
    await house.keeper.tick()
    later = night.starts_at + timedelta(hours=5)
    house.clock.skip(minutes=280)

    discord.do = lambda: move(house, night, later)
    await house.keeper.tick()
    house.clock.skip(hours=5)
    await house.keeper.tick()

    reminder = said("night-reminder", people=(f"<@{ANN}>",), soon=stamp(later, "R"))
    assert posts(house, night)[1:] == [moved(night, later, ANN), reminder]


async def test_the_panel_of_an_evening_that_goes_elsewhere_while_it_is_posted_is_taken_away(house: House) -> None:
    discord = interrupted(house)
    night = await house.planned()
    there = ChannelId(77)

    discord.do = lambda: house.nights.relocate(night, HOST, there, is_moderator=False)
    for _ in range(3):
        await house.keeper.tick()

    assert house.panels(night) == []
    assert len(house.panels(await house.now(night))) == 1
    assert (await house.now(night)).left is None


async def test_of_an_evening_put_off_to_another_day_nobody_is_there_any_more_and_all_are_reminded_again(
    house: House,
) -> None:
    night = await house.planned(2, minutes=20)
    await house.keeper.tick()
    assert (await house.now(night)).is_reminded
    await move(house, night, night.starts_at + timedelta(days=1))
    await house.keeper.tick()

    after = await house.now(night)
    assert ([each.user for each in after.coming], after.here) == ([ANN, BEN], ())
    with pytest.raises(Refusal, match="night-early"):
        await house.nights.split(after, HOST, is_moderator=False)
    house.clock.skip(hours=24)
    await house.keeper.tick()
    assert posts(house, night)[1:] == [
        said("night-reminder", people=(f"<@{ANN}>", f"<@{BEN}>"), soon=stamp(after.starts_at, "R"))
    ]


async def test_an_evening_that_has_begun_in_the_calendar_stays_begun_there_and_one_with_a_round_stays(
    house: House,
) -> None:
    night = await house.planned(2, minutes=20)
    await house.keeper.tick()
    house.clock.skip(minutes=21)
    await house.keeper.tick()
    assert house.venue.events[night.channel] is EventState.LIVE
    await move(house, night, house.clock.now() + timedelta(minutes=15))
    await house.keeper.tick()
    assert house.venue.events[night.channel] is EventState.LIVE
    await house.nights.split(await house.now(night), HOST, is_moderator=False)

    with pytest.raises(Refusal, match="night-begun"):
        await move(house, night, house.clock.now() + timedelta(hours=15))
    seen = night  # as seen by a host that presses at the same time
    with pytest.raises(Refusal, match="night-begun"):
        await house.nights.move(seen, HOST, house.clock.now() + timedelta(hours=15), is_moderator=False)
    for at, key in ((timedelta(minutes=-5), "night-past"), (timedelta(days=100), "night-far")):
        with pytest.raises(Refusal, match=key):
            await house.nights.move(seen, HOST, house.clock.now() + at, is_moderator=False)


async def test_a_co_host_may_do_what_the_host_may_but_name_others_also_when_the_host_has_left_the_server(
    house: House,
) -> None:
    night = await house.planned(3)
    with pytest.raises(Refusal, match="night-host-only"):
        await house.nights.split(night, FAY, is_moderator=False)
    await house.nights.appoint(night, HOST, {FAY: "Fay", BEN: "Ben", HOST: "me"}, is_moderator=False)
    await house.keeper.tick()
    now = await house.now(night)
    assert {each.user for each in now.cohosts} == {BEN, FAY}
    assert said("night-host", people=(f"<@{HOST}>", f"<@{BEN}>", f"<@{FAY}>")) in house.panels(night)[0]
    assert FAY not in {each.user for each in now.coming}
    with pytest.raises(Refusal, match="night-appoint"):
        await house.nights.appoint(now, FAY, {CLEO: "Cleo"}, is_moderator=False)
    some = {UserId(1000 + n): "x" for n in range(MOST_COHOSTS + 1)}
    with pytest.raises(Refusal, match="night-cohosts"):
        await house.nights.appoint(now, HOST, some, is_moderator=False)

    house.venue.gone.add(HOST)
    night = await house.nights.leave(now, HOST)  # as the split does with whoever is gone
    await house.nights.move(night, FAY, house.clock.now() + timedelta(minutes=5), is_moderator=False)
    await house.nights.split(await house.now(night), FAY, is_moderator=False)
    await house.nights.end(await house.now(night), BEN, is_moderator=False)

    after = await house.now(night)
    assert ([set(each.users) for each in after.tables], after.is_over) == ([{BEN, CLEO}], True)
    await house.nights.appoint(await house.planned(), HOST, {FAY: "Fay"}, is_moderator=False)
    kept = (await own_data(house.store.database).kept_of(FAY))["nights"]
    assert [(each["is_cohost"], each["is_coming"]) for each in kept] == [(True, False)] * 2
    await own_data(house.store.database).erase(FAY)
    assert (await own_data(house.store.database).kept_of(FAY))["nights"] == []
