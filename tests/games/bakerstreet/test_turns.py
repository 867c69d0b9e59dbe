"""Bakerstreet: a turn is a card, a draw and an estimate, or a doubt (R-BS-06 to 16)."""

from __future__ import annotations

from contextlib import AbstractContextManager

import pytest

from games.bakerstreet import GAME
from games.bakerstreet import events as ev
from games.bakerstreet.actions import Doubt, Estimate, Play
from games.bakerstreet.model import Card, Phase
from games.core.contract import Refusal
from tests.games.bakerstreet.tables import ANNE, BEN, BakerTable, a_table, a_won_doubt, cards


def refused(key: str) -> AbstractContextManager[object]:
    return pytest.raises(Refusal, match=f"^{key}$")


def test_r_bs_06_a_turn_is_a_card_a_draw_and_an_estimate() -> None:
    table = a_table()

    table.play(ANNE, "2", 4)
    assert (table.state.phase, table.state.active) == (Phase.ESTIMATING, ANNE)
    table.estimate(ANNE, 13)

    assert (table.state.phase, table.state.active) == (Phase.PLAYING, BEN)


def test_r_bs_06_or_a_doubt() -> None:
    table = a_table(estimates=[13])

    assert Doubt() in table.legal(ANNE)
    assert any(isinstance(action, Play) for action in table.legal(ANNE))


def test_r_bs_06_the_steps_have_their_order() -> None:
    table = a_table(estimates=[13])

    with refused("bakerstreet-play-first"):
        table.estimate(ANNE, 14)
    table.play(ANNE, "1", 1)
    with refused("bakerstreet-estimate-first"):
        table.play(ANNE, "2", 1)
    with refused("bakerstreet-estimate-first"):
        table.doubt(ANNE)


@pytest.mark.parametrize("pile", range(1, 6))
def test_r_bs_07_a_card_is_laid_on_top_of_any_stack(pile: int) -> None:
    table = a_table(stacks={pile: "B5 A4"}).play(ANNE, "3", pile)

    assert table.stack(pile) == ((BEN, "5"), (ANNE, "4"), (ANNE, "3"))
    assert table.one(ev.Played) == ev.Played(by=ANNE, card=Card.THREE, pile=pile, shuffles=False)


def test_r_bs_07_a_card_that_is_not_held_is_refused() -> None:
    table = a_table(hands=("1 2 3", "4 4 4"))

    with refused("bakerstreet-not-in-hand"):
        table.play(ANNE, "4", 1)
    with refused("bakerstreet-not-in-hand"):
        table.play(ANNE, "3_stop", 1)


@pytest.mark.parametrize("pile", [0, 6, -1, 10**9])
def test_r_bs_07_a_pile_that_is_not_there_is_refused(pile: int) -> None:
    with refused("bakerstreet-no-such-pile"):
        a_table().play(ANNE, "1", pile)
    with refused("bakerstreet-no-such-pile"):
        a_won_doubt().choose(ANNE, pile)


def test_r_bs_07_like_cards_are_interchangeable() -> None:
    table = a_table(hands=("4 4 0_x2", "1 2 3"))

    plays = [action for action in table.legal(ANNE) if isinstance(action, Play)]
    assert len(plays) == 10
    assert len(set(plays)) == 10


def test_r_bs_08_of_a_stack_only_the_top_is_seen() -> None:
    table = a_table(stacks={2: "A0_stop B5 A4"})
    other = a_table(stacks={2: "B3_x2 B1 A4"})

    assert GAME.observer.table_view(table.state) == GAME.observer.table_view(other.state)
    assert GAME.observer.table_view(table.state).heights[1] == 3
    assert "0_stop" not in repr(GAME.observer.table_view(table.state))
    assert repr(table.state) == repr(other.state)


def test_r_bs_08_a_bs_22_plays_hands_at_a_doubt_and_counts_fade() -> None:
    assert all(kind.fades for kind in (ev.Played, ev.Doubted, ev.Counted))
    assert not any(kind.fades for kind in (ev.Estimated, ev.ClueTaken, ev.RoundBegan))


