"""Cluedo: the actions of a seat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, TypeAlias

from games.cluedo.model import Room, Silence, Suspect, Weapon
from games.core.contract import Action
from games.core.seats import Seat


class ChoosePawn(Action):
    """Take a pawn for the whole game, before the deal (R-CL-11, A-CL-06)."""

    verb: ClassVar[str] = "pawn"
    suspect: Suspect


class Roll(Action):
    """Throw both dice."""

    verb: ClassVar[str] = "roll"
    then: ClassVar[str] = "move"


class Move(Action):
    """Go where the throw leads: into a room, or to a square such as `r7c4`."""

    verb: ClassVar[str] = "move"
    to: Room | str


class TakePassage(Action):
    """Go through the secret passage instead of throwing (R-CL-20)."""

    verb: ClassVar[str] = "passage"


class Stay(Action):
    """Stay on the spot (R-CL-15)."""

    verb: ClassVar[str] = "stay"


class Suggest(Action):
    """Make a hypothesis about the room in which one's own pawn is (R-CL-22).

    With `end`, the turn is over as soon as a card is shown, without an accusation after it (A-CL-36).
    """

    verb: ClassVar[str] = "suggest"
    suspect: Suspect
    weapon: Weapon
    end: bool = False


class Show(Action):
    """Answer a hypothesis: show a card to its author, or nothing where false witnesses are allowed."""

    verb: ClassVar[str] = "show"
    card: Suspect | Weapon | Room | Silence

    @property
    def is_denial(self) -> bool:
        """Whether no card is shown."""
        return self.card is Silence.NOTHING


class Accuse(Action):
    """Name the cards in the envelope; once in a game (R-CL-33)."""

    verb: ClassVar[str] = "accuse"
    is_final: ClassVar[bool] = True
    suspect: Suspect
    weapon: Weapon
    room: Room


class Denounce(Action):
    """Say that a witness hid a card from a hypothesis; once in a game (R-CL-34, A-CL-28)."""

    verb: ClassVar[str] = "denounce"
    is_final: ClassVar[bool] = True
    fills: ClassVar[Mapping[str, str]] = {"suggestion": "hypothesis"}
    player: Seat
    hypothesis: int


class End(Action):
    """End the turn without a hypothesis, or without an accusation."""

    verb: ClassVar[str] = "end"


class Prefer(Action):
    """Put a card of one's own first among those that are shown, where the cards answer by themselves (A-CL-35)."""

    verb: ClassVar[str] = "prefer"
    card: Suspect | Weapon | Room


CluedoAction: TypeAlias = (
    ChoosePawn | Roll | Move | TakePassage | Stay | Suggest | Show | Accuse | Denounce | End | Prefer
)
ACTIONS = (ChoosePawn, Roll, Move, TakePassage, Stay, Suggest, Show, Accuse, Denounce, End, Prefer)
