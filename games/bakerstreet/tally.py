"""Bakerstreet: the count of a stack (R-BS-23 to 28), as the rules do it and as memory and puzzles foresee it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from games.bakerstreet.model import SEATS, Cards, Laid, Stack, Symbol
from games.core.seats import Seat


@dataclass(frozen=True, slots=True)
class StackCount:
    """The count of a stack. `laid`: its counted cards, the top first. `doubled` and `sums` are by seat."""

    laid: Stack
    doubled: tuple[bool, bool]
    sums: tuple[int, int]
    winner: Seat

    def cards(self, seat: Seat) -> Cards:
        """Return the counted cards of a seat."""
        return tuple(laid.card for laid in self.laid if laid.seat == seat)

    @property
    def is_stopped(self) -> bool:
        """Whether a stop ended the count (R-BS-24: it counts, and the cards below stay)."""
        return bool(self.laid) and self.laid[-1].card.symbol is Symbol.STOP

    @property
    def leads_on(self) -> bool:
        """Whether the next pile is counted too (R-BS-32; A-BS-16: two arrows are as good as one)."""
        return has_arrow(self.laid)


def tally(stack: Sequence[Laid], first: Seat) -> StackCount:
    """Return the count of a stack from its top to a stop or its end; `first` wins a tie (R-BS-28)."""
    counted: list[Laid] = []
    for laid in reversed(stack):
        counted.append(laid)
        if laid.card.symbol is Symbol.STOP:
            break
    points, doubled = [0, 0], [False, False]
    for laid in counted:
        points[laid.seat] += laid.card.points
        doubled[laid.seat] |= laid.card.symbol is Symbol.DOUBLE  # R-BS-26: once only
    one, two = (each * (1 + is_doubled) for each, is_doubled in zip(points, doubled, strict=True))
    second = SEATS[1 - first]
    winner = second if (one, two)[second] > (one, two)[first] else first
    return StackCount(tuple(counted), (doubled[0], doubled[1]), (one, two), winner)


def has_arrow(counted: Sequence[Laid]) -> bool:
    """Return whether an arrow is among counted cards."""
    return any(laid.card.symbol is Symbol.ARROW for laid in counted)


def chain(stacks: Sequence[Sequence[Laid]], pile: int, first: Seat) -> Iterator[tuple[int, StackCount]]:
    """Yield the piles that are counted from one on, as long as arrows lead on, each with its count."""
    left = dict(enumerate(stacks, start=1))
    while True:
        each = tally(left[pile], first)
        yield pile, each
        if not each.leads_on:
            return
        left[pile] = left[pile][: len(left[pile]) - len(each.laid)]
        pile = pile % len(stacks) + 1
