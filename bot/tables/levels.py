"""The level of a table's sheets: chosen in its lobby, the same for all seats, fixed by the deal.

Every table begins with paper. Where all play by memory it stays paper: the reasons would hold faded events.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.tables.records import Level, TableRecord, Terms
from games import BY_KEY
from games.core.contract import FRIENDLY, MEMORY

SHEET: Final = "sheet"
"""The key of that option."""
HINTS: Final = "hints"
"""The key of the option whether players may ask for findings, and for good questions."""


def can_conclude(record: TableRecord) -> bool:
    """Return whether a level above paper is possible: the game has knowledge, and its players do not play by memory."""
    return BY_KEY[record.game].knowledge is not None and not _is_by_memory(record)


def level_of(record: TableRecord) -> Level:
    """Return the level that counts at a table; its other options may overrule the chosen one."""
    if not can_conclude(record):
        return Level.PAPER
    return Level.CHECKED if record.terms.has_checks else record.terms.level


def with_level(terms: Terms, level: Level) -> Terms:
    """Return these terms with another level."""
    is_checked = level is Level.CHECKED
    return replace(terms, level=Level.PAPER if is_checked else level, has_checks=is_checked)


def allows_hints(record: TableRecord) -> bool:
    """Return whether players of a table may ask for hints; its other options may overrule the choice."""
    return record.terms.has_hints and can_conclude(record)


def offers_hints(record: TableRecord) -> bool:
    """Return whether there is a hint to ask for, and players may."""
    return allows_hints(record) and has_more_to_hint(record)


def has_more_to_hint(record: TableRecord) -> bool:
    """Return whether the sheets leave a hint to ask for: beside findings there are only questions, and some games have none."""
    return not level_of(record).shows_findings or bool(BY_KEY[record.game].questions)


def has_inquest(record: TableRecord) -> bool:
    """Return whether an inquest can be held: when each answer could have been known."""
    game = BY_KEY[record.game]
    return game.knowledge is not None and (bool(game.questions) or game.inquest is not None)


def _is_by_memory(record: TableRecord) -> bool:
    return record.options.get(MEMORY.key, FRIENDLY) != FRIENDLY
