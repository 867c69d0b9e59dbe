"""Lanterns: other colours and spots of the others, with which every guess that failed would have failed."""

from __future__ import annotations

from dataclasses import replace

from games.core.chance import Chance
from games.core.events import Back
from games.core.seats import Seat
from games.core.secret import Secret
from tests.games.lanterns.model import SPOTS, Colour, State

FORKS = True
"""A guess that is right ends the game."""
TAKEN_BACK = {"Remembered": Back.FREELY, "TurnBegan": Back.FREELY, "Flashed": Back.AGREED}


def another_world(state: State, seat: Seat, chance: Chance) -> State | None:
    """Return another state with the same public history and the same knowledge for this seat, or None."""
    own = state.colours[seat]
    for _ in range(20 if state.outcome is None else 0):
        rest = iter(chance.shuffled([colour for colour in Colour if colour != own.open()]))
        colours = tuple(own if each == seat else Secret(next(rest)) for each in range(len(state.colours)))
        spots = tuple(
            old if each == seat or old is None else Secret(chance.pick(SPOTS)) for each, old in enumerate(state.spots)
        )
        world = replace(state, colours=colours, spots=spots)
        if world != state and not any(map(world.is_right, state.wrong)):
            return world
    return None


def turned_over(state: State) -> tuple[tuple[object, ...], tuple[object, ...]]:
    """Return what all are told at the end that was hidden before, and what of it is drawn."""
    return state.lit, ()
