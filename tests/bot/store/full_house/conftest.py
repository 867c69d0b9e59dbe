"""The full house: built once for all processes of a run, and copied from then on."""

from __future__ import annotations

import asyncio
import fcntl
import shutil
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from bot.store.backup import backup, restore
from bot.store.engines import read_url
from bot.store.keys import find_keys
from tests.bot.store.cluster import Cluster
from tests.bot.store.full_house.scenes import play_all
from tests.database import lay_down

COPY = "copy.jsonl"


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """Return a folder with `var/alibi.db`, its key and a backup of it."""
    base = tmp_path_factory.getbasetemp()
    folder = (base if worker_id == "master" else base.parent) / "full-house"
    folder.mkdir(exist_ok=True)
    with (folder / "lock").open("w") as lock, ThreadPoolExecutor(1) as elsewhere:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / COPY).exists():
            elsewhere.submit(asyncio.run, _build(folder)).result()
    return folder


async def _build(folder: Path) -> None:
    shutil.rmtree(folder / "var", ignore_errors=True)
    lay_down(folder / "var" / "alibi.db")
    url = f"sqlite:///{folder}/var/alibi.db"
    await play_all(url, find_keys(read_url(url)))
    await backup(url, folder / COPY)


@pytest.fixture(scope="session")
def template(built: Path, cluster: Cluster) -> str:
    """Return the name of a database of PostgreSQL that holds the full house."""
    url = cluster.new_database()
    asyncio.run(restore(built / COPY, url, find_keys(read_url(f"sqlite:///{built}/var/alibi.db"))))
    name = read_url(url).database
    assert name is not None
    return name


@pytest.fixture
def copy(built: Path, tmp_path: Path) -> Path:
    """Return a backup of the full house; its key is where all databases of the test look for theirs."""
    (tmp_path / "var").mkdir(mode=0o700)
    shutil.copy(built / "var" / "alibi.key", tmp_path / "var")
    return built / COPY


@pytest.fixture(params=["sqlite", "postgres"])
def full(request: pytest.FixtureRequest, built: Path, copy: Path, tmp_path: Path) -> Iterator[str]:
    """Give the address of a full house that the test may change."""
    if request.param == "sqlite":
        shutil.copy(built / "var" / "alibi.db", tmp_path / "var")
        yield f"sqlite+aiosqlite:///{tmp_path}/var/alibi.db"
    else:
        template = request.getfixturevalue("template")
        yield request.getfixturevalue("cluster").new_database(template)
