"""The cast: the characters of `data/rivals.toml`. A character's number is for good: tables hold it."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bot.tables.records import FIRST_RIVAL, TableRecord, UserId
from games.core.deduction.rival import Strength

_FILE: Final = Path(__file__).resolve().parents[2] / "data" / "rivals.toml"


@dataclass(frozen=True, slots=True)
class Character:
    """One character of the program. `key` names the text about their manners (`rival-<key>`)."""

    number: int
    key: str
    name: str
    strength: Strength

    @property
    def user(self) -> UserId:
        """The user id of the character at a table."""
        return UserId(FIRST_RIVAL - self.number)


CAST: Final = tuple(
    Character(each["number"], each["key"], each["name"], Strength(each["strength"]))
    for each in tomllib.loads(_FILE.read_text(encoding="utf-8"))["characters"]
)
"""All characters, the weakest first."""
_BY_USER: Final = {each.user: each for each in CAST}


def character_of(user: UserId) -> Character:
    """Return the character on a rival's seat."""
    return _BY_USER[user]


def stand_in(record: TableRecord) -> UserId:
    """Return the rival for an absent player: a good player that is not at the table."""
    return next(each.user for each in CAST if each.strength is Strength.EXPERT and record.seat_of(each.user) is None)
