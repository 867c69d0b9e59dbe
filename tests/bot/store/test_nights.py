"""Evenings, as both databases keep them."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from secrets import token_bytes
from typing import Any

import pytest

from bot.nights.ports import NewNight, NightChange, NightChanged, NightFull, NightTaken
from bot.nights.records import MOST_GUESTS, EventId, EventState, GuestRecord, NightRecord, NightTable
from bot.nights.store import StoredNights
from bot.store.kernel import KernelStore
from bot.tables.ids import ChannelId, GuildId, MessageId, UserId
from bot.tables.status import Status
from games.core.deal import commitment
from games.core.secret import Secret
from tests.bot.store.builders import ANNA, BEN, CLEO, NOON, SEED, a_channel, a_live_table, a_lobby, an_entry
from tests.own_data import own_data

GUILD = GuildId(2**62 + 5)
HOUR = timedelta(hours=1)


async def a_night(store: KernelStore, **changes: Any) -> NightRecord:
    values: dict[str, Any] = {
        "guild": GUILD,
        "channel": a_channel(),
        "host": ANNA,
        "locale": "fr",
        "starts_at": NOON + HOUR,
        "at": NOON,
    }
    new: NewNight = {**values, **changes}  # type: ignore[typeddict-item]  # all of its keys are among the values
    return await StoredNights(store.database).plan_night(new)


def a_guest(user: int, **changes: Any) -> GuestRecord:
    return GuestRecord(user=UserId(user), name=f"name of {user}", locale="fr", **changes)


def a_plan(n: int, *users: UserId, at_round: int = 1) -> NightTable:
    return NightTable(n=n, round=at_round, game="clues", users=users)


async def keep(store: KernelStore, night: NightRecord, guest: GuestRecord, *, is_rising: bool = False) -> NightRecord:
    return await StoredNights(store.database).keep_guest(night.id, lambda _: guest, at=NOON, is_rising=is_rising)


async def gather(store: KernelStore, night: NightRecord, *users: int) -> None:
    for user in users:
        await keep(store, night, a_guest(user, here_since=NOON, asked_at=NOON))


async def again(store: KernelStore, night: NightRecord) -> NightRecord:
    found = await StoredNights(store.database).night(night.id)
    assert found is not None
    return found


async def test_an_evening_is_kept_as_it_was_planned_and_changed(store: KernelStore) -> None:
    night = await a_night(store)
    assert (night.starts_at, night.event_state, night.guests, night.tables) == (NOON + HOUR, EventState.WANTED, (), ())

    change = NightChange(event=EventId(7), event_state=EventState.MADE, panel=MessageId(8), trouble="create_events")
    await StoredNights(store.database).change_night(night.id, change)

    assert await again(store, night) == replace(
        night, event=EventId(7), event_state=EventState.MADE, panel=MessageId(8), trouble="create_events"
    )


async def test_tables_with_one_deal_are_shown_when_they_are_over_and_a_deal_is_known_to_who_played_it(
    store: KernelStore,
) -> None:
    night, secret = await a_night(store), Secret(token_bytes(32))
    held = [await a_lobby(store, ANNA, secret=secret, is_held=True) for _ in range(2)]
    plans = [replace(a_plan(n + 1, ANNA, BEN), twins=2) for n in range(2)]
    await gather(store, night, ANNA, BEN)
    await StoredNights(store.database).keep_split(night.id, plans, seen=0, is_round=True, at=NOON)
    for n, table in enumerate(held, start=1):
        await StoredNights(store.database).keep_table(
            night.id, n, thread=table.channel, table=table.id if n == 1 else None
        )
    await store.end(held[0].id, at=NOON)

    shown = await StoredNights(store.database).release_twins(
        night.id, [replace(each, turns=n) for n, each in enumerate(plans)]
    )
    assert shown == [held[0].id]  # the other one still plays
    await store.end(held[1].id, at=NOON)
    shown = await StoredNights(store.database).release_twins(
        night.id, [replace(each, turns=n) for n, each in enumerate(plans)]
    )
    assert shown == [held[1].id]  # found by its thread: it was not noted down
    await StoredNights(store.database).keep_compared(night.id, 1)

    assert [(each.turns, each.is_held, each.is_compared) for each in (await again(store, night)).tables] == [
        (0, False, True),
        (1, False, True),
    ]
    known = commitment(secret.open())
    assert [await store.knows_deal(known, [user]) for user in (ANNA, UserId(987654))] == [True, False]


async def test_a_channel_has_one_evening_that_is_not_over(store: KernelStore) -> None:
    night = await a_night(store)
    with pytest.raises(NightTaken):
        await a_night(store, channel=night.channel)
    other = await a_night(store)

    assert await StoredNights(store.database).night_in([ChannelId(1), night.channel]) == night
    assert (await StoredNights(store.database).end_night(night.id, NOON)).is_over
    assert await StoredNights(store.database).night_in([night.channel]) is None
    await a_night(store, channel=night.channel)
    assert (other.id, GUILD) in await StoredNights(store.database).nights()


async def test_guests_stand_in_the_order_in_which_they_came_and_keep_it(store: KernelStore) -> None:
    night = await a_night(store)
    await keep(store, night, a_guest(5))
    await keep(store, night, a_guest(4, likes=frozenset({"clues", "arosa"})))

    night = await keep(store, night, a_guest(5, here_since=NOON, likes=frozenset({"clues"})))

    assert [each.user for each in night.guests] == [5, 4]
    assert night.guests[0] == a_guest(5, here_since=NOON, likes=frozenset({"clues"}))
    assert [each.user for each in night.here] == [5]


async def test_a_full_evening_has_a_waiting_list_which_is_full_as_well_some_time(store: KernelStore) -> None:
    night = await a_night(store)
    await StoredNights(store.database).change_night(night.id, NightChange(places=2))
    for user in range(1, MOST_GUESTS + 3):
        await keep(store, night, a_guest(user, here_since=NOON))
    late = await again(store, night)
    assert ([each.user for each in late.here], len(late.standby)) == ([1, 2], MOST_GUESTS)

    with pytest.raises(NightFull):
        await keep(store, night, a_guest(99))
    await keep(store, night, a_guest(1, likes=frozenset({"clues"}), here_since=NOON))  # who has a place keeps it
    await keep(store, night, a_guest(2, is_coming=False))

    moved = await StoredNights(store.database).move_up(night.id, NOON)
    back = await keep(store, night, a_guest(2))
    assert ([each.user for each in moved.coming], back.guest(UserId(2)) in back.standby) == ([1, 3], True)
    assert [each.user for each in moved.guests if each.moved_up_at == NOON] == [3]


async def test_a_split_is_kept_whole_or_not_at_all_and_only_once(store: KernelStore) -> None:
    night = await a_night(store)
    plan = [a_plan(1, ANNA, BEN), a_plan(2, CLEO, UserId(5))]
    await gather(store, night, ANNA, BEN, CLEO, 5, 6)
    split = await StoredNights(store.database).keep_split(night.id, plan, seen=0, is_round=True, at=NOON)
    assert (split.round, split.tables, split.split_at) == (1, tuple(plan), NOON)

    with pytest.raises(NightChanged):
        await StoredNights(store.database).keep_split(night.id, plan, seen=0, is_round=True, at=NOON)

    late = await StoredNights(store.database).keep_split(
        night.id, [a_plan(3, UserId(6))], seen=2, is_round=False, at=NOON
    )
    assert (late.round, len(late.tables)) == (1, 3)
    assert late.playing == {ANNA, BEN, CLEO, 5, 6}


async def test_whoever_s_table_is_over_is_free_again(store: KernelStore) -> None:
    night = await a_night(store)
    await gather(store, night, ANNA, BEN, CLEO)
    await StoredNights(store.database).keep_split(night.id, [a_plan(1, ANNA, BEN)], seen=0, is_round=True, at=NOON)
    table = await a_live_table(store)
    await StoredNights(store.database).keep_table(night.id, 1, thread=ChannelId(9))
    await StoredNights(store.database).keep_table(night.id, 1, table=table.id)
    before = await again(store, night)

    await store.append(an_entry(table.id, 1), status=Status.OVER)

    assert before.tables[0] == replace(a_plan(1, ANNA, BEN), thread=ChannelId(9), table=table.id)
    assert [each.user for each in before.free] == [CLEO]
    after = await again(store, night)
    assert [each.user for each in after.free] == [ANNA, BEN, CLEO]
    assert [each.user for each in after.waiting] == [CLEO]


async def test_whoever_is_seated_waits_no_longer_and_a_table_is_kept_only_while_all_at_it_still_ask(
    store: KernelStore,
) -> None:
    night = await a_night(store)
    await gather(store, night, ANNA, BEN, CLEO, 5)
    await StoredNights(store.database).keep_split(night.id, [a_plan(1, ANNA, BEN)], seen=0, is_round=True, at=NOON)
    assert [each.user for each in (await again(store, night)).waiting] == [CLEO, 5]
    await StoredNights(store.database).keep_table(night.id, 1, is_lost=True)
    await keep(store, night, a_guest(CLEO, here_since=NOON))

    for late in ((CLEO, UserId(5)), (ANNA, UserId(5)), (UserId(9), UserId(5))):  # took it back, has not asked, unknown
        with pytest.raises(NightChanged):
            await StoredNights(store.database).keep_split(night.id, [a_plan(2, *late)], seen=1, is_round=False, at=NOON)
    await keep(store, night, a_guest(5))  # and has left
    with pytest.raises(NightChanged):
        await StoredNights(store.database).keep_split(
            night.id, [a_plan(2, CLEO, UserId(5))], seen=1, is_round=True, at=NOON
        )
    await gather(store, night, CLEO, ANNA)
    split = await StoredNights(store.database).keep_split(
        night.id, [a_plan(2, CLEO, ANNA)], seen=1, is_round=True, at=NOON
    )

    assert [each.users for each in split.tables] == [(ANNA, BEN), (CLEO, ANNA)]


async def test_a_live_game_keeps_somebody_busy_and_one_that_was_dealt_since_they_asked_is_what_they_asked_for(
    store: KernelStore,
) -> None:
    night = await a_night(store)
    await gather(store, night, ANNA, BEN, CLEO)
    slow = await a_live_table(store)
    await store.configure(slow.id, pace=24 * 3600)
    assert not (await again(store, night)).busy
    live = await a_lobby(store, ANNA, BEN)
    await store.configure(live.id, pace=300)
    assert not (await again(store, night)).busy  # nobody plays in a lobby
    begin: dict[str, Any] = {"seed": SEED, "order": [ANNA, BEN], "options": {}, "version": 3}
    await store.begin(live.id, **begin, at=NOON + HOUR)

    playing = await again(store, night)
    assert playing.busy == {ANNA, BEN}
    assert [each.user for each in playing.free] == [CLEO]
    await store.end(live.id, at=NOON + 2 * HOUR)
    after = await again(store, night)

    assert [each.user for each in after.free] == [ANNA, BEN, CLEO]
    assert [each.user for each in after.waiting] == [CLEO]
    await keep(store, night, a_guest(ANNA, here_since=NOON, asked_at=NOON + 3 * HOUR))
    assert [each.user for each in (await again(store, night)).waiting] == [CLEO, ANNA]


async def test_whoever_rises_is_at_no_table_that_is_not_dealt(store: KernelStore) -> None:
    night = await a_night(store)
    await gather(store, night, ANNA, BEN, CLEO, 5)
    plan = [a_plan(1, ANNA, BEN), a_plan(2, CLEO, UserId(5))]
    await StoredNights(store.database).keep_split(night.id, plan, seen=0, is_round=True, at=NOON)
    await StoredNights(store.database).keep_table(night.id, 1, table=(await a_live_table(store)).id)

    for user in (ANNA, CLEO):
        await keep(store, night, a_guest(user, here_since=NOON), is_rising=True)

    assert [each.users for each in (await again(store, night)).tables] == [(ANNA, BEN), (5,)]


async def test_an_evening_that_ends_opens_no_more_tables_and_takes_nobody(store: KernelStore) -> None:
    night = await a_night(store)
    await gather(store, night, ANNA, BEN)
    await StoredNights(store.database).keep_split(night.id, [a_plan(1, ANNA, BEN)], seen=0, is_round=True, at=NOON)

    over = await StoredNights(store.database).end_night(night.id, NOON)

    assert over.tables[0].is_over
    with pytest.raises(NightChanged):
        await keep(store, night, a_guest(1))
    with pytest.raises(NightChanged):
        await StoredNights(store.database).end_night(night.id, NOON)


async def test_who_has_finished_a_game_is_no_beginner_and_blocks_count_in_the_crowd_only(store: KernelStore) -> None:
    table = await a_live_table(store)
    await store.block(ANNA, BEN, is_blocked=True)
    await store.block(ANNA, UserId(99), is_blocked=True)
    assert (await StoredNights(store.database).crowd([ANNA, BEN]))[ANNA] == (True, frozenset({BEN}))

    await store.append(an_entry(table.id, 1), status=Status.OVER)

    assert await StoredNights(store.database).crowd([ANNA, UserId(99)]) == {
        ANNA: (False, frozenset({99})),
        99: (True, frozenset()),
    }


async def test_an_evening_of_which_all_is_said_is_forgotten_with_all_its_guests(store: KernelStore) -> None:
    night = await a_night(store)
    await gather(store, night, ANNA, BEN)
    await StoredNights(store.database).keep_split(night.id, [a_plan(1, ANNA, BEN)], seen=0, is_round=True, at=NOON)
    await StoredNights(store.database).end_night(night.id, NOON)
    await StoredNights(store.database).forget_nights(NOON + HOUR)
    assert (await again(store, night)).is_over

    await StoredNights(store.database).change_night(night.id, NightChange(is_told=True))
    await StoredNights(store.database).forget_nights(NOON + HOUR)

    assert await StoredNights(store.database).night(night.id) is None
    assert (await own_data(store.database).kept_of(ANNA))["nights"] == []


async def test_whoever_is_erased_is_on_no_list_and_hosts_nothing(store: KernelStore) -> None:
    night = await a_night(store)
    await keep(store, night, a_guest(ANNA, likes=frozenset({"clues"}), here_since=NOON, asked_at=NOON))
    await gather(store, night, BEN)
    await StoredNights(store.database).keep_split(night.id, [a_plan(1, ANNA, BEN)], seen=0, is_round=True, at=NOON)
    [kept] = (await own_data(store.database).kept_of(ANNA))["nights"]
    assert (kept["is_host"], kept["likes"]) == (True, ["clues"])

    await own_data(store.database).erase(ANNA)

    after = await again(store, night)
    left = tuple(each.user for each in after.guests)
    assert (left, after.host < 0, after.tables[0].users) == ((BEN,), True, (BEN,))
    assert (await own_data(store.database).kept_of(ANNA))["nights"] == []


async def test_a_server_that_is_forgotten_takes_its_evenings_along(store: KernelStore) -> None:
    night = await a_night(store)
    await keep(store, night, a_guest(BEN))
    await store.change_server(GUILD, lambda now: replace(now, removed_at=NOON))

    await store.erase_server(GUILD, NOON + HOUR)

    assert await StoredNights(store.database).night(night.id) is None
