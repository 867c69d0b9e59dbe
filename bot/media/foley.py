"""Clips on demand: sounds become files in the painter's pool, off the loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor
from typing import TYPE_CHECKING, TypeAlias

import structlog

from bot.lazy import lazy
from games.core.sound import PublicSound

if TYPE_CHECKING:
    from bot.media import sound as clips
else:
    clips = lazy("bot.media.sound")

log = structlog.get_logger(__name__)

Render: TypeAlias = Callable[[PublicSound], bytes]


class Foley:
    """Makes clips in the pool of the painter, off the loop. A clip that fails is None: its caption stands alone."""

    def __init__(self, pool: Executor, patience: float = 3, render: Render | None = None) -> None:
        self._pool = pool
        self._patience = patience
        self._render = render  # soundfile is loaded with the first clip

    async def make(self, sound: PublicSound, *, patience: float | None = None) -> bytes | None:
        """Return the clip as an Ogg Opus file, or None if it could not be made in time."""
        try:
            async with asyncio.timeout(self._patience if patience is None else patience):
                return await asyncio.get_running_loop().run_in_executor(self._pool, self._render or clips.render, sound)
        except Exception as error:  # noqa: BLE001 (whatever is wrong with a clip, the game goes on in words)
            log.warning("a sound failed", sound=sound.name, error=type(error).__name__)
            return None
