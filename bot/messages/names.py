"""Understands typed names of cards, players and numbers: any language, no accents, a typo forgiven."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from functools import lru_cache
from typing import TypeVar

T = TypeVar("T")
_WHOLE = str.maketrans({"œ": "oe", "æ": "ae", "×": "x", "ł": "l", "ø": "o", "đ": "d", "ı": "i"})
"""Letters that Unicode does not take apart into a plain one and a sign."""


def plain(text: str) -> str:
    """Return text for comparing: lower case, no accents, no punctuation."""
    spread = unicodedata.normalize("NFKD", text.casefold().translate(_WHOLE))
    kept = (each if each.isalnum() else " " for each in spread if not unicodedata.combining(each))
    return " ".join("".join(kept).split())


_plain_name = lru_cache(maxsize=4_096)(plain)
"""Plain names, kept: each typed letter looks through all of them, and time zones are a thousand in each language."""


def index(names: Iterable[tuple[str, T]]) -> dict[str, T]:
    """Return names ready for `find`: by their plain form. Of two that look alike the first counts."""
    known: dict[str, T] = {}
    for name, thing in names:
        known.setdefault(plain(name), thing)
    return known


def find(text: str, known: Mapping[str, T]) -> T | None:
    """Return the thing that the text names: exactly, by its beginning if only one fits, or with a typo if only one is near."""
    wanted = plain(text)
    if not wanted:
        return None
    if wanted in known:
        return known[wanted]
    begins = {thing for name, thing in known.items() if name.startswith(wanted)}
    if len(begins) == 1:
        return begins.pop()
    near = {known[name] for name in get_close_matches(wanted, known, n=3, cutoff=0.75)}
    return near.pop() if len(near) == 1 else None


def matching(text: str, names: Iterable[tuple[str, T]]) -> list[tuple[str, T]]:
    """Return the names for autocomplete: those that contain the text, or all if it is empty."""
    wanted = plain(text)
    return [(name, thing) for name, thing in names if wanted in _plain_name(name)]


def number(text: str) -> int | None:
    """Return the number that the text is, from 0 and of nine digits at most; None for all else.

    Longer ones mean nothing at a table, and Python refuses to read those of more than 4,300 digits with a ValueError.
    """
    digits = text.strip()
    return int(digits) if _DIGITS.fullmatch(digits) is not None else None


_DIGITS = re.compile(r"\d{1,9}")
