"""Bakerstreet: doubts, counts, symbols and clues (R-BS-17 to 36)."""

from __future__ import annotations

import pytest

from games.bakerstreet import GAME
from games.bakerstreet import events as ev
from games.bakerstreet.actions import Choose, Take
from games.bakerstreet.model import Letter, Phase
from games.core.contract import Refusal
from tests.games.bakerstreet.tables import ANNE, BEN, BakerTable, a_table, a_won_doubt, cards, letters


def counted(stack: str, winner: int = ANNE, pile: int = 1) -> BakerTable:
    """Return a table on which the winner of a doubt has chosen a pile with this stack."""
    return a_won_doubt(winner, stacks={pile: stack}).choose(winner, pile)  # type: ignore[arg-type]  # a seat


def test_r_bs_17_both_hands_are_shown_and_summed() -> None:
    table = a_table(hands=("5 4 1", "3 2_x2 1"), estimates=[16]).doubt(ANNE)

    told = table.one(ev.Doubted)
    assert told.by_cards == cards("1 4 5")
    assert told.player_cards == cards("1 2_x2 3")
    assert told.total == 16


def test_r_bs_18_a_sum_below_the_estimate_is_won_by_the_doubter() -> None:
    table = a_table(hands=("5 4 1", "3 2 1"), estimates=[17]).doubt(ANNE)

    assert table.one(ev.Doubted).winner == ANNE
    assert table.state.active == ANNE


@pytest.mark.parametrize("number", [16, 15])
def test_r_bs_19_else_by_the_one_who_estimated(number: int) -> None:
    table = a_table(hands=("5 4 1", "3 2 1"), estimates=[number]).doubt(ANNE)

    assert table.one(ev.Doubted).winner == BEN
    assert table.state.active == BEN


def test_r_bs_20_all_six_cards_go_to_the_discards_of_their_owners() -> None:
    table = a_table(hands=("5 4 1", "3 2 1"), discards=("0", ""), estimates=[17]).doubt(ANNE)

    assert table.hand(ANNE) == table.hand(BEN) == ()
    assert sorted(table.discard(ANNE)) == sorted(cards("0 5 4 1"))
    assert sorted(table.discard(BEN)) == sorted(cards("3 2 1"))


def test_r_bs_20_only_the_top_of_a_discard_is_seen() -> None:
    one, other = a_table(discards=("0 1 4", "")), a_table(discards=("5_stop 3 4", ""))

    assert GAME.observer.table_view(one.state) == GAME.observer.table_view(other.state)
    assert GAME.observer.table_view(one.state).sides[0].discard == "4"
    assert GAME.observer.table_view(one.state).sides[1].discard is None


def test_r_bs_21_a_doubt_ends_the_round_and_a_count_follows() -> None:
    table = a_table(hands=("5 4 1", "3 2 1"), estimates=[17]).doubt(ANNE)

    assert table.state.phase is Phase.CHOOSING
    table.choose(ANNE, 2)
    assert table.has(ev.Counted)


def test_r_bs_22_the_winner_of_the_doubt_chooses_any_pile_even_without_cards() -> None:
    table = a_won_doubt(BEN, stacks={1: "A3"})

    assert table.legal(BEN) == [Choose(pile=pile) for pile in range(1, 6)]
    with pytest.raises(Refusal, match="not-your-turn"):
        table.choose(ANNE, 1)
    assert table.choose(BEN, 3).one(ev.Counted).how == "empty"


def test_r_bs_23_cards_are_taken_from_the_top_and_sorted_by_owner() -> None:
    told = counted("A1 B2 B3 A4").one(ev.Counted)

    assert told.first_cards == cards("4 1")
    assert told.second_cards == cards("3 2")
    assert not told.stop


def test_r_bs_23_until_the_stack_is_empty() -> None:
    assert counted("A1 B2 B3 A4").stack(1) == ()


