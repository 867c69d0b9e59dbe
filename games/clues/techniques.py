"""13 Indices: its techniques of deduction."""

from __future__ import annotations

from typing import Final

from games.core.deduction.technique import Efforts, Techniques

TECHNIQUES: Final[Techniques] = {
    "sight": ("clues-why-seen", "clues-why-not-yours", "clues-why-read", "clues-why-opened"),
    "count": ("clues-why-answer", "clues-why-none"),
    "named": ("clues-why-named", "clues-why-missed"),
    "together": ("clues-why-so",),
}
EFFORTS: Final[Efforts] = (24, 27)
