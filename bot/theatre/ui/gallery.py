"""The gallery: all hands of a running game as they were some rounds ago, where its players have allowed that, for onlookers alone.

There is none where a seat keeps its hand, or what it takes in secret: that of some rounds ago would be that of now. Such a game is shown when it is over.
A person with a seat of the table, now or before, does not come in; a visitor takes no seat of it. A look is noted before it is shown.
"""

from __future__ import annotations

from bot.house import House
from bot.tables.ids import TableId, UserId
from bot.tables.options import admits_onlookers
from bot.tables.records import TableRecord
from bot.tables.status import Status
from bot.tables.stores import NoSuchTable
from bot.theatre.messages.theatre import TABLE, Theatre
from bot.ui.visits import Visit, Visits
from games.core.contract import Refusal

ROUNDS = 3
"""Rounds that the gallery is behind the game. A round has as many turns as the table has seats."""


class GalleryHandler:
    """Lets onlookers see a game with all hands open, later than it is played."""

    def __init__(self, house: House, visits: Visits) -> None:
        self._visits = visits
        self._store = house.store
        self._tables = house.tables
        self._theatre = Theatre(house.words.presenter)

    async def show(self, visit: Visit, table_id: TableId, look: int = TABLE) -> None:
        """Show the table, or the hand of one seat. Raises Refusal."""
        user = visit.person.user
        record = await self._visits.record(visit, table_id)
        is_here = record.channel == visit.channel and record.seat_of(user) is None
        if is_here and record.terms.has_gallery and not admits_onlookers(record):  # allowed when it was still offered
            raise Refusal("gallery-lasting")
        if not is_here or not admits_onlookers(record) or not await self._is_welcome(record, user):
            raise Refusal("not-seated")
        if record.status is not Status.LIVE or look > len(record.seats):
            raise Refusal("stale")
        if record.is_sealed:
            raise Refusal("frozen")
        log = await self._tables.log(record)
        step = log.turns_ago(ROUNDS * len(record.seats))
        if step is None:
            raise Refusal("gallery-later")
        try:
            await self._store.visit(table_id, user)
        except NoSuchTable:
            raise Refusal("gallery-played") from None
        await visit.reply.in_place(self._theatre.gallery(log, step, look, visit.person.locale))

    async def _is_welcome(self, record: TableRecord, user: UserId) -> bool:
        """Return whether no player of the table keeps this person away."""
        if record.guests.get(user) is False:
            return False
        return not any([await self._tables.people.blocks(seat.user, user) for seat in record.seats])
