"""The cast: the characters of `data/rivals.toml`. A character's number is for good: tables hold it."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bot.tables.ids import FIRST_RIVAL, UserId
from bot.tables.records import TableRecord
from games.core.deduction.rival import Strength, Style
from games.core.game import AnyGame

_FILE: Final = Path(__file__).resolve().parents[2] / "data" / "rivals.toml"


@dataclass(frozen=True, slots=True)
class Character:
    """One character of the program. `key` names the text about their manners (`rival-<key>`)."""

    number: int
    key: str
    name: str
    strength: Strength
    style: Style

    @property
    def user(self) -> UserId:
        """The user id of the character at a table."""
        return UserId(FIRST_RIVAL - self.number)

    def style_in(self, game: AnyGame) -> Style:
        """Return the style that shows in a game."""
        return self.style if self.strength in game.styles else Style.PLAIN


CAST: Final = tuple(
    Character(each["number"], each["key"], each["name"], Strength(each["strength"]), Style(each.get("style", "plain")))
    for each in tomllib.loads(_FILE.read_text(encoding="utf-8"))["characters"]
)
"""All characters, the weakest first."""
STEPS: Final = ((10, Strength.MASTER), (4, Strength.EXPERT), (1, Strength.AMATEUR), (0, Strength.NOVICE))
"""The strengths of rivals by how many games of its kind a person must have won to meet them."""
_BY_USER: Final = {each.user: each for each in CAST}


def character_of(user: UserId) -> Character:
    """Return the character on a rival's seat."""
    return _BY_USER[user]


def strength_for(won: int) -> Strength:
    """Return the strength of rivals for a person who has won so many games of a kind."""
    return next(strength for least, strength in STEPS if won >= least)


def stand_in(record: TableRecord) -> UserId:
    """Return the rival for an absent player: a good player that is not at the table."""
    return next(each.user for each in CAST if each.strength is Strength.EXPERT and record.seat_of(each.user) is None)
