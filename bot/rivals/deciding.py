"""Deciding: what a rival does, worked out wherever this is called: in the process that thinks, which has nothing of a table."""

from __future__ import annotations

from dataclasses import dataclass, field

from games import BY_KEY
from games.core.chance import Chance
from games.core.deduction.rival import Decision, Situation, Strength


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """What a rival is asked after step `n`: all that it is given. `seed` is its own, and foretells nothing of the table's."""

    game: str
    situation: Situation
    strength: Strength
    seed: bytes = field(repr=False)
    n: int


def decide(question: Question) -> Decision:
    """Return what a rival does, and why: the same for the same question."""
    load = BY_KEY[question.game].rival
    if load is None:
        raise ValueError("nobody plays this game for the program")
    return load().decide(question.situation, question.strength, Chance(question.seed, question.n))
