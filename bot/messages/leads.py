"""Lists that lead on: each entry is the id of a control that the router then presses."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.messages.codes import Code
from bot.messages.controls import (
    WAKE_PAGE,
    CaseControl,
    CaseKey,
    Chapter,
    DoorKey,
    Entrance,
    Leaf,
    Mine,
    Own,
    Page,
    StatsPage,
)

HELP: Final = Page(Leaf.HELP, "all")
WAYS: Final = Entrance(DoorKey.WAYS)
OWN_PAGES: Final = Own(Mine.PAGES)

LEADS: Final[Mapping[Code, Mapping[str, Code]]] = {
    WAYS: {
        "ways-settings": Own(Mine.SETTINGS),
        "ways-practise": CaseControl(True, 0, CaseKey.PRACTISE),
        "ways-board": CaseControl(False, 0, CaseKey.BOARD),
        "ways-stats": StatsPage(Chapter.PERSON),
        "ways-night": Entrance(DoorKey.NIGHT),
        "ways-help": HELP,
    },
    OWN_PAGES: {
        "own-settings": Own(Mine.SETTINGS),
        "own-time": Own(Mine.TIME),
        "own-wake": Own(Mine.WAKE, WAKE_PAGE),
        "own-blocks": Own(Mine.BLOCKS),
    },
}
"""The entries of each list, by the catalogue keys of their labels. No other control is reached by a forged entry."""


ON_SERVERS: Final = frozenset({"ways-board", "ways-night"})
"""Entries that lead nowhere from a mailbox."""


def led_to(control: Code, value: str) -> Code | None:
    """Return the control of a chosen entry, or None where the list has no such entry."""
    return next((each for each in LEADS[control].values() if each.id == value), None)
