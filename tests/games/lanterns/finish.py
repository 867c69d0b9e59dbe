"""Lanterns: what ends a game soon, and what it turns over then. Nobody at the table could know it, but a test may."""

from __future__ import annotations

from typing import Any

from games.core.contract import Action
from games.core.game import AnyGame
from games.core.seats import Seat
from tests.games.lanterns.model import Guess


def finish(game: AnyGame, state: Any, seat: Seat) -> Action | None:
    """Return a right guess, where guessing is possible."""
    legal = game.rules.legal(state, seat)
    return next((each for each in legal if isinstance(each, Guess) and state.is_right(each)), None)


def turned_over(state: Any) -> tuple[tuple[object, ...], tuple[object, ...]]:
    """Return what all are told at the end that was hidden before, and what of it is drawn."""
    return state.lit, ()
