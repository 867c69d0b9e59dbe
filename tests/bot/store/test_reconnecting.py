"""The store of a server that was restarted, and one that is closed."""

from __future__ import annotations

import asyncio
from urllib.parse import urlsplit

import pytest

from bot.store.database import Database
from bot.store.engine import READERS
from bot.store.errors import DatabaseFailed, StoreClosed
from bot.store.kernel import KernelStore
from bot.tables.stores import StoreError
from tests.bot.store.builders import (
    NOON,
    a_live_table,
    a_lobby,
    an_entry,
)
from tests.bot.store.cluster import Cluster


async def test_a_restarted_server_is_found_again(cluster: Cluster) -> None:
    store = KernelStore(await Database.open(cluster.new_database()))
    table = await a_live_table(store)
    at_once = [table] * 3 * READERS
    assert await asyncio.gather(*(store.get(table.id) for _ in at_once)) == at_once  # each reader is connected

    cluster.psql("template1", "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname LIKE 'd%'")

    assert await asyncio.gather(*(store.get(table.id) for _ in at_once)) == at_once
    await store.append(an_entry(table.id, 1))
    assert len(await store.entries(table.id)) == 1
    await store.database.close()


async def test_a_closed_store_says_so(store: KernelStore) -> None:
    table = await a_lobby(store)

    await store.database.close()
    await store.database.close()

    for call in (store.get(table.id), store.set_trouble(table.id, "x"), store.due(NOON)):
        with pytest.raises(StoreClosed):
            await call
    assert not issubclass(StoreClosed, StoreError)


async def test_a_server_that_only_reads_is_found_out_by_a_write(postgres_url: str, cluster: Cluster) -> None:
    database = await Database.open(postgres_url)
    name = urlsplit(postgres_url).path[1:]
    await database.check()

    cluster.psql("postgres", f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    cluster.psql("postgres", f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")

    with pytest.raises(DatabaseFailed, match="25006"):
        await database.check()
    await database.close()
