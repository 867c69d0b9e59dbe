"""A restoration where something is or comes meanwhile: nothing of another database is taken away, or mixed with the copy."""

from __future__ import annotations

import asyncio
import shutil
import sys
from pathlib import Path

import pytest
import pytest_asyncio

from bot.store.backup import backup, restore
from bot.store.database import Database
from bot.store.errors import BackupRefused, DatabaseInUse
from bot.store.kernel import KernelStore
from tests.bot.store.builders import ANNA, BEN, a_lease, a_lobby
from tests.bot.store.test_backup import everything, fill

RESTORE = """
import asyncio, pathlib, sys
from bot.store import backup
asyncio.run(backup.restore(pathlib.Path(sys.argv[1]), sys.argv[2]))
"""


@pytest_asyncio.fixture
async def copy(sqlite_url: str, tmp_path: Path) -> Path:
    """Return a backup of the database at `sqlite_url`."""
    await fill(sqlite_url)
    await backup(sqlite_url, tmp_path / "copy.jsonl")
    return tmp_path / "copy.jsonl"


async def test_a_database_that_appears_during_a_restoration_is_left_as_it_is(copy: Path, tmp_path: Path) -> None:
    var = tmp_path / "var"
    restoring = asyncio.create_task(restore(copy, f"sqlite:///{var}/other.db"))
    while not list(var.glob("other.db.*.unfinished")):  # noqa: ASYNC110 (nothing tells it)
        await asyncio.sleep(0.001)
    shutil.copy(var / "alibi.db", var / "other.db")
    there = (var / "other.db").read_bytes()

    with pytest.raises(BackupRefused, match="not-empty"):
        await restoring

    assert (var / "other.db").read_bytes() == there
    assert not list(var.glob("*.unfinished*"))


async def test_what_is_left_of_a_database_that_was_put_aside_is_not_mixed_with_a_copy(
    copy: Path, tmp_path: Path, sqlite_url: str
) -> None:
    file, aside = tmp_path / "var" / "alibi.db", tmp_path / "aside"
    before = await everything(sqlite_url)
    store = KernelStore(await Database.open(sqlite_url))
    await a_lobby(store, ANNA, BEN)
    log = file.with_name("alibi.db-wal")
    kept = log.read_bytes()
    await store.database.close()
    file.rename(aside)
    log.write_bytes(kept)  # as a process leaves it that was killed

    with pytest.raises(BackupRefused, match=r"alibi\.db-wal"):
        await restore(copy, sqlite_url)

    assert log.read_bytes() == kept
    assert not file.exists()
    log.rename(aside.with_name("aside-wal"))
    await restore(copy, sqlite_url)
    assert await everything(sqlite_url) == before


async def test_what_a_killed_restoration_left_is_taken_away_by_the_next_and_nothing_else(
    copy: Path, tmp_path: Path
) -> None:
    var = tmp_path / "var"
    started = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", RESTORE, str(copy), f"sqlite:///{var}/other.db"), stderr=asyncio.subprocess.DEVNULL
    )
    while not list(var.glob("other.db.*.unfinished")):  # noqa: ASYNC110 (nothing tells it)
        await asyncio.sleep(0.001)
    started.kill()
    await started.wait()
    others = [
        var / "other.db.theirs.unfinished",
        var / "other.db.2.0123abcd.unfinished",
        var / "another.db.0123abcd.unfinished",
    ]
    for each in others:
        each.touch()
    assert set(var.glob("*.unfinished")) > set(others)

    await restore(copy, f"sqlite:///{var}/other.db")

    assert set(var.glob("*.unfinished*")) == set(others)


@pytest.mark.parametrize("is_over", [False, True], ids=["running", "killed"])
async def test_a_database_of_postgresql_is_filled_unless_a_bot_runs_on_it(
    copy: Path, postgres_url: str, is_over: bool
) -> None:
    await a_lease(postgres_url, is_over=is_over)
    before = await everything(postgres_url)

    if not is_over:
        with pytest.raises(DatabaseInUse):
            await restore(copy, postgres_url)
        assert await everything(postgres_url) == before
    else:
        assert (await restore(copy, postgres_url)).rows > 10
