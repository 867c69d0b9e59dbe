"""The process and its supervisor: exit codes that no restart mends, and systemd's notifications, over a real socket."""

from __future__ import annotations

import asyncio
import os
import re
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import closing, suppress
from pathlib import Path
from socket import AF_UNIX, SOCK_DGRAM, create_server, socket
from typing import Any

import pytest

from bot.health import Vitals
from bot.settings import EX_CONFIG
from bot.supervisor import SILENT, Pulse, Supervisor
from bot.telling.backlog import Backlog
from tests.e2e.evening import Evening, an_evening
from tests.e2e.tables.child import Child

ROOT = Path(__file__).parents[2]
UNIT = (ROOT / "docs" / "alibi.service").read_text()
A_SECOND = "1000000"
INTERVAL = 1 / 3
"""Seconds between two notifications, where systemd waits a second."""
PATIENCE = 60.0


class Systemd:
    """The socket on which systemd listens to a service."""

    def __init__(self, path: str) -> None:
        self.path = path
        self._socket = socket(AF_UNIX, SOCK_DGRAM)
        self._socket.bind(path)
        self._socket.setblocking(False)

    async def next(self, patience: float = PATIENCE) -> str:
        """Return what comes next. Raises TimeoutError."""
        async with asyncio.timeout(patience):
            return (await asyncio.get_running_loop().sock_recv(self._socket, 100)).decode()

    async def falls_silent(self) -> bool:
        """Return whether a time came in which ten notifications were due and none came."""
        for _ in range(100):
            try:
                await self.next(patience=10 * INTERVAL)
            except TimeoutError:
                return True
        return False

    def waiting(self) -> list[str]:
        """Return what has come and was not read."""
        found = []
        with suppress(BlockingIOError):
            while True:
                found.append(self._socket.recv(100).decode())
        return found

    def close(self) -> None:
        self._socket.close()


@pytest.fixture
def systemd(tmp_path: Path) -> Iterator[Systemd]:
    made = Systemd(str(tmp_path / "notify"))
    yield made
    made.close()


def a_process(evening: Evening, systemd: Systemd, **more: str) -> Any:
    return Child.running(
        evening,
        None,
        ALIBI_DATABASE=evening.database,
        ALIBI_SHARDS="1",
        NOTIFY_SOCKET=systemd.path,
        WATCHDOG_USEC=A_SECOND,
        **more,
    )


async def test_systemd_is_told_of_the_start_then_that_the_process_lives_then_of_its_end(
    tmp_path: Path, systemd: Systemd
) -> None:
    async with an_evening(tmp_path) as evening:
        async with a_process(evening, systemd):
            while (first := await systemd.next()) == "WATCHDOG=1":  # it lives while it starts
                pass
            assert await systemd.next() == "WATCHDOG=1"
        while (last := await systemd.next()) == "WATCHDOG=1":
            pass
    assert (first, last) == ("READY=1", "STOPPING=1")


async def test_a_process_whose_gateway_is_silent_tells_no_more_that_it_lives(tmp_path: Path, systemd: Systemd) -> None:
    async with an_evening(tmp_path) as evening, a_process(evening, systemd, ALIBI_SILENT="0.01"):
        assert await systemd.falls_silent()


async def test_a_loop_that_hangs_tells_nothing_meanwhile(systemd: Systemd) -> None:
    supervisor = Supervisor({"NOTIFY_SOCKET": systemd.path, "WATCHDOG_USEC": "3000"})
    async with supervisor.watched(lambda: True):
        assert await systemd.next() == "WATCHDOG=1"
        systemd.waiting()
        time.sleep(0.1)  # noqa: ASYNC251 (it is to hang)
        assert systemd.waiting() == []


def the_socket_of(name: str) -> Supervisor:
    return Supervisor({"NOTIFY_SOCKET": name})


async def test_the_start_is_told_once_also_over_an_abstract_socket() -> None:
    systemd = Systemd(f"\0alibi-{os.getpid()}")
    supervisor = the_socket_of(f"@alibi-{os.getpid()}")
    supervisor.started()
    supervisor.started()

    assert systemd.waiting() == ["READY=1"]
    systemd.close()


@pytest.mark.parametrize("name", ["", "/nowhere/at/all"])
def test_without_a_systemd_that_listens_nothing_fails(name: str) -> None:
    the_socket_of(name).started()


@pytest.mark.parametrize("more", [{}, {"WATCHDOG_USEC": ""}, {"WATCHDOG_USEC": A_SECOND, "WATCHDOG_PID": "1"}])
async def test_a_watchdog_that_is_not_asked_for_is_not_fed(systemd: Systemd, more: Mapping[str, str]) -> None:
    async with Supervisor({"NOTIFY_SOCKET": systemd.path, **more}).watched(lambda: True):
        await asyncio.sleep(0.05)

    assert systemd.waiting() == ["STOPPING=1"]


class Gateway:
    """A process of which the test says how long ago its shards were heard, and what time it is."""

    def __init__(self) -> None:
        self.now = 0.0
        self.ages: dict[int, float] = {}
        self.vitals: Vitals | None = None
        self.pulse = Pulse(lambda: self.vitals, lambda: self.now)

    async def _nothing(self) -> tuple[()]:
        return ()

    def connect(self) -> None:
        self.vitals = Vitals(
            ask=self._nothing,
            ages=lambda: self.ages,
            backlog=Backlog(self._nothing, clock=lambda: self.now),
            is_quarantined=lambda: False,
            overdue=lambda: 0,
            workers=dict,
        )

    def after(self, seconds: float) -> bool:
        self.now += seconds
        return self.pulse.is_alive()


