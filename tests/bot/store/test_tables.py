"""Lobbies, seats, settings, the begin and the end of tables, notes."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import UTC, datetime, timedelta, timezone
from typing import Any

import pytest

from bot.cases.store import StoredCases
from bot.store.database import Database
from bot.store.kernel import KernelStore
from bot.tables.cast import CAST
from bot.tables.ids import ChannelId, GuildId, MessageId, TableId, UserId
from bot.tables.pace import UNTIMED, Schedule
from bot.tables.records import Level, PanelRecord, SeatRecord, Terms
from bot.tables.status import Status
from bot.tables.stores import ChannelTaken, NoSuchTable, TableFull, TableStore
from games.core.seats import Seat
from tests.bot.store.builders import (
    ANNA,
    BEN,
    CLEO,
    NOON,
    SEED,
    a_channel,
    a_live_table,
    a_lobby,
    an_entry,
    seats_of,
    unsettled,
)

NOWHERE = TableId(999_999)
LATER = NOON + timedelta(hours=1)


def test_the_store_is_a_table_store() -> None:
    store: type[TableStore] = KernelStore

    assert store is KernelStore


async def test_a_new_lobby_is_what_was_asked_for(store: KernelStore) -> None:
    table = await a_lobby(store, guild=GuildId(2**63 - 1), channel=ChannelId(7), pace=3600, locale="fr")

    assert table == await store.get(table.id)
    assert (table.guild, table.channel, table.host, table.game) == (2**63 - 1, 7, ANNA, "toy")
    assert (table.version, table.locale, table.options, table.pace) == (1, "fr", {"length": "short"}, 3600)
    assert (table.status, table.seed, table.entries) == (Status.LOBBY, None, None)
    told = await store.told(table.id)
    assert (told.settled, told.told) == (0, (0, 0))
    assert (table.created_at, table.started_at, table.ended_at, table.deadline) == (NOON, None, None, None)
    assert (table.seats, table.panel, table.trouble) == ((), None, None)


async def test_a_channel_has_one_open_table(store: KernelStore) -> None:
    table = await a_lobby(store)

    with pytest.raises(ChannelTaken):
        await a_lobby(store, channel=table.channel)

    assert (await store.open_in(table.channel)) == table


async def test_of_many_who_open_a_table_at_once_one_succeeds(url: str, store: KernelStore) -> None:
    other = KernelStore(await Database.open(url))
    channel = a_channel()

    made = await asyncio.gather(
        *(a_lobby(each, channel=channel) for each in (store, other) * 6), return_exceptions=True
    )

    assert sum(isinstance(each, ChannelTaken) for each in made) == 11
    assert [each.id for each in made if not isinstance(each, BaseException)] == await unsettled(store)
    await other.database.close()


async def test_a_channel_is_free_again_after_the_end(store: KernelStore) -> None:
    past = await a_lobby(store)
    await store.end(past.id, at=LATER)

    table = await a_lobby(store, channel=past.channel)

    assert await store.open_in(past.channel) == table
    assert await store.latest_in(past.channel) == table
    await store.end(table.id, at=LATER)
    assert await store.open_in(past.channel) is None
    assert await store.latest_in(past.channel) == await store.get(table.id)
    assert await store.latest_in(a_channel()) is None


async def test_seats_are_given_in_order_until_none_is_left(store: KernelStore) -> None:
    table = await a_lobby(store)

    first = await store.take_seat(table.id, user=ANNA, name="Änna", locale="en", most=2)
    second = await store.take_seat(table.id, user=BEN, name="Ben", locale="fr", most=2)
    with pytest.raises(TableFull):
        await store.take_seat(table.id, user=CLEO, name="Cleo", locale="fr", most=2)

    assert first == SeatRecord(seat=Seat(0), user=ANNA, name="Änna", locale="en")
    assert second == SeatRecord(seat=Seat(1), user=BEN, name="Ben", locale="fr")
    assert (await seats_of(store, table.id)) == (first, second)


async def test_nobody_sits_twice(store: KernelStore) -> None:
    table = await a_lobby(store, ANNA)

    with pytest.raises(TableFull):
        await store.take_seat(table.id, user=ANNA, name="again", locale="en", most=6)


async def test_the_last_seat_is_given_once(url: str, store: KernelStore) -> None:
    other = KernelStore(await Database.open(url))
    table = await a_lobby(store, ANNA)

    given = await asyncio.gather(
        *(
            each.take_seat(table.id, user=UserId(100 + n), name="x", locale="en", most=3)
            for n, each in enumerate((store, other) * 5)
        ),
        return_exceptions=True,
    )

    assert sum(isinstance(each, TableFull) for each in given) == 8
    assert [each.seat for each in await seats_of(store, table.id)] == [0, 1, 2]
    await other.database.close()


async def test_leaving_closes_the_gap(store: KernelStore) -> None:
    table = await a_lobby(store, ANNA, BEN, CLEO)

    assert await store.leave_seat(table.id, ANNA, at=NOON) is True
    assert await store.leave_seat(table.id, ANNA, at=NOON) is False

    assert [(each.seat, each.user) for each in await seats_of(store, table.id)] == [(0, BEN), (1, CLEO)]


async def test_a_lobby_has_a_host_that_sits_in_it_or_ends(store: KernelStore) -> None:
    table = await a_lobby(store, ANNA, BEN, CLEO)
    rival = CAST[0].user
    await store.take_seat(table.id, user=rival, name="x", locale="en", most=9)

    async def after(user: UserId) -> tuple[UserId, Status, datetime | None]:
        await store.leave_seat(table.id, user, at=LATER)
        now = await store.get(table.id)
        assert now is not None
        return now.host, now.status, now.ended_at

    assert await after(BEN) == (ANNA, Status.LOBBY, None)
    assert await after(ANNA) == (CLEO, Status.LOBBY, None)
    assert await after(CLEO) == (CLEO, Status.ENDED, LATER)
    assert await store.open_in(table.channel) is None


async def test_settings_that_are_not_named_stay(store: KernelStore) -> None:
    table = await a_lobby(store, pace=60, is_private=True)
    settings: tuple[dict[str, Any], ...] = (
        {"locale": "fr"},
        {"host": BEN},
        {"options": {"length": "long"}},
        {"schedule": Schedule(deadline=LATER)},
        {"pace": None},
        {"guests": {BEN: True, UserId(2**63 - 1): False}},
        {"is_private": False, "guests": {}},
        {},
    )

    for changed in settings:
        await store.configure(table.id, **changed)
        table = replace(table, **changed, revision=table.revision + 1)
        assert await store.get(table.id) == table


async def test_terms_are_changed_as_they_are_stored(store: KernelStore) -> None:
    table = await a_lobby(store, terms=Terms(may_be_case=True))
    assert table.terms == Terms(may_be_case=True)

    await StoredCases(store.database).make_no_case(
        table.id
    )  # a player has taken the leave back since the table was read
    await store.configure(table.id, terms=lambda now: replace(now, has_hints=True, level=Level.ANALYST))

    found = await store.get(table.id)
    assert found == replace(table, terms=Terms(has_hints=True, level=Level.ANALYST), revision=table.revision + 1)


async def test_options_change_in_a_lobby_only(store: KernelStore) -> None:
    table = await a_live_table(store)

    with pytest.raises(NoSuchTable):
        await store.configure(table.id, options={"length": "short"}, locale="fr")

    assert await store.get(table.id) == table


async def test_to_begin_renumbers_the_seats(store: KernelStore) -> None:
    lobby = await a_lobby(store, ANNA, BEN, CLEO)
    await store.set_seat(lobby.id, BEN, mail_open=False)

    table = await store.begin(
        lobby.id,
        seed=SEED,
        order=[CLEO, ANNA, BEN],
        options={"a": "b"},
        version=7,
        schedule=Schedule(deadline=LATER),
        at=NOON,
    )

    assert table == await store.get(lobby.id)
    assert [(each.seat, each.user) for each in table.seats] == [(0, CLEO), (1, ANNA), (2, BEN)]
    assert [each.name for each in table.seats] == [f"name of {user}" for user in (CLEO, ANNA, BEN)]
    assert [each.mail_open for each in table.seats] == [None, None, False]
    assert (table.status, table.seed, table.entries) == (Status.LIVE, SEED, 0)
    assert (table.options, table.version, table.deadline, table.started_at) == ({"a": "b"}, 7, LATER, NOON)


@pytest.mark.parametrize("order", [[ANNA], [ANNA, BEN, CLEO], [ANNA, ANNA], [ANNA, CLEO]])
async def test_the_order_names_exactly_those_who_sit(store: KernelStore, order: list[UserId]) -> None:
    table = await a_lobby(store, ANNA, BEN)

    with pytest.raises(NoSuchTable):
        await store.begin(table.id, seed=SEED, order=order, options={}, version=1, schedule=UNTIMED, at=NOON)

    found = await store.get(table.id)
    assert found is not None
    assert found.status is Status.LOBBY


async def test_a_table_begins_once(store: KernelStore) -> None:
    table = await a_live_table(store)

    with pytest.raises(NoSuchTable):
        await store.begin(
            table.id, seed=SEED, order=[ANNA, BEN, CLEO], options={}, version=1, schedule=UNTIMED, at=NOON
        )

    assert await store.get(table.id) == table


async def test_a_stopped_table_has_no_deadline(store: KernelStore) -> None:
    table = await a_live_table(store, schedule=Schedule(deadline=NOON))

    await store.end(table.id, at=LATER)

    found = await store.get(table.id)
    assert found is not None
    assert (found.status, found.ended_at, found.deadline, found.seed) == (Status.ENDED, LATER, None, SEED)
    assert await store.due(LATER) == []


async def test_what_needs_another_table_is_refused(store: KernelStore) -> None:
    past = await a_live_table(store)
    await store.end(past.id, at=NOON)

    for table in (past.id, NOWHERE):
        for call in (
            store.take_seat(table, user=BEN, name="x", locale="en", most=9),
            store.leave_seat(table, BEN, at=NOON),
            store.configure(table, locale="fr"),
            store.configure(table),
            store.end(table, at=NOON),
            store.append(an_entry(table, 1)),
        ):
            with pytest.raises(NoSuchTable):
                await call


async def test_what_touches_a_table_that_is_not_there_does_nothing(store: KernelStore) -> None:
    await store.settle(NOWHERE, 1, (1, 1))
    await store.set_trouble(NOWHERE, "no-channel")
    await store.set_panel(NOWHERE, None)
    await store.set_seat(NOWHERE, ANNA, name="x")

    assert await store.get(NOWHERE) is None
    assert await store.entries(NOWHERE) == []
    assert await store.notes(NOWHERE, ANNA) == ""
    with pytest.raises(NoSuchTable):
        await store.set_notes(NOWHERE, ANNA, "x")


async def test_the_panel_and_the_trouble_are_remembered(store: KernelStore) -> None:
    table = await a_lobby(store)
    panel = PanelRecord(message=MessageId(2**62), posted_at=LATER, shows=4)

    await store.set_panel(table.id, panel)
    await store.set_trouble(table.id, "no-channel")

    assert await store.get(table.id) == replace(table, panel=panel, trouble="no-channel")
    await store.set_panel(table.id, None)
    await store.set_trouble(table.id, None)
    assert await store.get(table.id) == table


async def test_what_the_panel_shows_is_noted_down_with_what_is_settled(store: KernelStore) -> None:
    table = await a_lobby(store)
    panel = PanelRecord(message=MessageId(2**62), posted_at=LATER, shows=4)

    await store.settle(table.id, table.revision, (0, 1), panel)

    found = await store.get(table.id)
    assert found is not None
    assert found.panel == panel
    told = await store.told(table.id)
    assert (told.settled, told.told) == (table.revision, (0, 1))
    await store.settle(table.id, table.revision + 1, (0, 1))
    found = await store.get(table.id)
    assert found is not None
    assert found.panel == panel


async def test_what_is_learnt_of_a_person_is_kept(store: KernelStore) -> None:
    table = await a_lobby(store, ANNA, BEN)
    _, ben = await seats_of(store, table.id)

    await store.set_seat(table.id, BEN, mail_open=True)
    await store.set_seat(table.id, BEN, name="Benjamin")
    await store.set_seat(table.id, BEN, locale="de")
    await store.set_seat(table.id, BEN)

    assert (await seats_of(store, table.id))[1] == replace(ben, mail_open=True, name="Benjamin", locale="de")
    await store.set_seat(table.id, BEN, mail_open=False)
    assert (await seats_of(store, table.id))[1].mail_open is False


async def test_a_restart_finds_the_same_records(url: str) -> None:
    store = KernelStore(await Database.open(url))
    table = await a_live_table(store, schedule=Schedule(deadline=LATER))
    await store.append(an_entry(table.id, 1), schedule=Schedule(deadline=LATER))
    await store.set_notes(table.id, ANNA, "notes survive")
    before = (await store.get(table.id), await store.entries(table.id), await unsettled(store))
    await store.database.close()

    store = KernelStore(await Database.open(url))

    assert (await store.get(table.id), await store.entries(table.id), await unsettled(store)) == before
    assert await store.notes(table.id, ANNA) == "notes survive"
    await store.database.close()


async def test_times_come_back_aware_and_in_utc(store: KernelStore) -> None:
    table = await a_lobby(store, at=datetime(2026, 3, 1, 2, 0, 0, 1, tzinfo=timezone(timedelta(hours=5, minutes=30))))

    found = await store.get(table.id)

    assert found is not None
    assert found.created_at == datetime(2026, 2, 28, 20, 30, 0, 1, tzinfo=UTC)
    assert found.created_at.utcoffset() == timedelta()


async def test_a_naive_time_is_refused(store: KernelStore) -> None:
    naive = NOON.replace(tzinfo=None)
    table = await a_live_table(store)

    for call in (a_lobby(store, at=naive), store.append(an_entry(table.id, 1, at=naive)), store.due(naive)):
        with pytest.raises(ValueError, match="naive"):
            await call

    assert await store.entries(table.id) == []


async def test_a_table_is_behind_until_everybody_has_seen_its_last_change(store: KernelStore) -> None:
    lobby, live, ended = await a_lobby(store, BEN), await a_live_table(store), await a_lobby(store)
    for table in (lobby, live, ended):
        await settle(store, table.id)
    assert await unsettled(store) == []

    await store.take_seat(lobby.id, user=ANNA, name="Anna", locale="fr", most=6)
    assert await unsettled(store) == [lobby.id]
    await store.append(an_entry(live.id, 1))
    await store.end(ended.id, at=NOON)
    assert await unsettled(store) == [lobby.id, live.id, ended.id]
    assert [each.table for each in await store.behind(after=lobby.id, most=1)] == [live.id]

    await settle(store, live.id)
    await store.settle(lobby.id, 1, (0, 0))  # a revision of before
    await store.set_panel(live.id, None)
    await store.set_trouble(live.id, "no-channel")
    assert await unsettled(store) == [lobby.id, ended.id]
    revision = await store.configure(live.id, locale="fr")
    found = await store.get(live.id)
    assert found is not None
    assert (found.revision, (await store.told(live.id)).told) == (revision, (1, 0))
    assert live.id in await unsettled(store)


async def settle(store: KernelStore, table: TableId) -> None:
    found = await store.get(table)
    assert found is not None
    await store.settle(table, found.revision, (found.entries or 0, 0))
