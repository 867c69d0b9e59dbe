"""Cluedo: a table at which who holds what is known, where a pawn stands in the Study and asks."""

from __future__ import annotations

from typing import Any

from games.cluedo.model import Card, Room, Suspect, Weapon
from tests.games.cluedo.tables import Table, a_table

ROSE, MOUTARDE, LEBLANC, OLIVE, PERVENCHE = (
    Suspect.SCARLETT,
    Suspect.MUSTARD,
    Suspect.WHITE,
    Suspect.GREEN,
    Suspect.PEACOCK,
)
DAGGER, ROPE, SPANNER = Weapon.DAGGER, Weapon.ROPE, Weapon.SPANNER
STUDY, HALL = Room.STUDY, Room.HALL
HANDS: dict[int, list[Card]] = {
    0: [ROSE, Weapon.REVOLVER, Room.KITCHEN],
    1: [LEBLANC, DAGGER],
    2: [OLIVE, SPANNER, STUDY],
    3: [MOUTARDE, PERVENCHE],
}
LIES = {"false_witnesses": "on"}


def in_study(seats: int = 4, **more: Any) -> Table:
    return a_table(seats, at={ROSE: STUDY}, hands=HANDS, **more)


def asked(suspect: Suspect = LEBLANC, weapon: Weapon = DAGGER, **more: object) -> Table:
    return in_study(**more).suggest(0, suspect, weapon)  # type: ignore[arg-type]  # any keyword of a_table
