"""Our own PNG files hold the very pixels that were drawn, and every reader knows them."""

from __future__ import annotations

import io
import zlib
from collections.abc import Iterator

import pytest
from PIL import Image

from bot.media.bands import bands, png


def a_picture(width: int, height: int, colours: int) -> Image.Image:
    picture = Image.new("P", (width, height))
    picture.putpalette([value for n in range(colours) for value in (n, 255 - n, n * 7 % 256)])
    picture.putdata([(x * y + x) % colours for y in range(height) for x in range(width)])
    return picture


def a_file(picture: Image.Image, rows: int) -> bytes:
    """Return a file in bands of so many rows."""
    return png(picture.size, picture, bands(picture, rows))


def chunks(file: bytes) -> Iterator[tuple[bytes, bytes]]:
    at = 8
    while at < len(file):
        length = int.from_bytes(file[at : at + 4], "big")
        yield file[at + 4 : at + 8], file[at + 8 : at + 8 + length]
        at += length + 12


@pytest.mark.parametrize("rows", [1, 64, 2000])
@pytest.mark.parametrize(("width", "height", "colours"), [(1, 1, 1), (7, 3, 2), (1000, 1186, 256), (33, 900, 200)])
def test_a_file_holds_the_pixels_and_the_colours(width: int, height: int, colours: int, rows: int) -> None:
    picture = a_picture(width, height, colours)
    file = a_file(picture, rows)

    with Image.open(io.BytesIO(file)) as read:
        read.verify()  # every checksum of a chunk
    compressed = b"".join(content for kind, content in chunks(file) if kind == b"IDAT")
    assert len(zlib.decompress(compressed)) == (width + 1) * height  # and that of the rows
    with Image.open(io.BytesIO(file)) as read:
        assert read.format == "PNG"
        assert read.convert("RGB").tobytes() == picture.convert("RGB").tobytes()


def test_the_same_picture_is_the_same_file() -> None:
    assert a_file(a_picture(50, 40, 16), 8) == a_file(a_picture(50, 40, 16), 8)
