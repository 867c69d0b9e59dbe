"""Bakerstreet: the end, too few cards, the clock, and who leaves (R-BS-37, R-BS-38, A-BS-06, A-BS-17 to 26)."""

from __future__ import annotations

import pytest

from games.bakerstreet import BOX, GAME
from games.bakerstreet import events as ev
from games.bakerstreet.actions import Choose, Doubt
from games.bakerstreet.model import Letter, Phase, longest_run
from games.core.chance import Chance
from games.core.contract import Refusal
from games.core.endings import Stalled
from games.core.playthrough import EntryKind, Move, judge
from tests.builders import CASES, a_game, a_seed
from tests.games.bakerstreet.tables import ANNE, BEN, a_table, a_won_doubt, cards, dealt, letters

MINE = [case for case in CASES if case.game is GAME]


def test_r_bs_37_seven_letters_in_a_row_are_shown_and_win_at_once() -> None:
    table = a_won_doubt(owned=("bcdefgt", "a")).choose(ANNE, 1).take(ANNE, "a")

    assert table.one(ev.Won) == ev.Won(by=ANNE, run=letters("abcdefg"))
    outcome = GAME.rules.outcome(table.state)
    assert outcome is not None
    assert (outcome.winners, outcome.reason, outcome.scores) == ((ANNE,), "run", (8, 1))
    assert GAME.rules.turn(table.state) == frozenset()
    assert [event.letters for event in table.told if isinstance(event, ev.LettersShown)] == [
        letters("abcdefgt"),
        letters("a"),
    ]


def test_r_bs_37_six_in_a_row_do_not_win() -> None:
    table = a_won_doubt(owned=("bcdef", "")).choose(ANNE, 1).take(ANNE, "a")

    assert GAME.rules.outcome(table.state) is None


def test_r_bs_37_the_loser_of_a_doubt_may_win_too() -> None:
    table = a_won_doubt(ANNE, owned=("", "bcdefg"), stacks={1: "B5"}).choose(ANNE, 1).take(BEN, "a")

    assert table.one(ev.Won).by == BEN


def test_r_bs_38_a_follows_nothing() -> None:
    table = a_won_doubt(owned=("pqrstb", ""), piles=("a", "c", "d", "e", "f")).choose(ANNE, 1).take(ANNE, "a")

    assert GAME.rules.outcome(table.state) is None
    assert longest_run(letters("abpqrst")) == letters("pqrst")


def test_a_bs_17_a_win_in_the_middle_of_a_chain_ends_the_game() -> None:
    table = a_won_doubt(owned=("bcdefg", ""), stacks={1: "A1_arrow", 2: "B5"}).choose(ANNE, 1).take(ANNE, "a")

    assert not table.has(ev.Counted)
    assert table.state.phase is Phase.OVER
    with pytest.raises(Refusal, match="game-over"):
        table.choose(ANNE, 2)


def test_a_bs_18_nobody_can_block_the_other_for_good() -> None:
    assert all(BOX.clues.count(letter) == 2 for letter in Letter)


def test_a_bs_19_the_bot_declares_the_win() -> None:
    table = a_won_doubt(owned=("bcdefg", "")).choose(ANNE, 1).take(ANNE, "a")

    assert table.legal(ANNE) == table.legal(BEN) == []


def test_longest_run_of_two_is_the_first() -> None:
    assert longest_run(letters("abxc".replace("x", "d"))) == letters("abcd")
    assert longest_run(letters("abde")) == letters("ab")
    assert longest_run(()) == ()


# A-BS-06: all cards lie in stacks


def test_a_bs_06_who_cannot_draw_plays_on_with_fewer_cards() -> None:
    table = a_table(hands=("5 4", "1 2 3"), decks=("", "0"), estimates=[3]).turn(ANNE, "5", 1, 10)

    assert table.hand(ANNE) == cards("4")
    table.doubt(BEN)
    assert table.one(ev.Doubted).total == 10


def test_a_bs_06_with_an_empty_hand_he_must_doubt() -> None:
    table = a_table(hands=("", "1 2 3"), decks=("", "0"), estimates=[3])

    assert table.legal(ANNE) == [Doubt()]
    assert GAME.observer.table_view(table.state).verbs == ("doubt",)
    with pytest.raises(Refusal, match="bakerstreet-must-doubt"):
        table.play(ANNE, "1", 1)


def test_a_bs_06_if_he_should_open_the_other_opens() -> None:
    table = a_won_doubt(ANNE, decks=("5 5 5", "")).choose(ANNE, 1).take(ANNE, "a")

    assert table.one(ev.RoundBegan) == ev.RoundBegan(first=ANNE, swapped=True, shuffled=())
    assert table.state.active == ANNE
    assert table.state.victor is None


