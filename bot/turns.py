"""Turns: work that comes in a crowd begins one after the other, so that the loop never stands still for all of it together."""

from __future__ import annotations

import asyncio


class Turns:
    """Hands out turns in the order of asking, at most one in each round of the loop.

    asyncio runs all that is ready before it looks at the clock or the sockets again: three hundred presses of a
    millisecond each, come together, would stop every timer and every heartbeat for as long as all of them take.
    """

    def __init__(self) -> None:
        self._gate = asyncio.Lock()

    async def take(self) -> None:
        """Wait for one's turn, which lasts until the next wait."""
        async with self._gate:
            await asyncio.sleep(0)
