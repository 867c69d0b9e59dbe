"""Bakerstreet: the colours of its pictures. Fog over wet slate, gaslight, brick; oxblood and navy for the two sets."""

from __future__ import annotations

from dataclasses import dataclass

INK = "#171b22"
PAPER = "#f3ead6"
PAPER_SHADE = "#ddcfb1"
PAPER_DEEP = "#ab9a78"
WHITE = "#fbf7ec"
NIGHT = "#18212b"
SLATE = "#263542"
SLATE_LIGHT = "#31424f"
SLATE_DARK = "#1b2731"
MIST = "#4a5d67"
FOG = "#738690"
HAZE = "#a3b0ae"
GASLIGHT = "#f6cf78"
AMBER = "#d9973a"
BRASS = "#c99e52"
BRASS_LIGHT = "#efd595"
BRASS_DARK = "#80602c"
BRICK = "#5a3a38"
BRICK_LIGHT = "#74504a"
BRICK_DARK = "#3a2627"
WALNUT = "#3c291f"
WALNUT_LIGHT = "#553a2b"
WALNUT_DARK = "#281a13"
PINE = "#2c5a4f"
PINE_LIGHT = "#3f7768"
PINE_DARK = "#193a33"
STOP = "#b3261e"


@dataclass(frozen=True, slots=True)
class Tone:
    """The colour of one player's set: itself, a deeper shade, and a paler one."""

    main: str
    deep: str
    pale: str


TONES = (Tone("#8f2f2c", "#561718", "#d98d7c"), Tone("#2b5288", "#152e53", "#8fb0d8"))
"""By seat. The emblem tells them apart too: a deerstalker and a bowler hat."""
