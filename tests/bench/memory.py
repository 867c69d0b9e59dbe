"""Memory: what a table in play takes, and each step that it remembers, by whole games in which nobody is asked twice."""

from __future__ import annotations

import gc
import statistics
import tracemalloc
from collections.abc import Iterator

from bot.tables.cache import STEP_BYTES, TABLE_BYTES
from bot.tables.table import REMEMBERED, NumberedStep
from tests.bench.figures import Figure
from tests.builders import CASES, Case, RunningGame, StillTable, a_record, a_seed, any_verb

TABLES = 2


async def run() -> list[Figure]:
    """Measure the tables of each game, at their deal and with as many steps as are remembered."""
    return [figure for case in _largest() for figure in _measured(case)]


def _largest() -> Iterator[Case]:
    """Yield the case of each game with the most seats."""
    keys = dict.fromkeys(case.game.info.key for case in CASES)
    for key in keys:
        yield max((case for case in CASES if case.game.info.key == key), key=lambda case: case.seats)


def _measured(case: Case) -> Iterator[Figure]:
    dealt, played, steps = [], [], []
    for n in range(TABLES):
        deal, _ = _taken(case, n, 0)
        whole, count = _taken(case, n, REMEMBERED - 1)
        dealt.append(deal)
        played.append((whole - deal) / max(count - 1, 1))
        steps.append(whole)
    name = f"{case.game.info.key}, {case.seats} seats"
    yield Figure(
        f"memory: a table at its deal ({name})", statistics.mean(dealt) / 1000, "kB", at_most=TABLE_BYTES / 1000
    )
    yield Figure(
        f"memory: each remembered step ({name})", statistics.mean(played) / 1000, "kB", at_most=STEP_BYTES / 1000
    )
    yield Figure(f"memory: a table in play ({name})", statistics.mean(steps) / 1000, "kB", at_most=200)


def _taken(case: Case, n: int, moves: int) -> tuple[int, int]:
    """Return the bytes that a table takes after some moves, and how many steps it remembers."""
    _play(case, n, moves)  # what the rules keep for all tables, such as paths over a board, is no table's
    gc.collect()
    tracemalloc.start()
    try:
        steps = _play(case, n, moves)
        table = StillTable(a_record(case, a_seed(n), entries=len(steps) - 1), case.game, *steps)
        del steps
        gc.collect()
        taken, _ = tracemalloc.get_traced_memory()
        return taken, table.remembered
    finally:
        tracemalloc.stop()


def _play(case: Case, n: int, moves: int) -> list[NumberedStep]:
    game = RunningGame(case, a_seed(n))
    steps = [game.now]
    while len(steps) <= moves and not game.is_over:
        game.go_on(any_verb)
        steps.append(game.now)
    return steps
