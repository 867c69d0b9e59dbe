"""Maintenance, its notices and the census, on both kinds of database."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

from sqlalchemy import insert

from bot.store.census import StoredCensus
from bot.store.kernel import KernelStore
from bot.store.maintenance import StoredMaintenance
from bot.store.rows import PROCESSES
from bot.tables.ids import ChannelId, GuildId, MessageId, TableId
from bot.tables.maintenance import Maintenance, MaintenanceStore
from bot.tables.pace import Schedule
from tests.bot.store.builders import ANNA, BEN, NOON, SEED, a_lobby

HOME, AWAY = GuildId(2**62 + 5), GuildId(66)
LATER = NOON + timedelta(hours=2)


def test_the_store_knows_maintenance() -> None:
    stored: type[MaintenanceStore] = StoredMaintenance

    assert stored is StoredMaintenance


async def a_live_table(store: KernelStore, channel: int, guild: GuildId = HOME) -> TableId:
    lobby = await a_lobby(store, ANNA, BEN, guild=guild, channel=ChannelId(channel))
    begun = await store.begin(
        lobby.id, seed=SEED, order=[ANNA, BEN], options={}, version=1, schedule=Schedule(), at=NOON
    )
    return begun.id


async def announced(store: KernelStore) -> tuple[StoredMaintenance, Maintenance]:
    stored = StoredMaintenance(store.database)
    maintenance = await stored.plan(NOON, NOON + timedelta(hours=1), LATER)
    assert maintenance is not None
    return stored, maintenance


async def test_it_stands_until_its_end_and_there_is_no_other_meanwhile(store: KernelStore) -> None:
    stored, maintenance = await announced(store)

    assert await stored.plan(NOON, LATER, LATER) is None
    assert await stored.standing(LATER - timedelta(seconds=1)) == maintenance
    assert await stored.standing(LATER) is None
    assert await stored.plan(LATER, LATER, LATER + timedelta(hours=1)) is not None


async def test_one_that_is_withdrawn_ends_at_once(store: KernelStore) -> None:
    stored, _ = await announced(store)

    assert await stored.withdraw(NOON)
    assert await stored.standing(NOON) is None
    assert not await stored.withdraw(NOON)


async def test_a_notice_is_noted_then_settled_then_dropped_and_its_maintenance_forgotten_last(
    store: KernelStore,
) -> None:
    table = await a_live_table(store, 2**61)
    await a_lobby(store, ANNA, channel=ChannelId(8))
    stored, maintenance = await announced(store)

    [notice] = await stored.untold(maintenance)
    assert (notice.table, notice.guild, notice.channel) == (table, HOME, 2**61)
    assert not notice.is_noted
    assert await stored.note(notice, NOON)
    assert await stored.note(notice, NOON)
    assert await stored.untold(maintenance) == [replace(notice, is_noted=True)]
    await stored.settle(notice, MessageId(2**60))
    assert await stored.untold(maintenance) == []
    assert await stored.told(maintenance) == 1
    assert await stored.outdated(LATER - timedelta(seconds=1)) == []
    [old] = await stored.outdated(LATER)
    assert old == replace(notice, is_noted=True, is_settled=True, message=MessageId(2**60))
    await stored.forget(LATER)
    assert await stored.outdated(LATER) == [old]
    await stored.drop(old)
    await stored.forget(LATER)

    assert await stored.outdated(LATER) == []
    assert not await stored.note(notice, NOON)  # it is forgotten


async def test_none_is_noted_once_it_does_not_stand(store: KernelStore) -> None:
    await a_live_table(store, 7)
    stored, maintenance = await announced(store)
    [notice] = await stored.untold(maintenance)
    await stored.withdraw(NOON)

    assert not await stored.note(notice, NOON)
    assert await stored.outdated(NOON) == []


async def test_a_server_that_is_erased_takes_its_notices_with_it(store: KernelStore) -> None:
    await a_live_table(store, 7)
    kept = await a_live_table(store, 8, AWAY)
    stored, maintenance = await announced(store)
    for each in await stored.untold(maintenance):
        await stored.note(each, NOON)
    await store.change_server(HOME, lambda now: replace(now, removed_at=NOON))
    await store.erase_server(HOME, NOON)

    assert [each.table for each in await stored.outdated(LATER)] == [kept]


async def test_the_census_counts_live_tables_lobbies_and_processes(store: KernelStore) -> None:
    for channel in (1, 2):
        await a_live_table(store, channel, AWAY)
    await a_live_table(store, 3)
    over = await a_live_table(store, 4)
    await store.end(over, at=NOON)
    await a_lobby(store, ANNA, channel=ChannelId(5))
    row = {"id": 9, "shards": [0], "until": NOON}
    await store.database.write(lambda connection: connection.execute(insert(PROCESSES), row))

    census = await StoredCensus(store.database).census()

    assert sum(census.live.values()) == 3
    assert list(census.servers.items()) == [(AWAY, 2), (HOME, 1)]
    assert (census.lobbies, census.processes) == (1, 1)
