"""A person's settings for all their tables, on Discord: by `/me` and by the buttons of its answers."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

import discord

from bot.house import House
from bot.messages.controls import WAKE_PAGE, Mine, Own
from bot.messages.ways_on import WaysOn
from bot.people.messages.own_pages import OwnPages
from bot.people.messages.personal import WAKING, InboxEntry, LentSeat, Personal
from bot.people.ui.own_time import OwnTime
from bot.tables.ids import UserId
from bot.tables.people_records import SWITCHES, Reading, WakeRecord
from bot.tables.records import TableRecord
from bot.tables.status import Status
from bot.tables.stores import CannotOpen, NoSuchTable
from bot.ui.reply import Trouble
from bot.ui.room import Given
from bot.ui.visits import Visit, panel_of
from games import BY_KEY
from games.core.contract import Refusal

DiscordPerson: TypeAlias = discord.User | discord.Member


class MeHandler:
    """The settings, tables and data of one person."""

    def __init__(self, house: House, words: Personal, pages: OwnPages) -> None:
        self._pages = pages
        self._store = house.store
        self._tables = house.tables
        self._lobby = house.lobby
        self._personal = words
        self._ways = WaysOn(house.words.presenter)
        self._own_data = house.own_data

    async def settings(self, visit: Visit, **changes: Any) -> None:
        """Show the settings of the visitor, after changing those that are given, by the fields of `PersonRecord`."""
        user, people = visit.person.user, self._tables.people
        person = await (people.change(user, lambda now: replace(now, **changes)) if changes else people.get(user))
        await visit.reply.in_place(self._personal.settings(visit.reader, person))

    async def inbox(self, visit: Visit) -> None:
        """Show all tables at which the visitor plays, on every server, and those where the program plays on their seat."""
        user = visit.person.user
        tables = await self._store.tables_of(user)
        waiting = []
        for record, since in tables:
            key = await self._wants(record, user)
            waiting.append(InboxEntry(record, key, key == ASKED, since, panel_of(record)))
        lent = [
            LentSeat(record, panel_of(record), is_near=record.guild == visit.guild)
            for record in await self._store.lent_by(user)
            if not await self._tables.people.blocks(record.host, user)  # they would not get it back
        ]
        shown = self._personal.inbox(visit.reader, waiting, lent)
        await visit.reply.privately(shown if waiting or lent else self._ways.door(shown))

    async def _wants(self, record: TableRecord, user: UserId) -> str:
        """Return the key of the thing that a table wants of a player, by their own knowledge of it."""
        if record.status is Status.LOBBY:
            return "inbox-starts" if record.host == user else "inbox-lobby"
        with suppress(Refusal, CannotOpen):  # a table that cannot go on waits for no seat
            table = await self._tables.load(record.id)
            return ASKED if table.seat_of(user) in table.now.turn else "inbox-others"
        return "inbox-frozen"

    async def block(self, visit: Visit, other: DiscordPerson, *, is_blocked: bool) -> None:
        """Keep a person away from one's own tables, or let them come again. They are not told."""
        await visit.reply.privately(self._pages.note(visit.reader, await self._block(visit, other, is_blocked)))

    async def _block(self, visit: Visit, other: DiscordPerson, is_blocked: bool) -> str:
        """Block a person, or no longer; return that in words. Raises Refusal."""
        if other.id == visit.person.user:
            raise Refusal("blocks-self")
        if is_blocked and other.bot:
            raise Refusal("blocks-bot")
        await self._store.block(visit.person.user, UserId(other.id), is_blocked=is_blocked)
        return self._personal.said(visit.reader, "blocked" if is_blocked else "unblocked", person=f"<@{other.id}>")

    async def _blocks(self, visit: Visit, above: str | None = None) -> None:
        blocked = await self._store.blocked_by(visit.person.user)
        await visit.reply.in_place(self._pages.blocks(visit.reader, blocked, above))

    async def export(self, visit: Visit) -> None:
        """Send the visitor everything that is kept about them."""
        kept = await self._own_data.kept_of(visit.person.user)
        content = json.dumps(kept, ensure_ascii=False, indent=2).encode()
        await visit.reply.privately(self._personal.kept(visit.reader, content))

    async def erase(self, visit: Visit, *, is_sure: bool = False) -> None:
        """Forget the visitor, after a question: they leave their games, and past tables keep a seat without a name."""
        user = visit.person.user
        playing = [record for record, _ in await self._store.tables_of(user)]
        if not is_sure:
            await visit.reply.privately(self._personal.confirm_erasing(visit.reader, len(playing)))
            return
        for record in playing:
            with suppress(Refusal, NoSuchTable):  # a table that cannot go on keeps its seat, and nothing else of them
                if record.status is Status.LOBBY:
                    await self._lobby.leave(record.id, user, is_erased=True)
                else:
                    await self._tables.resign(record.id, user)
        named = await self._own_data.tables_of(user)
        try:
            named = await self._own_data.erase(user)
        finally:  # also where it is unknown whether they were erased
            self._tables.people.forget(user)
            for table in named:  # also where they had left, or only hosted
                async with self._tables.locked(table):  # a move that is being stored would keep their name in memory
                    self._tables.forget_all([table])
            for record in playing:
                self._tables.changed(record.id)
        await visit.reply.in_place(self._personal.note(visit.reader, "erased"))

    async def wake(self, visit: Visit, *, games: frozenset[str] | None = None, least: int | None = None) -> None:
        """Show for which games the visitor is woken on this server, after changing those that are given. Raises Trouble."""
        if visit.guild is None:
            raise Trouble("no-server-here")
        user = visit.person.user
        wake = await self._store.wake(user, visit.guild)
        if games is not None or least is not None:
            before = wake or WakeRecord(user, visit.guild, visit.person.locale, frozenset(BY_KEY), WAKING[0])
            wanted = before.games if games is None else games
            wake = WakeRecord(user, visit.guild, visit.person.locale, wanted, before.least if least is None else least)
            await self._store.keep_wake(wake)
        await visit.reply.in_place(self._personal.waking(visit.reader, wake if wake and wake.games else None))

    async def sleep(self, visit: Visit) -> None:
        """Wake the visitor no more, on any server."""
        await self._store.drop_wakes(visit.person.user)
        await visit.reply.in_place(self._personal.note(visit.reader, "wake-off"))

    async def press(self, visit: Visit, control: Own, given: Given) -> None:
        """Carry out a button or a list of a personal screen. Raises Refusal."""
        values = given.values
        match control.what:
            case Mine.SETTINGS:
                await self.settings(visit)
            case Mine.BLOCKS:
                await self._blocks(visit)
            case Mine.BLOCK:
                is_blocked = given.person.id in await self._store.blocked_by(visit.person.user)
                await self._blocks(visit, await self._block(visit, given.person, not is_blocked))
            case Mine.EXPORT:
                await self.export(visit)
            case Mine.WAKE if control.number == WAKE_PAGE:
                await self.wake(visit)
            case Mine.WAKE if control.number == 0:
                await self.wake(visit, games=frozenset(values) & frozenset(BY_KEY))
            case Mine.WAKE:
                chosen = [n for n in WAKING if str(n) in values]
                if not chosen:
                    raise Refusal("stale")
                await self.wake(visit, least=chosen[0])
            case Mine.SLEEP:
                await self.sleep(visit)
            case Mine.READING:
                await self.settings(visit, reading=frozenset(way for way in Reading if way in values))
            case Mine.INBOX:
                await self.inbox(visit)
            case Mine.ERASE:
                await self.erase(visit, is_sure=control.number > 0)
            case word:
                field = next((name for name, each in SWITCHES.items() if each.word == word), None)
                if field is None:  # a list that leads on, or a matter of time, which `OwnTime` does
                    raise Refusal("stale")
                await self.settings(visit, **{field: control.number > 0})


@dataclass(frozen=True, slots=True)
class PersonHandlers:
    """The handlers that the commands of a person call."""

    me: MeHandler
    timing: OwnTime


ASKED = "inbox-asked"
