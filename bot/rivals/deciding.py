"""Deciding: chooses a rival's move. Runs in the process that thinks, so it sees only the `RivalQuestion`, never the table."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from games import BY_KEY
from games.core.chance import Chance
from games.core.contract import Action
from games.core.deduction.knowledge import Foreseeing
from games.core.deduction.rival import Adviser, Decision, Rival, Situation, Strength
from games.core.game import AnyGame


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
    rival = _rival(BY_KEY[question.game])
    return rival.decide(question.situation, question.strength, Chance(question.seed, question.n))


def _rival(game: AnyGame) -> Rival:
    if game.rival is None:
        raise ValueError("nobody plays this game for the program")
    return game.rival()


@dataclass(frozen=True, slots=True)
class Advice:
    """An action for a person; None where no question tells anything.

    `left`: the share of the solutions that it is expected to leave, counted exactly; None where it cannot be foreseen.
    """

    action: Action | None
    left: float | None = None


NOTHING = 1e-6
"""Expected bits that count as none: sums of fractions are not exact."""


def advise(question: RivalQuestion) -> Advice:
    """Return a good question, or a better move: the same for the same question."""
    game, luck = BY_KEY[question.game], Chance(question.seed, question.n)
    rival, situation = _rival(game), question.situation
    if isinstance(rival, Adviser):
        decision = rival.advise(situation, luck)
    else:
        asks = tuple([each for each in situation.legal if isinstance(each, game.questions)])
        decision = rival.decide(replace(situation, legal=asks or situation.legal), question.strength, luck)
    if decision.action not in situation.legal or (decision.bits is not None and decision.bits <= NOTHING):
        return Advice(None)  # it would name the solution, or ask in vain
    knowledge = game.knowledge() if game.knowledge is not None else None
    left = knowledge.left(situation.log, decision.action) if isinstance(knowledge, Foreseeing) else None
    return Advice(decision.action, left)
