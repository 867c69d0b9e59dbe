"""Cluedo: how far a throw leads. Exact: simple paths of exactly so many squares, around the pawns in the way.

For the free board a few paths to each square are kept, from the squares that were asked for last. Pawns only ever take
paths away, so with pawns nearby each square is judged by its kept paths first, and by a search where all of those are blocked.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache

from games.cluedo.model import ROOM_LIST, ROOM_SPOT, ROOMS, STRIDE, Board, Room, Spot, is_room

MOST = 12
_KEPT = 4
"""Paths kept for each square and length. Measured: with four, one square in thirty needs a search."""

_STARTS = 32
"""Squares whose paths are kept, of 75 kB each: those before doors, and some. They are found again in 0.3 ms."""

Bits = int
"""A set of squares: bit n is the square n."""

_BIT: Sequence[Bits] = tuple(1 << n for n in range(ROOMS)) + (0,) * len(ROOM_LIST)
"""By spot; a pawn in a room is in nobody's way."""


def in_the_way(spots: Sequence[Spot]) -> Bits:
    """Return the squares on which these pawns stand."""
    bits = 0
    for spot in spots:
        bits |= _BIT[spot]
    return bits


class Walks:
    """Answers for one board where a throw can lead from a spot."""

    def __init__(self, board: Board) -> None:
        self._free = in_the_way(board.squares)
        squares = frozenset(board.squares)
        self._next: Mapping[Spot, tuple[Spot, ...]] = {
            here: tuple(Spot(there) for there in (here - STRIDE, here - 1, here + 1, here + STRIDE) if there in squares)
            for here in board.squares
        }
        self._doors = {room: board.doors_of(room) for room in Room}
        self._before = tuple((ROOM_SPOT[room], in_the_way(self._doors[room])) for room in Room)
        self._paths_from = lru_cache(_STARTS)(self._paths_of)

    def reach(self, start: Spot, pips: int, blocked: Bits) -> tuple[Spot, ...]:
        """Return the spots where a throw of so many pips may end: rooms first, then squares from the top left."""
        if not is_room(start):
            return (*self._rooms(start, pips, blocked, start), *sorted(self._ends(start, pips, blocked)))
        rooms: set[Spot] = set()
        squares: set[Spot] = set()
        for door in self._doors[ROOM_LIST[start - ROOMS]]:  # the first pip leads onto the square before the door
            if not _BIT[door] & blocked:  # A-CL-12
                rooms.update(self._rooms(door, pips - 1, blocked, start))
                squares.update(self._ends(door, pips - 1, blocked, squares))
        return (*sorted(rooms), *sorted(squares))

    def _rooms(self, start: Spot, pips: int, blocked: Bits, own: Spot) -> list[Spot]:
        """Return the rooms with a door that can be passed: the last pip enters, the rest is lost (R-CL-16, A-CL-32)."""
        if pips < 1:
            return []
        reached = self._flood(start, pips - 1, self._free & ~blocked)[-1]
        return [room for room, doors in self._before if doors & reached and room != own]  # A-CL-10

    def _ends(self, start: Spot, pips: int, blocked: Bits, found: Collection[Spot] = ()) -> list[Spot]:
        """Return the squares at the end of a simple path of exactly so many steps (R-CL-12 to 14, A-CL-08, A-CL-09).

        `found` are known to be reached by another way.
        """
        known = self._paths_from(start)[pips]
        near = self._flood(start, pips, self._free & ~blocked)[-1]
        parity = (start // STRIDE + start % STRIDE + pips) % 2
        ends = []
        for end in self._next:
            if not near & _BIT[end] or end in found or end == start or (end // STRIDE + end % STRIDE) % 2 != parity:
                continue
            if any(not path & blocked for path in known.get(end, ())) or self._is_path(start, end, pips, blocked):
                ends.append(end)
        return ends

    def _flood(self, start: Spot, steps: int, free: Bits) -> list[Bits]:
        """Return, for 0, 1, 2, ... steps, the squares that are at most so far away."""
        seen = edge = _BIT[start]
        within = [seen]
        for _ in range(steps):
            edge = (edge << 1 | edge >> 1 | edge << STRIDE | edge >> STRIDE) & free & ~seen
            seen |= edge
            within.append(seen)
        return within

    def near(self, start: Spot, steps: int) -> Bits:
        """Return the squares in reach of so many steps on a free board: pawns elsewhere block nothing."""
        if not is_room(start):
            return self._flood(start, steps, self._free)[-1]
        near = 0
        for door in self._doors[ROOM_LIST[start - ROOMS]]:
            near |= self._flood(door, steps - 1, self._free)[-1]
        return near

    def _paths_of(self, start: Spot) -> tuple[Mapping[Spot, tuple[Bits, ...]], ...]:
        """Return, by length, a few simple paths to each square of the free board; far from all that there are."""
        layer: dict[Spot, list[Bits]] = {start: [_BIT[start]]}
        layers = [layer]
        for _ in range(MOST):
            longer: dict[Spot, list[Bits]] = {}
            for here, paths in layer.items():
                for there in self._next[here]:
                    bit = _BIT[there]
                    kept = longer.setdefault(there, [])
                    for path in paths:
                        if len(kept) == _KEPT:
                            break
                        if not path & bit:
                            kept.append(path | bit)
            layer = {here: paths for here, paths in longer.items() if paths}
            layers.append(layer)
        return tuple({here: tuple(paths) for here, paths in each.items()} for each in layers)

    def _is_path(self, start: Spot, end: Spot, steps: int, blocked: Bits) -> bool:
        """Return whether there is a simple path of exactly so many steps around blocked squares."""
        within = self._flood(end, steps, self._free & ~blocked)
        ways = self._next

        def walk(here: Spot, left: int, passed: Bits) -> bool:
            left -= 1
            if not left:
                return end in ways[here]
            near = within[left] & ~passed
            return any(near & _BIT[there] and walk(there, left, passed | _BIT[there]) for there in ways[here])

        return bool(within[steps] & _BIT[start]) and walk(start, steps, _BIT[start] | _BIT[end])
