"""A rival that does anything that is legal: for a game that has no better one, and to measure the others against."""

from __future__ import annotations

from games.core.chance import Chance
from games.core.deduction.rival import Decision, Situation, Strength
from games.core.lines import Line


class AtRandom:
    """Plays by chance alone, at every strength."""

    def decide(self, situation: Situation, strength: Strength, luck: Chance) -> Decision:
        """Return any of the legal actions."""
        return Decision(luck.pick(situation.legal), Line("why-at-random"))
