"""Notifications to systemd, which supervises the process (`Type=notify`, `WatchdogSec`).

A process is alive while its loop turns and its shards are heard. One that connects, waits for a shard or waits for Discord
is alive too: it tries again by itself.
"""

from __future__ import annotations

import asyncio
import os
import socket
import time
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from typing import Final

from bot.health import Vitals

SILENT: Final = 600.0
"""Seconds after which a shard that was not heard, or a connection that never came about, counts as dead."""


class Pulse:
    """Decides whether the process is alive."""

    def __init__(self, vitals: Callable[[], Vitals | None], clock: Callable[[], float] = time.monotonic) -> None:
        self._vitals = vitals
        self._clock = clock
        self._known: Vitals | None = None
        self._since = clock()

    def is_alive(self) -> bool:
        """Whether every shard was heard lately; before the first is connected, whether that was begun lately."""
        vitals, now = self._vitals(), self._clock()
        if vitals is not self._known:
            self._known, self._since = vitals, now
        if vitals is None:
            return True
        return max(vitals.ages().values(), default=now - self._since) <= SILENT


class Supervisor:
    """The socket of systemd; without NOTIFY_SOCKET, nothing is sent."""

    def __init__(self, environment: Mapping[str, str] = os.environ) -> None:
        address = environment.get("NOTIFY_SOCKET", "")
        self._address = "\0" + address[1:] if address.startswith("@") else address
        self._interval = _interval(environment)
        self._is_started = False

    def started(self) -> None:
        """Tell that the start has succeeded; only the first call counts."""
        if not self._is_started:
            self._is_started = True
            self._send("READY=1")

    @asynccontextmanager
    async def watched(self, is_alive: Callable[[], bool]) -> AsyncIterator[None]:
        """Tell systemd again and again that the process is alive, for the length of the block."""
        beating = asyncio.create_task(self._beat(is_alive), name="beat")
        try:
            yield
        finally:
            beating.cancel()
            self._send("STOPPING=1")

    async def _beat(self, is_alive: Callable[[], bool]) -> None:
        while self._interval is not None:
            if is_alive():
                self._send("WATCHDOG=1")
            await asyncio.sleep(self._interval)

    def _send(self, state: str) -> None:
        if not self._address:
            return
        with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM | socket.SOCK_CLOEXEC) as line:
            line.setblocking(False)
            line.sendto(state.encode(), self._address)


def _interval(environment: Mapping[str, str]) -> float | None:
    """Return the seconds between two notifications, a third of what systemd waits; None where it does not watch this process."""
    watched, microseconds = environment.get("WATCHDOG_PID"), environment.get("WATCHDOG_USEC", "")
    if not microseconds.isdecimal() or int(microseconds) == 0 or watched not in (None, str(os.getpid())):
        return None
    return int(microseconds) / 3_000_000
