"""Bakerstreet: the colours of its pictures. Fog over wet slate, gaslight, brick; oxblood and navy for the two sets."""

from __future__ import annotations

from dataclasses import dataclass

from games.core.colours import GroundTones

INK = "#171b22"
PAPER = "#f3ead6"
WHITE = "#fbf7ec"
NIGHT = "#18212b"
SLATE_DARK = "#1b2731"
MIST = "#6a7d83"
HAZE = "#c0cbc5"
GASLIGHT = "#f6cf78"
BRASS = "#c99e52"
BRASS_LIGHT = "#efd595"
BRASS_DARK = "#80602c"
WALNUT = "#3c291f"
STOP = "#b3261e"
GROUND = GroundTones("#2a3a46", NIGHT, MIST)


@dataclass(frozen=True, slots=True)
class SetTone:
    """The colour of one player's set: itself, a deeper shade, and a paler one."""

    main: str
    deep: str
    pale: str


TONES = (SetTone("#8f2f2c", "#561718", "#d98d7c"), SetTone("#2b5288", "#152e53", "#8fb0d8"))
"""By seat. The emblem tells them apart too: a deerstalker and a bowler hat."""
