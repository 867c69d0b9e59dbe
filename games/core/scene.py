"""Scenes: pictures as pure display lists. The audience of a picture is its type, as with events (walls 1 and 2).

Lengths are in pixels of the finished picture, y grows downwards, colours are `#rrggbb`.
A scene knows no language: a `Write` names a noun, a player or a line of the catalogue, and the painter asks for its words.
A str is written as it is: a letter or a sign that is the same in every language.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Literal, TypeAlias

from games.core.lines import Line, Who

Colour: TypeAlias = str


@dataclass(frozen=True, slots=True)
class Rect:
    """A rectangle, with round corners if `radius` is given."""

    x: float
    y: float
    w: float
    h: float
    fill: Colour | None = None
    line: Colour | None = None
    width: float = 1
    radius: float = 0


@dataclass(frozen=True, slots=True)
class Disc:
    """An ellipse around its centre."""

    x: float
    y: float
    rx: float
    ry: float
    fill: Colour | None = None
    line: Colour | None = None
    width: float = 1


@dataclass(frozen=True, slots=True)
class Shape:
    """A closed polygon."""

    points: tuple[tuple[float, float], ...]
    fill: Colour | None = None
    line: Colour | None = None
    width: float = 1


@dataclass(frozen=True, slots=True)
class Stroke:
    """An open line through points, with round ends."""

    points: tuple[tuple[float, float], ...]
    line: Colour
    width: float = 1


@dataclass(frozen=True, slots=True)
class Write:
    """Text. It is made smaller until it fits `room` (if given); with two `lines` it may be broken at a space or hyphenated.

    No text is too small for a phone: a long name loses its end instead. The words beside the picture have it whole.

    x is its left, middle or right; y is the middle of its capitals, or of its two lines.
    """

    x: float
    y: float
    what: Enum | Who | Line | int | str
    size: float
    colour: Colour = "#1c1a17"
    anchor: Literal["left", "middle", "right"] = "middle"
    bold: bool = False
    room: float | None = None
    lines: Literal[1, 2] = 1
    is_large: bool = False
    """Whether it is set in the face of large print."""


Form: TypeAlias = Rect | Disc | Shape | Stroke
Mark: TypeAlias = Form | Write


Tones: TypeAlias = tuple[tuple[str, Colour], ...]
"""Colours that stand in for those of a figure, by their names in its file."""


@dataclass(frozen=True, slots=True)
class Sprite:
    """A figure of `data/art`, such as `clues/officer`, placed at (x, y), `side` high and `wide` hundredths of that wide.

    Of `tones` it takes those that it has; `part` is its visible section, as left, top, width and height in its own lengths.
    """

    figure: str
    x: float
    y: float
    side: float
    wide: float = 100
    tones: Tones = ()
    part: tuple[float, float, float, float] | None = None


@dataclass(frozen=True, slots=True)
class Backdrop:
    """The unchanging ground of a picture; drawn once for each `key` and kept.

    A picture that is drawn at every move has the colours of `palette`, a folder of `data/art`; any other finds its own.
    """

    key: str
    marks: tuple[Mark | Sprite, ...]
    palette: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class PublicScene:
    """A picture for everybody; only a table view can make one. The cover of a game is one too: it shows no table."""

    width: int
    height: int
    backdrop: Backdrop
    marks: tuple[Mark | Sprite, ...]
    alt: Line


@dataclass(frozen=True, slots=True, kw_only=True)
class PrivateScene:
    """A picture for one seat; only a seat view can make one."""

    width: int
    height: int
    backdrop: Backdrop
    marks: tuple[Mark | Sprite, ...]
    alt: Line
    unsaid: tuple[Line, ...] = ()
    """Facts that the words beside it leave to its alternative text, though they may be among those of its seat."""


def shown_to_one(scene: PublicScene) -> PrivateScene:
    """Return a public picture as one for a single person."""
    return PrivateScene(
        width=scene.width, height=scene.height, backdrop=scene.backdrop, marks=scene.marks, alt=scene.alt
    )
