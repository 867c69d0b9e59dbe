"""Leases: shards shared out fairly, never given twice, and taken from whoever is silent; on real PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, suppress
from datetime import timedelta
from urllib.parse import urlsplit

import pytest
import pytest_asyncio

from bot.store.engines import read_url
from bot.store.errors import DatabaseFailed
from bot.store.leases import Leases, LeaseWishes, ShardClaim
from bot.store.migrate import migrate
from tests.bot.store.cluster import Cluster

COUNT = 4
LIFE = 15
NONE: frozenset[int] = frozenset()


class Clock:
    """The clock of the processes; that of the database is moved by making every row older."""

    def __init__(self, cluster: Cluster, url: str) -> None:
        self.now = 0.0
        self._cluster = cluster
        self._database = urlsplit(url).path[1:]

    def __call__(self) -> float:
        return self.now

    def skip(self, seconds: float) -> None:
        self.now += seconds
        statement = f"UPDATE processes SET until = until - interval '{seconds} s'"
        self._cluster.psql(self._database, statement)


@pytest_asyncio.fixture
async def clock(cluster: Cluster, postgres_url: str) -> Clock:
    await migrate(read_url(postgres_url))
    return Clock(cluster, postgres_url)


@pytest_asyncio.fixture
async def process(clock: Clock, postgres_url: str) -> AsyncIterator[Callable[[], Leases]]:
    async with AsyncExitStack() as stack:

        def start() -> Leases:
            leases = Leases(postgres_url, COUNT, life=timedelta(seconds=LIFE), clock=clock)
            stack.push_async_callback(leases.close)
            return leases

        yield start


async def test_one_process_serves_everything(process: Callable[[], Leases]) -> None:
    claim = await process().renew()

    assert claim.mine == {0, 1, 2, 3}
    assert claim.share == 4


async def test_whoever_comes_later_takes_what_is_given_up_for_them(process: Callable[[], Leases]) -> None:
    first, second = process(), process()
    await first.renew()

    assert (await second.renew()).mine == NONE
    assert (await first.renew()).share == 2
    await first.keep(frozenset({0, 1}))

    assert (await second.renew()).mine == {2, 3}
    assert (await first.renew()).mine == {0, 1}


async def test_the_shards_of_a_silent_process_are_taken_over_within_its_life(
    process: Callable[[], Leases], clock: Clock
) -> None:
    dead, alive = process(), process()
    await dead.renew()
    await dead.keep(frozenset({0, 1}))
    await alive.renew()

    clock.skip(LIFE - 1)
    assert (await alive.renew()).mine == {2, 3}
    clock.skip(2)

    assert (await alive.renew()).mine == {0, 1, 2, 3}
    assert (await dead.renew()).mine == NONE


async def test_shards_that_another_has_had_meanwhile_are_not_kept_though_they_come_back(
    process: Callable[[], Leases], clock: Clock
) -> None:
    late, other = process(), process()
    assert (await late.renew()).kept == NONE
    await other.renew()
    assert (await late.renew()).kept == {0, 1, 2, 3}

    clock.skip(LIFE - 1)
    await other.renew()
    clock.skip(2)
    assert (await other.renew()).mine == {0, 1, 2, 3}
    await other.keep(NONE)

    claim = await late.renew()
    assert claim.mine == {0, 1, 2, 3}
    assert claim.kept == NONE


async def test_a_stopped_process_leaves_its_shards_at_once(process: Callable[[], Leases]) -> None:
    stopped, other = process(), process()
    await stopped.renew()
    await other.renew()

    await stopped.keep(NONE)

    assert (await other.renew()).mine == {0, 1, 2, 3}


async def test_nobody_inherits_after_an_outage_of_the_database_before_all_could_renew(
    process: Callable[[], Leases], clock: Clock
) -> None:
    first, second = process(), process()
    await first.renew()
    await first.keep(frozenset({0, 1}))
    await second.renew()

    clock.skip(10 * LIFE)

    assert (await second.renew()).mine == {2, 3}
    assert (await first.renew()).mine == {0, 1}


async def test_an_offered_shard_is_passed_on_in_one_moment_once_it_is_connected(
    process: Callable[[], Leases],
) -> None:
    first, second = process(), process()
    await first.renew()
    surplus = LeaseWishes(offered=frozenset({2, 3}))
    assert (await second.renew()).coming == NONE  # the presses of the two would be answered twice
    await first.renew(surplus)

    assert (await second.renew()).coming == {2, 3}
    assert await first.pass_on(frozenset({2, 3})) == NONE  # nobody has connected them
    assert (await first.renew(surplus)).wanted == {2, 3}
    await second.renew(LeaseWishes(ready=frozenset({3})))
    assert (await first.renew(surplus)).ready == {3}
    assert await first.pass_on(frozenset({3})) == {3}

    assert (await first.renew()).mine == {0, 1, 2}
    claim = await second.renew()
    assert claim.mine == {3}
    assert claim.kept == {3}  # nobody else has had it since


async def test_what_is_offered_besides_is_still_offered_while_a_shard_is_passed_on(
    process: Callable[[], Leases],
) -> None:
    first, second = process(), process()
    await first.renew()
    surplus = LeaseWishes(offered=frozenset({2, 3}))
    await second.renew()
    await first.renew(surplus)
    assert (await second.renew()).coming == {2, 3}
    await second.renew(LeaseWishes(ready=frozenset({3})))

    assert await first.pass_on(frozenset({3})) == {3}

    claim = await second.renew()
    assert claim.mine == {3}
    assert claim.coming == {2}  # it does not hang up on the other


async def test_two_that_come_share_out_what_a_process_that_goes_offers(process: Callable[[], Leases]) -> None:
    goes, *others = process(), process(), process()
    claim = await goes.renew()
    leaving = LeaseWishes(offered=claim.mine, is_leaving=True)
    for each in others:
        await each.renew()
    await goes.renew(leaving)

    coming = [(await each.renew()).coming for each in others]
    assert sorted(shard for each in coming for shard in each) == [0, 1, 2, 3]
    assert [len(each) for each in coming] == [2, 2]


async def test_a_process_that_goes_is_told_where_no_other_stays(process: Callable[[], Leases]) -> None:
    first, second = process(), process()
    await first.renew()
    await first.keep(frozenset({0, 1}))
    await second.renew()

    assert not (await first.renew(LeaseWishes(offered=frozenset({0, 1}), is_leaving=True))).is_last
    assert (await second.renew(LeaseWishes(offered=frozenset({2, 3}), is_leaving=True))).is_last
    assert (await first.renew(LeaseWishes(offered=frozenset({0, 1}), is_leaving=True))).is_last


async def test_a_shard_that_is_connected_is_taken_where_its_owner_dies(
    process: Callable[[], Leases], clock: Clock
) -> None:
    dies, connects, other = process(), process(), process()
    claim = await dies.renew()
    await connects.renew()
    await other.renew()
    await dies.renew(LeaseWishes(offered=claim.mine, is_leaving=True))
    assert (await connects.renew()).coming == {0, 1}

    clock.skip(LIFE - 1)
    await connects.renew(LeaseWishes(ready=frozenset({0, 1})))
    clock.skip(2)

    assert {0, 1} <= (await connects.renew(LeaseWishes(ready=frozenset({0, 1})))).mine


async def test_what_was_offered_is_offered_no_more_once_it_is_given_up(process: Callable[[], Leases]) -> None:
    first, second = process(), process()
    await first.renew(LeaseWishes(offered=frozenset({2, 3})))
    assert (await second.renew()).mine == NONE
    await first.keep(frozenset({0, 1}))

    claim = await second.renew()
    assert claim.mine == {2, 3}
    assert claim.coming == NONE


class Wire:
    """A wire to the database on a port of its own. Once it is cut, what is connected hears nothing more, and is not told so."""

    def __init__(self, url: str) -> None:
        self._to = read_url(url)
        self._through = asyncio.Event()
        self._through.set()
        self._tasks: list[asyncio.Task[None]] = []
        self._ends: list[asyncio.StreamWriter] = []
        self.breaks_at = b""
        """Words in a statement that is lost, and with them all that follows."""

    async def open(self) -> str:
        """Return the address of the database at the other end."""
        self._server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        port = self._server.sockets[0].getsockname()[1]
        address = self._to.set(drivername="postgresql", host="127.0.0.1", port=port, query={})
        return address.render_as_string(hide_password=False)

    def cut(self, *, for_ever: bool = False) -> None:
        """Let those that are connected now hear nothing more, or whoever connects later neither."""
        self._through.clear()
        if not for_ever:
            self._through = asyncio.Event()
            self._through.set()

    async def close(self) -> None:
        self._server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for end in self._ends:
            end.transport.abort()
        await asyncio.sleep(0)

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        through = self._through
        folder = self._to.query.get("host")
        port = self._to.port or 5432
        if isinstance(folder, str) and folder.startswith("/"):
            far = await asyncio.open_unix_connection(f"{folder}/.s.PGSQL.{port}")
        else:
            far = await asyncio.open_connection(self._to.host, port)
        self._ends += [writer, far[1]]
        self._tasks += [
            asyncio.create_task(self._carry(reader, far[1], through)),
            asyncio.create_task(self._carry(far[0], writer, through)),
        ]

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, through: asyncio.Event) -> None:
        while (data := await reader.read(65536)) and through.is_set():
            if self.breaks_at and self.breaks_at in data:
                self.cut(for_ever=True)
                break
            writer.write(data)
        await through.wait()
        writer.close()


async def test_a_connection_that_no_longer_answers_is_given_up_within_the_life_of_the_lease(postgres_url: str) -> None:
    await migrate(read_url(postgres_url))
    wire = Wire(postgres_url)
    leases = Leases(await wire.open(), COUNT, life=timedelta(seconds=LIFE))
    try:
        assert (await leases.renew()).mine == {0, 1, 2, 3}
        wire.cut()
        async with asyncio.timeout(LIFE):
            with pytest.raises(DatabaseFailed):
                await leases.renew()
            claim = await leases.renew()
        assert claim.kept == {0, 1, 2, 3}  # nobody has had them meanwhile
    finally:
        await leases.close()
        await wire.close()


async def test_a_process_that_is_cut_off_in_the_middle_of_a_renewal_keeps_no_other_from_its_own(
    postgres_url: str,
) -> None:
    """Its server goes on for hours with a transaction that holds the one lock: no reset says that nobody is there."""
    await migrate(read_url(postgres_url))
    wire, life = Wire(postgres_url), timedelta(seconds=3)
    wire.breaks_at = b"processes.until"
    dead, other = Leases(await wire.open(), COUNT, life=life), Leases(postgres_url, COUNT, life=life)
    try:
        with pytest.raises(DatabaseFailed):
            await dead.renew()
        async with asyncio.timeout(LIFE):
            while (claim := await _claim(other)) is None:
                pass
        assert claim.mine == {0, 1, 2, 3}
    finally:
        await asyncio.gather(dead.close(), other.close())
        await wire.close()


async def _claim(leases: Leases) -> ShardClaim | None:
    with suppress(DatabaseFailed):
        return await leases.renew()
    return None


@pytest.mark.parametrize("n", [2, 3, 5])
async def test_no_shard_is_given_twice_however_many_start_at_once(process: Callable[[], Leases], n: int) -> None:
    processes = [process() for _ in range(n)]

    for _ in range(3):
        claims = await asyncio.gather(*(each.renew() for each in processes))
        held = [shard for claim in claims for shard in claim.mine]
        assert sorted(held) == [0, 1, 2, 3]
        for each, claim in zip(processes, claims, strict=True):
            if len(claim.mine) > claim.share:
                await each.keep(frozenset(sorted(claim.mine)[: claim.share]))

    claims = await asyncio.gather(*(each.renew() for each in processes))
    assert all(len(claim.mine) <= claim.share for claim in claims)
