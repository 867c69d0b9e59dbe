"""Bakerstreet: what a rival remembers is true, and its bids lose next to nothing to the best answer."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from games.bakerstreet import BOX, GAME
from games.bakerstreet.knowledge.memory import remembered
from games.bakerstreet.model import MOST, SEATS
from games.bakerstreet.rival.bidding import USUAL, Told, solved
from tests.builders import Case, a_seed, amount
from tests.games.seat_logs import logged
from tests.tools.bluff import FILE, Policy, exploitability, unpacked
from tests.tools.ladder import tournament

CASE = Case(GAME, 2, tuple(GAME.info.settle({}, 2).items()))


def test_the_stored_strategy_loses_a_hundredth_at_the_most_in_the_game_that_was_solved() -> None:
    assert 0 <= exploitability(unpacked(FILE.read_bytes())) <= 0.01


def test_a_strategy_that_always_doubts_loses_far_more() -> None:
    stored = unpacked(FILE.read_bytes())

    assert exploitability(Policy(stored.doubts * 0 + 1, stored.bids)) > 0.3


def test_a_higher_hand_of_both_shifts_the_numbers_and_nothing_else() -> None:
    usual = Told((12, 14), USUAL, USUAL)
    rich = Told((14, 16), USUAL + 1, USUAL + 1)
    for own in range(5, 11):
        assert solved().doubting(usual, own) == solved().doubting(rich, own + 1)
        named = {number + 2: share for number, share in solved().naming(usual, own).items()}
        assert named == solved().naming(rich, own + 1)


@pytest.mark.parametrize("numbers", [(), (4,), (12,), (8, 15, 16), (29,), (21, 24, 28)])
def test_each_number_that_a_master_names_is_higher_than_the_last(numbers: tuple[int, ...]) -> None:
    for own, mine, theirs in product(range(16), (4.0, 7.5, 9.25), (0.0, 7.0, 10.0)):
        shares = solved().naming(Told(numbers, mine, theirs), own)
        assert min(shares) > max(numbers, default=-1)
        assert max(shares) <= MOST
        assert sum(shares.values()) == pytest.approx(1)


@pytest.mark.parametrize("other", ["counter", "bluffer", "climber"])
def test_a_master_beats_plain_bidders_that_play_the_cards_as_well(other: str) -> None:
    games = amount(20, 400)
    found = tournament(GAME, ("master", other), games, first=910_000)

    assert found.wins["master"] > 0.45 * games  # 60 to 80 % of many games: a strategy that is read wrongly loses most


@pytest.mark.parametrize("seat", SEATS)
def test_a_perfect_memory_is_true_in_whole_games(seat: int) -> None:
    for n in range(amount(2, 1000)):
        for running in logged(CASE, a_seed(n), restless=10 * (n % 2)):
            if running.game.is_over or len(running.game.moves) % 3:
                continue
            me, other = SEATS[seat], SEATS[1 - seat]
            memory, state = remembered(running.log(me), BOX), running.state
            side = state.sides[other]
            hand, deck = side.hand.open(), side.deck.open()
            assert [list(stack.open()) for stack in state.stacks] == memory.stacks
            assert (memory.theirs.size, memory.theirs.deck) == (len(hand), len(deck))
            assert Counter(memory.theirs.unseen) == Counter(hand) + Counter(deck)
            assert memory.theirs.sums()[sum(card.points for card in hand)]
            assert Counter(memory.hand) == Counter(state.sides[me].hand.open())
            assert sorted(memory.letters) == sorted(state.sides[me].letters.open())
            for pile, seen in memory.seen.items():
                left = Counter(state.piles[pile - 1].open())
                assert not left - Counter(seen)
                assert len(seen) == left.total() + memory.taken[pile]
