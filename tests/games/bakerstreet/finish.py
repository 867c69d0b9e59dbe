"""Bakerstreet: what leads to the end of a game soon."""

from __future__ import annotations

from typing import Any

from games.bakerstreet.actions import Choose, Doubt, Take
from games.bakerstreet.model import Letter
from games.core.contract import Action
from games.core.game import AnyGame
from games.core.seats import Seat


def finish(game: AnyGame, state: Any, seat: Seat) -> Action | None:
    """Return a doubt as soon as may be, and letters that make a run."""
    legal = list(game.rules.legal(state, seat))
    owned = set(state.sides[seat].letters.open())

    def worth(letter: Letter) -> int:
        runs = (set(list(Letter)[start : start + 7]) for start in range(14))
        return max(len(owned & run) for run in runs if letter in run)

    def best(pile: int) -> int:
        letters = set(state.piles[pile - 1].open()) - owned
        return max((worth(letter) for letter in letters), default=-1)

    if isinstance(legal[0], Take):
        return max((each for each in legal if isinstance(each, Take)), key=lambda each: worth(each.letter))
    if isinstance(legal[0], Choose):
        return max((each for each in legal if isinstance(each, Choose)), key=lambda each: best(each.pile))
    return Doubt() if Doubt() in legal else None
