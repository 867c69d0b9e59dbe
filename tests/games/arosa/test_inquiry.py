"""Mord im Arosa: the second act, suspecting and erasing."""

from __future__ import annotations

import pytest

from games.arosa import events as ev
from games.arosa.actions import Erase, Suspect, TakeBack
from games.arosa.model import FLOORS, Cube, Floor, Phase
from games.core.contract import Refusal
from games.core.lines import Line, Who
from games.core.seats import Seat, all_seats
from tests.games.arosa.staging import (
    BLUE,
    BROWN,
    GAME,
    GRAY,
    YELLOW,
    a_state,
    act,
    every,
    first,
    inside,
    whole,
)
from tests.words import WORDS


def test_r_ar_20_one_action_is_announced_before_the_floor_is_opened() -> None:
    suspicion = act(a_state(), Suspect(floor=3, players=(BLUE,))).events
    erasure = act(a_state(board={YELLOW: {2: 1}}), Erase(floor=2)).events

    assert suspicion[:2] == (ev.Suspected(by=YELLOW, floor=3, players=(BLUE,)), ev.Opened(floor=3, cubes=()))
    assert erasure[:2] == (ev.ErasingBegan(by=YELLOW, floor=2), ev.Opened(floor=2, cubes=()))


def test_r_ar_21_one_or_several_others_may_be_named() -> None:
    named = {action.players for action in GAME.rules.legal(a_state(), YELLOW) if isinstance(action, Suspect)}

    assert named == {
        (BLUE,), (BROWN,), (GRAY,), (BLUE, BROWN), (BLUE, GRAY), (BROWN, GRAY), (BLUE, BROWN, GRAY),
    }  # fmt: skip


def test_r_ar_22_each_trace_of_a_suspect_is_recorded_from_the_reserve() -> None:
    state = a_state(lies={3: (GRAY, GRAY, BLUE)})
    after = act(state, Suspect(floor=3, players=(BLUE, GRAY))).state

    assert (after.board[GRAY][3], after.board[BLUE][3]) == (2, 1)
    assert after.reserves[GRAY] == state.reserves[GRAY] - 2


def test_r_ar_23_who_is_not_named_records_nothing_nor_does_the_investigator() -> None:
    after = act(a_state(lies={3: (GRAY, BROWN, YELLOW)}), Suspect(floor=3, players=(GRAY,))).state

    assert after.board[BROWN] == after.board[YELLOW] == (0,) * 8


def test_r_ar_24_all_traces_of_the_floor_are_thrown_again() -> None:
    step = act(a_state(lies={3: (GRAY, BROWN, YELLOW)}), Suspect(floor=3, players=(GRAY,)))

    assert sorted(fell.cube for fell in every(step.events, ev.Fell)) == [Cube.BROWN, Cube.GRAY, Cube.YELLOW]


def test_r_ar_25_one_trace_is_owed_for_each_suspect_who_was_not_there() -> None:
    state = a_state(lies={3: (GRAY,)})
    step = act(state, Suspect(floor=3, players=(BLUE, BROWN, GRAY)))

    assert first(step, ev.Careless).count == 2
    assert step.state.reserves[YELLOW] == state.reserves[YELLOW] - 2
    assert [fell.cube for fell in every(step.events, ev.Fell)] == [Cube.GRAY, Cube.YELLOW, Cube.YELLOW]


def test_r_ar_26_the_ground_floor_counts_as_usual_with_an_own_trace_there() -> None:
    step = act(a_state(lies={0: (BLUE, BLUE, YELLOW)}), Suspect(floor=0, players=(BLUE, GRAY)))

    assert step.state.board[BLUE][0] == 2
    assert first(step, ev.Careless).count == 1
    assert every(step.events, ev.GroundFailed) == []


def test_r_ar_27_the_ground_floor_without_an_own_trace_costs_one_for_each_suspect() -> None:
    state = a_state(lies={0: (BLUE, BLUE)})
    step = act(state, Suspect(floor=0, players=(BLUE, GRAY)))

    assert step.state.board == state.board
    assert first(step, ev.GroundFailed).by == YELLOW
    assert first(step, ev.Careless).count == 2


