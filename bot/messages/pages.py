"""Pages of lines, each about one screen of a phone."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from games.core.scene import PrivateScene

ROWS: Final = 26
"""Rows of words on a page."""
LETTERS: Final = 29
"""Letters of a row on a phone."""
ROW: Final = 80
"""Height of a row in a picture that is as wide as a phone's message."""
MARKUP: Final = re.compile(r"\*\*|^-# |`")


def pages_of(
    head: Sequence[str], start: Sequence[str], lines: Sequence[str], scene: PrivateScene | None = None
) -> Iterator[list[str]]:
    """Yield the lines of each page below its head: first `start`, which stays whole, and as many lines as there is room for."""
    least = sum(map(_height, head))
    page, height = [*start], least + sum(map(_height, start)) + (0 if scene is None else scene.height / ROW)
    for line in lines:
        if page and height + _height(line) > ROWS:
            yield page
            page, height = [], least
        page.append(line)
        height += _height(line)
    yield page


def _height(line: str) -> float:
    """Return the rows of a line of words."""
    return sum(-(-len(MARKUP.sub("", each)) // LETTERS) for each in line.split("\n"))
