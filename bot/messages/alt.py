"""Alternative texts of pictures, and the words beside pictures."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from games.core.lines import Line
from games.core.scene import PrivateScene

ALT_LIMIT: Final = 1024
"""The longest alternative text that Discord takes."""


def alt_text(whole: str) -> str:
    """Return an alternative text as long as Discord takes it: cut after a word, with a sign that there is more."""
    return whole if len(whole) <= ALT_LIMIT else f"{whole[: ALT_LIMIT - 2].rsplit(maxsplit=1)[0]} …"


def beside(lines: Iterable[Line], scene: PrivateScene | None) -> tuple[Line, ...]:
    """Return the words of a seat without those that its picture leaves to its alternative text."""
    return tuple(line for line in lines if scene is None or line not in scene.unsaid)
