"""Mord im Arosa: the end, the scores, and who leaves or sleeps."""

from __future__ import annotations

import pytest

from games.arosa import events as ev
from games.arosa.actions import Erase, Search, Suspect
from games.arosa.model import FLOORS, VICTIM, Cube, Phase
from games.arosa.state import State
from games.core.contract import Outcome, Refusal, Step
from games.core.endings import LastOne, Stalled, TurnBegan, TurnMissed
from games.core.seats import all_seats
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
    luck,
    whole,
)

NEXT_TO_THE_END = {3: 3, 5: 3, 1: 3}


def test_r_ar_32_ten_traces_on_the_board_end_the_game() -> None:
    state = a_state(lies={3: (BLUE,)}, board={BLUE: NEXT_TO_THE_END}, scenes=[3, 5])
    step = act(state, Suspect(floor=3, players=(BLUE,)))

    assert sum(step.state.board[BLUE]) == 10
    assert step.state.phase is Phase.OVER


def test_r_ar_32_an_empty_reserve_ends_the_game() -> None:
    state = a_state(lies={3: (BLUE,)}, reserves={BLUE: 1})

    assert act(state, Suspect(floor=3, players=(BLUE,))).state.phase is Phase.OVER
    assert act(state, Suspect(floor=3, players=(GRAY,))).state.phase is Phase.INQUIRY


def test_r_ar_33_missing_traces_come_from_the_opened_floor() -> None:
    state = a_state(lies={3: (BLUE, BLUE, BLUE)}, reserves={BLUE: 2})
    step = act(state, Suspect(floor=3, players=(BLUE,)))

    assert step.state.board[BLUE][3] == 3
    assert first(step, ev.Recorded).borrowed == 1
    assert len(every(step.events, ev.Fell)) == 2


def test_r_ar_34_scene_three_beside_two_elsewhere_one() -> None:
    scenes = (0, 0, 0, 1, 0, 0, 0, 0)

    assert [KIT.weight(floor, scenes) for floor in FLOORS] == [1, 1, 2, 3, 2, 1, 1, 1]


def test_r_ar_35_most_points_convict_and_fewest_win_and_both_may_be_several() -> None:
    state = a_state(
        lies={3: (BLUE,)},
        board={BLUE: {3: 9}, GRAY: {3: 10}, BROWN: {1: 1}, YELLOW: {7: 1}},
        reserves={GRAY: 10},
        scenes=[3, 3],
    )
    step = act(state, Suspect(floor=3, players=(BLUE,)))
    outcome = step.state.outcome

    assert outcome is not None
    assert outcome.scores == (1, 30, 1, 30)
    assert outcome.winners == (YELLOW, BROWN)
    assert first(step, ev.Judged).murderers == (BLUE, GRAY)


def test_r_ar_36_traces_in_hotel_and_reserve_do_not_score() -> None:
    state = a_state(lies={3: (BLUE, GRAY, GRAY)}, board={BLUE: {1: 9}}, scenes=[3, 5])
    outcome = act(state, Suspect(floor=3, players=(BLUE,))).state.outcome

    assert outcome is not None
    assert outcome.scores == (0, 12, 0, 0)


def test_a_ar_09_the_end_is_looked_at_after_the_whole_turn() -> None:
    state = a_state(lies={3: (BLUE, BLUE, GRAY, YELLOW)}, board={BLUE: NEXT_TO_THE_END}, scenes=[3, 5])
    step = act(state, Suspect(floor=3, players=(BLUE, BROWN, GRAY)))

    assert sum(step.state.board[BLUE]) == 11
    assert step.state.board[GRAY][3] == 1
    assert first(step, ev.Careless).count == 1
    assert len(every(step.events, ev.Fell)) == 5


def test_a_ar_10_who_cannot_pay_throws_what_there_is_and_the_game_ends() -> None:
    state = a_state(reserves={YELLOW: 1})
    step = act(state, Suspect(floor=3, players=(BLUE, BROWN, GRAY)))

    assert [fell.cube for fell in every(step.events, ev.Fell)] == [Cube.YELLOW]
    assert first(step, ev.Careless).count == 1
    assert step.state.phase is Phase.OVER


