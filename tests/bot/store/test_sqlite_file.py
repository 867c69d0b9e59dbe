"""A SQLite file that is put aside, or replaced, under an open database; and the one process that may serve or fill it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from unittest.mock import patch

import pytest

from bot.store import sqlite_file
from bot.store.backup import backup, restore
from bot.store.database import Database
from bot.store.engines import read_url
from bot.store.errors import DatabaseFailed, DatabaseGone, DatabaseInUse, DatabaseReplaced
from bot.store.kernel import KernelStore
from bot.store.keys import Keys, new_key
from bot.store.rotate import rotate
from bot.store.sqlite_file import KnownFile, held_alone
from tests.bot.store.builders import ANNA, BEN, a_lobby
from tests.database import lay_down


def put_aside(folder: Path) -> None:
    """Give other names to all files that begin with the database's, as the page for operators says."""
    for each in sorted(folder.glob("alibi.db*")):
        each.rename(folder / f"broken-{each.name}")


async def test_nothing_is_stored_in_or_read_from_a_file_that_was_put_aside_or_the_one_in_its_place(
    sqlite_url: str, tmp_path: Path
) -> None:
    var = tmp_path / "var"
    store = KernelStore(await Database.open(sqlite_url))
    table = await a_lobby(store, ANNA, BEN)
    put_aside(var)

    for lost in (DatabaseGone, DatabaseReplaced):
        with pytest.raises(lost):
            await a_lobby(store, BEN, ANNA)
        with pytest.raises(lost):
            await store.get(table.id)
        if lost is DatabaseGone:
            assert not (var / "alibi.db").exists()
            lay_down(var / "alibi.db")
    await store.database.close()

    for file, tables in (("alibi.db", 0), ("broken-alibi.db", 1)):
        other = KernelStore(await Database.open(f"sqlite:///{var / file}"))
        assert await other.count_open() == tables
        await other.database.close()


async def test_a_file_that_is_put_back_goes_on(sqlite_url: str, tmp_path: Path) -> None:
    var = tmp_path / "var"
    store = KernelStore(await Database.open(sqlite_url))
    put_aside(var)
    with pytest.raises(DatabaseGone):
        await a_lobby(store, ANNA, BEN)
    for each in sorted(var.glob("broken-*")):
        each.rename(var / each.name.removeprefix("broken-"))

    await a_lobby(store, ANNA, BEN)

    assert await store.count_open() == 1
    await store.database.close()


async def test_a_file_gone_for_a_moment_is_replaced_and_one_gone_for_longer_is_gone(tmp_path: Path) -> None:
    file, other = tmp_path / "alibi.db", tmp_path / "other.db"
    for each in (file, other):
        each.touch()
    looks = 0

    class Look(KnownFile):
        def check(self) -> None:
            nonlocal looks
            looks += 1
            try:
                super().check()
            finally:
                if looks == 1:
                    file.unlink()
                if looks == 2:
                    other.rename(file)

    with patch.object(sqlite_file, "LOOK", 0.001):
        with pytest.raises(DatabaseReplaced):
            await asyncio.wait_for(Look(file).until_lost(), 10)
        known = KnownFile(file)
        file.unlink()
        with pytest.raises(DatabaseGone):
            await asyncio.wait_for(known.until_lost(), 10)


async def test_a_file_beside_the_log_of_the_one_before_is_named_as_such(sqlite_url: str, tmp_path: Path) -> None:
    var = tmp_path / "var"
    store = KernelStore(await Database.open(sqlite_url))
    await a_lobby(store, ANNA, BEN)
    lay_down(var / "other.db")
    (var / "other.db").replace(var / "alibi.db")

    with pytest.raises(DatabaseReplaced, match=r"alibi\.db-wal") as found:
        await a_lobby(store, BEN, ANNA)

    assert found.value.is_spoilt_by_a_start
    await store.database.close()
    assert not DatabaseReplaced().is_spoilt_by_a_start


async def test_a_held_database_is_neither_filled_nor_sealed_anew_also_when_its_files_were_put_aside(
    sqlite_url: str, tmp_path: Path
) -> None:
    url = read_url(sqlite_url)
    store = KernelStore(await Database.open(sqlite_url))
    await a_lobby(store, ANNA, BEN)
    await store.database.close()
    await backup(sqlite_url, tmp_path / "copy.jsonl")
    (tmp_path / "linked.db").symlink_to(url.database or "")

    with held_alone(url):
        with pytest.raises(DatabaseInUse), held_alone(url.set(database=str(tmp_path / "linked.db"))):
            pytest.fail("held twice, by two names")
        with pytest.raises(DatabaseInUse):
            await rotate(sqlite_url, ",".join("AAAA" * 10 + each for each in ("AAA=", "BBA=")))
        put_aside(tmp_path / "var")
        with pytest.raises(DatabaseInUse), held_alone(url):
            pytest.fail("held twice")
        with pytest.raises(DatabaseInUse):
            await restore(tmp_path / "copy.jsonl", sqlite_url)
        assert not (tmp_path / "var" / "alibi.db").exists()
        await restore(tmp_path / "copy.jsonl", f"sqlite:///{tmp_path}/drill/alibi.db")  # another is free

    await restore(tmp_path / "copy.jsonl", sqlite_url)


async def test_a_folder_that_cannot_be_made_is_told_by_sqlite(tmp_path: Path) -> None:
    (tmp_path / "var").touch()
    url = f"sqlite:///{tmp_path}/var/alibi.db"

    with held_alone(read_url(url)), pytest.raises(DatabaseFailed):
        await Database.open(url, Keys([new_key()]))
