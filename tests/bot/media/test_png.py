"""Our own PNG files hold the very pixels that were drawn, and every reader knows them."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from bot.media.png import png


def a_picture(width: int, height: int, colours: int) -> Image.Image:
    picture = Image.new("P", (width, height))
    picture.putpalette([value for n in range(colours) for value in (n, 255 - n, n * 7 % 256)])
    picture.putdata([(x * y + x) % colours for y in range(height) for x in range(width)])
    return picture


@pytest.mark.parametrize(("width", "height", "colours"), [(1, 1, 1), (7, 3, 2), (1000, 1186, 256), (33, 900, 200)])
def test_a_file_holds_the_pixels_and_the_colours(width: int, height: int, colours: int) -> None:
    picture = a_picture(width, height, colours)

    with Image.open(io.BytesIO(png(picture))) as read:
        read.verify()  # every checksum
    with Image.open(io.BytesIO(png(picture))) as read:
        assert read.format == "PNG"
        assert read.convert("RGB").tobytes() == picture.convert("RGB").tobytes()


def test_the_same_picture_is_the_same_file() -> None:
    assert png(a_picture(50, 40, 16)) == png(a_picture(50, 40, 16))
