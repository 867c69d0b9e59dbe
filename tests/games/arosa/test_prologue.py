"""Mord im Arosa: setting up, the prologue and the first act."""

from __future__ import annotations

from dataclasses import fields

import pytest

from games.arosa import events as ev
from games.arosa.actions import Search, TakeBack
from games.arosa.model import CUBES, FLOORS, VICTIM, Cube, Phase
from games.core.chance import Chance
from games.core.contract import Refusal
from games.core.events import PublicEvent
from games.core.seats import Seat, all_seats
from tests.games.arosa.staging import (
    BLUE,
    BROWN,
    GAME,
    GRAY,
    KIT,
    YELLOW,
    a_state,
    act,
    begun,
    every,
    first,
    inside,
    whole,
)


@pytest.mark.parametrize("seats", range(2, 7))
def test_r_ar_01_two_to_six_players_with_twenty_traces_each(seats: int) -> None:
    state = begun(seats).state

    assert GAME.info.seats == range(2, 7)
    assert [whole(state, seat) for seat in all_seats(seats)] == [20] * seats


def test_r_ar_02_eight_floors_and_every_throw_enters_at_the_top() -> None:
    state = begun(6).state
    falls = every(act(state, Search(floor=3)).events, ev.Fell)

    assert list(FLOORS) == [0, 1, 2, 3, 4, 5, 6, 7]
    assert falls  # where they land has weights for all eight floors, whoever throws
    assert len(KIT.acoustics[state.hearing].landing) == 8


def test_r_ar_03_the_board_has_a_box_for_each_floor() -> None:
    state = begun(4).state

    assert all(len(row) == 8 for row in state.board)
    assert len(state.scenes) == 8


def test_r_ar_04_one_player_throws_both_victims() -> None:
    step = begun(4)

    assert [fell.cube for fell in every(step.events, ev.Fell)][:2] == [Cube.VICTIM, Cube.VICTIM]
    assert inside(step.state, VICTIM) == 2


@pytest.mark.parametrize("seats", range(2, 7))
def test_r_ar_05_then_each_throws_two_traces(seats: int) -> None:
    state = begun(seats).state

    assert state.phase is Phase.SEARCH
    assert state.reserves == (18,) * seats
    assert [inside(state, seat) for seat in all_seats(seats)] == [2] * seats


def test_r_ar_06_every_fall_names_its_colour_and_is_heard_by_all() -> None:
    step = begun(3)

    assert sorted(fell.cube for fell in every(step.events, ev.Fell)) == sorted(
        [*CUBES[:3], *CUBES[:3]] + [Cube.VICTIM] * 2
    )
    assert all(isinstance(event, PublicEvent) for event in step.events)


def test_r_ar_07_nobody_sees_where_a_cube_lands() -> None:
    state = begun(4).state
    view = GAME.observer.table_view(state)

    assert view.hotel is None
    assert {field.name for field in fields(ev.Fell)} == {"cube", "knocks", "end"}
    assert repr(state.hotel) == "Secret(...)"


@pytest.mark.parametrize("step", range(1, 12))
def test_r_ar_08_who_was_last_in_a_hotel_begins_and_turns_go_clockwise(step: int) -> None:
    start = GAME.rules.setup(4, GAME.info.settle({}, 4), Chance(bytes(16), step))
    state = start.state

    assert state.active == first(start, ev.PrologueBegan).guest
    assert act(state, Search(floor=0)).state.active == (state.active + 1) % 4


def test_r_ar_09_the_investigator_opens_one_floor_and_all_see_it() -> None:
    state = a_state(lies={3: (BLUE, YELLOW), 4: (GRAY,)}, phase=Phase.SEARCH)
    step = act(state, Search(floor=3))

    assert every(step.events, ev.Opened) == [ev.Opened(floor=3, cubes=(Cube.YELLOW, Cube.BLUE))]
    assert [GAME.observer.table_view(step.state).opened] == [step.state.opened]


