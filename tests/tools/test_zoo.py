"""The environment for PettingZoo passes its own test, and shows an agent nothing but what its seat was told."""

from __future__ import annotations

import warnings

import pytest

from games import BY_KEY, GAMES

pytest.importorskip("pettingzoo", reason="pettingzoo is not installed: it is needed for this environment alone")

import numpy as np
from pettingzoo.test import api_test

from tests.tools.zoo import NOTHING, AlibiEnv

KEYS = [game.info.key for game in GAMES if game.knowledge is not None]


@pytest.mark.parametrize("key", KEYS)
def test_each_game_passes_the_test_of_the_interface(key: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # it recommends other spaces than games with a mask have
        api_test(AlibiEnv(key, BY_KEY[key].info.seats[0]), num_cycles=200)


@pytest.mark.parametrize("key", KEYS)
def test_the_same_seed_deals_the_same_and_another_does_not(key: str) -> None:
    env = AlibiEnv(key, BY_KEY[key].info.seats[0])
    logs = []
    for seed in (1, 1, *range(2, 6)):
        env.reset(seed=seed)
        for _ in range(3):  # at first nothing is dealt, where seats choose their pawns
            if not any(env.terminations.values()):
                env.step(0)
        logs.append(repr(env.situation.log))

    assert logs[0] == logs[1]
    assert len({*logs}) > 1


@pytest.mark.parametrize("key", KEYS)
def test_what_is_observed_follows_from_the_log_of_the_seat(key: str) -> None:
    game = BY_KEY[key]
    assert game.knowledge is not None
    knowledge, env = game.knowledge(), AlibiEnv(key, game.info.seats[-1])
    env.reset(seed=5)
    luck = np.random.default_rng(5)
    for _ in range(40):
        if any(env.terminations.values()):
            break
        situation = env.situation
        seen, found = env.observe(env.agent_selection), knowledge.findings(situation.log)
        assert seen["action_mask"].sum() == len(situation.legal)
        for cell, counts in found.cells.items():
            share = 1 - sum(counts.get(nothing, 0) for nothing in NOTHING) / sum(counts.values())
            assert seen["observation"][cell] == pytest.approx(share)
        env.step(int(luck.integers(len(situation.legal))))


def test_the_winners_share_one_reward() -> None:
    env = AlibiEnv("arosa", 2)
    env.reset(seed=3)
    luck, total = np.random.default_rng(3), 0.0
    while not all(env.terminations.values()):
        env.step(int(luck.integers(len(env.situation.legal))))
        total += sum(env.rewards.values())

    assert total == pytest.approx(1.0)


def test_nobody_may_act_in_a_game_that_was_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.tools.zoo.MOST_MOVES", 4)
    env = AlibiEnv("clues", 3)
    env.reset(seed=1)
    for _ in range(4):
        env.step(0)

    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert not any(env.observe(agent)["action_mask"].any() for agent in env.agents)
