"""Fixtures of the store: every test that asks for `url` or `store` runs on SQLite and on PostgreSQL."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.store import keys
from bot.store.sql import SqlTableStore
from tests.bot.store.cluster import Cluster, running_or_skipped


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    yield from running_or_skipped()


@pytest.fixture(autouse=True)
def _keys_of_the_test(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep the keys of PostgreSQL's databases where those of SQLite's are."""
    monkeypatch.setattr(keys, "ELSEWHERE", tmp_path / "var" / keys.NAME)


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path}/var/alibi.db"


@pytest.fixture
def postgres_url(cluster: Cluster) -> str:
    return cluster.new_database()


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    found: str = request.getfixturevalue(f"{request.param}_url")
    return found


@pytest_asyncio.fixture
async def store(url: str) -> AsyncIterator[SqlTableStore]:
    opened = await SqlTableStore.open(url)
    yield opened
    await opened.close()
