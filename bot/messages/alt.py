"""Alternative texts of pictures, and the words beside pictures."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from games.core.lines import Line
from games.core.scene import PrivateScene

ALT_LIMIT: Final = 1024
"""The longest alternative text that Discord takes."""


def fitting(said: Sequence[str], rest: str, joined: Callable[[Sequence[str]], str] = "\n".join) -> tuple[str, int]:
    """Return an alternative text of as many whole lines as Discord takes, and their number; where some are left out, `rest` says where they stand."""
    if len(whole := joined(said)) <= ALT_LIMIT:
        return whole, len(said)
    n = len(said)
    while n and len(joined([*said[:n], rest])) > ALT_LIMIT:
        n -= 1
    return joined([*said[:n], rest]), n


def beside(lines: Iterable[Line], scene: PrivateScene | None) -> tuple[Line, ...]:
    """Return the words of a seat without those that its picture leaves to its alternative text."""
    return tuple(line for line in lines if scene is None or line not in scene.unsaid)
