"""Cluedo: states for the pictures that random games hardly reach."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from games.cluedo import GAME
from games.cluedo.actions import Stay
from games.cluedo.model import Room, Suspect, Weapon
from games.cluedo.state import State
from tests.builders import Case, a_seed, any_verb, positions, settled
from tests.games.cluedo.tables import ENVELOPE, WRONG, a_table

ROSE = Suspect.SCARLETT


def states(seats: int) -> Iterator[State]:
    """Yield states of every phase, crowded rooms, a seat that left, and one that is out."""
    for seed in range(2):
        case = Case(GAME, seats, tuple(settled(GAME, seats, {"false_witnesses": "on"}).items()))
        for game in positions(case, a_seed(seed), 12, any_verb):
            yield game.state
    crowd = a_table(seats, at=dict.fromkeys(Suspect, Room.STUDY), options={"accuse": "any_time"})
    yield replace(crowd.state, weapons=(Room.STUDY,) * 6)
    yield crowd.roll(0, 6, 6).state
    yield crowd.accuse(0, WRONG).state
    yield a_table(seats, at={ROSE: "r13c17", Suspect.MUSTARD: "r13c18"}).leave(1).roll(0, 1, 2).state
    yield a_table(seats, at={ROSE: Room.BALL_ROOM}).roll(0, 6, 6).state
    asked = a_table(seats, at={ROSE: Room.HALL}).suggest(0, *ENVELOPE[:2])
    yield asked.state
    yield asked.accuse(0).state
    yield a_table(seats, at={ROSE: Room.HALL}).do(0, Stay()).state
    yield a_table(seats, at={ROSE: Room.HALL}, hands={1: [Weapon.DAGGER]}).suggest(0, ROSE, Weapon.DAGGER).state


STAGED = {seats: tuple(states(seats)) for seats in GAME.info.seats}
"""Played once: states are values."""
