"""How many turns whole games take: `python -m tests.games.arosa.lengths [games]`. The prologue, which runs by itself, is not counted."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from statistics import mean

from games.arosa import GAME, KIT
from games.arosa.model import VICTIMS
from games.core.chance import Chance
from games.core.playthrough import EntryKind, Move, judge
from tests.builders import a_seed, any_action, any_verb, settled
from tests.games.arosa.listener import Listener

LISTENING, ACCUSING = "listening, greedy", "the same, no erasing"
PLAYERS = ("any action alike", "any verb alike", LISTENING, ACCUSING)
ENOUGH = 40


@dataclass(frozen=True, slots=True)
class Played:
    """A whole game: its turns, those of the first act, and what ended it (R-AR-32); both may be true at once."""

    turns: int
    searches: int
    is_search: bool
    by_board: bool
    by_reserve: bool


def play(seats: int, seed: int, player: str, hearing: str = "normal") -> Played:
    """Play a whole game."""
    key = a_seed(seed)
    dice = Chance(key, 2**40)
    step = GAME.rules.setup(seats, settled(GAME, seats, {"hearing": hearing}), Chance(key, 0))
    listener = Listener.with_hearing(step.state.hearing)
    n = searches = taken = 0
    while GAME.rules.outcome(step.state) is None:
        seat = step.state.active
        searches += step.state.phase.value == "search"
        taken += step.state.phase.value == "erasing"  # a turn goes on
        if player in (LISTENING, ACCUSING):
            action = listener.choose(GAME.observer.table_view(step.state), seat, erases=player == LISTENING)
        else:
            policy = any_action if player == "any action alike" else any_verb
            action = policy(dice, list(GAME.rules.legal(step.state, seat)))
        n += 1
        step = judge(GAME, step.state, Move(EntryKind.ACTION, seat, action), Chance(key, n))
        listener.hear(step.events)
    state = step.state
    return Played(
        turns=n - taken,
        searches=searches,
        is_search=sum(state.scenes) < VICTIMS,
        by_board=any(sum(row) >= KIT.limit for row in state.board),
        by_reserve=0 in state.reserves,
    )


def row(seats: int, player: str, games: int) -> str:
    """Return a line of the table."""
    played = [play(seats, seed, player) for seed in range(games)]
    lengths = sorted(each.turns for each in played)
    acts = sorted(each.searches for each in played)
    by_board = sum(each.by_board for each in played)
    by_reserve = sum(each.by_reserve for each in played)
    return (
        f"{seats} {player:<20} mean {mean(lengths):5.1f}  90 % {lengths[games * 9 // 10]:3}  longest {lengths[-1]:3}  "
        f"within {ENOUGH}: {sum(length <= ENOUGH for length in lengths) / games:6.1%}  "
        f"first act: mean {mean(acts):4.1f}, longest {acts[-1]:3}, games over in it {sum(each.is_search for each in played)}  "
        f"10 traces: {by_board}  empty reserve: {by_reserve}  both: {by_board + by_reserve - games}"
    )


def rows(games: int) -> Iterator[str]:
    """Yield the table, line by line."""
    for seats in GAME.info.seats:
        for player in PLAYERS:
            yield row(seats, player, games)


if __name__ == "__main__":
    for line in rows(int(sys.argv[1]) if len(sys.argv) > 1 else 1000):
        print(line, flush=True)