def test_a_ar_11_borrowed_traces_go_to_the_board_and_do_not_fall_again() -> None:
    state = a_state(lies={3: (BLUE, BLUE)}, reserves={BLUE: 1})
    step = act(state, Suspect(floor=3, players=(BLUE,)))

    assert step.state.board[BLUE][3] == 2
    assert inside(step.state, BLUE) == 1
    assert [fell.cube for fell in every(step.events, ev.Fell)] == [Cube.BLUE]


def test_a_ar_12_two_reasons_in_one_turn_are_one_end() -> None:
    state = a_state(lies={3: (BLUE, GRAY)}, board={BLUE: {1: 9}}, reserves={GRAY: 1}, scenes=[3, 5])
    step = act(state, Suspect(floor=3, players=(BLUE, GRAY)))

    assert len(every(step.events, ev.Judged)) == 1
    assert step.state.outcome is not None
    assert step.state.outcome.scores == (0, 12, 0, 3)


def test_a_ar_13_an_end_in_the_first_act_counts_the_scenes_found_so_far() -> None:
    state = a_state(lies={2: (VICTIM,)}, board={BLUE: {5: 1}}, reserves={YELLOW: 1}, scenes=[5], phase=Phase.SEARCH)
    step = act(state, Search(floor=1))

    assert step.state.phase is Phase.OVER
    assert step.state.outcome is not None
    assert step.state.outcome.scores == (0, 3, 0, 0)
    assert step.state.scenes == (0, 0, 0, 0, 0, 1, 0, 0)


def test_a_ar_14_without_a_known_scene_every_trace_counts_one() -> None:
    assert [KIT.weight(floor, (0,) * 8) for floor in FLOORS] == [1] * 8


def test_a_ar_15_a_scene_beside_the_other_counts_three() -> None:
    assert [KIT.weight(floor, (0, 0, 0, 1, 1, 0, 0, 0)) for floor in FLOORS] == [1, 1, 2, 3, 3, 2, 1, 1]


def test_a_ar_16_a_box_between_two_scenes_counts_two_once() -> None:
    assert KIT.weight(4, (0, 0, 0, 1, 0, 1, 0, 0)) == 2


def test_a_ar_17_top_and_ground_are_not_neighbours() -> None:
    assert [KIT.weight(floor, (1, 0, 0, 0, 0, 0, 0, 0)) for floor in FLOORS] == [3, 2, 1, 1, 1, 1, 1, 1]
    assert [KIT.weight(floor, (0, 0, 0, 0, 0, 0, 0, 1)) for floor in FLOORS] == [1, 1, 1, 1, 1, 1, 2, 3]


def test_a_ar_22_nobody_with_an_empty_reserve_ever_has_a_turn() -> None:
    for n in range(20):
        state = a_state(lies={3: (BLUE,)}, reserves={YELLOW: 1, BLUE: 1})
        after = act(state, Suspect(floor=3, players=(BLUE, GRAY)), step=n).state
        assert after.phase is Phase.OVER
        assert GAME.rules.turn(after) == frozenset()


def test_a_ar_23_when_all_are_tied_all_win_and_it_is_a_draw() -> None:
    state = a_state(2, lies={3: (BLUE,)}, board={BLUE: {1: 9}, YELLOW: {1: 6, 2: 2, 4: 1}}, scenes=[3, 3])
    step = act(state, Suspect(floor=3, players=(BLUE,)))

    assert step.state.outcome is not None
    assert step.state.outcome.scores == (12, 12)
    assert step.state.outcome.winners == (YELLOW, BLUE)
    assert first(step, ev.Drawn).points == 12
    assert every(step.events, ev.Judged) == []


