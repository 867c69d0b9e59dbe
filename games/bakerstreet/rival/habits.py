"""Bakerstreet: how far above its own hand the other names its estimates, learned from the hands that doubts have shown."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from math import erf, exp, sqrt

from games.bakerstreet import events as ev
from games.core.deduction.seat_log import SeatLog
from games.core.seats import Seat

USUAL = 2.0
"""Points above its own hand that a stranger is taken to name, and how much strangers differ."""
SPREAD = 4.0
STRANGER = 2.0
"""Observed estimates that this belief outweighs."""
KERNEL = 1.0
"""The spread of estimates around a habit, in points."""
WILD = 0.02
"""The weight of an estimate that fits no habit: a bluff."""


@dataclass
class Habits:
    """The free estimates of one seat, in points above its own hand.

    An estimate is free if it opens a round or goes higher than it has to. The last estimate of each seat was made with
    the hand that the doubt then shows, so each round tells at most one margin.
    """

    seat: Seat
    margins: list[int] = field(default_factory=list)
    _said: list[tuple[Seat, int]] = field(default_factory=list)  # in this round

    def hear(self, event: object) -> None:
        """Take in an event of the game."""
        match event:
            case ev.Estimated(by=by, number=number):
                self._said.append((by, number))
            case ev.Doubted():
                cards = event.by_cards if event.by == self.seat else event.player_cards
                mine = [n for n, (by, _) in enumerate(self._said) if by == self.seat]
                if mine and not self._is_forced(mine[-1]):
                    self.margins.append(self._said[mine[-1]][1] - sum(card.points for card in cards))
                self._said.clear()
            case _:
                pass

    def _is_forced(self, n: int) -> bool:
        return n > 0 and self._said[n][1] == self._said[n - 1][1] + 1

    def likelihood(self, points: int) -> float:
        """Return how well a hand of so many points fits this seat's last estimate of the round."""
        margin = self._said[-1][1] - points
        if self._is_forced(len(self._said) - 1):  # it had to go higher: its wish was not above that
            return WILD + self._share(_below((margin + 0.5 - each) / spread) for each, spread in self._known())
        return WILD + self._share(_bell((margin - each) / spread) / spread for each, spread in self._known())

    def _known(self) -> Iterable[tuple[float, float]]:
        yield USUAL, SPREAD
        yield from ((each, KERNEL) for each in self.margins)

    def _share(self, values: Iterable[float]) -> float:
        first, *others = values
        return (STRANGER * first + sum(others)) / (STRANGER + len(others))


def habits(log: SeatLog, seat: Seat) -> Habits:
    """Return the habits of a seat, as its estimates in a log show them."""
    told = Habits(seat)
    for _, event in log.events:
        told.hear(event)
    return told


def _bell(x: float) -> float:
    return exp(-x * x / 2)


def _below(x: float) -> float:
    """Return the share of a bell curve below x."""
    return (1 + erf(x / sqrt(2))) / 2
