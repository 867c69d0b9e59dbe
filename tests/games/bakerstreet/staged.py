"""Bakerstreet: states for the pictures, of a random game, and some that are as full as can be."""

from __future__ import annotations

from collections.abc import Iterator

from games.bakerstreet import GAME
from games.bakerstreet.state import State
from tests.builders import CASES, Case, a_seed, any_verb, walk
from tests.games.bakerstreet.tables import ANNE, a_table, a_won_doubt

MINE: Case = next(case for case in CASES if case.game is GAME)


def states() -> Iterator[State]:
    """Yield the states of a random game, and some that are as full as can be."""
    for n, game in enumerate(walk(MINE, a_seed(3), any_verb)):
        if n % 4 == 0 or game.is_over:
            yield game.state
    tall = " ".join(["A0_arrow", "B5"] * 15)
    yield a_table(stacks={2: tall, 4: tall}, estimates=range(31), owned=("abcdefhijklmnopqrst"[:12], "t")).state
    yield (
        a_won_doubt(owned=("abcdef", "g"), piles=("mmmmwwqq".replace("w", "s"), "", "a", "b", "c"))
        .choose(ANNE, 1)
        .state
    )
    yield a_table(hands=("", ""), decks=("", ""), estimates=[5]).state


STAGED = {2: tuple(states())}
"""Played once: states are values."""
