"""Charts: figures as pictures, on the ground of their game. The words beside a chart say the same."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from games.core.colours import GLOW, PALE, PLAIN_GROUND, GroundTones
from games.core.lines import Fact, Line, Who
from games.core.scene import Backdrop, Disc, Mark, PrivateScene, PublicScene, Rect, Shape, Stroke, Write
from games.core.seats import Seat

WIDE: Final = 750
TEXT: Final = 32
EDGE: Final = 28
HEAD: Final = 84
BRASS: Final = "#cfa552"
LINES: Final = ("#f4a08f", "#8ccaf0", "#f2d58b", "#a6de94", "#cfb4f2", "#f7f3e8")
ON_LINE: Final = "#1d1a17"
"""The colour of a number on the colour of a line."""
LARGE: Final = 10_000_000
"""Numbers from here on are told in units: millions, billions, trillions."""
MOST: Final = 10_000
"""So many of a unit are told in the next one."""
MILLIONS, TRILLIONS = 2, 4
"""Units, as powers of a thousand."""
STEPS: Final = (50, 100, 200, 500, 1000, 2000, 5000)


@dataclass(frozen=True, slots=True)
class Bar:
    """One row of bars: how much of the whole is filled."""

    label: Line
    whole: int
    part: int


@dataclass(frozen=True, slots=True)
class LadderRow:
    """One row of a ladder: a rating and its margin, in points."""

    points: int
    margin: int


def bars(caption: Line, rows: Sequence[Bar], alt: Line) -> PrivateScene:
    """Return a bar chart: each row's whole, and the part of it that is filled."""
    longest = max(row.whole for row in rows)
    marks: list[Mark] = []
    for n, row in enumerate(rows):
        y = HEAD + 92 * n
        whole, part = ((WIDE - 2 * EDGE) * value / longest for value in (row.whole, row.part))
        marks += [
            Write(EDGE, y + 16, row.label, TEXT, PALE, "left", room=WIDE - 2 * EDGE - 150),
            Write(WIDE - EDGE, y + 16, f"{row.part} / {row.whole}", TEXT, PALE, "right", bold=True),
            Rect(EDGE, y + 38, max(whole, 6), 30, PLAIN_GROUND.deep, BRASS, 2, 6),
        ]
        if row.part:
            marks.append(Rect(EDGE, y + 38, max(part, 6), 30, GLOW, radius=6))
    return _scene(caption, HEAD + 92 * len(rows) + 8, marks, alt, PLAIN_GROUND)


def course(caption: Line, points: Sequence[int], alt: Line, ground: GroundTones) -> PrivateScene:
    """Return the course of a rating, from game to game."""
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
        marks += [Stroke(((left, y), (right, y)), ground.line, 2), Write(left - 16, y, str(value), TEXT, PALE, "right")]
    marks += [Shape(((left, bottom), *line, (right, bottom)), ground.deep), Stroke(tuple(line), GLOW, 6)]
    marks += [Disc(x, y, 7, 7, ground.main, GLOW, 4) for x, y in line[:-1]]
    x, y = line[-1]
    marks += [Disc(x, y, 11, 11, GLOW), Write(x + 20, y, str(points[-1]), TEXT, GLOW, "left", bold=True)]
    return _scene(caption, tall, marks, alt, ground)


def ladder(caption: Line, rungs: Sequence[LadderRow], alt: Line, ground: GroundTones) -> PrivateScene:
    """Return ratings beside each other. Rung n is the reader's name n, from 0."""
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
            Stroke(((at(value), HEAD), (at(value), bottom)), ground.line, 2),
            Write(at(value), bottom + 24, str(value), TEXT, PALE),
        ]
    for n, rung in enumerate(rungs):
        y = HEAD + row * n + row / 2
        marks += [
            Write(EDGE, y, f"{n + 1}", TEXT, GLOW, "left", bold=True),
            Write(EDGE + 40, y, Who(Seat(n)), TEXT, PALE, "left", bold=n == 0, room=left - EDGE - 60),
            Stroke(((at(rung.points - rung.margin), y), (at(rung.points + rung.margin), y)), BRASS, 8),
            Disc(at(rung.points), y, 12, 12, GLOW),
        ]
    return _scene(caption, bottom + 52, marks, alt, ground)


