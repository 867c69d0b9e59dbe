"""What a supervisor is told: whether the process lives, whether it can serve, and what is missing, without a secret."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Collection
from unittest.mock import patch

import aiohttp
import pytest
import pytest_asyncio

from bot import health
from bot.health import Fault, Health, Vitals
from bot.tables.ids import TableId
from bot.telling.backlog import Backlog


class Process:
    """A process whose parts do as the test says, and its clock."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.error: Exception | None = None
        self.is_stuck = False
        self.is_quarantined = False
        self.overdue = 0.0
        self.workers: Fault = {}
        self.frames: dict[int, float] = {0: 1.0, 1: 40.0}
        self.untold: Collection[TableId] = ()
        self.backlog = Backlog(self._behind, clock=lambda: self.now)
        self.vitals = Vitals(
            ask=self._ask,
            ages=lambda: self.frames,
            backlog=self.backlog,
            is_quarantined=lambda: self.is_quarantined,
            overdue=lambda: self.overdue,
            workers=lambda: self.workers,
        )

    async def _ask(self) -> None:
        if self.is_stuck:
            await asyncio.Event().wait()
        if self.error is not None:
            raise self.error

    async def _behind(self) -> Collection[TableId]:
        return self.untold

    async def missing(self) -> dict[str, Fault]:
        return await self.vitals.missing()


@pytest.fixture
def process() -> Process:
    return Process()


async def test_nothing_is_missing_where_all_is_well(process: Process) -> None:
    assert await process.missing() == {}


async def test_a_database_that_fails_is_named_by_the_class_of_its_error_alone(process: Process) -> None:
    process.error = ConnectionRefusedError("postgresql://alibi:hunter2@database")

    assert await process.missing() == {"database": {"error": "ConnectionRefusedError"}}


async def test_a_database_that_does_not_answer_is_not_waited_for(process: Process) -> None:
    process.is_stuck = True
    with patch.object(health, "PATIENCE", 0.01):
        assert await process.missing() == {"database": {"error": "TimeoutError"}}


async def test_a_shard_without_frames_is_named_with_their_age(process: Process) -> None:
    process.frames[1] = 95.0

    assert await process.missing() == {"gateway": {"frame_seconds_1": 95}}


async def test_before_the_first_connection_the_gateway_is_missing(process: Process) -> None:
    process.frames.clear()

    assert await process.missing() == {"gateway": {"shards": 0}}


async def test_deliveries_are_behind_once_the_same_table_has_waited_for_long(process: Process) -> None:
    process.untold = [TableId(7), TableId(8)]
    await process.backlog.tick()
    process.now += health.OLDEST_DELIVERY + 1
    process.untold = [TableId(8), TableId(9)]
    await process.backlog.tick()

    assert (process.backlog.size, process.backlog.oldest) == (2, health.OLDEST_DELIVERY + 1)
    assert await process.missing() == {"deliveries": {"tables": 2, "oldest_seconds": 121}}

    process.untold = [TableId(9)]
    await process.backlog.tick()
    assert await process.missing() == {}


async def test_whose_lease_is_over_is_not_ready_though_nothing_waits_for_it(process: Process) -> None:
    process.overdue = 21.4

    assert await process.missing() == {"lease": {"overdue_seconds": 21}}


async def test_a_worker_that_cannot_live_is_named_with_what_it_ended_in(process: Process) -> None:
    process.workers = {"thinker": "exit 1"}

    assert await process.missing() == {"workers": {"thinker": "exit 1"}}


async def test_a_bot_in_quarantine_is_not_ready(process: Process) -> None:
    process.is_quarantined = True

    assert await process.missing() == {"mailboxes": {"discord_error": 20026}}


# Over HTTP


@pytest_asyncio.fixture
async def page() -> AsyncIterator[tuple[Health, str]]:
    """Give a running endpoint and its address."""
    served = Health()
    server = await asyncio.start_server(lambda *_: None, "127.0.0.1", 0)  # somebody must know a free port
    port = server.sockets[0].getsockname()[1]
    server.close()
    await server.wait_closed()
    async with served.served("127.0.0.1", port):
        yield served, f"http://127.0.0.1:{port}"


async def _get(address: str) -> tuple[int, object]:
    async with aiohttp.ClientSession() as session, session.get(address) as answer:
        return answer.status, await answer.json()


async def test_a_process_lives_and_is_not_ready_before_it_is_connected(page: tuple[Health, str]) -> None:
    _, address = page

    assert await _get(f"{address}/live") == (200, {"live": True})
    assert await _get(f"{address}/ready") == (503, {"ready": False, "missing": {"process": {"connections": 0}}})


async def test_ready_says_what_is_missing_and_then_that_nothing_is(page: tuple[Health, str], process: Process) -> None:
    served, address = page
    served.vitals = process.vitals

    process.error = OSError("/var/alibi/hunter2.db")
    assert await _get(f"{address}/ready") == (503, {"ready": False, "missing": {"database": {"error": "OSError"}}})
    process.error = None
    assert await _get(f"{address}/ready") == (200, {"ready": True, "missing": {}})


async def test_without_a_port_nothing_listens() -> None:
    async with Health().served("256.0.0.1", None):  # not even an address is looked at
        pass
