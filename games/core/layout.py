"""Layout of pictures: the measures, rows, signs, cards and covers that the scenes of all games are laid out with."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import Final, Literal, TypeAlias

from games.core.lines import Line, Who
from games.core.scene import Backdrop, Colour, Disc, Mark, PublicScene, Rect, Sprite, Write

WIDTH: Final = 1000
TEXT: Final = 44
"""The size of words: a phone shows the picture at less than a third of its width."""
CARD: Final = 70
"""The width of a card in hundredths of its height."""
CARD_TEXT: Final = 43
"""The size of the smallest names on cards."""
COVER_HEIGHT: Final = 400
"""The height of a cover."""

Marks: TypeAlias = list[Mark | Sprite]


def card_width(tall: float) -> float:
    """Return the width of a card of this height."""
    return tall * CARD / 100


def card_name(what: Enum, x: float, y: float, tall: float, middle: float = 83.6) -> Write:
    """Return the name on a card, below its drawing. `middle`: of its plate, in hundredths of the card's height."""
    unit = tall / 100
    size = max(CARD_TEXT, 15 * unit)
    return Write(x + 35 * unit, y + middle * unit, what, size, bold=True, room=67 * unit, lines=2)


def spread(count: int, step: float, middle: float = WIDTH / 2) -> Iterator[float]:
    """Yield the middles of so many things in a row, a step apart, around its middle."""
    return (middle + (n - (count - 1) / 2) * step for n in range(count))


def inscribed(
    form: Rect | Disc,
    what: Enum | Who | Line | int,
    colour: Colour,
    *,
    size: float = TEXT,
    room: float | None = None,
    lines: Literal[1, 2] = 1,
) -> Marks:
    """Return a form with bold words in its middle."""
    x, y = (form.x, form.y) if isinstance(form, Disc) else (form.x + form.w / 2, form.y + form.h / 2)
    return [form, Write(x, y, what, size, colour, bold=True, room=room, lines=lines)]


def cover(game: str, *marks: Mark | Sprite) -> PublicScene:
    """Return the picture on the box of a game."""
    backdrop = Backdrop(f"{game}-cover", marks)
    return PublicScene(width=WIDTH, height=COVER_HEIGHT, backdrop=backdrop, marks=(), alt=Line(f"cover-{game}"))
