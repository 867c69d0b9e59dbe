"""A server's settings for its tables, on Discord: by `/server` and by the buttons of its answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import assert_never

from bot.house import House
from bot.messages.door import DoorScreen
from bot.messages.parsing import time_zone, zone_choices
from bot.servers.messages.controls import Ruling, ServerRule
from bot.servers.messages.server import ServerScreen
from bot.tables.ids import ChannelId, GuildId, RoleId
from bot.tables.server_records import ServerRecord
from bot.tables.servers import with_channel
from bot.telling.message import Reader
from bot.ui.reply import Trouble
from bot.ui.room import Given
from bot.ui.visits import Visit
from games.core.contract import Refusal


class ServerHandler:
    """For the managers of a server: their permission is asked at each press and command, not only where the command is offered."""

    def __init__(self, house: House) -> None:
        self._servers = house.servers
        self._catalogue = house.words.catalogue
        self._screen = ServerScreen(house.words.sentences)
        self._door = DoorScreen(house.words.sentences)

    async def settings(
        self, visit: Visit, *, own_threads: bool | None = None, has_reminders: bool | None = None
    ) -> None:
        """Show the settings of the server, after changing those that are given."""

        def changed(now: ServerRecord) -> ServerRecord:
            return replace(
                now,
                own_threads=now.own_threads if own_threads is None else own_threads,
                has_reminders=now.has_reminders if has_reminders is None else has_reminders,
            )

        await self._decide(visit, changed)

    async def channel(self, visit: Visit, channel: ChannelId, *, is_allowed: bool) -> None:
        """Let tables be opened in a channel, or no longer."""
        await self._decide(visit, lambda now: with_channel(now, channel, is_allowed=is_allowed))

    async def openers(self, visit: Visit, role: RoleId | None) -> None:
        """Set the role that may open tables."""
        await self._decide(visit, lambda now: replace(now, openers=_role(visit, role)))

    async def moderators(self, visit: Visit, role: RoleId | None) -> None:
        """Set the role of the moderators, besides those whom Discord lets manage messages."""
        await self._decide(visit, lambda now: replace(now, moderators=_role(visit, role)))

    async def language(self, visit: Visit, locale: str | None) -> None:
        """Set the language of new tables and evenings; without one, each has that of the person who opens it."""
        await self._decide(visit, lambda now: replace(now, locale=locale))

    async def zone(self, visit: Visit, typed: str | None) -> None:
        """Set the time zone of people that have set none; without one, they are asked."""
        zone = None if typed is None else time_zone(typed, self._catalogue, visit.person.locale)
        await self._decide(visit, lambda now: replace(now, zone=zone))

    def zones(self, locale: str) -> Sequence[tuple[str, str]]:
        """Return the time zones of the world as (label, value), in the language of a locale."""
        return zone_choices(self._catalogue, locale)

    async def desk(self, visit: Visit) -> None:
        """Post the front desk of a channel, in the language of the server. Raises Refusal, Trouble."""
        _check_manager(visit)
        server = await self._servers.get(visit.guild)
        if await visit.reply.publicly(self._door.desk(Reader(server.locale or visit.person.locale))) is None:
            raise Refusal("too-slow")

    async def press(self, visit: Visit, control: Ruling, _: Given) -> None:
        """Carry out a button of the screen."""
        is_yes = control.number > 0
        match control.what:
            case ServerRule.THREADS:
                await self.settings(visit, own_threads=is_yes)
            case ServerRule.REMINDERS:
                await self.settings(visit, has_reminders=is_yes)
            case ServerRule.CHANNELS:
                await self._decide(visit, lambda now: replace(now, channels=()))
            case ServerRule.OPENERS:
                await self.openers(visit, None)
            case ServerRule.MODERATORS:
                await self.moderators(visit, None)
            case ServerRule.LANGUAGE:
                await self.language(visit, None)
            case ServerRule.ZONE:
                await self.zone(visit, None)
            case _:
                assert_never(control.what)

    async def _decide(self, visit: Visit, change: Callable[[ServerRecord], ServerRecord]) -> None:
        guild = _check_manager(visit)
        server = await self._servers.get(guild)
        if change(server) != server:
            server = await self._servers.change(guild, change)
        await visit.reply.in_place(self._screen.settings(visit.reader, server))


def _check_manager(visit: Visit) -> GuildId:
    """Return the server of a visitor who manages it. Raises Refusal, Trouble."""
    if visit.guild is None:
        raise Trouble("no-server-here")
    if not visit.standing.manages_server:
        raise Refusal("server-managers-only")
    return visit.guild


def _role(visit: Visit, role: RoleId | None) -> RoleId | None:
    """Return a role that tells people apart: the one that all members have is none."""
    return None if role is None or int(role) == visit.guild else role
