"""A folder of backups: a new one is restored on trial, and only then does the oldest go."""

from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.store import keeping
from bot.store.backup import backup, check
from bot.store.engines import read_url
from bot.store.errors import BackupRefused, DatabaseFailed, ForeignDatabase, NoDatabase
from bot.store.keeping import UNTRIED, Kept, keep, kept_in
from bot.store.keys import Keys, find_keys, new_key
from tests.bot.store.test_backup import fill

NOW = datetime(2026, 11, 23, 4, tzinfo=UTC)


def damage(file: Path) -> None:
    lines = file.read_bytes().splitlines(keepends=True)
    lines[1] = json.dumps({**json.loads(lines[1]), "row": {}}).encode() + b"\n"
    file.write_bytes(b"".join(lines))


async def a_day(url: str, folder: Path, day: int, *, keys: Keys | None = None, most: int = 3) -> Kept:
    return await keep(url, keys or find_keys(read_url(url)), folder, most, NOW + timedelta(days=day))


async def test_the_newest_stay_and_each_can_be_restored(url: str, tmp_path: Path) -> None:
    await fill(url)
    folder = tmp_path / "backups"

    done = [await a_day(url, folder, day) for day in range(5)]

    assert [each.removed for each in done] == [0, 0, 0, 1, 1]
    assert kept_in(folder) == [each.file for each in done[2:]]
    assert sorted(folder.iterdir()) == kept_in(folder)
    assert {check(each).rows for each in kept_in(folder)} == {done[-1].rows}
    assert done[-1].rows > 10


@pytest.mark.parametrize("most", [1, 3])
async def test_a_new_backup_stays_also_where_the_clock_was_ahead_when_others_were_made(
    sqlite_url: str, tmp_path: Path, most: int
) -> None:
    await fill(sqlite_url)
    for day in range(150, 153):
        await a_day(sqlite_url, tmp_path, day, most=most)

    done = await a_day(sqlite_url, tmp_path, 3, most=most)

    assert done.file in kept_in(tmp_path)
    assert len(kept_in(tmp_path)) == most


async def test_other_files_in_the_folder_are_left_alone(sqlite_url: str, tmp_path: Path) -> None:
    await fill(sqlite_url)
    (tmp_path / "2026-11-01.jsonl").write_text("by hand")

    for day in range(3):
        await a_day(sqlite_url, tmp_path, day, most=1)

    assert (tmp_path / "2026-11-01.jsonl").read_text() == "by hand"
    assert len(kept_in(tmp_path)) == 1


async def test_a_backup_without_its_key_removes_none(url: str, tmp_path: Path) -> None:
    await fill(url)
    folder = tmp_path / "backups"
    await a_day(url, folder, 0, most=1)

    [whole] = kept_in(folder)
    for day in (1, 2):  # no disk fills up by those that fail every night
        with pytest.raises(BackupRefused, match="missing-keys"):
            await a_day(url, folder, day, keys=Keys([new_key()]), most=1)
        assert sorted(folder.iterdir()) == [whole, folder / UNTRIED]

    done = await a_day(url, folder, 3, most=2)
    assert sorted(folder.iterdir()) == [whole, done.file]


async def test_a_backup_that_is_damaged_on_the_disk_removes_none(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await fill(sqlite_url)
    whole = (await a_day(sqlite_url, tmp_path, 0, most=1)).file

    async def on_a_bad_disk(url: str, file: Path) -> object:
        summary = await backup(url, file)
        damage(file)
        return summary

    monkeypatch.setattr(keeping, "backup", on_a_bad_disk)
    with pytest.raises(BackupRefused):
        await a_day(sqlite_url, tmp_path, 1, most=1)

    assert kept_in(tmp_path) == [whole]


async def test_no_two_processes_keep_one_folder_at_once(sqlite_url: str, tmp_path: Path) -> None:
    await fill(sqlite_url)
    with keeping._alone(tmp_path), pytest.raises(BackupRefused, match="another-is-being-made"):
        await a_day(sqlite_url, tmp_path, 0)
    await a_day(sqlite_url, tmp_path, 0)


async def test_what_a_killed_trial_has_left_does_no_harm(sqlite_url: str, tmp_path: Path) -> None:
    await fill(sqlite_url)
    trial = tmp_path / ".trial"
    trial.mkdir()
    (trial / "alibi.db").write_text("half of one")

    await a_day(sqlite_url, tmp_path, 0)

    assert not trial.exists()


async def test_without_a_database_nothing_is_kept(tmp_path: Path, postgres_url: str) -> None:
    keys = Keys([new_key()])
    with pytest.raises(NoDatabase):
        await a_day(f"sqlite+aiosqlite:///{tmp_path / 'none.db'}", tmp_path, 0, keys=keys)
    with pytest.raises((DatabaseFailed, ForeignDatabase)):
        await a_day(postgres_url.replace("?host=", "?host=/nowhere"), tmp_path, 0, keys=keys)

    assert kept_in(tmp_path) == []
