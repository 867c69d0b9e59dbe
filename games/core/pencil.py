"""Geometry for drawings: curves through points, and marks moved as a whole. Pure numbers; it draws nothing."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from math import cos, radians, sin
from typing import TypeAlias

from games.core.scene import Box, Disc, Mark, Shape, Stroke, Write

Point: TypeAlias = tuple[float, float]
Points: TypeAlias = tuple[Point, ...]


def ring(*points: Point, steps: int = 5) -> Points:
    """Return a closed smooth curve through points."""
    n = len(points)
    return tuple(
        _between(points[i - 1], points[i], points[(i + 1) % n], points[(i + 2) % n], step / steps)
        for i in range(n)
        for step in range(steps)
    )


def curve(*points: Point, steps: int = 5) -> Points:
    """Return an open smooth curve from the first point to the last."""
    ends = (points[0], *points, points[-1])
    inner = tuple(
        _between(ends[i], ends[i + 1], ends[i + 2], ends[i + 3], step / steps)
        for i in range(len(points) - 1)
        for step in range(steps)
    )
    return (*inner, points[-1])


def arc(x: float, y: float, rx: float, ry: float, start: float, end: float, steps: int = 14) -> Points:
    """Return a part of an ellipse; 0 degrees is to the right, 90 is down."""
    angles = (radians(start + (end - start) * step / steps) for step in range(steps + 1))
    return tuple((x + rx * cos(angle), y + ry * sin(angle)) for angle in angles)


def both(*points: Point, axis: float = 50) -> Points:
    """Return points and their mirror images, as one outline: give its right half from top to bottom."""
    return (*points, *flipped(points[::-1], axis))


def along(start: Point, end: Point, part: float) -> Point:
    """Return a point on the line from start to end."""
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part


def flipped(points: Iterable[Point], axis: float = 50) -> Points:
    """Return points as a mirror shows them."""
    return tuple((2 * axis - x, y) for x, y in points)


def turned(points: Iterable[Point], angle: float, x: float, y: float) -> Points:
    """Return points turned clockwise around (x, y)."""
    c, s = cos(radians(angle)), sin(radians(angle))
    return tuple((x + (px - x) * c - (py - y) * s, y + (px - x) * s + (py - y) * c) for px, py in points)


def placed(marks: Iterable[Mark], x: float, y: float, scale: float) -> tuple[Mark, ...]:
    """Return marks made larger by `scale`, with their origin at (x, y)."""
    return tuple(_placed(mark, x, y, scale) for mark in marks)


def _placed(mark: Mark, x: float, y: float, scale: float) -> Mark:
    match mark:
        case Box():
            return replace(
                mark,
                x=x + mark.x * scale,
                y=y + mark.y * scale,
                w=mark.w * scale,
                h=mark.h * scale,
                width=mark.width * scale,
                radius=mark.radius * scale,
            )
        case Disc():
            return replace(
                mark,
                x=x + mark.x * scale,
                y=y + mark.y * scale,
                rx=mark.rx * scale,
                ry=mark.ry * scale,
                width=mark.width * scale,
            )
        case Shape() | Stroke():
            points = tuple((x + px * scale, y + py * scale) for px, py in mark.points)
            return replace(mark, points=points, width=mark.width * scale)
        case Write():
            room = mark.room * scale if mark.room is not None else None
            return replace(mark, x=x + mark.x * scale, y=y + mark.y * scale, size=mark.size * scale, room=room)


def _between(before: Point, start: Point, end: Point, after: Point, t: float) -> Point:
    """Return a point of the Catmull-Rom curve from start to end."""
    return (
        _spline(before[0], start[0], end[0], after[0], t),
        _spline(before[1], start[1], end[1], after[1], t),
    )


def _spline(a: float, b: float, c: float, d: float, t: float) -> float:
    return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
