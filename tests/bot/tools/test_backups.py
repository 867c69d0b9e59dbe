"""Backup, restore, export and a new key, on the command line."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import stat
from base64 import urlsafe_b64encode
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest

from bot.store.database import Database
from bot.store.kernel import KernelStore
from bot.store.keys import held, new_key, read_keys
from bot.tables.ids import TableId, UserId
from games import console
from tests.bot.tools.parts import a_finished_table, run, url_in


def test_a_backup_restores_to_the_same_tables(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = asyncio.run(a_finished_table(url_in(tmp_path)))
    file = tmp_path / "all.jsonl"

    assert run("backup", file) == 0
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert "keep them apart" in capsys.readouterr().out
    (tmp_path / "new").mkdir()
    shutil.copy(tmp_path / "alibi.key", tmp_path / "new" / "alibi.key")
    monkeypatch.setenv("DATABASE_URL", url_in(tmp_path / "new"))
    assert run("restore", file) == 0

    assert "Restored." in capsys.readouterr().out
    for folder in (tmp_path, tmp_path / "new"):
        monkeypatch.setenv("DATABASE_URL", url_in(folder))
        assert run("export", table, folder / "table.json") == 0
    assert (tmp_path / "table.json").read_text() == (tmp_path / "new" / "table.json").read_text()


@pytest.mark.skipif(os.name != "posix" or os.geteuid() != 0, reason="only root makes files for others")
def test_what_root_makes_in_the_folder_of_the_bot_is_the_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asyncio.run(a_finished_table(url_in(tmp_path)))
    assert run("backup", tmp_path / "all.jsonl") == 0
    var, someone = tmp_path / "var", 65534
    var.mkdir()
    shutil.copy(tmp_path / "alibi.key", var)
    for each in (var, var / "alibi.key"):
        os.chown(each, someone, someone)
    monkeypatch.setenv("DATABASE_URL", url_in(var))

    assert run("restore", tmp_path / "all.jsonl") == 0
    assert run("rotate") == 0
    assert run("keep", var / "backups" / "all") == 0
    assert run("backup", var / "backup.jsonl") == 0

    made = {each.name: each.stat().st_uid for each in var.rglob("*")}
    assert {"alibi.db", "alibi.key", ".alibi.db.lock", "backups", "all", "backup.jsonl"} <= made.keys()
    assert set(made.values()) == {someone}
    assert (tmp_path / "all.jsonl").stat().st_uid == 0


def test_a_restore_over_other_tables_is_refused_and_changes_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asyncio.run(a_finished_table(url_in(tmp_path)))
    assert run("backup", tmp_path / "all") == 0
    os.mkfifo(tmp_path / "pipe")  # as the standard output of root would be
    assert run("backup", tmp_path / "pipe") == 1
    assert (tmp_path / "pipe").is_fifo()
    assert "of its own" in capsys.readouterr().err

    assert run("restore", tmp_path / "all") == 1

    assert "Nothing has been changed" in capsys.readouterr().err
    assert run("export", 1, tmp_path / "table.json") == 0


@pytest.mark.parametrize("content", [None, "", "{}", "not a backup\n", '{"alibi-backup": 99}\n'])
def test_what_is_no_backup_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str], content: str | None) -> None:
    file = tmp_path / "all"
    if content is not None:
        file.write_text(content)

    assert run("restore", file) == 1

    assert "Nothing has been changed" in capsys.readouterr().err


def test_a_backup_without_a_database_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("backup", tmp_path / "all") == 1

    assert "Nothing has been saved" in capsys.readouterr().err
    assert not (tmp_path / "all").exists()


def test_an_export_replays(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = asyncio.run(a_finished_table(url_in(tmp_path)))

    assert run("export", table, tmp_path / "table.json") == 0
    assert console.main(["replay", str(tmp_path / "table.json")]) == 0

    out = capsys.readouterr().out
    assert "= running" in out  # it was stopped before its outcome
    assert out.count("\n> ") == 10


def test_an_export_that_fails_or_is_killed_halfway_leaves_the_file_before_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, folder = asyncio.run(a_finished_table(url_in(tmp_path))), tmp_path / "exports"
    folder.mkdir()
    file = folder / "table.json"
    file.write_text("of before")

    def full(_: int) -> None:
        raise OSError("no space left on device")

    with monkeypatch.context() as failing:
        failing.setattr(os, "fsync", full)
        assert run("export", table, file) == 1
    assert [each.name for each in folder.iterdir()] == [file.name]
    assert file.read_text() == "of before"

    (folder / "table.json.0123abcd.unfinished").write_text("{")  # of a process that was killed
    (folder / "other.json.0123abcd.unfinished").write_text("{")
    assert run("export", table, file) == 0
    assert {each.name for each in folder.iterdir()} == {file.name, "other.json.0123abcd.unfinished"}
    assert console.main(["replay", str(file)]) == 0


def test_an_export_goes_into_a_pipe_and_where_a_link_leads(tmp_path: Path) -> None:
    table = asyncio.run(a_finished_table(url_in(tmp_path)))
    pipe, link, file = (tmp_path / each for each in ("pipe", "link", "table.json"))
    os.mkfifo(pipe)
    link.symlink_to(file)

    with ThreadPoolExecutor(1) as pool:
        read = pool.submit(pipe.read_text)
        assert run("export", table, pipe) == 0
    assert run("export", table, link) == 0

    assert pipe.is_fifo()
    assert link.is_symlink()
    assert file.read_text() == read.result()


@pytest.mark.parametrize("number", ["0", "7", "99999999999999999999", "-1"])
def test_an_export_of_no_table_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str], number: str) -> None:
    asyncio.run(a_finished_table(url_in(tmp_path)))

    try:
        code = run("export", number, tmp_path / "table.json")
    except SystemExit as refused:  # a number that looks like an option
        code = int(refused.code or 0)

    assert code != 0
    assert "table" in capsys.readouterr().err
    assert not (tmp_path / "table.json").exists()


def test_a_running_game_is_not_exported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = asyncio.run(a_finished_table(url_in(tmp_path), is_finished=False))

    assert run("export", table, tmp_path / "table.json") == 1

    assert "no finished table" in capsys.readouterr().err
    assert not (tmp_path / "table.json").exists()


def test_an_export_to_nowhere_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = asyncio.run(a_finished_table(url_in(tmp_path)))

    assert run("export", table, tmp_path / "nowhere" / "table.json") == 1

    assert "Nothing has been saved" in capsys.readouterr().err


def test_a_new_key_is_made_on_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = asyncio.run(a_finished_table(url_in(tmp_path)))
    assert run("export", table, tmp_path / "before.json") == 0
    old = (tmp_path / "alibi.key").read_bytes()

    assert run("rotate") == 0

    new = (tmp_path / "alibi.key").read_bytes()
    said = "".join(capsys.readouterr())
    assert new != old
    assert all(line.decode() not in said for line in new.splitlines() + old.splitlines() if not line.startswith(b"#"))
    assert run("export", table, tmp_path / "after.json") == 0
    assert (tmp_path / "after.json").read_text() == (tmp_path / "before.json").read_text()


def test_a_key_that_something_needs_is_named_and_stays(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = asyncio.run(a_finished_table(url_in(tmp_path)))
    [old] = [line for line in (tmp_path / "alibi.key").read_text().splitlines() if not line.startswith("#")]
    (tmp_path / "alibi.key").unlink()
    new = urlsafe_b64encode(new_key()).decode()
    needed = read_keys(new.encode())
    monkeypatch.setenv("SECRET_KEY", f"{new},{old}")

    assert run("rotate") == 0
    assert "The others in SECRET_KEY can go." in capsys.readouterr().out

    (tmp_path / "alibi.key").write_bytes(needed.lines())
    monkeypatch.delenv("SECRET_KEY")
    asyncio.run(noted(url_in(tmp_path), table))
    with closing(sqlite3.connect(tmp_path / "alibi.db")) as database, database:
        database.execute("UPDATE notes SET text = text || 'AAAA' WHERE user_id = 11")
    assert run("rotate") == 0

    said = capsys.readouterr().out
    assert "1 value(s) could not be opened" in said
    assert f"need {needed.names[0]}: keep it behind the new key" in said
    assert read_keys((tmp_path / "alibi.key").read_bytes()).names[1:] == needed.names


async def noted(url: str, table: TableId) -> None:
    store = KernelStore(await Database.open(url))
    await store.set_notes(table, UserId(11), "it was the butler")
    await store.database.close()


def test_no_key_is_made_while_the_bot_runs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asyncio.run(a_finished_table(url_in(tmp_path)))
    old = (tmp_path / "alibi.key").read_bytes()

    with held(tmp_path / "alibi.key"):
        assert run("rotate") == 1

    assert "stop it first" in capsys.readouterr().err
    assert (tmp_path / "alibi.key").read_bytes() == old


def test_backups_are_kept_on_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = asyncio.run(a_finished_table(url_in(tmp_path)))

    assert run("keep", tmp_path / "backups", "--most", 1) == 0
    told = capsys.readouterr().out
    assert "restored on trial" in told
    (kept,) = (tmp_path / "backups").iterdir()
    (tmp_path / "alibi.db").unlink()
    assert run("restore", kept) == 0
    assert run("export", table, tmp_path / "table.json") == 0


def test_a_backup_that_cannot_be_kept_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("keep", tmp_path / "backups") == 1

    assert "No backup has been made that can be trusted" in capsys.readouterr().err


@pytest.mark.parametrize(
    "tool",
    [
        ("backup", "all.jsonl"),
        ("keep", "backups"),
        ("rotate",),
        ("recount",),
        ("export", "1", "table.json"),
        ("ban", "person", "77"),
        ("unban", "person", "77"),
        ("bans",),
    ],
    ids=lambda tool: str(tool[0]),
)
def test_a_tool_in_another_folder_says_so_and_makes_neither_a_database_nor_a_key(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], tool: tuple[str, ...]
) -> None:
    assert run(*tool) == 1

    assert "is this the folder of the bot?" in capsys.readouterr().err
    assert not list(tmp_path.glob("alibi.*"))


def test_doctor_makes_neither_a_database_nor_a_key(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run("doctor")

    assert "database: no file" in capsys.readouterr().out
    assert not list(tmp_path.glob("alibi.*"))


def test_a_refused_backup_is_told_with_a_remedy(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asyncio.run(a_finished_table(url_in(tmp_path)))
    assert run("backup", tmp_path / "all") == 0
    os.mkfifo(tmp_path / "pipe")  # as the standard output of root would be
    assert run("backup", tmp_path / "pipe") == 1
    assert (tmp_path / "pipe").is_fifo()
    assert "of its own" in capsys.readouterr().err

    assert run("restore", tmp_path / "all") == 1
    assert "not-empty: a database is there already" in capsys.readouterr().err


@pytest.mark.parametrize("most", ["0", "-3", "many"])
def test_no_fewer_than_one_backup_is_kept(tmp_path: Path, most: str) -> None:
    with pytest.raises(SystemExit) as refused:
        run("keep", tmp_path / "backups", "--most", most)

    assert refused.value.code == 2