def test_r_bs_24_the_stop_counts_and_what_lies_below_stays() -> None:
    table = counted("A5 B5 A3_stop B2 A1")

    told = table.one(ev.Counted)
    assert told.first_cards == cards("1 3_stop")
    assert told.first_sum == 4
    assert told.second_cards == cards("2")
    assert told.stop
    assert table.stack(1) == ((ANNE, "5"), (BEN, "5"))


def test_r_bs_24_the_lower_stop_of_two_is_not_reached() -> None:
    assert counted("A5 B3_stop A4 A3_stop").stack(1) == ((ANNE, "5"), (BEN, "3_stop"), (ANNE, "4"))


def test_r_bs_25_each_adds_the_values_of_the_own_cards() -> None:
    told = counted("A1 B2 B3 A5 B0").one(ev.Counted)

    assert (told.first_sum, told.second_sum) == (6, 5)
    assert told.winner == ANNE


def test_r_bs_26_an_x2_doubles_the_sum_once_only() -> None:
    assert counted("A4 A1_x2").one(ev.Counted).first_sum == 10
    assert counted("A3_x2 A1_x2").one(ev.Counted).first_sum == 8


def test_r_bs_27_an_x2_does_not_touch_the_opponent() -> None:
    told = counted("A3_x2 B5 B1").one(ev.Counted)

    assert (told.first_sum, told.second_sum) == (6, 6)
    assert (told.first_x2, told.second_x2) == (True, False)


def test_r_bs_28_the_higher_total_wins_the_count() -> None:
    table = counted("A2 B3")

    assert table.one(ev.Counted).winner == BEN
    assert table.one(ev.Counted).how == "more"
    assert table.state.active == BEN


@pytest.mark.parametrize("winner", [ANNE, BEN])
def test_r_bs_28_a_tie_is_won_by_the_winner_of_the_doubt(winner: int) -> None:
    told = counted("A3 B3", winner).one(ev.Counted)

    assert told.winner == winner
    assert told.how == "tie"


@pytest.mark.parametrize("winner", [ANNE, BEN])
def test_r_bs_28_so_is_a_count_without_cards(winner: int) -> None:
    told = counted("", winner).one(ev.Counted)

    assert told.winner == winner
    assert told.how == "empty"


def test_a_bs_23_so_is_nothing_against_nothing() -> None:
    told = counted("A0 B0 A0_x2", BEN).one(ev.Counted)

    assert (told.first_sum, told.second_sum, told.winner, told.how) == (0, 0, BEN, "tie")


def test_r_bs_29_the_winner_looks_at_the_pile_and_takes_one_card_face_down() -> None:
    table = counted("A2 B3", pile=1)

    assert table.one(ev.PileSeen) == ev.PileSeen(to=BEN, pile=1, letters=letters("abcdefgh"), prize="clue")
    assert GAME.observer.seat_view(table.state, BEN).clues == letters("abcdefgh")
    assert GAME.observer.seat_view(table.state, ANNE).clues == ()
    table.take(BEN, "c")

    assert table.letters(BEN) == letters("c")
    assert table.pile(1) == letters("abdefgh")
    assert table.one(ev.ClueTaken) == ev.ClueTaken(by=BEN, pile=1, left=7, clues=1, then="round")
    assert table.one(ev.ClueKept) == ev.ClueKept(to=BEN, letter=Letter.C)
    assert GAME.observer.seat_view(table.state, BEN).clues == ()


def test_r_bs_29_a_letter_that_is_not_in_the_pile_is_refused() -> None:
    with pytest.raises(Refusal, match="bakerstreet-letter-not-there"):
        counted("").take(ANNE, "t")


def test_r_bs_30_no_letter_twice() -> None:
    table = a_won_doubt(owned=("bc", "")).choose(ANNE, 1)

    assert table.legal(ANNE) == [Take(letter=Letter(each)) for each in "adefgh"]
    with pytest.raises(Refusal, match="bakerstreet-letter-owned"):
        table.take(ANNE, "b")


def test_r_bs_30_two_like_letters_of_a_pile_are_one_choice() -> None:
    table = a_won_doubt(piles=("aab", "c", "d", "e", "f")).choose(ANNE, 1)

    assert table.legal(ANNE) == [Take(letter=Letter.A), Take(letter=Letter.B)]
    assert table.take(ANNE, "a").pile(1) == letters("ab")


