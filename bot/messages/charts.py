"""Charts: figures as pictures, for one reader. Whatever they show is in the words beside them as well."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from games.core.lines import Line, Who
from games.core.scene import Backdrop, Box, Disc, Mark, PrivateScene, Shape, Stroke, Write
from games.core.seats import Seat

WIDE: Final = 750
TEXT: Final = 26
EDGE: Final = 28
HEAD: Final = 84
PAPER, INK, FAINT, BRASS, BURGUNDY, BLUSH = "#f4e8cd", "#241a16", "#d9c59c", "#b18a3d", "#6b1f2a", "#e6cdb4"
STEPS: Final = (50, 100, 200, 500, 1000, 2000, 5000)


@dataclass(frozen=True, slots=True)
class Bar:
    """One row of bars: how much of the whole is filled."""

    label: Line
    whole: int
    part: int


@dataclass(frozen=True, slots=True)
class Rung:
    """One row of a ladder: where somebody is, and how far that may be off."""

    points: int
    margin: int


def bars(caption: Line, rows: Sequence[Bar], alt: Line) -> PrivateScene:
    """Return how much there is of each, and how much of that is filled."""
    longest = max(row.whole for row in rows)
    marks: list[Mark] = []
    for n, row in enumerate(rows):
        y = HEAD + 92 * n
        whole, part = ((WIDE - 2 * EDGE) * value / longest for value in (row.whole, row.part))
        marks += [
            Write(EDGE, y + 16, row.label, TEXT, INK, "left", room=WIDE - 2 * EDGE - 150),
            Write(WIDE - EDGE, y + 16, f"{row.part} / {row.whole}", TEXT, INK, "right", bold=True),
            Box(EDGE, y + 38, max(whole, 6), 30, BLUSH, BRASS, 2, 6),
        ]
        if row.part:
            marks.append(Box(EDGE, y + 38, max(part, 6), 30, BURGUNDY, radius=6))
    return _scene(caption, HEAD + 92 * len(rows) + 8, marks, alt)


def course(caption: Line, points: Sequence[int], alt: Line) -> PrivateScene:
    """Return how a rating went, from game to game."""
    tall, left, right = 470, 118, WIDE - 96
    top, bottom = HEAD + 24, tall - 40
    low, high, step = _scale(min(points), max(points))

    def at(n: int, value: int) -> tuple[float, float]:
        across = (right - left) * n / (len(points) - 1)
        return left + across, bottom - (bottom - top) * (value - low) / (high - low)

    line = [at(n, value) for n, value in enumerate(points)]
    marks: list[Mark] = []
    for value in range(low, high + 1, step):
        y = at(0, value)[1]
        marks += [Stroke(((left, y), (right, y)), FAINT, 2), Write(left - 16, y, str(value), TEXT, INK, "right")]
    marks += [Shape(((left, bottom), *line, (right, bottom)), BLUSH), Stroke(tuple(line), BURGUNDY, 6)]
    marks += [Disc(x, y, 7, 7, PAPER, BURGUNDY, 4) for x, y in line[:-1]]
    x, y = line[-1]
    marks += [Disc(x, y, 11, 11, BURGUNDY), Write(x + 20, y, str(points[-1]), TEXT, BURGUNDY, "left", bold=True)]
    return _scene(caption, tall, marks, alt)


def ladder(caption: Line, rungs: Sequence[Rung], alt: Line) -> PrivateScene:
    """Return where people stand beside each other; the reader knows them by their numbers, from 0."""
    row, left, right = 60, 300, WIDE - EDGE - 70
    bottom = HEAD + row * len(rungs)
    low, high, step = _scale(
        min(each.points - each.margin for each in rungs), max(each.points + each.margin for each in rungs)
    )

    def at(value: int) -> float:
        return left + (right - left) * (value - low) / (high - low)

    marks: list[Mark] = []
    for value in range(low, high + 1, step):
        marks += [
            Stroke(((at(value), HEAD), (at(value), bottom)), FAINT, 2),
            Write(at(value), bottom + 24, str(value), TEXT, INK),
        ]
    for n, rung in enumerate(rungs):
        y = HEAD + row * n + row / 2
        marks += [
            Write(EDGE, y, f"{n + 1}", TEXT, BRASS, "left", bold=True),
            Write(EDGE + 40, y, Who(Seat(n)), TEXT, INK, "left", bold=n == 0, room=left - EDGE - 60),
            Stroke(((at(rung.points - rung.margin), y), (at(rung.points + rung.margin), y)), BRASS, 8),
            Disc(at(rung.points), y, 12, 12, BURGUNDY),
        ]
    return _scene(caption, bottom + 52, marks, alt)


def _scale(low: int, high: int) -> tuple[int, int, int]:
    """Return round ends of an axis around these values, and the distance of its lines: five at the most."""
    step = next(each for each in STEPS if (high - low) / each <= 4 or each == STEPS[-1])
    first, last = low // step * step, -(-high // step) * step
    return first, max(last, first + step), step


def _scene(caption: Line, tall: int, marks: Sequence[Mark], alt: Line) -> PrivateScene:
    return PrivateScene(
        width=WIDE,
        height=tall,
        backdrop=Backdrop(f"chart-{tall}", tuple(_paper(tall))),
        marks=(Write(EDGE, 42, caption, 32, BURGUNDY, "left", bold=True, room=WIDE - 2 * EDGE), *marks),
        alt=alt,
    )


def _paper(tall: int) -> Iterator[Mark]:
    yield Box(0, 0, WIDE, tall, PAPER)
    yield Box(7, 7, WIDE - 14, tall - 14, None, BRASS, 3, 14)
