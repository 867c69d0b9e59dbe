"""The owner's tools: doctor against the practice Discord; backup, restore and export on the command line."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import signal
import socket
import stat
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from unittest.mock import patch
from urllib.parse import parse_qs, urlparse

import pytest
import pytest_asyncio
from pydantic import SecretStr

from bot import __main__ as command_line
from bot import process, tools
from bot.settings import Settings
from bot.store.keys import held
from bot.store.sql import SqlTableStore
from bot.tables.cache import TableCache
from bot.tables.lobby import Lobby
from bot.tables.records import ChannelId, GuildId, TableId, UserId
from bot.tables.service import Tables
from games import console
from tests.e2e.practice.server import PracticeServer, pointed_at

NEEDED = ("view_channel", "send_messages", "attach_files", "read_message_history", "send_messages_in_threads")


@pytest.fixture(autouse=True)
def _clean(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """Use a database of the test, no settings but the test's, and leave the logs of the process alone."""
    for name in ("DISCORD_TOKEN", "SHARD_COUNT", "METRICS_PORT", "LOG_LEVEL"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("DATABASE_URL", _url(tmp_path))
    monkeypatch.chdir(tmp_path)
    with patch("bot.logs.configure"):
        yield


def _url(folder: Path) -> str:
    return f"sqlite+aiosqlite:///{folder / 'alibi.db'}"


def _settings(folder: Path, token: str | None, url: str | None = None) -> Settings:
    return Settings(
        discord_token=SecretStr(token) if token is not None else None,
        database_url=SecretStr(url or _url(folder)),
        log_level="warning",
        metrics_port=None,
        shard_count=None,
        practice_port=8080,
    )


@pytest_asyncio.fixture
async def server() -> AsyncIterator[PracticeServer]:
    """Give a Discord with one server that the bot is in."""
    async with PracticeServer() as started:
        started.world.add_guild("Club")
        yield started


@contextmanager
def _at(server: PracticeServer) -> Iterator[None]:
    with pointed_at(server.url, server.gateway_url):
        yield


# doctor


async def test_doctor_is_content_where_all_is_well(
    server: PracticeServer, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with _at(server):
        assert await tools.doctor(_settings(tmp_path, server.token)) == 0

    out = capsys.readouterr().out
    assert "MISSING" not in out
    assert "All is well." in out
    assert "logged in as alibi" in out.lower()
    assert "'Club'" in out
    assert server.token not in out
    assert server.world.faults == []


async def test_doctor_gives_an_invitation_with_what_is_needed_and_no_more(
    server: PracticeServer, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with _at(server):
        await tools.doctor(_settings(tmp_path, server.token))

    address = next(word for word in capsys.readouterr().out.split() if word.startswith("https://"))
    asked = parse_qs(urlparse(address).query)
    bits = {"view_channel": 10, "send_messages": 11, "attach_files": 15, "read_message_history": 16}
    bits["send_messages_in_threads"] = 38
    assert asked["client_id"] == [str(server.world.application_id)]
    assert set(asked["scope"][0].split()) == {"bot", "applications.commands"}
    assert int(asked["permissions"][0]) == sum(1 << bits[each] for each in NEEDED)


async def test_doctor_says_that_the_token_is_bad_and_does_not_print_it(
    server: PracticeServer, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with _at(server):
        assert await tools.doctor(_settings(tmp_path, "a.bad.token.that.is.long")) == 1

    out = capsys.readouterr().out
    assert "MISSING  token" in out
    assert "developer portal" in out
    assert "a.bad.token.that.is.long" not in out
    assert "1 thing(s) to mend." in out


async def test_doctor_says_that_there_is_no_token(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert await tools.doctor(_settings(tmp_path, None)) == 1

    assert "MISSING  DISCORD_TOKEN" in capsys.readouterr().out


@pytest.mark.parametrize("lost", NEEDED)
async def test_doctor_names_the_permission_that_is_missing_and_the_server(
    server: PracticeServer, tmp_path: Path, capsys: pytest.CaptureFixture[str], lost: str
) -> None:
    from bot.practice.loopback import permissions

    other = server.world.add_guild("Autre")
    for role in other.roles.values():
        role.permissions &= ~permissions.bit(lost)
    with _at(server):
        assert await tools.doctor(_settings(tmp_path, server.token)) == 1

    out = capsys.readouterr().out
    assert "ok       server 'Club': permissions" in out
    assert "MISSING  server 'Autre': permissions" in out
    assert f"give the bot's role: {lost}" in out


async def test_doctor_says_that_discord_cannot_be_reached(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pointed_at("http://127.0.0.1:9", "ws://127.0.0.1:9"), patch("discord.http.asyncio.sleep"):
        assert await tools.doctor(_settings(tmp_path, "a.token.that.is.good")) == 1

    out = capsys.readouterr().out
    assert "MISSING  Discord (" in out
    assert "online" in out


@pytest.mark.parametrize("kind", ["folder", "foreign", "no database"])
async def test_doctor_says_that_the_database_cannot_be_used_and_hides_its_address(
    server: PracticeServer, tmp_path: Path, capsys: pytest.CaptureFixture[str], kind: str
) -> None:
    place = tmp_path / "hunter2.db"
    match kind:
        case "folder":
            place.mkdir()
        case "foreign":
            import sqlite3

            with sqlite3.connect(place) as connection:
                connection.execute("create table recipes (id integer)")
            connection.close()
        case "no database":
            place.write_bytes(b"no database at all" * 100)
    url = f"sqlite+aiosqlite:///{place}"
    with _at(server):
        assert await tools.doctor(_settings(tmp_path, server.token, url)) == 1

    out = capsys.readouterr().out
    assert "MISSING  database (" in out
    assert "DATABASE_URL" in out
    assert "hunter2" not in out


@pytest.mark.parametrize("which", ["alibi.db", ".env"])
async def test_doctor_says_which_file_others_can_read(
    server: PracticeServer, tmp_path: Path, capsys: pytest.CaptureFixture[str], which: str
) -> None:
    for name in ("alibi.db", ".env"):
        (tmp_path / name).touch(mode=0o600)
    (tmp_path / which).chmod(0o644)
    with _at(server):
        assert await tools.doctor(_settings(tmp_path, server.token)) == 1

    out = capsys.readouterr().out
    assert out.count("MISSING") == 1
    assert "chmod 600" in out


async def test_doctor_says_that_a_file_is_damaged_and_asks_after_no_server(
    server: PracticeServer, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "alibi.db").write_bytes(b"no database at all" * 100)
    with _at(server):
        assert await tools.doctor(_settings(tmp_path, server.token)) == 1

    out = capsys.readouterr().out
    assert "is damaged" in out
    assert "restore" in out
    assert "server running" not in out


def test_a_new_database_is_its_owners_alone_also_where_the_folder_was_there(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    asyncio.run(_a_finished_table(_url(tmp_path)))

    assert stat.S_IMODE((tmp_path / "alibi.db").stat().st_mode) == 0o600


# backup, restore, export


async def _a_finished_table(url: str, *, is_finished: bool = True) -> TableId:
    """Play a game of three without Discord, and stop it."""
    store = await SqlTableStore.open(url)
    tables = Tables(store, TableCache(store), now=lambda: datetime.now(UTC), wake=lambda *_: None)
    lobby = Lobby(tables, entropy=lambda n: bytes(range(n)), wake=lambda *_: None)
    opened = await lobby.new(
        guild=GuildId(1), channel=ChannelId(2), host=UserId(10), name="Ada", game="clues", locale="fr", speaks="fr"
    )
    for user in (11, 12):
        await lobby.join(opened.id, UserId(user), f"name {user}", "en")
    await lobby.start(opened.id, UserId(10))
    luck = random.Random(4)
    table = await tables.load(opened.id)
    for _ in range(9):
        seat = min(table.game.rules.turn(table.state))
        await tables.act(
            opened.id, table.record.seats[seat].user, luck.choice(list(table.game.rules.legal(table.state, seat)))
        )
    await store.set_notes(opened.id, UserId(10), "the duke lies")
    if is_finished:
        await tables.end(opened.id)
    await store.close()
    return opened.id


def _run(*words: object) -> int:
    return command_line.main([str(word) for word in words])


def test_a_backup_restores_to_the_same_tables(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = asyncio.run(_a_finished_table(_url(tmp_path)))
    file = tmp_path / "all.jsonl"

    assert _run("backup", file) == 0
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert "keep them apart" in capsys.readouterr().out
    (tmp_path / "new").mkdir()
    shutil.copy(tmp_path / "alibi.key", tmp_path / "new" / "alibi.key")
    monkeypatch.setenv("DATABASE_URL", _url(tmp_path / "new"))
    assert _run("restore", file) == 0

    assert "Restored." in capsys.readouterr().out
    for folder in (tmp_path, tmp_path / "new"):
        monkeypatch.setenv("DATABASE_URL", _url(folder))
        assert _run("export", table, folder / "table.json") == 0
    assert (tmp_path / "table.json").read_text() == (tmp_path / "new" / "table.json").read_text()


def test_a_restore_over_other_tables_is_refused_and_changes_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asyncio.run(_a_finished_table(_url(tmp_path)))
    assert _run("backup", tmp_path / "all") == 0

    assert _run("restore", tmp_path / "all") == 1

    assert "Nothing has been changed" in capsys.readouterr().err
    assert _run("export", 1, tmp_path / "table.json") == 0


@pytest.mark.parametrize("content", [None, "", "{}", "not a backup\n", '{"alibi-backup": 99}\n'])
def test_what_is_no_backup_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str], content: str | None) -> None:
    file = tmp_path / "all"
    if content is not None:
        file.write_text(content)

    assert _run("restore", file) == 1

    assert "Nothing has been changed" in capsys.readouterr().err


def test_a_backup_without_a_database_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert _run("backup", tmp_path / "all") == 1

    assert "Nothing has been saved" in capsys.readouterr().err
    assert not (tmp_path / "all").exists()


def test_an_export_replays(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = asyncio.run(_a_finished_table(_url(tmp_path)))

    assert _run("export", table, tmp_path / "table.json") == 0
    assert console.main(["replay", str(tmp_path / "table.json")]) == 0

    out = capsys.readouterr().out
    assert "= running" in out  # it was stopped before its outcome
    assert out.count("\n> ") == 10


@pytest.mark.parametrize("number", ["0", "7", "99999999999999999999", "-1"])
def test_an_export_of_no_table_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str], number: str) -> None:
    asyncio.run(_a_finished_table(_url(tmp_path)))

    try:
        code = _run("export", number, tmp_path / "table.json")
    except SystemExit as refused:  # a number that looks like an option
        code = int(refused.code or 0)

    assert code != 0
    assert "table" in capsys.readouterr().err
    assert not (tmp_path / "table.json").exists()


def test_a_running_game_is_not_exported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = asyncio.run(_a_finished_table(_url(tmp_path), is_finished=False))

    assert _run("export", table, tmp_path / "table.json") == 1

    assert "no finished table" in capsys.readouterr().err
    assert not (tmp_path / "table.json").exists()


def test_an_export_to_nowhere_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = asyncio.run(_a_finished_table(_url(tmp_path)))

    assert _run("export", table, tmp_path / "nowhere" / "table.json") == 1

    assert "Nothing has been saved" in capsys.readouterr().err


def test_a_new_key_is_made_on_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = asyncio.run(_a_finished_table(_url(tmp_path)))
    assert _run("export", table, tmp_path / "before.json") == 0
    old = (tmp_path / "alibi.key").read_bytes()

    assert _run("rotate") == 0

    new = (tmp_path / "alibi.key").read_bytes()
    said = "".join(capsys.readouterr())
    assert new != old
    assert all(line.decode() not in said for line in new.splitlines() + old.splitlines() if not line.startswith(b"#"))
    assert _run("export", table, tmp_path / "after.json") == 0
    assert (tmp_path / "after.json").read_text() == (tmp_path / "before.json").read_text()


def test_no_key_is_made_while_the_bot_runs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asyncio.run(_a_finished_table(_url(tmp_path)))
    old = (tmp_path / "alibi.key").read_bytes()

    with held(tmp_path / "alibi.key"):
        assert _run("rotate") == 1

    assert "stop it first" in capsys.readouterr().err
    assert (tmp_path / "alibi.key").read_bytes() == old


# starting


def test_without_a_token_the_practice_table_opens(capsys: pytest.CaptureFixture[str]) -> None:
    with patch("bot.practice.launch.launcher.run", return_value=0) as opened:
        assert _run() == 0

    assert "practice table" in capsys.readouterr().out
    opened.assert_called_once_with(port=8080)


def test_with_a_token_the_bot_starts_and_practice_can_be_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "a.token.that.is.good")
    with (
        patch("bot.practice.launch.launcher.run", return_value=0) as opened,
        patch("bot.process.run", return_value=0) as started,
    ):
        assert _run() == 0
        assert (opened.call_count, started.call_count) == (0, 1)
        assert _run("--practice") == 0
        assert (opened.call_count, started.call_count) == (1, 1)


async def test_the_process_says_how_it_is_and_doctor_asks_it(
    server: PracticeServer, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    settings = _settings(tmp_path, server.token).model_copy(update={"health_port": _free_port()})
    with _at(server), patch.object(process, "spare_the_collector"):
        running = asyncio.create_task(process.serve(settings))
        try:
            await server.connected(60)
            await server.until(
                lambda: _is_working("watchdog") and _is_working("backlog") and _is_working("deadlines"), 60
            )
            assert await tools.doctor(settings) == 0
            assert "ok       the running bot is ready" in capsys.readouterr().out
            with patch("bot.health.OLDEST_FRAME", -1.0):  # whatever came, it is too long ago
                assert await tools.doctor(settings) == 1
            assert "MISSING  the running bot is ready (gateway: {'frame_seconds_0': " in capsys.readouterr().out
        finally:
            os.kill(os.getpid(), signal.SIGTERM)
            await running


async def test_a_frame_that_nobody_can_read_ends_the_connection_and_not_the_process(
    server: PracticeServer, tmp_path: Path
) -> None:
    with _at(server), patch.object(process, "spare_the_collector"), patch.object(process, "FIRST_PAUSE", 0.01):
        running = asyncio.create_task(process.serve(_settings(tmp_path, server.token)))
        try:
            await server.connected(60)
            (before,) = server.gateway.connected
            before.dispatch("GUILD_ROLE_UPDATE", {"guild_id": 10**400})

            await server.until(lambda: [each for each in server.gateway.connected if each is not before], 60)
            assert not running.done()
        finally:
            os.kill(os.getpid(), signal.SIGTERM)
            await running


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        return int(free.getsockname()[1])


def _is_working(name: str) -> bool:
    return any(task.get_name() == name for task in asyncio.all_tasks())


@pytest.mark.parametrize(("setting", "told"), [("token", "DISCORD_TOKEN"), ("database", "DATABASE_URL")])
def test_a_start_that_cannot_succeed_ends_with_advice(tmp_path: Path, setting: str, told: str) -> None:
    from structlog.testing import capture_logs

    async def with_server() -> int:
        async with PracticeServer() as server:
            url = None if setting == "token" else f"sqlite+aiosqlite:///{tmp_path}"
            settings = _settings(tmp_path, "a.bad.token.that.is.long", url)
            with _at(server), patch.object(process, "spare_the_collector"):
                return await asyncio.to_thread(_start, process, settings)

    with capture_logs() as logs:
        assert asyncio.run(with_server()) == 1

    assert told in logs[-1]["event"]
    assert "a.bad.token" not in str(logs)
    assert str(tmp_path) not in str(logs)


def _start(process: Any, settings: Settings) -> int:
    with patch("asyncio.unix_events._UnixSelectorEventLoop.add_signal_handler"):  # it works in the main thread only
        code: int = process.run(settings)
    return code
