"""Bakerstreet: the cards, and the content of the box."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, TypeAlias

from games.core.seats import Seat, all_seats

SEATS = all_seats(2)
MOST = 30
"""The highest estimate: six cards of 5 (A-BS-02)."""


class Symbol(StrEnum):
    """The symbols of some detective cards beside their value; at most one each."""

    STOP = "stop"
    DOUBLE = "x2"
    ARROW = "arrow"


class Card(StrEnum):
    """Kinds of detective cards: a value, and perhaps a symbol. Cards of one kind are interchangeable."""

    ZERO = "0"
    ZERO_STOP = "0_stop"
    ZERO_DOUBLE = "0_x2"
    ZERO_ARROW = "0_arrow"
    ONE = "1"
    ONE_STOP = "1_stop"
    ONE_DOUBLE = "1_x2"
    ONE_ARROW = "1_arrow"
    TWO = "2"
    TWO_STOP = "2_stop"
    TWO_DOUBLE = "2_x2"
    TWO_ARROW = "2_arrow"
    THREE = "3"
    THREE_STOP = "3_stop"
    THREE_DOUBLE = "3_x2"
    THREE_ARROW = "3_arrow"
    FOUR = "4"
    FOUR_STOP = "4_stop"
    FOUR_DOUBLE = "4_x2"
    FOUR_ARROW = "4_arrow"
    FIVE = "5"
    FIVE_STOP = "5_stop"
    FIVE_DOUBLE = "5_x2"
    FIVE_ARROW = "5_arrow"

    points: int
    symbol: Symbol | None

    def __init__(self, text: str) -> None:
        self.points = int(text[0])
        self.symbol = Symbol(text[2:]) if text[2:] else None

    __hash__ = str.__hash__  # that of Enum is written in Python, and cards are looked up at every move


class Letter(StrEnum):
    """Clue cards, in the order of the alphabet. A follows nothing, and nothing follows T (R-BS-38)."""

    A = "a"
    B = "b"
    C = "c"
    D = "d"
    E = "e"
    F = "f"
    G = "g"
    H = "h"
    I = "i"  # noqa: E741 (a letter is a letter)
    J = "j"
    K = "k"
    L = "l"
    M = "m"
    N = "n"
    O = "o"  # noqa: E741
    P = "p"
    Q = "q"
    R = "r"
    S = "s"
    T = "t"

    place: int

    def __init__(self, text: str) -> None:
        self.place = ord(text) - ord("a")

    __hash__ = str.__hash__


class Phase(StrEnum):
    """The phase of play."""

    PLAYING = "playing"  # a card, or a doubt
    ESTIMATING = "estimating"  # the card is played and another drawn
    CHOOSING = "choosing"  # the winner of the doubt chooses a pile
    TAKING = "taking"  # the winner of a count takes a clue card
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Laid:
    """A detective card on a stack, and its player."""

    seat: Seat
    card: Card


Cards: TypeAlias = tuple[Card, ...]
Letters: TypeAlias = tuple[Letter, ...]
Stack: TypeAlias = tuple[Laid, ...]


@dataclass(frozen=True, slots=True)
class Box:
    """The content of the box, from `data/games/bakerstreet.toml`."""

    hand: int
    piles: int
    run: int
    deck: tuple[Card, ...]
    clues: tuple[Letter, ...]

    @classmethod
    def read(cls, content: Mapping[str, Any]) -> Box:
        """Return the box from plain values. Raises KeyError or ValueError where they do not fit the rules."""
        deck: list[Card] = []
        for row in content["values"]:
            kinds = {str(row["value"]): row["plain"]} | {f"{row['value']}_{each}": row[each] for each in Symbol}
            for kind, count in kinds.items():
                deck += [Card(kind)] * count
        clues = tuple(letter for letter in Letter for _ in range(content["copies"]))
        if len(deck) != content["cards"] or len(clues) % content["piles"]:
            raise ValueError("the cards are too many or too few")
        return cls(content["hand"], content["piles"], content["run"], tuple(deck), clues)


def signed(deck: tuple[Card, ...], symbol: Symbol) -> tuple[int, ...]:
    """Return the values on which a deck bears a symbol, one for each card."""
    return tuple(sorted(card.points for card in deck if card.symbol is symbol))


def longest_run(letters: Letters) -> Letters:
    """Return the longest unbroken part of some letters in alphabetical order; of two, the first."""
    best: Letters = ()
    start = 0
    for n, letter in enumerate(letters):
        if n and letter.place != letters[n - 1].place + 1:
            start = n
        if n + 1 - start > len(best):
            best = letters[start : n + 1]
    return best
