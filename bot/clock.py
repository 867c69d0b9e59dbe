"""The clock of a process: the machine's, watched by a steady one and by Discord's, for it may be set wrong at any time."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from datetime import datetime, timedelta
from email.utils import parsedate_to_datetime
from typing import Final

import structlog

from bot import metrics

log = structlog.get_logger(__name__)

LEAP: Final = timedelta(minutes=10)
"""A clock that is wrong by more was set, or the machine has slept; by less it is followed."""


def lasting() -> float:
    """Return seconds that go on while the machine sleeps, too, where it can tell: a lease runs out meanwhile."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if sys.platform == "linux" else time.monotonic()


class WatchedClock:
    """The time for everything that is stored, told or ended.

    A jump of the machine's clock changes nothing by itself: the time goes on as it went, until Discord's own time shows which
    of the two is right. A clock that is wrong from the start is put right by the first answer, that of the login.
    """

    def __init__(self, wall: Callable[[], datetime], steady: Callable[[], float] = time.monotonic) -> None:
        """`wall`: the machine's clock; `steady`: seconds that only ever go on."""
        self._wall = wall
        self._steady = steady
        self._last = wall(), steady()
        self._ahead = timedelta()
        """How far the machine's clock is ahead of the time."""

    def now(self) -> datetime:
        """Return the time, aware, in UTC."""
        before, since = self._last
        wall, steady = self._last = self._wall(), self._steady()
        leap = wall - before - timedelta(seconds=steady - since)
        if abs(leap) > LEAP:
            self._put_right(self._ahead + leap)
        return wall - self._ahead

    def heard(self, date: str | None) -> None:
        """Compare the time with that of an answer of Discord's: the `Date` of its head, if it has one."""
        try:
            error = self.now() - parsedate_to_datetime(date or "")
        except (TypeError, ValueError):  # no date, or one without a time zone
            return
        if abs(error) > LEAP:
            self._put_right(self._ahead + error)

    def _put_right(self, ahead: timedelta) -> None:
        self._ahead = ahead if abs(ahead) > LEAP else timedelta()
        seconds = int(self._ahead.total_seconds())
        metrics.CLOCK_AHEAD.set(seconds)
        if self._ahead:
            log.error("the clock of the machine is wrong, or has jumped: the time goes on without it", ahead=seconds)
        else:
            log.warning("the clock of the machine is right")
