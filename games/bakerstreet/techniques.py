"""Bakerstreet: its techniques of deduction."""

from __future__ import annotations

from typing import Final

from games.core.deduction.technique import Efforts, Techniques

TECHNIQUES: Final[Techniques] = {
    "stack": (
        "bakerstreet-why-stack",
        "bakerstreet-why-count",
        "bakerstreet-why-most",
        "bakerstreet-why-other",
        "bakerstreet-why-sum",
    ),
    "hand": ("bakerstreet-why-hand", "bakerstreet-why-reached"),
    "letters": (
        "bakerstreet-why-none",
        "bakerstreet-why-empty",
        "bakerstreet-why-mine",
        "bakerstreet-why-look",
        "bakerstreet-why-all",
        "bakerstreet-why-clue",
        "bakerstreet-why-shown",
    ),
    "together": ("bakerstreet-why-so",),
}
EFFORTS: Final[Efforts] = (7, 9)
