"""What the host of a lobby may choose besides the options of the game: the platform's own, the same for every game. Pure."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.tables.changes import Change
from bot.tables.levels import HINTS, SHEET, can_conclude
from bot.tables.pace import PACE, PACES
from bot.tables.records import Level, TableRecord
from games import BY_KEY
from games.core.contract import Refusal

ACCESS = "access"
OPEN = "open"
INVITED = "invited"
"""Who may sit down: everybody who is not sent away, or only whoever is invited."""

GALLERY = "gallery"
"""Whether onlookers may see all hands, some rounds later."""
CLOSED, DELAYED = "closed", "delayed"
ABSENCES = "absences"
CASES = "cases"
"""Whether a case may be made of the game, by everybody's leave."""
COUNT = "count"
IGNORED = "ignored"
"""Whether an announced absence counts at a table, or is as any other."""
ON: Final = "on"
OFF: Final = "off"

OWN: Final = (PACE, SHEET, ACCESS, ABSENCES, GALLERY, HINTS, CASES)
"""The keys of all of them, in the order in which they are set."""


def change_of(record: TableRecord, key: str, value: str) -> Change:
    """Return what an option changes at a lobby. Raises Refusal for one that it has not, or has not with this value."""
    if key == PACE and value in PACES:
        pace = PACES[value]
        return {"pace": pace, "clear_clock": pace is None}
    if key == ABSENCES and value in (COUNT, IGNORED):
        return {"clock": replace(record.clock, no_absences=value == IGNORED)}
    if key == GALLERY and value in (CLOSED, DELAYED):
        return {"has_gallery": value == DELAYED}
    if key == SHEET and value in list(Level) and can_conclude(record):
        return {"level": Level(value)}
    if key == HINTS and value in (OFF, ON) and can_conclude(record):
        return {"has_hints": value == ON}
    if key == CASES and value in (OFF, ON) and BY_KEY[record.game].puzzle is not None:
        if value == ON and any(user != record.host for user in record.people):
            raise Refusal("case-others-seated")  # whoever sits down with it in sight has agreed
        return {"may_be_case": value == ON}
    if key == ACCESS and value in (OPEN, INVITED):
        return {"is_private": value == INVITED}
    if key in OWN:
        raise Refusal("no-such-option")
    return {"options": BY_KEY[record.game].info.settle({**record.options, key: value})}
