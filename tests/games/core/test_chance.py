"""Chance: the same draws everywhere and always, fair, and nothing of the seed in sight."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.core.chance import Chance
from tests.builders import a_seed, seeds


def test_the_draws_of_a_seed_are_fixed_for_ever() -> None:
    """Stored tables are replayed from their seeds: if this fails, every one of them is lost."""
    chance = Chance(a_seed(1), 3)

    assert [chance.below(n) for n in (2, 6, 100, 10**9, 2**63)] == [0, 3, 90, 22690994, 8897314940408305679]
    assert chance.shuffled("abcdefgh") == tuple("caefhbdg")
    assert chance.pick("xyz") == "z"
    assert [chance.weighted((1, 2, 3)) for _ in range(8)] == [1, 2, 2, 1, 0, 1, 0, 2]


@given(seed=seeds, step=st.integers(0, 2**40))
def test_the_same_seed_and_step_give_the_same_draws(seed: bytes, step: int) -> None:
    one, other = Chance(seed, step), Chance(seed, step)

    assert [one.below(1000) for _ in range(20)] == [other.below(1000) for _ in range(20)]


def test_other_steps_and_seeds_give_other_draws() -> None:
    draws = {
        tuple(Chance(a_seed(seed), step).below(2**32) for _ in range(2)) for seed in range(20) for step in range(20)
    }

    assert len(draws) == 400


@given(seed=seeds, n=st.integers(1, 50))
def test_draws_stay_in_range(seed: bytes, n: int) -> None:
    chance = Chance(seed, 0)

    assert all(0 <= chance.below(n) < n for _ in range(20))


@given(seed=seeds, items=st.lists(st.integers(), max_size=30))
def test_shuffling_loses_and_adds_nothing(seed: bytes, items: list[int]) -> None:
    before = list(items)

    assert Counter(Chance(seed, 0).shuffled(items)) == Counter(before)
    assert items == before


def test_every_order_comes_up_alike() -> None:
    chance = Chance(a_seed(), 0)
    orders = Counter(chance.shuffled("abcd") for _ in range(4800))

    assert len(orders) == 24
    assert all(120 < count < 290 for count in orders.values())


def test_weights_are_kept_in_proportion() -> None:
    chance = Chance(a_seed(), 0)
    drawn = Counter(chance.weighted((0, 1, 3)) for _ in range(4000))

    assert drawn[0] == 0
    assert 850 < drawn[1] < 1150


def test_draws_beyond_the_last_full_share_are_thrown_away() -> None:
    chance = Chance(a_seed(), 0)
    big = 3 * 2**62  # a quarter of all words is rejected, or the first third would come twice as often as each other

    drawn = [chance.below(big) for _ in range(600)]
    assert 150 < sum(each < 2**62 for each in drawn) < 250


def test_nothing_is_drawn_from_nothing() -> None:
    for n in (0, -1):
        with pytest.raises(ValueError, match="nothing"):
            Chance(a_seed(), 0).below(n)
    with pytest.raises(ValueError, match="16 bytes"):
        Chance(b"short", 0).below(2)


def test_a_chance_does_not_show_its_seed() -> None:
    assert repr(Chance(a_seed(7), 3)) == "Chance(step=3)"


def test_other_processes_draw_the_same() -> None:
    code = "from games.core.chance import Chance; c = Chance(bytes(16), 1); print([c.below(10**6) for _ in range(5)])"
    told = {
        subprocess.run(
            [sys.executable, "-c", code], env={"PYTHONHASHSEED": seed}, capture_output=True, text=True, check=True
        ).stdout
        for seed in ("0", "7")
    }

    assert len(told) == 1
