"""Persons and servers that the operator keeps out of the instance."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Protocol

from bot.tables.ids import GuildId, UserId
from games.core.contract import Refusal


@dataclass(frozen=True, slots=True)
class Banned:
    """All that are kept out."""

    people: frozenset[UserId] = frozenset()
    servers: frozenset[GuildId] = frozenset()


class BanStore(Protocol):
    """Stores the bans, for all processes."""

    async def banned(self) -> Banned:
        """Return all that are kept out."""

    async def ban(self, banned: int, *, is_server: bool, at: datetime) -> None:
        """Keep a person or a server out."""

    async def unban(self, banned: int, *, is_server: bool) -> bool:
        """Let a person or a server in again; return whether they were kept out."""


class Bans:
    """Refuses the presses of all that are kept out. Reads the store once a minute, since any process may ban."""

    def __init__(self, store: BanStore, leave: Callable[[GuildId], Awaitable[None]] | None = None) -> None:
        """`leave` takes the bot out of a server, where this process serves it."""
        self._store = store
        self._leave = leave
        self.now = Banned()

    async def tick(self) -> None:
        """Learn the bans, and leave the servers among them."""
        self.now = await self._store.banned()
        if self._leave is not None:
            for guild in sorted(self.now.servers):
                await self._leave(guild)

    def keeps_out(self, user: UserId) -> bool:
        """Whether a person is kept out, as far as was known a minute ago."""
        return user in self.now.people

    def check(self, user: UserId, guild: GuildId | None) -> None:
        """Raise Refusal where a person, or the server of a press, is kept out."""
        if self.keeps_out(user):
            raise Refusal("banned")
        if guild in self.now.servers:
            raise Refusal("banned-server")
