"""13 Indices: what ends a game soon. Nobody at the table could know it, but a test may."""

from __future__ import annotations

from typing import Any

from games.clues.actions import Accuse
from games.clues.model import Phase
from games.core.contract import Action
from games.core.game import AnyGame
from games.core.seats import Seat


def finish(game: AnyGame, state: Any, seat: Seat) -> Action | None:
    """Return the right accusation."""
    if state.phase is not Phase.ACTING:
        return None
    person, place, weapon = state.table.outer[seat]
    return Accuse(person=person, place=place, weapon=weapon)
