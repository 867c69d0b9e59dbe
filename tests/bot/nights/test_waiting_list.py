"""Evenings that are full: the waiting list, and the guests that move up from it, each told once."""

from __future__ import annotations

from contextlib import suppress
from datetime import timedelta
from random import Random

import pytest
from structlog.testing import capture_logs

from bot.messages.sentences import stamp
from bot.nights.ports import NightChange
from bot.nights.records import MOST_GUESTS, NightRecord
from bot.nights.store import StoredNights
from bot.tables.ids import ChannelId, MessageId, UserId
from bot.tables.people_records import NOTHING
from games.core.contract import Refusal
from tests.bot.nights.guests import come, listed, move, moved, places
from tests.bot.nights.house import DEATHS, HOST, PEOPLE, Died, House, Mortal
from tests.bot.nights.pressing import posts
from tests.bot.ui.club import said
from tests.builders import amount
from tests.own_data import own_data

ANN, BEN, CLEO, DAN, EVE, FAY = PEOPLE


def moved_up(night: NightRecord, *users: UserId) -> str:
    return said("night-moved-up", people=tuple(f"<@{user}>" for user in users), soon=stamp(night.starts_at, "R"))


async def test_who_comes_when_it_is_full_waits_and_moves_up_in_order_and_is_told_once(house: House) -> None:
    night = await house.planned(minutes=300)
    await places(house, night, 2)
    await come(house, night, ANN, BEN, CLEO, DAN, EVE)
    await house.keeper.tick()
    assert await listed(house, night) == ([ANN, BEN], [CLEO, DAN, EVE])
    [panel] = house.panels(night)
    assert said("night-places", n=2, free=0) in panel
    assert said("night-standby", n=3, people=(f"<@{CLEO}>", f"<@{DAN}>", f"<@{EVE}>")) in panel

    await house.nights.leave(await house.now(night), ANN)
    await come(house, night, FAY, ANN)  # neither overtakes those that wait
    await house.nights.leave(await house.now(night), DAN)
    for _ in range(2):
        await house.keeper.tick()
        house.start()

    assert await listed(house, night) == ([BEN, CLEO], [EVE, FAY, ANN])
    assert posts(house, night) == [moved_up(night, CLEO)]
    await house.tables.people.change(FAY, lambda now: type(now)(user=FAY, remind_by=NOTHING))
    house.clock.skip(seconds=5)
    await places(house, night, 9)
    for _ in range(2):
        await house.keeper.tick()
    assert await listed(house, night) == ([ANN, BEN, CLEO, EVE, FAY], [])
    assert posts(house, night)[1:] == [moved_up(night, ANN, EVE)]


async def test_when_the_doors_open_whoever_has_left_the_server_keeps_nobody_waiting_for_their_place(
    house: House,
) -> None:
    night = await house.planned(minutes=300)
    await places(house, night, 2)
    await come(house, night, ANN, BEN, CLEO, DAN)
    house.venue.gone = {ANN, CLEO}
    await house.keeper.tick()
    assert await listed(house, night) == ([ANN, BEN], [CLEO, DAN])

    house.clock.skip(minutes=275)
    for _ in range(2):
        await house.keeper.tick()

    assert await listed(house, night) == ([BEN, DAN], [])
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

        assert await listed(house, night) == ([ANN, CLEO], []), at
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
    assert await listed(house, night) == ([ANN, CLEO], [DAN])


async def test_at_no_evening_more_have_a_place_than_there_are_and_nobody_overtakes(house: House) -> None:
    for seed in range(amount(2, 100)):
        random, night = Random(seed), await house.planned(minutes=600)
        seats = random.randrange(2, 5)
        await places(house, night, seats)
        for _ in range(30):
            user, before = random.choice(PEOPLE), await listed(house, night)
            with suppress(Refusal):
                if random.random() < 0.5:
                    await come(house, night, user)
                else:
                    await house.nights.leave(await house.now(night), user)
            if random.random() < 0.4:
                await house.keeper.tick()
            coming, standby = await listed(house, night)
            assert len(coming) <= seats
            stayed = [each for each in before[1] if each in (*standby, *coming) and each != user]
            up = [each in coming for each in stayed]
            assert up == sorted(up, reverse=True)
            assert [each for each in standby if each in stayed] == [each for each in stayed if each in standby]
        await house.keeper.tick()
        coming, standby = await listed(house, night)
        assert not standby or len(coming) == seats


@pytest.mark.parametrize("sizes", [(2, 2), (MOST_GUESTS, MOST_GUESTS)])
async def test_the_lists_share_a_post_but_where_that_would_be_too_many_names(
    house: House, sizes: tuple[int, int]
) -> None:
    night = await house.planned(minutes=300)
    await places(house, night, sizes[0])
    groups = [[UserId(base + n) for n in range(size)] for base, size in zip((1000, 2000), sizes, strict=True)]
    await come(house, night, *groups[0], *groups[1])
    await house.keeper.tick()
    later = night.starts_at + timedelta(hours=2)
    called = groups if sum(sizes) > MOST_GUESTS else [[*groups[0], *groups[1]]]

    await move(house, night, later)
    await house.keeper.tick()
    await house.keeper.tick()

    assert posts(house, night) == [moved(night, later, *some) for some in called]
    there = ChannelId(31)
    await house.nights.relocate(await house.now(night), HOST, there, is_moderator=False)
    await house.keeper.tick()
    await house.keeper.tick()
    arrived = posts(house, await house.now(night))
    assert [text.count("<@") for text in arrived] == [len(some) for some in called]


async def test_a_deleted_channel_is_told_to_the_waiting_list_too(house: House) -> None:
    night = await house.planned(minutes=300)
    await places(house, night, 2)
    await come(house, night, ANN, BEN, CLEO)

    for _ in range(2):
        await house.keeper.lost(night.channel)
        await house.keeper.tick()

    told = said("night-gone", at=stamp(night.starts_at, "F"))
    assert [house.discord.letters(user) for user in (ANN, BEN, CLEO)] == [[told]] * 3


async def test_an_evening_that_is_ended_while_its_deleted_channel_is_told_is_no_incident(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    night = await house.planned(minutes=300)
    await come(house, night, ANN, BEN)
    house.discord.deleted.add(night.channel)

    async def whisper(*_: object) -> MessageId:
        await StoredNights(house.store.database).end_night(night.id, house.clock.now())
        return MessageId(1)

    monkeypatch.setattr(house.discord, "whisper", whisper)
    with capture_logs() as logs:
        await house.keeper.tick()
        await house.keeper.tick()

    assert [each for each in logs if each["log_level"] == "error"] == []
    assert (await house.now(night)).is_told
