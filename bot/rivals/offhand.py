"""Offhand: the move of a rival without time to think, found in the process of the bot in about a thousandth of a second."""

from __future__ import annotations

from dataclasses import replace

import structlog

from bot.rivals.deciding import RivalQuestion, decide
from games.core.contract import Action
from games.core.deduction.rival import Strength

log = structlog.get_logger(__name__)


def simply(question: RivalQuestion) -> Action:
    """Return a novice's move, from the seat's own knowledge."""
    try:
        return decide(replace(question, strength=Strength.NOVICE)).action
    except Exception:  # whatever fails, the turn is not to run out
        log.exception("a rival cannot think", game=question.game, step=question.n)
        return plainly(question)


def plainly(question: RivalQuestion) -> Action:
    """Return the first thing that a rival may do: no lie, and nothing that cannot be undone, where it may do anything else."""
    legal = question.situation.legal
    return next((each for each in legal if not each.is_final and not each.is_denial), legal[0])
