"""Guests of a table before its deal: the invited and the dismissed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from bot.tables.ids import TableId, UserId, is_rival
from bot.tables.limits import LimitedDeed
from bot.tables.lobby import Lobby, most_seats
from bot.tables.records import TableRecord
from bot.tables.service import Tables
from games.core.contract import Refusal
from games.core.lines import Who

MOST_GUESTS = 30
"""People that a table remembers as invited: the panel has to name them."""

MOST_SENT_AWAY = 100
"""People that a table remembers as sent away; beyond that the first of them may come again."""


class Guests:
    """Invites guests for the players of a lobby, and sends them away for its host."""

    def __init__(self, tables: Tables, lobby: Lobby) -> None:
        self._tables = tables
        self._store = tables.store
        self._lobby = lobby

    async def invite(self, table_id: TableId, user: UserId, guest: UserId, *, is_bot: bool = False) -> TableRecord:
        """Store an invitation. For a private table, and for a dismissed or blocked guest, only the host may invite.

        A block is told to the host alone: to other players such a guest is like one that was sent away. Raises Refusal.
        """
        async with self._tables.locked(table_id):
            record = await self._lobby.get(table_id)
            if record.seat_of(user) is None:
                raise record.unseated
            is_blocked = await self._tables.people.blocks(record.host, guest)
            if record.is_private or record.guests.get(guest) is False or is_blocked:
                self._lobby.check_host(record, user)
            if guest == user:
                raise Refusal("invites-self")
            if is_bot:
                raise Refusal("invites-bot")
            if (seat := record.seat_of(guest)) is not None:
                raise Refusal("guest-seated", guest=Who(seat.seat))
            if is_blocked:
                raise Refusal("guest-blocked")
            if len(record.seats) >= (most := most_seats(record)):
                raise Refusal("table-full", n=most)
            guests = {**record.guests, guest: True}
            if sum(guests.values()) > MOST_GUESTS:
                raise Refusal("too-many-guests", n=MOST_GUESTS)
            self._tables.limits.count(LimitedDeed.INVITATION, user, table=table_id, guest=guest)
            return await self._set_guests(record, guests)

    async def kick(self, table_id: TableId, user: UserId, guest: UserId, *, is_moderator: bool = False) -> TableRecord:
        """Send a guest away, until they are invited again; or take an invitation back. The host, or a moderator.

        Raises Refusal.
        """
        async with self._tables.locked(table_id):
            record = await self._lobby.get(table_id)
            self._lobby.check_host(record, user, is_moderator=is_moderator)
            if guest == user:
                raise Refusal("kicks-self")
            if is_rival(guest):
                raise Refusal("rival-kicked")
            if record.seat_of(guest) is None and not record.guests.get(guest):
                raise Refusal("nobody-there")
            others = {each: is_invited for each, is_invited in record.guests.items() if each != guest}
            away = [each for each, is_invited in others.items() if not is_invited]
            for first in away[: max(0, len(away) - MOST_SENT_AWAY + 1)]:
                del others[first]
            record = await self._set_guests(record, {**others, guest: False})  # first, or they sit down again
            if record.seat_of(guest) is None:
                return record
            return await self._lobby.free(record, guest)

    async def _set_guests(self, record: TableRecord, guests: Mapping[UserId, bool]) -> TableRecord:
        revision = await self._store.configure(record.id, guests=guests)
        return replace(record, guests=guests, revision=revision)
