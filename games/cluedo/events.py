"""Cluedo: public and private events."""

from __future__ import annotations

from typing import ClassVar

from games.cluedo.model import Card, Room, Suspect, Weapon
from games.core.endings import Abandoned, LastOne, Left, Stalled, TurnBegan, TurnMissed, Won
from games.core.events import Back, PrivateEvent, PublicEvent
from games.core.seats import Seat

SHARED = (Abandoned, LastOne, Left, Stalled, TurnBegan, TurnMissed, Won)
"""The shared events that this game tells."""


class PawnsOffered(PublicEvent):
    """The table begins: everybody chooses a pawn, at the same time (A-CL-06)."""


class PawnChosen(PublicEvent):
    """A seat has its pawn for the whole game. It was `drawn` by lot in games of version 2 only.

    The pawns of all are posted together, with the deal: one post for each would bury the panel, where they stand at once.
    """

    back: ClassVar[Back] = Back.FREELY
    waits: ClassVar[bool] = True
    by: Seat
    suspect: Suspect
    drawn: bool


class PawnDrawn(PublicEvent):
    """A seat that did not choose has a pawn by lot. No choice before it can be taken back any more (A-CL-06)."""

    by: Seat
    suspect: Suspect


class DealerRolled(PublicEvent):
    """These seats threw the dice for the deal (R-CL-06); if the highest are several they throw again (A-CL-03)."""

    seats: tuple[Seat, ...]
    totals: tuple[int, ...]


class Dealt(PublicEvent):
    """All 18 cards are out, and `first` begins (R-CL-07 to 09)."""

    dealer: Seat
    first: Seat
    most: int
    short: tuple[Seat, ...]  # who holds one card less


class HandDealt(PrivateEvent):
    """The cards of a seat."""

    shows_desk: ClassVar[bool] = True
    cards: tuple[Card, ...]


class Rolled(PublicEvent):
    """A seat threw both dice; a double 1 or 6 leads into any room (R-CL-19)."""

    waits: ClassVar[bool] = True
    by: Seat
    one: int
    two: int
    total: int
    free: bool


class Walked(PublicEvent):
    """A pawn moved to another square of the corridor."""

    back: ClassVar[Back] = Back.FREELY
    waits: ClassVar[bool] = True
    by: Seat
    square: str


class Entered(PublicEvent):
    """A pawn went into a room."""

    back: ClassVar[Back] = Back.FREELY
    waits: ClassVar[bool] = True
    by: Seat
    room: Room


class PassageTaken(PublicEvent):
    """A pawn went through a secret passage."""

    back: ClassVar[Back] = Back.FREELY
    waits: ClassVar[bool] = True
    by: Seat
    room: Room


class Stayed(PublicEvent):
    """A pawn stayed where it was."""

    back: ClassVar[Back] = Back.FREELY
    waits: ClassVar[bool] = True
    by: Seat


class Suggested(PublicEvent):
    """A hypothesis (R-CL-22 to 27), and how its questioning began.

    `called` is the player of a pawn that came from elsewhere. `passed` had nothing to show; `asked` must answer now;
    `shown_by` is the seat of the cards that answered: one that has left (A-CL-30), or any with `standing` answers (A-CL-35).
    """

    reveals: ClassVar[frozenset[str]] = frozenset({"passed", "asked", "shown_by"})
    by: Seat
    hypothesis: int
    suspect: Suspect
    weapon: Weapon
    room: Room
    called: Seat | None
    passed: tuple[Seat, ...]
    asked: Seat | None
    shown_by: Seat | None
    standing: bool = False


class Questioned(PrivateEvent):
    """The question to a witness, and its cards that answer it: none, if false witnesses are allowed."""

    shows_desk: ClassVar[bool] = True
    by: Seat
    hypothesis: int
    suspect: Suspect
    weapon: Weapon
    room: Room
    cards: tuple[Card, ...]


class Answered(PublicEvent):
    """A witness showed a card to the author of the hypothesis, and nobody else learns which (R-CL-27); or showed nothing
    (A-CL-28), and the questioning goes on as in `Suggested`.
    """

    reveals: ClassVar[frozenset[str]] = frozenset({"shown", "passed", "asked", "shown_by"})
    by: Seat
    to_whom: Seat
    shown: bool
    passed: tuple[Seat, ...] = ()
    asked: Seat | None = None
    shown_by: Seat | None = None


class AnsweredFor(PublicEvent):
    """The witness has left: its cards answer, then as in `Suggested` (A-CL-30)."""

    reveals: ClassVar[frozenset[str]] = frozenset({"passed", "asked", "shown_by"})
    passed: tuple[Seat, ...]
    asked: Seat | None
    shown_by: Seat | None


class CardSeen(PrivateEvent):
    """The card that a witness showed to this seat."""

    by: Seat
    hypothesis: int
    card: Card


class CardShown(PrivateEvent):
    """The card that this seat showed, or that the clock showed for it."""

    to_whom: Seat
    hypothesis: int
    card: Card


class Accused(PublicEvent):
    """A seat compared its accusation with the envelope. The named cards are not told (A-CL-22)."""

    reveals: ClassVar[frozenset[str]] = frozenset({"right"})
    by: Seat
    right: bool


class EnvelopeSeen(PrivateEvent):
    """The cards in the envelope, for the wrong accuser alone (R-CL-30, R-CL-32)."""

    is_solution: ClassVar[bool] = True
    suspect: Suspect
    weapon: Weapon
    room: Room


class Denounced(PublicEvent):
    """A seat denounced a witness over a hypothesis (A-CL-28). If it lied it is out; else nothing more is told."""

    waits: ClassVar[bool] = True
    reveals: ClassVar[frozenset[str]] = frozenset({"lied"})
    by: Seat
    player: Seat
    hypothesis: int
    lied: bool

    @property
    def out(self) -> Seat | None:
        """The liar: it is out."""
        return self.player if self.lied else None


class Unsolved(PublicEvent):
    """No seat is left that may accuse; nobody wins (A-CL-23)."""


class EnvelopeOpened(PublicEvent):
    """After the end: the cards in the envelope."""

    reveals: ClassVar[frozenset[str]] = frozenset({"suspect", "weapon", "room"})
    suspect: Suspect
    weapon: Weapon
    room: Room


class LieTold(PublicEvent):
    """After the end: a witness had hidden these cards from a hypothesis (A-CL-28)."""

    reveals: ClassVar[frozenset[str]] = frozenset({"player", "hypothesis", "cards"})
    player: Seat
    hypothesis: int
    cards: tuple[Card, ...]
