"""How many turns whole games take: `python -m tests.games.arosa.lengths [games]`. The prologue is not counted."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from statistics import mean

from games.arosa import RULES
from games.core.chance import Chance
from tests.builders import a_seed, any_action, any_verb, settled
from tests.games.arosa.listener import Listener

PLAYERS = ("any action alike", "any verb alike", "listening, greedy")


def turns(seats: int, seed: int, player: str, hearing: str = "normal") -> tuple[int, str]:
    """Return how many turns a game takes, and how it ends."""
    key = a_seed(seed)
    dice = Chance(key, 2**40)
    step = RULES.setup(seats, settled(RULES, seats, {"hearing": hearing}), Chance(key, 0))
    listener = Listener.with_hearing(step.state.hearing)
    n = 0
    while RULES.outcome(step.state) is None:
        seat = step.state.active
        if player == "listening, greedy":
            action = listener.choose(RULES.table_view(step.state), seat)
        else:
            policy = any_action if player == "any action alike" else any_verb
            action = policy(dice, list(RULES.legal(step.state, seat)))
        n += 1
        step = RULES.apply(step.state, seat, action, Chance(key, n))
        listener.hear(step.events)
    is_board = any(sum(row) >= RULES.kit.limit for row in step.state.board)
    return n - 1 - seats, "board" if is_board else "reserve"


def rows(games: int) -> Iterator[str]:
    for seats in RULES.info.seats:
        for player in PLAYERS:
            played = [turns(seats, seed, player) for seed in range(games)]
            lengths = sorted(length for length, _ in played)
            within = sum(length <= 40 for length in lengths) / games
            boards = sum(end == "board" for _, end in played) / games
            yield (
                f"{seats} {player:<18} mean {mean(lengths):5.1f}  90 % {lengths[games * 9 // 10]:3}  "
                f"99 % {lengths[games * 99 // 100]:3}  longest {lengths[-1]:3}  "
                f"within 40: {within:6.1%}  by the board: {boards:6.1%}"
            )


if __name__ == "__main__":
    for row in rows(int(sys.argv[1]) if len(sys.argv) > 1 else 1000):
        print(row, flush=True)
