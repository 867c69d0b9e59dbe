"""Servers: the decisions of each about its tables, the permissions there, and the end of its data.

A user's standing on a server comes with each press and command, and is judged by it: nothing of it is remembered.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass, replace
from datetime import timedelta
from typing import Final

import structlog

from bot.tables.ground import Ground
from bot.tables.ids import ChannelId, GuildId, RoleId, TableId
from bot.tables.remembered import Remembered
from bot.tables.server_records import ServerRecord
from games.core.contract import Refusal

log = structlog.get_logger(__name__)

REMEMBERED: Final = 16_384

MOST_CHANNELS: Final = 25
"""As many as a refusal can name: it lists the channels in which tables may be opened."""

GRACE: Final = timedelta(hours=1)
"""The time for which games go on after a server has removed the bot: some do that to let it in again with other permissions."""

KEPT: Final = timedelta(days=30)
"""The time for which everything of a server is kept after it has removed the bot, in case the bot comes back."""


@dataclass(frozen=True, slots=True)
class MemberRights:
    """A user's standing in a place, as Discord says it of them now."""

    guild: GuildId | None = None
    places: frozenset[ChannelId] = frozenset()  # the channel, its parent, and the category of both
    roles: frozenset[RoleId] = frozenset()
    manages_server: bool = False
    manages_messages: bool = False


def check_opening(server: ServerRecord, who: MemberRights) -> None:
    """Raise Refusal where a user may not open a table. Managers of the server are bound by the rules of place only."""
    if server.channels and who.places.isdisjoint(server.channels):
        raise Refusal("channel-not-allowed", channels=tuple(f"<#{channel}>" for channel in server.channels))
    if server.openers is not None and server.openers not in who.roles and not who.manages_server:
        raise Refusal("openers-only", role=f"<@&{server.openers}>")


def is_moderator(server: ServerRecord, who: MemberRights) -> bool:
    """Return whether a user may step in at tables that others host: on this server, and from nowhere else."""
    has_role = server.moderators is not None and server.moderators in who.roles
    return who.guild == server.guild and (who.manages_messages or has_role)


def with_channel(server: ServerRecord, channel: ChannelId, *, is_allowed: bool) -> ServerRecord:
    """Return the server with one channel more, or fewer, where tables may be opened. Raises Refusal."""
    others = tuple(each for each in server.channels if each != channel)
    if is_allowed and len(others) >= MOST_CHANNELS:
        raise Refusal("too-many-channels", n=MOST_CHANNELS)
    return replace(server, channels=(*others, channel) if is_allowed else others)


class Servers:
    """Reads and writes the decisions of servers, and forgets those that the bot has left for good.

    `forgotten` is told the tables of which nothing is stored any more.
    """

    def __init__(
        self,
        ground: Ground,
        forgotten: Callable[[Collection[TableId]], None] = lambda _: None,
        desert: Callable[[GuildId], Awaitable[None]] | None = None,
    ) -> None:
        """`desert` ends the games of a server that the bot will not come back to in time."""
        self._desert = desert
        self._store = ground.store
        self._now = ground.now
        self._forgotten = forgotten
        self._owns = ground.owns
        self._known: Remembered[GuildId, ServerRecord] = Remembered(0 if ground.is_shared else REMEMBERED)
        self._is_in: Callable[[GuildId], bool | None] = lambda _: None
        self._is_to_compare = False

    async def get(self, guild: GuildId | None) -> ServerRecord:
        """Return a server's decisions; the defaults outside of servers."""
        if guild is None:
            return ServerRecord(guild=GuildId(0))
        if (known := self._known.get(guild)) is not None:
            return known
        changes = self._known.changes
        found = await self._store.server(guild)
        self._known.keep(guild, found, changes=changes)
        return found

    async def change(self, guild: GuildId, new: Callable[[ServerRecord], ServerRecord]) -> ServerRecord:
        """Change a server's decisions; return all of them as they are now. Passes on the errors of `new`."""
        try:
            return await self._store.change_server(guild, new)
        finally:
            self._known.drop(guild)

    async def wants_reminders(self, guild: GuildId | None) -> bool:
        """Return whether people may be reminded of their turns at the tables of a server."""
        return (await self.get(guild)).has_reminders

    # When the bot is removed

    async def removed(self, guild: GuildId) -> None:
        """The bot was removed from a server: note since when, if anything is kept of it."""
        self._is_to_compare = True  # where the database is silent now, the next round finds it
        if guild in await self._store.known_servers():
            await self._note_removal(guild)

    async def _note_removal(self, guild: GuildId) -> None:
        if (await self.get(guild)).removed_at is None:
            at = self._now()
            await self.change(guild, lambda now: replace(now, removed_at=now.removed_at or at))

    async def returned(self, guild: GuildId) -> None:
        """The bot is in a server again: everything stays."""
        if (await self.get(guild)).removed_at is not None:
            await self.change(guild, lambda now: replace(now, removed_at=None))

    def met(self, is_in: Callable[[GuildId], bool | None]) -> None:
        """Note that Discord has listed the bot's servers: the next round compares them with the known ones.

        `is_in`: whether the bot is in a server now; None where Discord has not said so yet.
        """
        self._is_in, self._is_to_compare = is_in, True

    async def tick(self) -> None:
        """End the games of servers that have removed the bot, and forget those that did long ago; where it surely is not now."""
        if self._is_to_compare:
            await self._compare()
        before = self._now() - KEPT
        for each in await self._store.removed_servers():
            if not self._owns(each.guild):
                continue
            is_in = self._is_in(each.guild)
            if is_in:  # it was let in while the bot was not listening
                await self.returned(each.guild)
                continue
            if is_in is None or each.removed_at is None:
                continue
            if self._desert is not None and each.removed_at <= self._now() - GRACE:
                await self._desert(each.guild)
            if each.removed_at <= before:
                tables = await self._store.erase_server(each.guild, before)
                self._known.drop(each.guild)
                self._forgotten(tables)
                log.info("a server is forgotten", tables=len(tables))

    async def _compare(self) -> None:
        """Find the servers that have removed the bot while it was not listening."""
        self._is_to_compare = False
        try:
            for guild in filter(self._owns, await self._store.known_servers()):
                if self._is_in(guild) is False:
                    await self._note_removal(guild)
        except BaseException:
            self._is_to_compare = True
            raise
