"""Seats for the program on Discord: the host's screen in the lobby."""

from __future__ import annotations

from bot.house import House
from bot.messages.controls import Control, RivalKey
from bot.rivals.messages.rivals import RivalsScreen
from bot.tables.cast import CAST, Character
from bot.tables.company import Company, StrengthOf, can_fill
from bot.tables.ids import TableId
from bot.ui.lobby import LobbyHandler
from bot.ui.room import Given
from bot.ui.visits import Visit, Visits
from games.core.contract import Refusal


class RivalsHandler:
    """Lets the host seat rivals, and send them away again."""

    def __init__(self, house: House, visits: Visits, lobby: LobbyHandler, strength_of: StrengthOf) -> None:
        self._visits = visits
        self._lobby = lobby
        self._strength_of = strength_of
        self._company = Company(house.tables, house.lobby)
        self._tables = house.tables
        self._screen = RivalsScreen(house.words.sentences)

    async def show(self, visit: Visit, table_id: TableId) -> None:
        """Show the characters that may play for the program. Raises Refusal."""
        await self._visits.record(visit, table_id)
        record = await self._company.seats_of(table_id, visit.person.user)
        await visit.reply.in_place(self._screen.screen(record, visit.person.locale))

    async def press(self, visit: Visit, control: Control, given: Given) -> None:
        """Seat a character, or send it away; the same screen shows the choices that are left. Raises Refusal."""
        await self._visits.record(visit, control.table)
        user = visit.person.user
        if control.number == RivalKey.FILL:
            await self._fill(visit, control.table)
            return
        if control.number == RivalKey.ADD:
            record = await self._company.add(control.table, user, _named(given.values[0] if given.values else ""))
        elif control.number == RivalKey.REMOVE:
            record = await self._company.remove(control.table, user, _named(str(control.part)))
        else:
            raise Refusal("stale")
        self._tables.changed(record.id)
        await visit.reply.in_place(self._screen.screen(record, visit.person.locale))

    async def _fill(self, visit: Visit, table_id: TableId) -> None:
        """Seat rivals of the host's strength, until there are enough for a good game. Raises Refusal."""
        user = visit.person.user
        record = await self._company.seats_of(table_id, user)
        if not can_fill(record):
            raise Refusal("rivals-enough")
        record = await self._company.fill(table_id, user, await self._strength_of(user, record.game))
        await self._lobby.changed(visit, record, "rivals-filled")


def _named(number: str) -> Character:
    """Return the character with this number. Raises Refusal."""
    if (found := next((each for each in CAST if str(each.number) == number), None)) is None:
        raise Refusal("stale")
    return found
