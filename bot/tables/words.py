"""The word that a player adds to the deal: one short line of plain letters, the same on every machine."""

from __future__ import annotations

import unicodedata
from typing import Final

from games.core.contract import Refusal

LONGEST: Final = 40
DRAWN_BYTES: Final = 4
_MARKS: Final = frozenset(
    "@<>`"
)  # signs that call people, name channels, or end the line of code in which a word is shown


def checked(text: str) -> str:
    """Return a word as it is kept. Raises Refusal."""
    word = unicodedata.normalize("NFC", text).strip()
    if len(word) > LONGEST:
        raise Refusal("word-too-long", n=LONGEST)
    if not word or any(_is_odd(each) for each in word):
        raise Refusal("word-malformed")
    return word


def _is_odd(letter: str) -> bool:
    kind = unicodedata.category(letter)
    return letter in _MARKS or kind[0] == "C" or (kind[0] == "Z" and letter != " ")
