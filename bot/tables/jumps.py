"""Jumps of the clock: a machine whose clock was set forward must not end every game. Nothing ends by itself for an hour after one."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Final

import structlog

log = structlog.get_logger(__name__)

LEAP: Final = timedelta(minutes=10)
"""So much more than has passed is no drift: the clock was set, or the machine has slept."""
SETTLING: Final = 60 * 60.0
"""Seconds for the operator to set a clock right, before anything ends by it."""


class Jumps:
    """Compares the clock with a steady one, which only ever goes on. Without a steady one no jump is seen."""

    def __init__(self, now: Callable[[], datetime], steady: Callable[[], float] | None = None) -> None:
        self._now = now
        self._steady = steady
        self._last: tuple[datetime, float] | None = None
        self._until: float | None = None

    def is_settling(self) -> bool:
        """Look at both clocks; return whether the one on the wall has jumped forward within the last hour.

        A clock that is set back to where it was has settled at once.
        """
        if self._steady is None:
            return False
        now, steady = self._now(), self._steady()
        if self._last is not None:
            leap = now - self._last[0] - timedelta(seconds=steady - self._last[1])
            if leap > LEAP:
                self._until = steady + SETTLING
                log.error(
                    "the clock has jumped: no turn and no vote runs out for an hour", seconds=int(leap.total_seconds())
                )
            elif leap < -LEAP and self._until is not None:
                self._until = None
                log.warning("the clock is set back: turns run out again")
        self._last = now, steady
        if self._until is not None and steady >= self._until:
            self._until = None
        return self._until is not None
