"""13 Indices: the clock, players who leave, and games that nobody plays any more."""

from __future__ import annotations

import pytest

from games.clues import GAME
from games.clues import events as ev
from games.clues.actions import Ask
from games.clues.model import Colour, Phase
from games.core.chance import Chance
from games.core.contract import Outcome, Refusal
from games.core.endings import LastOne, Left, Stalled, TurnMissed
from games.core.lines import Line, Who
from games.core.seats import Seat
from tests.builders import a_seed
from tests.games.clues.tables import a_dealt_table, a_table, choice, hidden_layout

RED = Colour.RED


def test_a_13_19_who_leaves_stays_a_witness() -> None:
    table = a_table(4).leave(2)

    assert table.told == (Left(seat=Seat(2)),)
    table.ask(0, 2, RED)
    assert table.one(ev.Asked).witness == 2
    assert table.loupes == (0, 1, 2, 1)


def test_a_13_19_the_turn_of_who_left_is_skipped_and_the_loupes_go_to_the_reserve() -> None:
    table = a_table(4, loupes=(1, 1, 3, 1)).leave(2)
    assert table.loupes == (1, 1, 3, 1)

    table.ask(0, 1, RED)
    table.ask(1, 0, RED)
    table.ask(1, 0, RED)

    assert table.one(ev.LoupesDropped) == ev.LoupesDropped(seat=Seat(2), count=3)
    assert table.active == 3
    assert table.loupes == (2, 0, 0, 1)
    assert sum(table.loupes) + table.reserve == 8


def test_a_13_19_who_leaves_at_their_own_turn_drops_all_loupes_at_once() -> None:
    table = a_table(3, loupes=(2, 1, 1)).leave(0)

    assert table.loupes == (0, 1, 1)
    assert table.reserve == 6
    assert table.active == 1


def test_a_13_19_several_who_left_are_skipped_in_one_go() -> None:
    table = a_table(4).leave(1).leave(2)

    table.ask(0, 3, RED)

    assert table.active == 3
    assert table.loupes == (0, 0, 0, 2)


def test_a_13_19_who_leaves_while_choosing_gets_a_random_choice_so_that_the_others_can_play() -> None:
    table, choices, _ = a_dealt_table(3)
    table.do(0, choice(choices[0])).do(2, choice(choices[2]))

    table.leave(1)

    assert table.told[:2] == (Left(seat=Seat(1)), ev.Chosen(by=Seat(1)))
    assert table.heard(ev.ScreensSet)
    case = hidden_layout(table.state)[0][2]
    assert set(case) <= set(GAME.observer.seat_view(table.state, Seat(1)).hand)


def test_a_13_19_who_would_have_begun_and_left_is_replaced_by_the_next() -> None:
    table, choices, _ = a_dealt_table(4, first=1)
    table.do(0, choice(choices[0])).leave(1)
    table.leave(2)
    table.do(3, choice(choices[3]))

    assert table.one(ev.ScreensSet).first == 3
    assert table.active == 3


def test_a_13_19_who_leaves_after_choosing_keeps_the_choice() -> None:
    table, choices, _ = a_dealt_table(3)
    table.do(0, choice(choices[0])).leave(0)

    assert table.told == (Left(seat=Seat(0)),)
    table.do(1, choice(choices[1])).do(2, choice(choices[2]))
    assert hidden_layout(table.state)[0][1] == choices[0]
    assert table.active == 1


def test_nobody_leaves_twice() -> None:
    table = a_table(4).leave(2)

    with pytest.raises(Refusal) as refusal:
        table.leave(2)
    assert refusal.value.key == "already-left"


@pytest.mark.parametrize("n", range(2, 7))
def test_a_13_22_whoever_is_left_last_wins(n: int) -> None:
    table = a_table(n)
    for seat in range(1, n):
        assert GAME.rules.outcome(table.state) is None
        table.leave(seat)

    assert GAME.rules.outcome(table.state) == Outcome(winners=(Seat(0),), reason="left")
    assert table.one(LastOne).seat == 0
    assert len(table.heard(ev.CaseOpened)) == n
    (first, *_) = GAME.face.table_lines(GAME.observer.table_view(table.state))
    assert first == Line("clues-table-won", {"who": Who(Seat(0))})


