"""Mord im Arosa: what leads to the end of a game soon. Nobody at the table could know it, but a test may."""

from __future__ import annotations

from typing import Any

from games.arosa.actions import Search, Suspect, TakeBack
from games.arosa.model import VICTIM
from games.core.contract import Action
from games.core.game import AnyGame
from games.core.seats import Seat


def finish(game: AnyGame, state: Any, seat: Seat) -> Action | None:
    """Return what finds a victim, or the suspicion that brings most traces of one player to the board."""
    hotel = state.hotel.open()
    legal = list(game.rules.legal(state, seat))
    match legal[0]:
        case Search():
            return Search(floor=max(range(8), key=lambda floor: hotel[floor].count(VICTIM)))
        case TakeBack(count=count):
            return TakeBack(count=count)
        case Suspect():
            one = [each for each in legal if isinstance(each, Suspect) and len(each.players) == 1 and each.floor]
            return max(one, key=lambda each: hotel[each.floor].count(each.players[0]))
        case _:
            return None
