"""Hints: conclusions from the log of a seat that are missing on its sheet."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from enum import IntEnum
from itertools import islice
from typing import Final

from games.core.contract import Action
from games.core.deduction.checking import Check
from games.core.deduction.knowledge import Knowledge, Value
from games.core.deduction.seat_log import SeatLog
from games.core.deduction.sheet import Cell
from games.core.events import PublicEvent
from games.core.lines import Cited, Line

LOOKED_AT = 24
CONSIDERED = 4
"""Certainties looked at, and certainties from known steps among which the easiest to see is chosen."""


class Rung(IntEnum):
    """The rungs of a hint, from the place to look at to the conclusion."""

    WHERE = 0
    WHAT = 1
    ASK = 2
    TECHNIQUE = 3
    WHICH = 4  # of the own marks: those that are ruled out, or else those that are not proven


LADDER: Final = (Rung.WHERE, Rung.TECHNIQUE, Rung.WHAT, Rung.ASK)
"""The order in which hints are offered."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Hint:
    """A hint: the steps to compare; the techniques; the certainty in a cell, and its reasons; an action to take, with the
    share of the solutions that it is expected to leave, where that is counted exactly; or a check of marks.

    `may_ask`: whether there are questions to ask now; the action may be better than any. `has_marks`: whether the reasons rest on
    the player's marks, besides the steps.
    """

    rung: Rung
    steps: tuple[int, ...] = ()
    techniques: tuple[str, ...] = ()
    cell: Cell | None = None
    sign: str = ""
    reasons: tuple[Line, ...] = ()
    action: Action | None = None  # None where everything is certain already
    left: float | None = None
    may_ask: bool = False
    has_marks: bool = False
    check: Check | None = None


def easiest(
    load: Callable[[], Knowledge], log: SeatLog, certain: Mapping[Cell, Value]
) -> tuple[Cell, tuple[Line, ...]] | None:
    """Return, of the first of these certain cells, the one that follows from the fewest steps, and why; None where none does.

    Among more cells than can be looked at, those certain before the first turn come last: most follow from no step.
    """
    knowledge, cells = load(), list(certain)
    if len(cells) > LOOKED_AT:
        before = knowledge.findings(log.until(_first_turn(log)))
        cells.sort(key=lambda cell: before.certain(cell) == certain[cell])
    why = ((cell, knowledge.why(log, cell)) for cell in cells[:LOOKED_AT])
    found = islice((each for each in why if steps_in(each[1])), CONSIDERED)
    return min(found, key=lambda each: len(steps_in(each[1])), default=None)


def _first_turn(log: SeatLog) -> int:
    """Return the step in which the first turn began; 0 in a game that does not say so."""
    turns = (n for n, event in log.events if isinstance(event, PublicEvent) and event.is_turn)
    return next(turns, 0)


def steps_in(lines: Iterable[Line]) -> tuple[int, ...]:
    """Return the steps that sentences cite, in order."""
    facts = [fact for line in lines for fact in line.facts.values()]
    each = [part for fact in facts for part in (fact if isinstance(fact, tuple) else (fact,))]
    return tuple(sorted({part.n for part in each if isinstance(part, Cited)}))