def test_a_bs_10_taking_is_compulsory() -> None:
    table = counted("")

    assert {type(action) for action in table.legal(ANNE)} == {Take}
    with pytest.raises(Refusal, match="bakerstreet-take-first"):
        table.choose(ANNE, 2)


@pytest.mark.parametrize(("pile", "prize"), [("ab", "all"), ("", "none")])
def test_a_bs_11_where_there_is_nothing_to_take_the_game_goes_on(pile: str, prize: str) -> None:
    table = a_won_doubt(owned=("abc", ""), piles=(pile, "c", "d", "e", "f"), stacks={1: "A3 B1"}).choose(ANNE, 1)

    told = table.one(ev.Counted)
    assert (told.winner, told.prize) == (ANNE, prize)
    assert table.has(ev.PileSeen) == bool(pile)  # he looks
    assert not table.has(ev.ClueTaken)
    assert table.discard(ANNE) == cards("3")
    assert table.one(ev.RoundBegan).first == BEN


def test_a_bs_11_an_arrow_leads_on_all_the_same() -> None:
    table = a_won_doubt(piles=("", "c", "d", "e", "f"), stacks={1: "A3_arrow"}).choose(ANNE, 1)

    assert [event.pile for event in table.told if isinstance(event, ev.Counted)] == [1, 2]
    assert table.state.at == 2


def test_a_bs_12_an_empty_pile_may_be_played_on_chosen_and_reached() -> None:
    table = a_table(piles=("", "c", "d", "e", "f")).play(ANNE, "1", 1)
    assert table.stack(1) == ((ANNE, "1"),)

    reached = a_won_doubt(piles=("", "c", "d", "e", "f"), stacks={5: "A3_arrow", 1: "B2_arrow A3"}).choose(ANNE, 5)
    reached.take(ANNE, "f")
    assert [event.pile for event in reached.told if isinstance(event, ev.Counted)] == [1, 2]
    assert reached.stack(1) == ()


def test_r_bs_31_counted_cards_go_to_the_discards_after_the_clue() -> None:
    table = counted("A1 B2 A3")
    assert table.discard(ANNE) == ()
    assert [laid.card for laid in table.state.counted] == [*cards("3 2 1")]

    table.take(ANNE, "a")

    assert table.discard(ANNE) == cards("3 1")
    assert table.discard(BEN) == cards("2")
    assert not table.state.counted


@pytest.mark.parametrize("stack", ["A5 B1_arrow", "B1 A3_arrow"])
def test_r_bs_32_an_arrow_of_either_player_leads_to_the_next_pile_clockwise(stack: str) -> None:
    table = a_won_doubt(stacks={2: stack, 3: "B3"}).choose(ANNE, 2).take(ANNE, "i")

    told = table.one(ev.Counted)
    assert (told.pile, told.arrow, told.winner) == (3, True, BEN)
    assert not table.has(ev.RoundBegan)


def test_r_bs_32_after_the_fifth_pile_comes_the_first() -> None:
    table = a_won_doubt(stacks={5: "A3_arrow"}).choose(ANNE, 5).take(ANNE, "m")

    assert table.one(ev.Counted).pile == 1


def test_r_bs_32_without_an_arrow_there_is_no_second_count() -> None:
    table = counted("A5 B1").take(ANNE, "a")

    assert not table.has(ev.Counted)
    assert table.has(ev.RoundBegan)


def test_r_bs_33_arrows_go_on_and_on_and_a_pile_may_be_counted_twice() -> None:
    stacks = {1: "A5 A3_stop A2_arrow", 2: "A1_arrow", 3: "A1_arrow", 4: "A1_arrow", 5: "A1_arrow"}
    table = a_won_doubt(stacks=stacks).choose(ANNE, 1)
    for letter in "aiqem":
        table.take(ANNE, letter)

    assert [event.pile for event in table.history if isinstance(event, ev.Counted)] == [1, 2, 3, 4, 5, 1]
    assert table.one(ev.Counted).first_cards == cards("5")
    assert not table.take(ANNE, "b").has(ev.Counted)


