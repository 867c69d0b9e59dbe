"""The board and how far a throw leads: vectors, rules about moving, and a slow oracle."""

from __future__ import annotations

import gc
import tracemalloc

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.cluedo import BOARD
from games.cluedo.model import ROOM_LIST, ROOM_SPOT, ROOMS, STRIDE, SUSPECTS, Room, Spot
from games.cluedo.walks import MOST, Walks, in_the_way
from tests.builders import amount
from tests.games.cluedo.tables import spot

WALKS = Walks(BOARD)
SQUARES = frozenset(BOARD.squares)
STARTS = BOARD.starts


def neighbours(square: int) -> list[Spot]:
    return [Spot(n) for n in (square - STRIDE, square - 1, square + 1, square + STRIDE) if n in SQUARES]


def reach(start: Spot, pips: int, pawns: tuple[Spot, ...]) -> tuple[list[str], int]:
    found = WALKS.reach(start, pips, in_the_way(pawns))
    return [ROOM_LIST[each - ROOMS].value for each in found if each >= ROOMS], sum(each < ROOMS for each in found)


def by_hand(start: Spot, pips: int, blocked: frozenset[Spot]) -> set[Spot]:
    """Walk every simple path, square by square."""
    found: set[Spot] = set()
    own = ROOM_LIST[start - ROOMS] if start >= ROOMS else None

    def walk(here: Spot, left: int, passed: frozenset[Spot]) -> None:
        if not left:
            found.add(here)
            return
        for door in BOARD.doors:
            if door.before == here and door.room is not own:
                found.add(ROOM_SPOT[door.room])
        for there in neighbours(here):
            if there not in passed:
                walk(there, left - 1, passed | {there})

    if own is None:
        walk(start, pips, blocked | {start})
    else:
        for door in BOARD.doors_of(own):
            if door not in blocked:
                walk(door, pips - 1, blocked | {door})
    return found


def test_t_cl_01_188_squares_17_doors_one_component_nine_dead_ends() -> None:
    seen, edge = {BOARD.squares[0]}, [BOARD.squares[0]]
    while edge:
        for there in neighbours(edge.pop()):
            if there not in seen:
                seen.add(there)
                edge.append(there)
    dead_ends = {square for square in SQUARES if len(neighbours(square)) == 1}

    assert len(BOARD.squares) == 188
    assert len(BOARD.doors) == 17
    assert seen == SQUARES
    assert dead_ends == {*STARTS, spot("r7c0"), spot("r24c16"), spot("r13c22")}


DISTANCES = {
    Room.KITCHEN: (0, 7, 20, 17, 23, 28, 19, 19, 11),
    Room.BALL_ROOM: (7, 0, 4, 6, 12, 17, 13, 15, 7),
    Room.CONSERVATORY: (20, 4, 0, 7, 14, 20, 20, 27, 19),
    Room.BILLIARD_ROOM: (17, 6, 7, 0, 4, 15, 15, 22, 14),
    Room.LIBRARY: (23, 12, 14, 4, 0, 7, 7, 14, 14),
    Room.STUDY: (28, 17, 20, 15, 7, 0, 4, 17, 17),
    Room.HALL: (19, 13, 20, 15, 7, 4, 0, 8, 8),
    Room.LOUNGE: (19, 15, 27, 22, 14, 17, 8, 0, 4),
    Room.DINING_ROOM: (11, 7, 19, 14, 14, 17, 8, 4, 0),
}


def distances(room: Room) -> list[int]:
    """Return the pips from a room to each: squares before its doors are 1 away."""
    far = dict.fromkeys(BOARD.doors_of(room), 1)
    edge = list(far)
    for square in edge:
        for there in neighbours(square):
            if there not in far:
                far[there] = far[square] + 1
                edge.append(there)
    return [0 if each is room else min(far[door] for door in BOARD.doors_of(each)) + 1 for each in Room]


@pytest.mark.parametrize("room", Room)
def test_t_cl_02_the_distances_between_rooms(room: Room) -> None:
    assert tuple(distances(room)) == DISTANCES[room]
    assert all(distances(other)[ROOM_LIST.index(room)] == DISTANCES[room][i] for i, other in enumerate(Room))
    near = {other for other, far in zip(Room, DISTANCES[room], strict=True) if 0 < far <= MOST}
    reached, _ = reach(ROOM_SPOT[room], MOST, ())
    assert set(reached) == near  # R-CL-16: any total of at least the distance


def test_t_cl_03_rose_from_her_start() -> None:
    rose, others = STARTS[0], STARTS[1:]
    rooms = {pips: reach(rose, pips, others)[0] for pips in range(2, 13)}

    assert all(rooms[pips] == [] for pips in range(2, 8))
    assert rooms[8] == rooms[9] == ["lounge"]
    assert rooms[10] == rooms[11] == ["lounge", "dining_room"]
    assert rooms[12] == ["hall", "lounge", "dining_room"]
    assert [reach(rose, pips, others)[1] for pips in range(2, 13)] == [2, 2, 4, 4, 6, 7, 10, 12, 16, 18, 22]


def test_t_cl_04_olive_from_his_start() -> None:
    olive = STARTS[3]
    others = tuple(start for start in STARTS if start != olive)
    rooms = {pips: reach(olive, pips, others)[0] for pips in range(2, 13)}

    assert rooms[7] == []
    assert rooms[8] == rooms[9] == ["ball_room"]
    assert rooms[10] == rooms[12] == ["ball_room", "conservatory"]
    assert [reach(olive, pips, others)[1] for pips in range(2, 13)] == [1, 1, 1, 2, 2, 4, 4, 7, 7, 12, 13]


