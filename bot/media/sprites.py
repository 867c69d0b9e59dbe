"""Figures of `data/art` become sprites, in the size, the part and the tones that are asked for; forms become pixels.

Both are SVG that resvg draws, in some milliseconds; `bot.media.painting` keeps the results.
"""

from __future__ import annotations

import io
from collections.abc import Iterable
from pathlib import Path
from typing import assert_never
from xml.etree import ElementTree as ET

import resvg_py
from PIL import Image

from games.core.scene import Disc, Form, Rect, Shape, Sprite, Stroke

FIGURES = Path(__file__).resolve().parents[2] / "data" / "art"
_SVG = "http://www.w3.org/2000/svg"


def sprite(of: Sprite) -> Image.Image:
    """Return a finished sprite on a clear ground."""
    return _drawn(_changed((FIGURES / f"{of.figure}.svg").read_text(encoding="utf-8"), of))


def ground(forms: Iterable[Form], size: tuple[int, int]) -> Image.Image:
    """Return forms on a clear ground."""
    return _drawn(_markup(forms, size))


def _changed(figure: str, of: Sprite) -> str:
    """Return the markup of a figure, changed to the sprite's part and tones.

    Its tones are gradients of one colour: drawing programs call them swatches, and know them by name.
    """
    root = ET.fromstring(figure)  # noqa: S314 (our own file)
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


def _markup(forms: Iterable[Form], size: tuple[int, int]) -> str:
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
        case Rect(x, y, w, h):
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


def _drawn(drawing: str) -> Image.Image:
    file = resvg_py.svg_to_bytes(svg_string=drawing, skip_system_fonts=True)
    with Image.open(io.BytesIO(file), formats=["PNG"]) as image:
        return image.convert("RGBA")
