"""Alternative texts of pictures beside which the message says the same in words."""

from __future__ import annotations

from typing import Final

ALT_LIMIT: Final = 1024
"""The longest alternative text that Discord takes."""


def alt_text(whole: str) -> str:
    """Return an alternative text as long as Discord takes it: cut after a word, with a sign that there is more."""
    return whole if len(whole) <= ALT_LIMIT else f"{whole[: ALT_LIMIT - 2].rsplit(maxsplit=1)[0]} …"
