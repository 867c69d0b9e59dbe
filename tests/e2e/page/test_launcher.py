"""The launcher: it finds a port, and neither it nor its bot outlives the other's end unseen."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
from asyncio.subprocess import DEVNULL, PIPE
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.practice.launch import launcher
from bot.practice.launch.bot_process import BotProcess, BotState
from tests.e2e.practice.server import PracticeServer

ROOT = Path(__file__).parents[3]
SLEEPER = (sys.executable, "-c", "import time; time.sleep(60)")
DEAF = (
    sys.executable,
    "-c",
    "import signal, time; signal.signal(15, signal.SIG_IGN); print(flush=True); time.sleep(60)",
)


def test_a_taken_port_is_passed_over() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        door = launcher.open_door(port)
        assert door is not None
        with door:
            assert door.getsockname()[1] in range(port + 1, port + launcher.MAX_PORTS_TRIED)


@asynccontextmanager
async def a_bot(tmp_path: Path, command: tuple[str, ...]) -> AsyncIterator[BotProcess]:
    async with PracticeServer() as server:
        bot = BotProcess(server, command, {}, tmp_path)
        await bot.start()
        yield bot
        await bot.kill()
        assert bot.state is BotState.STOPPED


async def test_a_bot_is_started_once_and_killed(tmp_path: Path) -> None:
    async with a_bot(tmp_path, SLEEPER) as bot:
        pid = bot.pid
        await bot.start()
        assert (bot.pid, bot.state) == (pid, BotState.STARTING)
        await bot.kill()
        assert (bot.pid, bot.exit_code) == (None, -9)


async def test_a_restart_gives_another_process(tmp_path: Path) -> None:
    async with a_bot(tmp_path, SLEEPER) as bot:
        before = bot.pid
        await bot.restart()
        assert bot.pid not in (before, None)


async def test_a_bot_that_ends_by_itself_is_started_again(tmp_path: Path) -> None:
    async with PracticeServer() as server:
        bot = BotProcess(server, SLEEPER, {}, tmp_path)
        await bot.start()
        before = bot.pid
        assert before is not None
        os.kill(before, signal.SIGKILL)
        await server.until(lambda: bot.pid not in (before, None), timeout=30)
        await bot.stop()


@pytest.mark.parametrize("how", ["kill", "stop", "start"])
async def test_a_bot_that_waits_to_be_started_again_does_what_it_is_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    monkeypatch.setattr("bot.practice.launch.bot_process.FIRST_RESTART_PAUSE_SECONDS", 3600.0)
    (tmp_path / "ends").touch()
    once = "import pathlib, time; p = pathlib.Path('ends'); p.exists() and exit(p.unlink() or 3); time.sleep(60)"
    async with PracticeServer() as server:
        bot = BotProcess(server, (sys.executable, "-c", once), {}, tmp_path)
        await bot.start()
        await server.until(lambda: bot.exit_code == 3, timeout=30)

        await getattr(bot, how)()

        assert (bot.pid is not None) == (how == "start")
        await bot.stop()
        assert bot.state is BotState.STOPPED
        tasks = [task for task in asyncio.all_tasks() if task.get_name() == "watch the bot"]
        await asyncio.wait_for(asyncio.gather(*tasks, return_exceptions=True), timeout=10)


@pytest.mark.parametrize("turns", range(4))
async def test_a_bot_that_ends_while_it_is_asked_to_stays_ended(tmp_path: Path, turns: int) -> None:
    """For a turn of the loop its end is known, and nobody has been told of it."""
    async with PracticeServer() as server:
        bot = BotProcess(server, (sys.executable, "-c", ""), {}, tmp_path)
        await bot.start()
        process = bot._process
        assert process is not None
        while process.returncode is None:  # noqa: ASYNC110 - each turn of the loop counts here
            await asyncio.sleep(0)
        for _ in range(turns):
            await asyncio.sleep(0)

        await bot.stop()

        assert bot.state is BotState.STOPPED
        tasks = [task for task in asyncio.all_tasks() if task.get_name() == "watch the bot"]
        await asyncio.wait_for(asyncio.gather(*tasks, return_exceptions=True), timeout=10)
        assert bot.pid is None


async def test_a_bot_that_does_not_listen_is_killed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.practice.launch.bot_process.STOP_TIMEOUT_SECONDS", 0.3)
    async with a_bot(tmp_path, DEAF) as bot:
        await asyncio.sleep(0.5)
        await bot.stop()
        assert bot.exit_code == -9


async def test_a_bot_whose_launcher_was_killed_ends_by_itself(tmp_path: Path) -> None:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.e2e.page.opened", stdout=PIPE, stderr=DEVNULL, cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )  # fmt: skip
    assert process.stdout is not None
    async with asyncio.timeout(20):
        while b"127.0.0.1" not in await process.stdout.readline():
            pass
    child = child_of(process.pid)
    await asyncio.sleep(2)  # until it listens: a child that has not begun yet is not what this is about
    process.kill()
    await process.wait()
    if child is None:
        pytest.skip("this system does not list a process's children")

    async with asyncio.timeout(10):
        while is_there(child):  # noqa: ASYNC110 - nobody tells us of the end of somebody else's child
            await asyncio.sleep(0.1)


def child_of(pid: int) -> int | None:
    children = Path(f"/proc/{pid}/task/{pid}/children")
    return int(children.read_text().split()[0]) if children.exists() else None


def is_there(pid: int) -> bool:
    return Path(f"/proc/{pid}").exists()
