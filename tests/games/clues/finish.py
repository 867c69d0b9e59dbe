"""13 Indices: what ends a game soon, and what it turns over then. Nobody at the table could know it, but a test may."""

from __future__ import annotations

from itertools import chain
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


def turned_over(state: Any) -> tuple[tuple[object, ...], tuple[object, ...]]:
    """Return what all are told at the end that was hidden before, and what of it is drawn."""
    cards = (*chain.from_iterable(state.layout.open().outer), *state.deal.informants.open())
    return cards, cards
