"""Rivals, seats that the program plays: their situation and their decision.

A rival has the log and the views of its seat. It never meets a state; its situation may travel
to another process, so a `Secret` cannot be among it.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Protocol, runtime_checkable

from games.core.chance import Chance
from games.core.contract import Action
from games.core.deduction.seat_log import SeatLog
from games.core.lines import Line


class Strength(StrEnum):
    """The strength of a rival; the weaker forget and overlook as people do."""

    NOVICE = "novice"
    AMATEUR = "amateur"
    EXPERT = "expert"
    MASTER = "master"


class Style(StrEnum):
    """The style of a rival: how it plays, and not how well. A game may know none of them."""

    PLAIN = "plain"
    BOLD = "bold"
    GUARDED = "guarded"


@dataclass(frozen=True, slots=True, kw_only=True)
class Situation:
    """All that a rival decides by. `legal` is never empty; the views are those of its seat at this moment."""

    log: SeatLog
    table: Any  # the game's table view
    view: Any  # the game's view of the seat
    legal: tuple[Action, ...]
    style: Style = Style.PLAIN  # its own


@dataclass(frozen=True, slots=True)
class Decision:
    """The action of a rival, and its reason, which players may read once the game is over."""

    action: Action
    why: Line
    bits: float | None = None  # what a question is expected to tell about the solution


class Rival(Protocol):
    """The program's play of a game. Pure: the same situation, strength and luck lead to the same decision."""

    def decide(self, situation: Situation, strength: Strength, luck: Chance) -> Decision:
        """Return one of the legal actions. Lapses of memory follow from `luck`, which is never
        the luck of the table: that would foretell its dice.
        """


@runtime_checkable
class Adviser(Rival, Protocol):
    """A rival that weighs a question against other moves, as advice for a person."""

    def advise(self, situation: Situation, luck: Chance) -> Decision:
        """Return one of the legal actions."""
