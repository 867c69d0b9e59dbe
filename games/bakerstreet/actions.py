"""Bakerstreet: the actions of a seat."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from games.bakerstreet.model import Card, Letter
from games.core.contract import Action


class Play(Action):
    """Lay a card of the hand on the stack of a pile, 1 to 5 (R-BS-07); another is drawn at once (R-BS-09)."""

    verb: ClassVar[str] = "play"
    then: ClassVar[str] = "estimate"
    card: Card
    pile: int


class Estimate(Action):
    """Estimate the sum of the cards in both hands (R-BS-11)."""

    verb: ClassVar[str] = "estimate"
    number: int


class Doubt(Action):
    """Doubt the opponent's last estimate, instead of a turn (R-BS-16)."""

    verb: ClassVar[str] = "doubt"
    then: ClassVar[str] = "choose"


class Choose(Action):
    """Choose the pile to count: the doubt is won (R-BS-22)."""

    verb: ClassVar[str] = "choose"
    then: ClassVar[str] = "take"
    pile: int


class Take(Action):
    """Take a clue card from the pile just won (R-BS-29)."""

    verb: ClassVar[str] = "take"
    letter: Letter


BakerAction: TypeAlias = Play | Estimate | Doubt | Choose | Take
ACTIONS = (Play, Estimate, Doubt, Choose, Take)
