"""Mord im Arosa: other states that a seat cannot tell from the true one. The tests of the walls compare what it is shown.

Nobody has secrets of their own, so the other worlds of all seats are the same: every placement of the cubes that everything
seen and heard allows. A cube that is heard with n knocks lies at least n floors below the top. It stays where it fell until
that floor is opened, so its floor says when it is found; and each opening has shown how many of each colour were there.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from games.arosa.hearing import MOST_KNOCKS
from games.arosa.model import CUBES, FLOORS, Floor, Hotel, Phase, Piece
from games.arosa.state import Past, State, Turn
from games.core.chance import Chance
from games.core.events import Back
from games.core.seats import Seat
from games.core.secret import Secret

FORKS = True
"""What an opened floor shows changes the public course of the game, so two worlds are compared until they first differ."""
TAKEN_BACK = {"TurnBegan": Back.FREELY}
"""Though no turn begins here without something that all saw or heard: no move is ever taken back."""

TRIES = 8

Slot: TypeAlias = tuple[int, int]
"""A place for one cube that was found: the turn of the opening, and which of the cubes of its colour."""


@dataclass(slots=True)
class _Throw:
    """A cube that fell: when, and the lowest and highest it may have come to lie."""

    turn: int
    highest: Floor
    slots: tuple[Slot, ...] = ()  # where it may have been found
    floors: tuple[Floor, ...] = ()  # where it may lie still


def another_world(state: State, seat: Seat, chance: Chance) -> State | None:
    """Return the same public history with the cubes elsewhere, or None: the hotel stands open after the end."""
    if state.phase is Phase.OVER:
        return None
    turns = _in_order(state.past)
    true = tuple(tuple(sorted(row)) for row in state.hotel.open())
    for _ in range(TRIES):
        hotel = _told_anew(turns, chance)
        if hotel != true:
            return replace(state, hotel=Secret(hotel))
    return None


def _in_order(past: Past) -> list[Turn]:
    turns = []
    while past is not None:
        past, turn = past
        turns.append(turn)
    return turns[::-1]


def _told_anew(turns: Sequence[Turn], chance: Chance) -> Hotel:
    """Return where all cubes may lie, drawn."""
    floors: list[list[Piece]] = [[] for _ in FLOORS]
    for piece in range(len(CUBES)):
        throws = _throws(turns, piece)
        found = _matched(throws, chance)
        for n, throw in enumerate(throws):
            if n not in found:
                floors[chance.pick(throw.floors)].append(piece)
    return tuple(tuple(sorted(floor)) for floor in floors)


def _throws(turns: Sequence[Turn], piece: Piece) -> list[_Throw]:
    """Return all throws of one kind of cube, each with the openings at which it may have been found."""
    throws = [
        _Throw(turn, MOST_KNOCKS - fell.knocks)
        for turn, each in enumerate(turns)
        for fell in each.falls
        if fell.cube is CUBES[piece]
    ]
    for throw in throws:
        slots: list[Slot] = []
        still: list[Floor] = []
        for floor in range(throw.highest + 1):
            later = range(throw.turn + 1, len(turns))
            opened = next((n for n in later if (seen := turns[n].opening) is not None and seen.floor == floor), None)
            if opened is None:
                still.append(floor)
            else:
                opening = turns[opened].opening
                count = opening.pieces.count(piece) if opening is not None else 0
                slots += [(opened, n) for n in range(count)]
        throw.slots, throw.floors = tuple(slots), tuple(still)
    return throws


def _matched(throws: Sequence[_Throw], chance: Chance) -> set[int]:
    """Return which throws were found, drawn so that every opening has shown what it did.

    A matching of throws with the places they were found at, by augmenting paths: first of the throws that can lie nowhere
    now, then of the places still empty. A path never undoes what is matched, so in the end both are covered.
    """
    by_slot: dict[Slot, int] = {}
    by_throw: dict[int, Slot] = {}
    takers: dict[Slot, list[int]] = {}
    for n, throw in enumerate(throws):
        for slot in throw.slots:
            takers.setdefault(slot, []).append(n)

    def place(n: int, seen: set[Slot]) -> bool:
        for slot in chance.shuffled(throws[n].slots):
            if slot not in seen:
                seen.add(slot)
                if slot not in by_slot or place(by_slot[slot], seen):
                    by_slot[slot], by_throw[n] = n, slot
                    return True
        return False

    def fill(slot: Slot, seen: set[int]) -> bool:
        for n in chance.shuffled(takers[slot]):
            if n not in seen:
                seen.add(n)
                if n not in by_throw or fill(by_throw[n], seen):
                    by_slot[slot], by_throw[n] = n, slot
                    return True
        return False

    for n in chance.shuffled([n for n, throw in enumerate(throws) if not throw.floors]):
        place(n, set())
    for slot in chance.shuffled(sorted(takers)):
        if slot not in by_slot:
            fill(slot, set())
    return set(by_throw)


def turned_over(state: State) -> tuple[tuple[object, ...], tuple[object, ...]]:
    """Return what all are told at the end that was hidden before, and what of it is drawn."""
    hotel = state.hotel.open()
    return (*FLOORS, *(CUBES[piece] for floor in hotel for piece in floor)), tuple(f"room-{floor}" for floor in FLOORS)