def test_a_process_that_waits_for_a_shard_or_for_discord_is_alive_however_long() -> None:
    assert Gateway().after(100 * SILENT)


def test_a_process_of_which_one_shard_is_silent_is_dead() -> None:
    gateway = Gateway()
    gateway.connect()
    gateway.ages = {0: 1, 1: SILENT}
    assert gateway.after(1)
    gateway.ages[1] += 1
    assert not gateway.after(1)


def test_each_connection_has_its_own_time_to_come_about() -> None:
    gateway = Gateway()
    for _ in range(3):
        gateway.connect()
        assert gateway.after(SILENT)
        assert gateway.after(SILENT)
    assert not gateway.after(1)


# Exit codes


def prevented() -> set[int]:
    """Return the exit codes after which systemd starts nothing anew."""
    [codes] = re.findall(r"^RestartPreventExitStatus=(.*)$", UNIT, re.MULTILINE)
    return {int(code) for code in codes.split()}


def start(folder: Path, *words: str, **more: str) -> subprocess.CompletedProcess[str]:
    bare = {name: value for name, value in os.environ.items() if name != "DISCORD_TOKEN"}
    return subprocess.run(
        [sys.executable, "-W", "ignore", "-m", "bot", *words],
        cwd=folder,
        env={**bare, "PYTHONPATH": str(ROOT), "DATABASE_URL": f"sqlite+aiosqlite:///{folder / 'alibi.db'}", **more},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def foreign(folder: Path) -> None:
    with closing(sqlite3.connect(folder / "alibi.db")) as connection:
        connection.execute("create table recipes (id integer)")
        connection.commit()


@pytest.mark.parametrize(
    "more",
    [
        {"LOG_LEVEL": "loud"},
        {"DATABASE_URL": "postgresql+asyncpg://alibi@/alibi?sslmode=require", "DISCORD_TOKEN": "a.token.that.is.good"},
        {"SECRET_KEY_FILE": "/dev/null", "DISCORD_TOKEN": "a.token.that.is.good"},
    ],
    ids=lambda more: next(iter(more)),
)
def test_a_setting_that_no_start_mends_is_not_started_again(tmp_path: Path, more: Mapping[str, str]) -> None:
    """One that is refused as it is read, and two that are when they are used; `tests/bot/test_settings.py` has them all."""
    done = start(tmp_path, **more)

    assert done.returncode == EX_CONFIG, done.stderr
    assert done.returncode in prevented()
    assert "Traceback" not in done.stderr


def test_a_service_without_its_token_is_not_started_again(tmp_path: Path) -> None:
    (tmp_path / "nicegui.py").write_text("raise ImportError")  # a server does without the practice table

    done = start(tmp_path, PYTHONPATH=f"{tmp_path}{os.pathsep}{ROOT}")

    assert done.returncode in prevented(), done.stderr
    assert "No DISCORD_TOKEN" in done.stdout


def test_a_database_of_another_program_is_not_tried_again(tmp_path: Path) -> None:
    foreign(tmp_path)

    assert start(tmp_path, DISCORD_TOKEN="a.token.that.is.good").returncode in prevented()


def test_a_command_line_that_is_none_is_not_tried_again(tmp_path: Path) -> None:
    assert start(tmp_path, "dance").returncode in prevented()


def test_a_database_that_cannot_be_reached_is_tried_again(tmp_path: Path) -> None:
    nowhere = f"postgresql+asyncpg://alibi@/alibi?host={tmp_path}"
    done = start(tmp_path, DISCORD_TOKEN="a.token.that.is.good", DATABASE_URL=nowhere)

    assert done.returncode not in prevented() | {0}
    assert "Restart=on-failure" in UNIT


@pytest.mark.parametrize("name", ["METRICS_PORT", "HEALTH_PORT"])
def test_a_port_that_another_program_has_is_named_and_tried_again(tmp_path: Path, name: str) -> None:
    with create_server(("127.0.0.1", 0)) as other:
        taken = str(other.getsockname()[1])
        done = start(tmp_path, **{"DISCORD_TOKEN": "a.token.that.is.good", name: taken})

    assert done.returncode not in prevented() | {0}
    assert name in done.stdout + done.stderr
    assert "Traceback" not in done.stdout + done.stderr


async def test_a_token_that_discord_refuses_is_not_tried_again(tmp_path: Path) -> None:
    async with an_evening(tmp_path) as evening:
        more = {"ALIBI_DATABASE": evening.database, "ALIBI_SHARDS": "1", "ALIBI_TOKEN": "another.token.than.the.bots"}
        child = await Child.start(evening, None, **more)
        async with asyncio.timeout(PATIENCE):
            code = await child.wait()

    assert code in prevented()


def test_the_unit_watches_the_process_and_waits_longer_than_one_notification_takes() -> None:
    assert re.search(r"^Type=notify$", UNIT, re.MULTILINE)
    assert re.search(r"^WatchdogSec=2min$", UNIT, re.MULTILINE)
