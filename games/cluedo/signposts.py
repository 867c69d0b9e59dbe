"""Cluedo: squares in words, by the nearest room, for the choice of one. From the plan alone."""

from __future__ import annotations

from collections.abc import Mapping

from games.cluedo.model import STRIDE, Board, Room, Spot
from games.core.lines import Line

MOST_NEAR = 3
"""How many squares near a room stand first."""


class Signposts:
    """Says of every square of the corridor how far it is to the nearest room."""

    def __init__(self, board: Board) -> None:
        near: dict[Spot, tuple[int, Room]] = {}
        edge = {door.before: door.room for door in board.doors}
        squares = frozenset(board.squares)
        steps = 0
        while edge:
            steps += 1
            near.update((here, (steps, room)) for here, room in edge.items())
            edge = {
                there: room
                for here, room in edge.items()
                for there in (Spot(here - STRIDE), Spot(here - 1), Spot(here + 1), Spot(here + STRIDE))
                if there in squares and there not in near
            }
        self._near: Mapping[object, tuple[int, Room]] = {board.called[spot]: there for spot, there in near.items()}

    def wording(self, _field: str, value: object) -> Line | None:
        """Return the name of a square where it is chosen, short enough for a line of a phone: `r19c18: Study in 3`."""
        if type(value) is not str or value not in self._near:
            return None
        steps, room = self._near[value]
        return Line("cluedo-square", {"n": steps, "room": room, "square": value})

    def likely(self, _view: object, values: tuple[object, ...]) -> tuple[object, ...]:
        """Return the rooms, and for the rooms just out of reach the square that is nearest to each."""
        rooms = [value for value in values if isinstance(value, Room)]
        nearest: dict[Room, tuple[int, object]] = {}
        for value in values:
            if value in self._near and (room := self._near[value][1]) not in rooms:
                here = (self._near[value][0], value)
                nearest[room] = min(nearest.get(room, here), here, key=lambda each: each[0])
        closest = sorted(nearest.values(), key=lambda each: each[0])[:MOST_NEAR]
        return (*rooms, *(square for _, square in closest))
