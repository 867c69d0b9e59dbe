"""What stands on the sheets of a table by itself: chosen in its lobby, the same for all seats, fixed by the deal.

Every table begins with paper. Where all play by memory it stays paper: what has faded would be in the reasons.
"""

from __future__ import annotations

from typing import Final

from bot.tables.records import Level, TableRecord
from games import BY_KEY
from games.core.contract import FRIENDLY, MEMORY

SHEET: Final = "sheet"
"""The key of that option."""
HINTS: Final = "hints"
"""The key of the option whether players may ask what follows, and what to ask."""


def can_conclude(record: TableRecord) -> bool:
    """Return whether anything but paper is possible: the game knows how to conclude, and nobody has agreed to play by memory."""
    return BY_KEY[record.game].knowledge is not None and not _is_by_memory(record)


def level_of(record: TableRecord) -> Level:
    """Return what counts at a table, whatever was chosen before its other options."""
    return record.terms.level if can_conclude(record) else Level.PAPER


def allows_hints(record: TableRecord) -> bool:
    """Return whether players of a table may ask for hints, whatever was chosen before its other options."""
    return record.terms.has_hints and can_conclude(record)


def has_inquest(record: TableRecord) -> bool:
    """Return whether it can be said what could have been known, and when."""
    game = BY_KEY[record.game]
    return game.knowledge is not None and (bool(game.questions) or game.inquest is not None)


def _is_by_memory(record: TableRecord) -> bool:
    return record.options.get(MEMORY.key, FRIENDLY) != FRIENDLY