def curves(caption: Line, lines: Sequence[Sequence[int]], alt: Line, ground: GroundTones) -> PublicScene:
    """Return the deals left to each seat after each step, on a logarithmic axis.

    A line bears the number of its seat at its end, beside its colour; the names stand above.
    """
    names = 52 * -(-len(lines) // 2)
    top, left, right = HEAD + names + 16, 156, WIDE - 84
    tall = top + 420
    bottom = tall - 64
    most = max(1, math.ceil(max(math.log10(line[0]) for line in lines)))
    last = max(1, len(lines[0]) - 1)

    def at(n: int, deals: int) -> tuple[float, float]:
        return left + (right - left) * n / last, bottom - (bottom - top) * math.log10(deals) / most

    marks: list[Mark] = []
    for decade in range(0, most + 1, -(-most // 5)):
        y = at(0, 10**decade)[1]
        marks += [
            Stroke(((left, y), (right, y)), ground.line, 2),
            Write(left - 14, y, _short(decade), TEXT, PALE, "right", room=left - EDGE - 14),
        ]
    marks += [Write(x, bottom + 30, str(n), TEXT, PALE) for n in (0, last) for x, _ in (at(n, 1),)]
    ends = _apart([at(last, line[-1])[1] for line in lines], 38, bottom)
    for seat, line in enumerate(lines):
        colour = LINES[seat % len(LINES)]
        across, down = EDGE + 18 + (seat % 2) * (WIDE / 2 - EDGE), HEAD + 16 + 52 * (seat // 2)
        marks += [*_number(across, down, seat, colour)]
        marks.append(Write(across + 30, down, Who(Seat(seat)), TEXT, PALE, "left", room=WIDE / 2 - 2 * EDGE - 40))
        stairs = [at(0, line[0])]
        for n in range(1, len(line)):
            x, y = at(n, line[n])
            stairs += [(x, stairs[-1][1]), (x, y)] if y != stairs[-1][1] else [(x, y)]
        marks.append(Stroke(tuple(stairs), colour, 5))
        marks += _number(right + 42, ends[seat], seat, colour)
    marks += [
        Stroke((at(last, line[-1]), (right + 22, end)), ground.line, 2) for line, end in zip(lines, ends, strict=True)
    ]
    return PublicScene(
        width=WIDE,
        height=tall,
        backdrop=Backdrop(f"chart-{ground.main}-{tall}", tuple(_paper(tall, ground))),
        marks=(Write(EDGE, 42, caption, 32, GLOW, "left", bold=True, room=WIDE - 2 * EDGE), *marks),
        alt=alt,
    )


def _number(x: float, y: float, seat: int, colour: str) -> Iterator[Mark]:
    yield Disc(x, y, 17, 17, colour)
    yield Write(x, y, str(seat + 1), TEXT, ON_LINE, bold=True)


def _apart(wanted: Sequence[float], gap: float, bottom: float) -> list[float]:
    """Return places near these, from top to bottom, none nearer to another than a gap."""
    order = sorted(range(len(wanted)), key=lambda n: wanted[n])
    placed = list(wanted)
    for before, n in pairwise(order):
        placed[n] = max(placed[n], placed[before] + gap)
    over = max(0.0, placed[order[-1]] - bottom)
    for n in reversed(order):
        placed[n] -= over
        over = max(0.0, over - gap) if over else 0.0
    for after, n in pairwise(reversed(order)):
        placed[n] = min(placed[n], placed[after] - gap)
    return placed


def in_units(n: int) -> dict[str, Fact]:
    """Return a number of deals as facts: so many of a unit."""
    unit = 0
    if n >= LARGE:
        n, unit = (n + 500_000) // 1_000_000, MILLIONS
    while n >= MOST and MILLIONS <= unit < TRILLIONS:
        n, unit = (n + 500) // 1000, unit + 1
    return {"n": n, "unit": unit}


def _short(decade: int) -> Line:
    """Return a power of ten in few signs."""
    unit = min(decade // 3, TRILLIONS) if decade >= 3 * MILLIONS else 0
    return Line("number-short", {"n": 10 ** (decade - 3 * unit), "unit": unit})


def _scale(low: int, high: int) -> tuple[int, int, int]:
    """Return round ends of an axis around these values, and the distance of its lines: five at the most."""
    step = next(each for each in STEPS if (high - low) / each <= 4 or each == STEPS[-1])
    first, last = low // step * step, -(-high // step) * step
    return first, max(last, first + step), step


def _scene(caption: Line, tall: int, marks: Sequence[Mark], alt: Line, ground: GroundTones) -> PrivateScene:
    return PrivateScene(
        width=WIDE,
        height=tall,
        backdrop=Backdrop(f"chart-{ground.main}-{tall}", tuple(_paper(tall, ground))),
        marks=(Write(EDGE, 42, caption, 32, GLOW, "left", bold=True, room=WIDE - 2 * EDGE), *marks),
        alt=alt,
    )


def _paper(tall: int, ground: GroundTones) -> Iterator[Mark]:
    yield Rect(0, 0, WIDE, tall, ground.main)
    yield Rect(7, 7, WIDE - 14, tall - 14, None, BRASS, 3, 14)
