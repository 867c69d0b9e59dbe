"""Solves the bidding of Bakerstreet: `make bluff` writes `data/games/bakerstreet-bluff.bin`.

The game that is solved is one round. It is the set of levels named so far, each higher than the last, and each hand is the sum of three
cards. The player to move doubts, or lays any card of the hand, draws another and names a higher level; a doubt is worth 1 to
the winner and -1 to the other, a card laid `CARD` to its owner and as much less to the other. Cards of all values are drawn alike.
It is solved by CFR+ over all histories and sums, without any luck. What it can lose on average against the best answer is its
exploitability, which is exact within this game; `tests/tools/exploiter.py` looks for what it can lose at a table.

A round is told from the chairs of the one to move and of the one who waits, so that one table serves both players.

It takes a minute, and writes the same file each time on one processor. Another one rounds products of matrices otherwise, and 800 rounds
carry that on: a tenth of the bytes then differ, nearly all of them where the policy itself hardly ever comes.
"""

from __future__ import annotations

import sys
from functools import cache
from itertools import product
from pathlib import Path
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from games.bakerstreet.rival.bidding import LEVELS, SUMS, WHOLE

Array: TypeAlias = NDArray[np.float64]

FILE = Path(__file__).resolve().parents[2] / "data" / "games" / "bakerstreet-bluff.bin"
HISTORIES = 1 << len(LEVELS)
ROUNDS = 800
TOP = len(LEVELS) - 1
CARD = 0.6
"""The worth of a card that is laid: a fit to who won 300 games of masters says 0.7, what cards change at the next count 0.6."""

STRAY = 0.01
"""The weight of the last round's policy in the average of all."""


class Policy(NamedTuple):
    """By history and sum: how often to doubt there; and how often to come there, from the history without its top level."""

    doubts: Array
    bids: Array


class Reach(NamedTuple):
    """How often a player's own cards and choices lead to a history, by sum: to move, waiting, and about to name a level."""

    moving: Array
    waiting: Array
    naming: Array


@cache
def dealt() -> tuple[Array, Array]:
    """Return how likely each sum of three cards is, and each sum after one of them was exchanged."""
    first = np.zeros(SUMS)
    swapped = np.zeros((SUMS, SUMS))
    for hand in product(range(6), repeat=3):
        first[sum(hand)] += 1
        for card, new in product(hand, range(6)):
            swapped[sum(hand), sum(hand) - card + new] += 1
    return first / first.sum(), swapped / swapped.sum(axis=1, keepdims=True)


@cache
def doubted(level: int) -> Array:
    """Return what a doubt of a level is worth to who doubts, by both sums."""
    total = np.add.outer(np.arange(SUMS), np.arange(SUMS))
    return np.where(total < LEVELS[level], 1.0, -1.0)


def group(top: int) -> slice:
    """Return all histories with this top level; -1 for the one without any."""
    return slice(1 << top, 2 << top) if top >= 0 else slice(0, 1)


def child(top: int, level: int) -> slice:
    """Return where a group of histories leads if a level is named: in the same order."""
    here = group(top)
    return slice(here.start + (1 << level), here.stop + (1 << level))


def reached(policy: Policy) -> Reach:
    """Return how often each history is reached."""
    first, swapped = dealt()
    reach = Reach(*(np.zeros((HISTORIES, SUMS)) for _ in range(3)))
    reach.moving[0] = reach.waiting[0] = first
    for top in range(-1, TOP):
        here = group(top)
        reach.naming[here] = (reach.moving[here] * (1 - policy.doubts[here])) @ swapped
        for level in range(top + 1, TOP + 1):
            there = child(top, level)
            reach.moving[there] = reach.waiting[here]
            reach.waiting[there] = reach.naming[here] * policy.bids[there]
    return reach


def exploitability(policy: Policy, card: float = CARD) -> float:
    """Return what the best answer wins against a policy, on average over both chairs."""
    first, swapped = dealt()
    reach = reached(policy)
    moving, waiting = np.zeros((HISTORIES, SUMS)), np.zeros((HISTORIES, SUMS))
    for top in range(TOP, -2, -1):
        here = group(top)
        named = [child(top, level) for level in range(top + 1, TOP + 1)]
        best = None
        if named:
            best = np.max([waiting[there] for there in named], axis=0) @ swapped.T + card * _whole(reach.waiting[here])
        if top >= 0:
            doubt = reach.waiting[here] @ doubted(top)
            waiting[here] = -(reach.moving[here] * policy.doubts[here]) @ doubted(top)
            moving[here] = doubt if best is None else np.maximum(doubt, best)
        elif best is not None:
            moving[here] = best
        if named:
            waiting[here] -= card * _whole(reach.naming[here])
        for there in named:
            waiting[here] += moving[there]
    return float(first @ moving[0] + first @ waiting[0]) / 2


