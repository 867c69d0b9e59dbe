"""Mord im Arosa: its events. All players see and hear the same, so no event is private."""

from __future__ import annotations

from typing import ClassVar

from games.arosa.hearing import Heard, Landing, end_of, knocks_of
from games.arosa.model import CUBES, Cube, Floor, Piece
from games.core.endings import Abandoned, LastOne, Left, Stalled, TurnBegan, TurnMissed
from games.core.events import PublicEvent
from games.core.seats import Seat

SHARED = (Abandoned, LastOne, Left, Stalled, TurnBegan, TurnMissed)
"""The shared events that this game tells."""


class PrologueBegan(PublicEvent):
    """The prologue runs in one go (A-AR-27): the last to hold the knife throws the victims (R-AR-04), then each player throws
    two traces, clockwise from there (R-AR-05, A-AR-02). That seat is drawn, and so is the last guest of a hotel (A-AR-01).
    """

    knife: Seat
    guest: Seat


class Fell(PublicEvent):
    """The sound of one cube (R-AR-06): its colour, the knocks, and its end. Never its place."""

    reveals: ClassVar[frozenset[str]] = frozenset({"cube", "knocks", "end"})
    fades: ClassVar[bool] = True
    cube: Cube
    knocks: int
    end: Landing


class SearchBegan(PublicEvent):
    """The first act begins."""


class InquiryBegan(PublicEvent):
    """Both victims are found: the second act begins (R-AR-19)."""


class Searched(PublicEvent):
    """A seat opened a floor to look for victims (R-AR-09)."""

    by: Seat
    floor: Floor


class Suspected(PublicEvent):
    """A seat named suspects and opened a floor (R-AR-20, R-AR-21)."""

    by: Seat
    floor: Floor
    players: tuple[Seat, ...]


class ErasingBegan(PublicEvent):
    """A seat opened a floor to erase own traces (R-AR-20, R-AR-28)."""

    waits: ClassVar[bool] = True
    by: Seat
    floor: Floor


class Opened(PublicEvent):
    """The cubes on the opened floor. All players see them now; later they have to remember them."""

    waits: ClassVar[bool] = True
    reveals: ClassVar[frozenset[str]] = frozenset({"cubes"})
    fades: ClassVar[bool] = True
    floor: Floor
    cubes: tuple[Cube, ...]


class VictimsSought(PublicEvent):
    """The number of victims found: none, one, or both (R-AR-12, R-AR-13)."""

    reveals: ClassVar[frozenset[str]] = frozenset({"victims"})
    floor: Floor
    victims: int


class Recorded(PublicEvent):
    """Traces of a seat went to the box of the floor, `borrowed` of them from the floor itself (R-AR-33)."""

    reveals: ClassVar[frozenset[str]] = frozenset({"seat", "count", "borrowed"})
    seat: Seat
    floor: Floor
    count: int
    borrowed: int


class GroundFailed(PublicEvent):
    """On the ground floor, none of the investigator's own traces was found: nothing is recorded (R-AR-27)."""

    reveals: ClassVar[frozenset[str]] = frozenset({"by"})
    by: Seat


class TracesCounted(PublicEvent):
    """Own traces were found, and up to `most` may be taken back: their owner says how many (R-AR-29, A-AR-28)."""

    waits: ClassVar[bool] = True
    reveals: ClassVar[frozenset[str]] = frozenset({"by", "most"})
    by: Seat
    most: int


class TracesErased(PublicEvent):
    """So many own traces went back to the reserve (R-AR-29)."""

    reveals: ClassVar[frozenset[str]] = frozenset({"count"})
    by: Seat
    floor: Floor
    count: int


class Careless(PublicEvent):
    """A careless search: so many traces of the own reserve are thrown as well, of those owed (A-AR-10)."""

    reveals: ClassVar[frozenset[str]] = frozenset({"by", "count"})
    by: Seat
    count: int


class Scored(PublicEvent):
    """After the end: a seat's points of suspicion (R-AR-34)."""

    reveals: ClassVar[frozenset[str]] = frozenset({"seat", "points"})
    seat: Seat
    points: int


class Judged(PublicEvent):
    """The murderers and the winners; both may be several (R-AR-35)."""

    reveals: ClassVar[frozenset[str]] = frozenset({"murderers", "winners"})
    murderers: tuple[Seat, ...]
    winners: tuple[Seat, ...]


class Drawn(PublicEvent):
    """All have the same points: all are murderers and winners (A-AR-23)."""

    reveals: ClassVar[frozenset[str]] = frozenset({"points"})
    points: int


def fell(piece: Piece, heard: Heard) -> Fell:
    """Return the event of a cube that fell with this sound."""
    return Fell(cube=CUBES[piece], knocks=knocks_of(heard), end=end_of(heard))
