"""The ways to a database: what a read costs the loop, and that hands may be closed at any time."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, cast

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store import postgres_engine
from bot.store.database import Database
from bot.store.engine import READERS, ConnectionRole, Engine, Work
from bot.store.engines import open_engine, read_url
from bot.store.errors import DatabaseFailed
from bot.store.postgres_engine import LoopEngine
from tests.bot.store.test_leases import Wire

ENOUGH = 4.0
"""Seconds in which hands close that nobody uses: less than those who close them wait for a server that is silent."""


def _one(connection: Connection) -> int:
    with connection.begin():
        return int(connection.execute(text("SELECT 1")).scalar_one())


async def test_a_piece_of_work_goes_to_its_thread_and_back_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands = open_engine(read_url(f"sqlite:///{tmp_path / 'x.db'}"), ConnectionRole.READ)
    await hands.run(_one)
    ways_back: list[Callable[..., object]] = []
    loop = asyncio.get_running_loop()
    call = loop.call_soon_threadsafe

    def count(callback: Callable[..., object], *given: Any, **named: Any) -> asyncio.Handle:
        ways_back.append(callback)
        return call(callback, *given, **named)

    monkeypatch.setattr(loop, "call_soon_threadsafe", count)

    assert await hands.run(_one) == 1

    assert len(ways_back) == 1
    await hands.close()


@pytest.mark.parametrize("role", [ConnectionRole.READ, ConnectionRole.WRITE])
async def test_hands_that_are_closed_again_keep_nobody_waiting(url: str, role: ConnectionRole) -> None:
    hands = open_engine(read_url(url), role)
    assert await asyncio.gather(*(hands.run(_one) for _ in range(2 * READERS))) == [1] * 2 * READERS

    async with asyncio.timeout(ENOUGH):
        await hands.close()
        await hands.close()


async def test_whoever_gives_up_closing_may_close_later(url: str) -> None:
    hands = open_engine(read_url(url), ConnectionRole.READ)
    work = asyncio.create_task(hands.run(_one))
    await asyncio.sleep(0)
    closing = asyncio.create_task(hands.close())  # it waits for the one that is at work
    await asyncio.sleep(0)
    closing.cancel()

    async with asyncio.timeout(ENOUGH):
        assert await work == 1
        await hands.close()


@pytest.mark.parametrize("role", [ConnectionRole.READ, ConnectionRole.WRITE])
async def test_a_connection_that_no_longer_answers_is_given_up_and_the_next_work_is_done_on_another(
    postgres_url: str, role: ConnectionRole, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_engine, "ANSWER_SECONDS", 1)
    wire = Wire(postgres_url)
    hands = open_engine(read_url(await wire.open()), role)
    try:
        assert await hands.run(_one) == 1
        wire.cut()
        async with asyncio.timeout(30):
            with pytest.raises(TimeoutError):
                await hands.run(_one)
            assert await hands.run(_one) == 1
    finally:
        await hands.close()
        await wire.close()


async def test_a_process_that_is_cut_off_in_the_middle_of_its_work_locks_nobody_out(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No reset tells the server that nobody is there any more."""
    monkeypatch.setattr(postgres_engine, "ANSWER_SECONDS", 1)
    wire = Wire(postgres_url)
    wire.breaks_at = b"SELECT 42"
    cut_off, other = (open_engine(read_url(url), ConnectionRole.WRITE) for url in (await wire.open(), postgres_url))
    try:
        with pytest.raises(TimeoutError):
            await cut_off.run(_locked)
        async with asyncio.timeout(30):
            while (found := await _unless_silent(other, _locked)) is None:
                pass
        assert found == 42
    finally:
        await other.close()
        await cut_off.close()
        await wire.close()


def _locked(connection: Connection) -> int:
    with connection.begin():
        connection.execute(text("SELECT pg_advisory_xact_lock(7)"))
        return int(connection.execute(text("SELECT 42")).scalar_one())


