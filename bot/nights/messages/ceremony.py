"""The end of an evening as a picture: champions, games, finest moment. The words beside it say the same."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from games.core.colours import GLOW
from games.core.lines import Line, Who
from games.core.scene import Backdrop, Disc, Mark, PublicScene, Rect, Shape, Stroke, Write
from games.core.seats import Seat

WIDE: Final = 750
EDGE: Final = 36
INK, PAPER, FAINT, BRASS, BURGUNDY, NIGHT = "#241a16", "#f4e8cd", "#d9c59c", "#b18a3d", "#6b1f2a", "#1f2333"
HEAD: Final = 300
ROW: Final = 54
GAME: Final = 230
MOST_ROWS: Final = 10
"""Games in the picture, the latest that were won."""
MOST_CHAMPIONS: Final = 3
"""Champions named in the picture. Of others only the number is."""


@dataclass(frozen=True, slots=True)
class Winner:
    """One game that was won, and its winners as numbers of the reader's names."""

    game: Line
    winners: tuple[int, ...]


def ceremony(
    title: Line,
    champions: Sequence[int],
    others: Line | None,
    wins: Line,
    games: Sequence[Winner],
    moment: Line | None,
    alt: Line,
) -> PublicScene:
    """Return the picture. People are numbers of the reader's names. `others`: the champions that it has no room for."""
    shown = games[-MOST_ROWS:]
    tall = HEAD + ROW * len(shown) + (118 if moment is not None else 24)
    marks: list[Mark] = [Write(WIDE / 2, 44, title, 34, GLOW, bold=True, room=WIDE - 2 * EDGE)]
    named: list[Who | Line] = [Who(Seat(number)) for number in champions[:MOST_CHAMPIONS]]
    marks += _champions(named if others is None else [*named, others], wins)
    for n, each in enumerate(shown):
        marks += _row(HEAD + ROW * n, each)
    if moment is not None:
        top = HEAD + ROW * len(shown) + 14
        marks += [
            Rect(EDGE, top, WIDE - 2 * EDGE, 88, PAPER, BRASS, 3, 14),
            *_star(EDGE + 44, top + 44, 22, BRASS),
            Write(EDGE + 84, top + 44, moment, 24, BURGUNDY, "left", room=WIDE - 2 * EDGE - 108, lines=2),
        ]
    backdrop = Backdrop(f"ceremony-{tall}", tuple(_night(tall)))
    return PublicScene(width=WIDE, height=tall, backdrop=backdrop, marks=tuple(marks), alt=alt)


def _champions(champions: Sequence[Who | Line], wins: Line) -> Iterator[Mark]:
    """Yield a cup with the champions' names below it."""
    x, y = WIDE / 2, 132
    yield Shape(((x - 46, y - 50), (x + 46, y - 50), (x + 30, y + 14), (x - 30, y + 14)), GLOW, BRASS, 3)
    for side in (-1, 1):
        yield Stroke(((x + side * 44, y - 40), (x + side * 70, y - 30), (x + side * 34, y)), GLOW, 7)
    yield Rect(x - 7, y + 14, 14, 20, GLOW)
    yield Rect(x - 34, y + 34, 68, 12, GLOW, BRASS, 2, 4)
    yield from _star(x, y - 20, 20, BURGUNDY)
    room = (WIDE - 2 * EDGE) / max(1, len(champions))
    for n, champion in enumerate(champions):
        at = EDGE + room * (n + 0.5)
        yield Write(at, 216, champion, 34, GLOW, bold=True, room=room - 16)
    yield Write(x, 258, wins, 24, FAINT, room=WIDE - 2 * EDGE)


def _row(y: float, each: Winner) -> Iterator[Mark]:
    yield Stroke(((EDGE, y), (WIDE - EDGE, y)), "#4a5070", 2)
    yield Write(EDGE, y + ROW / 2, each.game, 24, FAINT, "left", room=GAME)
    room = (WIDE - 2 * EDGE - GAME - 20) / max(1, len(each.winners))
    for n, number in enumerate(each.winners):
        right = WIDE - EDGE - room * (len(each.winners) - 1 - n)
        yield Write(right, y + ROW / 2, Who(Seat(number)), 26, GLOW, "right", bold=True, room=room - 12)


def _star(x: float, y: float, r: float, fill: str) -> Iterator[Mark]:
    """Yield a star with five points around its centre."""
    turns = ((0, -1), (0.22, -0.31), (0.95, -0.31), (0.36, 0.12), (0.59, 0.81), (0, 0.38))
    half = [(x + r * dx, y + r * dy) for dx, dy in turns]
    other = [(2 * x - px, py) for px, py in reversed(half[1:-1])]
    yield Shape((*half, *other), fill)


def _night(tall: int) -> Iterator[Mark]:
    yield Rect(0, 0, WIDE, tall, NIGHT)
    for n in range(40):  # a sky that is the same each evening
        x, y = (n * 197 + 31) % WIDE, (n * 83 + 17) % min(tall, HEAD)
        yield Disc(x, y, 1 + n % 2, 1 + n % 2, "#5d6590")
    yield Disc(WIDE - 84, 92, 40, 40, GLOW)
    yield Disc(WIDE - 66, 82, 36, 36, NIGHT)
