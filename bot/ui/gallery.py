"""The gallery: all hands of a running game as they were some rounds ago, where its players have allowed that, for onlookers alone.

Whoever sits at the table, or ever did, does not come in; whoever has been in takes no seat of it. What is shown is noted first.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from itertools import islice

from bot.messages.theatre import TABLE, Theatre
from bot.tables.records import Status, TableId
from bot.tables.stores import NoSuchTable, TableStore
from bot.tables.table import is_playable, replay
from bot.ui.visits import Visit, Visits
from games import BY_KEY
from games.core.contract import Refusal

ROUNDS = 3
"""So many rounds of moves the gallery is behind the game."""


@dataclass(frozen=True, slots=True)
class GalleryHandler:
    """Lets onlookers see a game with all hands open, later than it is played."""

    _visits: Visits
    _store: TableStore
    _theatre: Theatre

    async def show(self, visit: Visit, table_id: TableId, look: int = TABLE) -> None:
        """Show the table, or somebody's hand. Raises Refusal."""
        user = visit.person.user
        record = await self._visits.record(visit, table_id)
        is_welcome = record.channel == visit.channel and record.guests.get(user) is not False
        if not is_welcome or not record.has_gallery or record.seat_of(user) is not None:
            raise Refusal("not-seated")
        if record.status is not Status.LIVE or look > len(record.seats):
            raise Refusal("stale")
        if record.is_sealed or not is_playable(record.game, record.version):
            raise Refusal("frozen")
        entries = await self._store.entries(table_id)
        n = len(entries) - ROUNDS * len(record.seats)
        if n < 0:
            raise Refusal("gallery-later")
        try:
            await self._store.visit(table_id, user)
        except NoSuchTable:
            raise Refusal("gallery-played") from None
        game = BY_KEY[record.game]
        step = await asyncio.to_thread(lambda: next(islice(replay(record, game, entries[:n]), n, None)))
        await visit.reply.in_place(self._theatre.gallery(record, game, step, look, visit.person.locale))
