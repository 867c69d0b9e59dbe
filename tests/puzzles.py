"""Cases of every game, each found once in a process: to look for one takes seconds."""

from __future__ import annotations

from functools import cache

from bot.cases.making import following, kind_of, made_of
from games import BY_KEY
from games.core.deduction.puzzle import Puzzle, proof_of, read
from tests.builders import a_seed

MOST = 20_000
"""Seeds in a row that are tried for a case. Of 33,000, at most 4,900 in a row made none of a grade: in Mord im Arosa, at five ms a game."""


@cache
def searched(seed: bytes, key: str | None, grade: int | None, most: int = MOST) -> tuple[bytes, str]:
    """Return the first seed from one on that makes a case, and the case, as `bot.cases.making.search` does without an end."""
    key = key or kind_of(seed).info.key
    for _ in range(most):
        if (text := made_of(seed, key, grade)) is not None:
            return seed, text
        seed = following(seed)
    raise AssertionError(f"{most} seeds in a row make no case of {key}, grade {grade or 'any'}")


@cache
def found(key: str, n: int = 0, grade: int | None = None) -> str:
    """Return the text of the first case from a seed on, of this grade if one is given."""
    return searched(a_seed(n), key, grade)[1]


@cache
def posed(key: str, n: int = 0, grade: int | None = None) -> Puzzle:
    """Return that case."""
    return read(found(key, n, grade), BY_KEY)


@cache
def answerable(key: str) -> tuple[int, str]:
    """Return the number and the text of the first case that may be answered without a proof."""
    seed, text = searched(a_seed(0), key, None)
    while proof_of(BY_KEY[key], read(text, BY_KEY)).quiz is None:
        seed, text = searched(following(seed), key, None)
    return int.from_bytes(seed, "big"), text
