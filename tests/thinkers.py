"""Thinkers whose processes outlive them: to start one takes longer than most tests do."""

from __future__ import annotations

import asyncio
import atexit
import subprocess
from collections.abc import Callable
from typing import Any

from bot.thinking import Thinker

_left: list[subprocess.Popen[bytes]] = []
"""Processes without work, for whoever thinks next. They keep nothing of what they were asked."""


def is_awake(thinker: Thinker) -> bool:
    """Whether there is a process."""
    return thinker._process is not None


class KeptThinker(Thinker):
    """Takes a process that another has left, and leaves its own unless something is still asked of it."""

    _is_busy = False
    _is_given_up = False

    def _ask(self, work: Callable[..., Any], given: tuple[Any, ...]) -> tuple[str, Any]:
        if self._process is None and _left:
            self._process = _left.pop()
        self._is_busy = True  # and remains so where the process breaks
        answered = super()._ask(work, given)
        self._is_busy = False
        return answered

    async def look(self) -> None:
        """Start nothing: a bot that starts in a test need not know yet whether a process can live."""

    async def _stop(self, asked: asyncio.Future[Any]) -> None:
        self._is_given_up = True  # it is killed, though it may just have answered
        await super()._stop(asked)
        self._is_given_up = False

    def _kill(self) -> None:
        process = self._process
        if process is None or self._is_busy or self._is_given_up or process.poll() is not None:
            super()._kill()
        else:
            self._process = None
            _left.append(process)


@atexit.register
def _end_all() -> None:
    for process in _left:
        process.kill()
        process.communicate()  # closes its pipes
