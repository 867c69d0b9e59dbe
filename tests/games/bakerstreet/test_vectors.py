"""Bakerstreet: the ready test vectors, the first being the example of the printed rules."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings

from games.bakerstreet import BOX, GAME
from games.bakerstreet import events as ev
from games.bakerstreet.actions import Doubt, Estimate
from games.core.contract import Refusal
from tests.builders import CASES, Case, amount, any_verb, seeds, walk
from tests.games.bakerstreet.tables import ANNE, BEN, a_table, a_won_doubt, cards, letters

MINE = [case for case in CASES if case.game is GAME]


def test_t_bs_01_the_example_of_the_printed_rules() -> None:
    """Céline (Anne here) has (3 + 2) x 2, Bruno (Ben) 5 + 3 + 2; the fifth card is a stop; there is an arrow."""
    table = a_won_doubt(stacks={3: "B4 A5 B3_stop A2_x2 B5 A3 B2_arrow", 4: "A1 B4"}).choose(ANNE, 3)

    told = table.one(ev.Counted)
    assert (told.first, told.first_cards, told.first_x2, told.first_sum) == (ANNE, cards("3 2_x2"), True, 10)
    assert (told.second_cards, told.second_x2, told.second_sum) == (cards("2_arrow 5 3_stop"), False, 10)
    assert (told.stop, told.how, told.winner) == (True, "tie", ANNE)
    assert table.stack(3) == ((BEN, "4"), (ANNE, "5"))
    table.take(ANNE, "q")
    assert table.discard(ANNE) == cards("3 2_x2")
    assert table.discard(BEN) == cards("2_arrow 5 3_stop")
    next_count = table.one(ev.Counted)
    assert (next_count.pile, next_count.arrow, next_count.winner) == (4, True, BEN)


def test_t_bs_01_the_box_holds_the_cards_of_the_example() -> None:
    box = Counter(BOX.deck)

    assert Counter(cards("3 2_x2")) <= box
    assert Counter(cards("2_arrow 5 3_stop")) <= box


@pytest.mark.parametrize(("number", "winner"), [(16, BEN), (17, ANNE)])
def test_t_bs_02_a_doubt_at_16(number: int, winner: int) -> None:
    table = a_table(hands=("5 4 1", "3 2 1"), estimates=[number]).doubt(ANNE)

    assert table.one(ev.Doubted).winner == winner


def test_t_bs_03_after_16() -> None:
    table = a_table(estimates=[16]).play(ANNE, "1", 1)

    for number, key in ((16, "bakerstreet-not-higher"), (31, "bakerstreet-out-of-range")):
        with pytest.raises(Refusal, match=key):
            table.estimate(ANNE, number)
    assert table.estimate(ANNE, 17).state.estimates[-1] == (ANNE, 17)
    assert a_table(estimates=[30]).legal(ANNE) == [Doubt()]


def test_t_bs_04_a_gap_is_filled_and_t_does_not_lead_to_a() -> None:
    won = a_won_doubt(owned=("acdefgh", "")).choose(ANNE, 1).take(ANNE, "b")
    assert won.one(ev.Won).run == letters("abcdefgh")

    not_won = a_won_doubt(owned=("pqrsta", "")).choose(ANNE, 1).take(ANNE, "b")
    assert GAME.rules.outcome(not_won.state) is None


def test_t_bs_05_two_x2_double_once() -> None:
    table = a_won_doubt(stacks={1: "A4_x2 A1_x2"}).choose(ANNE, 1)

    assert table.one(ev.Counted).first_sum == 10


def test_t_bs_06_an_empty_stack_gives_a_clue_and_no_chain() -> None:
    table = a_won_doubt(BEN, stacks={2: "A3_arrow"}).choose(BEN, 1)
    assert table.state.active == BEN

    table.take(BEN, "h")

    assert not table.has(ev.Counted)
    assert table.stack(2) == ((ANNE, "3_arrow"),)


@pytest.mark.parametrize("case", MINE[:2], ids=str)
@given(seed=seeds)
@settings(max_examples=amount(2, 60), deadline=None)
def test_t_bs_07_no_card_is_ever_lost(case: Case, seed: bytes) -> None:
    for game in walk(case, seed, any_verb):
        state = game.state
        laid = [each for stack in state.stacks for each in stack.open()]
        laid += state.counted
        for seat, side in enumerate(state.sides):
            mine = [*side.hand.open(), *side.deck.open(), *side.discard.open()]
            mine += [each.card for each in laid if each.seat == seat]
            assert Counter(mine) == Counter(BOX.deck)
            assert len(side.hand.open()) <= 3
            assert 0 <= side.fresh <= len(side.hand.open())
            assert len(side.clues) == len(side.letters.open()) == len(set(side.letters.open()))
        clues = [letter for pile in state.piles for letter in pile.open()]
        clues += [letter for side in state.sides for letter in side.letters.open()]
        assert Counter(clues) == Counter(BOX.clues)
        numbers = [number for _, number in state.estimates]
        assert numbers == sorted(set(numbers))


@given(seed=seeds)
@settings(max_examples=amount(1, 30), deadline=None)
def test_estimates_offered_are_those_that_are_accepted(seed: bytes) -> None:
    for game in walk(MINE[0], seed, any_verb):
        state = game.state
        offered = {action for action in game.legal(state.active) if isinstance(action, Estimate)}
        if not offered:
            continue
        for number in range(-1, 33):
            try:
                GAME.rules.apply(state, state.active, Estimate(number=number), game.chance)
            except Refusal:
                assert Estimate(number=number) not in offered
            else:
                assert Estimate(number=number) in offered
