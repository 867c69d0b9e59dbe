"""Films: scenes become a moving picture, small enough to be posted. It knows no Discord and keeps no secret."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Sequence
from typing import Final

from PIL import Image

from bot.media.painting import Painter, Say, Scene, compose

MOST: Final = 60
"""So many pictures at most: of a longer game some are left out, evenly."""
SHRUNK: Final = 2
"""How many pixels of a panel make one of a film: what a phone shows is hardly wider."""
WHOLE: Final = 40_000
"""How long all of it takes, in thousandths of a second; each picture a second at most."""
STANDING: Final = 4_000
"""How long the last picture stands before it begins anew."""
PATIENCE: Final = 30.0
"""Seconds after which a film is given up."""


class Films:
    """Makes films in the painter's pool, one at a time: its other threads go on with what games wait for."""

    def __init__(self, painter: Painter) -> None:
        self._painter = painter
        self._one_at_a_time = asyncio.Lock()

    async def make(self, scenes: Sequence[Scene], say: Say) -> bytes | None:
        """Return a film, or None where it failed."""
        async with self._one_at_a_time:
            return await self._painter.made("film", PATIENCE, film, scenes, say)


def film(scenes: Sequence[Scene], say: Say) -> bytes:
    """Return a moving picture of scenes as a WebP file, which begins anew when it is over."""
    shown = _few(scenes)
    frames = [compose(scene, say).reduce(SHRUNK) for scene in shown]
    width, height = max(frame.width for frame in frames), max(frame.height for frame in frames)
    first, *others = (_fitted(frame, width, height) for frame in frames)
    lasting = [min(1000, WHOLE // len(frames))] * len(others) + [STANDING]
    file = io.BytesIO()
    first.save(file, "WEBP", save_all=True, append_images=others, duration=lasting, loop=0, quality=75, method=0)
    return file.getvalue()


def _few(scenes: Sequence[Scene]) -> Sequence[Scene]:
    """Return the first, the last, and some between."""
    if len(scenes) <= MOST:
        return scenes
    return [scenes[n * (len(scenes) - 1) // (MOST - 1)] for n in range(MOST)]


def _fitted(frame: Image.Image, width: int, height: int) -> Image.Image:
    """Return a picture as large as the largest: a table that grows keeps its upper edge."""
    if frame.size == (width, height):
        return frame
    ground = Image.new("RGB", (width, height), frame.getpixel((0, frame.height // 2)))
    ground.paste(frame, ((width - frame.width) // 2, 0))
    return ground
