"""13 Indices: public and private events."""

from __future__ import annotations

from typing import ClassVar

from games.clues.model import Card, Category, Colour, Inner, Letter, Person, Place, Weapon
from games.core.endings import LastOne, Left, Stalled, TurnMissed, Won
from games.core.events import Back, PrivateEvent, PublicEvent
from games.core.seats import Seat

SHARED = (LastOne, Left, Stalled, TurnMissed, Won)
"""The shared events that this game tells."""


class Dealt(PublicEvent):
    """The cards are out; these colours stay in the box (R-13-06)."""

    removed: tuple[Colour, ...]
    informants: int


class HandDealt(PrivateEvent):
    """The five cards of a seat (R-13-08)."""

    shows_desk: ClassVar[bool] = True
    cards: tuple[Card, ...]
    neighbour: Seat


class Chosen(PublicEvent):
    """A seat has picked its three cards. Shown on the panel while it matters."""

    fades: ClassVar[bool] = True
    by: Seat


class ScreensSet(PublicEvent):
    """Everybody has chosen: the cards are on the screens (R-13-13), and `first` begins (R-13-16)."""

    first: Seat


class ScreenSeen(PrivateEvent):
    """The two cards behind a seat's screen, and everybody else's outer cards, three for each seat from the left."""

    shows_desk: ClassVar[bool] = True
    left: Card
    right: Card
    outer: tuple[Card, ...]


class TurnBegan(PublicEvent):
    """It is this seat's turn, with so many loupes to spend (none with two players)."""

    is_turn: ClassVar[bool] = True
    seat: Seat
    loupes: int


class LoupeDrawn(PublicEvent):
    """A seat without a loupe took one from the reserve (R-13-17)."""

    by: Seat


class LoupeTaken(PublicEvent):
    """A seat without a loupe took one from another: the reserve was empty (R-13-18)."""

    back: ClassVar[Back] = Back.FREELY
    waits: ClassVar[bool] = True
    by: Seat
    player: Seat


class Asked(PublicEvent):
    """A witness was questioned and answered (R-13-30). The answer depends on hidden cards, on purpose."""

    waits: ClassVar[bool] = True
    reveals: ClassVar[frozenset[str]] = frozenset({"count"})
    stands_alone: ClassVar[bool] = True
    by: Seat
    witness: Seat
    about: Colour | Category
    inner: Inner | None
    count: int


class AskedInSecret(PublicEvent):
    """A witness was questioned with the Top secret tile: the question is public, the answer is not (R-13-46)."""

    waits: ClassVar[bool] = True
    by: Seat
    witness: Seat
    about: Colour | Category


class AnswerGot(PrivateEvent):
    """The answer that a Top secret tile bought."""

    witness: Seat
    about: Colour | Category
    count: int


class AnswerGiven(PrivateEvent):
    """The secret answer of a witness (A-13-16: the witness knows it too)."""

    by: Seat
    about: Colour | Category
    count: int


class Consulted(PublicEvent):
    """A seat looked at an informant. The letter is public, the card is not (R-13-33)."""

    waits: ClassVar[bool] = True
    by: Seat
    letter: Letter


class InformantSeen(PrivateEvent):
    """The card of the informant that a seat consulted."""

    letter: Letter
    card: Card


class LoupeGiven(PublicEvent):
    """The loupe of an informant or an accusation went to a seat that had none, or to the reserve (R-13-31)."""

    waits: ClassVar[bool] = True
    player: Seat | None


class Accused(PublicEvent):
    """A seat named three cards. Only right or wrong is told (R-13-39)."""

    reveals: ClassVar[frozenset[str]] = frozenset({"right"})
    stands_alone: ClassVar[bool] = True
    by: Seat
    person: Person
    place: Place
    weapon: Weapon
    right: bool


class LoupesDropped(PublicEvent):
    """All loupes that a seat still held went to the reserve (R-13-38, A-13-19, A-13-20)."""

    seat: Seat
    count: int


class CaseOpened(PublicEvent):
    """After the end: the three cards on a seat's screen."""

    reveals: ClassVar[frozenset[str]] = frozenset({"person", "place", "weapon"})
    seat: Seat
    person: Person
    place: Place
    weapon: Weapon