def test_a_13_22_who_leaves_at_their_own_turn_of_two_leaves_the_game_to_the_other() -> None:
    table = a_table(2, active=1).leave(1)

    assert GAME.rules.outcome(table.state) == Outcome(winners=(Seat(0),), reason="left")
    assert GAME.rules.turn(table.state) == frozenset()


def test_a_13_22_who_is_left_while_choosing_wins_and_no_cards_are_shown() -> None:
    table, choices, _ = a_dealt_table(2)

    table.leave(0)

    assert table.told == (Left(seat=Seat(0)), LastOne(seat=Seat(1)))
    assert table.refused(1, choice(choices[1])) == "game-over"
    assert GAME.observer.seat_view(table.state, Seat(1)).hand


def test_a_13_20_nobody_can_pass() -> None:
    table = a_table(3, loupes=(2, 1, 1))

    table.ask(0, 1, RED)

    assert table.active == 0
    assert {kind.__name__ for kind in map(type, table.legal(0))} == {"Ask", "Consult", "Accuse"}


def test_a_13_20_the_clock_ends_the_turn_and_the_loupes_go_to_the_reserve() -> None:
    table = a_table(3, loupes=(3, 1, 1))

    table.late(0)

    assert [type(event) for event in table.told] == [TurnMissed, ev.LoupesDropped, ev.TurnBegan]
    assert table.loupes == (0, 1, 1)
    assert table.reserve == 6
    assert table.active == 1


def test_a_13_20_the_clock_takes_no_loupe_from_anybody() -> None:
    table = a_table(3, loupes=(1, 0, 7)).ask(0, 2, RED)
    assert GAME.observer.table_view(table.state).phase is Phase.TAKING

    table.late(1)

    assert [type(event) for event in table.told] == [TurnMissed, ev.TurnBegan]
    assert table.loupes == (0, 0, 8)
    assert table.active == 2


def test_the_clock_plays_only_for_who_owes_an_action() -> None:
    for table, seat, key in (
        (a_table(3), 1, "not-your-turn"),
        (a_table(3).accuse(0, hidden_layout(a_table(3).state)[0][0]), 0, "game-over"),
    ):
        with pytest.raises(Refusal) as refusal:
            table.late(seat)
        assert refusal.value.key == key


def test_nobody_leaves_a_game_that_is_over() -> None:
    table = a_table(3).accuse(0, hidden_layout(a_table(3).state)[0][0])

    with pytest.raises(Refusal) as refusal:
        table.leave(1)
    assert refusal.value.key == "game-over"


@pytest.mark.parametrize("n", range(2, 7))
def test_a_13_23_a_game_that_only_the_clock_plays_ends_after_two_rounds(n: int) -> None:
    table = a_table(n)
    for turn in range(2 * n):
        assert GAME.rules.outcome(table.state) is None
        table.late(turn % n)

    outcome = GAME.rules.outcome(table.state)
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((), "stalled")
    assert table.heard(Stalled)


def test_a_13_23_one_action_and_the_rounds_are_counted_anew() -> None:
    table = a_table(3)
    for turn in range(5):
        table.late(turn % 3)
    table.do(2, Ask(witness=Seat(0), about=RED))

    for turn in range(5):
        table.late(turn % 3)
        assert GAME.rules.outcome(table.state) is None
    table.late(2)
    assert GAME.rules.outcome(table.state) is not None


def test_a_13_23_who_left_is_not_waited_for() -> None:
    table = a_table(4)
    table.late(0)
    table.leave(3)
    table.late(1)
    table.late(2)
    table.late(0)
    table.late(1)
    assert GAME.rules.outcome(table.state) is None

    table.late(2)

    assert GAME.rules.outcome(table.state) is not None


def test_the_clock_draws_from_the_chance_of_the_step_alone() -> None:
    table, _, _ = a_dealt_table(3)

    again = [GAME.rules.late(table.state, Seat(0), Chance(a_seed(7), 1)).state for _ in range(2)]

    assert again[0] == again[1]
