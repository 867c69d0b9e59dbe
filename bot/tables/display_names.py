"""Display names: people's own names, made safe to show and different from all others at the table.

A name is chosen by a stranger: it may be blank, turn the line it stands in around, tower over the lines above, or be
another player's. Nothing in here knows a language.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable
from functools import lru_cache

from bot.tables.records import SeatRecord

NAME_LIMIT = 32
"""As long as Discord allows a display name to be."""

ESCAPED_LIMIT = 40
"""As long as a name may become by its escapes: one of nothing but markup, six times in a post, is no ordinary message any more."""

MARKUP = re.compile(r"[\\*_~`|<>\[\]()#@:]")
"""A sign that Discord may read as markup; in a text it is escaped, and so counts twice."""

TITLE_LIMIT = 80

MARKS = 2
"""As many accents as a letter of Thai or Vietnamese needs; any stacked above them are there to tower."""

BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0\U0001d159")
"""Letters and symbols that show nothing: Hangul fillers, the empty Braille pattern, the null notehead."""

PROGRAM = "⚙"
"""The sign before the name of a rival's seat, and in no other name."""

_SEAT_MARK = re.compile(r"(?:^|\s*[#\uff03\ufe5f])\s*\d{1,2}$")
_ALIKE = str.maketrans("авеіјкмнорсԁѕтухһαβεικνορτυχ01i", "abeljkmhopcdstyxhabelkvoptuxoll")


@lru_cache(maxsize=4096)
def safe_name(written: str) -> str:
    """Return a name as it may be stored and shown, on one line; "" where nothing of it would be seen.

    "#2" and a bare "2" are how seats are called here, so no name ends in the one or is the other.
    """
    name = safe_title(written, NAME_LIMIT)
    while len(name) + len(MARKUP.findall(name)) > ESCAPED_LIMIT:
        name = name[:-1].rstrip()
    while (bare := _SEAT_MARK.sub("", name)) != name:
        name = bare.rstrip()
    return name


def safe_title(written: str, limit: int = TITLE_LIMIT) -> str:
    """Return a text of one line as it may be stored and shown; "" where nothing of it would be seen."""
    kept: list[str] = []
    marks = MARKS  # an accent without a letter before it is none
    # Formatting characters are direction overrides, joiners, invisible separators.
    printed = "".join(each for each in written if unicodedata.category(each) != "Cf")
    for each in unicodedata.normalize("NFC", printed):
        match unicodedata.category(each):
            case "Mn" | "Me" | "Mc":
                marks += 1
                kept.append(each if marks <= MARKS else "")
            case _ if each in BLANKS or each.isspace() or not each.isprintable():
                marks = MARKS
                kept.append(" ")
            case _:
                marks = 0
                kept.append(each)
    return " ".join("".join(kept).split())[:limit].rstrip()


RIGHT_TO_LEFT = frozenset({"R", "AL"})
FIRST_STRONG_ISOLATE, POP_ISOLATE = "\u2068", "\u2069"


def isolated(name: str) -> str:
    """Return a name as it stands in a sentence: one that is read from right to left does not turn around its neighbours.

    Not for pictures, where names stand alone, nor for the names of channels.
    """
    if RIGHT_TO_LEFT.isdisjoint(map(unicodedata.bidirectional, name)):
        return name
    return f"{FIRST_STRONG_ISOLATE}{name}{POP_ISOLATE}"


def display_names(seats: Iterable[SeatRecord]) -> tuple[str, ...]:
    """Return the names of a table by seat, no two alike. A missing or shared name is completed by the seat's number."""
    named = [(seat.seat + 1, _marked(seat)) for seat in seats]
    times = Counter(_likeness(name) for _, name in named)
    return tuple(name if name and times[_likeness(name)] == 1 else _with_number(name, number) for number, name in named)


def program_name(name: str) -> str:
    """Return the name of a rival, whose sign stays on the line of the name."""
    return f"{PROGRAM}\u00a0{name}"


def _marked(seat: SeatRecord) -> str:
    """Return a name that says whether the program plays."""
    name = safe_name(seat.name.replace(PROGRAM, ""))
    return program_name(name) if seat.is_rival else name


def _with_number(name: str, number: int) -> str:
    mark = f"#{number}"
    return f"{name[: NAME_LIMIT - len(mark) - 1]} {mark}".strip()


@lru_cache(maxsize=4096)
def _likeness(name: str) -> str:
    """Return the same text for names that an eye takes for each other: case, accents, spaces, other alphabets' twins."""
    spread = unicodedata.normalize("NFKD", name.casefold()).translate(_ALIKE)
    seen = "".join(each for each in spread if each.isalnum() or each == "#")
    return seen or name
