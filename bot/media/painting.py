"""Scenes become PNG files here. `draw` takes values and returns bytes; it knows no Discord and keeps no secret.

Repeated parts (backdrops, sprites, marks, words) are kept, finished, in a bounded store; so are the bands of files
(`bot.media.bands`).
"""

from __future__ import annotations

import asyncio
import dataclasses
import math
import threading
from collections.abc import Callable, Hashable, Iterable
from concurrent.futures import Executor, ThreadPoolExecutor
from enum import Enum
from itertools import groupby
from typing import TypeAlias, assert_never

import structlog
from cachetools import LRUCache, cached
from PIL import Image

from bot.media.bands import Scene, file_of, fixed, indexed
from bot.media.lettering import CAPITAL, face, letter, reach
from bot.media.sprites import ground, sprite
from bot.media.strips import Strips, cut, paste, size_of
from games.core.lines import Line, Who
from games.core.scene import Backdrop, Disc, Form, Mark, Rect, Shape, Sprite, Stroke, Write

Say: TypeAlias = Callable[[Enum | Who | Line], str]

PHONE, TALLEST = 280, 380
"""The width in which a phone shows a picture of a message, and the height to which a taller one is shrunk, in pixels of its own."""
LEGIBLE = 8
"""Height of the smallest capitals there: those of the smallest style that phones themselves use, eleven points."""

LARGER = 1.15
"""Factor of the letters of large print."""

Draw: TypeAlias = Callable[[Scene, Say], bytes]

log = structlog.get_logger(__name__)


class Painter:
    """Draws scenes in one pool, off the loop. A picture that fails is None: the text stands alone."""

    def __init__(self, threads: int = 2, patience: float = 2, made: Draw | None = None) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="painter")
        self._patience = patience
        self._made = made or draw

    @property
    def pool(self) -> Executor:
        """The one pool, for pictures, films and sounds."""
        return self._pool

    async def paint(self, scene: Scene, say: Say, *, patience: float | None = None) -> bytes | None:
        """Return the picture as a PNG file, or None if it could not be drawn in time."""
        try:
            async with asyncio.timeout(self._patience if patience is None else patience):
                return await asyncio.get_running_loop().run_in_executor(self._pool, self._made, scene, say)
        except Exception as error:  # noqa: BLE001 (whatever is wrong with a picture, the game goes on in words)
            log.warning("a picture failed", picture=scene.alt.key, error=type(error).__name__)
            return None

    def close(self) -> None:
        """Stop drawing. Pictures that have not begun are dropped."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def draw(scene: Scene, say: Say) -> bytes:
    """Return a scene as a PNG file. `say` gives the words for the scene's lines and names."""
    return file_of(scene, [_spoken(mark, say) for mark in scene.marks], _composed, _reach)


def compose(scene: Scene, say: Say) -> Image.Image:
    """Return a scene as it is drawn, in all its colours."""
    return _composed(scene, [_spoken(mark, say) for mark in scene.marks], 0, scene.height)


def enlarged(scene: Scene) -> Scene:
    """Return a scene in large print: letters are larger where they have room, and of a plain face everywhere."""

    def large(mark: Mark | Sprite) -> Mark | Sprite:
        if not isinstance(mark, Write):
            return mark
        return dataclasses.replace(mark, is_large=True, size=mark.size * (LARGER if mark.room is not None else 1))

    return dataclasses.replace(scene, marks=tuple(map(large, scene.marks)))


def _reach(mark: Mark | Sprite) -> tuple[float, float]:
    """Return the rows between which all of a mark lies."""
    if isinstance(mark, Write):
        far = reach(str(mark.what), mark.size, mark.lines)
        return mark.y - far, mark.y + far
    _, top, _, bottom = extent(mark)
    return top, bottom


def _composed(scene: Scene, marks: Iterable[Mark | Sprite], top: int, bottom: int) -> Image.Image:
    image = _backdrop(scene).crop((0, top, scene.width, bottom)).convert("RGB")
    for mark in marks:
        _put(image, mark, top)
    return image


def _spoken(mark: Mark | Sprite, say: Say) -> Mark | Sprite:
    """Return a mark with its words in it."""
    if isinstance(mark, Write) and isinstance(mark.what, Enum | Who | Line):
        return dataclasses.replace(mark, what=say(mark.what))
    return mark


def shown(width: int, height: int) -> float:
    """Return the part of its size at which a phone shows a picture."""
    return min(PHONE / width, TALLEST / height)


def least(width: int) -> int:
    """Return the smallest size of letters in a picture so wide."""
    return math.ceil(LEGIBLE / CAPITAL * width / PHONE)


def extent(mark: Mark | Sprite) -> tuple[float, float, float, float]:
    """Return left, top, right, bottom of a mark's area; of words, the room or else the point they stand at."""
    match mark:
        case Rect():
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


BACKDROPS, SPRITES, TILES = 24_000_000, 32_000_000, 8_000_000
"""Bytes of each that are kept: room for all backdrops and sprites of the four games. A backdrop takes up to half a second."""