def test_t_cl_05_from_the_ball_room() -> None:
    ball_room = ROOM_SPOT[Room.BALL_ROOM]

    assert reach(ball_room, 3, STARTS) == ([], 18)
    assert reach(ball_room, 7, STARTS) == (["kitchen", "conservatory", "billiard_room", "dining_room"], 72)
    assert reach(ball_room, 12, STARTS) == (
        ["kitchen", "conservatory", "billiard_room", "library", "dining_room"],
        120,
    )


def test_t_cl_06_from_the_hall_and_the_kitchen() -> None:
    hall, kitchen = ROOM_SPOT[Room.HALL], ROOM_SPOT[Room.KITCHEN]

    assert reach(hall, 3, STARTS) == ([], 9)
    assert reach(hall, 7, STARTS) == (["library", "study"], 41)
    assert reach(hall, 12, STARTS) == (["library", "study", "lounge", "dining_room"], 101)
    assert reach(kitchen, 3, STARTS) == ([], 4)
    assert reach(kitchen, 7, STARTS) == (["ball_room"], 14)
    assert reach(kitchen, 12, STARTS) == (["ball_room", "dining_room"], 28)


def test_t_cl_07_a_pawn_before_the_only_door_shuts_in_and_a_dead_end_leads_nowhere() -> None:
    conservatory = ROOM_SPOT[Room.CONSERVATORY]

    assert all(reach(conservatory, pips, (spot("r5c18"),)) == ([], 0) for pips in range(2, 13))
    # A pawn on (13,21) makes the door square (13,22) a dead end: it can be stopped on by none but 1 pip.
    with_pawn = WALKS.reach(ROOM_SPOT[Room.BILLIARD_ROOM], 6, in_the_way((spot("r13c21"),)))
    assert set(with_pawn) == by_hand(ROOM_SPOT[Room.BILLIARD_ROOM], 6, frozenset({spot("r13c21")}))
    assert spot("r13c17") in WALKS.reach(ROOM_SPOT[Room.BILLIARD_ROOM], 6, 0)
    far = WALKS.reach(Spot(spot("r13c20")), 3, in_the_way((spot("r13c21"),)))
    assert spot("r13c22") not in far
    assert ROOM_SPOT[Room.BILLIARD_ROOM] not in far


def test_squares_that_cut_something_off() -> None:
    """A pawn on any of these parts the corridor, and on no other."""
    cuts = set()
    for taken in SQUARES:
        left = SQUARES - {taken}
        seen = {min(left)}
        edge = list(seen)
        while edge:
            for there in neighbours(edge.pop()):
                if there in left and there not in seen:
                    seen.add(there)
                    edge.append(there)
        if seen != left:
            cuts.add(BOARD.called[taken])

    assert cuts == {
        *("r1c7", "r1c8", "r1c9", "r2c7", "r1c14", "r1c15", "r1c16", "r2c16", "r6c22", "r7c1"),
        *("r13c17", "r13c18", "r13c19", "r13c20", "r13c21", "r17c1", "r19c22", "r23c7", "r23c16"),
    }


@pytest.mark.parametrize("suspect", SUSPECTS)
def test_pawns_start_on_their_squares(suspect: str) -> None:
    starts = dict(zip(SUSPECTS, ("r24c7", "r17c0", "r0c9", "r0c14", "r6c23", "r19c23"), strict=True))

    assert BOARD.called[STARTS[SUSPECTS.index(suspect)]] == starts[suspect]  # type: ignore[index]  # a suspect


places = st.sampled_from([*BOARD.squares, *ROOM_SPOT.values()])


@given(start=places, pips=st.integers(2, 12), pawns=st.lists(st.sampled_from(BOARD.squares), max_size=5))
@settings(max_examples=amount(60, 5000), deadline=None)
def test_any_throw_leads_exactly_where_walking_every_path_leads(start: Spot, pips: int, pawns: list[Spot]) -> None:
    blocked = frozenset(pawns) - {start}
    walks = Walks(BOARD)  # nothing kept from another throw

    found = walks.reach(start, pips, in_the_way(tuple(blocked)))

    assert len(set(found)) == len(found)
    assert set(found) == by_hand(start, pips, blocked)


@given(start=st.sampled_from(BOARD.squares), pips=st.integers(2, 12), data=st.data())
@settings(max_examples=amount(60, 5000), deadline=None)
def test_pawns_close_by_are_walked_around_exactly(start: Spot, pips: int, data: st.DataObject) -> None:
    near = sorted(each for each in by_hand(start, 3, frozenset()) | by_hand(start, 2, frozenset()) if each < ROOMS)
    near += [each for each in neighbours(start) if each not in near]
    blocked = frozenset(data.draw(st.lists(st.sampled_from(near), max_size=5))) - {start}

    assert set(WALKS.reach(start, pips, in_the_way(tuple(blocked)))) == by_hand(start, pips, blocked)


def test_a_throw_of_twelve_on_the_free_board_from_every_square() -> None:
    for start in BOARD.squares[:: amount(9, 1)]:
        assert set(WALKS.reach(start, 12, 0)) == by_hand(start, 12, frozenset())


def test_paths_from_every_square_leave_the_memory() -> None:
    walks = Walks(BOARD)
    gc.collect()
    tracemalloc.start()
    try:
        for start in BOARD.squares:
            walks.reach(start, MOST, 0)
        kept, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()

    assert kept < 4_000_000  # 14 MB if all are kept
