"""Sounds as pure values. They are made from public events only, so their audience is their type.

Times are in thousandths of a second. A sound knows no samples: the bot makes them from the strikes. Its caption says in
words and signs exactly the same as the strikes, for players without sound.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from games.core.lines import Line


class Timbre(StrEnum):
    """The body that is struck."""

    BELL = "bell"  # a little bell, `pitch` semitones above its lowest note: it announces something
    KNOCK = "knock"  # a wooden cube on a wooden edge
    WOOD = "wood"  # it comes to lie on a thin wooden floor
    TABLE = "table"  # it comes to lie on a heavy table top


@dataclass(frozen=True, slots=True)
class Strike:
    """One strike: its time, its body, and the storeys of wood between it and the ear."""

    at: int
    timbre: Timbre
    storeys: int = 0
    pitch: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class PublicSound:
    """A sound for the whole table. `name` is that of the file: the same for every sound of a game."""

    name: str
    length: int
    strikes: tuple[Strike, ...]
    caption: tuple[Line, ...]