def test_r_ar_28_erasing_needs_own_traces_on_the_board() -> None:
    without = GAME.rules.legal(a_state(), YELLOW)
    with_one = GAME.rules.legal(a_state(board={YELLOW: {4: 1}}), YELLOW)

    assert not any(isinstance(action, Erase) for action in without)
    assert {action.floor for action in with_one if isinstance(action, Erase)} == set(FLOORS)


def test_r_ar_29_up_to_as_many_as_were_found_go_back_to_the_reserve() -> None:
    state = a_state(lies={4: (YELLOW, YELLOW)}, board={YELLOW: {4: 3, 5: 1}})
    step = act(act(state, Erase(floor=4)).state, TakeBack(count=2))

    assert step.state.board[YELLOW][4] == 1
    assert step.state.board[YELLOW][5] == 1
    assert step.state.reserves[YELLOW] == state.reserves[YELLOW] + 2
    assert first(step, ev.TracesErased).count == 2


def test_r_ar_30_all_traces_of_the_floor_fall_again_after_erasing() -> None:
    opened = act(a_state(lies={4: (YELLOW, BLUE)}, board={YELLOW: {4: 1}}), Erase(floor=4))
    step = act(opened.state, TakeBack(count=0))

    assert every(opened.events, ev.Fell) == []
    assert sorted(fell.cube for fell in every(step.events, ev.Fell)) == [Cube.BLUE, Cube.YELLOW]


def test_r_ar_31_erasing_without_an_own_trace_there_costs_one() -> None:
    state = a_state(lies={4: (BLUE,)}, board={YELLOW: {4: 1}})
    step = act(state, Erase(floor=4))

    assert step.state.board == state.board
    assert first(step, ev.Careless).count == 1
    assert step.state.reserves[YELLOW] == state.reserves[YELLOW] - 1


def test_a_ar_06_erasing_without_traces_on_the_board_is_refused() -> None:
    with pytest.raises(Refusal, match="arosa-nothing-to-erase"):
        act(a_state(lies={4: (YELLOW,)}), Erase(floor=4))


def test_a_ar_07_a_floor_whose_box_is_empty_may_be_opened_and_costs_nothing() -> None:
    state = a_state(lies={4: (YELLOW,)}, board={YELLOW: {2: 1}})
    step = act(state, Erase(floor=4))

    assert first(step, ev.TracesErased).count == 0
    assert every(step.events, ev.Careless) == []
    assert step.state.reserves == state.reserves


def test_a_ar_08_the_most_is_offered_first_and_less_may_be_taken() -> None:
    state = act(a_state(lies={4: (YELLOW, YELLOW)}, board={YELLOW: {4: 3}}), Erase(floor=4)).state

    assert list(GAME.rules.legal(state, YELLOW)) == [TakeBack(count=2), TakeBack(count=1), TakeBack(count=0)]
    assert [act(state, TakeBack(count=n)).state.board[YELLOW][4] for n in range(3)] == [3, 2, 1]


@pytest.mark.parametrize("count", [-1, 3, 20])
def test_a_ar_08_more_than_were_found_is_refused(count: int) -> None:
    state = act(a_state(lies={4: (YELLOW, YELLOW)}, board={YELLOW: {4: 3}}), Erase(floor=4)).state

    with pytest.raises(Refusal, match="arosa-not-so-many"):
        act(state, TakeBack(count=count))


def test_a_ar_28_the_number_is_asked_after_the_floor_was_opened_and_counted() -> None:
    step = act(a_state(lies={4: (YELLOW, BLUE)}, board={YELLOW: {4: 1}}), Erase(floor=4))

    assert step.events[1:] == (
        ev.Opened(floor=4, cubes=(Cube.YELLOW, Cube.BLUE)),
        ev.TracesCounted(by=YELLOW, most=1),
    )
    assert (step.state.phase, step.state.active) == (Phase.ERASING, YELLOW)
    with pytest.raises(Refusal, match="arosa-now-erasing"):
        act(step.state, Suspect(floor=1, players=(BLUE,)))


