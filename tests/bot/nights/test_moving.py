"""Moving: an evening keeps its guests, who are told once; and its places, with the waiting list."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import datetime, timedelta
from random import Random

import pytest

from bot.messages.sentences import stamp
from bot.nights.ports import NightChange
from bot.nights.records import MOST_COHOSTS, MOST_GUESTS, EventState, NightRecord
from bot.nights.store import StoredNights
from bot.tables.ids import ChannelId, UserId
from bot.tables.people_records import NOTHING
from bot.telling.message import PublicMessage
from bot.telling.senders import Posted
from games.core.contract import Refusal
from tests.bot.nights.house import DEATHS, HOST, PEOPLE, Died, House, Mortal
from tests.bot.nights.pressing import posts
from tests.bot.ui.club import said
from tests.builders import amount
from tests.fake_discord import FakeDiscord
from tests.own_data import own_data

ANN, BEN, CLEO, DAN, EVE, FAY = PEOPLE


async def come(house: House, night: NightRecord, *users: UserId) -> None:
    for user in users:
        house.clock.skip(seconds=1)
        await house.nights.come(await house.now(night), user, f"P{user}", "en")


async def move(house: House, night: NightRecord, starts_at: datetime) -> None:
    await house.nights.move(await house.now(night), HOST, starts_at, is_moderator=False)


async def places(house: House, night: NightRecord, n: int) -> None:
    await house.nights.set_places(await house.now(night), HOST, n, is_moderator=False)


def moved(night: NightRecord, to: datetime, *users: UserId) -> str:
    people = tuple(f"<@{user}>" for user in users)
    at, soon, before = stamp(to, "F"), stamp(to, "R"), stamp(night.starts_at, "F")
    return said("night-moved", at=at, soon=soon, before=before, people=people)


def moved_up(night: NightRecord, *users: UserId) -> str:
    return said("night-moved-up", people=tuple(f"<@{user}>" for user in users), soon=stamp(night.starts_at, "R"))


async def names(house: House, night: NightRecord) -> tuple[list[UserId], list[UserId]]:
    """Return who has a place, and who is on the waiting list."""
    now = await house.now(night)
    return [each.user for each in now.coming], [each.user for each in now.standby]


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


async def test_who_comes_when_it_is_full_waits_and_moves_up_in_order_and_is_told_once(house: House) -> None:
    night = await house.planned(minutes=300)
    await places(house, night, 2)
    await come(house, night, ANN, BEN, CLEO, DAN, EVE)
    await house.keeper.tick()
    assert await names(house, night) == ([ANN, BEN], [CLEO, DAN, EVE])
    [panel] = house.panels(night)
    assert said("night-places", n=2, free=0) in panel
    assert said("night-standby", n=3, people=(f"<@{CLEO}>", f"<@{DAN}>", f"<@{EVE}>")) in panel

    await house.nights.leave(await house.now(night), ANN)
    await come(house, night, FAY, ANN)  # neither overtakes those that wait
    await house.nights.leave(await house.now(night), DAN)
    for _ in range(2):
        await house.keeper.tick()
        house.start()

    assert await names(house, night) == ([BEN, CLEO], [EVE, FAY, ANN])
    assert posts(house, night) == [moved_up(night, CLEO)]
    await house.tables.people.change(FAY, lambda now: type(now)(user=FAY, remind_by=NOTHING))
    house.clock.skip(seconds=5)
    await places(house, night, 9)
    for _ in range(2):
        await house.keeper.tick()
    assert await names(house, night) == ([ANN, BEN, CLEO, EVE, FAY], [])
    assert posts(house, night)[1:] == [moved_up(night, ANN, EVE)]


async def test_when_the_doors_open_whoever_has_left_the_server_keeps_nobody_waiting_for_their_place(
    house: House,
) -> None:
    night = await house.planned(minutes=300)
    await places(house, night, 2)
    await come(house, night, ANN, BEN, CLEO, DAN)
    house.venue.gone = {ANN, CLEO}
    await house.keeper.tick()
    assert await names(house, night) == ([ANN, BEN], [CLEO, DAN])

    house.clock.skip(minutes=275)
    for _ in range(2):
        await house.keeper.tick()

    assert await names(house, night) == ([BEN, DAN], [])
    assert posts(house, night)[-1] == moved_up(night, DAN)


async def test_wherever_the_process_dies_who_moves_up_is_told_once(house: House) -> None:
    for n, at in enumerate(range(1, 120, DEATHS)):
        night = await house.planned(minutes=300)
        await places(house, night, 2)
        await come(house, night, ANN, BEN, CLEO)
        await house.keeper.tick()
        mortal = Mortal(at, is_after=n % 2 == 0)
        house.start(mortal)
        with suppress(Died):
            await house.nights.leave(await house.now(night), BEN)
            await house.keeper.tick()
        is_alive = mortal.left > 0
        house.clock.skip(minutes=10)
        house.start()
        if (await house.now(night)).guest(BEN) in (await house.now(night)).coming:
            await house.nights.leave(await house.now(night), BEN)
        for _ in range(3):
            await house.keeper.tick()

        assert await names(house, night) == ([ANN, CLEO], []), at
        assert posts(house, night) == [moved_up(night, CLEO)], at
        await StoredNights(house.store.database).end_night(night.id, house.clock.now())
        await StoredNights(house.store.database).change_night(night.id, NightChange(is_told=True))
        if is_alive:
            break
    assert at > 10


async def test_who_is_there_without_a_place_is_dealt_in_once_they_have_one_and_an_erased_guest_s_place_frees(
    house: House,
) -> None:
    night = await house.planned(minutes=20)
    await places(house, night, 2)
    for user in (ANN, BEN, CLEO, DAN):
        house.clock.skip(seconds=1)
        await house.nights.here(await house.now(night), user, f"P{user}", "en")
    assert [each.user for each in (await house.now(night)).waiting] == [ANN, BEN]

    await own_data(house.store.database).erase(BEN)
    await house.keeper.tick()
    await house.nights.split(await house.now(night), HOST, is_moderator=False)

    assert [set(each.users) for each in (await house.now(night)).tables] == [{ANN, CLEO}]
    assert await names(house, night) == ([ANN, CLEO], [DAN])


async def test_at_no_evening_more_have_a_place_than_there_are_and_nobody_overtakes(house: House) -> None:
    for seed in range(amount(3, 100)):
        random, night = Random(seed), await house.planned(minutes=600)
        seats = random.randrange(2, 5)
        await places(house, night, seats)
        for _ in range(30):
            user, before = random.choice(PEOPLE), await names(house, night)
            with suppress(Refusal):
                if random.random() < 0.5:
                    await come(house, night, user)
                else:
                    await house.nights.leave(await house.now(night), user)
            if random.random() < 0.4:
                await house.keeper.tick()
            coming, standby = await names(house, night)
            assert len(coming) <= seats
            stayed = [each for each in before[1] if each in (*standby, *coming) and each != user]
            up = [each in coming for each in stayed]
            assert up == sorted(up, reverse=True)
            assert [each for each in standby if each in stayed] == [each for each in stayed if each in standby]
        await house.keeper.tick()
        coming, standby = await names(house, night)
        assert not standby or len(coming) == seats


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


async def test_the_waiting_list_has_a_post_of_its_own_for_discord_notifies_a_hundred_by_one(house: House) -> None:
    night = await house.planned(minutes=300)
    first, second = ([UserId(base + n) for n in range(MOST_GUESTS)] for base in (1000, 2000))
    await come(house, night, *first, *second)
    await house.keeper.tick()
    later = night.starts_at + timedelta(hours=2)

    await move(house, night, later)
    await house.keeper.tick()
    await house.keeper.tick()

    assert posts(house, night) == [moved(night, later, *first), moved(night, later, *second)]
    there = ChannelId(31)
    await house.nights.relocate(await house.now(night), HOST, there, is_moderator=False)
    await house.keeper.tick()
    await house.keeper.tick()
    arrived = posts(house, await house.now(night))
    assert [text.count("<@") for text in arrived] == [MOST_GUESTS] * 2


async def test_a_deleted_channel_is_told_to_the_waiting_list_too(house: House) -> None:
    night = await house.planned(minutes=300)
    await places(house, night, 2)
    await come(house, night, ANN, BEN, CLEO)

    for _ in range(2):
        await house.keeper.lost(night.channel)
        await house.keeper.tick()

    told = said("night-gone", at=stamp(night.starts_at, "F"))
    assert [house.discord.letters(user) for user in (ANN, BEN, CLEO)] == [[told]] * 3
