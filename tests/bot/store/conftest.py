"""Fixtures of the store: every test that asks for `url` or `store` runs on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.store import keys
from bot.store.database import Database
from bot.store.engines import read_url
from bot.store.kernel import KernelStore
from bot.store.keys import Keys, new_key
from bot.store.migrate import migrate
from tests.bot.store.cluster import Cluster
from tests.database import lay_down


@pytest.fixture(autouse=True)
def _keys_of_the_test(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep the keys of PostgreSQL's databases where those of SQLite's are."""
    monkeypatch.setattr(keys, "ELSEWHERE", tmp_path / "var" / keys.NAME)


@pytest.fixture(scope="session")
def migrated(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> str:
    """Return the name of a database of PostgreSQL with the newest schema, of which copies are made."""
    url = read_url(cluster.new_database())
    asyncio.run(migrate(url, keys=Keys([new_key()])))
    assert url.database is not None
    return url.database


@pytest.fixture
def has_schema() -> bool:
    """Return whether databases come with the newest schema. Tests of how it comes about say no."""
    return True


@pytest.fixture
def sqlite_url(tmp_path: Path, has_schema: bool) -> str:
    if has_schema:
        lay_down(tmp_path / "var" / "alibi.db")
    return f"sqlite+aiosqlite:///{tmp_path}/var/alibi.db"


@pytest.fixture
def postgres_url(cluster: Cluster, has_schema: bool, request: pytest.FixtureRequest) -> str:
    return cluster.new_database(request.getfixturevalue("migrated")) if has_schema else cluster.new_database()


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    found: str = request.getfixturevalue(f"{request.param}_url")
    return found


@pytest_asyncio.fixture
async def store(url: str) -> AsyncIterator[KernelStore]:
    opened = KernelStore(await Database.open(url))
    yield opened
    await opened.database.close()
