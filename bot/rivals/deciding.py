"""Deciding: chooses a rival's move. Runs in the process that thinks, so it sees only the `RivalQuestion`, never the table."""

from __future__ import annotations

from dataclasses import dataclass, field

from games import BY_KEY
from games.core.chance import Chance
from games.core.deduction.rival import Decision, Situation, Strength


@dataclass(frozen=True, slots=True, kw_only=True)
class RivalQuestion:
    """The question to a rival after step `n`: all that it is given. `seed` is its own, and foretells nothing of the table's."""

    game: str
    situation: Situation
    strength: Strength
    seed: bytes = field(repr=False)
    n: int


def decide(question: RivalQuestion) -> Decision:
    """Return a rival's decision with its reasons: the same for the same question."""
    load = BY_KEY[question.game].rival
    if load is None:
        raise ValueError("nobody plays this game for the program")
    return load().decide(question.situation, question.strength, Chance(question.seed, question.n))
