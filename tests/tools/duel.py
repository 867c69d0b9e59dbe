"""Exact values of the ways to bid in Bakerstreet against a master, in the game that `tests/tools/bluff.py` solves.

A rule of two numbers adds so many points to its own hand, and doubts what fewer than so many of a hundred hands reach. The master is
the one of a table with fresh hands that has heard `HEARD` free estimates of that rule, and knows its habit by them.

    python -m tests.tools.duel                # all rules of two numbers, and other ways to bid
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from statistics import fmean

import numpy as np

from games.bakerstreet import events as ev
from games.bakerstreet.model import SEATS
from games.bakerstreet.rival.bidding import LATE, LEVELS, MARGINS, SOLVED, SUMS
from games.bakerstreet.rival.decisions import ABOVE as ABOVE_THOUGHT
from games.bakerstreet.rival.decisions import DOUBTED as DOUBTED_BELOW
from games.bakerstreet.rival.habits import Habits
from games.core.deduction.rival import Strength, Style
from tests.tools.bidders import ENOUGH
from tests.tools.bluff import (
    CARD,
    FILE,
    HISTORIES,
    TOP,
    Array,
    Policy,
    child,
    dealt,
    doubted,
    exploitability,
    group,
    reached,
    unpacked,
)

HEARD = 8
"""Free estimates that a master has heard in a game that is nearly over."""
ABOVE = range(13)
DOUBTED = range(5, 65, 5)

_TURNS = np.array([[history.bit_count() % 2 == 0] for history in range(HISTORIES)])  # of the one who opened
_TOPS = np.array([history.bit_length() - 1 for history in range(HISTORIES)])
_BEFORE = np.array([(history ^ 1 << max(history.bit_length() - 1, 0)).bit_length() - 1 for history in range(HISTORIES)])


def rule(above: int, below: int) -> Policy:
    """Return a rule of two numbers."""
    return _bidder({above: 1.0}, _unlikely(below / 100))


def others() -> Mapping[str, tuple[Policy, int]]:
    """Return the other bidders of `tests/tools/bidders.py`, each with the points that it mostly adds."""
    counting = _bidder({7: 0.5, 8: 0.5}, _unlikely(0.5))
    bluffing = _bidder({7: 0.75, 15: 0.25}, _unlikely(0.4))
    climbing = _bidder({-SUMS: 1.0}, np.repeat((_TOPS + LEVELS.start >= ENOUGH)[:, None], SUMS, axis=1).astype(float))
    return {"counter": (counting, 7), "bluffer": (bluffing, 7), "climber": (climbing, 0)}


def master(above: int, heard: int = HEARD, solved: float = SOLVED, style: Style = Style.PLAIN) -> Policy:
    """Return the master that has heard so many estimates with so many points above the hand."""
    margins = MARGINS[style]
    one, two = (
        unpacked(FILE.read_bytes()),
        _bidder(dict.fromkeys(margins, 1 / len(margins)), _late(above, heard, style)),
    )
    return Policy(*(solved * first + (1 - solved) * second for first, second in zip(one, two, strict=True)))


def styled(strength: Strength, style: Style) -> Policy:
    """Return how an expert of a style bids, or a master who knows the habit of others of its strength."""
    if strength is Strength.MASTER:
        return master(round(fmean(MARGINS[Style.PLAIN])), style=style)
    shares = Counter(level + above for above in ABOVE_THOUGHT[style] for level in (7, 8))
    return _bidder({above: n / shares.total() for above, n in shares.items()}, _unlikely(DOUBTED_BELOW[style]))


def value(one: Policy, two: Policy, card: float = CARD) -> float:
    """Return the doubts that the first wins of the second in a round, less those it loses, on average over both chairs."""
    return (_opened(one, two, card) - _opened(two, one, card)) / 2


def rows() -> Iterator[tuple[str, float]]:
    """Yield the name of each bidder, and its value against the master."""
    for above in ABOVE:
        known = master(above)
        yield from ((f"rule-{above}-{below}", value(rule(above, below), known)) for below in DOUBTED)
    yield from ((name, value(policy, master(above))) for name, (policy, above) in others().items())


def _opened(one: Policy, two: Policy, card: float) -> float:
    """Return the value of a round for the first, who opens it."""
    policy = Policy(np.where(_TURNS, one.doubts, two.doubts), np.where(_TURNS, two.bids, one.bids))
    reach = reached(policy)
    won = card * reach.naming.sum(axis=1) * reach.waiting.sum(axis=1)
    for top in range(TOP + 1):
        here = group(top)
        won[here] += ((reach.moving[here] * policy.doubts[here] @ doubted(top)) * reach.waiting[here]).sum(axis=1)
    return float(np.where(_TURNS[:, 0], won, -won).sum())


def _bidder(margins: Mapping[int, float], doubts: Array) -> Policy:
    """Return a bidder that names so many points above its hand, each so often, or as low as it may, and doubts where it is told to."""
    bids = np.zeros((HISTORIES, SUMS))
    for own in range(SUMS):
        for margin, share in margins.items():
            wished = min(max(own + margin - LEVELS.start, 0), TOP)
            for top in range(-1, TOP):
                bids[child(top, max(wished, top + 1)), own] += share
    doubts[0], doubts[group(TOP)] = 0, 1
    return Policy(doubts, bids)


def _unlikely(least: float) -> Array:
    """Return the doubts of what less than such a share of fresh hands reaches."""
    return np.array([_reaching(dealt()[0], top) < least for top in _TOPS], dtype=float)


def _late(above: int, heard: int, style: Style) -> Array:
    """Return the doubts of the master's rule, that reckons with the other's habit."""
    likely: dict[tuple[int, bool], Array] = {}
    for top in range(TOP + 1):
        for is_forced in (False, True):
            known = Habits(SEATS[1], [above] * heard)
            if is_forced:
                known.hear(ev.Estimated(by=SEATS[0], number=LEVELS[top] - 1))
            known.hear(ev.Estimated(by=SEATS[1], number=LEVELS[top]))
            hands = dealt()[0] * [known.likelihood(points) for points in range(SUMS)]
            likely[top, is_forced] = _reaching(hands / hands.sum(), top)
    forced = (_BEFORE >= 0) & (_TOPS - _BEFORE == 1)
    found = np.zeros((HISTORIES, SUMS))
    for history in range(1, HISTORIES):
        found[history] = likely[int(_TOPS[history]), bool(forced[history])] < LATE[style]
    return found


def _reaching(hands: Array, top: int) -> Array:
    """Return by own sum how likely a level is reached, by the shares of the other's sums."""
    return np.asarray((doubted(top) < 0) @ hands)


if __name__ == "__main__":
    for name, worth in rows():
        print(f"{name:10} {worth:+.3f}")
    print(f"the best answer, to a stranger  {exploitability(master(0, 0)):+.3f}")
