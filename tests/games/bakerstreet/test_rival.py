"""Bakerstreet: what a rival remembers is true, and what a master learns of estimates is true."""

from __future__ import annotations

from collections import Counter

import pytest

from games.bakerstreet import BOX, GAME
from games.bakerstreet import events as ev
from games.bakerstreet.knowledge.memory import remembered
from games.bakerstreet.model import SEATS
from games.bakerstreet.rival.habits import Habits, habits
from tests.builders import Case, a_seed, amount
from tests.games.seat_logs import logged
from tests.tools.ladder import Match, player, tournament

CASE = Case(GAME, 2, tuple(GAME.info.settle({}, 2).items()))


@pytest.mark.parametrize("above", [7, 8, 10])
def test_a_master_learns_how_far_above_its_hand_the_other_names_an_estimate(above: int) -> None:
    learned = []
    for n in range(amount(3, 100)):
        match = Match(GAME, 2, dict(CASE.options), a_seed(n))
        players = [player(GAME, "master"), player(GAME, f"rule-{above}-30")]
        *_, (last, _, _) = match.play(players)
        learned += habits(last.log, SEATS[1]).margins

    assert set(learned) == {above}


def test_an_estimate_that_had_to_rise_speaks_against_weak_hands_alone() -> None:
    heard = Habits(SEATS[1], margins=[3] * 8)
    for seat, number in ((SEATS[0], 14), (SEATS[1], 15)):
        heard.hear(ev.Estimated(by=seat, number=number))
    fits = [heard.likelihood(points) for points in range(16)]

    assert fits == sorted(fits, reverse=True)  # whoever holds 15 wishes for 18 and would have said so
    assert fits[0] > 5 * fits[15]


@pytest.mark.parametrize("other", ["counter", "bluffer", "climber"])
def test_a_master_beats_plain_bidders_that_play_the_cards_as_well(other: str) -> None:
    games = amount(14, 400)
    found = tournament(GAME, ("master", other), games, first=910_000)

    assert found.wins["master"] > 0.55 * games  # about 80 % of many games; chance would not do it


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