def test_a_bs_06_if_both_are_empty_the_winner_of_the_doubt_picks_a_pile_with_cards() -> None:
    table = a_won_doubt(BEN, decks=("", ""), stacks={2: "A5 B4"}, estimates=[3]).choose(BEN, 1).take(BEN, "a")

    assert table.one(ev.HandsEmpty).by == BEN
    assert (table.state.phase, table.state.active) == (Phase.CHOOSING, BEN)
    assert table.legal(BEN) == [Choose(pile=2)]
    with pytest.raises(Refusal, match="bakerstreet-pile-without-cards"):
        table.choose(BEN, 1)
    table.choose(BEN, 2).take(ANNE, "i")
    assert table.hand(ANNE) == cards("5")
    assert table.hand(BEN) == cards("4")
    assert table.one(ev.RoundBegan).first == ANNE


def test_a_bs_06_fewer_than_three_are_drawn_where_there_are_fewer() -> None:
    table = a_won_doubt(decks=("5", "4 3 2 1"), discards=("1", "")).choose(ANNE, 1).take(ANNE, "a")

    assert table.hand(ANNE) == cards("1 5")
    assert table.hand(BEN) == cards("1 2 3")
    assert table.one(ev.RoundBegan).shuffled == (ANNE,)


# A-BS-25: the clock, and who leaves


def test_a_bs_25_the_clock_doubts_where_it_can() -> None:
    table = a_table(estimates=[13]).late(ANNE)

    assert table.one(ev.TurnMissed).seat == ANNE
    assert table.has(ev.Doubted)


def test_a_bs_25_else_it_plays_a_card_and_opens_with_0() -> None:
    table = a_table().late(ANNE)

    played = table.one(ev.Played)
    assert played.card in cards("1 2 3")
    assert table.one(ev.Estimated).number == 0
    assert len(table.hand(ANNE)) == 3
    assert table.state.active == BEN


def test_a_bs_25_who_has_played_already_estimates_one_more() -> None:
    table = a_table(estimates=[13]).play(ANNE, "1", 2).late(ANNE)

    assert table.one(ev.Estimated) == ev.Estimated(by=ANNE, number=14)
    assert not table.has(ev.Played)


def test_a_bs_25_who_has_opened_and_not_estimated_says_0() -> None:
    assert a_table().play(ANNE, "1", 2).late(ANNE).one(ev.Estimated).number == 0


def test_a_bs_25_the_clock_chooses_and_takes_by_lot() -> None:
    table = a_won_doubt(owned=("b", "")).late(ANNE)
    assert table.has(ev.Counted)

    piles = {a_won_doubt(seed=seed).late(ANNE).one(ev.Counted).pile for seed in range(40)}
    assert piles == {1, 2, 3, 4, 5}
    taken = {
        a_won_doubt(owned=("bc", ""), seed=seed).choose(ANNE, 1).late(ANNE).one(ev.ClueKept).letter
        for seed in range(60)
    }
    assert taken == set(letters("adefgh"))


def test_a_bs_25_the_clock_does_not_play_for_others() -> None:
    with pytest.raises(Refusal, match="not-your-turn"):
        a_table().late(BEN)


@pytest.mark.parametrize("seat", [ANNE, BEN])
def test_a_bs_25_who_leaves_loses(seat: int) -> None:
    table = a_table(owned=("ab", "c")).leave(seat)  # type: ignore[arg-type]  # a seat

    assert table.one(ev.Left) == ev.Left(seat=seat, winner=1 - seat)  # type: ignore[arg-type]  # seats
    outcome = GAME.rules.outcome(table.state)
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((1 - seat,), "left")
    with pytest.raises(Refusal, match="game-over"):
        table.leave(seat)  # type: ignore[arg-type]  # a seat
    with pytest.raises(Refusal, match="game-over"):
        table.late(seat)  # type: ignore[arg-type]  # a seat


def test_a_bs_26_a_game_that_only_the_clock_plays_ends() -> None:
    table = dealt()
    moves = 0
    while GAME.rules.outcome(table.state) is None:
        table.late(table.state.active)
        moves += 1

    assert moves == 8
    assert table.has(Stalled)
    outcome = GAME.rules.outcome(table.state)
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((), "stalled")


def test_a_bs_26_a_player_who_acts_starts_the_count_anew() -> None:
    table = dealt()
    for _ in range(7):
        table.late(table.state.active)
    seat = table.state.active
    table.act(seat, table.legal(seat)[0])

    assert table.state.idle == 0


def test_an_action_of_another_game_is_refused() -> None:
    with pytest.raises(Refusal, match="malformed"):
        judge(GAME, a_table().state, Move(EntryKind.ACTION, ANNE, object()), Chance(a_seed(), 1))  # type: ignore[arg-type]  # on purpose


def test_a_game_at_random_takes_no_more_than_a_few_hundred_steps() -> None:
    lengths = [len(a_game(case, a_seed(n)).moves) for n, case in enumerate(MINE)]

    assert max(lengths) < 1500


def test_a_bs_25_the_clock_does_not_doubt_where_the_absent_hand_alone_reaches_the_estimate() -> None:
    table = a_table(estimates=[6]).late(ANNE)

    assert table.one(ev.Played).card in cards("1 2 3")
    assert table.one(ev.Estimated) == ev.Estimated(by=ANNE, number=7)
    assert a_table(estimates=[7]).late(ANNE).has(ev.Doubted)
