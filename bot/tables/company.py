"""Company: seats of a lobby that go to the program, and come back from it."""

from __future__ import annotations

from dataclasses import dataclass

from bot.tables.cast import Character
from bot.tables.lobby import Lobby, most_seats
from bot.tables.records import TableId, TableRecord, UserId
from bot.tables.service import Tables
from bot.tables.stores import TableFull
from games import BY_KEY
from games.core.contract import Refusal


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

    async def remove(self, table_id: TableId, user: UserId, rival: Character) -> TableRecord:
        """Take a seat back from the program. Raises Refusal."""
        async with self._tables.locked(table_id):
            await self.seats_of(table_id, user)
            if not await self._tables.store.leave_seat(table_id, rival.user):
                raise Refusal("nobody-there")
            return await self._lobby.get(table_id)
