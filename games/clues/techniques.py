"""13 Indices: its techniques of deduction."""

from __future__ import annotations

from typing import Final

from games.core.deduction.technique import Efforts, Techniques

TECHNIQUES: Final[Techniques] = {
    "sight": ("clues-why-seen", "clues-why-not-yours", "clues-why-read", "clues-why-opened"),
    "count": ("clues-why-answer", "clues-why-answer-all", "clues-why-none"),
    "named": ("clues-why-named", "clues-why-missed"),
    "together": (
        "clues-why-so",
        "clues-why-suppose",
        "clues-why-clash",
        *(
            f"clues-why-step-{step}"
            for step in ("used-up", "all-left", "kind", "full", "no-others", "nowhere-else", "missed")
        ),
    ),
}
EFFORTS: Final[Efforts] = (48, 100)
