"""The governor: every request of this process to Discord's API, within its share of the token's 50 a second.

discord.py keeps the limit of each route, and meets the global one only when it is refused: hundreds of requests then are, and
10,000 refusals in ten minutes ban the address. Here a request waits before it is sent, also where it is one sent again.
"""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from enum import Enum
from itertools import count
from types import SimpleNamespace
from typing import Final

import aiohttp
from discord.http import Route

from bot import metrics

MOST: Final = 48
"""Requests within a second, of the 50 that Discord allows a token: `doctor` may run beside."""

WINDOW: Final = 1.0
UNCOUNTED: Final = ("/interactions/", "/webhooks/")
"""Routes that answer interactions; Discord does not count them towards the global limit."""

INVALID: Final = frozenset({401, 403, 429})
"""Answers that Discord counts before it bans an address."""


class RequestUrgency(Enum):
    """The urgency of a request; the value is the seconds by which a later one of the most urgent may overtake it."""

    LINE = 0.0
    PANEL = 20.0
    LATE = 60.0


_URGENCY: Final[ContextVar[RequestUrgency | None]] = ContextVar("urgency", default=None)


@contextmanager
def urgency(of: RequestUrgency) -> Iterator[None]:
    """Send the requests of this block, which tell what is stored, in the order of an urgency."""
    token = _URGENCY.set(of)
    try:
        yield
    finally:
        _URGENCY.reset(token)


class ToldElsewhere(ConnectionError):
    """Other processes may be telling what this one was about to tell."""


class Governor:
    """Gives out permits to send. One is taken until a second after the answer, so no second of Discord's has too many.

    Discord counts a request at some moment between its sending and its answer. Two that it counts within one second are
    therefore both out at the sending of the later one, however long each is under way.
    """

    def __init__(
        self, part: Callable[[], float] = lambda: 1.0, *, is_silent: Callable[[], bool] = lambda: False
    ) -> None:
        """`part`: the part of the token's limit that is this process's. `is_silent`: whether it is to tell nothing."""
        self._part = part
        self._is_silent = is_silent
        self._out = 0
        self._waiting: list[tuple[float, int, asyncio.Future[None]]] = []
        self._turn = count()
        self._pauses = 0

    def trace(self) -> aiohttp.TraceConfig:
        """Return the hooks by which aiohttp asks before it sends, for a client of discord.py."""
        trace = aiohttp.TraceConfig()
        trace.on_request_start.append(self._start)
        trace.on_request_end.append(self._end)
        trace.on_request_exception.append(self._fail)
        return trace

    async def take(self, of: RequestUrgency) -> None:
        """Wait for a permit. Requests of one urgency have theirs in the order of asking."""
        loop = asyncio.get_running_loop()
        permit = loop.create_future()
        heapq.heappush(self._waiting, (loop.time() + of.value, next(self._turn), permit))
        self._hand_out()
        try:
            await permit
        except asyncio.CancelledError:
            if permit.done() and not permit.cancelled():
                self._release()
            raise

    def give_back(self) -> None:
        """Let another have the permit, a second from now."""
        asyncio.get_running_loop().call_later(WINDOW, self._release)

    def pause(self, seconds: float) -> None:
        """Give out no permit for a while: Discord has said that the limit is met."""
        self._pauses += 1
        asyncio.get_running_loop().call_later(seconds, self._go_on)

    def _go_on(self) -> None:
        self._pauses -= 1
        self._hand_out()

    def _release(self) -> None:
        self._out -= 1
        self._hand_out()

    def _hand_out(self) -> None:
        most = max(1, int(MOST * self._part()))
        while self._waiting and self._out < most and not self._pauses:
            *_, permit = heapq.heappop(self._waiting)
            if not permit.done():  # its asker was cancelled
                self._out += 1
                permit.set_result(None)
        metrics.REQUESTS_WAITING.set(len(self._waiting))

    async def _start(
        self, _: aiohttp.ClientSession, request: SimpleNamespace, params: aiohttp.TraceRequestStartParams
    ) -> None:
        request.is_counted = _is_counted(str(params.url))
        if not request.is_counted:
            return
        telling = _URGENCY.get()
        await self.take(telling or RequestUrgency.LINE)
        if telling is not None and self._is_silent():
            # It may have hung since it looked for what is untold, and Discord forgets a nonce within minutes.
            request.is_counted = False
            self._release()
            raise ToldElsewhere

    async def _end(
        self, _: aiohttp.ClientSession, request: SimpleNamespace, params: aiohttp.TraceRequestEndParams
    ) -> None:
        headers = params.response.headers
        scope = headers.get("X-RateLimit-Scope")
        if params.response.status in INVALID and scope != "shared":
            metrics.REFUSED.labels(str(params.response.status)).inc()
        if params.response.status == 429 and (scope == "global" or "X-RateLimit-Global" in headers):
            self.pause(float(headers.get("Retry-After", WINDOW)))
        if request.is_counted:
            self.give_back()

    async def _fail(self, _: aiohttp.ClientSession, request: SimpleNamespace, __: object) -> None:
        if request.is_counted:
            self.give_back()


def _is_counted(url: str) -> bool:
    """Return whether a request counts towards the limit: one of the API that answers no interaction."""
    return url.startswith(Route.BASE) and not any(each in url for each in UNCOUNTED)
