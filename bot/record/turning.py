"""Turning points: the steps of a finished game after which it was no longer what it had been."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from bot.tables.records import Entry
from bot.tables.table import NumberedStep
from games.core.endings import Left
from games.core.game import AnyGame
from games.core.inquest import Inquest


def turning_points(
    game: AnyGame, entries: Sequence[Entry], steps: Iterable[NumberedStep], inquest: Inquest | None = None
) -> tuple[int, ...]:
    """Return the numbers of these steps, in order.

    They are what the game names, whoever left, the question that decided, and what the inquest found.
    """
    found = inquest.turning_points if inquest is not None else ()
    return tuple(sorted({*_told(game, steps), *_decisive(game, entries), *found}))


def _told(game: AnyGame, steps: Iterable[NumberedStep]) -> Iterator[int]:
    for step in steps:
        if any(isinstance(event, (Left, *game.turning)) for event in step.events):
            yield step.n


def _decisive(game: AnyGame, entries: Sequence[Entry]) -> Iterator[int]:
    asking = {kind.__name__ for kind in game.questions}
    yield from [entry.n for entry in entries if entry.name in asking][-1:]
