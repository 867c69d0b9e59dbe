"""A disk that fills up in the middle of a start, a write or a backup: nothing of before is lost, and no half thing counts."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.store.backup import check
from bot.store.database import Database
from bot.store.engines import read_url
from bot.store.errors import DatabaseFailed
from bot.store.keeping import keep, kept_in
from bot.store.kernel import KernelStore
from bot.store.keys import find_keys
from bot.store.migrate import BASE, change_schema, move_to, revision_of, revisions
from bot.tables.ids import UserId
from tests.bot.store.test_backup import fill
from tests.bot.store.test_migrations import on
from tests.small_disk import SmallDisk, small_disk

NOW = datetime(2026, 11, 23, 4, tzinfo=UTC)
OLD = revisions()[0]


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[SmallDisk]:
    with small_disk(tmp_path / "disk", 4) as made:
        yield made


@pytest.fixture
def url(disk: SmallDisk) -> str:
    return f"sqlite+aiosqlite:///{disk.folder}/alibi.db"


async def rows(url: str) -> int:
    """Count the seats, which a database of any revision has."""
    found: int = await on(url, lambda connection: connection.exec_driver_sql("SELECT count(*) FROM seats").scalar_one())
    return found


@pytest.mark.parametrize("room", [0, 20_000, 80_000, 200_000])
async def test_a_disk_that_fills_in_the_middle_of_a_migration_leaves_the_old_database_which_opens_afterwards(
    disk: SmallDisk, url: str, room: int
) -> None:
    await fill(url)
    before = await rows(url)
    await change_schema(read_url(url), lambda connection: move_to(connection, OLD))
    disk.fill(but=room)

    with pytest.raises(DatabaseFailed, match=r"FULL|IOERR|CANTOPEN"):
        await Database.open(url)

    disk.free()
    assert await on(url, revision_of) == OLD
    assert await rows(url) == before
    database = await Database.open(url)
    await database.close()
    assert await on(url, revision_of) == revisions()[-1]
    assert await rows(url) == before > 0


async def test_a_database_whose_first_start_finds_no_room_is_made_at_the_next(disk: SmallDisk, url: str) -> None:
    find_keys(read_url(url))
    disk.fill(but=40_000)

    with pytest.raises(DatabaseFailed):
        await Database.open(url)

    disk.free()
    await fill(url)
    assert await rows(url) > 0
    await change_schema(read_url(url), lambda connection: move_to(connection, BASE))


async def test_a_log_of_writes_that_cannot_grow_refuses_what_it_cannot_keep_and_keeps_all_else(
    disk: SmallDisk, url: str
) -> None:
    store = KernelStore(await Database.open(url))
    disk.fill(but=60_000)
    kept = 0
    refusal = None
    while refusal is None:
        try:
            await store.change_person(UserId(kept), lambda now: replace(now, is_listed=False))
            kept += 1
        except DatabaseFailed as error:
            refusal = error
    assert refusal.is_passing
    disk.fill()
    with pytest.raises(DatabaseFailed, match=r"FULL|IOERR"):
        await store.database.check()
    disk.free()
    await store.database.check()
    await store.change_person(UserId(kept), lambda now: replace(now, is_listed=False))
    await store.database.close()

    count = "SELECT count(*), max(user_id) FROM people"
    assert tuple(await on(url, lambda connection: connection.exec_driver_sql(count).one())) == (kept + 1, kept)


@pytest.mark.parametrize("room", [0, 3_000, 30_000])
async def test_no_half_backup_counts_as_one_and_the_whole_one_of_before_stays(
    disk: SmallDisk, url: str, room: int
) -> None:
    await fill(url)
    keys, folder = find_keys(read_url(url)), disk.folder / "backups"
    [first] = [(await keep(url, keys, folder, 2, NOW)).file]
    disk.fill(but=room)

    with pytest.raises((OSError, DatabaseFailed)):
        await keep(url, keys, folder, 1, NOW + timedelta(days=1))

    assert first in kept_in(folder)
    assert [check(each).rows for each in kept_in(folder)] == [check(first).rows] * len(kept_in(folder))
    assert sorted(folder.iterdir()) == kept_in(folder)
    disk.free()
    again = await keep(url, keys, folder, 1, NOW + timedelta(days=2))
    assert kept_in(folder) == [again.file]