def test_a_ar_24_who_leaves_is_skipped_may_be_suspected_and_cannot_win() -> None:
    state = a_state(lies={3: (BLUE, BLUE)}, board={GRAY: {3: 9}, BROWN: {1: 1}}, scenes=[3, 3])
    left = GAME.rules.forfeit(state, BLUE, luck()).state
    after = act(left, Suspect(floor=3, players=(BLUE,))).state
    over = act(after, Suspect(floor=3, players=(YELLOW,)), seat=BROWN)

    assert after.active == BROWN
    assert after.board[BLUE][3] == 2
    assert over.state.phase is not Phase.OVER
    final = a_state(lies={3: (GRAY,)}, board={GRAY: {3: 9}, BROWN: {1: 1}, YELLOW: {1: 1}}, scenes=[3, 3])
    outcome = act(GAME.rules.forfeit(final, BLUE, luck()).state, Suspect(floor=3, players=(GRAY,))).state.outcome
    assert outcome is not None
    assert outcome.scores == (1, 0, 1, 30)
    assert outcome.winners == (YELLOW, BROWN)


def test_a_ar_24_who_leaves_at_the_turn_passes_it_on() -> None:
    assert GAME.rules.forfeit(a_state(), YELLOW, luck()).state.active == BLUE


def test_a_ar_24_who_leaves_before_an_open_floor_takes_nothing_back() -> None:
    state = act(a_state(lies={4: (YELLOW, BLUE)}, board={YELLOW: {4: 2}}), Erase(floor=4)).state
    step = GAME.rules.forfeit(state, YELLOW, luck())

    assert step.state.board == state.board
    assert sorted(fell.cube for fell in every(step.events, ev.Fell)) == [Cube.BLUE, Cube.YELLOW]
    assert (step.state.phase, step.state.active) == (Phase.INQUIRY, BLUE)


def test_a_ar_24_a_game_abandoned_before_an_open_floor_loses_no_cube() -> None:
    state = act(a_state(2, lies={4: (YELLOW, BLUE)}, board={YELLOW: {4: 2}}), Erase(floor=4)).state
    over = GAME.rules.forfeit(state, BLUE, luck()).state

    assert over.phase is Phase.OVER
    assert [whole(over, seat) for seat in all_seats(2)] == [20, 20]


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_a_ar_24_whoever_is_left_last_wins(seats: int) -> None:
    state = a_state(seats, board={YELLOW: {3: 9}})
    *others, last = all_seats(seats)[1:]
    for seat in others:
        state = GAME.rules.forfeit(state, seat, luck()).state
        assert GAME.rules.outcome(state) is None
    step = GAME.rules.forfeit(state, last, luck())

    assert step.state.phase is Phase.OVER
    assert step.events[-1] == LastOne(seat=YELLOW)
    assert step.state.outcome == Outcome(winners=(YELLOW,), reason="left")
    with pytest.raises(Refusal, match="game-over"):
        GAME.rules.forfeit(step.state, YELLOW, luck())


def test_nobody_leaves_twice() -> None:
    state = GAME.rules.forfeit(a_state(), BLUE, luck()).state

    with pytest.raises(Refusal, match="already-left"):
        GAME.rules.forfeit(state, BLUE, luck())


def test_a_ar_25_the_clock_opens_any_floor_in_the_first_act() -> None:
    state = begun(3).state
    floors = {first(GAME.rules.late(state, state.active, luck(n)), ev.Searched).floor for n in range(100)}

    assert floors == set(FLOORS)


def test_a_ar_25_in_the_second_act_the_turn_passes_without_a_suspicion() -> None:
    state = a_state(lies={3: (BLUE, GRAY)}, board={YELLOW: {3: 1}})
    step = GAME.rules.late(state, YELLOW, luck())

    assert step.events == (TurnMissed(seat=YELLOW), TurnBegan(seat=BLUE))
    assert (step.state.hotel, step.state.board, step.state.reserves) == (state.hotel, state.board, state.reserves)