def test_r_ar_10_without_a_victim_the_traces_are_thrown_again() -> None:
    state = a_state(lies={3: (BLUE, BLUE, GRAY), 5: (VICTIM, VICTIM)}, phase=Phase.SEARCH)
    step = act(state, Search(floor=3))
    thrown = [fell.cube for fell in every(step.events, ev.Fell)]

    assert sorted(thrown[:3]) == [Cube.BLUE, Cube.BLUE, Cube.GRAY]
    assert step.state.board == state.board
    assert all(whole(step.state, seat) == 20 for seat in all_seats(4))


@pytest.mark.parametrize("lies", [(), (BLUE,)])
def test_r_ar_11_without_a_victim_one_trace_of_the_own_reserve_follows(lies: tuple[Seat, ...]) -> None:
    state = a_state(lies={3: lies, 5: (VICTIM, VICTIM)}, phase=Phase.SEARCH)
    step = act(state, Search(floor=3))

    assert every(step.events, ev.Fell)[-1].cube is Cube.YELLOW
    assert len(every(step.events, ev.Fell)) == len(lies) + 1
    assert step.state.reserves[YELLOW] == state.reserves[YELLOW] - 1
    assert first(step, ev.Careless).count == 1


def test_r_ar_12_a_found_victim_makes_a_crime_scene() -> None:
    state = a_state(lies={3: (VICTIM,), 5: (VICTIM,)}, phase=Phase.SEARCH)
    step = act(state, Search(floor=3))

    assert step.state.scenes == (0, 0, 0, 1, 0, 0, 0, 0)
    assert first(step, ev.VictimsSought).victims == 1
    assert inside(step.state, VICTIM) == 1


def test_r_ar_13_both_victims_on_one_floor_make_one_scene() -> None:
    state = a_state(lies={3: (VICTIM, VICTIM)}, phase=Phase.SEARCH)
    step = act(state, Search(floor=3))

    assert step.state.scenes == (0, 0, 0, 2, 0, 0, 0, 0)
    assert [KIT.weight(floor, step.state.scenes) for floor in FLOORS] == [1, 1, 2, 3, 2, 1, 1, 1]


def test_r_ar_14_others_record_a_trace_for_each_found_at_a_scene() -> None:
    state = a_state(lies={5: (VICTIM, BLUE, BLUE, BROWN), 2: (VICTIM,)}, phase=Phase.SEARCH)
    step = act(state, Search(floor=5))

    assert step.state.board[BLUE][5] == 2
    assert step.state.board[BROWN][5] == 1
    assert step.state.board[GRAY] == (0,) * 8
    assert [(each.seat, each.count) for each in every(step.events, ev.Recorded)] == [(BLUE, 2), (BROWN, 1)]


def test_r_ar_15_the_investigators_own_traces_are_not_recorded() -> None:
    state = a_state(lies={5: (VICTIM, YELLOW, YELLOW), 2: (VICTIM,)}, phase=Phase.SEARCH)
    step = act(state, Search(floor=5))

    assert step.state.board[YELLOW] == (0,) * 8
    assert [fell.cube for fell in every(step.events, ev.Fell)] == [Cube.YELLOW] * 2


def test_r_ar_16_all_are_thrown_again_and_no_trace_is_owed_for_a_find() -> None:
    state = a_state(lies={5: (VICTIM, BLUE, YELLOW), 2: (VICTIM,)}, phase=Phase.SEARCH)
    step = act(state, Search(floor=5))

    assert sorted(fell.cube for fell in every(step.events, ev.Fell)) == [Cube.BLUE, Cube.YELLOW]
    assert every(step.events, ev.Careless) == []
    assert step.state.reserves[YELLOW] == state.reserves[YELLOW]


def test_r_ar_17_recorded_traces_come_from_reserves() -> None:
    state = a_state(lies={5: (VICTIM, BLUE, BLUE), 2: (VICTIM,)}, phase=Phase.SEARCH)
    step = act(state, Search(floor=5))

    assert step.state.reserves[BLUE] == state.reserves[BLUE] - 2
    assert inside(step.state, BLUE) == 2


def test_r_ar_18_a_turn_is_one_floor_even_with_a_find() -> None:
    state = a_state(lies={5: (VICTIM,), 2: (VICTIM,)}, phase=Phase.SEARCH)
    step = act(state, Search(floor=5))

    assert step.state.active == BLUE
    assert step.state.phase is Phase.SEARCH


