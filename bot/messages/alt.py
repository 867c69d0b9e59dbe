"""Alternative texts of pictures, and the words beside pictures."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from games.core.lines import Line
from games.core.scene import PrivateScene

ALT_LIMIT: Final = 1024
"""The longest alternative text that Discord takes."""


def alt_text(whole: str) -> str:
    """Return an alternative text as long as Discord takes it: cut after a word, with a sign that there is more."""
    return whole if len(whole) <= ALT_LIMIT else f"{whole[: ALT_LIMIT - 2].rsplit(maxsplit=1)[0]} …"


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
