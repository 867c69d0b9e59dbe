"""Lanterns: what ends a game soon. Nobody at the table could know it, but a test may."""

from __future__ import annotations

from typing import Any

from games.core.contract import Action
from games.core.game import AnyGame
from games.core.seats import Seat
from tests.games.lanterns.model import Guess


def finish(game: AnyGame, state: Any, seat: Seat) -> Action | None:
    """Return a right guess, where guessing is possible."""
    guesses = (action for action in game.rules.legal(state, seat) if isinstance(action, Guess))
    return next(filter(state.is_right, guesses), None)