def shown(table: BakerTable) -> tuple[object, str]:
    """Return what the panel shows of the last step, and the key of its sentence."""
    view = GAME.observer.table_view(table.state)
    (event,) = view.shown
    return event, GAME.face.table_lines(view)[1].key


def test_a_bs_22_the_panel_shows_what_was_doubted_and_counted_until_the_next_step() -> None:
    table = a_table(stacks={2: "A3 B5"}, estimates=[9]).doubt(ANNE)
    assert shown(table) == (table.one(ev.Doubted), "event-bakerstreet-doubted")

    table.choose(table.state.active, 2)
    assert shown(table) == (table.one(ev.Counted), "event-bakerstreet-counted")

    table.late(table.state.active)
    assert GAME.observer.table_view(table.state).shown == ()


def test_r_bs_08_a_desk_says_nothing_of_the_stacks() -> None:
    table = a_table(stacks={2: "A0_stop B5"}, estimates=[9])
    other = a_table(stacks={1: "B3_x2 B1 A4"}, estimates=[9])

    for seat in (ANNE, BEN):
        assert GAME.observer.seat_view(table.state, seat) == GAME.observer.seat_view(other.state, seat)


def test_r_bs_09_the_hand_is_filled_to_three_from_the_own_draw_pile() -> None:
    table = a_table(hands=("1 2 3", "1 2 3"), decks=("0 4", "5 5")).play(ANNE, "2", 1)

    assert table.hand(ANNE) == cards("1 3 4")
    assert table.deck(ANNE) == cards("0")
    assert table.one(ev.CardDrawn) == ev.CardDrawn(to=ANNE, card=Card.FOUR)
    assert table.deck(BEN) == cards("5 5")


def test_r_bs_10_an_empty_draw_pile_is_made_of_the_own_discard() -> None:
    table = a_table(decks=("", "5"), discards=("0 0_stop 5 4", "1 1")).play(ANNE, "1", 1)

    assert table.one(ev.Reshuffled).seat == ANNE
    assert table.one(ev.Played).shuffles
    assert table.discard(ANNE) == ()
    assert sorted((*table.deck(ANNE), *table.hand(ANNE))) == sorted(cards("2 3 0 0_stop 5 4"))
    assert len(table.hand(ANNE)) == 3
    assert table.discard(BEN) == cards("1 1")


def test_r_bs_10_the_order_is_shuffled() -> None:
    decks = {
        a_table(decks=("", "5"), discards=("0 1 2 3 4 5", ""), seed=seed).play(ANNE, "1", 1).deck(ANNE)
        for seed in range(12)
    }

    assert len(decks) > 6


def test_a_bs_07_the_discard_is_shuffled_when_a_card_is_needed_and_not_before() -> None:
    table = a_table(decks=("0", "5"), discards=("4", "")).turn(ANNE, "1", 1, 3)

    assert table.deck(ANNE) == ()
    assert table.discard(ANNE) == cards("4")
    assert not table.has(ev.Reshuffled)


def test_r_bs_11_an_estimate_is_for_the_sum_of_both_hands_after_drawing() -> None:
    table = a_table(hands=("0 0 0", "1 1 1"), decks=("5", "0")).turn(ANNE, "0", 1, 8).doubt(BEN)

    assert table.one(ev.Doubted).total == 8
    assert table.one(ev.Doubted).winner == ANNE


def test_r_bs_12_symbols_do_not_count_in_the_sum() -> None:
    table = a_table(hands=("3_x2 2_stop 1_arrow", "0_x2 3_x2 1"), estimates=[10]).doubt(ANNE)

    assert table.one(ev.Doubted).total == 10


def test_r_bs_13_the_first_estimate_is_free() -> None:
    table = a_table().play(ANNE, "1", 1)

    numbers = [action.number for action in table.legal(ANNE) if isinstance(action, Estimate)]
    assert sorted(numbers) == list(range(31))
    assert len(table.legal(ANNE)) == 31


