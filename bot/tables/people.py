"""People: their settings for all their tables, kept in memory as far as there is room."""

from __future__ import annotations

from collections.abc import Callable, Collection
from datetime import datetime
from typing import Final

from bot.tables.ids import UserId
from bot.tables.pace import Clock, Sitter
from bot.tables.people_records import NOTHING, PersonRecord
from bot.tables.records import TableRecord
from bot.tables.remembered import Remembered
from bot.tables.stores import PeopleStore

REMEMBERED: Final = 16_384


class People:
    """Reads and writes people's settings. `is_shared`: other processes write the same database, so nothing is kept."""

    def __init__(self, store: PeopleStore, *, is_shared: bool = False) -> None:
        self._store = store
        self._known: Remembered[UserId, PersonRecord] = Remembered(0 if is_shared else REMEMBERED)

    async def get(self, user: UserId) -> PersonRecord:
        """Return a person's settings."""
        return (await self.of([user]))[user]

    async def of(self, users: Collection[UserId]) -> dict[UserId, PersonRecord]:
        """Return the settings of these people."""
        found = {user: known for user in users if (known := self._known.get(user)) is not None}
        if missing := [user for user in users if user not in found]:
            changes = self._known.changes
            stored = {each.user: each for each in await self._store.people(missing)}
            for user in missing:
                found[user] = stored.get(user) or PersonRecord(user=user)
                self._known.keep(user, found[user], changes=changes)
        return found

    async def change(self, user: UserId, new: Callable[[PersonRecord], PersonRecord]) -> PersonRecord:
        """Set something; return all that is set now."""
        try:
            return await self._store.change_person(user, new)
        finally:  # also where it is unknown whether it was stored
            self._known.drop(user)

    async def turning(self, now: datetime) -> list[UserId]:
        """Return the people with an absence that begins or ends now, and has not been carried to their tables."""
        return await self._store.turning(now)

    async def blocks(self, user: UserId, other: UserId) -> bool:
        """Return whether a user is kept away from the tables that a person hosts."""
        return other in await self._store.blocked_by(user)

    def forget(self, user: UserId) -> None:
        """Drop a person's settings from memory."""
        self._known.drop(user)

    async def sitters(self, record: TableRecord, clock: Clock) -> tuple[Sitter, ...]:
        """Return the players of a table, as a clock sees them. Rivals, which are never away, are not among them."""
        playing = [seat for seat in record.seats if not seat.gone and not seat.is_rival]
        people = await self.of([seat.user for seat in playing])
        away, covered = clock.away, clock.covered
        return tuple(
            Sitter(
                each.seat,
                people[each.user].hours,
                away.get(each.seat),
                is_covered=each.seat in covered,
                is_reminded=people[each.user].remind_by != NOTHING,
                remind_every=people[each.user].remind_every,
            )
            for each in playing
        )
