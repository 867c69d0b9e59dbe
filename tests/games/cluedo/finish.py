"""Cluedo: what leads to the end of a game soon. Nobody at the table could know it, but a test may."""

from __future__ import annotations

from typing import Any

from games.cluedo.actions import Accuse, Move, Roll, Suggest
from games.core.contract import Action
from games.core.game import AnyGame
from games.core.seats import Seat


def finish(game: AnyGame, state: Any, seat: Seat) -> Action | None:
    """Return the right accusation, or else a hypothesis, or a way to a room."""
    legal = list(game.rules.legal(state, seat))
    case = state.cast.dealt.envelope.open() if state.cast.deal is not None else None
    right = [each for each in legal if isinstance(each, Accuse) and (each.suspect, each.weapon, each.room) == case]
    wanted = [*right, *(each for kind in (Suggest, Move, Roll) for each in legal if isinstance(each, kind))]
    return wanted[0] if wanted else None
