"""The governor: no second of Discord's has too many requests, and those that people wait for go first."""

from __future__ import annotations

import asyncio
import random
import selectors
from collections.abc import Coroutine
from types import SimpleNamespace
from typing import Any

import pytest
from discord.http import Route

from bot.practice.loopback.rate_limits import GLOBAL_REQUESTS_PER_SECOND, Windows
from bot.practice.loopback.snowflakes import ShiftedClock
from bot.ui.governor import MOST, Governor, RequestUrgency, ToldElsewhere, urgency


class HurriedSelector(selectors.DefaultSelector):
    """Waits for nothing: what it was to wait is added to the time."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        self.now += timeout or 0.0
        return super().select(0)


class HurriedLoop(asyncio.SelectorEventLoop):
    """A loop in which time passes only while all wait."""

    def __init__(self) -> None:
        self.selector = HurriedSelector()
        super().__init__(self.selector)

    def time(self) -> float:
        return self.selector.now


class HurriedClock(ShiftedClock):
    """The time of the loop as that of Discord."""

    def now(self) -> float:
        return asyncio.get_running_loop().time()


def hurried(work: Coroutine[Any, Any, None]) -> None:
    with asyncio.Runner(loop_factory=HurriedLoop) as runner:
        runner.run(work)


class Line:
    """Sends requests that Discord counts at any moment of their way, each in a channel of its own."""

    def __init__(self, governor: Governor, discord: Windows, seed: int) -> None:
        self.governor = governor
        self.discord = discord
        self.refused = 0
        self.order: list[RequestUrgency] = []
        self.random = random.Random(seed)

    async def send(self, channel: int, of: RequestUrgency = RequestUrgency.LINE) -> None:
        await self.governor.take(of)
        self.order.append(of)
        await asyncio.sleep(self.random.expovariate(10))
        self.refused += not self.discord.take("POST", "/channels/{channel_id}/messages", str(channel)).allowed
        await asyncio.sleep(self.random.expovariate(10))
        self.governor.give_back()


@pytest.mark.parametrize("seed", range(20))
def test_however_long_requests_are_under_way_discord_refuses_none(seed: int) -> None:
    async def crowd() -> None:
        line = Line(Governor(), Windows(HurriedClock()), seed)
        await asyncio.gather(*(line.send(n) for n in range(1000)))
        assert line.refused == 0
        assert asyncio.get_running_loop().time() < 1000 / MOST * 1.8  # and it makes use of what it is given

    hurried(crowd())


def test_the_parts_of_several_processes_are_no_more_than_the_whole() -> None:
    async def crowds() -> None:
        discord = Windows(HurriedClock())
        lines = [Line(Governor(lambda: 1 / 3), discord, seed) for seed in range(3)]
        await asyncio.gather(*(line.send(100 * n + k) for n, line in enumerate(lines) for k in range(100)))
        assert not any(line.refused for line in lines)

    hurried(crowds())


def test_a_process_with_the_smallest_part_still_speaks() -> None:
    async def alone() -> None:
        line = Line(Governor(lambda: 0.001), Windows(HurriedClock()), 0)
        await asyncio.gather(*(line.send(n) for n in range(5)))

    hurried(alone())


def test_lines_go_before_panels_and_those_before_what_came_late() -> None:
    async def mixed() -> None:
        line = Line(Governor(), Windows(HurriedClock()), 0)
        kinds = [RequestUrgency.LATE, RequestUrgency.PANEL, RequestUrgency.LINE] * 100
        await asyncio.gather(*(line.send(n, of) for n, of in enumerate(kinds)))
        waited = line.order[MOST:]  # the first found free permits
        assert waited == sorted(waited, key=lambda of: of.value)

    hurried(mixed())


def test_a_request_goes_by_the_urgency_of_its_block() -> None:
    async def mixed() -> None:
        governor, told = Governor(), list[RequestUrgency]()

        async def tell(of: RequestUrgency) -> None:
            with urgency(of):
                await _begin(governor, "/channels/1/messages")
            told.append(of)
            governor.give_back()

        kinds = [RequestUrgency.LATE, RequestUrgency.PANEL, RequestUrgency.LINE] * MOST
        await asyncio.gather(*map(tell, kinds))
        assert told[MOST:] == sorted(told[MOST:], key=lambda of: of.value)

    hurried(mixed())


def test_a_panel_has_its_turn_though_lines_come_without_end() -> None:
    async def flood() -> None:
        line = Line(Governor(), Windows(HurriedClock()), 0)

        async def chatter() -> None:
            n = 0
            while True:
                sending.add(asyncio.create_task(line.send(n)))
                n += 1
                await asyncio.sleep(1 / (2 * GLOBAL_REQUESTS_PER_SECOND))

        sending: set[asyncio.Task[None]] = set()
        chattering = asyncio.create_task(chatter())
        await asyncio.sleep(5)
        async with asyncio.timeout(10 * RequestUrgency.PANEL.value):
            await line.send(-1, RequestUrgency.PANEL)
        for each in (chattering, *sending):
            each.cancel()

    hurried(flood())


def test_after_a_refusal_none_is_sent_for_as_long_as_discord_says() -> None:
    async def refused() -> None:
        governor, loop = Governor(), asyncio.get_running_loop()
        governor.pause(3.0)
        await governor.take(RequestUrgency.LINE)
        assert loop.time() >= 3.0

    hurried(refused())


def test_a_request_that_is_given_up_leaves_its_permit_to_the_next() -> None:
    async def given_up() -> None:
        governor = Governor()
        for _ in range(MOST):
            await governor.take(RequestUrgency.LINE)
        waiting = [asyncio.create_task(governor.take(RequestUrgency.LINE)) for _ in range(2)]
        await asyncio.sleep(0)
        governor.give_back()
        waiting[0].cancel()
        async with asyncio.timeout(5):
            await waiting[1]

    hurried(given_up())


def test_a_process_that_may_tell_nothing_still_answers_and_loses_no_permit() -> None:
    async def silent() -> None:
        governor = Governor(is_silent=lambda: True)
        for _ in range(2 * MOST):
            with pytest.raises(ToldElsewhere), urgency(RequestUrgency.LINE):
                await _begin(governor, "/channels/1/messages")
        for _ in range(MOST):
            await _begin(governor, "/applications/1/commands")
        with urgency(RequestUrgency.LINE):
            await _begin(governor, "/interactions/1/token/callback")
        assert asyncio.get_running_loop().time() == 0

    hurried(silent())


async def _begin(governor: Governor, path: str) -> None:
    """Begin a request as aiohttp does."""
    url: Any = SimpleNamespace(url=Route.BASE + path)
    session: Any = None
    (start,) = governor.trace().on_request_start
    await start(session, SimpleNamespace(), url)