def test_a_bs_08_an_arrow_to_a_pile_without_cards_is_won_by_the_winner_of_the_doubt_and_ends_the_chain() -> None:
    table = a_won_doubt(stacks={1: "A1_arrow B5"}).choose(ANNE, 1)
    assert table.state.active == BEN
    table.take(BEN, "a")

    assert table.one(ev.Counted).how == "empty"
    assert table.state.active == ANNE
    table.take(ANNE, "i")
    assert table.has(ev.RoundBegan)


def test_a_bs_09_clue_then_discard_then_the_next_pile() -> None:
    table = a_won_doubt(stacks={1: "A3_arrow", 2: "B1"}).choose(ANNE, 1)
    assert table.stack(2) == ((BEN, "1"),)
    table.take(ANNE, "a")

    kinds = [type(event) for event in table.told]
    assert kinds.index(ev.ClueTaken) < kinds.index(ev.Counted)
    assert table.discard(ANNE) == cards("3_arrow")


def test_a_bs_13_stop_and_arrow_in_one_count_both_work() -> None:
    table = counted("B5 A1_stop A2_arrow").take(ANNE, "a")

    assert table.one(ev.Counted).pile == 2
    assert table.stack(1) == ((BEN, "5"),)


def test_a_bs_14_an_arrow_under_a_stop_does_nothing() -> None:
    assert counted("A2_arrow A1_stop").take(ANNE, "a").has(ev.RoundBegan)


def test_a_bs_15_an_x2_on_a_0_doubles_the_other_cards() -> None:
    assert counted("A0_x2 A4").one(ev.Counted).first_sum == 8


def test_a_bs_16_two_arrows_in_one_count_are_one_further_count() -> None:
    table = counted("A2_arrow B1_arrow").take(ANNE, "a")

    assert table.one(ev.Counted).pile == 2
    assert not table.take(ANNE, "i").has(ev.Counted)


def test_r_bs_34_symbols_work_in_counts_only() -> None:
    table = a_table(hands=("3_arrow 1 1", "1 1 1"), stacks={1: "A5"}).turn(ANNE, "3_arrow", 1, 9)

    assert not table.has(ev.Counted)
    assert table.stack(1) == ((ANNE, "5"), (ANNE, "3_arrow"))


def test_r_bs_35_the_own_letters_may_always_be_seen_and_the_others_never() -> None:
    table = a_table(owned=("acd", "t"), active=BEN)

    assert GAME.observer.seat_view(table.state, ANNE).letters == letters("acd")
    assert GAME.observer.seat_view(table.state, BEN).letters == letters("t")
    assert all(side.letters is None for side in GAME.observer.table_view(table.state).sides)


def test_a_bs_20_the_number_of_clue_cards_is_public() -> None:
    assert [side.clues for side in GAME.observer.table_view(a_table(owned=("acd", "t")).state).sides] == [3, 1]


def test_a_bs_21_which_pile_is_looked_at_and_what_is_left_there_is_public() -> None:
    table = counted("")

    assert GAME.observer.table_view(table.state).at == 1
    assert GAME.observer.table_view(table.take(ANNE, "a").state).piles == (7, 8, 8, 8, 8)


@pytest.mark.parametrize("winner", [ANNE, BEN])
def test_r_bs_36_both_draw_three_and_the_loser_of_the_doubt_begins(winner: int) -> None:
    table = a_won_doubt(winner).choose(winner, 1).take(winner, "a")  # type: ignore[arg-type]  # a seat

    assert len(table.hand(ANNE)) == len(table.hand(BEN)) == 3
    assert table.one(ev.RoundBegan).first == 1 - winner
    assert table.state.active == 1 - winner
    assert table.state.phase is Phase.PLAYING


def test_a_bs_24_the_loser_of_the_doubt_begins_even_if_he_won_the_count() -> None:
    table = counted("A1 B5").take(BEN, "a")

    assert table.state.active == BEN
