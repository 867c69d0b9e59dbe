"""Figures of `data/art` become sprites here, in the size and tones that are asked for, and forms become tiles.

Drawing takes some milliseconds, so what is used again is kept on disk too, by all that it is made of: a changed figure, size or
tone, or a change in how we draw, is another file. The folder may be deleted at any time. Where nothing can be written, each process
draws anew. What draws is loaded with the first thing that is not there: it takes 3 MB.
"""

from __future__ import annotations

import io
import os
import tempfile
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import cache, lru_cache, partial
from hashlib import blake2b
from importlib.metadata import version
from pathlib import Path
from typing import TypeAlias, assert_never
from xml.etree import ElementTree as ET

from PIL import Image

from games.core.scene import Box, Disc, Shape, Sprite, Stroke

Form: TypeAlias = Box | Disc | Shape | Stroke

FIGURES = Path(__file__).resolve().parents[2] / "data" / "art"
KEPT = Path("var/sprites")

_SVG = "http://www.w3.org/2000/svg"


def sprite(of: Sprite) -> Image.Image:
    """Return a finished sprite on a clear ground."""
    return _kept(f"{replace(of, x=0, y=0)} {fingerprint(of.figure)}", partial(markup, of))


def ground(forms: Sequence[Form], size: tuple[int, int]) -> Image.Image:
    """Return forms on a clear ground."""
    return _kept(f"{forms} {size}", partial(_markup_of_forms, forms, size))


def tile(form: Form, size: tuple[int, int]) -> Image.Image:
    """Return one form on a clear ground. There is no end to the ways that a stroke may go: none is kept."""
    if isinstance(form, Stroke):
        return _opened(_rasterised(_markup_of_forms([form], size)))
    return ground([form], size)


def markup(of: Sprite) -> str:
    """Return the file of a figure, changed to the size, the part and the tones that are asked for.

    Its tones are gradients of one colour: drawing programs call them swatches, and know them by name.
    """
    root = ET.fromstring(_file(of.figure).read_text(encoding="utf-8"))  # noqa: S314 (our own file)
    if of.part is not None:
        root.set("viewBox", " ".join(map(str, of.part)))
    root.set("width", str(round(of.side * of.wide / 100)))
    root.set("height", str(round(of.side)))
    root.set("preserveAspectRatio", "none")  # the box is as wide as in the file, but for a part of a pixel
    tones = dict(of.tones)
    for swatch in root.iter(f"{{{_SVG}}}linearGradient"):
        if (colour := tones.get(swatch.get("id", ""))) is not None:
            swatch[:] = [ET.Element(f"{{{_SVG}}}stop", {"stop-color": colour})]
    return ET.tostring(root, encoding="unicode")


@lru_cache(maxsize=256)
def fingerprint(figure: str) -> str:
    """Return what tells the file of a figure from any other."""
    return blake2b(_file(figure).read_bytes(), digest_size=20).hexdigest()


def _file(figure: str) -> Path:
    return FIGURES / f"{figure}.svg"


def _markup_of_forms(forms: Iterable[Form], size: tuple[int, int]) -> str:
    root = ET.Element("svg", {"xmlns": _SVG, "width": str(size[0]), "height": str(size[1])})
    ends = ET.SubElement(root, "g", {"stroke-linecap": "round", "stroke-linejoin": "round", "fill": "none"})
    for form in forms:
        kind, where = _outline(form)
        look = {} if isinstance(form, Stroke) or form.fill is None else {"fill": form.fill}
        if form.line is not None:
            look |= {"stroke": form.line, "stroke-width": str(form.width)}
        ET.SubElement(ends, kind, {key: str(value) for key, value in where.items()} | look)
    return ET.tostring(root, encoding="unicode")


def _outline(form: Form) -> tuple[str, dict[str, float | str]]:
    """Return an element and where it lies. The line of a box or a disc is within it; that of SVG is half outside."""
    inset = form.width / 2 if form.line is not None else 0
    match form:
        case Box(x, y, w, h):
            corners = {"rx": form.radius - inset} if form.radius > inset else {}
            return "rect", {"x": x + inset, "y": y + inset, "width": w - 2 * inset, "height": h - 2 * inset, **corners}
        case Disc(x, y, rx, ry):
            return "ellipse", {"cx": x, "cy": y, "rx": rx - inset, "ry": ry - inset}
        case Shape(points):
            return "polygon", {"points": " ".join(f"{x},{y}" for x, y in points)}
        case Stroke(points):
            return "polyline", {"points": " ".join(f"{x},{y}" for x, y in points)}
        case _:
            assert_never(form)


def _kept(made_of: str, drawing: Callable[[], str]) -> Image.Image:
    """Return what a drawing looks like: from the disk, by what it is made of, or else drawn and put there."""
    path = KEPT / f"{blake2b(f'{_drawn_by()} {made_of}'.encode(), digest_size=20).hexdigest()}.png"
    with suppress(OSError, SyntaxError):  # what is not there, or was cut short, is drawn again; Pillow raises both
        return _opened(path.read_bytes())
    file = _rasterised(drawing())
    _keep(path, file)
    return _opened(file)


@cache
def _drawn_by() -> str:
    """Return what tells how things are drawn: this file, and what makes pixels of its drawings."""
    return f"{blake2b(Path(__file__).read_bytes(), digest_size=20).hexdigest()} {version('resvg-py')}"


def _rasterised(drawing: str) -> bytes:
    import resvg_py

    return resvg_py.svg_to_bytes(svg_string=drawing, skip_system_fonts=True)


def _opened(file: bytes) -> Image.Image:
    image = Image.open(io.BytesIO(file))
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
