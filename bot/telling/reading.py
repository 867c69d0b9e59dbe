"""Private messages as their reader has chosen to read them. Words, picture and controls stay the same."""

from __future__ import annotations

import re
from collections.abc import Set as AbstractSet
from dataclasses import replace
from typing import Final

from bot.tables.people_records import Reading
from bot.telling.message import PrivateMessage

COVER = "||"
"""Discord's sign at both ends of words that are shown by a press."""

_SIGN: Final = re.compile(r"-# |#{1,3} |> ")


def as_read(message: PrivateMessage, ways: AbstractSet[Reading]) -> PrivateMessage:
    """Return a message as a person reads it.

    Where words are covered, choices are in lists (`VerbQuestion.in_lists`): Discord has no cover for the labels of buttons.
    """
    if Reading.LARGE in ways:
        message = replace(message, reader=replace(message.reader, is_large=True))
    if Reading.WORDS in ways and message.scene is not None:
        unsaid = message.details or ("" if message.tells_seat else message.alt)
        message = replace(message, text=_with(message.text, unsaid), scene=None, alt="", details="")
    if Reading.OPEN in ways or Reading.COVERED in ways:
        message = replace(message, text=message.text.replace(COVER, ""))
    if Reading.COVERED in ways and message.tells_seat:
        covered = "\n".join(map(_covered, message.text.splitlines()))
        details = "\n".join(map(_covered, message.details.splitlines()))
        message = replace(message, text=covered, details=details, is_covered=True)
    return message


def _with(text: str, unsaid: str) -> str:
    """Return a text with the words of its picture below it, but above a last line that leads to the buttons."""
    *above, last = text.split("\n")
    if unsaid and last.endswith(":"):
        return "\n".join([*above, unsaid, last])
    return "\n".join(filter(None, (text, unsaid)))


def _covered(line: str) -> str:
    """Return a line with its words covered; the sign that makes it small or a heading stays before them."""
    sign = _SIGN.match(line)
    at = sign.end() if sign is not None else 0
    return f"{line[:at]}{COVER}{line[at:]}{COVER}" if line[at:] else line
