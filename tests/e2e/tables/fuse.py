"""A fuse: the bot's process dies before one of its steps, be it a write to the database or a request to Discord.

In a test's own process a death is played: from then on every step waits for ever, until the dead are buried. A child
process really kills itself.
"""

from __future__ import annotations

import asyncio
import contextlib
import inspect
import re
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from discord.webhook.async_ import AsyncWebhookAdapter

from bot.app import App

IDS = re.compile(r"\d{5,}")


class Fuse:
    """Counts the steps of a bot, or those of one name, and ends its life before step number `at` (None: never)."""

    def __init__(
        self, at: int | None = None, die: Callable[[], None] | None = None, *, name: str | None = None
    ) -> None:
        self.steps: list[str] = []
        self.blown = asyncio.Event()
        self.died_before: str | None = None
        self._at = at
        self._name = name
        self._die = die
        self._graves: set[asyncio.Future[None]] = set()
        self._is_armed = False
        self._is_buried = False

    @contextmanager
    def laid(self) -> Iterator[None]:
        """Put the fuse into the answers to interactions, for as long as the bot lives and is buried."""
        callback = AsyncWebhookAdapter.request

        async def _callback(adapter: Any, route: Any, *rest: Any, **more: Any) -> Any:
            await self._pass(f"{route.method} {IDS.sub('#', route.path)}")
            return await callback(adapter, route, *rest, **more)

        with patch.object(AsyncWebhookAdapter, "request", _callback):
            yield

    def arm(self, app: App) -> None:
        """Put the fuse into the database and the other requests of a bot, and count from now on."""
        writer: Any = app.house.database._writer
        http: Any = app.bot.http
        submit, request = writer.submit, http.request

        async def _submit(job: Any) -> Any:
            await self._pass(f"store.{_name(job)}")
            return await submit(job)

        async def _request(route: Any, **rest: Any) -> Any:
            await self._pass(f"{route.method} {route.path}")
            return await request(route, **rest)

        writer.submit, http.request = _submit, _request
        self._is_armed = True

    async def _pass(self, step: str) -> None:
        if not self._is_armed:
            return
        if not self.blown.is_set():
            if self._is_last(step):
                self.died_before = step
                self.blown.set()
                if self._die is not None:
                    self._die()
            else:
                self.steps.append(step)
                return
        if self._is_buried:
            raise asyncio.CancelledError
        grave: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._graves.add(grave)
        await grave

    def _is_last(self, step: str) -> bool:
        if self._name is None:
            return len(self.steps) == self._at
        return step == self._name and self.steps.count(step) == self._at

    def bury(self) -> None:
        """Let go of whatever waits since the death, and of whatever would come to a step later."""
        self._is_buried = True
        for grave in self._graves:
            grave.cancel()

    async def unless_dead(self, living: Awaitable[Any]) -> bool:
        """Do something that needs the bot, as long as it lives. Return whether it was done."""
        task = asyncio.ensure_future(living)
        death = asyncio.ensure_future(self.blown.wait())
        await asyncio.wait({task, death}, return_when=asyncio.FIRST_COMPLETED)
        death.cancel()
        if self.blown.is_set():
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await task
            return False
        await task
        return True


def _name(job: Any) -> str:
    """Return the method of the store that a job was made for: `bot.store.database.writing` holds it."""
    return str(inspect.getclosurevars(job).nonlocals["work"].__name__)
