"""Seats: the only way a game names a player."""

from __future__ import annotations

from typing import NewType

Seat = NewType("Seat", int)

MOST_SEATS = 10
"""No game seats more."""


def all_seats(n: int) -> tuple[Seat, ...]:
    """Return the seats 0..n-1, clockwise."""
    return tuple(Seat(i) for i in range(n))


def clockwise_from(seat: Seat, n: int) -> tuple[Seat, ...]:
    """Return the n-1 other seats in clockwise order, beginning at the left of `seat`."""
    return tuple(Seat((seat + i) % n) for i in range(1, n))
