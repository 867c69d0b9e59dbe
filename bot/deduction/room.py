"""The room of the sheet: marks, reasons and hints."""

from __future__ import annotations

from bot.deduction.ui.sheet import SheetHandler
from bot.house import House
from bot.messages.controls import Control, Fixed, Kind
from bot.ui.room import Room, at_table
from bot.ui.visits import Visits


def room(house: House, visits: Visits) -> Room:
    """Return the room."""
    sheet = SheetHandler(house, visits)
    return Room(
        name="deduction",
        controls={(Control, Kind.FIXED, Fixed.SHEET): at_table(sheet.show), (Control, Kind.SHEET): sheet.press},
    )
