"""The gallery: all hands of a running game as they were some rounds ago, where its players have allowed that, for onlookers alone.

Whoever sits at the table, or ever did, does not come in; whoever has been in takes no seat of it. What is shown is noted first.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass

from bot.messages.theatre import TABLE, Theatre
from bot.tables.records import Status, TableId, TableRecord, UserId
from bot.tables.service import Tables
from bot.tables.sitters import seated_at
from bot.tables.stores import NoSuchTable, TableStore
from bot.tables.table import NumberedStep, is_playable, replay
from bot.ui.visits import Visit, Visits
from games import BY_KEY
from games.core.contract import Refusal
from games.core.events import PublicEvent
from games.core.takeback import TakenBack

ROUNDS = 3
"""So many rounds the gallery is behind the game: a round has as many turns as the table has seats."""


@dataclass(frozen=True, slots=True)
class GalleryHandler:
    """Lets onlookers see a game with all hands open, later than it is played."""

    _visits: Visits
    _store: TableStore
    _tables: Tables
    _theatre: Theatre

    async def show(self, visit: Visit, table_id: TableId, look: int = TABLE) -> None:
        """Show the table, or somebody's hand. Raises Refusal."""
        user = visit.person.user
        record = await self._visits.record(visit, table_id)
        is_here = record.channel == visit.channel and record.seat_of(user) is None
        if not is_here or not record.has_gallery or not await self._is_welcome(record, user):
            raise Refusal("not-seated")
        if record.status is not Status.LIVE or look > len(record.seats):
            raise Refusal("stale")
        if record.is_sealed or not is_playable(record.game, record.version):
            raise Refusal("frozen")
        entries, game = await self._store.entries(table_id), BY_KEY[record.game]
        turns = ROUNDS * len(record.seats)
        step = await asyncio.to_thread(lambda: turns_ago(replay(record, game, entries), turns))
        if step is None:
            raise Refusal("gallery-later")
        try:
            await self._store.visit(table_id, user)
        except NoSuchTable:
            raise Refusal("gallery-played") from None
        then = seated_at(record, await self._store.handovers(table_id), step.n)
        await visit.reply.in_place(self._theatre.gallery(then, game, step, look, visit.person.locale))

    async def _is_welcome(self, record: TableRecord, user: UserId) -> bool:
        """Return whether nobody at the table keeps somebody away."""
        if record.guests.get(user) is False:
            return False
        return not any([await self._tables.people.blocks(seat.user, user) for seat in record.seats])


def turns_ago(steps: Iterable[NumberedStep], turns: int) -> NumberedStep | None:
    """Return the step with which a turn began that as many others have followed; None where there is none yet.

    Where no event tells whose turn it is, whatever all have seen happen counts as a turn. What was taken back does not.
    """
    begun = deque[NumberedStep](maxlen=turns + 2)  # one more, for the last may be taken back
    seen = deque[NumberedStep](maxlen=turns + 2)
    for step in steps:
        public = [event for event in step.events if isinstance(event, PublicEvent)]
        if any(isinstance(event, TakenBack) for event in public):
            for each in (begun, seen):
                if each and each[-1].n == step.n - 1:
                    each.pop()
            continue
        if public:
            seen.append(step)
        if any(event.is_turn for event in public):
            begun.append(step)
    found = begun or seen
    return found[-turns - 1] if len(found) > turns else None
