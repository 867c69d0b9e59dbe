"""13 Indices: a question and its answer, as a reader knows it."""

from __future__ import annotations

from dataclasses import dataclass

from games.clues.actions import Ask
from games.core.seats import Seat

RECENT = 4
"""The last questions, and the last wrong accusations, that the panel shows; the log has them all."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Heard:
    """A question as a reader knows it; `count` is None where the answer is not theirs to know."""

    by: Seat
    ask: Ask
    count: int | None
