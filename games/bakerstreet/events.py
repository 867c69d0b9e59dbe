"""Bakerstreet: public and private events."""

from __future__ import annotations

from typing import ClassVar

from games.bakerstreet.model import Card, Letter
from games.core.endings import Stalled
from games.core.events import Back, PrivateEvent, PublicEvent
from games.core.seats import Seat

SHARED = (Stalled,)
"""The shared events that this game tells."""


class Dealt(PublicEvent):
    """The piles lie in a circle, and both have three cards; `first` opens the first round (R-BS-05)."""

    first: Seat


class HandDealt(PrivateEvent):
    """The new hand of a seat (R-BS-02, R-BS-36)."""

    shows_desk: ClassVar[bool] = True
    cards: tuple[Card, ...]


class Played(PublicEvent):
    """A card was laid on a stack. It may be seen until another covers it, and not be looked up later (R-BS-08).

    `shuffles`: to draw another, the discard had to be shuffled.
    """

    fades: ClassVar[bool] = True
    waits: ClassVar[bool] = True
    reveals: ClassVar[frozenset[str]] = frozenset({"card", "shuffles"})  # the clock draws a card of the hand
    by: Seat
    card: Card
    pile: int
    shuffles: bool


class CardDrawn(PrivateEvent):
    """The card with which a seat has filled its hand (R-BS-09)."""

    shows_desk: ClassVar[bool] = True
    card: Card


class Reshuffled(PublicEvent):
    """A seat's draw pile was empty in the middle of a round: its discard has become the new one (R-BS-10)."""

    waits: ClassVar[bool] = True
    seat: Seat


class Estimated(PublicEvent):
    """A seat has said a number (R-BS-11)."""

    back: ClassVar[Back] = Back.AGREED
    by: Seat
    number: int


class Doubted(PublicEvent):
    """A seat has doubted the estimate of another: both hands are shown and summed (R-BS-17)."""

    reveals: ClassVar[frozenset[str]] = frozenset({"by_cards", "player_cards", "total", "winner"})
    fades: ClassVar[bool] = True
    by: Seat
    by_cards: tuple[Card, ...]
    player: Seat
    player_cards: tuple[Card, ...]
    number: int
    total: int
    winner: Seat


class Counted(PublicEvent):
    """The stack of a pile was counted. `first` is the winner of the doubt; `arrow`: an arrow led here (R-BS-32).

    `cards` are given from the top. `how`: `more`, `tie` or `empty` decided it (R-BS-28). `prize`: there is a `clue` to
    take, or the winner owns `all` letters of the pile, or there is `none` left (A-BS-11).
    """

    waits: ClassVar[bool] = True
    reveals: ClassVar[frozenset[str]] = frozenset(
        {
            *("first_cards", "first_sum", "first_x2", "second_cards", "second_sum", "second_x2"),
            *("stop", "winner", "how", "prize"),
        }
    )
    fades: ClassVar[bool] = True
    pile: int
    arrow: bool
    first: Seat
    first_cards: tuple[Card, ...]
    first_x2: bool
    first_sum: int
    second: Seat
    second_cards: tuple[Card, ...]
    second_x2: bool
    second_sum: int
    stop: bool
    winner: Seat
    how: str
    prize: str


class PileSeen(PrivateEvent):
    """The clue cards of the pile that a seat has just won (R-BS-29). `prize`: as in `Counted`; with a `clue` the desk tells them."""

    shows_desk: ClassVar[bool] = True
    tells: ClassVar[type[PublicEvent] | None] = Counted
    pile: int
    letters: tuple[Letter, ...]
    prize: str


class ClueTaken(PublicEvent):
    """A seat took a clue card, face down: now it owns so many, and so many are left in the pile (A-BS-20, A-BS-21).

    `then`: the game is `won`, or an `arrow` leads on, or a new `round` begins.
    """

    waits: ClassVar[bool] = True
    reveals: ClassVar[frozenset[str]] = frozenset({"then"})
    by: Seat
    pile: int
    left: int
    clues: int
    then: str


class ClueKept(PrivateEvent):
    """The clue card that a seat has taken."""

    shows_desk: ClassVar[bool] = True
    letter: Letter


class RoundBegan(PublicEvent):
    """Both have drawn a new hand; `first` opens the round (R-BS-36).

    `swapped`: the other should, but has no card (A-BS-06). `shuffled`: the seats with a discard that became a draw pile (R-BS-10).
    """

    reveals: ClassVar[frozenset[str]] = frozenset({"shuffled"})
    first: Seat
    swapped: bool
    shuffled: tuple[Seat, ...]


class HandsEmpty(PublicEvent):
    """Nobody can draw a card: the winner of the last doubt chooses another pile (A-BS-06)."""

    by: Seat


class TurnMissed(PublicEvent):
    """The clock plays for a seat. Whether it `doubts` depends on the hand (A-BS-25)."""

    reveals: ClassVar[frozenset[str]] = frozenset({"doubts"})
    seat: Seat
    doubts: bool


class Warned(PublicEvent):
    """A seat has missed two turns in a row: it loses the game with a third (A-BS-25)."""

    seat: Seat

    @property
    def warned(self) -> Seat | None:
        """The seat that must read it."""
        return self.seat


class Left(PublicEvent):
    """A seat left for good: the other wins (A-BS-25)."""

    seat: Seat
    winner: Seat


class StayedAway(PublicEvent):
    """A seat has missed three turns in a row while the other played, which counts as leaving (A-BS-25)."""

    seat: Seat
    winner: Seat


class Won(PublicEvent):
    """A seat owns seven letters in a row, and shows them (R-BS-37)."""

    reveals: ClassVar[frozenset[str]] = frozenset({"by", "run"})
    by: Seat
    run: tuple[Letter, ...]


class LettersShown(PublicEvent):
    """After the end: the clue cards of a seat."""

    reveals: ClassVar[frozenset[str]] = frozenset({"letters"})
    seat: Seat
    letters: tuple[Letter, ...]
