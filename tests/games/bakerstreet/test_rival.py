"""Bakerstreet: what a rival remembers is true, and its bluff loses next to nothing to the best answer."""

from __future__ import annotations

from collections import Counter

import pytest

from games.bakerstreet import BOX, GAME
from games.bakerstreet.knowledge.memory import remembered
from games.bakerstreet.model import SEATS
from tests.builders import Case, a_seed, amount
from tests.games.seat_logs import logged
from tests.tools.bluff import FILE, Policy, exploitability, unpacked

CASE = Case(GAME, 2, tuple(GAME.info.settle({}, 2).items()))


def test_the_stored_bluff_loses_a_hundredth_at_the_most() -> None:
    assert 0 <= exploitability(unpacked(FILE.read_bytes())) <= 0.01


def test_who_always_doubts_loses_far_more() -> None:
    solved = unpacked(FILE.read_bytes())

    assert exploitability(Policy(solved.doubts * 0 + 1, solved.bids)) > 0.3


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
