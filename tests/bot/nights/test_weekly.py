"""Weekly evenings: each is followed by one a week later, with the same hosts and the same event in the calendar."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.nights.moments import week_later
from bot.nights.nights import FORGOTTEN
from bot.nights.ports import NightChange
from bot.nights.records import EventState, NightRecord
from bot.nights.store import StoredNights
from games.core.contract import Refusal
from tests.bot.nights.house import DEATHS, HOST, PEOPLE, House, Mortal
from tests.bot.ui.club import said
from tests.fake_database import Faults

ANN, BEN, CLEO, DAN, EVE, FAY = PEOPLE
WEEK = timedelta(weeks=1)


async def weekly(house: House) -> NightRecord:
    """Plan a weekly evening with two guests and a co-host."""
    night = await house.planned(2)
    night = await house.nights.repeat(night, HOST, "Europe/Paris", is_weekly=True, is_moderator=False)
    await house.nights.appoint(night, HOST, {FAY: "Fay"}, is_moderator=False)
    await house.nights.set_places(await house.now(night), HOST, 8, is_moderator=False)
    await house.keeper.tick()
    return await house.now(night)


def always(kind: int) -> Callable[[int], int]:
    """Return the choice of one kind of fault."""
    return lambda _: kind


async def following(house: House, night: NightRecord) -> NightRecord | None:
    return await StoredNights(house.store.database).night_in([night.channel])


async def test_wherever_the_process_dies_one_evening_follows_and_takes_over_the_event(house: House) -> None:
    for n, at in enumerate(range(1, 120, DEATHS)):
        night = await weekly(house)
        event = night.event
        is_alive = await house.ended_over_a_death(night, Mortal(at, is_after=n % 2 == 0))

        after = await following(house, night)
        assert after is not None
        assert (after.id != night.id, after.starts_at) == (True, night.starts_at + WEEK), at
        assert (after.event, after.event_at, after.event_state) == (event, after.starts_at, EventState.MADE), at
        assert (after.places, after.host, after.is_weekly, after.coming) == (8, HOST, True, ())
        assert [each.user for each in after.cohosts] == [FAY]
        assert (await house.now(night)).is_told, at
        assert house.venue.events[night.channel] is EventState.MADE
        assert [said("night-weekly") in each for each in house.panels(night)].count(True) == 1, at
        await StoredNights(house.store.database).end_night(after.id, house.clock.now())
        await StoredNights(house.store.database).change_night(after.id, NightChange(is_told=True))
        if is_alive:
            break
    assert at > 10


async def test_wherever_the_process_dies_the_next_list_stands_below_the_ceremony_of_the_evening_before(
    house: House,
) -> None:
    for n, at in enumerate(range(1, 120, DEATHS)):
        night = await weekly(house)
        await house.nights.split(night, HOST, is_moderator=False)
        await house.keeper.tick()
        for each in (await house.now(night)).tables:
            await house.tables.end(each.table or pytest.fail("it was not dealt"))
        house.discord.faults = Faults(always(1 + n % 2), most=n % 3)  # the ceremony may come late
        is_alive = await house.ended_over_a_death(night, Mortal(at, is_after=n % 2 == 0))
        for _ in range(3):
            await house.keeper.tick()

        assert [said("night-weekly") in each for each in house.panels(night)] == [False, True], at
        after = await following(house, night)
        assert after is not None
        await StoredNights(house.store.database).end_night(after.id, house.clock.now())
        await StoredNights(house.store.database).change_night(after.id, NightChange(is_told=True))
        if is_alive:
            break
    assert at > 10


async def test_an_evening_that_is_weekly_no_more_or_at_which_nobody_plays_is_the_last(house: House) -> None:
    night = await weekly(house)
    await house.nights.repeat(night, HOST, None, is_weekly=False, is_moderator=False)
    await house.nights.end(night, HOST, is_moderator=False)
    assert await following(house, night) is None

    empty, played = await weekly(house), await weekly(house)
    await house.nights.split(played, HOST, is_moderator=False)
    await house.keeper.tick()
    for each in (await house.now(played)).tables:
        await house.tables.end(each.table or pytest.fail("it was not dealt"))
    house.clock.skip(seconds=FORGOTTEN.total_seconds() + 3600)
    for _ in range(3):
        await house.keeper.tick()

    assert (await house.now(empty)).is_over
    assert await following(house, empty) is None
    assert house.venue.events[empty.channel] is EventState.OVER
    after = await following(house, played)
    assert after is not None
    assert after.starts_at == played.starts_at + WEEK


async def test_only_a_host_makes_an_evening_weekly(house: House) -> None:
    with pytest.raises(Refusal, match="night-host-only"):
        await house.nights.repeat(await house.planned(2), BEN, None, is_weekly=True, is_moderator=False)


def test_a_week_later_it_is_the_same_hour_also_after_the_clocks_change() -> None:
    paris = ZoneInfo("Europe/Paris")
    before = datetime(2026, 10, 21, 20, 30, tzinfo=paris)

    later = week_later(before, "Europe/Paris", before)

    assert later.astimezone(paris) == datetime(2026, 10, 28, 20, 30, tzinfo=paris)
    assert later - before.astimezone(UTC) == WEEK + timedelta(hours=1)


@given(
    minutes=st.integers(0, 366 * 24 * 60),
    days=st.integers(-20, 60),
    zone=st.sampled_from(["Europe/Paris", "America/St_Johns", "Pacific/Apia", None]),
)
def test_the_evening_that_follows_is_to_come_and_on_the_same_day_of_the_week(
    minutes: int, days: int, zone: str | None
) -> None:
    start = datetime(2026, 1, 1, tzinfo=UTC) + timedelta(minutes=minutes)
    now = start + timedelta(days=days)

    later = week_later(start, zone, now)

    local = ZoneInfo(zone or "UTC")
    assert later > max(now, start)
    assert later - max(now, start) <= WEEK + timedelta(hours=2)
    assert later.astimezone(local).weekday() == start.astimezone(local).weekday()


@given(
    minutes=st.integers(0, 366 * 24 * 4),
    zone=st.sampled_from(["Europe/Paris", "America/Nuuk", "Africa/Cairo", "America/Havana", "Australia/Lord_Howe"]),
)
def test_every_evening_of_two_years_keeps_its_hour_but_where_the_clocks_skip_it(minutes: int, zone: str) -> None:
    local = ZoneInfo(zone)
    first = (datetime(2026, 1, 1, tzinfo=local) + timedelta(minutes=15 * minutes)).astimezone(UTC)
    start = first
    for n in range(1, 105):
        start = week_later(start, zone, start, first=first)
        planned = datetime.combine(first.astimezone(local).date() + n * WEEK, first.astimezone(local).time(), local)

        assert start == planned.astimezone(UTC)


async def test_an_evening_at_an_hour_that_the_clocks_skip_once_is_at_its_own_hour_afterwards(house: House) -> None:
    paris = ZoneInfo("Europe/Paris")
    house.clock.skip(seconds=(datetime(2027, 3, 20, tzinfo=UTC) - house.clock.now()).total_seconds())
    night = await weekly(house)
    night = await house.nights.move(night, HOST, datetime(2027, 3, 21, 2, 30, tzinfo=paris), is_moderator=False)
    starts = []
    for _ in range(3):
        await house.nights.end(night, HOST, is_moderator=False)
        night = await following(house, night) or pytest.fail("none follows")
        starts.append(night.starts_at.astimezone(paris).strftime("%m-%d %H:%M"))

    assert starts == ["03-28 03:30", "04-04 02:30", "04-11 02:30"]
