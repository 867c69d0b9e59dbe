"""13 Indices: loupes and turns with three and more players."""

from __future__ import annotations

from itertools import product

import pytest

from games.clues import GAME
from games.clues import events as ev
from games.clues.actions import Ask, Take
from games.clues.model import Colour, Phase
from games.core.contract import Refusal
from games.core.seats import Seat, all_seats
from tests.games.clues.tables import a_miss, a_table, accusation, own_case

SIZES = range(3, 7)
RED, GREEN, GRAY = Colour.RED, Colour.GREEN, Colour.GRAY


def test_r_13_17_who_has_no_loupe_takes_one_from_the_reserve() -> None:
    table = a_table(3, loupes=(1, 0, 2))

    table.ask(0, 2, RED)

    assert table.one(ev.LoupeDrawn).by == 1
    assert table.loupes == (0, 1, 3)
    assert table.reserve == 4
    assert table.one(ev.TurnBegan) == ev.TurnBegan(seat=Seat(1), loupes=1)


def test_r_13_17_who_has_a_loupe_takes_none() -> None:
    table = a_table(3)

    table.ask(0, 2, RED)

    assert not table.heard(ev.LoupeDrawn)
    assert table.loupes == (0, 1, 2)


def test_r_13_18_where_the_reserve_is_empty_a_loupe_is_taken_from_a_player_of_choice() -> None:
    table = a_table(3, loupes=(1, 0, 7))

    table.ask(0, 2, RED)

    assert GAME.observer.table_view(table.state).phase is Phase.TAKING
    assert table.legal(1) == [Take(player=Seat(2))]
    assert table.refused(1, Ask(witness=Seat(0), about=RED)) == "clues-take-first"

    table.take(1, 2)

    assert table.told == (ev.LoupeTaken(by=Seat(1), player=Seat(2)),)
    assert table.loupes == (0, 1, 7)
    assert table.active == 1
    assert GAME.observer.table_view(table.state).phase is Phase.ACTING


def test_r_13_19_every_loupe_must_be_spent_and_each_buys_one_action() -> None:
    table = a_table(4, loupes=(3, 1, 1, 1))

    table.ask(0, 1, RED)
    assert table.active == 0
    table.consult(0, "a")
    assert table.active == 0
    assert not table.heard(ev.TurnBegan)
    table.ask(0, 1, GREEN)

    assert table.active == 1
    assert table.loupes[0] == 0


def test_r_13_20_actions_come_in_any_order_and_may_be_repeated() -> None:
    for order in product("ac", repeat=3):
        table = a_table(4, loupes=(3, 1, 1, 1))
        for each in order:
            if each == "a":
                table.ask(0, 1, RED)
            else:
                table.consult(0, "b")
        assert table.active == 1


def test_r_13_20_an_accusation_cannot_be_repeated_in_a_turn() -> None:
    table = a_table(3, loupes=(4, 1, 1))

    table.do(0, a_miss(table, 0))

    assert table.active == 1
    assert table.refused(0, accusation(own_case(table, 0))) == "not-your-turn"


@pytest.mark.parametrize("n", SIZES)
def test_r_13_21_the_turn_ends_with_the_last_loupe(n: int) -> None:
    table = a_table(n)

    table.ask(0, n - 1, RED)

    assert table.one(ev.TurnBegan).seat == table.active == 1


# Taking a loupe


def test_a_13_05_any_other_player_with_a_loupe_may_be_chosen_even_for_the_last_one() -> None:
    table = a_table(4, active=3, loupes=(0, 1, 6, 1))
    table.ask(3, 2, RED)

    assert table.legal(0) == [Take(player=Seat(1)), Take(player=Seat(2))]
    assert table.refused(0, Take(player=Seat(3))) == "clues-nothing-to-take"
    assert table.refused(0, Take(player=Seat(0))) == "clues-nothing-to-take"
    assert table.refused(0, Take(player=Seat(7))) == "clues-nothing-to-take"
    table.take(0, 1)
    assert table.loupes == (1, 0, 7, 0)


def test_a_13_06_who_was_robbed_still_gets_a_turn() -> None:
    table = a_table(3, loupes=(1, 0, 7))
    table.ask(0, 2, RED)
    table.take(1, 2)
    table.consult(1, "a")  # to seat 0, who has none

    assert table.loupes == (1, 0, 7)
    assert table.active == 2


def test_taking_is_refused_while_there_is_a_loupe() -> None:
    assert a_table(3).refused(0, Take(player=Seat(1))) == "clues-reserve-not-empty"


def test_a_13_17_there_is_no_way_to_answer_so_no_way_to_lie() -> None:
    kinds = {kind.__name__ for kind in GAME.info.actions}

    assert kinds == {"Choose", "Ask", "Consult", "Accuse", "Take"}
    assert GAME.rules.turn(a_table(3).ask(0, 1, RED).state) == {Seat(1)}


def test_whoever_is_not_at_their_turn_is_told_who_is() -> None:
    table = a_table(3)

    with pytest.raises(Refusal) as refusal:
        table.ask(2, 1, RED)

    assert refusal.value.key == "not-your-turn"
    assert [each.seat for each in refusal.value.facts["active"]] == [0]  # type: ignore[union-attr]  # a tuple of Who


def test_t_13_01_loupes_over_a_round_of_four() -> None:
    table = a_table(4, loupes=(1, 1, 1, 1))
    assert table.reserve == 4

    table.ask(0, 2, RED)
    assert table.loupes == (0, 1, 2, 1)
    assert table.active == 1
    table.ask(1, 2, RED)
    assert table.loupes == (0, 0, 3, 1)
    assert table.active == 2
    table.consult(2, "a")
    assert table.loupes == (1, 0, 2, 1)
    table.consult(2, "b")
    assert table.loupes == (1, 1, 1, 1)
    table.consult(2, "c")
    assert table.loupes == (1, 1, 0, 1)
    assert table.reserve == 5
    assert table.active == 3


@pytest.mark.parametrize("seat", all_seats(3))
def test_the_desk_of_a_game_that_is_over_still_shows_what_the_seat_saw(seat: Seat) -> None:
    table = a_table(3)
    before = GAME.observer.seat_view(table.state, seat)
    table.accuse(0, own_case(table, 0))

    after = GAME.observer.seat_view(table.state, seat)
    assert (after.inner, after.others) == (before.inner, before.others)
    assert after.topic == "over"