def test_a_ar_25_the_clock_takes_back_as_many_traces_as_can_be() -> None:
    state = act(a_state(lies={4: (YELLOW,) * 2}, board={YELLOW: {4: 3}}), Erase(floor=4)).state
    step = GAME.rules.late(state, YELLOW, luck())

    assert first(step, ev.TracesErased).count == 2
    assert step.state.board[YELLOW][4] == 1


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("phase", [Phase.SEARCH, Phase.INQUIRY])
def test_a_ar_25_after_two_rounds_of_the_clock_the_game_ends_without_a_winner(seats: int, phase: Phase) -> None:
    state = a_state(seats, lies={3: (VICTIM, VICTIM)} if phase is Phase.SEARCH else {}, phase=phase)
    steps: list[Step[State]] = []
    while state.phase is not Phase.OVER:
        steps.append(GAME.rules.late(state, state.active, luck(len(steps))))
        state = steps[-1].state

    assert len(steps) == 2 * seats
    assert steps[-1].events[-1] == Stalled()
    assert state.outcome == Outcome(winners=(), reason="stalled")


def test_a_ar_25_any_move_of_a_player_starts_the_count_anew() -> None:
    state = a_state(3)
    for n in range(5):
        state = GAME.rules.late(state, state.active, luck(n)).state
    state = act(state, Suspect(floor=3, players=(YELLOW,)), step=9).state

    assert state.idle == 0
    assert GAME.rules.late(state, state.active, luck(7)).state.phase is not Phase.OVER


def test_the_clock_plays_only_for_who_is_awaited() -> None:
    with pytest.raises(Refusal, match="not-your-turn"):
        GAME.rules.late(a_state(), BLUE, luck())
    over = GAME.rules.forfeit(a_state(2), BLUE, luck()).state
    with pytest.raises(Refusal, match="game-over"):
        GAME.rules.late(over, YELLOW, luck())
    with pytest.raises(Refusal, match="game-over"):
        act(over, Suspect(floor=1, players=(BLUE,)), seat=YELLOW)


def test_a_ar_26_every_cube_that_falls_lies_in_the_hotel() -> None:
    for n in range(50):
        state = a_state(lies={3: (BLUE, GRAY)})
        after = act(state, Suspect(floor=3, players=(BROWN,)), step=n).state
        assert [whole(after, seat) for seat in all_seats(4)] == [20] * 4


def test_after_the_end_the_hotel_stands_open() -> None:
    state = a_state(lies={3: (BLUE,), 6: (GRAY,)}, reserves={BLUE: 1})
    before, after = (
        GAME.observer.table_view(state),
        GAME.observer.table_view(act(state, Suspect(floor=3, players=(BLUE,))).state),
    )

    assert before.hotel is None
    assert after.hotel is not None
    assert after.hotel[6] == (GRAY,)


def test_t_ar_01_the_example_of_the_scores() -> None:
    scenes = (0, 0, 0, 1, 0, 1, 0, 0)

    assert KIT.points((1, 1, 2, 1, 3, 1, 1, 1), scenes) == 21


def test_t_ar_04_borrowing_ends_the_game() -> None:
    state = a_state(lies={3: (GRAY, GRAY, GRAY)}, reserves={GRAY: 1})
    step = act(state, Suspect(floor=3, players=(GRAY,)))

    assert step.state.board[GRAY][3] == 3
    assert first(step, ev.Recorded) == ev.Recorded(seat=GRAY, floor=3, count=3, borrowed=2)
    assert [fell.cube for fell in every(step.events, ev.Fell)] == [Cube.GRAY]
    assert step.state.reserves[GRAY] == 0
    assert step.state.phase is Phase.OVER


def test_t_ar_06_a_find_in_the_first_act() -> None:
    state = a_state(lies={5: (VICTIM, BLUE, BLUE, YELLOW), 1: (VICTIM,)}, phase=Phase.SEARCH)
    step = act(state, Search(floor=5))

    assert step.state.scenes[5] == 1
    assert step.state.board[BLUE][5] == 2
    assert step.state.reserves[BLUE] == state.reserves[BLUE] - 2
    assert sorted(fell.cube for fell in every(step.events, ev.Fell)) == [Cube.BLUE, Cube.BLUE, Cube.YELLOW]
    assert every(step.events, ev.Careless) == []
