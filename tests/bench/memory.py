"""Memory: what a table in play takes, with as many steps as are remembered."""

from __future__ import annotations

import gc
import statistics
import tracemalloc
from collections.abc import Iterator

from bot.tables.table import REMEMBERED, NumberedStep
from tests.bench.figures import Figure
from tests.builders import CASES, Case, RunningGame, StillTable, a_record, a_seed, any_verb

TABLES = 2


async def run() -> list[Figure]:
    """Measure a table of each game."""
    return [_measured(case) for case in _largest()]


def _largest() -> Iterator[Case]:
    """Yield the case of each game with the most seats."""
    keys = dict.fromkeys(case.game.info.key for case in CASES)
    for key in keys:
        yield max((case for case in CASES if case.game.info.key == key), key=lambda case: case.seats)


def _measured(case: Case) -> Figure:
    taken = statistics.mean(_taken(case, n) for n in range(TABLES))
    return Figure(
        f"memory: a table in play ({case.game.info.key}, {case.seats} seats)", taken / 1000, "kB", at_most=200
    )


def _taken(case: Case, n: int) -> int:
    """Return the bytes that a table in play takes."""
    _play(case, n)  # what the rules keep for all tables, such as paths over a board, is no table's
    gc.collect()
    tracemalloc.start()
    try:
        steps = _play(case, n)
        table = StillTable(a_record(case, a_seed(n), entries=len(steps) - 1), case.game, *steps)
        del steps
        gc.collect()
        taken, _ = tracemalloc.get_traced_memory()
        del table
        return taken
    finally:
        tracemalloc.stop()


def _play(case: Case, n: int) -> list[NumberedStep]:
    game = RunningGame(case, a_seed(n))
    steps = [game.now]
    while len(steps) < REMEMBERED and not game.is_over:
        game.go_on(any_verb)
        steps.append(game.now)
    return steps
