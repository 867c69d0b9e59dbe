"""How the process starts: practice or Discord, how it says how it is, and what a start that cannot succeed says."""

from __future__ import annotations

import asyncio
import io
import os
import signal
import socket
from http import HTTPStatus
from itertools import count
from pathlib import Path
from typing import Any
from unittest.mock import patch

import discord
import pytest
from structlog.testing import capture_logs

from bot import process, tools
from bot.__main__ import UNREAD
from bot.app import Means
from bot.settings import EX_CONFIG, Settings
from bot.ui.client import AlibiBot
from tests.bot.tools.parts import at, run, settings_in
from tests.e2e.practice.server import PracticeServer
from tests.words import WORDS


def served(settings: Settings) -> asyncio.Task[None]:
    """Serve with words that are read: each try to start would read them in all languages."""
    return asyncio.create_task(process.serve(settings, means=lambda: Means(words=WORDS)))


def test_without_a_token_the_practice_table_opens(capsys: pytest.CaptureFixture[str]) -> None:
    with patch("bot.practice.launch.launcher.run", return_value=0) as opened:
        assert run() == 0

    assert "practice table" in capsys.readouterr().out
    opened.assert_called_once_with(port=8080, language=None)


def test_with_a_token_the_bot_starts_and_practice_can_be_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "a.token.that.is.good")
    with (
        patch("bot.practice.launch.launcher.run", return_value=0) as opened,
        patch("bot.process.run", return_value=0) as started,
    ):
        assert run() == 0
        assert (opened.call_count, started.call_count) == (0, 1)
        assert run("--practice") == 0
        assert (opened.call_count, started.call_count) == (1, 1)
        assert run("--practice", "--language", "fr") == 0
        opened.assert_called_with(port=8080, language="fr")


@pytest.mark.parametrize("is_kept", [True, False], ids=["written at the end", "written at once"])
def test_a_tool_whose_output_nobody_reads_on_ends_quietly(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, is_kept: bool
) -> None:
    settings_in(tmp_path, None)
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "wb", buffering=-1 if is_kept else 0) as raw:
        output = io.TextIOWrapper(raw, write_through=not is_kept)
        monkeypatch.setattr("sys.stdout", output)
        assert run("bans") == UNREAD
        output.close()  # without an error


async def test_the_process_says_how_it_is_and_doctor_asks_it(
    server: PracticeServer, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    settings = settings_in(tmp_path, server.token).model_copy(update={"health_port": _free_port()})
    with at(server), patch.object(process, "spare_the_collector"):
        running = served(settings)
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
    with at(server), patch.object(process, "spare_the_collector"), patch.object(process, "FIRST_PAUSE", 0.01):
        running = served(settings_in(tmp_path, server.token))
        try:
            await server.connected(60)
            (before,) = server.gateway.connected
            before.dispatch("GUILD_ROLE_UPDATE", {"guild_id": 10**400})

            await server.until(lambda: [each for each in server.gateway.connected if each is not before], 60)
            assert not running.done()
        finally:
            os.kill(os.getpid(), signal.SIGTERM)
            await running


async def test_a_start_while_discord_is_away_is_tried_again_soon(server: PracticeServer, tmp_path: Path) -> None:
    pauses = patch.multiple(process, FIRST_PAUSE=0.01, UNREACHED_PAUSE=0.08, spare_the_collector=lambda: None)
    for _ in range(6):
        server.world.fail("GET", r"^/users/@me$", 503)
    with at(server), pauses, capture_logs() as logs:
        running = served(settings_in(tmp_path, server.token))
        await server.connected(60)
        os.kill(os.getpid(), signal.SIGTERM)
        await running

    away = [each["again_in"] for each in logs if each["event"] == "discord is away"]
    assert away == [0.01, 0.02, 0.04, 0.08, 0.08, 0.08]


async def test_a_defect_at_the_start_is_tried_again_and_told_to_the_log(server: PracticeServer, tmp_path: Path) -> None:
    begin, tries = AlibiBot.setup_hook, count()

    async def broken(bot: AlibiBot) -> None:
        if next(tries) == 0:
            raise AttributeError("a defect")
        await begin(bot)

    pauses = patch.multiple(process, FIRST_PAUSE=0.01, spare_the_collector=lambda: None)
    with at(server), pauses, patch.object(AlibiBot, "setup_hook", broken), capture_logs() as logs:
        running = served(settings_in(tmp_path, server.token))
        await server.connected(60)
        os.kill(os.getpid(), signal.SIGTERM)
        await running

    assert [each["exc_info"] for each in logs if each["event"] == "a connection ended by a defect"] == [True]


@pytest.mark.parametrize("patience", [process.REFUSED, 0.0])
async def test_a_token_that_was_good_may_be_refused_for_a_while(
    server: PracticeServer, tmp_path: Path, patience: float
) -> None:
    pauses = patch.multiple(
        process, FIRST_PAUSE=0.01, UNREACHED_PAUSE=0.08, REFUSED=patience, spare_the_collector=lambda: None
    )
    with at(server), pauses:
        running = served(settings_in(tmp_path, server.token))
        await server.connected(60)
        await server.until(lambda: _is_working("watchdog"), 60)
        server.world.token, good = "another.token.of.the.bot", server.world.token
        server.drop_gateway(resumable=False)
        if not patience:
            with pytest.raises(discord.LoginFailure):
                await running
            return

        await server.until(
            lambda: sum(each.status == HTTPStatus.UNAUTHORIZED for each in server.world.requests) > 1, 60
        )
        server.world.token = good
        await server.connected(60)
        os.kill(os.getpid(), signal.SIGTERM)
        await running


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        return int(free.getsockname()[1])


def _is_working(name: str) -> bool:
    return any(task.get_name() == name for task in asyncio.all_tasks())


@pytest.mark.parametrize(
    ("setting", "told", "code"),
    [("token", "see DISCORD_TOKEN in .env", EX_CONFIG), ("database", "see DATABASE_URL in .env; may this user", 1)],
)
def test_a_start_that_cannot_succeed_ends_with_advice(tmp_path: Path, setting: str, told: str, code: int) -> None:
    async def with_server() -> int:
        async with PracticeServer() as server:
            url = None if setting == "token" else f"sqlite+aiosqlite:///{tmp_path}"
            settings = settings_in(tmp_path, "a.bad.token.that.is.long", url)
            with at(server), patch.object(process, "spare_the_collector"):
                return await asyncio.to_thread(_start, process, settings)

    with capture_logs() as logs:
        assert asyncio.run(with_server()) == code

    assert told in str(logs[-1])
    assert "a.bad.token" not in str(logs)
    assert str(tmp_path) not in str(logs)


def _start(process: Any, settings: Settings) -> int:
    with patch("asyncio.unix_events._UnixSelectorEventLoop.add_signal_handler"):  # it works in the main thread only
        code: int = process.run(settings)
    return code
