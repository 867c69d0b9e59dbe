"""Sounds: what is heard, as a pure value. Made from public events only, so who may hear it is its type.

Times are in thousandths of a second. A sound knows no samples: the bot makes them from the strikes. Its caption says in
words and signs exactly what the strikes say, for those who read, cannot hear, or are on mute.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from games.core.lines import Line


class Timbre(StrEnum):
    """What is struck."""

    BELL = "bell"  # a little bell, `pitch` semitones above its lowest note: it announces something
    KNOCK = "knock"  # a wooden cube on a wooden edge
    WOOD = "wood"  # it comes to lie on a thin wooden floor
    TABLE = "table"  # it comes to lie on a heavy table top


@dataclass(frozen=True, slots=True)
class Strike:
    """One strike: when, on what, and from how far, in storeys of wood between it and the ear."""

    at: int
    timbre: Timbre
    storeys: int = 0
    pitch: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class PublicSound:
    """What a whole table hears. `name` is that of the file: the same for every sound of a game."""

    name: str
    length: int
    strikes: tuple[Strike, ...]
    caption: tuple[Line, ...]
