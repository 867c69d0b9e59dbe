"""Workers: a failure is tried again, and said once in the log, however often others ask meanwhile."""

from __future__ import annotations

import asyncio

from structlog.testing import capture_logs

from bot.tables.stores import StoreTrouble
from bot.telling.worker import Worker


async def test_a_database_that_fails_again_and_again_is_one_line_in_the_log_until_it_has_worked() -> None:
    failures: list[StoreTrouble] = []
    done = asyncio.Event()

    async def work() -> None:
        if failures:
            asyncio.get_running_loop().call_soon(worker.ask)  # somebody presses
            raise failures.pop()

    worker = Worker("channel-1", work, rested=done.set)
    for _ in range(2):
        failures[:] = [StoreTrouble("SQLITE_FULL")] * 5
        done.clear()
        with capture_logs() as logs:
            worker.ask()
            await done.wait()
        assert [each["event"] for each in logs] == ["the database fails"]
        assert not worker.is_waiting
