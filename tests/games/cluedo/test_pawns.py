"""Cluedo: the pawn that a rival takes."""

from __future__ import annotations

import pytest

from games.cluedo import BOARD, GAME
from games.cluedo.actions import ChoosePawn
from games.cluedo.model import Suspect
from games.cluedo.rival.decisions import CluedoRival
from games.core.chance import Chance
from games.core.deduction.rival import Situation, Strength
from games.core.seats import Seat
from tests.builders import a_seed
from tests.tools.ladder import Match


def _choosing(seats: int, *taken: Suspect) -> Situation:
    """Return the situation of the seat that chooses after these."""
    match = Match(GAME, seats, GAME.info.settle({}, seats), a_seed(1))
    step = GAME.rules.setup(seats, match.options, Chance(match.seed, 0))
    match.told = [[] for _ in range(seats)]
    for seat, suspect in enumerate(taken):
        step = GAME.rules.apply(step.state, Seat(seat), ChoosePawn(suspect=suspect), Chance(match.seed, 1 + seat))
    return match.situation(step.state, Seat(len(taken)))


@pytest.mark.parametrize(
    ("seats", "taken", "expected"),
    [
        (3, (), Suspect.SCARLETT),
        (6, (Suspect.PLUM,), Suspect.SCARLETT),
        (3, (Suspect.SCARLETT,), Suspect.PEACOCK),  # seven steps from a room, all others eight
        (4, (), Suspect.PEACOCK),  # whoever has fewer cards begins
        (5, (Suspect.SCARLETT,), Suspect.PEACOCK),
    ],
)
def test_a_master_takes_the_pawn_that_begins_or_one_that_is_near_a_room(
    seats: int, taken: tuple[Suspect, ...], expected: Suspect
) -> None:
    situation = _choosing(seats, *taken)
    chosen = {
        strength: {CluedoRival(BOARD).decide(situation, strength, Chance(a_seed(n), 0)).action for n in range(20)}
        for strength in Strength
    }

    assert chosen[Strength.MASTER] == {ChoosePawn(suspect=expected)}
    assert all(len(chosen[strength]) > 2 for strength in Strength if strength is not Strength.MASTER)