def test_r_ar_19_with_both_victims_found_the_second_act_begins() -> None:
    state = a_state(lies={2: (VICTIM,)}, scenes=[5], phase=Phase.SEARCH)
    step = act(state, Search(floor=2))

    assert step.state.phase is Phase.INQUIRY
    assert every(step.events, ev.InquiryBegan)


def test_a_ar_01_knife_and_hotel_are_two_independent_draws() -> None:
    starts = [
        first(GAME.rules.setup(3, GAME.info.settle({}, 3), Chance(bytes(16), n)), ev.PrologueBegan) for n in range(300)
    ]
    pairs = {(start.knife, start.guest) for start in starts}

    assert len(pairs) == 9


def test_a_ar_02_who_threw_the_victims_throws_first_then_clockwise() -> None:
    step = begun(4)
    knife = first(step, ev.PrologueBegan).knife
    order = [CUBES.index(fell.cube) for fell in every(step.events, ev.Fell)][2:]

    assert order == [(knife + i) % 4 for i in range(4) for _ in range(2)]


def test_a_ar_27_the_prologue_runs_in_one_go_and_asks_for_nothing() -> None:
    step = begun(5)

    assert step.state.phase is Phase.SEARCH
    assert {type(action) for action in GAME.rules.legal(step.state, step.state.active)} == {Search}
    assert len(every(step.events, ev.Fell)) == 2 + 2 * 5


def test_a_ar_03_the_next_player_begins_the_second_act() -> None:
    state = a_state(lies={2: (VICTIM,)}, scenes=[5], phase=Phase.SEARCH, active=GRAY)

    assert act(state, Search(floor=2)).state.active == YELLOW


def test_a_ar_04_found_cubes_come_first_in_an_order_by_lot_then_what_is_owed() -> None:
    state = a_state(lies={3: (BLUE, GRAY, BROWN), 5: (VICTIM, VICTIM)}, phase=Phase.SEARCH)
    orders = {
        tuple(fell.cube for fell in every(act(state, Search(floor=3), step=n).events, ev.Fell)) for n in range(200)
    }

    assert len(orders) == 6
    assert {order[-1] for order in orders} == {Cube.YELLOW}


def test_a_ar_05_the_ground_floor_has_no_rule_of_its_own_in_the_first_act() -> None:
    state = a_state(lies={0: (VICTIM, BLUE), 5: (VICTIM,)}, phase=Phase.SEARCH)
    step = act(state, Search(floor=0))

    assert step.state.scenes[0] == 1
    assert step.state.board[BLUE][0] == 1


def test_a_ar_20_an_empty_floor_may_be_opened() -> None:
    state = a_state(lies={5: (VICTIM, VICTIM)}, phase=Phase.SEARCH)

    assert first(act(state, Search(floor=1)), ev.Opened).cubes == ()


def test_a_ar_21_a_found_victim_never_falls_again() -> None:
    state = a_state(lies={5: (VICTIM, BLUE), 2: (VICTIM,)}, phase=Phase.SEARCH)
    step = act(state, Search(floor=5))

    assert Cube.VICTIM not in {fell.cube for fell in every(step.events, ev.Fell)}


@pytest.mark.parametrize("floor", [-1, 8, 99])
def test_a_floor_that_is_not_there_is_refused(floor: int) -> None:
    state = a_state(lies={5: (VICTIM, VICTIM)}, phase=Phase.SEARCH)

    with pytest.raises(Refusal, match="arosa-no-such-floor"):
        act(state, Search(floor=floor))


def test_acting_out_of_turn_or_out_of_phase_is_refused() -> None:
    state = a_state(lies={5: (VICTIM, VICTIM)}, phase=Phase.SEARCH)

    with pytest.raises(Refusal, match="not-your-turn"):
        act(state, Search(floor=1), seat=BLUE)
    with pytest.raises(Refusal, match="arosa-now-search"):
        act(state, TakeBack(count=1))
    with pytest.raises(Refusal, match="arosa-now-inquiry"):
        act(a_state(), Search(floor=1))
