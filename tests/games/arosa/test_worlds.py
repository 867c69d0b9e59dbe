"""Mord im Arosa: the other worlds are exactly those that everything seen and heard allows."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest

from games.arosa.actions import Search
from games.arosa.events import Fell
from games.arosa.model import FLOORS, VICTIM, Hotel, Opening
from games.arosa.state import Past, State, Turn
from games.core.chance import Chance
from games.core.seats import Seat
from tests.games.arosa.staging import BLUE, FELL, SEED, YELLOW, a_state, act, begun
from tests.games.arosa.worlds import another_world


def told(*turns: Turn) -> Past:
    past: Past = None
    for turn in turns:
        past = (past, turn)
    return past


def hotels(state: State, count: int = 600) -> set[Hotel]:
    """Return where the cubes may lie, drawn often; the true hotel is impossible, so that all can come up."""
    chance = Chance(SEED, 3)
    worlds = [another_world(state, YELLOW, chance) for _ in range(count)]
    return {world.hotel.open() for world in worlds if world is not None}


def by_hand(turns: tuple[Turn, ...]) -> set[Hotel]:
    """Return every placement by trying all floors for all throws, and leaving out what somebody would have seen."""
    throws = [(n, fell) for n, turn in enumerate(turns) for fell in turn.falls]
    possible = set()
    for floors in product(FLOORS, repeat=len(throws)):
        if all(floor <= 7 - fell.knocks for floor, (_, fell) in zip(floors, throws, strict=True)):
            hotel = _played(turns, throws, floors)
            if hotel is not None:
                possible.add(hotel)
    return possible


def _played(turns: tuple[Turn, ...], throws: list[tuple[int, Fell]], floors: tuple[int, ...]) -> Hotel | None:
    inside: list[list[int]] = [[] for _ in FLOORS]
    for n, turn in enumerate(turns):
        if turn.opening is not None:
            if tuple(sorted(inside[turn.opening.floor])) != turn.opening.pieces:
                return None
            inside[turn.opening.floor] = []
        for floor, (when, fell) in zip(floors, throws, strict=True):
            if when == n:
                inside[floor].append(FELL_PIECE[fell.cube.value])
    return tuple(tuple(sorted(row)) for row in inside)


FELL_PIECE = {row[0].cube.value: piece for piece, row in enumerate(FELL)}


@pytest.mark.parametrize(
    "turns",
    [
        (Turn(None, (FELL[1][10], FELL[1][12])),),
        (Turn(None, (FELL[1][8], FELL[1][10])), Turn(Opening(1, (1,)), (FELL[1][13],))),
        (
            Turn(None, (FELL[0][10], FELL[1][10], FELL[1][12])),
            Turn(Opening(2, (0,)), (FELL[0][12],)),
            Turn(Opening(0, (1,)), (FELL[1][14],)),
        ),
        (
            Turn(None, (FELL[6][12], FELL[6][12])),
            Turn(Opening(0, (6,)), ()),
        ),
    ],
)
def test_the_worlds_are_all_placements_that_fit_and_no_others(turns: tuple[Turn, ...]) -> None:
    state = replace(a_state(2), past=told(*turns))

    assert hotels(state) == by_hand(turns)


def test_nothing_is_hidden_before_the_first_throw_and_after_the_end() -> None:
    assert another_world(a_state(2), YELLOW, Chance(SEED, 1)) is None


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_world_has_the_same_cubes_and_another_placement(seats: int) -> None:
    state = begun(seats).state
    for n in range(6):
        state = act(state, Search(floor=n), step=50 + n).state if state.phase.value == "search" else state
    world = another_world(state, Seat(1), Chance(SEED, 9))

    assert world is not None
    true, other = state.hotel.open(), world.hotel.open()
    assert sorted(piece for row in true for piece in row) == sorted(piece for row in other for piece in row)
    assert [sorted(row) for row in true] != [sorted(row) for row in other]


def test_the_worlds_of_all_seats_are_alike() -> None:
    state = begun(3).state

    assert another_world(state, YELLOW, Chance(SEED, 2)) == another_world(state, BLUE, Chance(SEED, 2))
    assert VICTIM in {piece for row in state.hotel.open() for piece in row}
