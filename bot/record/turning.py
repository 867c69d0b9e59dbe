"""Turning points: the steps of a finished game after which it was no longer what it had been."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from bot.tables.records import Entry
from bot.tables.table import NumberedStep
from games.core.endings import Left
from games.core.game import AnyGame


def turning_points(game: AnyGame, entries: Sequence[Entry], steps: Iterable[NumberedStep]) -> tuple[int, ...]:
    """Return the numbers of these steps, in order: what the game names, whoever left, and the question that decided."""
    return tuple(sorted({*_told(game, steps), *_decisive(game, entries)}))


def _told(game: AnyGame, steps: Iterable[NumberedStep]) -> Iterator[int]:
    for step in steps:
        if any(isinstance(event, (Left, *game.turning)) for event in step.events):
            yield step.n


def _decisive(game: AnyGame, entries: Sequence[Entry]) -> Iterator[int]:
    asking = {kind.__name__ for kind in game.questions}
    yield from [entry.n for entry in entries if entry.name in asking][-1:]
