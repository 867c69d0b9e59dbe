"""The bids of Bakerstreet's master: what other ways to bid win of it in the game that was solved, without any luck."""

from __future__ import annotations

import numpy as np
import pytest

from games.bakerstreet import events as ev
from games.bakerstreet.model import SEATS
from games.bakerstreet.rival.bidding import LEVELS, SUMS, USUAL, Told, doubting, naming
from games.bakerstreet.rival.habits import Habits
from games.core.chance import Chance
from tests.builders import a_seed
from tests.soak import SOAK
from tests.tools.bluff import TOP, Array, Policy, child, dealt, exploitability, group, reached
from tests.tools.duel import ABOVE, DOUBTED, HEARD, master, others, rule, value

FAINT = 1e-3
"""Histories that are reached less often stand in the file with few digits."""
ROUGH = 0.02
"""Shares stand there as bytes."""


@pytest.mark.parametrize("above", ABOVE if SOAK else (0, 1, 3))
def test_no_rule_of_two_numbers_wins_as_much_as_the_master(above: int) -> None:
    known = master(above)

    assert all(value(rule(above, below), known) < 0 for below in (DOUBTED if SOAK else (20, 30)))


def test_whoever_counts_or_bluffs_or_climbs_loses_much() -> None:
    assert all(value(policy, master(above)) < -0.2 for policy, above in others().values())


def test_half_of_the_strategy_that_was_solved_makes_the_best_answer_less_than_half_as_good() -> None:
    assert exploitability(master(0, 0)) < exploitability(master(0, 0, solved=0)) / 2


def test_a_first_estimate_of_a_master_tells_less_than_half_of_what_a_counters_does() -> None:
    counter, _ = others()["counter"]

    assert _told(master(0, 0)) < _told(counter) / 2


def _told(policy: Policy) -> float:
    """Return the bits that a first estimate tells of the hand, to whoever knows how it is chosen."""
    first, swapped = dealt()
    bids = [policy.bids[child(-1, level)][0] for level in range(len(LEVELS))]
    joint = np.array([first @ swapped * share for share in bids])
    return float(_entropy(joint.sum(axis=0)) + _entropy(joint.sum(axis=1)) - _entropy(joint))


def _entropy(shares: Array) -> float:
    some = shares[shares > 0]
    return float(-(some * np.log2(some)).sum())


def test_the_master_of_a_table_bids_as_the_one_that_is_measured() -> None:
    measured, luck = master(2), Chance(a_seed(1), 0)
    reach = reached(measured)
    seen = 0
    for _ in range(200):
        levels = sorted({luck.below(TOP) for _ in range(luck.below(4))})
        history, own = sum(1 << level for level in levels), luck.below(SUMS)
        if reach.naming[history, own] < FAINT:
            continue
        other = Habits(SEATS[1], [2] * HEARD)
        for n, level in enumerate(levels, start=1):
            other.hear(ev.Estimated(by=SEATS[1 - (len(levels) - n) % 2], number=LEVELS[level]))
        heard = [float(share) for share in dealt()[0]]
        if levels:
            heard = [share * other.likelihood(points) for points, share in enumerate(heard)]
        numbers = [LEVELS[level] for level in levels]
        public = Told(numbers, USUAL, USUAL, {points: share / sum(heard) for points, share in enumerate(heard)})
        if numbers:
            assert abs(doubting(public, own) - measured.doubts[history, own]) < ROUGH
        named = [0.0] * len(LEVELS)
        for number, share in naming(public, own).items():
            named[min(max(number - LEVELS.start, 0), TOP)] += share
        top = history.bit_length() - 1
        for level in range(top + 1, TOP):
            there = child(top, level).start + history - group(top).start
            assert abs(named[level] - measured.bids[there, own]) < ROUGH
        seen += 1

    assert seen > 30
