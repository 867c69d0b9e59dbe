"""The keeper: whatever dies when, an evening goes on from there; and each trouble is named to its host."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from unittest.mock import patch

import pytest

from bot.messages.sentences import stamp
from bot.nights.ports import NightChange
from bot.nights.records import EventState, NightRecord
from bot.nights.store import StoredNights
from bot.tables.ids import ChannelId
from bot.tables.people_records import NOTHING
from bot.tables.status import Status
from bot.telling.message import PublicMessage
from bot.telling.senders import Posted, TryLater
from games.core.contract import Refusal
from tests.bot.nights.house import DEATHS, HOST, PEOPLE, Died, House, Mortal, a_house
from tests.bot.ui.club import said
from tests.own_data import own_data


async def _split_and_open(house: House, night: NightRecord) -> None:
    await house.nights.split(await house.now(night), HOST, is_moderator=False)
    await house.keeper.tick()


async def test_wherever_the_process_dies_each_table_is_opened_and_dealt_once(house: House) -> None:
    for n, at in enumerate(range(1, 200, DEATHS)):
        night = await house.planned(5)
        mortal = Mortal(at, is_after=n % 2 == 0)
        house.start(mortal)
        with suppress(Died):
            await _split_and_open(house, night)
        is_alive = mortal.left > 0
        house.clock.skip(minutes=10)  # Discord forgets nonces meanwhile
        house.start()
        if not (await house.now(night)).tables:
            await _split_and_open(house, night)
        await house.keeper.tick()
        await house.keeper.tick()

        after = await house.now(night)
        assert after.round == 1
        assert sorted(user for each in after.tables for user in each.users) == sorted(PEOPLE[:5])
        for each in after.tables:
            assert each.thread is not None
            assert each.table is not None
            record = await house.store.get(each.table)
            assert record is not None
            assert (record.status, record.channel) == (Status.LIVE, each.thread)
            assert sorted(seat.user for seat in record.seats) == sorted(each.users)
            assert sum(said.where == each.thread for said in house.discord.channel) == 1, at
            await house.store.end(each.table, at=house.clock.now())
        assert len([key for key in house.venue.threads if key[0] == night.channel]) == len(after.tables)
        assert len(house.panels(night)) == 1, at
        await StoredNights(house.store.database).end_night(night.id, house.clock.now())
        await StoredNights(house.store.database).change_night(
            night.id, NightChange(is_told=True)
        )  # nobody looks at it any more
        if is_alive:
            break
    assert at > 20


async def test_wherever_the_process_dies_everything_is_said_once_from_the_plan_to_the_end(house: House) -> None:
    for n, at in enumerate(range(1, 200, DEATHS)):
        night = await house.planned(minutes=120)
        for user in PEOPLE[:2]:
            await house.nights.come(night, user, f"P{user}", "en")
        mortal = Mortal(at, is_after=n % 2 == 0)
        house.start(mortal)
        for minutes in (0, 100, 30):
            house.clock.skip(minutes=minutes)
            for _ in range(2):  # whoever dies comes back a moment later
                with suppress(Died):
                    await house.keeper.tick()
                    continue
                house.clock.skip(minutes=5)  # Discord has forgotten every nonce
                house.start()
        await StoredNights(house.store.database).end_night(night.id, house.clock.now())
        with suppress(Died):
            await house.keeper.tick()
        is_alive = mortal.left > 0
        house.start()
        await house.keeper.tick()
        await house.keeper.tick()

        assert (await house.now(night)).is_told
        assert len(house.panels(night)) == 1, at
        posts = [each.text for each in house.discord.channel if each.where == night.channel and not each.is_panel]
        guests = tuple(f"<@{user}>" for user in PEOPLE[:2])
        reminder = said("night-reminder", people=guests, soon=stamp(night.starts_at, "R"))
        assert posts == [reminder, said("night-called-off", people=guests, at=stamp(night.starts_at, "F"))], at
        assert house.venue.events[night.channel] is EventState.OVER
        if is_alive:
            break
    assert at > 10


async def test_a_permission_that_is_taken_away_is_named_to_the_host_once_and_all_goes_on_when_it_is_back(
    house: House,
) -> None:
    night = await house.planned(3)
    house.discord.lacks = "send_messages"

    house.discord.slow.add(HOST)
    await house.keeper.tick()
    house.discord.slow.clear()
    for _ in range(2):
        await house.keeper.tick()

    name = said("permission-send-messages")
    told = said("night-trouble", channel=f"<#{night.channel}>", permission=name, what="send_messages")
    assert house.discord.letters(HOST) == [told]
    house.discord.lacks, house.venue.lacks = None, "create_public_threads"
    await house.nights.split(await house.now(night), HOST, is_moderator=False)
    await house.keeper.tick()
    assert (await house.now(night)).trouble == "create_public_threads"
    house.venue.lacks = None
    await house.keeper.tick()
    await house.keeper.tick()

    after = await house.now(night)
    assert (after.trouble, [each.table is None for each in after.tables]) == (None, [False])
    assert name not in house.panels(night)[0]


async def test_an_event_that_is_deleted_by_hand_and_a_panel_as_well_hold_nothing_up(house: House) -> None:
    night = await house.planned(2)
    await house.keeper.tick()
    [panel] = house.discord.standing()
    panel.is_gone, house.venue.is_emptied = True, True
    house.clock.skip(minutes=30)

    await house.keeper.tick()
    await house.nights.come(await house.now(night), PEOPLE[4], "Late", "en")
    await house.keeper.tick()
    house.clock.skip(minutes=10)  # Discord has forgotten the nonce of the first
    await house.keeper.tick()

    assert (await house.now(night)).event_state is EventState.GONE
    assert len(house.panels(night)) == 1


async def test_a_permission_that_is_taken_away_again_is_named_to_the_host_again(house: House) -> None:
    night = await house.planned(2)

    for lacks in ("send_messages", "send_messages", "send_messages_in_threads"):
        house.discord.lacks = lacks
        await house.keeper.tick()
        house.discord.lacks = None
        house.clock.skip(seconds=15)
        await house.keeper.tick()
        assert (await house.now(night)).trouble is None
        [panel] = house.discord.standing()
        panel.is_gone = True  # so that one is to be posted again
        await house.nights.name(night, HOST, f"Night {house.clock.now()}", is_moderator=False)
        await house.keeper.tick()

    assert len(house.discord.letters(HOST)) == 3


async def test_a_panel_that_is_deleted_by_hand_just_after_it_was_posted_is_posted_anew(house: House) -> None:
    night = await house.planned(2)
    await house.keeper.tick()

    for guest in PEOPLE[2:5]:
        house.clock.skip(seconds=20)
        [panel] = house.discord.standing()
        panel.is_gone = True
        await house.nights.come(await house.now(night), guest, "Late", "en")
        await house.keeper.tick()
        await house.keeper.tick()
        assert len(house.panels(night)) == 1
    assert (await house.now(night)).stale is None


async def test_without_the_permission_for_events_only_the_calendar_is_said_to_wait(house: House) -> None:
    night = await house.planned(2)
    house.venue.lacks = "create_events"
    await house.keeper.tick()
    await house.keeper.tick()

    name = said("permission-create-events")
    told = said("night-trouble", channel=f"<#{night.channel}>", permission=name, what="create_events")
    assert house.discord.letters(HOST) == [told]
    assert said("night-lacks", permission=name, what="create_events") in house.panels(night)[0]
    assert "waits" not in told
    house.discord.lacks = "send_messages"
    other = await house.planned(2)
    await house.keeper.tick()
    assert (await house.now(other)).trouble == "send_messages"  # no word that only the calendar waits


async def test_at_the_end_the_ceremony_takes_the_place_of_the_panel_and_grows_until_the_last_game_is_over(
    house: House,
) -> None:
    night = await house.planned(2)
    await _split_and_open(house, night)
    await house.nights.end(await house.now(night), HOST, is_moderator=False)
    await house.keeper.tick()
    [still] = house.panels(night)
    assert said("night-is-over", rounds=1) in still
    assert not (await house.now(night)).is_told

    [table] = (await house.now(night)).tables
    assert table.table is not None
    await house.tables.end(table.table)
    await house.keeper.tick()
    await house.keeper.tick()

    [final] = house.panels(night)
    assert said("night-undecided", n=1) in final
    assert (await house.now(night)).is_told
    assert house.venue.events[night.channel] is EventState.OVER
    house.clock.skip(days=8)
    await house.keeper.tick()
    assert await StoredNights(house.store.database).night(night.id) is None


async def test_an_evening_whose_game_was_long_is_not_over_with_it(house: House) -> None:
    night = await house.planned(2)
    await _split_and_open(house, night)
    [table] = (await house.now(night)).tables
    assert table.table is not None
    house.clock.skip(hours=5)
    await house.tables.end(table.table)
    for hours in (3.9, 0.2):
        await house.keeper.tick()
        assert not (await house.now(night)).is_over
        house.clock.skip(hours=hours)

    await house.keeper.tick()

    assert (await house.now(night)).is_over


async def test_who_wants_no_reminders_is_not_called_and_a_server_may_want_none(house: House) -> None:
    await house.store.change_person(PEOPLE[1], lambda now: replace(now, remind_by=NOTHING))
    loud, quiet = await house.planned(minutes=120), await house.planned(minutes=120)
    for night in (loud, quiet):
        for user in PEOPLE[:2]:
            await house.nights.come(await house.now(night), user, f"P{user}", "en")
    house.clock.skip(minutes=100)
    await StoredNights(house.store.database).end_night(quiet.id, house.clock.now())
    await house.keeper.tick()
    silent = await house.planned(minutes=120)
    await house.nights.come(silent, HOST, "Ann", "en")
    house.clock.skip(minutes=100)
    await house.want_no_reminders()
    await house.keeper.tick()

    host, at, soon = (f"<@{HOST}>",), stamp(loud.starts_at, "F"), stamp(loud.starts_at, "R")
    assert sorted(house.discord.posts()) == sorted(
        [said("night-reminder", people=host, soon=soon), said("night-called-off", people=host, at=at)]
    )


async def test_an_evening_to_which_nobody_comes_ends_by_itself(house: House) -> None:
    night = await house.planned()
    await house.keeper.tick()
    house.clock.skip(hours=5)
    await house.keeper.tick()
    await house.keeper.tick()

    assert (await house.now(night)).is_told
    assert said("night-is-over", rounds=0) in house.panels(night)[0]


async def test_whoever_asks_at_an_evening_whose_host_is_forgotten_is_named_nobody(house: House) -> None:
    night = await house.planned(2)
    await own_data(house.store.database).erase(HOST)

    with pytest.raises(Refusal, match="night-hostless"):
        await house.nights.split(await house.now(night), PEOPLE[1], is_moderator=False)
    await house.keeper.tick()
    assert "<@-" not in house.panels(night)[0]


async def test_a_panel_is_shown_anew_by_a_process_whose_shard_was_another_processs_meanwhile(house: House) -> None:
    night = await house.planned()
    await house.keeper.tick()
    [panel] = house.discord.standing()
    before = panel.text
    with patch.object(house.keeper, "_owns", lambda _: False):
        panel.text = "by the other process"
        await house.keeper.tick()
        assert house.panels(night) == ["by the other process"]

    await house.keeper.tick()

    assert house.panels(night) == [before]


async def test_a_channel_that_does_not_answer_holds_up_no_other_evening(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    silent, other = await house.planned(), await house.planned(minutes=60)
    announce, is_back = house.discord.announce, asyncio.Event()
    asked = asyncio.Event()

    async def hanging(channel: ChannelId, message: PublicMessage, nonce: str) -> Posted:
        if channel == silent.channel:
            asked.set()
            await is_back.wait()
        return await announce(channel, message, nonce)

    monkeypatch.setattr(house.discord, "announce", hanging)
    slow = asyncio.create_task(house.keeper.go_on({silent.id}))
    async with asyncio.timeout(60):
        await asked.wait()
        await house.nights.come(other, PEOPLE[1], "Ben", "en")
        await house.keeper.go_on({other.id})
        assert f"<@{PEOPLE[1]}>" in house.panels(other)[0]
        assert house.panels(silent) == []
        is_back.set()
        await slow
    assert len(house.panels(silent)) == 1


async def test_a_list_of_which_no_word_came_back_shows_who_has_signed_up_since(house: House) -> None:
    night, announce = await house.planned(), house.discord.announce

    async def unheard(channel: ChannelId, message: PublicMessage, nonce: str) -> Posted:
        await announce(channel, message, nonce)
        raise TryLater(1.0)

    with patch.object(house.discord, "announce", unheard):
        await house.keeper.tick()
    assert (await house.now(night)).panel is None

    await house.nights.come(night, PEOPLE[1], "Ben", "en")
    for _ in range(2):
        await house.keeper.tick()

    [panel] = house.panels(night)
    assert f"<@{PEOPLE[1]}>" in panel


async def test_an_evening_planned_after_a_restoration_is_posted_though_one_that_is_lost_had_its_number(
    house: House, tmp_path: Path
) -> None:
    lost = await house.planned()
    await house.keeper.tick()
    async with a_house(tmp_path / "restored") as again:
        again.clock, again.discord = house.clock, house.discord
        again.start()
        house.clock.skip(minutes=1)
        night = await again.planned()
        await again.keeper.tick()

        assert night.id == lost.id
        assert len(again.panels(night)) == 1
