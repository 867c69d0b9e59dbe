"""13 Indices: informants."""

from __future__ import annotations

from games.clues import GAME
from games.clues import events as ev
from games.clues.actions import Ask, Consult
from games.clues.model import Colour, Letter
from games.core.events import PrivateEvent
from games.core.seats import Seat
from tests.games.clues import oracle
from tests.games.clues.tables import a_table, hidden_layout

SIZES = range(3, 7)
RED, GREEN, GRAY = Colour.RED, Colour.GREEN, Colour.GRAY


def test_r_13_31_the_loupe_goes_to_the_player_who_has_none() -> None:
    table = a_table(4, loupes=(2, 1, 0, 1)).consult(0, "a")

    assert table.one(ev.LoupeGiven).player == 2
    assert table.loupes == (1, 1, 1, 1)


def test_r_13_31_of_several_to_the_nearest_clockwise() -> None:
    for loupes, nearest in (((1, 0, 2, 0), 3), ((0, 2, 2, 0), 3), ((0, 0, 2, 1), 0), ((1, 0, 2, 1), 1)):
        table = a_table(4, active=2, loupes=loupes).consult(2, "a")
        assert table.one(ev.LoupeGiven).player == nearest


def test_r_13_31_if_all_others_have_one_to_the_reserve() -> None:
    table = a_table(4, loupes=(1, 1, 1, 1)).consult(0, "a")

    assert table.one(ev.LoupeGiven).player is None
    assert table.reserve == 5


def test_a_13_02_the_loupe_never_comes_back_to_the_player_who_paid() -> None:
    table = a_table(4, active=2, loupes=(1, 1, 1, 1)).consult(2, "a")

    assert table.loupes == (1, 1, 0, 1)
    assert table.reserve == 5


def test_a_13_07_the_number_of_actions_never_grows_during_a_turn() -> None:
    for action in (
        Ask(witness=Seat(1), about=RED),
        Consult(letter=Letter.A),
    ):
        table = a_table(3, loupes=(3, 0, 0))
        table.do(0, action)
        assert table.loupes[0] == 2


def test_r_13_32_only_who_consults_sees_the_card_which_stays_in_its_place() -> None:
    table = a_table(4, loupes=(2, 1, 1, 1))
    card = hidden_layout(table.state)[2][1]

    table.consult(0, "b")

    (told,) = [event for event in table.told if isinstance(event, PrivateEvent)]
    assert told == ev.InformantSeen(to=Seat(0), letter=Letter.B, card=card)
    assert GAME.observer.seat_view(table.state, Seat(0)).seen == ((Letter.B, card),)
    assert all(not GAME.observer.seat_view(table.state, Seat(each)).seen for each in (1, 2, 3))
    assert hidden_layout(table.state)[2][1] is card


def test_r_13_33_the_letter_is_public() -> None:
    table = a_table(4).consult(0, "c")

    assert table.one(ev.Consulted) == ev.Consulted(by=Seat(0), letter=Letter.C)


def test_r_13_34_with_six_players_there_is_nobody_to_consult() -> None:
    table = a_table(6)

    assert not table.legal(0, Consult)
    assert "informant" not in GAME.observer.table_view(table.state).verbs


def test_a_13_01_with_six_players_consulting_is_refused_before_any_loupe_moves() -> None:
    table = a_table(6)

    assert table.refused(0, Consult(letter=Letter.A)) == "clues-no-informants"
    assert table.loupes == (1,) * 6


def test_only_the_letters_of_the_table_can_be_consulted() -> None:
    for n in (2, 3, 4, 5):
        table = a_table(n)
        for letter in Letter:
            if letter.value.upper() in oracle.INFORMANTS[n]:
                assert Consult(letter=letter) in table.legal(0)
            else:
                assert table.refused(0, Consult(letter=letter)) == "clues-no-such-letter"


def test_a_13_12_the_same_informant_may_be_consulted_again_and_lies_on_the_desk_once() -> None:
    table = a_table(3, loupes=(3, 1, 1))

    table.consult(0, "a")
    first = table.one(ev.InformantSeen)
    table.consult(0, "a")

    assert table.one(ev.InformantSeen) == first
    assert GAME.observer.seat_view(table.state, Seat(0)).seen == ((Letter.A, first.card),)
