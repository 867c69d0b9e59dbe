"""Pictures as PNG files, drawn and packed in bands of 64 rows: of a panel only those that a move has changed.

For pictures that come again at each move, which name a `palette`; any other is one band, in colours of its own. With it a played
move takes a sixth to two fifths less CPU (`make played`, ms with and without: 13 Indices 11.9 and 17.0, Mord im Arosa 45.8 and 55.3,
Cluedo 9.6 and 15.7, Bakerstreet 17.4 and 27.8).

The contract: a scene gives the same file, in whatever order scenes are drawn. It holds since a band depends on nothing outside it:

- its colours are those of all pictures of the game (`data/art/<game>/palette.png`, found by `make palettes`);
- it is known by the marks that may reach into it, with their words, so a mark must not draw beyond its `Reach`;
- it is compressed by itself (RFC 1950 and 1951: a full flush ends it on a whole byte, and nothing after it refers to what lies before).
"""

from __future__ import annotations

import math
import struct
import threading
import zlib
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Protocol, TypeAlias

from cachetools import LRUCache, cached
from cachetools.keys import hashkey
from PIL import Image

from bot.media import sprites
from games.core.scene import Mark, PrivateScene, PublicScene, Sprite

Scene: TypeAlias = PublicScene | PrivateScene
Marks: TypeAlias = Sequence[Mark | Sprite]
Reach: TypeAlias = Callable[[Mark | Sprite], tuple[float, float]]
"""Says between which rows all of a mark lies."""

BAND = 64
"""Rows of a band."""
BANDS = 12_000_000
"""Bytes of bands that are kept: the panels of some two hundred tables."""
HELD = 1_500
"""Bytes that a band takes beside its file: the marks in it, by which it is found."""
SAMPLE = 4
LARGE = 500

SIGNATURE = b"\x89PNG\r\n\x1a\n"
INDEXED = struct.pack(">BBBBB", 8, 3, 0, 0, 0)
"""Eight bits a pixel, colours by number; the only ways of pressing, filtering and ordering that we use."""
LEVEL = 3
"""Measured: 1 is hardly faster, and 4 is slower."""
BEGINNING, END = b"\x78\x01", b"\x03\x00"
"""Of a compressed stream: its header, and a last block with nothing in it."""
ADLER = 65521


class Compose(Protocol):
    """Draws some rows of a scene."""

    def __call__(self, scene: Scene, marks: Marks, top: int, bottom: int) -> Image.Image:
        """Return them in all their colours."""


@dataclass(frozen=True, slots=True)
class Band:
    """Some rows, compressed: a chunk of the file, and the checksum and length of its contents."""

    chunk: bytes
    check: int
    length: int


def bands(picture: Image.Image, rows: int) -> Iterator[Band]:
    """Yield a picture of mode P in bands of so many rows, the last with the rest."""
    width, height = picture.size
    filtered = Image.new("P", (width + 1, height))  # each row begins with its filter: 0, none
    filtered.paste(picture, (1, 0))
    content = filtered.tobytes()
    step = rows * (width + 1)
    for at in range(0, len(content), step):
        part = content[at : at + step]
        press = zlib.compressobj(LEVEL, zlib.DEFLATED, -zlib.MAX_WBITS)
        pressed = press.compress(part) + press.flush(zlib.Z_FULL_FLUSH)
        yield Band(_chunk(b"IDAT", pressed), zlib.adler32(part), len(part))


def png(size: tuple[int, int], colours: Image.Image, all_bands: Iterable[Band]) -> bytes:
    """Return bands, from top to bottom, as a PNG file (PNG specification, third edition, chapters 5 and 11)."""
    chunks, check = [], 1
    for each in all_bands:
        chunks.append(each.chunk)
        check = _joined(check, each)
    return b"".join(
        (
            SIGNATURE,
            _chunk(b"IHDR", struct.pack(">II", *size) + INDEXED),
            _chunk(b"PLTE", bytes(colours.getpalette("RGB") or ())),
            _chunk(b"IDAT", BEGINNING),
            *chunks,
            _chunk(b"IDAT", END + struct.pack(">I", check)),
            _chunk(b"IEND", b""),
        )
    )


