"""A seat for the program: what it is given, and what it gives back.

A rival knows what its seat was told and sees what its seat sees. It never meets a state; what is handed to it may travel
to another process, so a `Secret` cannot be among it.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Protocol

from games.core.chance import Chance
from games.core.contract import Action
from games.core.deduction.seat_log import SeatLog
from games.core.lines import Line


class Strength(StrEnum):
    """How well a rival plays; the weaker forget and overlook as people do."""

    NOVICE = "novice"
    AMATEUR = "amateur"
    EXPERT = "expert"
    MASTER = "master"


@dataclass(frozen=True, slots=True, kw_only=True)
class Situation:
    """All that a rival decides by. `legal` is never empty; the views are those of its seat at this moment."""

    log: SeatLog
    table: Any  # the game's table view
    view: Any  # the game's view of the seat
    legal: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class Decision:
    """What a rival does, and why: told to anybody who asks once the game is over."""

    action: Action
    why: Line
    bits: float | None = None  # what a question is expected to tell about the solution


class Rival(Protocol):
    """How a game is played by the program. Pure: the same situation, strength and luck lead to the same decision."""

    def decide(self, situation: Situation, strength: Strength, luck: Chance) -> Decision:
        """Return one of the legal actions. What is forgotten or overlooked follows from `luck`, which is never
        the luck of the table: that would foretell its dice.
        """