@pytest.mark.parametrize(
    ("players", "key"),
    [
        ((YELLOW,), "arosa-not-yourself"),
        ((BLUE, YELLOW), "arosa-not-yourself"),
        ((), "arosa-nobody-named"),
        ((BLUE, BLUE), "arosa-named-twice"),
        ((Seat(9),), "unknown-player"),
        ((Seat(-1),), "unknown-player"),
    ],
)
def test_a_ar_18_oneself_nobody_or_twice_the_same_is_refused(players: tuple[Seat, ...], key: str) -> None:
    state = a_state()

    with pytest.raises(Refusal, match=key):
        act(state, Suspect(floor=3, players=players))


def test_a_ar_19_somebody_without_a_trace_in_the_hotel_may_be_named() -> None:
    assert first(act(a_state(), Suspect(floor=3, players=(BLUE,))), ev.Careless).count == 1


def test_a_ar_20_an_empty_floor_may_be_opened_in_the_second_act() -> None:
    assert first(act(a_state(), Suspect(floor=6, players=(BLUE,))), ev.Opened).cubes == ()


def test_suspects_are_stored_in_the_order_of_the_seats() -> None:
    with pytest.raises(Refusal, match="malformed"):
        act(a_state(), Suspect(floor=3, players=(GRAY, BLUE)))


def test_t_ar_02_the_example_of_the_second_act() -> None:
    state = a_state(lies={3: (GRAY, GRAY, BROWN, BROWN)})
    step = act(state, Suspect(floor=3, players=(BLUE, GRAY)))
    thrown = [fell.cube for fell in every(step.events, ev.Fell)]

    assert step.state.board[GRAY] == (0, 0, 0, 2, 0, 0, 0, 0)
    assert step.state.board[BLUE] == step.state.board[BROWN] == (0,) * 8
    assert sorted(thrown[:4]) == [Cube.BROWN, Cube.BROWN, Cube.GRAY, Cube.GRAY]
    assert thrown[4:] == [Cube.YELLOW]


def test_t_ar_03_the_ground_floor_without_an_own_trace() -> None:
    state = a_state(lies={0: (BLUE, BLUE)})
    step = act(state, Suspect(floor=0, players=(BLUE, GRAY)))
    thrown = [fell.cube for fell in every(step.events, ev.Fell)]

    assert step.state.board == state.board
    assert thrown == [Cube.BLUE, Cube.BLUE, Cube.YELLOW, Cube.YELLOW]


def test_t_ar_05_erasing_more_found_than_on_the_box() -> None:
    state = a_state(lies={4: (YELLOW, YELLOW, YELLOW)}, board={YELLOW: {4: 1}})
    opened = act(state, Erase(floor=4))
    step = act(opened.state, TakeBack(count=1))

    assert first(opened, ev.TracesCounted).most == 1
    assert step.state.reserves[YELLOW] == state.reserves[YELLOW] + 1
    assert len(every(step.events, ev.Fell)) == 3
    assert every(step.events, ev.Careless) == []


@pytest.mark.parametrize("phase", [Phase.SEARCH, Phase.INQUIRY])
def test_t_ar_07_traces_are_conserved(phase: Phase) -> None:
    state = a_state(lies={4: (YELLOW, BLUE, GRAY)}, board={YELLOW: {4: 1}})

    for action in GAME.rules.legal(state, YELLOW):
        after = act(state, action).state
        assert [whole(after, seat) for seat in all_seats(4)] == [20] * 4
        assert inside(after, YELLOW) >= 1


def test_a_suspect_is_chosen_by_name_and_colour_for_only_colours_are_heard() -> None:
    line = GAME.face.wording("players", Seat(1))

    assert line is not None
    assert WORDS.say("en", line, lambda who: f"P{who.seat}") == "P1 (blue 🟦\u2060▲)"
    assert GAME.face.wording("floor", Floor(1)) is None


@pytest.mark.parametrize("locale", WORDS.languages)
def test_the_two_signs_of_a_cube_are_not_torn_apart_at_the_end_of_a_line(locale: str) -> None:
    for cube in Cube:
        said = WORDS.say(locale, Line("arosa-suspect", {"who": Who(Seat(0)), "cube": cube}), lambda _: "Ann")

        assert "\u2060" in said.split()[-1]
