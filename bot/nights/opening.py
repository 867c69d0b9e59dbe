"""Opening: planned tables get a thread, their players, and a deal. A step that a crash left undone is found and gone on with."""

from __future__ import annotations

from contextlib import suppress
from datetime import datetime, timedelta
from typing import Final

import structlog

from bot.house import House
from bot.nights.nights import Nights
from bot.nights.ports import EveningWords, NightChanged
from bot.nights.records import THREADS, NightRecord, NightTable
from bot.tables.ids import ChannelId
from bot.tables.pace import LIVE_TURN
from bot.tables.records import TableRecord
from bot.tables.stores import ChannelTaken, NoSuchTable, TableFull
from bot.tables.wanted import Sitting, Wanted
from bot.telling.outbox import Post, deliver_once, fitting
from bot.telling.senders import NotThere, PortError
from games.core.contract import Refusal

log = structlog.get_logger(__name__)

MINUTE: Final = timedelta(minutes=1)


class TableOpener:
    """Opens the tables of an evening one by one, each step stored before the next."""

    def __init__(self, house: House, nights: Nights, words: EveningWords) -> None:
        self._nights = nights
        self._store = nights.stored
        self._venue = house.outside.venue
        self._announcer = house.outside.announcer
        self._words = words
        self._lobby = house.lobby
        self._tables = house.tables
        self._now = house.now
        self._opened: dict[ChannelId, list[datetime]] = {}

    async def go_on(self, night: NightRecord) -> None:
        """Open planned tables, as many as Discord takes now, and give up lost ones. Raises PortError.

        One that waits in its thread, which is locked, say, holds up no other; where none can be opened, the others are left for later.
        """
        waits: PortError | None = None
        for each in night.tables:
            if each.is_over:
                continue
            if each.is_lost and each.table is not None:
                await self.give_up(night, each)
            elif each.table is None and (each.thread is not None or self._has_room(night.channel)):
                try:
                    await self._open(night, each)
                except (NotThere, Refusal, NoSuchTable) as error:  # its thread is gone, or it cannot be dealt
                    log.info("a table of an evening is not opened", night=night.id, error=type(error).__name__)
                    await self.give_up(night, each)
                except PortError as error:
                    if not await self._has_thread(night, each):
                        raise
                    waits = waits or error
        if waits is not None:
            raise waits

    async def _has_thread(self, night: NightRecord, planned: NightTable) -> bool:
        now = await self._store.night(night.id)
        table = None if now is None else now.table(planned.n)
        return table is not None and table.thread is not None

    def _has_room(self, channel: ChannelId) -> bool:
        """Whether Discord takes another thread in a channel now. The rest is left for the next look."""
        lately = [at for at in self._opened.pop(channel, []) if at > self._now() - MINUTE]
        if lately:
            self._opened[channel] = lately
        return len(lately) < THREADS

    async def _without_the_gone(self, night: NightRecord, planned: NightTable) -> tuple[NightRecord, NightTable]:
        """Return a table that opens long after it was planned without those who have left the server since."""
        if night.split_at is None or self._now() - night.split_at < MINUTE:
            return night, planned
        for user in await self._venue.missing(night, planned.users):
            if night.guest(user) is not None:  # else the operator keeps them out: they are not dealt in anyway
                night = await self._nights.leave(night, user)
        return night, night.table(planned.n) or planned

    async def _open(self, night: NightRecord, planned: NightTable) -> None:
        if planned.thread is None:
            night, planned = await self._without_the_gone(night, planned)
            crowd = await self._store.crowd(planned.users)
            if any(blocked for _, blocked in crowd.values()):  # since the tables were made
                raise Refusal("not-welcome")
        like = None
        if planned.twins is not None:
            night = await self._store.night(night.id) or night
            if night.is_over or len(planned.users) != planned.twins:  # a guest has had themselves forgotten
                raise Refusal("night-changed")
            if planned.thread is None and any(each.is_over for each in night.dealt(planned.round)):
                raise Refusal("twin-over")  # it could not be opened for a whole game: the others wait no longer for it
            like = await self._dealt(night, planned.round)
        thread, tried_at = planned.thread, None
        if thread is None:
            self._opened.setdefault(night.channel, []).append(self._now())
            thread = await self._venue.open_thread(night, planned, self._words.thread(night, planned))
            await self._store.keep_table(night.id, planned.n, thread=thread)
        else:  # a process died here: long ago, it may be, and then Discord has forgotten the nonce
            tried_at = night.created_at
        # A person mentioned in a thread is in it, and hears of it.
        call = Post(self._announcer, thread, self._words.call(night, planned))
        await deliver_once(call, fitting(f"night.t{thread}"), tried_at)
        night = await self._store.night(night.id) or night  # it may be over by now, or a guest gone
        if night.is_over:
            raise Refusal("night-over")
        planned = night.table(planned.n) or planned
        guests = (night.guest(user) for user in planned.users)
        people = [Sitting(each.user, each.name, each.locale) for each in guests if each is not None]
        if not people or (planned.twins is not None and len(people) != planned.twins):
            raise Refusal("nobody-there")
        wanted = Wanted(
            guild=night.guild,
            channel=thread,
            game=planned.game,
            locale=night.locale,
            pace=LIVE_TURN,
            people=people,
            is_twin=planned.twins is not None,
            like=like,
        )
        try:
            record = await self._lobby.deal(wanted)
        except (ChannelTaken, TableFull, NoSuchTable):
            raise NightChanged from None  # another process deals it: the next look finds it
        except Refusal as refusal:  # such as too few, since a guest has had themselves forgotten
            if refusal.key == "already-begun":  # by another process
                raise NightChanged from None
            with suppress(Refusal, NoSuchTable):
                await self._tables.end(await self._tables.open_in(thread))
            raise
        await self._store.keep_table(night.id, planned.n, table=record.id)

    async def _dealt(self, night: NightRecord, n: int) -> TableRecord | None:
        """Return a table of a duplicate round that has been dealt; the others get the same deal."""
        for each in night.twins(n):
            if each.table is not None:
                return await self._tables.store.get(each.table)
        return None

    async def give_up(self, night: NightRecord, lost: NightTable) -> None:
        """Let the players of a table that cannot go on play elsewhere."""
        if lost.table is not None:
            with suppress(NoSuchTable):  # it is over already
                await self._tables.end(lost.table)
        await self._store.keep_table(night.id, lost.n, is_lost=True)
