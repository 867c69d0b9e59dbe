"""Several processes on one PostgreSQL: one of them is killed, and the others go on with its tables."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path
from urllib.parse import urlsplit

import pytest
import pytest_asyncio

from bot.messages.controls import Control, Kind
from bot.practice.loopback.gateway import Session
from bot.practice.loopback.model import Channel
from bot.store import keys
from bot.tables.ids import TableId
from tests.bot.store.cluster import Cluster
from tests.builders import long_run
from tests.e2e.evening import Evening, an_evening
from tests.e2e.practice.person import AnswerKind
from tests.e2e.tables.several import SharedEvening, a_process

pytestmark = pytest.mark.sockets

SHARDS = 2
PATIENCE = 90.0


@pytest_asyncio.fixture
async def evening(tmp_path: Path, cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[SharedEvening]:
    monkeypatch.setattr(keys, "ELSEWHERE", tmp_path / keys.NAME)
    async with an_evening(tmp_path, kind=SharedEvening, has_sockets=True) as made:
        assert isinstance(made, SharedEvening)
        made.spread(cluster, SHARDS)
        yield made


async def until(evening: SharedEvening, shares: list[list[int]]) -> None:
    """Wait until the processes have these shards, and all are connected."""
    await evening.server.until(
        lambda: evening.connected() == list(range(SHARDS)) and evening.processes() == shares, PATIENCE
    )


def _session(evening: Evening, shard: int) -> Session:
    return next(each for each in evening.server.gateway.connected if each.shard[0] == shard)


@long_run
async def test_the_tables_of_a_killed_process_go_on_in_another(evening: SharedEvening) -> None:
    async with AsyncExitStack() as stack:
        first = await stack.enter_async_context(a_process(evening))
        await until(evening, [[0, 1]])
        kept = _session(evening, 0)
        await stack.enter_async_context(a_process(evening))
        await until(evening, [[0], [1]])  # the first has kept the lower one
        assert _session(evening, 0) is kept  # without a pause
        here, there = evening.places
        for channel in evening.places:
            await _answers(evening, channel)
            await evening.seated(2, channel=channel)
        await _press_in_a_mailbox(evening, there)
        hanging = evening.world.delay("POST", r"/channels/\d+/messages$", 60, times=99)
        for seat in range(2):  # what they choose is stored, and nobody is told
            await evening.do(await evening.table(here), seat, 0, here)
        assert await _stored(evening, here) == 2

        first.process.kill()
        await first.process.wait()
        evening.world.interferences.remove(hanging)
        evening.cluster.psql(
            urlsplit(evening.url).path[1:],
            f"UPDATE tables SET pace = 3600, deadline = now() - interval '1 s' WHERE channel_id = {here.id}",
        )
        await until(evening, [[0, 1]])
        await _at_rest(evening)

        assert await _stored(evening, here) == 3  # the clock has played for whoever was to ask
        assert len(set(evening.texts(here))) == len(evening.texts(here)) > 0
        for channel in (here, there):
            before = await evening.table(channel)
            await evening.do(before, evening.active(before), 0, channel)
            await _at_rest(evening)
            assert (await evening.table(channel)).n == before.n + 1


@long_run
async def test_a_process_that_stood_still_for_longer_than_its_lease_says_and_does_nothing_twice(
    evening: SharedEvening,
) -> None:
    async with AsyncExitStack() as stack:
        first = await stack.enter_async_context(a_process(evening))
        await until(evening, [[0, 1]])
        await stack.enter_async_context(a_process(evening))
        await until(evening, [[0], [1]])
        here, there = evening.places
        for channel in evening.places:
            await _answers(evening, channel)
            await evening.seated(2, channel=channel)
        hanging = evening.world.delay("POST", r"/channels/\d+/messages$", 60, times=99)
        for seat in range(2):
            await evening.do(await evening.table(here), seat, 0, here)

        first.process.send_signal(signal.SIGSTOP)
        try:
            evening.world.interferences.remove(hanging)
            await evening.server.until(lambda: [0, 1] in evening.processes() and 1 in evening.connected(), PATIENCE)
            await evening.server.until(
                lambda: evening.connected().count(0) == 2, PATIENCE
            )  # the one that stands is deaf
            await _at_rest(evening)
            before = await evening.table(here)
            await evening.do(before, evening.active(before), 0, here)
            await _at_rest(evening)
            said = [evening.texts(channel) for channel in evening.places]
        finally:
            first.process.send_signal(signal.SIGCONT)
        await until(evening, [[0], [1]])
        await _at_rest(evening)
        await evening.settle()

        assert await _stored(evening, here) == before.n + 1
        assert [evening.texts(channel) for channel in evening.places] == said
        assert len(set(said[0])) == len(said[0]) > 0
        for channel in (here, there):
            table = await evening.table(channel)
            await evening.do(table, evening.active(table), 0, channel)
            await _at_rest(evening)
            assert (await evening.table(channel)).n == table.n + 1


async def _answers(evening: SharedEvening, channel: Channel) -> None:
    """Ask for help until it comes: whoever changes hands at that very moment, on a busy machine, may be asked in vain."""
    async with asyncio.timeout(PATIENCE):
        while (await evening.people[0].command(channel, "help")).kind is AnswerKind.NONE:
            pass


async def _press_in_a_mailbox(evening: SharedEvening, channel: Channel) -> None:
    """Act from a mailbox: the process of shard 0 hears and stores it, that of shard 1 tells it."""
    table = await evening.table(channel)
    control = Control(TableId(table.record.id), table.n, Kind.ACTION, 0)
    await evening.person_of(table, 0).click(evening.person_of(table, 0).mailbox()[-1], control.id)
    await _at_rest(evening)
    assert await _stored(evening, channel) == table.n + 1


async def _stored(evening: SharedEvening, place: Channel) -> int:
    found = evening.rows(f"select max(entries.n) from entries, tables where id = table_id and channel_id = {place.id}")
    return int(found[0][0])


async def _at_rest(evening: SharedEvening) -> None:
    """Wait until everything stored is told, with nobody pressing."""
    behind = "select id from tables where settled < revision or deadline < now()"
    await evening.server.until(lambda: not evening.rows(behind), PATIENCE)
