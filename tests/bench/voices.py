"""Voices: what a panel costs to say where tables speak six languages, against two."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.messages.catalogue import Catalogue
from bot.messages.presenter import Presenter
from games import GAMES
from tests.bench.figures import Figure
from tests.builders import Case, StillTable, a_seed, a_still_table, walk

TWO: Final = ("en", "fr")
SIX: Final = ("en", "fr", "de", "es", "it", "nl")
TABLES: Final = 24
"""Tables that are played at the same time, six of each game."""
MOST: Final = 60
"""Steps of each."""
MOST_RATIO: Final = 1.2


async def run() -> list[Figure]:
    """Measure the panels of tables that go on in turn. Games before them have filled what a catalogue keeps."""
    lived, played = _turns(0), _turns(TABLES)
    two, six = Presenter(Catalogue()), Presenter(Catalogue())
    for presenter, languages in ((two, TWO), (six, SIX)):
        _say(presenter, languages, lived)
    of_two, of_six = _say(two, TWO, played), _say(six, SIX, played)
    detail = f"{1000 * of_six / len(played):.2f} ms a panel, {1000 * of_two / len(played):.2f} ms"
    return [
        Figure("saying a panel in six languages against two", of_six / of_two, "x", at_most=MOST_RATIO, detail=detail)
    ]


def _turns(first: int) -> list[tuple[int, StillTable]]:
    """Return tables along random games, a step of each in turn, with their numbers."""
    walks = []
    for n in range(TABLES):
        game = GAMES[n % len(GAMES)]
        seats = game.info.seats[-1]
        case = Case(game, seats, tuple(game.info.settle({}, seats).items()))
        walks.append(list(zip(walk(case, a_seed(500 + first + n)), range(MOST), strict=False)))
    return [
        (n, a_still_table(steps[turn][0])) for turn in range(MOST) for n, steps in enumerate(walks) if turn < len(steps)
    ]


def _say(presenter: Presenter, languages: Sequence[str], turns: Sequence[tuple[int, StillTable]]) -> float:
    """Say the panel of each step in the language of its table; return the seconds of the processor."""
    seconds = 0.0
    for n, table in turns:
        record = replace(table.record, locale=languages[n // len(GAMES) % len(languages)])
        spoken = StillTable(record, table.game, table.now)
        before = time.process_time()
        presenter.panel(spoken)
        seconds += time.process_time() - before
    return seconds
