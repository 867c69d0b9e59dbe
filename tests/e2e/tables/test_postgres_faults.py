"""Faults of a PostgreSQL server in the middle of a game: `/ready` says so, and when they have ended, all is told, by itself."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import TypeAlias
from urllib.parse import urlsplit

import pytest

from bot.store import keys
from tests.bot.store.cluster import Cluster
from tests.e2e.tables.test_faults import OnPostgres, _only_database_trouble, _rows, in_play, play_on
from tests.e2e.tables.told import assert_all_told

pytestmark = pytest.mark.sockets

Fault: TypeAlias = Callable[[Cluster], AbstractAsyncContextManager[None]]


def name() -> str:
    """Return the name of the database."""
    return urlsplit(OnPostgres.url).path[1:]


def cut(cluster: Cluster) -> None:
    """End all connections of the database, as a server does that is about to be another."""
    cluster.psql("postgres", f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name()}'")


@asynccontextmanager
async def only_reads(cluster: Cluster) -> AsyncIterator[None]:
    """Take no writes, as the copy does that a failover has led to too early."""
    cluster.psql("postgres", f"ALTER DATABASE {name()} SET default_transaction_read_only = on")
    cut(cluster)
    yield
    cluster.psql("postgres", f"ALTER DATABASE {name()} RESET default_transaction_read_only")
    cut(cluster)


@asynccontextmanager
async def lets_nobody_in(cluster: Cluster) -> AsyncIterator[None]:
    """Refuse each new connection, as a server does that has none left."""
    cluster.psql("postgres", f"ALTER DATABASE {name()} ALLOW_CONNECTIONS false")
    cut(cluster)
    yield
    cluster.psql("postgres", f"ALTER DATABASE {name()} ALLOW_CONNECTIONS true")


@asynccontextmanager
async def killed(cluster: Cluster) -> AsyncIterator[None]:
    """Kill the server, so that its next start recovers."""
    os.kill(int((Path(cluster.folder) / "data" / "postmaster.pid").read_text().split()[0]), signal.SIGKILL)
    yield
    async with asyncio.timeout(60):
        while not _is_started(cluster):  # noqa: ASYNC110 - its dying children tell nobody
            await asyncio.sleep(0.1)


def _is_started(cluster: Cluster) -> bool:
    """Try to start the server; its children of before may still hold its memory."""
    try:
        cluster.start()
    except AssertionError:
        return False
    return True


@pytest.mark.parametrize("fault", [only_reads, lets_nobody_in, killed])
async def test_a_server_that_fails_is_named_loses_nothing_and_says_nothing_twice(
    tmp_path: Path, cluster: Cluster, monkeypatch: pytest.MonkeyPatch, fault: Fault
) -> None:
    monkeypatch.setattr(keys, "ELSEWHERE", tmp_path / keys.NAME)
    monkeypatch.setattr(OnPostgres, "url", cluster.new_database(), raising=False)
    monkeypatch.setattr(OnPostgres, "rows", lambda _, query: _rows(cluster, query))
    async with in_play(tmp_path, OnPostgres) as evening:
        evening.world.delay("POST", r"/channels/\d+/messages$", 0.3, times=4)
        await play_on(evening, 2)
        async with fault(cluster):
            await play_on(evening)
            assert set(await evening.bot.vitals.missing()) == {"database"}
        _only_database_trouble(evening)
        await assert_all_told(evening)
        await play_on(evening)
        await assert_all_told(evening)
        assert await evening.bot.vitals.missing() == {}
