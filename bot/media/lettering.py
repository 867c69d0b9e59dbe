"""Letters for pictures: fonts, and text made to fit its room. It knows no scene and no language."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from itertools import groupby
from operator import itemgetter
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont, features

FOLDER = Path(__file__).resolve().parents[2] / "data" / "fonts"
SMALLEST = 6
"""Text that would have to be smaller still is narrowed instead."""
CAPITAL = 0.68
"""Height of a capital of Vollkorn, in parts of the size."""


class Typeface(Enum):
    """The faces of pictures by their files: the usual one, and the one of large print, which keeps like letters apart."""

    MEDIUM = "Vollkorn-Medium.ttf"
    BOLD = "Vollkorn-Bold.ttf"
    CLEAR = "AtkinsonHyperlegible-Regular.ttf"
    CLEAR_BOLD = "AtkinsonHyperlegible-Bold.ttf"


def face(*, bold: bool, clear: bool = False) -> Typeface:
    """Return the face of a text."""
    if clear:
        return Typeface.CLEAR_BOLD if bold else Typeface.CLEAR
    return Typeface.BOLD if bold else Typeface.MEDIUM


_SHAPED = ("THAI", "DEVANAGARI", "BENGALI", "TAMIL")
"""Scripts whose vowels are marks around their letters, as Unicode's names of both begin; each has a font of its own."""
_SPARES = (
    ("DejaVuSans-Bold.ttf", 0.84),
    ("DroidSansFallback-Regular.ttf", 0.92),
    *((f"NotoSans{each.title()}-Bold.ttf", 0.9) for each in _SHAPED),
)
"""Fonts for glyphs that the first lacks, in this order, with the factor of their size, for their letters are larger."""
_LEADING = 0.82  # from line to line, in parts of the size
_DIGITS, _LATIN, _TALLEST = 0.4, 0.65, 1.0  # how far letters lie from the middle of capitals, in parts of the size
_SMALL = 0.95  # of the size that was asked for: below it, a text is broken between words
_TINY = 0.6  # below it, a word is cut in the middle
_NARROW = 1.35  # width of a text in parts of its room: narrowing by that is easier to read than a broken word
_SYLLABLE = re.compile(
    r"(?<=\w\w)(?=(?:[bcdfgkptv][lr]|[cpst]h|gn|qu|st|[b-df-hj-np-tv-xz])[aeiouyà-ü]\w)", re.IGNORECASE
)
_OPEN, _CLOSE = "\ue000", "\ue001"  # around boxed text; for private use, so no name brings them along
_BOXED = re.compile(f"{_OPEN}([^{_OPEN}{_CLOSE}]*){_CLOSE}?")
_NUMBER = re.compile(r"[#＃] ?\d+")
_BOX = -1
_PADDING, _MARGIN, _LINE = 0.17, 0.05, 0.06
"""A box's padding and margin on either side, and the thickness of its line, in parts of the size."""
_NOWHERE = "\U0010ffff"
_IS_SHAPING = features.check("raqm")
_FIGURES = ["lnum"] if _IS_SHAPING else None  # without libfribidi: no kerning, old style figures


@dataclass(frozen=True, slots=True)
class Lettered:
    """Finished text: its mask, and where its top left corner lies seen from the point that was asked for."""

    mask: Image.Image
    dx: int
    dy: int
    size: int
    rows: tuple[str, ...]


