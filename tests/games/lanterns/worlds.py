"""Lanterns: other colours and spots of the others, with which every guess that failed would have failed."""

from __future__ import annotations

from dataclasses import replace

from games.core.chance import Chance
from games.core.seats import Seat
from games.core.secret import Secret
from tests.games.lanterns.model import SPOTS, Colour, State

FORKS = True
"""A guess that is right ends the game."""
TRIES = 20


def another_world(state: State, seat: Seat, chance: Chance) -> State | None:
    """Return another state with the same public history and the same knowledge for this seat, or None."""
    if state.outcome is not None:
        return None
    for _ in range(TRIES):
        own = state.colours[seat]
        rest = iter(chance.shuffled([colour for colour in Colour if colour != own.open()]))
        world = replace(
            state,
            colours=tuple(own if each == seat else Secret(next(rest)) for each in range(len(state.colours))),
            spots=tuple(
                old if each == seat or old is None else Secret(chance.pick(SPOTS))
                for each, old in enumerate(state.spots)
            ),
        )
        if world != state and not any(map(world.is_right, state.wrong)):
            return world
    return None
