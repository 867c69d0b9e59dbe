"""Films: scenes become a moving picture, small enough to be posted. It knows no Discord and keeps no secret.

A film is seconds of work, and so it is made in a process of its own: in a thread it would have the interpreter to itself for
milliseconds again and again, and for longer where the machine has other work. The process gets scenes with their words
in them, some hundred kilobytes, and returns the finished file.
"""

from __future__ import annotations

import asyncio
import io
import math
from collections.abc import Sequence
from dataclasses import replace
from enum import Enum
from typing import Final, TypeVar

import structlog
from PIL import Image

from bot.media.bands import Scene
from bot.media.painting import Say, compose, wordless
from bot.queueing import COMMON, Order
from bot.thinking import NoWorker, Thinker, Unthought
from games.core.lines import Line, Who
from games.core.scene import Mark, Sprite, Write

MOST: Final = 60
"""Pictures in a film. Of a longer game some are left out, evenly."""
SHRUNK: Final = 2
"""Pixels of a panel for one of a film: a phone's screen is hardly wider."""
WHOLE: Final = 40_000
"""The longest film, in milliseconds. A picture stands for a second at most."""
STANDING: Final = 4_000
"""Milliseconds of the last picture, before the film begins anew."""
PATIENCE: Final = 30.0
"""Seconds after which a film is given up."""

log = structlog.get_logger(__name__)

T = TypeVar("T")


async def make_film(studio: Thinker, scenes: Sequence[tuple[Scene, Say]], order: Order = COMMON) -> bytes | None:
    """Return a film of scenes, each in its own words, made in the studio's process; None where it failed.

    Raises Refusal where none can be made.
    """
    try:
        shown = await asyncio.to_thread(worded, few(scenes))
        return await studio.run(film, shown, patience=PATIENCE, order=order)
    except NoWorker as error:
        raise error.refusal from None
    except Unthought:  # which has said why
        return None
    except Exception as error:  # noqa: BLE001 (whatever is wrong with a picture, whoever asked is told so)
        log.warning("a picture failed", picture="film", error=type(error).__name__)
        return None


def worded(scenes: Sequence[tuple[Scene, Say]]) -> list[Scene]:
    """Return scenes with their lines and names as words: drawing them needs no catalogue.

    Equal backdrops become one object, and so are pickled once.
    """
    behind = {(scene.backdrop.key, scene.width, scene.height): scene.backdrop for scene, _ in scenes}
    return [
        replace(
            scene,
            backdrop=behind[scene.backdrop.key, scene.width, scene.height],
            marks=tuple(_worded(mark, say) for mark in scene.marks),
        )
        for scene, say in scenes
    ]


def _worded(mark: Mark | Sprite, say: Say) -> Mark | Sprite:
    if isinstance(mark, Write) and isinstance(mark.what, Enum | Who | Line):
        return replace(mark, what=str(say(mark.what)))
    return mark


def film(scenes: Sequence[Scene]) -> bytes:
    """Return a film of scenes as a looping WebP file. They have their words already.

    Only the first picture is whole; the others hold the differences, which takes a third less time.
    """
    reel = Reel(scenes)
    lasting = [min(1000, WHOLE // len(scenes))] * (len(scenes) - 1) + [STANDING]
    file = io.BytesIO()
    reel.save(file, "WEBP", save_all=True, duration=lasting, loop=0, quality=75, method=0, kmax=0)
    return file.getvalue()


class Reel(Image.Image):
    """Scenes as one image of many frames, for Pillow's encoder: each is drawn as it is sought, for all together take 70 MB."""

    def __init__(self, scenes: Sequence[Scene]) -> None:
        super().__init__()
        self._scenes = scenes
        self._mode = "RGB"
        self._size = max(_shrunk(scene.width) for scene in scenes), max(_shrunk(scene.height) for scene in scenes)
        self.n_frames = len(scenes)
        self.seek(0)

    def seek(self, frame: int) -> None:
        """Draw a frame."""
        self.im = _fitted(compose(self._scenes[frame], wordless).reduce(SHRUNK), *self.size).im


def _shrunk(side: int) -> int:
    """Return the length of a side in a film, as `Image.reduce` rounds it."""
    return math.ceil(side / SHRUNK)


def few(scenes: Sequence[T]) -> Sequence[T]:
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
