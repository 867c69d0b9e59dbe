"""Figures of `data/art` become sprites here, in the size and tones that are asked for, and forms become tiles.

Drawing takes some milliseconds, so what is used again is kept on disk too, by all that it is made of: a changed figure, size or
tone, or a change in how we draw, is another file. The folder may be deleted at any time. Where nothing can be written, each process
draws anew.
"""

from __future__ import annotations

import io
import os
import tempfile
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import cache, lru_cache
from hashlib import blake2b
from importlib.metadata import version
from pathlib import Path
from types import ModuleType

from PIL import Image
from PIL.PngImagePlugin import PngImageFile

from games.core.scene import Box, Disc, Form, Sprite

FIGURES = Path(__file__).resolve().parents[2] / "data" / "art"
KEPT = Path("var/sprites")


def sprite(of: Sprite) -> Image.Image:
    """Return a finished sprite on a clear ground."""
    made_of = f"{replace(of, x=0, y=0)} {fingerprint(of.figure)}"
    return _kept(made_of, lambda: _drawing().figure(_file(of.figure), of))


def ground(forms: Sequence[Form], size: tuple[int, int]) -> Image.Image:
    """Return forms on a clear ground."""
    return _kept(f"{forms} {size}", lambda: _drawing().shapes(forms, size))


def tile(form: Form, size: tuple[int, int]) -> Image.Image:
    """Return one form on a clear ground. It is kept if it is one of few: of curves and parts of pixels there is no end."""
    match form:
        case Box(x, y, w, h) | Disc(x, y, w, h) if all(float(each).is_integer() for each in (x, y, w, h)):
            return ground([form], size)
        case _:
            return _opened(_drawing().shapes([form], size))


@lru_cache(maxsize=256)
def fingerprint(figure: str) -> str:
    """Return what tells the file of a figure from any other."""
    return _hashed(_file(figure).read_bytes())


def _file(figure: str) -> Path:
    return FIGURES / f"{figure}.svg"


def _kept(made_of: str, draw: Callable[[], bytes]) -> Image.Image:
    """Return what something looks like: from the disk, by what it is made of, or else drawn and put there."""
    path = KEPT / f"{_hashed(f'{_drawn_by()} {made_of}'.encode())}.png"
    with suppress(OSError, SyntaxError):  # what is not there, or was cut short, is drawn again; Pillow raises both
        return _opened(path.read_bytes())
    file = draw()
    _keep(path, file)
    return _opened(file)


@cache
def _drawn_by() -> str:
    """Return what tells how things are drawn: the source of what draws them, and what makes pixels of that."""
    return f"{_hashed(Path(__file__).with_name('drawing.py').read_bytes())} {version('resvg-py')}"


def _drawing() -> ModuleType:
    from bot.media import drawing

    return drawing


def _hashed(content: bytes) -> str:
    return blake2b(content, digest_size=20).hexdigest()


def _opened(file: bytes) -> Image.Image:
    image = PngImageFile(io.BytesIO(file))
    image.load()
    return image.convert("RGBA")


def _keep(path: Path, file: bytes) -> None:
    """Write a file whole or not at all: others may read it, or write the same, at any moment."""
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=path.parent)
        try:
            with os.fdopen(handle, "wb") as unfinished:
                unfinished.write(file)
            Path(name).replace(path)
        except OSError:
            Path(name).unlink(missing_ok=True)
            raise