def _joined(check: int, band: Band) -> int:
    """Return the Adler-32 of the bytes behind `check` and a band after them: a sum of bytes, and one of those sums."""
    low = (check & 0xFFFF) - 1
    high = (check >> 16) + (band.check >> 16) + band.length * low
    return high % ADLER << 16 | (low + (band.check & 0xFFFF)) % ADLER


def _chunk(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))


def indexed(image: Image.Image, colours: Image.Image) -> Image.Image:
    """Return a picture in given colours, each pixel in the nearest: it depends on no other pixel."""
    return image.quantize(palette=colours, dither=Image.Dither.NONE)


@cached({}, lock=threading.Lock())
def fixed(name: str) -> Image.Image:
    """Return the colours of all the pictures of a game (`make palettes` finds them).

    Measured: as near as colours of its own are to each picture, and half the time, for which colour is nearest is found
    once and then known.
    """
    with Image.open(sprites.FIGURES / name / "palette.png", formats=["PNG"]) as file:
        file.load()
    indexed(Image.new("RGB", (1, 1)), file)  # lays out the known colours now, and not in two threads at once
    return file


def own(image: Image.Image) -> Image.Image:
    """Return the colours of one picture.

    Measured: colours found in every fourth pixel of every fourth row, and then looked up for all pixels, take less than half
    as long as colours found in all of them, and are as near. A small picture has too few pixels for that, and is quick.
    """
    every = SAMPLE if image.width >= LARGE else 1
    sample = image.resize((image.width // every, max(1, image.height // every)), Image.Resampling.NEAREST)
    return sample.quantize(256, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)


def file_of(scene: Scene, marks: Marks, compose: Compose, reach: Reach) -> bytes:
    """Return a scene with the words of its marks in them as a PNG file."""
    if scene.backdrop.palette is not None:
        return png((scene.width, scene.height), fixed(scene.backdrop.palette), _banded(scene, marks, compose, reach))
    image = compose(scene, marks, 0, scene.height)
    colours = own(image)
    return png(image.size, colours, bands(indexed(image, colours), image.height))


_bands: LRUCache[Hashable, Band] = LRUCache(BANDS, getsizeof=lambda kept: len(kept.chunk) + HELD)
_bands_lock = threading.Lock()


def _banded(scene: Scene, marks: Marks, compose: Compose, reach: Reach) -> list[Band]:
    """Return the bands of a picture. Those that are not kept and follow each other are drawn as one, so each mark once."""
    assert scene.backdrop.palette is not None
    count = math.ceil(scene.height / BAND)
    places = [_place(reach(mark), count) for mark in marks]
    within: list[list[Mark | Sprite]] = [[] for _ in range(count)]
    for mark, place in zip(marks, places, strict=True):
        for n in place:
            within[n].append(mark)
    size = scene.width, scene.height
    keys = [hashkey(scene.backdrop.key, size, n, tuple(each)) for n, each in enumerate(within)]
    with _bands_lock:
        found = [_bands.get(key) for key in keys]
    made: dict[int, Band] = {}
    for is_new, run in groupby(range(count), key=lambda n: found[n] is None):
        if is_new:
            first, last = (ns := list(run))[0], ns[-1]
            seen = [
                each for each, place in zip(marks, places, strict=True) if place.start <= last and first < place.stop
            ]
            image = compose(scene, seen, first * BAND, min((last + 1) * BAND, scene.height))
            made |= zip(ns, bands(indexed(image, fixed(scene.backdrop.palette)), BAND), strict=True)
    with _bands_lock:
        _bands.update((keys[n], each) for n, each in made.items())
    return [found[n] or made[n] for n in range(count)]


def _place(rows: tuple[float, float], count: int) -> range:
    """Return the bands, of so many, between which these rows lie, wherever edges are rounded to."""
    top, bottom = rows
    return range(max(0, int(top - 1) // BAND), min(count, int(bottom + 2) // BAND + 1))
