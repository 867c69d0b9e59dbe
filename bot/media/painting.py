"""Scenes become PNG files here. `draw` takes values and returns bytes; it knows no Discord and keeps no secret.

What is drawn again and again (backdrops, sprites, marks, words) is kept, finished, in a bounded store.
"""

from __future__ import annotations

import asyncio
import dataclasses
import math
import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from enum import Enum
from itertools import groupby
from typing import Generic, TypeAlias, TypeVar, assert_never

import structlog
from PIL import Image, ImageDraw

from bot.media.lettering import Lettered, letter
from bot.media.png import png
from games.core.lines import Line, Who
from games.core.scene import Backdrop, Box, Disc, Mark, PrivateScene, PublicScene, Shape, Sprite, Stroke, Write

Say: TypeAlias = Callable[[Enum | Who | Line], str]
Scene: TypeAlias = PublicScene | PrivateScene
Form: TypeAlias = Box | Disc | Shape | Stroke
T = TypeVar("T")

FINE = 4
"""How many times larger a drawing is made before it is reduced, for smooth edges."""
BAND = 128
SAMPLE = 4
LARGE = 500

log = structlog.get_logger(__name__)


class Painter:
    """Draws scenes in one pool, off the loop. A picture that fails is None: the text stands alone."""

    def __init__(self, threads: int = 2, patience: float = 2) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="painter")
        self._patience = patience

    @property
    def pool(self) -> Executor:
        """The one pool, for whatever else is made for the eye or the ear."""
        return self._pool

    async def paint(self, scene: Scene, say: Say, *, patience: float | None = None) -> bytes | None:
        """Return the picture as a PNG file, or None if it could not be drawn in time."""
        try:
            async with asyncio.timeout(self._patience if patience is None else patience):
                return await asyncio.get_running_loop().run_in_executor(self._pool, draw, scene, say)
        except Exception as error:  # noqa: BLE001 (whatever is wrong with a picture, the game goes on in words)
            log.warning("picture-failed", picture=scene.alt.key, error=type(error).__name__)
            return None

    def close(self) -> None:
        """Stop drawing; what has not begun is dropped."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def draw(scene: Scene, say: Say) -> bytes:
    """Return a scene as a PNG file. `say` gives the words for what a scene only names."""
    image = _backdrop(scene).copy()
    for mark in scene.marks:
        _put(image, mark, say)
    return png(_indexed(image))


def _indexed(image: Image.Image) -> Image.Image:
    """Return a picture with 256 colours of its own: a third as large as RGB, in a fifth of the time, and it looks the same.

    Measured: colours found in every fourth pixel of every fourth row, and then looked up for all pixels, take less than half
    as long as colours found in all of them, and are as near. A small picture has too few pixels for that, and is quick.
    """
    every = SAMPLE if image.width >= LARGE else 1
    sample = image.resize((image.width // every, image.height // every), Image.Resampling.NEAREST)
    palette = sample.quantize(256, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    return image.quantize(palette=palette, dither=Image.Dither.NONE)


def extent(mark: Mark | Sprite) -> tuple[float, float, float, float]:
    """Return left, top, right, bottom of what a mark covers; of words, the room or else the point they stand at."""
    match mark:
        case Box():
            return mark.x, mark.y, mark.x + mark.w, mark.y + mark.h
        case Disc():
            return mark.x - mark.rx, mark.y - mark.ry, mark.x + mark.rx, mark.y + mark.ry
        case Shape() | Stroke():
            half = mark.width / 2 if mark.line is not None else 0
            xs, ys = [x for x, _ in mark.points], [y for _, y in mark.points]
            return min(xs) - half, min(ys) - half, max(xs) + half, max(ys) + half
        case Write():
            room = mark.room or 0
            left = {"left": 0.0, "middle": room / 2, "right": room}[mark.anchor]
            return mark.x - left, mark.y - mark.size / 2, mark.x - left + room, mark.y + mark.size / 2
        case Sprite():
            return mark.x, mark.y, mark.x + mark.side * mark.wide / 100, mark.y + mark.side
        case _:
            assert_never(mark)


class _Kept(Generic[T]):
    """The last things made, by key."""

    def __init__(self, most: int) -> None:
        self._things: OrderedDict[Hashable, T] = OrderedDict()
        self._most = most
        self._lock = threading.Lock()

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """Return the thing; make it first if it is not there. Two threads may make it at once: both are equal."""
        with self._lock:
            if key in self._things:
                self._things.move_to_end(key)
                return self._things[key]
        thing = make()
        with self._lock:
            self._things[key] = thing
            while len(self._things) > self._most:
                self._things.popitem(last=False)
        return thing


_backdrops: _Kept[Image.Image] = _Kept(16)
_sprites: _Kept[Image.Image] = _Kept(256)
_forms: _Kept[Image.Image] = _Kept(256)


def _backdrop(scene: Scene) -> Image.Image:
    size = scene.width, scene.height
    return _backdrops.get((scene.backdrop.key, *size), lambda: _paint_backdrop(scene.backdrop, size))


def _paint_backdrop(backdrop: Backdrop, size: tuple[int, int]) -> Image.Image:
    image = Image.new("RGB", size)
    for plain, group in groupby(backdrop.marks, key=lambda mark: isinstance(mark, Form)):
        marks = tuple(group)
        if plain:
            _paint_ground(image, [mark for mark in marks if isinstance(mark, Form)])
        else:
            for mark in marks:
                _put(image, mark, _wordless)
    return image


def _paint_ground(image: Image.Image, forms: Sequence[Form]) -> None:
    """Draw forms all over a picture, in bands: at once it would take fifty megabytes."""
    for top in range(0, image.height, BAND):
        tile = _fine([_moved(mark, 0, -top) for mark in forms], (image.width, BAND), 1)
        image.paste(tile, (0, top), tile)


def _wordless(thing: Enum | Who | Line) -> str:
    raise TypeError(f"what is drawn once must say the same in every language: {thing}")


def _put(image: Image.Image, mark: Mark | Sprite, say: Say) -> None:
    match mark:
        case Sprite():
            tile = _sprites.get((mark.key, mark.side), lambda: _paint_sprite(mark))
            image.paste(tile, (round(mark.x), round(mark.y)), tile)
        case Write():
            text = _lettered(mark, say)
            image.paste(mark.colour, (round(mark.x) + text.dx, round(mark.y) + text.dy), text.mask)
        case Box() | Disc() | Shape() | Stroke():
            left, top, right, bottom = extent(mark)
            x, y = math.floor(left), math.floor(top)
            moved = _moved(mark, -x, -y)
            size = math.ceil(right - x) + 1, math.ceil(bottom - y) + 1
            tile = _forms.get(moved, lambda: _fine([moved], size, 1))
            image.paste(tile, (x, y), tile)
        case _:
            assert_never(mark)


def _lettered(mark: Write, say: Say) -> Lettered:
    words = say(mark.what) if isinstance(mark.what, Enum | Who | Line) else str(mark.what)
    return letter(words, mark.size, mark.bold, mark.anchor, mark.room, mark.lines)


def _paint_sprite(sprite: Sprite) -> Image.Image:
    scale = sprite.side / 100
    forms = [mark for mark in sprite.marks if not isinstance(mark, Write)]
    tile = _fine(forms, (round(sprite.wide * scale), round(sprite.side)), scale)
    for mark in sprite.marks:
        if isinstance(mark, Write):  # signs stand above the drawing
            room = mark.room * scale if mark.room is not None else None
            _put(
                tile,
                dataclasses.replace(mark, x=mark.x * scale, y=mark.y * scale, size=mark.size * scale, room=room),
                _wordless,
            )
    return tile


def _moved(mark: Form, dx: float, dy: float) -> Form:
    match mark:
        case Box() | Disc():
            return dataclasses.replace(mark, x=mark.x + dx, y=mark.y + dy)
        case Shape() | Stroke():
            return dataclasses.replace(mark, points=tuple((x + dx, y + dy) for x, y in mark.points))
        case _:
            assert_never(mark)


def _fine(forms: Iterable[Form], size: tuple[int, int], scale: float) -> Image.Image:
    """Return the forms on a clear ground, with smooth edges."""
    large = Image.new("RGBA", (size[0] * FINE, size[1] * FINE))
    pen = ImageDraw.Draw(large)
    for mark in forms:
        _trace(pen, mark, scale * FINE)
    return large.reduce(FINE)


def _trace(pen: ImageDraw.ImageDraw, mark: Form, scale: float) -> None:
    width = max(1, round(mark.width * scale))
    match mark:
        case Box():
            corners = (mark.x * scale, mark.y * scale, (mark.x + mark.w) * scale - 1, (mark.y + mark.h) * scale - 1)
            pen.rounded_rectangle(corners, mark.radius * scale, mark.fill, mark.line, width if mark.line else 0)
        case Disc():
            rim = ((mark.x - mark.rx) * scale, (mark.y - mark.ry) * scale)
            end = ((mark.x + mark.rx) * scale - 1, (mark.y + mark.ry) * scale - 1)
            pen.ellipse((*rim, *end), mark.fill, mark.line, width if mark.line else 0)
        case Shape():
            points = [(x * scale, y * scale) for x, y in mark.points]
            if mark.fill is not None:
                pen.polygon(points, mark.fill)
            if mark.line is not None:
                _trace_line(pen, [*points, points[0]], mark.line, width)
        case Stroke():
            _trace_line(pen, [(x * scale, y * scale) for x, y in mark.points], mark.line, width)
        case _:
            assert_never(mark)


def _trace_line(pen: ImageDraw.ImageDraw, points: list[tuple[float, float]], colour: str, width: int) -> None:
    pen.line(points, colour, width, "curve")
    half = (width - 1) / 2
    for x, y in (points[0], points[-1]):
        pen.ellipse((x - half, y - half, x + half, y + half), colour)
