"""Loops: when they look, at what, and that nothing that fails ends one."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from datetime import timedelta
from types import SimpleNamespace
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot import metrics
from bot.loop import BREATH, RETRY, Loop
from bot.rooms.restorations import room
from bot.store.errors import DatabaseFailed
from bot.tables.restorations import LostTime, Restorations
from tests.bot.telling.interleaving import Choices, played
from tests.fakes import START


def moments(
    loop: Callable[[list[float]], Loop], meanwhile: Callable[[Loop], Awaitable[None]], seconds: float
) -> list[float]:
    """Return when a loop did something, in seconds from its start, in a time that costs none."""
    found: list[float] = []

    async def run() -> None:
        begun = asyncio.get_running_loop().time()
        made = loop(found)
        task = asyncio.create_task(made.run())
        await meanwhile(made)
        await asyncio.sleep(seconds - (asyncio.get_running_loop().time() - begun))
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        found[:] = [at - begun for at in found]

    played(Choices(), run)
    return found


async def nothing(_: Loop) -> None:
    """Let the loop alone."""


def now() -> float:
    return asyncio.get_running_loop().time()


def noting(found: list[float], pauses: Iterable[float | None] = ()) -> Callable[[], Awaitable[float | None]]:
    left = iter(pauses)

    async def tick() -> float | None:
        found.append(now())
        return next(left, None)

    return tick


def test_a_loop_looks_at_its_start_and_after_each_interval() -> None:
    assert moments(lambda found: Loop("x", noting(found), interval=10), nothing, 35) == [0, 10, 20, 30]


def test_a_round_may_say_when_the_next_one_is() -> None:
    assert moments(lambda found: Loop("x", noting(found, [3.0, 4.0]), interval=10), nothing, 20) == [0, 3, 7, 17]


def test_a_loop_without_an_interval_looks_when_it_is_woken() -> None:
    async def meanwhile(loop: Loop) -> None:
        await asyncio.sleep(5)
        loop.wake()

    assert moments(lambda found: Loop("x", noting(found)), meanwhile, 100) == [0, 5]


def test_whoever_is_woken_for_some_things_looks_at_those_once_and_rests() -> None:
    seen: list[frozenset[int]] = []

    async def changed(some: frozenset[int]) -> None:
        seen.append(some)

    async def meanwhile(loop: Loop) -> None:
        await asyncio.sleep(1)
        loop.wake(1)
        loop.wake(2, 1)
        await asyncio.sleep(BREATH / 2)
        loop.wake(3)
        assert seen == [{1, 2}]

    moments(lambda found: Loop("x", noting(found), interval=50, changed=changed), meanwhile, 10)

    assert seen == [{1, 2}, {3}]


def test_a_loop_without_rounds_that_is_woken_for_everything_looks_at_what_it_was_woken_for() -> None:
    seen: list[frozenset[int]] = []

    async def changed(some: frozenset[int]) -> None:
        seen.append(some)

    async def meanwhile(loop: Loop) -> None:
        loop.wake(1)
        loop.wake()  # as every loop is when other shards come
        await asyncio.sleep(1)

    moments(lambda _: Loop("x", changed=changed), meanwhile, 10)

    assert seen == [{1}]


def test_a_round_over_everything_comes_however_busy_some_things_are() -> None:
    async def changed(_: frozenset[int]) -> None:
        await asyncio.sleep(0.1)

    async def busy(loop: Loop) -> None:
        for n in range(70):
            loop.wake(n)
            await asyncio.sleep(0.5)

    found = moments(lambda found: Loop("x", noting(found), interval=10, changed=changed), busy, 35)

    assert [round(at / 10) for at in found] == [0, 1, 2, 3]


def test_what_changes_during_a_round_is_looked_at_after_it() -> None:
    seen: list[frozenset[int]] = []

    async def changed(some: frozenset[int]) -> None:
        seen.append(some)

    def made(_: list[float]) -> Loop:
        async def tick() -> None:
            await asyncio.sleep(5)

        return Loop("x", tick, interval=100, changed=changed)

    async def meanwhile(loop: Loop) -> None:
        await asyncio.sleep(2)
        loop.wake(7)

    moments(made, meanwhile, 10)

    assert seen == [{7}]


@pytest.mark.parametrize(
    ("error", "why", "level"), [(DatabaseFailed("x"), "database", "warning"), (ValueError("x"), "defect", "error")]
)
@pytest.mark.parametrize("interval", [None, 10.0])
def test_what_fails_is_logged_and_counted_and_tried_again(
    error: Exception, why: str, level: str, interval: float | None
) -> None:
    before = metrics.FAILURES.labels("x", why)._value.get()

    def made(found: list[float]) -> Loop:
        async def tick() -> None:
            found.append(now())
            if len(found) < 3:
                raise error

        return Loop("x", tick, interval=interval)

    with capture_logs() as logs:
        found = moments(made, nothing, 2 * (interval or RETRY) + 1)

    assert found == [0, interval or RETRY, 2 * (interval or RETRY)]
    assert [each["log_level"] for each in logs] == [level] * 2
    assert metrics.FAILURES.labels("x", why)._value.get() - before == 2


def test_a_change_that_fails_is_left_to_the_next_round_and_ends_nothing() -> None:
    async def changed(_: frozenset[int]) -> None:
        raise ValueError

    async def meanwhile(loop: Loop) -> None:
        loop.wake(1)

    with capture_logs():
        found = moments(lambda found: Loop("x", noting(found), interval=10, changed=changed), meanwhile, 15)

    assert found == [0, 10]


def test_a_loop_that_is_cancelled_cleans_up_and_ends() -> None:
    ended: list[str] = []

    async def end() -> None:
        ended.append("ended")

    moments(lambda found: Loop("x", noting(found), interval=10, ended=end), nothing, 5)

    assert ended == ["ended"]


def test_lost_times_are_learnt_soon_though_the_database_fails_at_the_start() -> None:
    lost = [LostTime(START, START + timedelta(hours=1))]
    answers = iter((DatabaseFailed("locked"), lost))

    async def lost_times() -> list[LostTime]:
        answer = next(answers)
        if isinstance(answer, DatabaseFailed):
            raise answer
        return answer

    stored: Any = SimpleNamespace(lost_times=lost_times)
    house: Any = SimpleNamespace(restorations=Restorations(stored, lambda: START + timedelta(days=1)))
    nobody: Any = None
    moments(lambda _: room(house, nobody).loops[0], nothing, RETRY + 1)

    assert house.restorations.lost == lost