def test_r_bs_13_each_later_one_is_higher() -> None:
    table = a_table(estimates=[9, 16]).play(ANNE, "1", 1)

    assert [action.number for action in table.legal(ANNE) if isinstance(action, Estimate)] == list(range(17, 31))
    with refused("bakerstreet-not-higher"):
        table.estimate(ANNE, 16)
    with refused("bakerstreet-not-higher"):
        table.estimate(ANNE, 3)


@pytest.mark.parametrize("number", [-1, 31, 10**9])
def test_a_bs_02_estimates_are_0_to_30(number: int) -> None:
    table = a_table().play(ANNE, "1", 1)

    with refused("bakerstreet-out-of-range"):
        table.estimate(ANNE, number)


def test_r_bs_13_a_new_round_is_free_again() -> None:
    table = a_table(hands=("1 1 1", "1 1 1"), estimates=[29]).doubt(ANNE).choose(ANNE, 1).take(ANNE, "a")

    assert table.state.estimates == ()
    table.turn(BEN, table.hand(BEN)[0].value, 1, 0)
    assert table.one(ev.Estimated) == ev.Estimated(by=BEN, number=0)


def test_r_bs_14_an_estimate_may_be_a_bluff() -> None:
    table = a_table(hands=("0 0 0", "0 0 0"), decks=("0", "0")).turn(ANNE, "0", 1, 30)

    assert table.state.estimates == ((ANNE, 30),)
    assert GAME.observer.cautions(a_table().play(ANNE, "1", 1).state, ANNE, Estimate(number=30)) == ()


def test_r_bs_15_who_does_not_go_higher_must_doubt() -> None:
    table = a_table(estimates=[13])

    kinds = {type(action) for action in table.legal(ANNE)}
    assert kinds == {Play, Doubt}
    assert GAME.rules.turn(table.state) == {ANNE}


def test_a_bs_03_after_30_there_is_only_the_doubt() -> None:
    table = a_table(estimates=[30])

    assert table.legal(ANNE) == [Doubt()]
    assert GAME.observer.table_view(table.state).verbs == ("doubt",)
    with refused("bakerstreet-must-doubt"):
        table.play(ANNE, "1", 1)


def test_a_bs_04_on_the_first_turn_there_is_nothing_to_doubt() -> None:
    table = a_table()

    assert Doubt() not in table.legal(ANNE)
    with refused("bakerstreet-nothing-to-doubt"):
        table.doubt(ANNE)


def test_r_bs_16_a_doubt_replaces_the_whole_turn() -> None:
    table = a_table(hands=("1 2 3", "1 2 3"), estimates=[20]).doubt(ANNE)

    assert not table.has(ev.Played)
    assert not table.has(ev.CardDrawn)
    assert table.state.phase is Phase.CHOOSING
    with refused("bakerstreet-choose-first"):
        table.estimate(ANNE, 21)


def test_only_the_active_seat_acts() -> None:
    table = a_table()

    assert table.legal(BEN) == []
    with refused("not-your-turn"):
        table.play(BEN, "1", 1)


def test_what_is_refused_changes_nothing() -> None:
    table = a_table()
    before = table.state

    with refused("bakerstreet-not-in-hand"):
        table.play(ANNE, "5", 1)

    assert table.state is before


def test_a_doubt_that_the_own_hand_makes_wrong_is_cautioned() -> None:
    lost = a_table(hands=("5 5 3", "0 0 0"), estimates=[13])
    open_ = a_table(hands=("5 5 2", "0 0 0"), estimates=[13])

    assert GAME.observer.cautions(lost.state, ANNE, Doubt()) == ("doubt-is-lost",)
    assert GAME.observer.cautions(open_.state, ANNE, Doubt()) == ()
    assert GAME.observer.cautions(lost.state, ANNE, Play(card=Card.FIVE, pile=1)) == ()