def _whole(shares: Array) -> Array:
    return np.asarray(shares.sum(axis=1, keepdims=True))


def solved(rounds: int = ROUNDS, card: float = CARD) -> Policy:
    """Return the average policy of so many rounds of CFR+, the later ones weighing more."""
    _, swapped = dealt()
    shape = (HISTORIES, SUMS)
    doubt_regret, pass_regret, bid_regret = np.zeros(shape), np.zeros(shape), np.zeros(shape)
    total = Policy(np.zeros(shape), np.zeros(shape))
    doubt_weight = np.zeros(shape)
    movers = np.array([[history.bit_count() % 2] for history in range(HISTORIES)])
    for n in range(1, rounds + 1):
        learns = movers == n % 2  # the two players learn by turns
        policy = _matched(doubt_regret, pass_regret, bid_regret)
        reach = reached(policy)
        moving, waiting = np.zeros(shape), np.zeros(shape)
        for top in range(TOP, -2, -1):
            here = group(top)
            named = [child(top, level) for level in range(top + 1, TOP + 1)]
            value = sum(
                (policy.bids[there] * waiting[there] for there in named), np.zeros((here.stop - here.start, SUMS))
            )
            for there in named:
                bid_regret[there] = _learned(bid_regret[there], waiting[there] - value, learns[here])
                total.bids[there] += n * reach.naming[here] * policy.bids[there]
            later = value @ swapped.T + card * _whole(reach.waiting[here])
            moving[here] = later
            if top >= 0:
                doubt = reach.waiting[here] @ doubted(top)
                mixed = policy.doubts[here]
                moving[here] = mixed * doubt + (1 - mixed) * later
                waiting[here] = -(reach.moving[here] * mixed) @ doubted(top)
                if named:
                    doubt_regret[here] = _learned(doubt_regret[here], doubt - moving[here], learns[here])
                    pass_regret[here] = _learned(pass_regret[here], later - moving[here], learns[here])
                total.doubts[here] += n * reach.moving[here] * mixed
                doubt_weight[here] += n * reach.moving[here]
            if named:
                waiting[here] -= card * _whole(reach.naming[here])
            for there in named:
                waiting[here] += moving[there]
    last = _matched(doubt_regret, pass_regret, bid_regret)  # for hands that one's own play hardly ever brings there
    total.bids[:] += STRAY * last.bids
    return Policy((total.doubts + STRAY * last.doubts) / (doubt_weight + STRAY), _shares(total.bids))


def _learned(regret: Array, gain: Array, learns: NDArray[np.bool_]) -> Array:
    return np.where(learns, np.maximum(regret + gain, 0), regret)


def _matched(doubt: Array, proceed: Array, bids: Array) -> Policy:
    weight = doubt + proceed
    doubts = np.divide(doubt, weight, out=np.full(doubt.shape, 0.5), where=weight > 0)
    doubts[group(TOP)] = 1
    doubts[0] = 0
    return Policy(doubts, _shares(bids))


def _shares(weights: Array) -> Array:
    """Return by history and sum how often each level is named, all alike where none has weight."""
    shares = np.zeros(weights.shape)
    for top in range(-1, TOP):
        named = [child(top, level) for level in range(top + 1, TOP + 1)]
        whole = np.sum([weights[there] for there in named], axis=0)
        for there in named:
            shares[there] = np.divide(weights[there], whole, out=np.full(whole.shape, 1 / len(named)), where=whole > 0)
    return shares


def packed(policy: Policy) -> bytes:
    """Return a policy as two tables of bytes, doubts and then bids."""
    return b"".join(np.rint(table * WHOLE).astype(np.uint8).tobytes() for table in policy)


def unpacked(stored: bytes) -> Policy:
    """Return the policy that was packed."""
    tables = np.frombuffer(stored, dtype=np.uint8).astype(float).reshape(2, HISTORIES, SUMS) / WHOLE
    return Policy(tables[0], _shares(tables[1]))


if __name__ == "__main__":
    FILE.write_bytes(packed(solved(int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS)))
    print(f"exploitability {exploitability(unpacked(FILE.read_bytes())):.4f}")