@lru_cache(maxsize=1024)
def letter(
    text: str, size: float, face: Typeface, anchor: str, room: float | None, lines: int, least: int = SMALLEST
) -> Lettered:
    """Return text as a mask, at most `room` wide, broken at spaces into at most `lines` lines.

    It is made smaller until it fits, but not below `least`: then it is hyphenated, and a longer text loses its end.
    """
    words = clean(text)
    rows, fitting = _fit(words, round(size), face, room, lines)
    if room is not None and fitting < least <= size:
        rows, fitting = _legible(words, least, face, room, lines), least
    mask, above = inscription(tuple(rows), fitting, face, anchor if len(rows) > 1 else "left")
    width, step = mask.width, _step(fitting)
    if room is not None and width > room >= 1:
        width = int(room)
        mask = mask.resize((width, mask.height), Image.Resampling.LANCZOS)
    dx = 0 if anchor == "left" else -width if anchor == "right" else -(width // 2)
    dy = round(fitting * CAPITAL / 2 - step * (len(rows) - 1) / 2) - above
    return Lettered(mask, dx, dy, fitting, tuple(rows))


@lru_cache(maxsize=1024)
def inscription(rows: tuple[str, ...], size: int, face: Typeface, anchor: str) -> tuple[Image.Image, int]:
    """Return the mask of rows of this size, and how far its first row lies above the first line: the same for every room that they fit."""
    widths = [_width(row, size, face) for row in rows]
    width, rise, step = max(1, *widths), _rise(size), _step(size)
    mask = Image.new("L", (width, rise + step * (len(rows) - 1) + size // 2))
    pen = ImageDraw.Draw(mask)
    for n, (row, wide) in enumerate(zip(rows, widths, strict=True)):
        x = 0 if anchor == "left" else width - wide if anchor == "right" else (width - wide) // 2
        _inscribe(pen, x, rise + n * step, row, size, face)
    _, top, _, bottom = mask.getbbox() or (0, 0, width, mask.height)
    return mask.crop((0, top, width, bottom)), rise - top


def _rise(size: int) -> int:
    """Return how far the line that letters stand on lies below the top of a mask."""
    return size + size // 4


def _step(size: int) -> int:
    """Return how far it is from line to line."""
    return max(1, round(size * _LEADING))


def reach(text: str, size: float, lines: int) -> float:
    """Return a distance above and below its point that no pixel of a text of this size goes beyond.

    It is short for most texts, so a word that changes leaves the band of a picture beside it as it is (`bot.media.bands`).
    """
    far = _DIGITS if text.isdecimal() and text.isascii() else _LATIN if max(text, default="") <= "ÿ" else _TALLEST
    return size * (far + (_LEADING / 2 if lines == 2 else 0)) + 2.5


def clean(text: str) -> str:
    """Return the drawable signs of a text, on one line: names of players may hold anything."""
    spaced = "".join(" " if each.isspace() else each for each in unicodedata.normalize("NFC", text))
    kept: list[str] = []
    for each in spaced:
        category = unicodedata.category(each)[0]
        is_part = category == "M" and kept and (script := _shaped(each)) is not None and script == _shaped(kept[-1])
        if is_part or category not in "CM":
            kept.append(each)
    plainer = "".join(each if _has_glyph(each) else unicodedata.normalize("NFKC", each) for each in kept)
    return " ".join("".join(map(_shown, plainer)).split()) or "–"


@lru_cache(maxsize=256)
def drawn(names: tuple[str, ...]) -> tuple[str, ...]:
    """Return the names of a table by seat as pictures show them: one that cannot be drawn, or looks like another there, as its number.

    So is one that looks like a number: it may be that of another seat.
    """
    cleaned = [clean(name) for name in names]
    return tuple(
        name if _is_drawable(name) and cleaned.count(shown) == 1 and not _NUMBER.fullmatch(shown) else f"#{n + 1}"
        for n, (name, shown) in enumerate(zip(names, cleaned, strict=True))
    )


def _is_drawable(name: str) -> bool:
    """Whether every letter of a name can be drawn in its place: with letters missing it would name no player."""
    letters = [each for each in unicodedata.normalize("NFKC", name) if unicodedata.category(each)[0] == "L"]
    return all(map(_has_glyph, letters)) and (_IS_SHAPING or not any(map(_needs_shaping, letters)))


def _needs_shaping(each: str) -> bool:
    return unicodedata.bidirectional(each) in ("R", "AL") or _shaped(each) is not None


@lru_cache(maxsize=4096)
def _shaped(each: str) -> str | None:
    """Return the script of a letter or mark, if it is one that needs shaping."""
    script = unicodedata.name(each, "").partition(" ")[0]
    return script if script in _SHAPED else None


def _shown(each: str) -> str:
    """Return the replacement of a sign: itself where it has a glyph, for an emoji its boxed initials; else nothing."""
    if _has_glyph(each):
        return each
    initials = "".join(word[0] for word in unicodedata.name(each, "").split()[:2])
    return f"{_OPEN}{initials}{_CLOSE}" if initials and unicodedata.category(each) == "So" else ""


def _is_mark(each: str) -> bool:
    return unicodedata.category(each)[0] == "M"


def _fit(text: str, size: int, face: Typeface, room: float | None, lines: int) -> tuple[list[str], int]:
    """Return the rows and the size: the largest that fits, on the fewest lines that reach it."""
    best, largest = [text], _shrink([text], size, face, room)
    if lines == 1:
        return best, largest
    middle = next((n for n in range(len(text) // 2, len(text)) if not _is_mark(text[n])), len(text) // 2)
    within = [(cut, "-") for cut in _syllables(text)] or [(middle, "")]
    for cuts, enough in (([(cut, "") for cut in _between_words(text)], _SMALL), (within, _TINY)):
        if largest >= size * enough:
            break
        for cut, hyphen in cuts:
            rows = [text[:cut].rstrip() + hyphen, text[cut:].lstrip()]
            fitting = _shrink(rows, size, face, room)
            if fitting > largest:
                best, largest = rows, fitting
    return best, largest


def _legible(text: str, size: int, face: Typeface, room: float, lines: int) -> list[str]:
    """Return as much of a text as fits at this size."""
    widest = room * _NARROW
    for kept in range(len(text), 0, -1):
        if kept < len(text) and _is_mark(text[kept]):
            continue  # it belongs to the letter before
        part = text if kept == len(text) else f"{text[:kept].rstrip()}…"
        width = _width(part, size, face)
        if width <= widest:
            return [part]
        if width > lines * widest or lines == 1:
            continue
        for cut, hyphen in [(cut, "") for cut in _between_words(part)] + [(cut, "-") for cut in _syllables(part)]:
            rows = [part[:cut].rstrip() + hyphen, part[cut:].lstrip()]
            if max(_width(row, size, face) for row in rows) <= widest:
                return rows
    return [text[:1]]


def _syllables(text: str) -> list[int]:
    """Return the places of hyphens in a word, the most even first: before a consonant that a vowel follows."""
    return sorted((each.start() for each in _SYLLABLE.finditer(text)), key=lambda cut: (abs(2 * cut - len(text)), cut))


def _between_words(text: str) -> list[int]:
    """Return the line breaks of a text, the most even first."""
    cuts = [n for n in range(1, len(text)) if text[n - 1] in " -_." and text[:n].strip() and text[n:].strip()]
    return sorted(cuts, key=lambda cut: (abs(2 * cut - len(text)), cut))


def _shrink(rows: list[str], size: int, face: Typeface, room: float | None) -> int:
    if room is None:
        return size
    widest = max(_width(row, size, face) for row in rows)
    if widest <= room:
        return size
    fitting = max(SMALLEST, int(size * room / widest))
    while fitting > SMALLEST and max(_width(row, fitting, face) for row in rows) > room:
        fitting -= 1
    return fitting


@lru_cache(maxsize=2048)
def _width(row: str, size: int, face: Typeface) -> int:
    return -int(-sum(_length(run, size, face, spare) for run, spare in _runs(row, face)) // 1)


def _length(run: str, size: int, face: Typeface, spare: int) -> float:
    if spare == _BOX:
        return _length(run, size, face, 0) + 2 * _PADDING * size
    return typeface(size, face, spare).getlength(run, features=None if spare else _FIGURES)


def _inscribe(pen: ImageDraw.ImageDraw, x: float, y: float, row: str, size: int, face: Typeface) -> None:
    for run, spare in _runs(row, face):
        if spare == _BOX:
            end, edge = x + _length(run, size, face, spare), _MARGIN * size
            rise, drop = (CAPITAL + _PADDING - _MARGIN) * size, (_PADDING - _MARGIN) * size
            box = (x + edge, y - rise, end - edge, y + drop)
            pen.rounded_rectangle(box, size / 8, outline=255, width=max(1, round(_LINE * size)))
            _inscribe(pen, x + _PADDING * size, y, run, size, face)
            x = end
            continue
        figures = None if spare else _FIGURES
        pen.text((x, y), run, fill=255, font=typeface(size, face, spare), anchor="ls", features=figures)
        x += _length(run, size, face, spare)


def _runs(row: str, face: Typeface) -> Iterator[tuple[str, int]]:
    """Yield the row in runs of one font each, or of boxed text."""
    for n, part in enumerate(_BOXED.split(row)):
        if n % 2:
            yield part, _BOX
        else:
            yield from _written(part.replace(_CLOSE, ""), face)


def _written(row: str, face: Typeface) -> list[tuple[str, int]]:
    """Return letters in runs of one font each: 0 is the first, the others are for letters that it lacks.

    A space between letters of one font belongs to them, so that words written from right to left stay in one run, in their
    order; any other belongs to the first font, for in a run from right to left it would stand on the wrong side.
    """
    fonts = [_font_of(each, face) for each in row]
    for n in range(1, len(row) - 1):
        if row[n] == " " and fonts[n - 1] == fonts[n + 1]:
            fonts[n] = fonts[n - 1]
    return [
        ("".join(each for each, _ in run), font) for font, run in groupby(zip(row, fonts, strict=True), itemgetter(1))
    ]


def _has_glyph(each: str) -> bool:
    return _in_font(each, _font_of(each, Typeface.MEDIUM), Typeface.MEDIUM)


@lru_cache(maxsize=4096)
def _font_of(each: str, face: Typeface) -> int:
    if (script := _shaped(each)) is not None:  # any font draws a mark that it lacks as a circle and a box
        return _FONTS.stop + _SHAPED.index(script)
    return next((font for font in _FONTS if _in_font(each, font, face)), 1)


_FONTS = range(1 + len(_SPARES) - len(_SHAPED))


@lru_cache(maxsize=4096)
def _in_font(each: str, font: int, face: Typeface) -> bool:
    return each == " " or _look(each, font, face) != _look(_NOWHERE, font, face)


def _look(each: str, font: int, face: Typeface) -> bytes:
    return bytes(typeface(20, face, font).getmask(each))


@lru_cache(maxsize=128)
def typeface(size: int, face: Typeface, spare: int) -> ImageFont.FreeTypeFont:
    """Return a font, opened for one size."""
    if not spare:
        return ImageFont.truetype(FOLDER / face.value, size)
    name, part = _SPARES[spare - 1]
    return ImageFont.truetype(FOLDER / name, round(size * part))
