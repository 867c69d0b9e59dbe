"""PNG files of indexed pictures, compressed with isal: as small as Pillow makes them at its usual haste, in a sixth of the time."""

from __future__ import annotations

import struct

from isal import isal_zlib
from PIL import Image

SIGNATURE = b"\x89PNG\r\n\x1a\n"
INDEXED = struct.pack(">BBBBB", 8, 3, 0, 0, 0)
"""Eight bits a pixel, colours by number; the only ways of pressing, filtering and ordering that we use."""
LEVEL = 2
"""Measured: 1 is hardly faster, and 3 is slower and leaves more."""


def png(picture: Image.Image) -> bytes:
    """Return a picture of mode P as a PNG file (PNG specification, third edition, chapters 5 and 11)."""
    width, height = picture.size
    rows = Image.new("P", (width + 1, height))  # each row begins with its filter: 0, none
    rows.paste(picture, (1, 0))
    palette = bytes(picture.getpalette("RGB") or ())
    return b"".join(
        (
            SIGNATURE,
            _chunk(b"IHDR", struct.pack(">II", width, height) + INDEXED),
            _chunk(b"PLTE", palette),
            _chunk(b"IDAT", isal_zlib.compress(rows.tobytes(), LEVEL)),
            _chunk(b"IEND", b""),
        )
    )


def _chunk(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", isal_zlib.crc32(kind + content))
