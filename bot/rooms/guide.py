"""The room of the guide: help, rules and lessons."""

from __future__ import annotations

from bot.house import House
from bot.messages.controls import Page
from bot.ui.guide import GuideHandler
from bot.ui.room import Room
from bot.ui.visits import Visits
from cogs.guide import GuideCog


def room(house: House, _: Visits) -> Room:
    """Return the room."""
    guide = GuideHandler(house)
    return Room(name="guide", on=guide, controls={(Page,): guide.turn_to}, commands=(GuideCog,))
