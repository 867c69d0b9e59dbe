"""The writer: one transaction for all that waits, answers after the COMMIT, one bad job harms no other."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from functools import partial
from typing import TypeVar

import pytest
import pytest_asyncio
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError

from bot.store.database import Database
from bot.store.engine import ConnectionRole, Engine, Work
from bot.store.engines import open_engine, read_url
from bot.store.errors import CommitFailed, DatabaseFailed, StoreClosed
from bot.store.kernel import KernelStore
from bot.store.migrate import migrate
from bot.store.writer import MOST, Writer
from tests.bot.store.cluster import Cluster

T = TypeVar("T")


class Counted:
    """Engine that count their batches, and can be held."""

    def __init__(self, hands: Engine) -> None:
        self.hands = hands
        self.batches = 0
        self.free = asyncio.Event()
        self.free.set()
        self.taken = asyncio.Event()

    async def run(self, work: Work[T]) -> T:
        self.batches += 1
        self.taken.set()
        await self.free.wait()
        return await self.hands.run(work)

    async def close(self) -> None:
        await self.hands.close()


def put(connection: Connection, key: int) -> int:
    connection.execute(text("INSERT INTO written VALUES (:key)"), {"key": key})
    return key * 10


def fail(connection: Connection, key: int) -> None:
    put(connection, key)
    raise LookupError(key)


def found(connection: Connection) -> list[int]:
    with connection.begin():
        return list(connection.execute(text("SELECT key FROM written ORDER BY key")).scalars())


@pytest_asyncio.fixture
async def hands(url: str) -> AsyncIterator[Counted]:
    made = open_engine(read_url(url), ConnectionRole.WRITE)

    def prepare(connection: Connection) -> None:
        with connection.begin():
            connection.execute(text("CREATE TABLE written (key INTEGER PRIMARY KEY)"))

    await made.run(prepare)
    yield Counted(made)
    await made.close()


@pytest_asyncio.fixture
async def writer(hands: Counted) -> AsyncIterator[Writer]:
    made = Writer(hands)
    yield made
    hands.free.set()
    await made.close()


async def stored(url: str) -> list[int]:
    """Return what another connection sees."""
    reader = open_engine(read_url(url), ConnectionRole.READ)
    try:
        return await reader.run(found)
    finally:
        await reader.close()


async def held(hands: Counted, writer: Writer, *jobs: Callable[[Connection], object]) -> list[asyncio.Task[object]]:
    """Let jobs wait together behind a batch that is held."""
    hands.free.clear()
    hands.taken.clear()
    first = asyncio.create_task(writer.submit(partial(put, key=0)))
    await hands.taken.wait()
    tasks = [first, *(asyncio.create_task(writer.submit(job)) for job in jobs)]
    await asyncio.sleep(0)
    return tasks


async def test_a_job_returns_its_result_when_others_can_see_it(writer: Writer, url: str) -> None:
    assert await writer.submit(partial(put, key=4)) == 40

    assert await stored(url) == [4]


async def test_what_waits_is_committed_together_and_in_order(writer: Writer, hands: Counted, url: str) -> None:
    tasks = await held(hands, writer, *(partial(put, key=n) for n in range(1, 20)))
    hands.free.set()

    assert await asyncio.gather(*tasks) == [n * 10 for n in range(20)]
    assert hands.batches == 2
    assert await stored(url) == list(range(20))


async def test_a_batch_is_bounded(writer: Writer, hands: Counted, url: str) -> None:
    tasks = await held(hands, writer, *(partial(put, key=n) for n in range(1, MOST + 2)))
    hands.free.set()

    await asyncio.gather(*tasks)

    assert hands.batches == 3
    assert await stored(url) == list(range(MOST + 2))


async def test_one_failing_job_harms_no_other(writer: Writer, hands: Counted, url: str) -> None:
    same, bad, last = partial(put, key=1), partial(fail, key=2), partial(put, key=3)
    tasks = await held(hands, writer, same, bad, same, last)
    hands.free.set()

    done = await asyncio.gather(*tasks, return_exceptions=True)

    assert [done[0], done[1], done[4]] == [0, 10, 30]
    assert isinstance(done[2], LookupError)
    assert isinstance(done[3], DatabaseFailed)
    assert done[3].kind == "IntegrityError"
    assert await stored(url) == [0, 1, 3]


async def test_a_job_that_fails_alone_leaves_nothing(writer: Writer, url: str) -> None:
    with pytest.raises(LookupError):
        await writer.submit(partial(fail, key=1))
    with pytest.raises(DatabaseFailed):
        await writer.submit(lambda connection: connection.execute(text("INSERT INTO nowhere VALUES (1)")))

    assert await writer.submit(partial(put, key=2)) == 20
    assert await stored(url) == [2]


async def test_a_cancelled_caller_loses_nothing(writer: Writer, hands: Counted, url: str) -> None:
    tasks = await held(hands, writer, partial(put, key=1), partial(put, key=2), partial(put, key=3))
    tasks[0].cancel()
    tasks[2].cancel()
    await asyncio.sleep(0)
    hands.free.set()

    done = await asyncio.gather(*tasks, return_exceptions=True)

    assert [isinstance(each, asyncio.CancelledError) for each in done] == [True, False, True, False]
    assert [done[1], done[3]] == [10, 30]
    assert await stored(url) == [0, 1, 2, 3]


async def test_callers_cancelled_at_any_moment_corrupt_nothing(writer: Writer, url: str) -> None:
    async def give_up(key: int) -> None:
        try:
            async with asyncio.timeout(key % 7 / 2000):
                await writer.submit(partial(put, key=key))
        except TimeoutError:
            pass

    await asyncio.gather(*(give_up(key) for key in range(200)))

    assert await writer.submit(found_now) == list(range(200))
    assert await stored(url) == list(range(200))


def found_now(connection: Connection) -> list[int]:
    return list(connection.execute(text("SELECT key FROM written ORDER BY key")).scalars())


async def test_a_commit_that_fails_fails_for_all(writer: Writer, hands: Counted, url: str) -> None:
    tasks = await held(hands, writer, partial(put, key=1), broken_promise, partial(put, key=3))
    hands.free.set()

    first, *done = await asyncio.gather(*tasks, return_exceptions=True)

    assert first == 0
    assert [type(each) for each in done] == [CommitFailed] * 3
    assert await writer.submit(partial(put, key=4)) == 40
    assert await stored(url) == [0, 4]


def broken_promise(connection: Connection) -> None:
    """Refer to a row that is not there, which is looked at only at the COMMIT."""
    connection.execute(text("CREATE TABLE a (id INTEGER PRIMARY KEY)"))
    connection.execute(text("CREATE TABLE b (a INTEGER REFERENCES a (id) DEFERRABLE INITIALLY DEFERRED)"))
    connection.execute(text("INSERT INTO b VALUES (1)"))


async def test_close_commits_what_waits(writer: Writer, hands: Counted, url: str) -> None:
    tasks = await held(hands, writer, *(partial(put, key=n) for n in range(1, 5)))
    closing = asyncio.create_task(writer.close())
    await asyncio.sleep(0)
    with pytest.raises(StoreClosed):
        await writer.submit(partial(put, key=9))
    hands.free.set()

    await closing

    assert await asyncio.gather(*tasks) == [0, 10, 20, 30, 40]
    assert await stored(url) == [0, 1, 2, 3, 4]


async def test_a_cancelled_close_still_commits_what_waits(writer: Writer, hands: Counted) -> None:
    tasks = await held(hands, writer, partial(put, key=1))
    closing = asyncio.create_task(writer.close())
    await asyncio.sleep(0)
    closing.cancel()
    await asyncio.gather(closing, return_exceptions=True)
    hands.free.set()

    assert await asyncio.gather(*tasks) == [0, 10]


async def test_a_writer_torn_down_answers_everybody(hands: Counted) -> None:
    writer = Writer(hands)
    tasks = await held(hands, writer, partial(put, key=1))

    writer._task.cancel()

    done = await asyncio.gather(*tasks, return_exceptions=True)
    assert [type(each) for each in done] == [StoreClosed] * 2
    await writer.close()


async def test_sqlite_is_set_up_for_durability(sqlite_url: str) -> None:
    wanted = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 5000}
    hands = open_engine(read_url(sqlite_url), ConnectionRole.WRITE)

    def look(connection: Connection) -> dict[str, object]:
        return {name: connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in wanted}

    assert await hands.run(look) == wanted
    await hands.close()


async def test_a_new_file_is_ready_for_readers_beside_a_writer_before_anybody_reads_it(sqlite_url: str) -> None:
    store = KernelStore(await Database.open(sqlite_url))

    with closing(sqlite3.connect(str(read_url(sqlite_url).database))) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    await store.database.close()


async def test_a_file_that_another_process_still_migrates_is_waited_for(sqlite_url: str) -> None:
    await migrate(read_url(sqlite_url))
    other = sqlite3.connect(str(read_url(sqlite_url).database), isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    hands = open_engine(read_url(sqlite_url), ConnectionRole.WRITE)
    turning = asyncio.create_task(
        hands.run(lambda connection: connection.exec_driver_sql("PRAGMA journal_mode").scalar())
    )
    await asyncio.sleep(0.1)
    assert not turning.done()

    other.close()

    assert await turning == "wal"
    await hands.close()


async def test_a_locked_file_is_waited_for(sqlite_url: str) -> None:
    writer, other = (Writer(open_engine(read_url(sqlite_url), ConnectionRole.WRITE)) for _ in range(2))
    await writer.submit(lambda connection: connection.execute(text("CREATE TABLE written (key INTEGER PRIMARY KEY)")))

    keys = range(100)
    await asyncio.gather(*((writer, other)[key % 2].submit(partial(put, key=key)) for key in keys))

    assert await stored(sqlite_url) == list(keys)
    await writer.close()
    await other.close()


async def test_readers_cannot_write(url: str, hands: Counted) -> None:
    reader = open_engine(read_url(url), ConnectionRole.READ)

    def write(connection: Connection) -> None:
        with connection.begin():
            put(connection, 1)

    with pytest.raises(Exception, match=r"(?i)read-?only"):
        await reader.run(write)

    assert await reader.run(found) == []
    await reader.close()


async def test_a_lost_connection_is_made_anew(cluster: Cluster) -> None:
    url = cluster.new_database()
    writer = Writer(open_engine(read_url(url), ConnectionRole.WRITE))
    await writer.submit(lambda connection: connection.execute(text("CREATE TABLE written (key INTEGER PRIMARY KEY)")))
    await writer.submit(partial(put, key=1))
    cluster.psql("template1", "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname LIKE 'd%'")

    assert await writer.submit(partial(put, key=2)) == 20

    assert await stored(url) == [1, 2]
    await writer.close()


def add(connection: Connection, key: int) -> None:
    """Count a key up, slowly, so that others come to wait for it."""
    connection.execute(text("UPDATE counted SET n = n + 1 WHERE key = :key"), {"key": key})
    connection.execute(text("SELECT pg_sleep(0.05)"))


async def test_a_deadlock_between_two_processes_loses_nothing(cluster: Cluster) -> None:
    url = cluster.new_database()
    one, two = (Counted(open_engine(read_url(url), ConnectionRole.WRITE)) for _ in range(2))
    writers = Writer(one), Writer(two)
    await writers[0].submit(lambda each: each.execute(text("CREATE TABLE written (key INTEGER PRIMARY KEY)")))
    await writers[0].submit(lambda each: each.execute(text("CREATE TABLE counted (key INTEGER, n INTEGER)")))
    await writers[0].submit(lambda each: each.execute(text("INSERT INTO counted VALUES (1, 0), (2, 0), (3, 0)")))

    there = await held(one, writers[0], *(partial(add, key=key) for key in (1, 2, 3)))
    back = [asyncio.create_task(writers[1].submit(partial(add, key=key))) for key in (3, 2, 1)]
    one.free.set()
    await asyncio.gather(*there, *back)

    counts = await writers[0].submit(lambda each: list(each.execute(text("SELECT n FROM counted")).scalars()))
    assert counts == [2, 2, 2]
    for writer in writers:
        await writer.close()


class Deadlock(Exception):
    sqlstate = "40P01"


async def test_a_deadlock_met_twice_is_tried_alone(writer: Writer, hands: Counted, url: str) -> None:
    tries = []

    def unlucky(connection: Connection) -> int:
        tries.append(connection.in_nested_transaction())
        if len(tries) < 3:
            raise DBAPIError("UPDATE x", {}, Deadlock())
        return put(connection, 7)

    tasks = await held(hands, writer, partial(put, key=1), unlucky, partial(put, key=3))
    hands.free.set()

    assert await asyncio.gather(*tasks) == [0, 10, 70, 30]
    assert tries == [False, True, False]
    assert await stored(url) == [0, 1, 3, 7]


async def test_a_deadlock_without_end_is_told(writer: Writer, url: str) -> None:
    def unlucky(connection: Connection) -> None:
        put(connection, 1)
        raise DBAPIError("UPDATE x", {}, Deadlock())

    with pytest.raises(DatabaseFailed, match="40P01"):
        await writer.submit(unlucky)

    assert await writer.submit(partial(put, key=2)) == 20
    assert await stored(url) == [2]
