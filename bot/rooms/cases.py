"""The room of cases: the one of the day, and those to practise."""

from __future__ import annotations

from typing import Final

from bot.cases.cases import Cases
from bot.house import House
from bot.loop import Loop
from bot.messages.controls import CaseControl
from bot.ui.cases import CaseHandler
from bot.ui.room import Room
from bot.ui.visits import Visits
from cogs.case import CaseCog

INTERVAL: Final = 60.0


def room(house: House, _: Visits) -> Room:
    """Return the room."""
    cases = Cases(house.store, house.ground, house.workers)
    handler = CaseHandler(house, cases)
    return Room(
        name="cases",
        on=handler,
        controls={(CaseControl,): handler.press},
        loops=(Loop("cases", cases.prepare, interval=INTERVAL),),
        commands=(CaseCog,),
    )
