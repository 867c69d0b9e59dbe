"""Cases of every game, each found once in a process: to look for one takes seconds."""

from __future__ import annotations

from functools import cache

from bot.cases.making import search
from games import BY_KEY
from games.core.deduction.puzzle import Puzzle, read
from tests.builders import a_seed


@cache
def found(key: str, n: int = 0, grade: int | None = None) -> str:
    """Return the text of the first case from a seed on, of this grade if one is given."""
    return search(a_seed(n), key, grade)[1]


@cache
def posed(key: str, n: int = 0, grade: int | None = None) -> Puzzle:
    """Return that case."""
    return read(found(key, n, grade), BY_KEY)
