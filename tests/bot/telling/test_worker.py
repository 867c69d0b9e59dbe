"""Workers: a failure is tried again, and said once in the log, however often others ask meanwhile."""

from __future__ import annotations

import asyncio
from itertools import pairwise

import pytest
from structlog.testing import capture_logs

from bot.tables.stores import StoreTrouble
from bot.telling.senders import TryLater
from bot.telling.worker import AWAY_PAUSE, LONGEST_PAUSE, Worker
from tests.bot.telling.interleaving import Choices, played


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


@pytest.mark.parametrize(
    ("error", "event", "pause"),
    [
        (TryLater(1.0), "discord is slow", AWAY_PAUSE),
        (StoreTrouble("SQLITE_FULL"), "the database fails", LONGEST_PAUSE),
    ],
)
def test_what_fails_for_long_is_tried_in_even_pauses_and_discord_more_often(
    error: Exception, event: str, pause: float
) -> None:
    tries: list[float] = []

    async def work() -> None:
        tries.append(asyncio.get_running_loop().time())
        if len(tries) < 15:
            raise error

    async def until_done() -> None:
        done = asyncio.Event()
        Worker("channel-1", work, rested=done.set).ask()
        await done.wait()

    with capture_logs() as logs:
        played(Choices(()), until_done)

    pauses = [after - before for before, after in pairwise(tries)]
    assert pauses[-1] == max(pauses) == pause
    assert [each["event"] for each in logs] == [event]
