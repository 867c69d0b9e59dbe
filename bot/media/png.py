"""PNG files of indexed pictures.

The rows of a picture may be compressed in bands, each by itself, and joined in any file (RFC 1950 and 1951: a full flush ends
a band on a whole byte, and nothing after it refers to what lies before it).
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from PIL import Image

SIGNATURE = b"\x89PNG\r\n\x1a\n"
INDEXED = struct.pack(">BBBBB", 8, 3, 0, 0, 0)
"""Eight bits a pixel, colours by number; the only ways of pressing, filtering and ordering that we use."""
LEVEL = 3
"""Measured: 1 is hardly faster, and 4 is slower."""
BEGINNING, END = b"\x78\x01", b"\x03\x00"
"""Of a compressed stream: its header, and a last block with nothing in it."""
ADLER = 65521


@dataclass(frozen=True, slots=True)
class Band:
    """Some rows, compressed: a chunk of the file, and the checksum and length of what is in it."""

    chunk: bytes
    check: int
    length: int


def bands(picture: Image.Image, rows: int) -> Iterator[Band]:
    """Yield a picture of mode P in bands of so many rows, the last with what is left."""
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
    """Return the Adler-32 of what has this one and a band after it: a sum of bytes, and one of all those sums."""
    low = (check & 0xFFFF) - 1
    high = (check >> 16) + (band.check >> 16) + band.length * low
    return high % ADLER << 16 | (low + (band.check & 0xFFFF)) % ADLER


def _chunk(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))
