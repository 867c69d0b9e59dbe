from __future__ import annotations

import pytest

from games.core.pencil import along, arc, both, curve, flipped, placed, ring, turned
from games.core.scene import Box, Disc, Mark, Shape, Stroke, Write


def test_a_curve_goes_through_its_points_from_end_to_end() -> None:
    line = curve((0, 0), (10, 20), (30, 5), steps=4)

    assert (line[0], line[4], line[-1]) == ((0, 0), (10, 20), (30, 5))


def test_a_ring_goes_through_its_points_and_is_not_closed_twice() -> None:
    line = ring((0, 0), (10, 0), (5, 9), steps=3)

    assert (line[0], line[3], line[6]) == ((0, 0), (10, 0), (5, 9))
    assert len(line) == 9


def test_an_arc_goes_clockwise_from_the_right() -> None:
    start, middle, end = arc(50, 50, 20, 10, 0, 180, 2)

    assert start == pytest.approx((70, 50))
    assert middle == pytest.approx((50, 60))
    assert end == pytest.approx((30, 50))


def test_half_an_outline_is_completed_by_its_mirror_image() -> None:
    assert both((60, 0), (70, 10)) == ((60, 0), (70, 10), (30, 10), (40, 0))
    assert flipped(((60, 0),), axis=0) == ((-60, 0),)


def test_points_turn_clockwise() -> None:
    ((x, y),) = turned(((10, 0),), 90, 0, 0)

    assert (x, y) == pytest.approx((0, 10))


def test_a_part_of_a_line() -> None:
    assert along((0, 10), (10, 30), 0.5) == (5, 20)


@pytest.mark.parametrize(
    ("mark", "moved"),
    [
        (Box(1, 2, 3, 4, None, "#000000", 1, 2), Box(12, 14, 6, 8, None, "#000000", 2, 4)),
        (Disc(1, 2, 3, 4, "#000000"), Disc(12, 14, 6, 8, "#000000", None, 2)),
        (Shape(((0, 0), (1, 2)), "#000000"), Shape(((10, 10), (12, 14)), "#000000", None, 2)),
        (Stroke(((0, 0), (1, 2)), "#000000", 3), Stroke(((10, 10), (12, 14)), "#000000", 6)),
        (Write(1, 2, "A", 5), Write(12, 14, "A", 10)),
        (Write(1, 2, "A", 5, room=7), Write(12, 14, "A", 10, room=14)),
    ],
)
def test_marks_are_placed_and_made_larger_as_a_whole(mark: Mark, moved: Mark) -> None:
    assert placed((mark,), 10, 10, 2) == (moved,)
