"""Bakerstreet: what a rival remembers is true, its bids lose next to nothing to the best answer, and its style costs nothing."""

from __future__ import annotations

from collections import Counter, defaultdict
from itertools import combinations, product
from statistics import fmean

import pytest

from games.bakerstreet import BOX, GAME
from games.bakerstreet import events as ev
from games.bakerstreet.actions import Doubt, Estimate
from games.bakerstreet.knowledge.memory import onlooking, remembered
from games.bakerstreet.model import MOST, SEATS
from games.bakerstreet.rival.bidding import USUAL, Told, naming, solved
from games.bakerstreet.rival.habits import Habits, habits
from games.core.deduction.rival import Strength, Style
from games.core.seats import Seat
from tests.builders import Case, a_seed, amount
from tests.games.seat_logs import logged
from tests.tools.bluff import FILE, Policy, exploitability, unpacked
from tests.tools.duel import styled, value
from tests.tools.ladder import Match, player, tournament

CASE = Case(GAME, 2, tuple(GAME.info.settle({}, 2).items()))


def test_the_stored_strategy_loses_a_hundredth_at_the_most_in_the_game_that_was_solved() -> None:
    assert 0 <= exploitability(unpacked(FILE.read_bytes())) <= 0.01


def test_a_strategy_that_always_doubts_loses_far_more() -> None:
    stored = unpacked(FILE.read_bytes())

    assert exploitability(Policy(stored.doubts * 0 + 1, stored.bids)) > 0.3


def test_a_higher_hand_of_both_shifts_the_numbers_and_nothing_else() -> None:
    usual = Told((12, 14), USUAL, USUAL, {})
    rich = Told((14, 16), USUAL + 1, USUAL + 1, {})
    for own in range(5, 11):
        assert solved().doubting(usual, own) == solved().doubting(rich, own + 1)
        named = {number + 2: share for number, share in solved().naming(usual, own).items()}
        assert named == solved().naming(rich, own + 1)


@pytest.mark.parametrize("numbers", [(), (4,), (12,), (8, 15, 16), (29,), (21, 24, 28)])
def test_each_number_that_a_master_names_is_higher_than_the_last(numbers: tuple[int, ...]) -> None:
    for own, mine, theirs in product(range(16), (4.0, 7.5, 9.25), (0.0, 7.0, 10.0)):
        shares = naming(Told(numbers, mine, theirs, {}), own)
        assert min(shares) > max(numbers, default=-1)
        assert max(shares) <= MOST
        assert sum(shares.values()) == pytest.approx(1)


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
    games = amount(20, 400)
    found = tournament(GAME, ("master", other), games, first=910_000)

    assert found.wins["master"] > 0.55 * games  # about 70 % of many games; chance would not do it


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


def test_what_the_other_reckons_of_ones_own_hand_is_what_it_remembers() -> None:
    for n in range(amount(2, 200)):
        for running in logged(CASE, a_seed(n), restless=10 * (n % 2)):
            if len(running.game.moves) % 5:
                continue
            for seat in SEATS:
                reckoned = onlooking(running.log(seat), BOX)
                assert reckoned.theirs == remembered(running.log(SEATS[1 - seat]), BOX).theirs


@pytest.mark.parametrize("strength", sorted(GAME.styles))
def test_rivals_of_two_styles_win_as_often_by_their_bids(strength: Strength) -> None:
    bids = {style: styled(strength, style) for style in Style}

    for one, two in combinations(Style, 2):
        assert abs(value(bids[one], bids[two])) < 0.025, (one, two)  # doubts a round: three games of a hundred


@pytest.mark.parametrize("strength", sorted(GAME.styles))
def test_a_bold_rival_names_higher_than_a_guarded_one_that_doubts_sooner(strength: Strength) -> None:
    above, doubts = defaultdict[Seat, list[int]](list), Counter[tuple[Seat, bool]]()
    for n in range(amount(12, 200)):
        match = Match(GAME, 2, dict(CASE.options), a_seed(88_000_000 + n))
        for situation, decision, _ in match.play([player(GAME, f"{strength}-{each}") for each in ("bold", "guarded")]):
            seat, action = situation.log.seat, decision.action
            if isinstance(action, Estimate) and Estimate(number=0) in situation.legal:
                above[seat].append(action.number - sum(card.points for card in situation.view.hand))
            if any(isinstance(each, Doubt) for each in situation.legal):
                doubts[seat, isinstance(action, Doubt)] += 1
    bold, guarded = SEATS

    assert fmean(above[bold]) > fmean(above[guarded]) + 0.5
    assert max(above[bold]) > max(above[guarded])
    assert doubts[guarded, True] * doubts[bold, False] > doubts[bold, True] * doubts[guarded, False]
