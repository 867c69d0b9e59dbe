"""13 Indices: its techniques of deduction."""

from __future__ import annotations

from typing import Final

from games.core.deduction.technique import Efforts, Techniques

TECHNIQUES: Final[Techniques] = {
    "sight": ("clues-why-seen", "clues-why-not-yours", "clues-why-read", "clues-why-opened", "clues-why-marked"),
    "count": ("clues-why-answer", "clues-why-answer-all", "clues-why-none"),
    "named": ("clues-why-named", "clues-why-missed"),
    "together": (
        "clues-why-so",
        *(
            f"clues-why-step-{step}"
            for step in (
                "used-up",
                "all-left",
                "enough",
                "lacking",
                "kind",
                "full",
                "no-others",
                "nowhere-else",
                "missed",
                "all-five",
                "filled",
                "shared",
            )
        ),
    ),
    "suppose": ("clues-why-suppose", "clues-why-clash", "clues-why-long"),
}
EFFORTS: Final[Efforts] = (9, 11)
