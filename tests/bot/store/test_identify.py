"""The gate before IDENTIFY: one shard of a bucket at a time, also in several processes, and none waits for the dead."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Sequence
from unittest.mock import patch
from urllib.parse import urlsplit

import pytest

from bot.identify import Gate
from bot.store.buckets import LockedBuckets
from bot.store.errors import DatabaseTrouble
from tests.bot.store.cluster import Cluster

SPACING = 0.5
JITTER = 0.1


async def pass_through(gates: Sequence[tuple[Gate, Sequence[int]]]) -> dict[int, float]:
    """Let each gate's shards through, all asking at once; return the times of their identifies."""
    loop, times = asyncio.get_running_loop(), dict[int, float]()

    async def identify(gate: Gate, shard: int) -> None:
        await gate.take(shard)
        times[shard] = loop.time()

    with patch("bot.identify.SPACING", SPACING):
        await asyncio.gather(*(identify(gate, shard) for gate, shards in gates for shard in shards))
    return times


def gaps(times: Sequence[float]) -> list[float]:
    found = sorted(times)
    return [later - earlier for earlier, later in itertools.pairwise(found)]


async def test_shards_of_one_bucket_go_one_after_the_other() -> None:
    gate = Gate()
    times = await pass_through([(gate, range(3))])
    await gate.close()

    assert min(gaps(list(times.values()))) >= SPACING - JITTER


async def test_shards_of_different_buckets_go_at_once() -> None:
    gate = Gate()
    gate.width = 4
    times = await pass_through([(gate, range(8))])
    await gate.close()

    for bucket in range(4):
        assert times[bucket + 4] - times[bucket] >= SPACING - JITTER
    assert max(times[n] for n in range(4)) < min(times[n] for n in range(4, 8))


async def test_shards_of_several_processes_wait_for_each_other(postgres_url: str) -> None:
    here, there = Gate(LockedBuckets(postgres_url)), Gate(LockedBuckets(postgres_url))
    times = await pass_through([(here, (0, 2)), (there, (1, 3))])
    await asyncio.gather(here.close(), there.close())

    assert min(gaps(list(times.values()))) >= SPACING - JITTER


async def test_a_process_that_dies_leaves_its_bucket_at_once(postgres_url: str, cluster: Cluster) -> None:
    dying, other = LockedBuckets(postgres_url), LockedBuckets(postgres_url)
    held, heard = asyncio.Event(), asyncio.Event()
    holding = asyncio.create_task(dying.hold(0, 50, held))
    await held.wait()
    waiting = asyncio.create_task(other.hold(0, 0, heard))
    holders = "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND granted"
    cluster.psql(urlsplit(postgres_url).path[1:], holders)

    async with asyncio.timeout(30):
        await waiting
        with pytest.raises(DatabaseTrouble):
            await holding


async def test_a_database_that_is_away_keeps_no_shard_from_connecting() -> None:
    gate = Gate(LockedBuckets("postgresql+asyncpg://nobody@127.0.0.1:1/nothing"))
    async with asyncio.timeout(30):
        times = await pass_through([(gate, (0, 1))])
    await gate.close()

    assert min(gaps(list(times.values()))) >= SPACING - JITTER


async def test_a_shard_is_let_through_also_where_its_bucket_fails_by_a_defect() -> None:
    class Broken:
        async def hold(self, bucket: int, seconds: float, held: asyncio.Event) -> None:
            raise KeyError(bucket)

    gate = Gate(Broken())
    assert await pass_through([(gate, range(2))])
    await gate.close()
