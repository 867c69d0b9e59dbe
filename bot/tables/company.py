"""Company: seats of a lobby that go to the program, and come back from it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

from bot.tables.cast import CAST, Character
from bot.tables.ids import TableId, UserId
from bot.tables.lobby import Lobby, most_seats
from bot.tables.records import TableRecord
from bot.tables.service import Tables
from bot.tables.stores import TableFull
from games import BY_KEY
from games.core.contract import Refusal
from games.core.deduction.rival import Strength

StrengthOf: TypeAlias = Callable[[UserId, str], Awaitable[Strength]]
"""Returns the strength of rivals that suits a person at a game."""

GOOD_SEATS: Final = 3
"""Seats at a table that rivals fill, where the game can be played by so many."""


def good_seats(record: TableRecord) -> int:
    """Return the number of seats up to which rivals fill a table."""
    return min(max(GOOD_SEATS, BY_KEY[record.game].info.seats[0]), most_seats(record))


def can_fill(record: TableRecord) -> bool:
    """Return whether rivals may fill a table that has seats left for them."""
    return BY_KEY[record.game].rival is not None and len(record.seats) < good_seats(record)


@dataclass(frozen=True, slots=True)
class Company:
    """The host's choices about rivals before the deal."""

    _tables: Tables
    _lobby: Lobby

    async def seats_of(self, table_id: TableId, user: UserId) -> TableRecord:
        """Return a lobby that this person hosts, of a game that the program plays. Raises Refusal."""
        record = await self._lobby.get(table_id)
        self._lobby.check_host(record, user)
        if BY_KEY[record.game].rival is None:
            raise Refusal("rivals-not-here")
        return record

    async def add(self, table_id: TableId, user: UserId, rival: Character) -> TableRecord:
        """Give the next seat to the program. Raises Refusal."""
        async with self._tables.locked(table_id):
            record = await self.seats_of(table_id, user)
            if record.seat_of(rival.user) is not None:
                raise Refusal("rival-seated")
            most = most_seats(record)
            try:
                await self._tables.store.take_seat(
                    table_id, user=rival.user, name=rival.name, locale=record.locale, most=most
                )
            except TableFull:
                raise Refusal("table-full", n=most) from None
            return await self._lobby.get(table_id)

    async def fill(self, table_id: TableId, user: UserId, strength: Strength) -> TableRecord:
        """Give free seats to rivals of one strength, until there are enough for a good game. Raises Refusal."""
        record = await self.seats_of(table_id, user)
        seats = good_seats(record)
        for rival in CAST:
            if rival.strength is strength and len(record.seats) < seats and record.seat_of(rival.user) is None:
                record = await self.add(table_id, user, rival)
        return record

    async def remove(self, table_id: TableId, user: UserId, rival: Character) -> TableRecord:
        """Take a seat back from the program. Raises Refusal."""
        async with self._tables.locked(table_id):
            await self.seats_of(table_id, user)
            if not await self._tables.store.leave_seat(table_id, rival.user, at=self._tables.now()):
                raise Refusal("nobody-there")
            return await self._lobby.get(table_id)