def _bytes(image: Image.Image) -> int:
    """Return the memory of a picture: Pillow gives each pixel a byte or four."""
    return image.width * image.height * (1 if len(image.getbands()) == 1 else 4)


def _look(mark: Form | Sprite) -> Hashable:
    """Return all of a mark but its place."""
    match mark:
        case Sprite():
            return mark.figure, mark.side, mark.wide, mark.tones, mark.part
        case Rect():
            return Rect, mark.w, mark.h, mark.radius, mark.fill, mark.line, mark.width
        case Disc():
            return Disc, mark.rx, mark.ry, mark.fill, mark.line, mark.width
        case Shape() | Stroke():
            return _at_corner(mark)
        case _:
            assert_never(mark)


_backdrops: LRUCache[tuple[Hashable, ...], Image.Image] = LRUCache(BACKDROPS, _bytes)
_sprites: LRUCache[Hashable, Strips] = LRUCache(SPRITES, size_of)
_tiles: LRUCache[Hashable, Strips] = LRUCache(TILES, size_of)


# Two threads may make a thing at once: both are equal, and the first is kept.
@cached(_sprites, key=_look, lock=threading.Lock())
def _sprite(of: Sprite) -> Strips:
    return cut(sprite(of))


@cached(
    _backdrops,
    key=lambda scene: (scene.backdrop.key, scene.backdrop.palette, scene.width, scene.height),
    lock=threading.Lock(),
)
def _backdrop(scene: Scene) -> Image.Image:
    """Return a backdrop, in the colours of its game, if that has its own: a quarter of the bytes."""
    image = _paint_backdrop(scene.backdrop, (scene.width, scene.height))
    return image if scene.backdrop.palette is None else indexed(image, fixed(scene.backdrop.palette))


def _paint_backdrop(backdrop: Backdrop, size: tuple[int, int]) -> Image.Image:
    image = Image.new("RGB", size)
    once = cached({}, key=_look)(lambda of: cut(sprite(of)))  # not kept: some are as large as the backdrop, which is
    for is_drawn, group in groupby(backdrop.marks, key=lambda mark: isinstance(mark, Form) and not _is_plain(mark)):
        if is_drawn:
            forms = ground([mark for mark in group if isinstance(mark, Form)], size)
            image.paste(forms, (0, 0), forms)
        else:
            for mark in group:
                _put(image, _spoken(mark, wordless), 0, once)
    return image


def _is_plain(mark: Mark | Sprite) -> bool:
    """Return whether a mark is whole pixels of one colour: they need no drawing."""
    if not isinstance(mark, Rect) or mark.fill is None or mark.line is not None or mark.radius:
        return False
    return all(float(each).is_integer() for each in (mark.x, mark.y, mark.w, mark.h))


def wordless(thing: Enum | Who | Line) -> str:
    """Say nothing: the words stand there already. Raises TypeError."""
    raise TypeError(f"what is drawn here must say the same in every language: {thing}")


def _put(image: Image.Image, mark: Mark | Sprite, above: int, figure_of: Callable[[Sprite], Strips] = _sprite) -> None:
    """Draw a mark on a picture that begins so many rows further down."""
    match mark:
        case Sprite():
            paste(image, figure_of(mark), round(mark.x), round(mark.y) - above)
        case Write():
            look = face(bold=mark.bold, clear=mark.is_large)
            text = letter(str(mark.what), mark.size, look, mark.anchor, mark.room, mark.lines, least(image.width))
            ink = Image.new(
                "RGB", text.mask.size, mark.colour
            )  # pasting a picture takes half the time of filling a mask
            image.paste(ink, (round(mark.x) + text.dx, round(mark.y) + text.dy - above), text.mask)
        case Rect(x, y, w, h, str(fill)) if _is_plain(mark):
            image.paste(fill, (round(x), round(y) - above, round(x + w), round(y + h) - above))
        case Rect() | Disc() | Shape() | Stroke():
            x, y = _corner(mark)
            paste(image, _tile(mark), round(x), round(y) - above)
        case _:
            assert_never(mark)


def _corner(form: Form) -> tuple[float, float]:
    """Return the corner of a form's kept picture: a box or disc at its own edge, to be the same wherever it lies; others at whole pixels."""
    left, top, _, _ = extent(form)
    return (left, top) if isinstance(form, Rect | Disc) else (math.floor(left), math.floor(top))


@cached(_tiles, key=_look, lock=threading.Lock())
def _tile(form: Form) -> Strips:
    moved = _at_corner(form)
    _, _, right, bottom = extent(moved)
    return cut(ground([moved], (math.ceil(right) + 1, math.ceil(bottom) + 1)))


def _at_corner(form: Form) -> Form:
    """Return a form moved to the corner of its own picture."""
    x, y = _corner(form)
    match form:
        case Rect() | Disc():
            return dataclasses.replace(form, x=form.x - x, y=form.y - y)
        case Shape() | Stroke():
            return dataclasses.replace(form, points=tuple((px - x, py - y) for px, py in form.points))
        case _:
            assert_never(form)
