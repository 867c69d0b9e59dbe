"""Files that a killed process left before they had their names: the next one takes them away, and nothing that another still writes."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import pytest_asyncio
from sqlalchemy import Connection, Table

from bot.store.backup import backup, check
from bot.store.engines import read_url
from bot.store.keeping import keep, kept_in
from bot.store.keys import Keys, find_keys, key_file, new_key, read_keys, write_keys
from bot.store.rotate import rotate
from tests.bot.store.test_backup import fill
from tests.bot.store.test_keeping import NOW

STOP = """
import asyncio, os, pathlib, signal, sys, time
from bot.store import backup, keys

def stop(_):
    os.kill(os.getpid(), signal.SIGSTOP)
    time.sleep(600)  # until the signal has come to this thread too

os.fsync = stop
"""
BACKUP = f"{STOP}\nasyncio.run(backup.backup(sys.argv[1], pathlib.Path(sys.argv[2])))"
WRITE = f"{STOP}\nkeys.write_keys(pathlib.Path(sys.argv[1]), keys.Keys([keys.new_key()]), instead=True)"
ROOT = Path(__file__).parents[3]


def files(folder: Path) -> set[Path]:
    return set(folder.iterdir())


@contextmanager
def stopped(program: str, *arguments: str, folder: Path) -> Iterator[Path]:
    """Give the file of a process that stands still before it has its name; the process is killed at the end of the block."""
    before = files(folder)
    with subprocess.Popen([sys.executable, "-W", "ignore", "-c", program, *arguments], cwd=ROOT) as process:
        os.waitpid(process.pid, os.WUNTRACED)
        [made] = files(folder) - before
        try:
            yield made
        finally:
            process.kill()


@pytest_asyncio.fixture
async def filled(sqlite_url: str) -> str:
    await fill(sqlite_url)
    return sqlite_url


async def test_what_a_killed_backup_left_is_taken_away_by_the_next_into_its_folder(filled: str, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    others = [folder / "a.jsonl.0123abcd.unfinished", folder / "b.db.0123abcd.unfinished", folder / "notes.unfinished"]
    for each in others:
        each.write_text("of something else")
    with stopped(BACKUP, filled, str(folder / "monday.jsonl"), folder=folder) as left:
        pass
    assert left.exists()

    await backup(filled, folder / "tuesday.jsonl")

    assert files(folder) == {*others, folder / "tuesday.jsonl"}


async def test_what_is_left_of_a_backup_that_is_killed_at_once_is_known_as_one(
    filled: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[bytes] = []

    def tables(_: Connection) -> list[Table]:
        begun.extend(each.read_bytes() for each in tmp_path.glob("*.unfinished"))
        return []

    monkeypatch.setattr("bot.store.backup._tables", tables)
    await backup(filled, tmp_path / "copy.jsonl")

    assert [each.startswith(b'{"kind":"alibi-backup"') for each in begun] == [True]


async def test_what_another_backup_still_writes_stays(filled: str, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    with stopped(BACKUP, filled, str(folder / "monday.jsonl"), folder=folder) as theirs:
        await backup(filled, folder / "monday.jsonl")

        assert theirs.exists()
    assert check(folder / "monday.jsonl").rows > 10


async def test_a_backup_is_made_beside_one_that_a_process_of_the_same_number_left(filled: str, tmp_path: Path) -> None:
    """In containers processes have the same numbers again and again."""
    left = tmp_path / f"copy.jsonl.{os.getpid()}.unfinished"
    left.touch()

    await backup(filled, tmp_path / "copy.jsonl")

    assert check(tmp_path / "copy.jsonl").rows > 10
    assert left.exists()


async def test_what_a_killed_backup_left_in_a_kept_folder_goes_with_the_next(filled: str, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    keys = find_keys(read_url(filled))
    await keep(filled, keys, folder, 3, NOW)
    with stopped(BACKUP, filled, str(folder / "alibi-20261122T040000Z.jsonl"), folder=folder):
        pass

    done = await keep(filled, keys, folder, 1, NOW.replace(hour=5))

    assert sorted(folder.iterdir()) == kept_in(folder) == [done.file]


async def test_a_key_that_a_killed_process_was_writing_is_gone_after_the_next_start(tmp_path: Path) -> None:
    url = read_url(f"sqlite:///{tmp_path}/alibi.db")
    keys = find_keys(url)
    for there in (f"{key_file(url).name}.older", "another.key.0123abcd.unfinished"):
        (tmp_path / there).touch()
    before = files(tmp_path)
    with stopped(WRITE, str(key_file(url)), folder=tmp_path) as left:
        find_keys(url)
        assert left.exists()
    assert read_keys(left.read_bytes()).names != keys.names

    assert find_keys(url).names == keys.names

    assert files(tmp_path) == before


async def test_a_key_is_written_whole_where_another_process_looks_for_leftovers(tmp_path: Path) -> None:
    file = tmp_path / "alibi.key"
    url = read_url(f"sqlite:///{tmp_path}/alibi.db")
    find_keys(url)

    async def look() -> None:
        for _ in range(200):
            await asyncio.to_thread(find_keys, url)

    async def write() -> None:
        for _ in range(200):
            await asyncio.to_thread(write_keys, file, Keys([new_key()]), instead=True)

    await asyncio.gather(look(), look(), write())

    assert files(tmp_path) == {file}


async def test_the_key_of_a_rotation_that_was_killed_is_gone_after_the_next(filled: str, tmp_path: Path) -> None:
    file = key_file(read_url(filled))
    with stopped(WRITE, str(file), folder=file.parent):
        pass

    await rotate(filled)

    assert [each.name for each in file.parent.iterdir() if each.name.startswith(file.name)] == [file.name]
