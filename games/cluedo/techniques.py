"""Cluedo: its techniques of deduction."""

from __future__ import annotations

from typing import Final

from games.core.deduction.technique import Efforts, Techniques

TECHNIQUES: Final[Techniques] = {
    "told": ("cluedo-why-hand", "cluedo-why-told"),
    "one-of": ("cluedo-why-one-of",),
    "kind": ("cluedo-why-kind",),
    "nowhere-else": ("cluedo-why-nowhere-else",),
    "whole-hand": ("cluedo-why-whole-hand",),
    "no-others": ("cluedo-why-no-others",),
    "no-room": ("cluedo-why-no-room",),
    "cases": (
        "cluedo-why-fork",
        "cluedo-why-case",
        "cluedo-why-suppose",
        "cluedo-why-clash",
        "cluedo-why-so",
        "cluedo-why-together",
    ),
}
EFFORTS: Final[Efforts] = (6, 10)
