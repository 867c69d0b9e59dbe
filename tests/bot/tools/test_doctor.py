"""Doctor: what it says of token, permissions and database, against the practice Discord."""

from __future__ import annotations

import asyncio
import socket
import sqlite3
import stat
import sys
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from unittest.mock import patch
from urllib.parse import parse_qs, urlparse

import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer
from discord import ApplicationFlags

from bot import tools
from bot.practice.loopback.model import Channel, Guild
from bot.store import keys
from bot.store.database import Database
from bot.store.kernel import KernelStore
from bot.tables.ground import Ground
from bot.tables.ids import ChannelId, GuildId, UserId
from bot.tables.lobby import Lobby
from bot.tables.service import Tables
from bot.tools_database import RESTORE
from tests.bot.store.cluster import Cluster
from tests.bot.tools.parts import at, settings_in, url_in
from tests.database import lay_down
from tests.e2e.practice.server import PracticeServer, pointed_at

NEEDED = ("view_channel", "send_messages", "attach_files", "read_message_history", "send_messages_in_threads")


async def test_doctor_is_content_where_all_is_well(
    server: PracticeServer, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with at(server):
        assert await tools.doctor(settings_in(tmp_path, server.token)) == 0

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
    with at(server):
        await tools.doctor(settings_in(tmp_path, server.token))

    address = next(word for word in capsys.readouterr().out.split() if word.startswith("https://"))
    asked = parse_qs(urlparse(address).query)
    bits = {"view_channel": 10, "send_messages": 11, "attach_files": 15, "read_message_history": 16}
    bits |= {"send_messages_in_threads": 38, "create_public_threads": 35, "create_events": 44}
    assert asked["client_id"] == [str(server.world.application_id)]
    assert set(asked["scope"][0].split()) == {"bot", "applications.commands"}
    assert int(asked["permissions"][0]) == sum(1 << bits[each] for each in bits)


async def test_doctor_says_that_the_token_is_bad_and_does_not_print_it(
    server: PracticeServer, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with at(server):
        assert await tools.doctor(settings_in(tmp_path, "a.bad.token.that.is.long")) == 1

    out = capsys.readouterr().out
    assert "MISSING  token" in out
    assert "developer portal" in out
    assert "a.bad.token.that.is.long" not in out
    assert "1 thing(s) to mend." in out


async def test_doctor_says_that_there_is_no_token(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert await tools.doctor(settings_in(tmp_path, None)) == 1

    assert "MISSING  DISCORD_TOKEN" in capsys.readouterr().out


@pytest.mark.parametrize("lost", NEEDED)
async def test_doctor_names_the_permission_that_is_missing_and_the_server(
    server: PracticeServer, tmp_path: Path, capsys: pytest.CaptureFixture[str], lost: str
) -> None:
    from bot.practice.loopback import permissions

    other = server.world.add_guild("Autre")
    for role in other.roles.values():
        role.permissions &= ~permissions.bit(lost)
    with at(server):
        assert await tools.doctor(settings_in(tmp_path, server.token)) == 1

    out = capsys.readouterr().out
    assert "ok       server 'Club': permissions" in out
    assert "MISSING  server 'Autre': permissions" in out
    assert f"give the bot's role: {lost}" in out


async def test_doctor_says_that_discord_cannot_be_reached(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pointed_at("http://127.0.0.1:9", "ws://127.0.0.1:9"), patch("discord.http.asyncio.sleep"):
        assert await tools.doctor(settings_in(tmp_path, "a.token.that.is.good")) == 1

    out = capsys.readouterr().out
    assert "MISSING  Discord (" in out
    assert "online" in out


@pytest.mark.parametrize("kind", ["folder", "foreign", "no database", "malformed"])
async def test_doctor_says_that_the_database_cannot_be_used_and_hides_its_address(
    server: PracticeServer, tmp_path: Path, capsys: pytest.CaptureFixture[str], kind: str
) -> None:
    place = tmp_path / "hunter2.db"
    match kind:
        case "folder":
            place.mkdir()
        case "foreign":
            with sqlite3.connect(place) as connection:
                connection.execute("create table recipes (id integer)")
            connection.close()
        case "no database":
            place.write_bytes(b"no database at all" * 100)
    url = (
        "postgresql+asyncpg://alibi:hunter2@host:port/alibi" if kind == "malformed" else f"sqlite+aiosqlite:///{place}"
    )
    with at(server):
        assert await tools.doctor(settings_in(tmp_path, server.token, url)) == 1

    out = capsys.readouterr().out
    assert "MISSING  database (" in out
    assert "DATABASE_URL" in out
    assert "hunter2" not in out


async def test_doctor_says_that_a_server_takes_no_writes(
    server: PracticeServer,
    tmp_path: Path,
    cluster: Cluster,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(keys, "ELSEWHERE", tmp_path / keys.NAME)
    url = cluster.new_database()
    await (await Database.open(url)).close()
    name = urlparse(url).path[1:]
    cluster.psql("postgres", f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    with at(server):
        assert await tools.doctor(settings_in(tmp_path, server.token, url)) == 1

    assert "does it take writes" in capsys.readouterr().out
    with at(server):
        assert await tools.doctor(settings_in(tmp_path, server.token, url.replace(f"/{name}?", "/nowhere?"))) == 1
    assert "has no database of the name in DATABASE_URL" in capsys.readouterr().out


@pytest.mark.parametrize("which", ["alibi.db", ".env"])
async def test_doctor_says_which_file_others_can_read(
    server: PracticeServer, tmp_path: Path, capsys: pytest.CaptureFixture[str], which: str
) -> None:
    for name in ("alibi.db", ".env"):
        (tmp_path / name).touch(mode=0o600)
    (tmp_path / which).chmod(0o644)
    with at(server):
        assert await tools.doctor(settings_in(tmp_path, server.token)) == 1

    out = capsys.readouterr().out
    assert out.count("MISSING") == 1
    assert "chmod 600" in out


async def test_doctor_says_that_no_worker_can_live_here(
    server: PracticeServer, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "executable", "/bin/false")
    with at(server):
        assert await tools.doctor(settings_in(tmp_path, server.token)) == 1

    out = capsys.readouterr().out
    assert out.count("MISSING") == 1
    assert f"MISSING  worker (exit 1)\n         -> {tools.WORKER}" in out


def spoil(file: Path, name: str) -> None:
    """Let a disk lose the first page of a table or an index."""
    with closing(sqlite3.connect(file)) as connection:
        [(page,)] = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", [name])
        [(size,)] = connection.execute("PRAGMA page_size")
    with file.open("r+b") as disk:
        disk.seek((page - 1) * size)
        disk.write(bytes(size))


@pytest.mark.parametrize("what", ["all of it", "parts", "uq_entries_interaction"])
async def test_doctor_says_that_a_file_is_damaged_and_asks_after_no_server(
    server: PracticeServer, tmp_path: Path, capsys: pytest.CaptureFixture[str], what: str
) -> None:
    file = tmp_path / "alibi.db"
    if what == "all of it":
        file.write_bytes(b"no database at all" * 100)
    else:
        lay_down(file)
        spoil(file, what)
    with at(server):
        assert await tools.doctor(settings_in(tmp_path, server.token)) == 1

    out = capsys.readouterr().out
    assert "is damaged" in out
    assert "restore" in out
    assert "server running" not in out


def test_a_new_database_is_its_owners_alone_also_where_the_folder_was_there(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    asyncio.run(_opened(url_in(tmp_path)))

    assert stat.S_IMODE((tmp_path / "alibi.db").stat().st_mode) == 0o600


async def _opened(url: str) -> None:
    await (await Database.open(url)).close()


async def a_table_in(server: PracticeServer, folder: Path, *, is_thread: bool = False) -> tuple[Guild, Channel]:
    """Open a table in a channel of a server, or in a thread of that channel."""
    guild = server.world.add_guild("Cercle")
    channel = server.world.add_channel(guild, "salon")
    place = server.world.add_thread(channel, "partie") if is_thread else channel
    lay_down(folder / "alibi.db")
    store = KernelStore(await Database.open(url_in(folder)))
    lobby = Lobby(Tables(Ground(store, lambda: datetime.now(UTC))), entropy=bytes)
    await lobby.new(
        guild=GuildId(guild.id),
        channel=ChannelId(place.id),
        host=UserId(10),
        name="Ada",
        game="clues",
        locale="fr",
        speaks="fr",
    )
    await store.database.close()
    return guild, channel


@pytest.mark.parametrize(
    "change",
    [
        "INSERT INTO people (user_id, reading) VALUES (1, 'none')",
        "UPDATE tables SET created_at = 'none'",
        "UPDATE tables SET locale = CAST(x'ff' AS TEXT)",
    ],
)
async def test_doctor_says_that_a_value_cannot_be_read(
    server: PracticeServer, tmp_path: Path, capsys: pytest.CaptureFixture[str], change: str
) -> None:
    await a_table_in(server, tmp_path)
    with closing(sqlite3.connect(tmp_path / "alibi.db")) as connection, connection:
        connection.execute(change)
    with at(server):
        assert await tools.doctor(settings_in(tmp_path, server.token)) == 1

    assert RESTORE in capsys.readouterr().out


@pytest.mark.parametrize("is_thread", [False, True])
@pytest.mark.parametrize("lost", NEEDED)
async def test_doctor_names_the_table_whose_channel_lacks_a_permission(
    server: PracticeServer, tmp_path: Path, capsys: pytest.CaptureFixture[str], lost: str, is_thread: bool
) -> None:
    guild, channel = await a_table_in(server, tmp_path, is_thread=is_thread)
    elsewhere = {"send_messages"} if is_thread else {"send_messages_in_threads"}
    server.world.set_permissions(channel, guild.everyone, **{lost: False})
    with at(server):
        code = await tools.doctor(settings_in(tmp_path, server.token))

    out = capsys.readouterr().out
    if lost in elsewhere:
        assert code == 0
        assert "ok       places of 1 open table(s)" in out
    else:
        assert code == 1
        assert out.count("MISSING") == 1
        unseen = is_thread and lost == "view_channel"
        assert (
            f"MISSING  table 1: its place\n         -> {tools.GONE if unseen else f'give the bot there: {lost}'}" in out
        )
    assert server.world.faults == []


async def test_doctor_names_a_table_whose_channel_is_gone(
    server: PracticeServer, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _, channel = await a_table_in(server, tmp_path)
    server.world.delete_channel(channel)
    with at(server):
        assert await tools.doctor(settings_in(tmp_path, server.token)) == 1

    assert f"MISSING  table 1: its place\n         -> {tools.GONE}" in capsys.readouterr().out


async def test_doctor_names_tables_of_one_remedy_together_and_how_far_it_has_looked(
    server: PracticeServer, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    await a_table_in(server, tmp_path)
    found = {**dict.fromkeys(range(1, 15), ()), 20: ("send_messages",), 21: ("send_messages",), 22: ("view_channel",)}
    with at(server), patch("bot.tools.faults_of", return_value=found):
        await tools.doctor(settings_in(tmp_path, server.token))

    out = capsys.readouterr().out
    assert f"tables 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 and 4 more: their places\n         -> {tools.GONE}" in out
    assert "tables 20, 21: their places\n         -> give the bot there: send_messages" in out
    assert "table 22: its place\n         -> give the bot there: view_channel" in out
    assert "3 thing(s) to mend." in out

    with at(server), patch("bot.tools.MOST_SERVERS", 0), patch("bot.tools.MOST_GUILDS", 1):
        await tools.doctor(settings_in(tmp_path, server.token))

    out = capsys.readouterr().out
    assert "places of 1 open table(s), as far as they are on the first 0 of 1 servers" in out
    assert "any further servers than these 1 have not been looked at" in out


@pytest.mark.parametrize("is_there", [True, False])
async def test_doctor_says_whether_the_bot_is_on_the_operator_s_server(
    server: PracticeServer, tmp_path: Path, capsys: pytest.CaptureFixture[str], is_there: bool
) -> None:
    home = next(iter(server.world.guilds)) if is_there else 4711
    with at(server):
        code = await tools.doctor(settings_in(tmp_path, server.token).model_copy(update={"owner_server": home}))

    assert code == (0 if is_there else 1)
    assert ("ok       OWNER_SERVER: 'Club'" if is_there else "MISSING  OWNER_SERVER\n") in capsys.readouterr().out


async def test_doctor_counts_the_connections_that_are_left_today(
    server: PracticeServer, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    server.world.shards = 1000
    with at(server):
        assert await tools.doctor(settings_in(tmp_path, server.token)) == 1

    assert "MISSING  connections: 999 of 1000 left today, 1000 shard(s) advised" in capsys.readouterr().out


def test_doctor_says_which_intents_may_be_turned_off(capsys: pytest.CaptureFixture[str]) -> None:
    assert tools._check_intents(ApplicationFlags(gateway_message_content_limited=True)) == 0

    assert "gateway_message_content may be turned off" in capsys.readouterr().out


def _can_listen(host: str) -> bool:
    try:
        socket.create_server((host, 0), family=socket.AF_INET6 if ":" in host else socket.AF_INET).close()
    except OSError:
        return False
    return True


@pytest.mark.parametrize("host", [each for each in ("127.0.0.1", "0.0.0.0", "::1", "::") if _can_listen(each)])
@pytest.mark.parametrize("answer", [{"ready": True, "missing": {}}, ["up"], {"status": "up"}], ids=repr)
async def test_doctor_asks_the_bot_that_runs_and_takes_no_other_program_for_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], host: str, answer: object
) -> None:
    async def ready(_: web.Request) -> web.Response:
        return web.json_response(answer)

    app = web.Application()
    app.router.add_get("/ready", ready)
    async with TestServer(app, host=host) as running:
        settings = settings_in(tmp_path, None).model_copy(update={"health_host": host, "health_port": running.port})
        is_wrong = await tools._check_running(settings)

    is_ours = isinstance(answer, dict) and "missing" in answer
    out = capsys.readouterr().out
    assert bool(is_wrong) is ("another program" in out) is not is_ours
    assert ("the running bot is ready" in out) is is_ours
