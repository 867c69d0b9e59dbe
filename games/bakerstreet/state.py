"""Bakerstreet: the state of a game. Everything hidden, and everything that may not be looked up any more, is in a Secret."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import IntEnum
from typing import TypeVar

from games.bakerstreet.actions import BakerAction, Choose, Doubt, Estimate, Play, Take
from games.bakerstreet.events import Counted, Doubted
from games.bakerstreet.model import MOST, SEATS, Cards, Letters, Phase, Stack
from games.core.contract import Outcome
from games.core.seats import Seat
from games.core.secret import Secret

PILES = range(1, 6)
ABSENT = 3
"""A seat that misses so many turns in a row while the other plays has left (A-BS-25)."""


class Rulings(IntEnum):
    """The versions of the rules that are played: a table goes on to its end by the one that it was dealt under."""

    MOVES = 2  # until 2026-11-23 each move of the clock was missed, and both seats had to be absent at once (A-BS-25)
    TURNS = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class Side:
    """The possessions of one seat.

    The top of a draw pile, discard or stack is its last card.

    `fresh` of the cards in the hand, the last ones, were drawn since the discard was last shuffled: of the others a good
    memory could know which they are. `clues` tells from which pile each letter came, and `looked` into which piles the
    seat has looked: nothing follows from them in the game, but they bound the knowledge of a seat.
    """

    hand: Secret[Cards]  # in the order in which they were drawn
    deck: Secret[Cards]
    discard: Secret[Cards]
    letters: Secret[Letters]  # in the order in which they were taken
    fresh: int = 0
    clues: tuple[int, ...] = ()
    looked: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True, kw_only=True)
class State:
    """A game of Bakerstreet. Piles have numbers from 1 clockwise; that of pile n is at n-1."""

    sides: tuple[Side, Side]
    stacks: tuple[Secret[Stack], ...]
    piles: tuple[Secret[Letters], ...]  # in alphabetical order: which card lies where in a pile means nothing
    phase: Phase
    active: Seat
    estimates: tuple[tuple[Seat, int], ...] = ()  # of this round
    victor: Seat | None = None  # who won the last doubt, while its counts go on
    at: int | None = None  # the pile whose clue cards are being looked at
    counted: Stack = ()  # what was counted there; it is discarded after the clue is taken (A-BS-09)
    idle: int = 0  # how many times in a row the clock has played
    missed: tuple[int, int] = (0, 0)  # by seat, how many turns in a row (or moves, by its rulings) it has missed
    faced: tuple[bool, bool] = (
        True,
        True,
    )  # by seat, whether the other has made all of its moves since this one's last
    rulings: Rulings = Rulings.TURNS
    shown: tuple[Doubted | Counted, ...] = ()  # in the last step: what everybody may see until the next (A-BS-22)
    outcome: Outcome | None = None


OPENINGS = (10, 12, 14)
"""The first choices on the screen of a round's opener: two hands have 15 points on average."""


def in_order(cards: Cards) -> Cards:
    """Return a hand as it is shown: by value and symbol."""
    return tuple(sorted(cards))


def alphabetical(letters: Letters) -> Letters:
    """Return letters in the order of the alphabet."""
    return tuple(sorted(letters))


def plays(hand: Cards, *, may_doubt: bool) -> Iterator[BakerAction]:
    """Yield every way to play a card of a hand, like cards once, and a doubt where there is an estimate."""
    yield from (Play(card=card, pile=pile) for card in dict.fromkeys(in_order(hand)) for pile in PILES)
    if may_doubt:
        yield Doubt()


def estimates(last: int | None) -> Iterator[Estimate]:
    """Yield the estimates that may follow the last one; a round may be opened with any (R-BS-13)."""
    higher = range(MOST + 1) if last is None else range(last + 1, MOST + 1)
    first = OPENINGS if last is None else ()
    return (Estimate(number=number) for number in (*first, *(each for each in higher if each not in first)))


def takes(pile: Letters, owned: Letters) -> tuple[Take, ...]:
    """Return the clue cards of a pile that may be taken: never a letter twice (R-BS-30)."""
    return tuple(Take(letter=letter) for letter in dict.fromkeys(pile) if letter not in owned)


def may_play(state: State, seat: Seat) -> bool:
    """Return whether a seat, at its turn, may play a card: it has one, and a higher estimate is possible (A-BS-03)."""
    return bool(state.sides[seat].hand.open()) and not (state.estimates and state.estimates[-1][1] >= MOST)


def choices(state: State) -> tuple[Choose, ...]:
    """Return the piles that may be counted: any after a doubt, and those with cards where nobody could draw (A-BS-06)."""
    if state.estimates or any(side.deck.open() or side.discard.open() for side in state.sides):
        return tuple(Choose(pile=pile) for pile in PILES)
    return tuple(Choose(pile=pile) for pile, stack in zip(PILES, state.stacks, strict=True) if stack.open())


def reaches(state: State, seat: Seat) -> bool:
    """Return whether a hand alone is worth the estimate that stands, so that doubting it would be lost (R-BS-19)."""
    own = sum(card.points for card in state.sides[seat].hand.open())
    return bool(state.estimates) and own >= state.estimates[-1][1]


def by_moves(dealt: State) -> State:
    """Return a fresh deal as it was dealt under version 2."""
    return replace(dealt, rulings=Rulings.MOVES)


Each = TypeVar("Each")


def changed(both: tuple[Each, Each], seat: Seat, value: Each) -> tuple[Each, Each]:
    """Return a pair of values by seat, with a new value for one."""
    return (value, both[1]) if seat == 0 else (both[0], value)


def misses(state: State) -> bool:
    """Return whether the active seat misses a turn if the clock moves for it now.

    A turn is a card and an estimate, or a doubt (R-BS-06). The pile and the clues that follow belong to it.
    """
    return state.rulings < Rulings.TURNS or state.phase in (Phase.PLAYING, Phase.ESTIMATING)


def is_warned(state: State, seat: Seat) -> bool:
    """Return whether a seat loses the game with the next turn that it misses (A-BS-25).

    Where the other was played by the clock or a deputy too since the seat's last own move, nobody wins by misses.
    """
    other = SEATS[1 - seat]
    is_alone = not state.missed[other] if state.rulings < Rulings.TURNS else state.faced[seat]
    return state.phase is not Phase.OVER and is_alone and state.missed[seat] >= ABSENT - 1
