"""Chores: what is looked at now and then, because nobody presses anything when it falls due."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import structlog

log = structlog.get_logger(__name__)

PAUSE: Final = 60.0
"""Seconds between two rounds."""


class Chores:
    """Does everything once a minute. What fails is logged and done again in the next round."""

    def __init__(self, *chores: Callable[[], Awaitable[None]]) -> None:
        self._chores = chores

    async def run(self) -> None:
        """Run until cancelled."""
        while True:
            for chore in self._chores:
                try:
                    await chore()
                except Exception:
                    log.exception("a chore failed")
            await asyncio.sleep(PAUSE)