async def _unless_silent(engine: Engine, work: Work[int]) -> int | None:
    with suppress(TimeoutError):
        return await engine.run(work)
    return None


async def test_no_read_fails_on_connections_that_went_dead_at_rest(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_engine, "ANSWER_SECONDS", 1)
    wire = Wire(postgres_url)
    database = await Database.open(await wire.open())
    try:
        await asyncio.gather(*(database.read(_slow_one) for _ in range(READERS)))  # each has its connection now
        wire.cut()
        async with asyncio.timeout(30):
            assert [await database.read(_found_one) for _ in range(2 * READERS)] == [1] * 2 * READERS
        wire.cut()
        async with asyncio.timeout(30):
            found = await asyncio.gather(*(database.read(_found_one) for _ in range(2 * READERS)))
        assert found == [1] * 2 * READERS
    finally:
        await database.close()
        await wire.close()


async def test_a_read_of_a_database_that_stays_silent_fails(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres_engine, "ANSWER_SECONDS", 1)
    monkeypatch.setattr(postgres_engine, "CONNECT_SECONDS", 1)
    wire = Wire(postgres_url)
    database = await Database.open(await wire.open())
    try:
        assert await database.read(_found_one) == 1
        wire.cut(for_ever=True)
        async with asyncio.timeout(30):
            with pytest.raises(DatabaseFailed):
                await database.read(_found_one)
    finally:
        await database.close()
        await wire.close()


async def test_whoever_waits_for_a_connection_learns_with_the_first_that_the_server_is_silent() -> None:
    tried: list[asyncio.Future[None]] = []

    class Silent:
        async def connect(self) -> None:
            tried.append(asyncio.get_running_loop().create_future())
            await tried[-1]

    hands = LoopEngine(cast(AsyncEngine, Silent()), 2)
    crowd = [asyncio.create_task(hands.run(_one)) for _ in range(9)]
    await asyncio.sleep(0)
    assert len(tried) == 2
    tried[0].set_exception(TimeoutError())
    async with asyncio.timeout(ENOUGH):
        found = await asyncio.gather(*crowd[:1], *crowd[2:], return_exceptions=True)

    assert {str(each) for each in found} == {"TimeoutError"}
    assert {type(each) for each in found} == {DatabaseFailed}
    late = asyncio.create_task(hands.run(_one))  # it asks once more
    await asyncio.sleep(0)
    assert len(tried) == 3
    for each, done in zip(tried[1:], (crowd[1], late), strict=True):
        each.set_exception(ConnectionRefusedError())
        with pytest.raises(DatabaseFailed, match="ConnectionRefusedError"):
            await done


def _found_one(connection: Connection) -> int:
    return int(connection.execute(text("SELECT 1")).scalar_one())


def _slow_one(connection: Connection) -> None:
    connection.execute(text("SELECT pg_sleep(0.3)"))


async def test_a_thread_whose_work_has_failed_goes_on(url: str) -> None:
    hands = open_engine(read_url(url), ConnectionRole.WRITE)

    def fail(connection: Connection) -> None:
        connection.begin()
        raise ValueError

    for _ in range(2):
        with pytest.raises(ValueError, match=r"^$"):
            await hands.run(fail)
        assert await hands.run(_one) == 1
    await hands.close()


_UNCLOSED = """
import asyncio, sys
import bot.rooms
from bot.store.kernel import KernelStore
from bot.store.database import Database
from bot.tables.ids import TableId

async def leave_open():
    global store
    store = KernelStore(await Database.open(sys.argv[1]))
    await store.get(TableId(1))
    await store.set_trouble(TableId(1), None)

asyncio.run(leave_open())
"""


def test_a_process_that_ends_without_closing_does_end(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'x.db'}"

    assert subprocess.run([sys.executable, "-c", _UNCLOSED, url], timeout=30, check=False).returncode == 0
